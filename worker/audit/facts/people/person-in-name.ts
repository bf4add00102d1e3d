import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { sourceAt } from '../../website/text/text-sources.ts';
import type { Website } from '../../website/website.ts';
import { EXACT_NAME, isPersonName } from './name-words.ts';
import type { PersonSeen } from './person-seen.ts';
import { hasRole } from './roles-in-text.ts';

/**
 * Who runs a business that bears her name and nothing else says so: "Therapy centre Ida B. Lind" whose mail goes to
 * "ida.lind@" and where one person speaks. Either alone is no proof: mailboxes are made of names of places too.
 */
export function ownerInName(website: Website): PersonSeen | null {
  const [home] = website.documents;
  const title = home?.view.titles[0];
  if (home === undefined || title === undefined) return null;
  const headings = home.view.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  const names = [title, ...headings].flatMap((text) => text.split(/\s[|–—·-]\s|[:,>\n]/u)).flatMap(nameAtEnd);
  const [name] = names.filter((one) => hasMailbox(website, one));
  if (name === undefined || !speaksAlone(website)) return null;
  return { name, role: null, source: sourceAt(home, 'title', title), weight: 1 };
}

/** "Ida B. Lind" of "Therapie-Zentrum Ida B. Lind". */
function nameAtEnd(text: string): string[] {
  const words = text.trim().split(/\s+/);
  for (let from = Math.max(0, words.length - MAX_NAME_WORDS); from <= words.length - 2; from++) {
    const name = words.slice(from).join(' ');
    if (EXACT_NAME.test(name) && isPersonName(name) && !hasRole(name)) return [name];
  }
  return [];
}

const MAX_NAME_WORDS = 4;

/** "ida.lind@", "i.lind@", "lind.ida@", "ida@", "lind@". */
function hasMailbox(website: Website, name: string): boolean {
  const words = plainWords(name).replace(/[.']/g, '').split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const boxes = [`${first} ${last}`, `${last} ${first}`, `${first.charAt(0)} ${last}`, first, last];
  return website.documents.some(({ lines }) =>
    lines.some(({ text }) => {
      const box = text.includes('@') ? MAILBOX.exec(text)?.[1] : undefined;
      return box !== undefined && boxes.includes(plainWords(box.replace(/[._-]+/g, ' ')));
    }),
  );
}

const MAILBOX = /([\w.+-]{3,64})@[\w-]/;

/** One person tells of herself: "Über mich", "je vous accueille", "my practice". */
const speaksAlone = (website: Website): boolean =>
  website.documents.some(
    ({ lines, isLegal }) => !isLegal && lines.some(({ text, foreign }) => foreign === null && FIRST_PERSON.test(text)),
  );

const FIRST_PERSON = lightLetters(
  regexSource`
    (?<!\p{L})(?:
      [Üü]ber mich
      |[Ii]ch (?:bin|biete|arbeite|freue|begleite)
      |[Mm]eine[rn]? (?:Praxis|Arbeit|Ausbildung)
      |[Jj]e (?:vous|suis|propose|reçois|travaille)
      |[Mm]on (?:parcours|cabinet|approche)
      |[Àà] propos de moi
      |[Qq]ui suis-je
      |[Aa]bout me
      |I (?:am|offer|work|have been|provide)
      |[Mm]y (?:practice|work|approach|clients|studio)
    )(?!\p{L})
  `,
  'u',
);

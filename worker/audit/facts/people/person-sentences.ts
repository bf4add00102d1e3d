import { HintedPattern } from '../../website/text/hinted-pattern.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { lineSource, type TextDocument, type TextLine } from '../../website/text/text-sources.ts';
import { SAID_TO_BE, SEVERAL } from '../../words/owner-words.ts';
import { FIRST_NAME, FULL_NAME, isPersonName } from './name-words.ts';
import type { PersonSeen } from './person-seen.ts';
import { hasRole, roleAhead } from './roles-in-text.ts';

/** People told of in sentences: "Ida Lind is our head chef", "The owner is Tom Reed", "Valérie vous accueille". */

/** Group 1 the name. */
const IS = lightLetters(`(?:^|[.!] )(${FULL_NAME}),? (?:is|ist|est) `, 'gu');
const DETERMINER = /^(the|our|an?|eine?|unsere?|der|die|le|la|un|une|notre)\s/;

interface Told {
  name: string;
  determiner: string;
  role: string;
  /** What follows in the sentence. */
  rest: string;
}

/** "Ida Lind is our head chef." */
function toldIn(text: string): Told | null {
  if (!hasRole(text) || !IS_SOMETHING.test(text)) return null;
  for (const { index, 0: words, 1: name = '' } of IS.matchAll(text)) {
    const said = /^[^.!?]*/.exec(text.slice(index + words.length))?.[0] ?? '';
    const determiner = DETERMINER.exec(said)?.[0] ?? '';
    const role = roleAhead(said.slice(determiner.length));
    if (role) return { name, determiner: determiner.trimEnd(), ...role };
  }
  return null;
}
const IS_SOMETHING = lightLetters(/\p{Lu}\S+ (?:is|ist|est) \p{Ll}/u);

/** Group 1 the role, 2 the name. */
const ROLE_IS = new HintedPattern(
  lightLetters(`(?:${SAID_TO_BE}) (?:is|ist|est) \\p{Lu}`, 'u'),
  regexSource`
    (?:The|Our|Der|Die|Unsere?|Le|La|L['’]|Notre)\s?(
      (?:\p{Ll}+ )?pastor|${SAID_TO_BE}
    ) (?:is|ist|est) (${FULL_NAME})(?![\p{Ll}])
  `,
  'u',
);
/** Group 1 the name. */
const WELCOMES = new HintedPattern(
  lightLetters(/\p{Lu}\S+ vous (?:accueille|reçoi|propose)/u),
  `^(${FIRST_NAME}(?: et ${FIRST_NAME})?) vous (?:accueille(?:nt)?|reçoi(?:t|vent)|propose(?:nt)?)(?!\\p{L})`,
  'u',
);
/** Group 1 the role in the plural, 2 and 3 the names. */
const PLURAL = new HintedPattern(
  lightLetters(`(?:${SEVERAL})\\s?:?\\s\\p{Lu}`, 'u'),
  regexSource`
    (?:^|[\s(,])(${SEVERAL})\s?:?\s(${FULL_NAME}),? (?:and|&|und|et) (${FULL_NAME})(?![\p{Ll}])
  `,
  'u',
);
const MAX_SENTENCES_CHARS = 1_200;

export function peopleInSentences(document: TextDocument, line: TextLine): PersonSeen[] {
  if (document.isLegal || line.text.length > MAX_SENTENCES_CHARS) return [];
  const source = () => lineSource(document, line);
  const [, role, owner] = ROLE_IS.exec(line.text) ?? [];
  if (role && owner && isName(owner)) return [{ name: owner, role, source: source(), weight: 2 }];
  const [, kind, first, second] = PLURAL.exec(line.text) ?? [];
  if (kind && first && second && isName(first) && isName(second))
    return [first, second].map((name) => ({ name, role: singular(kind), source: source(), weight: 2 }));
  const [, names] = WELCOMES.exec(line.text) ?? [];
  if (names && !NOBODY.test(names) && !document.view.titles.some((title) => title.includes(names)))
    return names
      .split(' et ')
      .filter(isName)
      .map((name) => ({ name, role: null, source: source(), weight: 2 }));
  const told = toldIn(line.text);
  if (told === null || !isName(told.name)) return [];
  const { name, determiner, role: post, rest } = told;
  const isHere = document.page.role === 'about' && THE_ONE.test(determiner);
  const isOurs = OURS.test(determiner) || isHere || isOfWebsite(document, name, rest);
  return isOurs ? [{ name, role: post, source: source(), weight: 2 }] : [];
}

/** "Je vous propose", "L'institut vous accueille" */
const NOBODY = lightLetters(/^(?:Je|Il|Elle|On|Nous|Ils|Elles|Qui|Tout|Cela|Ça)(?!\p{L})|^\p{Lu}['’]/u);

const OURS = /^(?:our|unsere?|notre)$/;
/** "Ida Lind is the head pastor", on the page about us. */
const THE_ONE = /^(?:the|der|die|le|la)$/;

const isName = (name: string): boolean => isPersonName(name) && !hasRole(name);
const singular = (role: string): string | null => (/^(?:Drs|hôtes)/.test(role) ? null : role.replace(/s$/, ''));

/** The page is titled after her, or says that she is that of whose page it is. */
function isOfWebsite({ view, page }: TextDocument, name: string, rest: string): boolean {
  const surname = name.split(/\s+/).at(-1) ?? '';
  const title = view.titles[0] ?? '';
  if (title.includes(surname)) return true;
  const parts = title.split(/\s[|–—·-]\s/).filter((part) => part.length >= MIN_TITLE_CHARS);
  const h1 = view.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  return (
    (page.role === 'home' || page.role === 'about') &&
    (OF_HERE.test(rest) || [...parts, ...h1].some((part) => rest.includes(part)))
  );
}

const MIN_TITLE_CHARS = 6;
/** "... of this practice", "... and founder of Larch Dental" */
const OF_HERE = lightLetters(
  regexSource`
    ^\s(?:here|hier|ici|of (?:the|this|our) (?:practice|clinic|firm|company|church|parish|school|studio|salon)
    |(?:dieser|unserer) (?:Praxis|Firma)|d(?:e notre|u) (?:cabinet|salon|atelier))(?!\p{L})
  `,
  'u',
);

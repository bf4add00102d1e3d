import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { lineSource, sourceAt, type TextDocument } from '../../website/text/text-sources.ts';
import { OWNER_OVER_NAME, PRACTITIONER_OVER_NAME } from '../../words/owner-words.ts';
import { EXACT_NAME, isPersonName } from './name-words.ts';
import type { PersonSeen } from './person-seen.ts';
import { hasRole, isRoleAlone, roleFirst, roleLast } from './roles-in-text.ts';

const HEADING = /^h([1-6])$/;
/** Headings of a legal notice, on a page of its own or not. */
const IMPRINT = lightLetters(
  regexSource`
    ^(?:impressum.*|angaben (?:gemass|nach) .*|anbieter(?:kennzeichnung)?|imprint|legal notice|mentions legales
    |editeur(?: du site)?|aviso legal|note legali|colofon)$
  `,
  'u',
);
/** Street and number; postal code and town. */
const STREET_LINE = lightLetters(/^\p{L}[\p{L}\s.'’-]{2,50}\s\d{1,4}\s?[a-z]?$/iu);
const TOWN_LINE = lightLetters(/^(?:[A-Z]{1,2}-)?\d{4,5}\s\p{L}/u);
/** What a letter ends with, above the name of who wrote it. */
const SIGN_OFF = lightLetters(
  regexSource`
    ^(?:
      (?:mit )?(?:herzliche[nr]?|liebe|viele|beste|freundliche[nr]?) gru(?:ße|ße[n]?|ss|sse|ssen|ße)
      |ihre?
      |eure?
      |(?:best|kind|warm) regards
      |warmly
      |sincerely
      |yours(?: \p{L}+)?
      |cordialement
      |bien a vous
      |chaleureusement
      |un (?:cordial )?saludo
      |cordiali saluti
      |met vriendelijke groet
      |atenciosamente
      |com carinho
    )[,!.]?$
  `,
  'u',
);

/** Blocks below a heading that names a legal notice. */
export function imprintZone({ view, isLegal }: TextDocument): boolean[] {
  let level: number | null = null;
  return view.blocks.map((block) => {
    const own = Number(HEADING.exec(block.tag)?.[1] ?? 7);
    if (own < 7) {
      if (IMPRINT.test(plainWords(block.text))) level = Math.min(level ?? own, own);
      else if (level !== null && own <= level) level = null;
    }
    return isLegal || level !== null;
  });
}

/** Who runs a business without a company: the name over the address of a legal notice, under a letter, behind the profession. */
export function soleOwner(document: TextDocument, at: number, imprint: readonly boolean[]): PersonSeen | null {
  const line = document.lines[at];
  if (!line || line.text.length > 70) return null;
  const labelled = labelledOwner(document, at, imprint);
  if (labelled) return labelled;
  const last = HEADING.test(line.tag) ? roleLast(line.text) : null;
  const source = () => lineSource(document, line);
  if (last && isName(last.name) && !hasRole(last.name)) return { ...last, source: source(), weight: 2 };
  const first = roleFirst(line.text);
  const name = first ? line.text.slice(first.end) : line.text;
  if (!isName(name) || hasRole(name)) return null;
  const above = document.lines[at - 1]?.text ?? '';
  // "Director Northern Trail" under a name is that person's role.
  if (first) return isName(above) && !hasRole(above) ? null : { name, role: first.role, source: source(), weight: 2 };
  const isTitle = line.tag === 'h1' && inTitle(document, name) && isFirstPerson(document);
  const isOwner = isTitle || isOverAddress(document, at, imprint) || SIGN_OFF.test(plainWords(above));
  return isOwner ? { name, role: null, source: source(), weight: 1 } : null;
}

/** "Wehrführer:" or, in a legal notice, "Name" over the name. */
function labelledOwner(document: TextDocument, at: number, imprint: readonly boolean[]): PersonSeen | null {
  const [label, line] = [document.lines[at - 1], document.lines[at]];
  if (!line || label === undefined || label.foreign !== null) return null;
  const isLabel =
    (/:$/.test(label.text) && isRoleAlone(label.text)) ||
    ((imprint[label.block] ?? false) && OWNER_OVER_NAME.test(label.text)) ||
    PRACTITIONER_OVER_NAME.test(label.text);
  if (!isLabel || !isName(line.text) || hasRole(line.text)) return null;
  const role = hasRole(label.text) ? label.text.replace(/\s?:$/, '') : null;
  return { name: line.text, role, source: lineSource(document, line, `${label.text} ${line.text}`), weight: 2 };
}

/** In a legal notice the name, maybe what is offered, and the address. */
function isOverAddress({ lines }: TextDocument, at: number, imprint: readonly boolean[]): boolean {
  const [line, street, town, below] = lines.slice(at, at + 4);
  if (!line || !(imprint[line.block] ?? false) || street?.foreign !== null || town === undefined) return false;
  if (isAddressAt(street.text, town.text)) return true;
  // "Eva Klein", "Practice for speech therapy", the address.
  const isOffer = /^[^\d:]{4,60}$/.test(street.text) && !isName(street.text);
  return isOffer && isAddressAt(town.text, below?.text ?? '');
}

/** "Eva Klein und Tom Reed" over the address of a legal notice. */
export function ownersTogether(document: TextDocument, at: number, imprint: boolean[]): PersonSeen[] {
  const [line, street, town] = document.lines.slice(at, at + 3);
  if (!line || !(imprint[line.block] ?? false) || line.text.length > 70 || line.foreign !== null) return [];
  const names = line.text.split(/ (?:und|and|et|y|e|en|&) /u);
  const isAddress =
    street !== undefined && town !== undefined && STREET_LINE.test(street.text) && TOWN_LINE.test(town.text);
  if (names.length < 2 || !isAddress || !names.every((name) => EXACT_NAME.test(name) && isPersonName(name))) return [];
  return names.map((name) => ({ name, role: null, source: lineSource(document, line), weight: 1 }));
}

const isName = (text: string): boolean => EXACT_NAME.test(text) && isPersonName(text);

const isAddressAt = (street: string, town: string): boolean => STREET_LINE.test(street) && TOWN_LINE.test(town);

const inTitle = ({ page, view }: TextDocument, name: string): boolean =>
  page.role === 'home' && view.titles.some((title) => title.includes(name));

/** "Eva Klein – Psychologist", "Eva Klein Psychologist": the title of a site of one person. */
export function ownerInTitle(document: TextDocument): PersonSeen[] {
  const title = document.page.role === 'home' ? (document.view.titles[0] ?? '') : '';
  if (title.length > 120) return [];
  const parts = title.split(/\s[-–—|·:]\s|,\s/u);
  const found = parts.flatMap((part, at): PersonSeen[] => {
    const last = roleLast(part);
    const named = last?.name ?? part;
    const role = last?.role ?? roleFirst(`${parts[at + 1] ?? ''} `)?.role;
    if (
      role === undefined ||
      !EXACT_NAME.test(named) ||
      !isPersonName(named) ||
      hasRole(named) ||
      namesTrade(named, role)
    )
      return [];
    return [{ name: named, role, source: sourceAt(document, 'title', title), weight: 2 }];
  });
  return found.slice(0, 1);
}

/** "Tidewater Plumbing, Plumber": the firm is named after the trade it is in. */
const namesTrade = (name: string, role: string): boolean =>
  name
    .toLowerCase()
    .split(/\s+/)
    .some((word) => word.length >= STEM_CHARS && role.toLowerCase().startsWith(word.slice(0, STEM_CHARS)));
/** Enough of a word to tell "plumbing" by "plumber". */
const STEM_CHARS = 5;

/** Headings and menu entries over who speaks on the site of one person. */
const ABOUT_ME = lightLetters(
  regexSource`
    ^(?:about me|uber mich|zu meiner person|a propos de moi|qui suis-je ?\??|sobre mi|quien soy|chi sono
    |over mij|wie ben ik|sobre mim|quem sou(?: eu)?|メッセージ|プロフィール)$
  `,
  'u',
);

const isFirstPerson = ({ view }: TextDocument): boolean =>
  [...view.headings, ...view.links].some(({ text }) => text.length <= 30 && ABOUT_ME.test(plainWords(text)));

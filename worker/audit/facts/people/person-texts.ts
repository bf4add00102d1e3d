import type { TextBlock } from '../../website/page/page-view.ts';
import { isAboutOthers } from '../../website/text/foreign-passages.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import {
  lineSource,
  placeInBody,
  sourceAt,
  type TextDocument,
  type TextLine,
} from '../../website/text/text-sources.ts';
import type { FactSource } from '../facts.ts';
import { namesReviews, REVIEWS_PLACE } from '../reviews/review-words.ts';
import { peopleInProfile } from './japanese-profile.ts';
import { imprintZone, ownerInTitle, ownersTogether, soleOwner } from './person-owners.ts';
import { toldOf } from './person-sentences.ts';
import {
  CJK_NAME,
  FIRST_NAME,
  FULL_NAME,
  GROUP_INTRODUCTION,
  INTRODUCTION,
  isPersonName,
  LABELLED,
  LABELLED_JA,
  LED_BY,
  NAME_THEN_ROLE,
  OUR_PERSON,
  OWNED_BY,
  PERSON_PLACE,
  PORTRAIT_ALT,
  ROLE,
  ROLE_LINE,
  ROLE_LINE_JA,
  ROLE_ONLY,
  TEAM_NAME,
  TITLED,
  TITLED_SURNAME,
} from './person-words.ts';

export interface PersonSeen {
  name: string;
  role: string | null;
  source: FactSource;
  weight: number;
}

const EXACT_NAME = lightLetters(`^(?:${FULL_NAME})$`, 'u');
const EXACT_FIRST_NAME = lightLetters(`^(?:${FIRST_NAME})$`, 'u');
const EXACT_CJK_NAME = lightLetters(`^(?:${CJK_NAME})$`, 'u');
const FURTHER_NAME = lightLetters(`^\\s?(?:,|und|and|et|y|e|en|&|sowie)\\s(${FULL_NAME})(?![\\p{Ll}])`, 'u');
/** Degrees after a name: "Eva Klein, LL.M." */
const DEGREES = lightLetters(
  /(?:,?\s(?:LL\.? ?M\.?|MBA|M\.? ?Sc\.?|B\.? ?Sc\.?|M\.? ?A\.?|Ph\.? ?D\.?|FMH|Esq\.?|CPA|DDS|DMD|MD|O\.? ?D\.?|D\.? ?C\.?|DPT|DVM|D\.? ?O\.?|L\.?Ac\.?|RVT|RN|LCSW|LMT|RMT|MRCVS|BVSc)(?:\s?\([\p{L} .]{2,20}\))?|\s\((?:\p{Lu}[\p{Lu}.]{0,5}(?:[-/, ]{1,2}(?=\p{Lu}))?){1,4}\))+$/u,
);
const HEADING = /^h([1-6])$/;
const MAX_ROLE_CHARS = 80;
const MAX_ABOVE_CHARS = 40;

export function findPeople(document: TextDocument): PersonSeen[] {
  const found = ownerInTitle(document);
  if (isAboutOthers(document.page, document.view)) return found;
  const zone = teamZone(document);
  const imprint = imprintZone(document);
  const names = namesInRow(document, zone);
  document.lines.forEach((line, at) => {
    if (line.foreign !== null || line.landmark === 'nav' || line.tag === 'label' || inReviews(document, line)) return;
    const person =
      introduced(document, line) ??
      card(document, at, zone, names) ??
      titled(document, line) ??
      soleOwner(document, at, imprint);
    const named = [
      ...listed(document, line),
      ...labelled(document, line, at),
      ...ourPerson(document, line),
      ...peopleInProfile(document, at),
    ];
    if (named.length > 0) found.push(...named);
    else if (person) found.push(person);
    found.push(
      ...introducedTogether(document, line),
      ...ownersTogether(document, at, imprint),
      ...toldOf(document, line),
    );
  });
  for (const image of document.view.images) {
    const name = PORTRAIT_ALT.exec(image.alt?.trim() ?? '')?.[1];
    const place = placeInBody(document.view, image.path);
    if (name && isPersonName(name))
      found.push({ name, role: null, source: sourceAt(document, `${place} img[alt]`, image.alt ?? ''), weight: 1 });
  }
  return found;
}

const inReviews = ({ view }: TextDocument, line: TextLine): boolean =>
  REVIEWS_PLACE.test(view.paths[view.blocks[line.block]?.path ?? -1] ?? '');

const LEGAL_FORM = lightLetters(
  /^,?\s(?:S\.\s?(?:[AL]|L\.\s?U|A\.\s?S|r\.\s?l|p\.\s?A|n\.\s?c|a\.\s?s)\b|S(?:LU?|A|RL|rl|nc|as)(?![\p{L}.])|Ltda\b|Lda\b)/u,
);

/** "Inhaber: Eva Klein", "院長　山田太郎". */
function labelled(document: TextDocument, line: TextLine, at: number): PersonSeen[] {
  if (line.text.length > 200) return [];
  const match = LABELLED.exec(line.text) ?? LABELLED.exec(spelled(line.text)) ?? LABELLED_JA.exec(line.text);
  const [, role, name] = match ?? [];
  if (!match || !role || !name || !isPersonName(name) || /[\u3040-\u309f]{3}/.test(name)) return [];
  // "Director Northern Trail" under a name is that person's role.
  const above = document.lines[at - 1]?.text ?? '';
  if (!/[:：–-]/.test(match[0]) && EXACT_NAME.test(above) && isPersonName(above) && !ROLE.test(above)) return [];
  // "Responsable: Prados del Norte, S.L." is a company.
  if (LEGAL_FORM.test(line.text.slice(match.index + match[0].length))) return [];
  // "Vertreten durch Eva Klein und Tom Reed": the others follow.
  const names = [name];
  let rest = line.text.slice(match.index + match[0].length);
  for (let next = FURTHER_NAME.exec(rest); next?.[1] && isPersonName(next[1]); next = FURTHER_NAME.exec(rest)) {
    names.push(next[1]);
    rest = rest.slice(next[0].length);
  }
  const source = lineSource(document, line);
  return names.map((one) => ({ name: one, role: roleOfLabel(role), source, weight: 3 }));
}

/** "Eva Klein (chair) | Tom Reed (treasurer)", as a caption names who is on the picture. */
function listed(document: TextDocument, line: TextLine): PersonSeen[] {
  if (line.text.length > MAX_LIST_CHARS || !line.text.includes('(')) return [];
  const entries = [...line.text.matchAll(NAME_IN_LIST)].flatMap(([, name = '', role = '']) =>
    isPersonName(name) && !ROLE.test(name) && ROLE.test(role) ? [{ name, role }] : [],
  );
  const source = lineSource(document, line);
  return entries.length >= 2 ? entries.map((entry) => ({ ...entry, source, weight: 3 })) : [];
}

const MAX_LIST_CHARS = 400;
const NAME_IN_LIST = lightLetters(`(?:^|[|,;·/]\\s?|(?:und|and|et) )(${FULL_NAME}) \\(([^()]{3,60})\\)`, 'gu');

const SHOUTED_FAMILY = lightLetters(/(?<=: ?)(?:\p{Lu}{3,} \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \p{Lu}{3,})$/u);
/** "Directrice : Ana KLEIN" as names are written elsewhere; where all words are shouted, it may be a company. */
const spelled = (text: string): string =>
  text.replace(SHOUTED_FAMILY, (name) =>
    name.replace(SHOUTED_WORD, (word) => word.charAt(0) + word.slice(1).toLowerCase()),
  );

const roleOfLabel = (label: string): string =>
  label
    .replace(/^Inh\.$/, 'Inhaber')
    .replace(/^founded by$/i, 'founder')
    .replace(/^owned by$/i, 'owner');

function ourPerson(document: TextDocument, line: TextLine): PersonSeen[] {
  const isShort = line.text.length <= 600 && /our|unser|otre|nuestr|nostr|onze|noss/i.test(line.text);
  const [, role, name] = isShort ? (OUR_PERSON.exec(line.text) ?? []) : [];
  return role && name && isPersonName(name) ? [{ name, role, source: lineSource(document, line), weight: 2 }] : [];
}

function introduced(document: TextDocument, line: TextLine): PersonSeen | null {
  const name = (INTRODUCTION.exec(line.text) ??
    (line.text.length <= 600 ? (LED_BY.exec(line.text) ?? OWNED_BY.exec(line.text)) : null))?.[1];
  if (!name || !isPersonName(name) || ROLE.test(name)) return null;
  return { name, role: null, source: lineSource(document, line), weight: 2 };
}

function introducedTogether(document: TextDocument, line: TextLine): PersonSeen[] {
  const list = GROUP_INTRODUCTION.exec(line.text)?.[1];
  if (!list) return [];
  const names = list
    .split(/,? (?:and|und|et|y|e|en|&) |, /u)
    .filter((name) => EXACT_FIRST_NAME.test(name) && isPersonName(name));
  // "We are Ida and Tom Reed": a couple has one surname.
  const [one = '', other = ''] = names;
  const isCouple = names.length === 2 && !one.includes(' ') && /^\S+ \S+$/.test(other);
  const whole = isCouple ? [`${one} ${other.split(' ')[1]}`, other] : names;
  return whole.map((name) => ({ name, role: null, source: lineSource(document, line), weight: 2 }));
}

/** Blocks under a heading over people, or on the cards of a team. */
function teamZone(document: TextDocument): boolean[] {
  const { view } = document;
  const onCards = showsPeople(document);
  let level: number | null = null;
  return view.blocks.map((block) => {
    const own = Number(HEADING.exec(block.tag)?.[1] ?? 7);
    if (own < 7) {
      // "Vets" below "Our team" divides it.
      if (TEAM_NAME.test(plainWords(block.text))) level = Math.min(level ?? own, own);
      else if (level !== null && (own <= level || namesReviews(block.text))) level = null;
    }
    return level !== null || (onCards && PERSON_PLACE.test(view.paths[block.path] ?? ''));
  });
}

/** Templates lend the cards of a team to machines and rooms: somebody on them has a title, a role or a heading over people. */
function showsPeople({ page, view }: TextDocument): boolean {
  if (page.role === 'about') return true;
  return view.blocks.some((block, at) => {
    if (HEADING.test(block.tag) && TEAM_NAME.test(plainWords(block.text))) return true;
    if (!PERSON_PLACE.test(view.paths[block.path] ?? '')) return false;
    const next = view.blocks[at + 1];
    const isRole = (text: string) =>
      text.length <= MAX_ROLE_CHARS && ((ROLE_LINE.test(text) && !NO_ROLE.test(text)) || ROLE_LINE_JA.test(text));
    return TITLED.test(block.text) || isRole(block.text) || (next !== undefined && isRole(next.text));
  });
}

/** Headings of a team that are mostly names of people: then those are, whatever stands below. */
function namesInRow({ view }: TextDocument, zone: boolean[]): Set<number> {
  const portraits = new Set(view.images.map(({ alt }) => alt?.trim() ?? ''));
  const levels = new Map<string, { names: number[]; of: number; isTeam: boolean }>();
  view.blocks.forEach((block, at) => {
    if (!zone[at] || !HEADING.test(block.tag) || TEAM_NAME.test(plainWords(block.text))) return;
    const name = writtenName(block.text);
    const level = levels.get(block.tag) ?? { names: [], of: 0, isTeam: false };
    level.of += 1;
    if ((EXACT_NAME.test(name) || TITLED.test(name)) && isPersonName(name) && !ROLE.test(name)) level.names.push(at);
    // "Modern rooms" and "Short ways" look like names; a title, a degree or a portrait tells that people are meant.
    level.isTeam ||= TITLED.test(name) || DEGREES.test(block.text.trim()) || portraits.has(name);
    levels.set(block.tag, level);
  });
  return new Set(
    [...levels.values()].flatMap(({ names, of, isTeam }) =>
      isTeam && names.length >= 2 && names.length * 3 >= of * 2 ? names : [],
    ),
  );
}

const SHOUTED_WORD = lightLetters(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu);

/** "Dr. med vet. Eva KLEIN, DDS" as names are written elsewhere. */
const writtenName = (text: string): string =>
  text
    .replace(DEGREES, '')
    .replace(/(?<![\s,:])[\s,:]+$/, '')
    .replace(/(?<=\b(?:med|dent)) (?=vet\.|dent\.)/u, '. ')
    .replace(SHOUTED_WORD, (word) => word.charAt(0) + word.slice(1).toLowerCase());

const DOTS_INSIDE = lightLetters(/(?:\p{Lu}\.){1,3}|(?<=\d)\.(?=\d)/gu);

/** A name of its own with a role beside it: "Eva Klein, owner", or a heading "Eva Klein" over "Owner". */
function card(document: TextDocument, at: number, zone: boolean[], names: Set<number>): PersonSeen | null {
  const line = document.lines[at];
  const block = line && document.view.blocks[line.block];
  if (!line || !block || line.text.length > 120) return null;
  const [, named, beside] = NAME_THEN_ROLE.exec(line.text) ?? [];
  // "Eva Klein (TFA)" among the headings of a team: whatever stands behind the name is her role.
  const isRole = ROLE.test(beside ?? '') || ((zone[line.block] ?? false) && isShortRole(line, beside ?? ''));
  if (named && beside && isRole && isPersonName(named) && !ROLE.test(named)) {
    return { name: named, role: cleanRole(beside), source: lineSource(document, line), weight: 3 };
  }
  const inTeam = zone[line.block] ?? false;
  const name = inTeam ? writtenName(line.text) : line.text.replace(DEGREES, '').replace(/(?<![\s,:])[\s,:]+$/, '');
  // In a list of terms the role stands above the name, and the line below is the next one's.
  const next = block.tag === 'dd' ? undefined : document.lines[at + 1];
  const role =
    next &&
    next.landmark === line.landmark &&
    next.text.length <= MAX_ROLE_CHARS &&
    !NAME_THEN_ROLE.test(next.text) &&
    // "President: Eva Klein" under the name of a club tells its president.
    !/:(?: |$)/.test(next.text) &&
    ROLE_LINE.test(next.text.replace(DOTS_INSIDE, '')) &&
    !NO_ROLE.test(next.text)
      ? next
      : null;
  const isSurname = inTeam && TITLED_SURNAME.test(name);
  if ((!isSurname && !isNameLine(name, inTeam && isProminent(block))) || ROLE.test(name) || ROLE_LINE_JA.test(name))
    return null;
  if (role)
    return {
      name,
      role: cleanRole(role.text),
      source: lineSource(document, line, `${name} / ${role.text}`),
      weight: 3,
    };
  const above = document.lines[at - 1];
  // "1. Vorsitzender" as a heading over the name.
  if (
    above &&
    HEADING.test(above.tag) &&
    !HEADING.test(line.tag) &&
    ROLE_ONLY.test(above.text) &&
    EXACT_NAME.test(name)
  )
    return {
      name,
      role: above.text.replace(/\s?:$/, ''),
      source: lineSource(document, line, `${above.text} / ${name}`),
      weight: 3,
    };
  // "CEO of Larch Travels" over the heading with the name, where no name stands before it.
  const aboveThat = document.lines[at - 2];
  const isRoleAbove =
    (inTeam || saysTheRole(above?.text ?? '') || (block.tag === 'dd' && above?.tag === 'dt')) &&
    (HEADING.test(line.tag) || block.tag === 'dd') &&
    above !== undefined &&
    above.text.length <= MAX_ABOVE_CHARS &&
    !HEADING.test(above.tag) &&
    ROLE_LINE.test(above.text.replace(DOTS_INSIDE, '')) &&
    (!NO_ROLE.test(above.text) || saysTheRole(above.text)) &&
    (block.tag === 'dd' ||
      !(aboveThat !== undefined && EXACT_NAME.test(aboveThat.text) && isPersonName(aboveThat.text)));
  if (isRoleAbove && EXACT_NAME.test(name))
    return {
      name,
      role: cleanRole(saysTheRole(above.text) ? above.text.replace(ARTICLE, '') : above.text),
      source: lineSource(document, line, `${above.text} / ${name}`),
      weight: 2,
    };
  if (inTeam && above && EXACT_CJK_NAME.test(name) && ROLE_LINE_JA.test(above.text))
    return { name, role: above.text, source: lineSource(document, line, `${above.text} / ${name}`), weight: 3 };
  // On the card of a team member the heading is the member's name; after a name comes a role, however it is put.
  const before = document.lines[at - 1];
  const afterName = before !== undefined && (zone[before.block] ?? false) && EXACT_FIRST_NAME.test(before.text);
  const place = document.view.paths[block.path] ?? '';
  if (names.has(line.block) && (EXACT_NAME.test(name) || TITLED.test(name)))
    return { name, role: underName(document, at), source: lineSource(document, line), weight: 2 };
  const onCard = inTeam && !afterName && PERSON_PLACE.test(place) && HEADING.test(block.tag) && EXACT_NAME.test(name);
  return onCard || (inTeam && (TITLED.test(name) || (HEADING.test(block.tag) && TITLED_SURNAME.test(name))))
    ? { name, role: null, source: lineSource(document, line), weight: 2 }
    : null;
}

/** Under the name on a card stands what she does, in words no list of professions has: "Administration". */
function underName(document: TextDocument, at: number): string | null {
  const next = document.lines[at + 1];
  if (!next || HEADING.test(next.tag) || !/^(?:p|div|span|em|strong|small)$/.test(next.tag)) return null;
  const isShort = next.text.length <= MAX_ABOVE_CHARS && !/[.!?:@…]|\d{3}/.test(next.text);
  return isShort && !(EXACT_NAME.test(next.text) && isPersonName(next.text)) && !NO_ROLE.test(next.text)
    ? cleanRole(next.text)
    : null;
}

const ARTICLE =
  /^(?:the|our|de[rn]?|die|unsere?|onze|le|la|notre|el|nuestr[oa]|il(?: nostro)?|la nostra|o|a|noss[oa]) |^l['’]/i;
/** "The chef", "Notre pâtissière": of whom there is one, who is named next. */
const saysTheRole = (text: string): boolean => ARTICLE.test(text) && ROLE_ONLY.test(text.replace(ARTICLE, ''));

/** "Your dentist near me", "Optometrist room", "Parque Principal", "control del propietario": what a business has or is, not what somebody is. */
const NO_ROLE = lightLetters(
  /\b(?:your|our|my|near|highly|experienced|best|rooms?|entry|booking|appointments?|why|how|meet|find|every|parque|plaza|calle|avenida|entrada|sede|v[ií]a|(?:de[li]|dell[oa]|d[oa]) (?:propriet|propiet|dueñ)\p{L}+)(?!\p{L})|\p{L}-(?:,|\s|$)/iu,
);

const isShortRole = (line: TextLine, beside: string): boolean =>
  HEADING.test(line.tag) && /\)$/.test(line.text) && beside.length <= 40 && !/\d/.test(beside);

function isNameLine(name: string, prominent: boolean): boolean {
  if (!isPersonName(name)) return false;
  return (
    EXACT_NAME.test(name) || (prominent && EXACT_FIRST_NAME.test(name)) || (prominent && EXACT_CJK_NAME.test(name))
  );
}

const isProminent = (block: TextBlock): boolean =>
  HEADING.test(block.tag) || /^(?:strong|b|dt|figcaption|p|div|span)$/.test(block.tag);

/** "Dr. med. Eva Klein" as a heading. */
function titled(document: TextDocument, line: TextLine): PersonSeen | null {
  if (!HEADING.test(line.tag) || !TITLED.test(line.text) || !isPersonName(line.text)) return null;
  return { name: line.text, role: null, source: lineSource(document, line), weight: 2 };
}

const cleanRole = (text: string): string =>
  text
    .replace(/(?<![\s.])[\s.]+$/, '')
    .replace(/^([^(]*)\)+$/, '$1')
    .slice(0, MAX_ROLE_CHARS)
    .trim();

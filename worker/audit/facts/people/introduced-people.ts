import { HintedPattern } from '../../website/text/hinted-pattern.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { lineSource, type TextDocument, type TextLine } from '../../website/text/text-sources.ts';
import { LEGAL_FORM_NEXT } from '../../words/legal-form-words.ts';
import { INH } from '../../words/owner-words.ts';
import { EXACT_FIRST_NAME, EXACT_NAME, FULL_NAME, isPersonName } from './name-words.ts';
import type { PersonSeen } from './person-seen.ts';
import {
  GROUP_INTRODUCTION,
  INTRODUCTION,
  LABELLED,
  LABELLED_JA,
  LED_BY,
  OWNED_BY,
  ourPersonIn,
} from './person-words.ts';
import { hasRole } from './roles-in-text.ts';
import { spelled } from './written-name.ts';

/** People whom a line introduces: by a label, in a list with their roles, in a sentence about oneself or ours. */

const FURTHER = '^\\s?(?:,|und|and|et|y|e|en|&|sowie)\\s';
const FURTHER_NAME = new HintedPattern(new RegExp(FURTHER), `${FURTHER}(${FULL_NAME})(?![\\p{Ll}])`, 'u');

/** "Owner: Eva Klein", "院長　山田太郎". */
export function labelledPeople(document: TextDocument, line: TextLine, at: number): PersonSeen[] {
  if (line.text.length > 200) return [];
  const match = LABELLED.exec(line.text) ?? LABELLED.exec(spelled(line.text)) ?? LABELLED_JA.exec(line.text);
  const [, role, name] = match ?? [];
  if (!match || !role || !name || !isPersonName(name) || /[\u3040-\u309f]{3}/.test(name)) return [];
  // "Director Northern Trail" under a name is that person's role.
  const above = document.lines[at - 1]?.text ?? '';
  if (!/[:：–-]/.test(match[0]) && EXACT_NAME.test(above) && isPersonName(above) && !hasRole(above)) return [];
  // "Responsable: Prados del Norte, S.L." is a company.
  if (LEGAL_FORM_NEXT.test(line.text.slice(match.index + match[0].length))) return [];
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
export function listedPeople(document: TextDocument, line: TextLine): PersonSeen[] {
  // One alone is no list.
  const isList = line.text.length <= MAX_LIST_CHARS && line.text.indexOf('(') < line.text.lastIndexOf('(');
  if (!isList || !hasRole(line.text)) return [];
  const entries = [...NAME_IN_LIST.matchAll(line.text)].flatMap(([, name = '', role = '']) =>
    isPersonName(name) && !hasRole(name) && hasRole(role) ? [{ name, role }] : [],
  );
  const source = lineSource(document, line);
  return entries.length >= 2 ? entries.map((entry) => ({ ...entry, source, weight: 3 })) : [];
}

const MAX_LIST_CHARS = 400;
const NAME_IN_LIST = lightLetters(`(?:^|[|,;·/]\\s?|(?:und|and|et) )(${FULL_NAME}) \\(([^()]{3,60})\\)`, 'gu');

const roleOfLabel = (label: string): string =>
  label
    .replace(/^Inh\.$/, INH)
    .replace(/^founded by$/i, 'founder')
    .replace(/^owned by$/i, 'owner');

export function ourPerson(document: TextDocument, line: TextLine): PersonSeen[] {
  const isShort = line.text.length <= 600 && /our|unser|otre|nuestr|nostr|onze|noss/i.test(line.text);
  const found = isShort ? ourPersonIn(line.text) : null;
  return found && isPersonName(found.name) ? [{ ...found, source: lineSource(document, line), weight: 2 }] : [];
}

export function introducedPerson(document: TextDocument, line: TextLine): PersonSeen | null {
  const name = (INTRODUCTION.exec(line.text) ??
    (line.text.length <= 600 ? (LED_BY.exec(line.text) ?? OWNED_BY.exec(line.text)) : null))?.[1];
  if (!name || !isPersonName(name) || hasRole(name)) return null;
  return { name, role: null, source: lineSource(document, line), weight: 2 };
}

export function peopleIntroducedTogether(document: TextDocument, line: TextLine): PersonSeen[] {
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

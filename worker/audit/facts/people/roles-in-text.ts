import { lightLetters } from '../../website/text/light-letters.ts';
import { remembered } from '../../website/text/remembered.ts';
import { ROLE_LEXICON } from '../../words/role-words.ts';
import { NAME_WORD } from './name-words.ts';

interface RoleInText {
  start: number;
  end: number;
  /** Where the field at the latest ends with which it goes on: "Head of Sales", "avocat en droit fiscal". */
  reach: number;
}

/** Longest first where two begin at one place. */
const rolesIn = remembered((text): readonly RoleInText[] =>
  ROLE_LEXICON.wordsIn(text.toLowerCase()).flatMap(({ tag, start, end }) => {
    if (tag === 'any') return { start, end, reach: end };
    const field = FIELD.exec(text.slice(end))?.[0].length;
    return field === undefined ? [] : { start, end: end + MIN_FIELD_CHARS, reach: end + field };
  }),
);
const FIELD = lightLetters(/^ [\p{L} ]{2,40}/u);
const MIN_FIELD_CHARS = 3;

export const hasRole = (text: string): boolean => rolesIn(text).length > 0;

const isWhole = (text: string, from: number, to: number): boolean =>
  rolesIn(text).some(({ start, end, reach }) => start === from && end <= to && reach >= to);

/** A role and nothing else, or a colon behind it: "1. Vorsitzender:". */
export const isRoleAlone = (text: string): boolean =>
  isWhole(text, /^\d\. /.test(text) ? 3 : 0, text.length - (/\s?:?$/.exec(text)?.[0].length ?? 0));

/** A line that is a role and little else. */
export const isRoleLine = (text: string): boolean =>
  rolesIn(text).some(
    ({ start, reach }) =>
      start <= 40 && text.length - reach <= 60 && !ENDS_SENTENCE.test(text.slice(0, start) + text.slice(reach)),
  );
const ENDS_SENTENCE = /[.!?]/;

/** "Director Anna Roth": the role a line begins with, and where what it is the role of begins. */
export function roleFirst(text: string): { role: string; end: number } | null {
  const from = /^(?:Frau|Herr) /i.exec(text)?.[0].length ?? 0;
  const found = rolesIn(text).filter(({ start }) => start === from);
  for (const { end, reach } of found.toSorted((a, b) => b.reach - a.reach)) {
    // Of a field as many words as leave one behind it.
    for (let to = reach; to >= end; to--) {
      const behind = BEHIND_ROLE.exec(text.slice(to));
      if (behind) return { role: text.slice(from, to), end: to + behind[0].length };
    }
  }
  return null;
}
const BEHIND_ROLE = /^[:,]? /;

/** "Eva Klein Physiotherapist", "Eva Klein, owner" */
export function roleLast(text: string): { name: string; role: string } | null {
  if (!BEGINS_AS_NAME.test(text)) return null;
  const found = rolesIn(text).find(
    ({ start, reach }) => reach === text.length && start > MIN_NAME_CHARS && text[start - 1] === ' ',
  );
  const name = text.slice(0, found && found.start - 1).replace(/,$/, '');
  return found && name.length >= MIN_NAME_CHARS && name.length <= MAX_NAME_CHARS
    ? { name, role: text.slice(found.start) }
    : null;
}
const BEGINS_AS_NAME = lightLetters(`^${NAME_WORD} ${NAME_WORD}`);
const MIN_NAME_CHARS = 5;
const MAX_NAME_CHARS = 40;

/** The role with which the text goes on in small letters, up to two words before it: "our very own head chef", from "very" on. */
export function roleAhead(text: string): { role: string; rest: string } | null {
  const found = rolesIn(text).find(
    ({ start, reach }) => FEW_WORDS.test(text.slice(0, start)) && isSmall(text.slice(start, reach)),
  );
  return found ? { role: text.slice(found.start, found.reach), rest: text.slice(found.reach) } : null;
}
const FEW_WORDS = lightLetters(/^(?:\p{Ll}+[ -]){0,2}$/u);

/** Whether the text, in small letters, is a role and nothing else. */
export const isSmallRole = (text: string): boolean => isSmall(text) && isWhole(text, 0, text.length);
const isSmall = (text: string): boolean => text === text.toLowerCase();

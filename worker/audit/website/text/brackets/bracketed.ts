/** Square or curly brackets with something in them. Pointed ones hold a mailbox, as in "Ida <ida@larch.example>". */
const GROUP = /\[[^[\]\n]{1,160}\]|\{{1,2}[^{}\n]{1,80}\}{1,2}/g;
/** A number, a time, a sum or a mailbox. */
const VALUE = /\d\D{0,3}\d|@/;
/** What a label may be: "Registered office:", "Owner". */
const MAX_LABEL_CHARS = 30;

/**
 * The parts of a line of which some are left in brackets: "Tel. 030 1234567" and "[Mon – Fri 9:00 – 17:00]". A line without such a value, and one
 * with nothing else, is one part.
 */
export function splitAtBrackets(text: string): string[] {
  if (!BRACKET.test(text) || !hasValueInside(text) || !VALUE.test(outside(text))) return [text];
  return text
    .split(SPLIT)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const BRACKET = /[[{]/;
const SPLIT = /(\[[^[\]\n]{1,160}\]|\{{1,2}[^{}\n]{1,80}\}{1,2})/;

/** What a line says stands in brackets, as an author leaves what is to be filled in: "Mon – Fri [9:00 – 13:00]", "Owner: [First and last name]". */
export function isInBrackets(text: string): boolean {
  if (!BRACKET.test(text)) return false;
  const rest = outside(text);
  if (hasValueInside(text)) return !VALUE.test(rest);
  const words = (text.match(GROUP) ?? []).filter((group) => PHRASE.test(group));
  if (words.length === 0 || VALUE.test(rest)) return false;
  return rest.length <= MAX_LABEL_CHARS && !/[.!?]\s*$/.test(rest);
}

/** "[Street, town]", not "[more]". */
const PHRASE = /^.\p{Lu}[^\]}]*[\s/,][^\]}]*.$/u;

const outside = (text: string): string => text.replace(GROUP, ' ').trim();
const hasValueInside = (text: string): boolean => (text.match(GROUP) ?? []).some((group) => VALUE.test(group));

/** Whether a name, a title or a value of markup has such a gap in it: "[Company name]", "Contact — [Company name]". */
export const hasBracketGap = (text: string): boolean => BRACKET.test(text) && (text.match(GROUP) ?? []).some(isGap);

/** A letter or two in brackets belong to a name: "Bike[s]". */
const isGap = (group: string): boolean => /\p{L}{3}|\d{3}|@/u.test(group);

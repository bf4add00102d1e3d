/**
 * The beginning of a text that is too long, without a sign that it was cut: whole sentences where they fill most of the room, else whole
 * words; never a part of a number, a span of times, a sum or a name where the words before it fill a quarter of the room. "Open 9:00 – 12:00
 * and 14:00" tells other hours than the line it was cut from.
 */
export function cutText(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const room = text.slice(0, maxChars + 1);
  const sentences = [...room.matchAll(SENTENCE_END)].map(({ index, 0: { length } }) => index + length);
  const sentence = sentences.findLast((end) => end <= maxChars) ?? 0;
  if (sentence >= maxChars * MOST) return text.slice(0, sentence).trimEnd();
  const last = room.lastIndexOf(' ');
  if (last <= 0) return wholeSigns(text.slice(0, maxChars));
  for (let at = last; at > maxChars / 4; at = room.lastIndexOf(' ', at - 1))
    if (!isWithinOne(text.slice(0, at), text.slice(at + 1))) return withoutComma(text.slice(0, at));
  return withoutComma(text.slice(0, last));
}

/** The same with the sign that more follows. */
export const shortened = (text: string, maxChars: number): string =>
  text.length <= maxChars ? text : `${cutText(text, maxChars)} …`;

/** A quotation may be shown for words in its second half: what ends before them shows nothing. */
const MOST = 2 / 3;

/** Fewer letters before the mark are an abbreviation: "St. Mary", "z. B.". */
const SENTENCE_END = /[^\s.\d]{4}[.!?…]["”»“]?(?=\s)|[。！？]/g;

/** What is cut there is one thing: "+49 221|79 50 14", "9:00 –|12:00", "from|15 €", "Dr.|Karina|Hilgner". */
function isWithinOne(before: string, after: string): boolean {
  if (NUMBER_BEGINS.test(after) || GOES_ON.test(before)) return true;
  return !ENDS_CLAUSE.test(before) && isCapital(before.slice(before.lastIndexOf(' ') + 1)) && isCapital(after);
}

const NUMBER_BEGINS = /^(?:[-–—~/(]\s?)?[+(]?[\d€$£¥]/;
const GOES_ON = /[-–—~/(+:&€$£¥]$|(?:^|\s)\S{1,3}\.$/;

const ENDS_CLAUSE = /[.,;:!?…]["”»“]?$/;
const isCapital = (word: string): boolean => word.charAt(0) !== word.charAt(0).toLowerCase();

const withoutComma = (text: string): string => text.replace(/[\s,;:–—-]+$/, '');

/** No half of a sign that takes two places. */
const wholeSigns = (text: string): string => text.replace(/[\ud800-\udbff]$/, '').trimEnd();

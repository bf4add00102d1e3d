import { lightLetters } from '../../website/text/light-letters.ts';

/** Digits compared from the end: country codes and trunk zeros differ between link and text. */
const COMPARED_DIGITS = 6;

/** "Ext. 104", "x104", "#104": dialled once somebody answers. */
const EXTENSION = lightLetters(/(?<=\d)[^\d]*[\p{L}#][^\d]*\d{1,5}\D*$/u);

interface Link {
  text: string;
  href: string;
}

/** Whether a telephone link calls another number than its text shows. */
export function dialsAnother(link: Link): boolean {
  if (!isDialled(link)) return false;
  const [target, text] = [digits(link.href), digits(link.text)];
  // A text of several numbers or of a short code proves nothing.
  const isNumber = text.length >= 8 && text.length <= 15 && target.length >= 8;
  const line = digits(link.text.replace(EXTENSION, ''));
  const agrees = [text, line].some((shown) => ending(target) === ending(shown));
  return (isNumber && !agrees) || isOtherNumber(link);
}

/** Links show a number and call another, and none both shows and calls it: which of the two is right only the owner knows. */
export function isOnlyDialledOtherwise(value: string, links: readonly Link[]): boolean {
  const own = links.filter(
    (link) =>
      isDialled(link) && [link.text, link.text.replace(EXTENSION, ''), link.href].some((one) => endsLike(one, value)),
  );
  const [wrong, right] = [own.filter(dialsAnother), own.filter((link) => !dialsAnother(link))];
  return wrong.length > 0 && !right.some(({ text }) => endsLike(text, value));
}

const isDialled = ({ href }: Link): boolean => /^tel:/i.test(href);
const endsLike = (text: string, value: string): boolean => ending(digits(text)) === ending(digits(value));
const ending = (number: string): string => number.slice(-COMPARED_DIGITS);

/** "+55 81 9…" that dials +55 11 9…, "+91 918885…" that dials +91 8885…: both are whole numbers, so every digit counts. */
function isOtherNumber({ text, href }: Link): boolean {
  const shown = WHOLE_NUMBER.exec(text.replace(/\(0\)/g, ''))?.[0];
  if (shown === undefined || !/^tel:(?:\+|00)/i.test(href)) return false;
  const [number, target] = [shown, href].map((one) => digits(one).replace(/^00/, ''));
  if (number === undefined || target === undefined || target.length < 10 || target.length > 15) return false;
  // A zero that is dialled within the country alone may stand in the one or the other.
  const isTrunkZero = number.replace('0', '') === target || target.replace('0', '') === number;
  return (
    number !== target && !isTrunkZero && (number.length === target.length || number === target.slice(0, 2) + target)
  );
}
const WHOLE_NUMBER = /(?:\+|(?<!\d)00)[1-9][\d\s()./-]{7,18}\d(?!\d)/;

const digits = (text: string): string => text.replace(/[;?].*$/, '').replace(/\D/g, '');

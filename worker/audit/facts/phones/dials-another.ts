import { whatsAppNumber } from './chat-number.ts';

/** Digits compared from the end: country codes and trunk zeros differ between link and text. */
const COMPARED_DIGITS = 6;

interface Link {
  text: string;
  href: string;
}

/** Whether a telephone link, or one that opens a chat, leads to another number than its text shows. */
export function dialsAnother(link: Link): boolean {
  const target = targetOf(link);
  if (target === null) return false;
  const text = digits(link.text);
  // A text of several numbers or of a short code proves nothing; hours or an extension may follow the number.
  const isNumber = text.length >= 8 && text.length <= 15 && target.length >= 8;
  // A style that turns the text round shows visitors the number the link calls.
  if (turned(text).includes(ending(target))) return false;
  return (isNumber && !text.includes(ending(target))) || isOtherNumber(link, target);
}

const turned = (text: string): string => [...text].reverse().join('');

/** Links show a number and call another, and none both shows and calls it: which of the two is right only the owner knows. */
export function isOnlyDialledOtherwise(value: string, links: readonly Link[]): boolean {
  const shows = ({ text }: Link) => digits(text).includes(ending(digits(value)));
  const own = links.filter((link) => {
    const target = targetOf(link);
    return target !== null && (ending(target) === ending(digits(value)) || shows(link));
  });
  const [wrong, right] = [own.filter(dialsAnother), own.filter((link) => !dialsAnother(link))];
  return wrong.length > 0 && !right.some(shows);
}

/** The digits a link leads to; null where it neither calls nor opens a chat. */
const targetOf = ({ href }: Link): string | null =>
  /^tel:/i.test(href) ? digits(decoded(href)) : whatsAppNumber(href);
/** "tel:+33%206…" dials +33 6…: a space is written as %20 in an address, and its 20 is no part of the number. */
const decoded = (href: string): string =>
  href.replace(/%([2-3][0-9a-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
const ending = (number: string): string => number.slice(-COMPARED_DIGITS);

/** "+55 81 9…" that dials +55 11 9…, "+91 918885…" that dials +91 8885…: both are whole numbers, so every digit counts. */
function isOtherNumber({ text, href }: Link, dialled: string): boolean {
  const shown = WHOLE_NUMBER.exec(text.replace(/\(0\)/g, ''))?.[0];
  const isWhole = !/^tel:(?!\+|00)/i.test(href);
  if (shown === undefined || !isWhole) return false;
  const [number = '', target = ''] = [digits(shown), dialled].map((one) => one.replace(/^00/, ''));
  if (target.length < 10 || target.length > 15) return false;
  // A zero that is dialled within the country alone may stand in the one or the other.
  const isTrunkZero = number.replace('0', '') === target || target.replace('0', '') === number;
  return (
    number !== target && !isTrunkZero && (number.length === target.length || number === target.slice(0, 2) + target)
  );
}
const WHOLE_NUMBER = /(?:\+|(?<!\d)00)[1-9][\d\s()./-]{7,18}\d(?!\d)/;

const digits = (text: string): string => text.replace(/[;?].*$/, '').replace(/\D/g, '');

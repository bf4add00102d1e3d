/**
 * Against spam a number or an address is written backwards, and a style turns it round for people: "tel:+33680329632" over "23 69 23 08 60".
 * The text by itself is nobody's.
 */
export function isTurned({ href, text }: { href: string; text: string }): boolean {
  if (/^\s*mailto:/i.test(href)) {
    const mailbox = href
      .replace(/^\s*mailto:|\?.*$/gi, '')
      .trim()
      .toLowerCase();
    const written = text.toLowerCase().replace(/\s/g, '');
    return mailbox.includes('@') && !written.includes(mailbox) && turned(written).includes(mailbox);
  }
  if (!/^\s*tel:/i.test(href)) return false;
  const [called, written] = [href, text].map((one) => one.replace(/\D/g, '')) as [string, string];
  const ending = called.slice(-COMPARED_DIGITS);
  return ending.length === COMPARED_DIGITS && !written.includes(ending) && turned(written).endsWith(ending);
}

/** What is said of the place of such a link. */
export const BACKWARDS = 'with its text backwards';

const turned = (text: string): string => [...text].reverse().join('');

/** From the end: country codes and trunk zeros differ between link and text. */
const COMPARED_DIGITS = 8;

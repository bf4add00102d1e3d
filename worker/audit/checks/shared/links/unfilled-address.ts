import { isPlaceholderEmail } from '../../../facts/emails/email-texts.ts';
import { urlParts } from '../../../website/parsed-url.ts';

/**
 * What a template left in an address for its owner to fill in: words in capitals with lines between them, a hole in brackets, or one sign
 * again and again where a key belongs. Brackets begin no part of an address (within one they
 * count, as in `form[name]`), and no key is made of capital words.
 */
const UNFILLED = [
  /(?<=[/=@])(?:[[{<][^\]}>/]*[\]}>]|%(?:7B|5B|3C)[^%/]*%(?:7D|5D|3E))/i,
  /(?<=\/|=|\/@)[A-Z]{2,}(?:[-_][A-Z]{2,})+(?=[/?#&]|$)/,
  /(?<=\/)([xX0])\1{4,}(?=[/?#]|$)/,
];

/** The part of an address that nobody filled in; null where it is whole. */
export function unfilledPart(address: string): string | null {
  for (const pattern of UNFILLED) {
    const found = pattern.exec(address)?.[0];
    if (found !== undefined) return found;
  }
  return null;
}

/** "your-form-id", "yourFormId": what whoever copies a sample is to put in its place. A path of the own website may begin with the word. */
const SAMPLE = /^your(?:[-_]\w[\w-]*|[A-Z]\w*)$/;

/** The part that nobody filled in of an address that a form on this page is sent to: of a form service also its sample of a mailbox or key. */
export function unfilledTarget(address: string, pageUrl: string): string | null {
  const left = unfilledPart(address);
  if (left !== null || !/^https?:/i.test(address) || !URL.canParse(address)) return left;
  const { hostname, pathname, searchParams } = new URL(address);
  if (hostname === urlParts(pageUrl).hostname) return null;
  const parts = [...pathname.split('/').map(decoded), ...searchParams.values()];
  return parts.find((part) => SAMPLE.test(part) || isPlaceholderEmail(part.toLowerCase())) ?? null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

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

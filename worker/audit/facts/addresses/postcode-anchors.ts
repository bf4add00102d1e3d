import type { PostalAnchor } from '../../countries/postal/postal-form.ts';
import { POSTAL_FORMS } from '../../countries/postal/postal-forms.ts';
import { rememberedBy } from '../../website/text/remembered.ts';

export type { PostalAnchor };

/** What a code of any form holds: most lines with a digit hold none. */
const LIKE_CODE = /\d{3}|[A-Z]\d[A-Z\d]?[\s-]{0,2}[A-Z\d]{3}|GIR 0AA/;

/** "BE05 0682 2827 4975": the number of a bank account (ISO 13616), whose groups of four look like codes. */
const ACCOUNT = /(?<![A-Z\d])[A-Z]{2}\d{2} ?[A-Z\d]{4}(?: ?\d{4})+(?: ?[A-Z\d]{1,3})?(?![A-Z\d])/g;

/** The postal codes of a line with their towns, from the left, as the website's country and those that are told anywhere write them. */
export const postalAnchors = rememberedBy((line, country: string | null): readonly PostalAnchor[] => {
  if (!LIKE_CODE.test(line)) return [];
  const isLong = /\d{4}/.test(line);
  const accounts = [...line.matchAll(ACCOUNT)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const anchors: PostalAnchor[] = [];
  for (const { pattern, among, isLong: needsLong = false, read } of POSTAL_FORMS) {
    if ((needsLong && !isLong) || among?.has(country) === false) continue;
    for (const match of pattern.matchAll(line)) {
      const anchor = read({ match, line, country });
      if (anchor && ![...accounts, ...anchors].some((other) => anchor.start < other.end && other.start < anchor.end))
        anchors.push(anchor);
    }
  }
  return anchors.sort((a, b) => a.start - b.start);
});

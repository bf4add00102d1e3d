/** Legal pages that name the business; the others are texts of lawyers. */
export const IMPRINT_WORDS: readonly string[] = [
  'imprint',
  'legal notice',
  'legal information',
  'impressum',
  'anbieterkennzeichnung',
  'mentions legales',
  'mentions',
  'aviso legal',
  'note legali',
  'colofon',
  '特定商取引法*',
  '特定商取引',
];

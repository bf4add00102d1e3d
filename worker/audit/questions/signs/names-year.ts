import type { TextDocument } from '../../website/text/text-sources.ts';

/** A year that stands by itself, no part of a date, a number or an address of a file. */
const YEAR = /(?<![\d.,/:#_-])\b(?:1[6-9]|20)\d\d(?![\d%/_:-]|[.,]\d)/;

/** "Est. 2020", "1987": in which year it began may be said in any words, or by the year alone. Who holds the rights since when is another thing. */
export const namesYear = ({ view }: TextDocument): boolean =>
  [
    ...view.blocks.map(({ text }) => text),
    ...view.metas.map(({ content }) => content ?? ''),
    ...view.titles,
    ...view.images.map(({ alt }) => alt ?? ''),
  ].some((text) => !text.includes('©') && YEAR.test(text));

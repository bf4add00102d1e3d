import type { ReadPage } from '../../../website/read-pages.ts';

const YEAR = /(?<![\p{L}\d.,+-])20\d{2}(?![\p{L}\d]|[.,]\d)|(?<=20\d{2}[-–])20\d{2}(?!\d)/gu;

/** The latest year that the text of a page names, up to that of the analysis; 0 where it names none. It was changed in that year or later. */
export function newestYear({ plain: { view, fetchedAt } }: ReadPage): number {
  const now = new Date(fetchedAt).getUTCFullYear();
  const years = view.blocks.flatMap(({ text }) => text.match(YEAR) ?? []).map(Number);
  return Math.max(0, ...years.filter((year) => year <= now));
}

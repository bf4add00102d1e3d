import type { Facts } from '../../facts/facts.ts';
import type { ReadAnswer } from '../answered-question.ts';
import { isMarkup } from '../fact-answer.ts';
import { onPage } from '../on-page.ts';
import { isArticleAddress } from '../passages/passages.ts';
import type { TradeQuestion } from '../question-data.ts';

/** So many named prices on one page are a price list, whatever single rows of it were misread; so many are all that is on offer. */
const ROWS = { prices: 5, offer: 10 };

/** What is offered and what it costs, told by a list of prices: none of its rows is quoted, as any of them may be misread. */
export function pricedRows(
  { fact, inPrices }: TradeQuestion,
  { prices }: Facts,
): Pick<ReadAnswer, 'answered' | 'passage' | 'pageUrl' | 'jsOnly' | 'place' | 'shownBy'> | null {
  const enough = fact === 'prices' ? ROWS.prices : fact === 'services' || inPrices ? ROWS.offer : null;
  if (enough === null) return null;
  const read = prices
    .filter(({ value }) => value.what !== '')
    .flatMap(({ sources }) => sources.find((one) => !isMarkup(one) && !isArticleAddress(one.pageUrl)) ?? []);
  const byPage = [...Map.groupBy(read, ({ pageUrl }) => pageUrl)].sort(([, a], [, b]) => b.length - a.length);
  const [pageUrl, rows] = byPage[0] ?? [];
  if (pageUrl === undefined || rows === undefined || rows.length < enough) return null;
  return {
    answered: 'full',
    passage: null,
    pageUrl,
    jsOnly: rows.every(({ view }) => view === 'rendered'),
    place: `prices ${onPage(pageUrl)}`,
    shownBy: 'rows',
  };
}

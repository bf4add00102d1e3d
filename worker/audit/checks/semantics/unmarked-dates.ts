import { mainBlocks, placeOf } from '../../website/page/page-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { has } from '../../website/structured-data/nodes.ts';
import { defineCheck, dueTo, type Evidence, fail, notApplicable, partial, pass } from '../check.ts';
import { dateIn } from '../shared/visible-dates.ts';

const DATE_PROPERTIES = [
  'datePublished',
  'dateModified',
  'dateCreated',
  'uploadDate',
  'startDate',
  'endDate',
  'validFrom',
  'datePosted',
  'birthDate',
  'foundingDate',
] as const;

/** A date of the machine-readable kind. Source: https://html.spec.whatwg.org/multipage/text-level-semantics.html#datetime-value */
const MACHINE_DATE = /^\s*\d{4}-\d{2}(?:-\d{2})?/;

/**
 * Dates of articles, and whether the page also states one that needs no guessing: `time`, structured data or meta. Other dates are
 * those of offers, events, notes.
 */
export const unmarkedDates = defineCheck({
  id: 'unmarked-dates',
  revision: 3,
  category: 'semantics',
  strength: 'B',
  catalogue: ['time-elements'],
  title: {
    pass: 'The dates of articles stand in a form for machines',
    partial: 'Dates of articles stand as text only',
    fail: 'We saw no date on your articles',
  },
  why: 'Google reads the date of an article from what the page shows and from its code.',
  sources: ['https://developers.google.com/search/docs/appearance/publication-dates'],
  needs: ['pages'],
  causes: ['no-date'],
  run({ pages }) {
    const articles = pages.filter(({ role }) => role === 'article');
    if (articles.length === 0) return notApplicable('We made out no article, whose date matters, on the pages read.');
    const readings = articles.map((page) => ({ page, shown: shownDate(page), marked: markedDate(page) }));
    const dated = readings.filter(({ shown, marked }) => shown !== null || marked !== null);
    if (dated.length === 0)
      return dueTo('no-date', fail(articles.map(({ url }) => ({ pageUrl: url, place: 'article', seen: 'no date' }))));
    const textOnly = dated.flatMap(({ shown, marked }) => (marked === null && shown ? [shown] : []));
    if (textOnly.length > 0) return partial(textOnly);
    return pass(dated.flatMap(({ marked }) => marked ?? []).slice(0, 3));
  },
});

/** A longer text tells a story; the dates in it are not the page's. */
const MAX_LINE_CHARS = 120;

function shownDate({ url, plain: { view } }: ReadPage): Evidence | null {
  for (const block of mainBlocks(view)) {
    const date = block.text.length <= MAX_LINE_CHARS ? dateIn(block.text) : null;
    if (date) return { pageUrl: url, place: `${placeOf(view, block.path)}, text only`, seen: date };
  }
  return null;
}

function markedDate({ url, plain: { view }, structured }: ReadPage): Evidence | null {
  const time = view.times.find(({ datetime, text }) => MACHINE_DATE.test(datetime ?? text));
  if (time) return { pageUrl: url, place: 'time', seen: time.datetime ?? time.text };
  const meta = view.metas.find(
    ({ name, content }) =>
      /^(?:article:(?:published|modified)_time|date|dcterms?\.(?:date|modified|created))$/.test(name) &&
      MACHINE_DATE.test(content),
  );
  if (meta) return { pageUrl: url, place: `meta ${meta.name}`, seen: meta.content };
  for (const node of structured.nodes) {
    const property = DATE_PROPERTIES.find((name) => has(node, name));
    if (property)
      return {
        pageUrl: url,
        place: `${node.types[0] ?? 'node'}.${property}`,
        seen: String(node.properties[property]?.[0]),
      };
  }
  return null;
}

import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords, textKey } from '../../website/text/plain-words.ts';
import { sourceAt } from '../../website/text/text-sources.ts';
import type { Website } from '../../website/website.ts';
import type { FactSource, Facts, ListedFact } from '../facts.ts';
import { findPrices } from '../offers/price-texts.ts';
import { readSchemaReviews } from './review-schema.ts';
import { findReviews } from './review-texts.ts';
import { isQuotedByAll } from './review-words.ts';

type Review = Facts['reviews'][number]['value'];

/** Copies of one review agree in their beginning; carousels and teasers cut the end. */
const MIN_KEY_CHARS = 24;
const MAX_KEY_CHARS = 120;
const MAX_SOURCES = 6;

/**
 * What customers say on the site, one entry per text: copies in a carousel and on other pages are sources of the same review. Stars
 * and empty widgets are none. Structured data only adds author and date to a text that can be seen.
 */
export function readReviews({ documents }: Website, name: Facts['businessName'] = null): Facts['reviews'] {
  const own = plainWords(name?.value ?? '');
  const found: (ListedFact<Review> & { key: string; whole: string })[] = [];
  const toCome: string[] = [];
  const about = documents.flatMap(({ page, view }) => (page.role === 'about' ? [view] : []));
  for (const document of documents) {
    const marked = readSchemaReviews(document.structured);
    for (const { text, author, date, place, note } of findReviews(document, about)) {
      if (isSum(text) || (author !== null && (isQuotedByAll(author) || isSigned(author, own)))) continue;
      const whole = textKey(text);
      const key = whole.slice(0, MAX_KEY_CHARS);
      // A browser drops the notes and shows the samples.
      if (note !== undefined) toCome.push(key);
      const source = sourceAt(document, place, text);
      const twin = found.find((other) => sameText(other.key, key) || isPartOf(other, whole, author));
      if (twin) {
        twin.value.author = nearerName(twin, author, source);
        twin.value.date ??= date;
        if (text.length > twin.value.text.length) twin.value.text = text;
        const twice = twin.sources.some((other) => other.pageUrl === source.pageUrl);
        if (!twice && twin.sources.length < MAX_SOURCES) twin.sources.push(source);
        continue;
      }
      const node = marked.find((other) => sameText(other.key, key));
      found.push({
        key,
        whole,
        value: { text, author: author ?? node?.author ?? null, date: date ?? node?.date ?? null },
        sources: [source],
      });
    }
  }
  const isName = signedOnce(found);
  const isSample = ({ key }: { key: string }) => toCome.some((other) => sameText(other, key));
  return found
    .filter((one) => !isSample(one) && !isTranslated(one, found))
    .map(({ key, value, sources }) => ({
      value: isName(value.author, sources) ? value : { ...value, author: null },
      sources: [...sources, ...markedSource(key, value, sources, documents)],
    }));
}

/** Where a review that scripts show is served all the same: word for word in the structured data. */
function markedSource(
  key: string,
  { text }: Review,
  sources: readonly FactSource[],
  documents: Website['documents'],
): FactSource[] {
  if (sources.some(({ view }) => view === 'plain')) return [];
  const served = documents.find(
    ({ viewName, structured }) =>
      viewName === 'plain' && readSchemaReviews(structured).some((other) => sameText(other.key, key)),
  );
  return served ? [sourceAt(served, 'JSON-LD review', text)] : [];
}

/**
 * "Ada Marlow Garden clearance" in the page as served and "Ada Marlow" on its own line in the browser: what is set below a name is her town or what
 * she came for.
 */
function nearerName({ value, sources }: ListedFact<Review>, author: string | null, source: FactSource): string | null {
  const known = value.author;
  if (known === null || author === null) return known ?? author;
  const isShown =
    source.view === 'rendered' && sources.some(({ view, pageUrl }) => view === 'plain' && pageUrl === source.pageUrl);
  return isShown && known.startsWith(`${author} `) ? author : known;
}

/** Nobody says two things side by side: what stands under several reviews of one page is the work they praise, or a town. */
function signedOnce(all: readonly ListedFact<Review>[]) {
  const seen = new Map<string, number>();
  const keyOf = (author: string, [source]: readonly FactSource[]) =>
    `${source?.view} ${source?.pageUrl} ${textKey(author)}`;
  for (const { value, sources } of all) {
    const key = keyOf(value.author ?? '', sources);
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return (author: string | null, sources: readonly FactSource[]): boolean =>
    author === null || (seen.get(keyOf(author, sources)) ?? 0) < 2;
}

/** A script may put the words of the page into another language: whoever has spoken in the page as served has not spoken twice. */
const isTranslated = ({ value, sources }: ListedFact<Review>, all: readonly ListedFact<Review>[]): boolean =>
  value.author !== null &&
  sources.every(({ view }) => view === 'rendered') &&
  all.some(
    (other) =>
      other.value.author !== null &&
      textKey(other.value.author) === textKey(value.author ?? '') &&
      other.sources.some(
        (served) => served.view === 'plain' && sources.some(({ pageUrl }) => pageUrl === served.pageUrl),
      ),
  );

/** "€ 52,03 -10% incl. VAT" under a maker's name: a card of a product. */
const isSum = (text: string): boolean =>
  findPrices(text, null).length > 0 && (text.match(WORDS)?.length ?? 0) < MIN_REVIEW_WORDS;

const WORDS = lightLetters(/\p{L}{2,}/gu);
/** "Best 40 € I ever spent." */
const MIN_REVIEW_WORDS = 4;

/** Who signs with the name of the business, with or without its legal form, is no customer. */
const isSigned = (author: string, own: string): boolean =>
  own.length >= MIN_NAME_CHARS && `${plainWords(author)} `.startsWith(`${own} `);

const MIN_NAME_CHARS = 5;

/** A browser may join the title of a review to its text, where the plain page has them apart. */
function isPartOf(other: { whole: string; value: Review }, whole: string, author: string | null): boolean {
  const [short, long] = whole.length < other.whole.length ? [whole, other.whole] : [other.whole, whole];
  const sameAuthor = author === null || other.value.author === null || textKey(author) === textKey(other.value.author);
  return sameAuthor && short.length >= MIN_PART_CHARS && long.includes(short);
}

const MIN_PART_CHARS = 40;

function sameText(a: string, b: string): boolean {
  if (a === b) return true;
  const length = Math.min(a.length, b.length);
  return length >= MIN_KEY_CHARS && a.slice(0, length) === b.slice(0, length);
}

export { readRating } from './rating.ts';

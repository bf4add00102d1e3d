import { placeOf, visibleBlocks } from '../website/page/page-text.ts';
import type { ReadPage } from '../website/read-pages.ts';
import { quote } from '../website/text/text-sources.ts';
import type { FactSource, RatedFacts } from './facts.ts';
import { nameKey } from './name/name-key.ts';

/** Whether a text of the head holds a value, however it is written there. */
type IsIn = (text: string, value: string) => boolean;

const inWords: IsIn = (text, value) => nameKey(value) !== '' && ` ${nameKey(text)} `.includes(` ${nameKey(value)} `);

/** A country code and a trunk 0 come and go; these stay. */
const LAST_DIGITS = 7;
const digitsOf = (text: string): string => text.replace(/\D/g, '');
const inDigits: IsIn = (text, value) => digitsOf(text).includes(digitsOf(value).slice(-LAST_DIGITS));

const inLetters: IsIn = (text, value) => text.toLowerCase().includes(value.toLowerCase());

/**
 * Facts that were read only where scripts drew them, and that the head of the HTML as served holds as well, or of what is listed a line of its
 * own: an assistant without scripts reads them there. How sure they are is decided before, by where they were read.
 */
export function withServedInHead(facts: RatedFacts, pages: readonly ReadPage[]): RatedFacts {
  const told = <T extends { value: string; sources: FactSource[] }>(
    fact: T,
    isIn: IsIn,
    besides: (page: ReadPage) => FactSource[] = () => [],
  ): T => {
    if (fact.sources.length === 0 || fact.sources.some(({ view }) => view === 'plain')) return fact;
    const source = pages
      .flatMap((page) => [...headOf(page), ...inMarkup(page, fact.value), ...besides(page)])
      .find(({ seen }) => isIn(seen, fact.value));
    return source ? { ...fact, sources: [...fact.sources, { ...source, seen: quote(source.seen) }] } : fact;
  };
  const shown = (fact: RatedFacts['services'][number]) => told(fact, inWords, (page) => linesOf(page, fact.value));
  const read = withServedHidden(facts, pages);
  const { businessName, description, phones, emails, services, languages } = read;
  return {
    ...read,
    businessName: businessName && told(businessName, inWords, (page) => linesWith(page, businessName.value)),
    description: description && told(description, inWords),
    phones: phones.map((phone) => told(phone, inDigits)),
    emails: emails.map((email) => told(email, inLetters)),
    services: services.map(shown),
    languages: languages.map((language) => told(language, isStated, statedLanguage)),
  };
}

const isStated: IsIn = (text, value) => new RegExp(`^lang="${value}(?:[-_"]|$)`, 'i').test(text);

const statedLanguage = ({ url, plain: { view } }: ReadPage): FactSource[] =>
  view.lang === null ? [] : [{ pageUrl: url, view: 'plain', place: 'html[lang]', seen: `lang="${view.lang.trim()}"` }];

/**
 * What a script only unfolds, or a style sheet sets in lines, is served: the very words a fact was read from stand in the HTML of the same
 * page, hidden or in one line with others, or in that of another page.
 */
function withServedHidden(facts: RatedFacts, pages: readonly ReadPage[]): RatedFacts {
  const texts = new Map(
    pages.map(({ url, plain }) => [url, squeezed(plain.view.blocks.map(({ text }) => text).join('\n'))]),
  );
  const served = <T>(fact: T): T => {
    if (!isSourced(fact) || fact.sources.length === 0 || fact.sources.some(({ view }) => view === 'plain')) return fact;
    const source = fact.sources.flatMap((one) => servedOn(one, texts) ?? [])[0];
    return source ? { ...fact, sources: [...fact.sources, { ...source, view: 'plain' }] } : fact;
  };
  return Object.fromEntries(
    Object.entries(facts).map(([kind, fact]) => [kind, Array.isArray(fact) ? fact.map(served) : served(fact)]),
  ) as unknown as RatedFacts;
}

/** The page of the source comes first. */
function servedOn(source: FactSource, texts: ReadonlyMap<string, string>): FactSource | null {
  const words = squeezed(source.seen);
  if (words.length < MIN_WORDS_CHARS) return null;
  const urls = [source.pageUrl, ...texts.keys()];
  const pageUrl = urls.find((url) => texts.get(url)?.includes(words));
  return pageUrl === undefined ? null : { ...source, pageUrl };
}

const isSourced = (fact: unknown): fact is { sources: FactSource[] } =>
  typeof fact === 'object' && fact !== null && 'sources' in fact;

/** A sum or a day alone stands in many places. */
const MIN_WORDS_CHARS = 10;

/** A script that writes the year behind the sign of a copyright line leaves the rest of the line as it was served. */
const COPYRIGHT_YEAR = /(©|\(c\)|copyright)\s*(?:19|20)\d\d(?:\s?[-–]\s?(?:19|20)\d\d)?(?!\d)/gi;

const squeezed = (text: string): string =>
  text.replace(COPYRIGHT_YEAR, '$1 ').replace(/\s+/g, ' ').trim().toLowerCase();

/** The name of a picture's file, or of a page, in its address tells nobody that there is such a thing. */
const ADDRESS = /^(?!mailto:|tel:)\S*\/\S*$/;

const headOf = ({ url, plain: { view } }: ReadPage): FactSource[] =>
  [
    ...view.titles.map((seen) => ({ place: 'title', seen })),
    ...view.metas
      .filter(({ content }) => !ADDRESS.test(content.trim()))
      .map(({ by, name, content }) => ({ place: `meta[${by}="${name}"]`, seen: content })),
  ].map((one) => ({ pageUrl: url, view: 'plain', ...one }));

/** The value alone: a block is longer than what is quoted. */
const inMarkup = ({ url, plain: { view } }: ReadPage, value: string): FactSource[] =>
  view.jsonLd
    .filter(({ text }) => text.includes(`"${value}"`))
    .map(() => ({ pageUrl: url, view: 'plain', place: 'JSON-LD', seen: value }));

/** Lines of the text as served that are the value and nothing else, as an entry of a menu is. */
const linesOf = ({ url, plain: { view } }: ReadPage, value: string): FactSource[] =>
  visibleBlocks(view)
    .filter(({ text }) => nameKey(text) === nameKey(value))
    .map(({ text, path }) => ({ pageUrl: url, view: 'plain', place: placeOf(view, path), seen: text }));

/** Lines of the text as served in which a name stands among other words. */
const linesWith = ({ url, plain: { view } }: ReadPage, name: string): FactSource[] =>
  visibleBlocks(view).flatMap(({ text, path }) =>
    text
      .split('\n')
      .filter((line) => line.length <= MAX_LINE_CHARS && inWords(line, name))
      .map((seen) => ({ pageUrl: url, view: 'plain', place: placeOf(view, path), seen })),
  );

/** A longer one is quoted in part, perhaps without the name. */
const MAX_LINE_CHARS = 200;

import type { FactSource, OpeningHours, RatedFacts } from '../../../facts/facts.ts';
import { openDays } from '../../../facts/hours/hours-week.ts';
import { tellsSomeWeeks } from '../../../facts/hours/some-weeks.ts';
import { nameKey, squeeze } from '../../../facts/name/name-key.ts';
import { hasAmount } from '../../../questions/signs/has-price.ts';
import { placeOf } from '../../../website/page/page-text.ts';
import type { TextBlock } from '../../../website/page/page-view.ts';
import { numbersIn } from '../../../website/page/shown-text.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { textKey } from '../../../website/text/plain-words.ts';
import { shownAddresses } from './shown-address.ts';
import { isVisibleText } from './visible-sources.ts';

type Sourced = { sources: FactSource[] };

/**
 * Facts with the place where the HTML as served says them to a visitor, where readers found them in markup, in a title or after JavaScript
 * alone: a reader may miss in one view what it finds in the other, and then nobody may say that it stands there only. How sure a fact is
 * stays as it was.
 */
export function withShownPlaces(facts: RatedFacts, pages: readonly ReadPage[]): RatedFacts {
  const one = <T extends Sourced | null>(fact: T, find: (fact: NonNullable<T>) => FactSource | null): T => {
    if (fact === null || fact.sources.length === 0 || fact.sources.some(isServedText)) return fact;
    const source = find(fact as NonNullable<T>);
    return source ? { ...fact, sources: [...fact.sources, source] } : fact;
  };
  const each = <T extends Sourced>(list: readonly T[], find: (fact: T) => FactSource | null): T[] =>
    list.map((fact) => one(fact, find as (fact: NonNullable<T>) => FactSource | null));
  const where = (says: (text: string) => boolean) => blockThat(pages, says);
  let amounts: ReadonlyMap<number, readonly FactSource[]> | null = null;
  // Two things cost the same on two pages.
  const wherePrice = (what: string, amount: number): FactSource | null => {
    amounts ??= shownAmounts(pages);
    const urls = new Set((amounts.get(amount) ?? []).map(({ pageUrl }) => pageUrl));
    const named = blockThat(
      pages.filter(({ url }) => urls.has(url)),
      saysWords(what),
      true,
    );
    return amounts.get(amount)?.find(({ pageUrl }) => pageUrl === named?.pageUrl) ?? null;
  };
  return {
    ...facts,
    businessName: one(facts.businessName, ({ value }) => where(saysName(value))),
    trade: one(facts.trade, ({ sources }) => servedAlike(sources, pages)),
    languages: each(facts.languages, ({ value, sources }) => declared(value, sources, pages)),
    phones: each(facts.phones, (phone) => (isTwin(phone, facts.phones) ? null : where(saysDigits(phone.value)))),
    emails: each(facts.emails, ({ value }) => where((text) => text.toLowerCase().includes(value))),
    addresses: each(facts.addresses, (address) => shownAddresses([address], pages)[0] ?? null),
    openingHours: one(facts.openingHours, ({ value }) =>
      where((text) => saysHours(value)(text) && !tellsSomeWeeks(text, facts.languages[0]?.value ?? null)),
    ),
    // A choice of an order form is served like any text.
    services: each(facts.services, ({ value }) => blockThat(pages, saysWords(value), true)),
    prices: each(facts.prices, ({ value: { what, amount } }) => wherePrice(what, amount)),
    people: each(facts.people, ({ value: { name } }) => where(saysWords(name))),
    reviews: each(facts.reviews, ({ value: { text } }) => where(saysWords(text.slice(0, REVIEW_CHARS)))),
    faq: each(facts.faq, ({ value: { question } }) => where(saysWords(question))),
  };
}

const isServedText = (source: FactSource): boolean => source.view === 'plain' && isVisibleText(source);

/** Enough of a customer's words to know them again. */
const REVIEW_CHARS = 60;
/** Longer blocks are chapters. */
const MAX_CHARS = 2_000;

function blockThat(pages: readonly ReadPage[], says: (text: string) => boolean, orChoice = false): FactSource | null {
  for (const page of pages)
    for (const block of page.plain.view.blocks)
      if ((orChoice || block.tag !== 'option') && block.text.length <= MAX_CHARS && says(block.text))
        return sourceOf(page, block);
  return null;
}

const sourceOf = ({ url, plain }: ReadPage, { text, path }: TextBlock): FactSource => ({
  pageUrl: url,
  view: 'plain',
  place: placeOf(plain.view, path),
  seen: text.slice(0, 300),
});

/** Where each sum of money is shown first on each page: looked through once, as a shop has hundreds of prices. */
function shownAmounts(pages: readonly ReadPage[]): Map<number, FactSource[]> {
  const places = new Map<number, FactSource[]>();
  for (const page of pages)
    for (const block of page.plain.view.blocks) {
      const { tag, text } = block;
      if (tag === 'option' || text.length > MAX_CHARS || !/\d/.test(text) || !hasAmount(text)) continue;
      for (const amount of numbersIn(text)) {
        const known = places.get(amount) ?? [];
        if (!known.some(({ pageUrl }) => pageUrl === page.url)) places.set(amount, [...known, sourceOf(page, block)]);
      }
    }
  return places;
}

/** The HTML as served may name the language in which scripts write. */
function declared(code: string, sources: readonly FactSource[], pages: readonly ReadPage[]): FactSource | null {
  if (sources.some(({ view }) => view === 'plain')) return null;
  const page = pages.find(({ plain }) => plain.view.lang?.trim().toLowerCase().split(/[-_]/)[0] === code);
  return page ? { pageUrl: page.url, view: 'plain', place: 'html[lang]', seen: page.plain.view.lang ?? '' } : null;
}

/** What tells the trade is words, or a link such as a cart's: served as rendered. */
function servedAlike(sources: readonly FactSource[], pages: readonly ReadPage[]): FactSource | null {
  if (sources.some(({ view }) => view === 'plain')) return null;
  for (const { seen } of sources) {
    const linked = pages.find(({ plain }) => plain.view.links.some(({ url, href }) => url === seen || href === seen));
    if (linked) return { pageUrl: linked.url, view: 'plain', place: 'link', seen };
    const said = blockThat(pages, saysWords(seen));
    if (said) return said;
  }
  return null;
}

/** Letters of shorter names stand in other words by chance. */
const MIN_NAME_CHARS = 6;

/** Hours that a text gives in their figures for a day of some weeks, where the one day they are open counts for every week. */
export function hoursOfSomeWeeks(hours: OpeningHours, pages: readonly ReadPage[], language: string | null) {
  const says = saysHours(hours);
  return openDays(hours) === 1 ? blockThat(pages, (text) => says(text) && tellsSomeWeeks(text, language)) : null;
}

/** The name in one word or several, glued to its neighbours or not; in the address of a mail or a website it names nobody. */
function saysName(name: string): (text: string) => boolean {
  const sought = squeeze(nameKey(name));
  return (text) => {
    const said = squeeze(nameKey(text.replace(/(?<!\S)\S*(?:@|www\.|https?:)\S*/g, ' ')));
    return said === sought || (sought.length >= MIN_NAME_CHARS && said.includes(sought));
  };
}

const MIN_WORD_CHARS = 4;

function saysWords(words: string): (text: string) => boolean {
  const sought = textKey(words);
  return (text) => sought.length >= MIN_WORD_CHARS && textKey(text).includes(sought);
}

/** Country codes and leading zeros are written or left out. */
const END_DIGITS = 7;

const endOf = (phone: string): string => phone.replace(/\D/g, '').slice(-END_DIGITS);

/** The same number in another form: what the text says, it says of one of them. */
const isTwin = (phone: { value: string }, all: readonly { value: string }[]): boolean =>
  all.some((other) => other !== phone && endOf(other.value) === endOf(phone.value));

function saysDigits(phone: string): (text: string) => boolean {
  const end = endOf(phone);
  return (text) => end.length === END_DIGITS && /\d/.test(text) && text.replace(/[^\d\p{L}]/gu, '').includes(end);
}

/** Every pair of times side by side, as digits stand in every language: "06:00 – 22:00", "6.00 bis 22.00". */
function saysHours({ byAppointment: _, ...days }: OpeningHours): (text: string) => boolean {
  const pairs = Object.values(days).flatMap((intervals) => intervals ?? []);
  const patterns = [
    ...new Set(pairs.map(([open, close]) => `${clock(open)}(?!\\d)[^\\d]{1,20}${close ? clock(close) : ''}`)),
  ];
  const sought = patterns.map((pattern) => new RegExp(`(?<!\\d)${pattern}(?!\\d)`));
  return (text) => sought.length > 0 && /\d/.test(text) && sought.every((pair) => pair.test(text));
}

const clock = (time: string): string => time.replace(/^0?(\d{1,2}):(\d{2})$/, '0?$1[:.h]$2');

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import type { OpeningHours, WeekHours } from '../../facts/facts.ts';
import { readFaq } from '../../facts/faq/faq.ts';
import { sameWeek, weekOf } from '../../facts/hours/hours-week.ts';
import { readOpeningHours } from '../../facts/hours/opening-hours.ts';
import { readPrices } from '../../facts/offers/prices.ts';
import { readServices } from '../../facts/offers/services.ts';
import { readPeople } from '../../facts/people/people.ts';
import { readRating } from '../../facts/reviews/rating.ts';
import { readReviews } from '../../facts/reviews/reviews.ts';
import { readTrade } from '../../facts/trade/trade.ts';
import type { PageRole } from '../../observations.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { textKey } from '../../website/text/plain-words.ts';
import type { Website } from '../../website/website.ts';

/**
 * Agreement on hours, questions, reviews, prices, services, people and trade with what people read from real websites. The folder
 * lies outside the repository: SITES_DIR names it, with a `sites.json` of labels. All HTML files are read, plain only, so
 * script-built sites are left out.
 */
const SITES_DIR = process.env.SITES_DIR ?? '';
const ORIGIN = 'https://example.test/';
const MAX_PAGES = 60;

interface Site {
  name: string;
  subfolder: string;
  language: string;
  renderMode: string;
  strict: {
    hours: WeekHours | null;
    hoursKind?: string;
    hoursSchema?: WeekHours;
    hoursAlternatives?: { hours: WeekHours }[];
    faqPairs: number;
    reviews: { onSite: number; rating: number | null; ratingCount: number | null };
    prices: { shown: boolean; imageOnly?: boolean; examples: { amount: number }[] };
    services: string[] | null;
    people: string[];
    trade: string;
    tradeAlso?: string[];
  };
}

const ROLES: [RegExp, PageRole][] = [
  [/^index\.html$/, 'home'],
  [/contact|kontakt|contatti/, 'contact'],
  [/about|propos|chi-siamo|ueber/, 'about'],
  [/faq|hilfe|help/, 'faq'],
  [/preis|prezzi|price|speisekarte/, 'prices'],
  [/service|expertise|tratamiento|leistung|catering/, 'services'],
  [/news|blog/, 'article'],
  [/impressum|legal|mentions|privac|agb|datenschutz|cookie|widerruf/, 'legal'],
];

function htmlFiles(folder: string, base = ''): string[] {
  return readdirSync(join(folder, base), { withFileTypes: true }).flatMap((entry) => {
    const path = `${base}${entry.name}`;
    if (entry.isDirectory())
      return /^(?:\.|dist$|node_modules$|test$)/.test(entry.name) ? [] : htmlFiles(folder, `${path}/`);
    return entry.name.endsWith('.html') && entry.name !== '404.html' ? [path] : [];
  });
}

function inputOf(site: Site): Website {
  const folder = join(SITES_DIR, site.name, site.subfolder);
  const files = new Map(htmlFiles(folder).map((file) => [addressOf(file), file]));
  const pages: ReadPage[] = [];
  const queue = [ORIGIN];
  const seen = new Set(queue);
  // As a crawler does: what no link leads to is no part of the website.
  for (let url = queue.shift(); url !== undefined && pages.length < MAX_PAGES; url = queue.shift()) {
    const file = files.get(url) ?? files.get(`${url}.html`) ?? files.get(`${url.replace(/\/$/, '')}/index.html`);
    if (file === undefined) continue;
    const role = ROLES.find(([pattern]) => pattern.test(file))?.[1] ?? 'other';
    const read = page(readFileSync(join(folder, file), 'utf8'), { url: addressOf(file), role });
    pages.push(read);
    for (const link of read.plain.view.links) {
      if (link.url === null || seen.has(link.url) || !link.url.startsWith(ORIGIN)) continue;
      seen.add(link.url);
      queue.push(link.url);
    }
  }
  const target = { typedUrl: ORIGIN, homeUrl: ORIGIN, scopeUrl: ORIGIN, isPrivate: false, aliasHost: null };
  return website({ target, pages, language: site.language.slice(0, 2), country: null });
}

const addressOf = (file: string): string => `${ORIGIN}${file === 'index.html' ? '' : file}`;

const score = new Map<string, { right: number; of: number }>();
function agree(fact: string, right: boolean, site: string, seen: unknown, expected: unknown): void {
  const entry = score.get(fact) ?? { right: 0, of: 0 };
  score.set(fact, { right: entry.right + (right ? 1 : 0), of: entry.of + 1 });
  if (!right) console.info(`${site} ${fact}: read ${JSON.stringify(seen)}, labelled ${JSON.stringify(expected)}`);
}

function compare(site: Site): void {
  const { strict, name } = site;
  const input = inputOf(site);
  const hours = readOpeningHours(input);
  // Telephone hours are no opening hours; hours that only structured data states are.
  const expected = strict.hoursKind === 'phone' ? null : (strict.hours ?? strict.hoursSchema ?? null);
  const accepted = [expected, ...(strict.hoursAlternatives ?? []).map((other) => other.hours)];
  agree(
    'opening hours',
    accepted.some((week) => isSame(hours?.value ?? null, week)),
    name,
    hours?.value ?? null,
    expected,
  );
  const faq = readFaq(input);
  agree('faq pairs', faq.length === strict.faqPairs, name, faq.length, strict.faqPairs);
  const reviews = readReviews(input);
  agree('reviews', reviews.length === strict.reviews.onSite, name, reviews.length, strict.reviews.onSite);
  const rating = readRating(input)?.value.value ?? null;
  agree('rating', rating === strict.reviews.rating, name, rating, strict.reviews.rating);
  const prices = readPrices(input);
  const shown = strict.prices.shown && strict.prices.imageOnly !== true;
  agree('prices shown', prices.length > 0 === shown, name, prices.length, shown);
  if (shown) {
    const amounts = strict.prices.examples.map(({ amount }) => amount);
    agree(
      'price examples',
      amounts.every((amount) => prices.some(({ value }) => value.amount === amount)),
      name,
      prices.length,
      amounts,
    );
  }
  const services = readServices(input).map(({ value }) => textKey(value));
  const named = (strict.services ?? []).map(textKey);
  const found = named.filter((label) => services.some((service) => service.includes(label) || label.includes(service)));
  agree('services, half', found.length * 2 >= named.length, name, services, strict.services);
  const people = readPeople(input).map(({ value }) => textKey(value.name));
  const known = strict.people.map(textKey);
  agree(
    'people, none wrong',
    people.every((person) => known.some((label) => label.includes(person) || person.includes(label))),
    name,
    people,
    strict.people,
  );
  agree(
    'people, any',
    known.length === 0 ||
      people.some((person) => known.some((label) => label.includes(person) || person.includes(label))),
    name,
    people,
    strict.people,
  );
  const trade = readTrade(input)?.value.id ?? null;
  agree(
    'trade',
    trade !== null && [strict.trade, ...(strict.tradeAlso ?? [])].includes(trade),
    name,
    trade,
    strict.trade,
  );
}

function isSame(hours: OpeningHours | null, week: WeekHours | null): boolean {
  return hours === null || week === null ? hours === week : sameWeek(weekOf(hours), week);
}

describe.skipIf(SITES_DIR === '' || !existsSync(SITES_DIR))('offers of real websites', () => {
  it('agree with what people read', () => {
    const { sites } = JSON.parse(readFileSync(join(SITES_DIR, 'sites.json'), 'utf8')) as { sites: Site[] };
    for (const site of sites) if (site.renderMode !== 'spa') compare(site);
    console.info([...score].map(([fact, { right, of }]) => `${fact.padEnd(20)} ${right}/${of}`).join('\n'));
    for (const fact of ['opening hours', 'faq pairs', 'reviews', 'rating'])
      expect(score.get(fact)?.right, fact).toBe(score.get(fact)?.of);
    // Names of services hide in slogans, menus of other sites and images; what is read need only be a good part of it.
    for (const [fact, { right, of }] of score)
      expect(right / of, fact).toBeGreaterThanOrEqual(fact.startsWith('services') ? 0.4 : 0.8);
  }, 30_000);
});

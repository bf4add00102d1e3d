import { type PageOptions, page, website } from '../../../testing/audit-builders.ts';
import { readWeek, writeWeek } from '../../../testing/week-notation.ts';
import { isSameAddress, normalStreet } from '../../facts/addresses/same-address.ts';
import type { Address, Facts, OpeningHours } from '../../facts/facts.ts';
import { parseSocialAddress } from '../../facts/profiles/social-networks.ts';
import { readFacts } from '../../facts/read-facts.ts';
import type { PageRole, Target } from '../../observations.ts';
import { remembering, TextMemory } from '../../website/text/remembered.ts';
import { WEEK } from '../../week/week.ts';
import type { InventedSite } from './invented-site.ts';

export interface Comparison {
  site: string;
  fact: string;
  agrees: boolean;
  read: unknown;
  truth: unknown;
}

/** Path words that give a page its role; the crawl knows more of them. */
const ROLES = [
  ['contact', /contact|kontakt|contatti|visit|shop\.html/],
  ['legal', /impressum|datenschutz|legal|privac|about\/$|terms/],
  ['faq', /faq/],
  ['services', /services|leistungen|produits/],
  ['prices', /pric|preis|prijzen|camere|membership|tarif/],
  ['about', /about|team|ueber/],
  ['article', /blog|news/],
] as const;

/** As far as its path tells. */
export const roleOfPath = (path: string, isHome: boolean): PageRole =>
  isHome ? 'home' : (ROLES.find(([, words]) => words.test(path))?.[0] ?? 'other');

/** By name: however its pages are marked up, a site says the same. */
const memories = new Map<string, TextMemory>();

export function factsOfSite(site: InventedSite): { facts: Facts; h1Count: number; imagesWithoutAlt: number } {
  const [homePath = '/', ...paths] = Object.keys(site.pages);
  const homeUrl = new URL(homePath, site.url).href;
  const target: Target = { typedUrl: site.url, homeUrl, scopeUrl: site.url, isPrivate: false, aliasHost: null };
  const pages = [homePath, ...paths].map((path, at) => {
    const role = roleOfPath(path, at === 0);
    const rendered = site.rendered?.[path];
    const options: PageOptions = { url: new URL(path, site.url).href, role };
    return page(site.pages[path] ?? '', rendered === undefined ? options : { ...options, rendered });
  });
  const memory = memories.get(site.name) ?? new TextMemory();
  memories.set(site.name, memory);
  const facts = remembering(memory, () => readFacts(website({ target, pages })));
  const view = pages[0]?.plain.view;
  return {
    facts,
    h1Count: view?.headings.filter(({ level }) => level === 1).length ?? 0,
    imagesWithoutAlt: view?.images.filter(({ alt }) => alt === null).length ?? 0,
  };
}

/** Every labelled fact of a site beside what the engine reads. */
export function compareSite(site: InventedSite): Comparison[] {
  const { truth } = site;
  const { facts, h1Count, imagesWithoutAlt } = factsOfSite(site);
  const results: Comparison[] = [];
  const compare = (fact: string, agrees: boolean, read: unknown, wanted: unknown) =>
    results.push({ site: site.name, fact, agrees, read, truth: wanted });
  const set = (fact: string, read: string[], wanted: string[] = []) => compare(fact, same(read, wanted), read, wanted);

  const name = facts.businessName?.value ?? null;
  compare(
    'name',
    truth.businessName === null ? name === null : name !== null && truth.businessName.includes(name),
    name,
    truth.businessName,
  );
  set('phones', values(facts.phones), truth.phones);
  const faxes = facts.otherPhones.filter(({ kind }) => kind === 'fax');
  set('fax', values(faxes), truth.fax);
  set('others’ phones', values(facts.otherPhones.filter(({ kind }) => kind !== 'fax')), truth.otherPhones);
  set('emails', values(facts.emails), truth.emails);
  set('others’ emails', values(facts.otherEmails), truth.otherEmails);
  const wanted = (truth.addresses ?? []).map(parseAddress);
  const read = facts.addresses.map(({ value }) => value);
  compare(
    'addresses',
    read.length === wanted.length && wanted.every((one, at) => sameParts(read[at], one)),
    read,
    truth.addresses ?? [],
  );
  const hours = facts.openingHours;
  const week = hours && writeWeek(midnight(hours.value));
  compare('hours', week === (truth.hours === null ? null : normalWeek(truth.hours)), week, truth.hours);
  set(
    'contradicting hours',
    (hours?.alternatives ?? []).map(({ value }) => writeWeek(midnight(value)).replace(/ ?APPT$/, '')),
    (truth.hoursAlternatives ?? []).map(normalWeek),
  );
  const trade = facts.trade?.value.id ?? null;
  compare('trade', trade !== null && [truth.trade].flat().includes(trade), trade, truth.trade);
  compare(
    'languages',
    values(facts.languages).join() === truth.languages.join(),
    values(facts.languages),
    truth.languages,
  );
  set('schema types', values(facts.schemaTypes), truth.schemaTypes);
  set(
    'faq',
    facts.faq.map(({ value }) => value.question),
    truth.faq,
  );
  compare(
    'faq answers',
    facts.faq.every(({ value }) => value.answer.length > 1),
    facts.faq,
    truth.faq ?? [],
  );
  const reviews = facts.reviews.map(({ value }) => value.text);
  const begins = truth.reviews ?? [];
  compare(
    'reviews',
    reviews.length === begins.length && begins.every((begin) => reviews.some((text) => text.startsWith(begin))),
    reviews,
    begins,
  );
  const rating = facts.rating?.value;
  const shown = rating
    ? `${rating.value}/${rating.best}${rating.count === null ? '' : ` (${rating.count})`}`
    : undefined;
  compare('rating', shown === truth.rating, shown, truth.rating);
  compare('h1 count', h1Count === truth.h1Count, h1Count, truth.h1Count);
  compare('images without alt', imagesWithoutAlt === truth.imagesWithoutAlt, imagesWithoutAlt, truth.imagesWithoutAlt);
  const key = (url: string) => parseSocialAddress(url)?.key ?? url;
  set('profiles', values(facts.socialProfiles).map(key), (truth.profiles ?? []).map(key));
  set(
    'policies',
    facts.policies.map(({ value }) => `${value.kind} ${new URL(value.url).pathname}`),
    truth.policies,
  );
  if (truth.people) {
    const people = facts.people.map(({ value }) => value.name);
    const all = truth.people.every((person) => people.some((found) => found.includes(person)));
    compare('people', all && people.length === truth.people.length, people, truth.people);
  }
  return results;
}

const values = (list: { value: string }[]): string[] => list.map(({ value }) => value);
const same = (a: string[], b: string[]): boolean => JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());

function parseAddress(text: string): Address {
  const [street = null, postalCode = null, locality = null, country = null] = text
    .split(' | ')
    .map((part) => (part === '-' ? null : part));
  return { street, postalCode, locality, region: null, country, text };
}

/** Same place, and nothing in the street, code, town or country that is not part of it. */
function sameParts(read: Address | undefined, wanted: Address): boolean {
  if (!read || !isSameAddress(read, wanted)) return false;
  const plain = (text: string | null) => (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return (
    plain(normalStreet(read.street)) === plain(normalStreet(wanted.street)) &&
    plain(read.postalCode) === plain(wanted.postalCode) &&
    plain(read.locality) === plain(wanted.locality) &&
    read.country === wanted.country
  );
}

const normalWeek = (text: string): string => readWeek(text.replace(/-24:00/g, '-00:00'));

/** 24:00 and 00:00 are the same end of a day. */
function midnight(hours: OpeningHours): OpeningHours {
  const copy = { ...hours };
  for (const day of WEEK) {
    copy[day] = hours[day]?.map(([open, close]) => [open, close === '24:00' ? '00:00' : close]) ?? null;
  }
  return copy;
}

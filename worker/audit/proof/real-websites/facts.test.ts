import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { isSameAddress } from '../../facts/addresses/same-address.ts';
import type { Facts } from '../../facts/facts.ts';
import { nameKey } from '../../facts/name/name-key.ts';
import { parseSocialAddress } from '../../facts/profiles/social-networks.ts';
import { readFacts } from '../../facts/read-facts.ts';
import type { PageRole, Target } from '../../observations.ts';
import type { ReadPage } from '../../website/read-pages.ts';

/**
 * Agreement with facts that people read from real websites. The folder lies outside the repository: SITES_DIR names it, with a
 * `sites.json` of labels. Pages are resolved as a static host does and read plain only, so script-built sites are left out.
 */
const SITES_DIR = process.env.SITES_DIR ?? '';
const MAX_PAGES = 12;

interface ReadSite {
  target: Target;
  pages: ReadPage[];
}

interface Site {
  name: string;
  entryPage: string;
  subfolder: string;
  renderMode: string;
  truth: { businessName: string; alsoAccept: string[] | null; schemaTypes: string[] };
  strict: {
    phones: { e164: string; kind: string | null }[];
    fax: string[];
    emails: string[];
    foreignEmails: { email: string }[];
    address: Labelled | null;
    otherAddresses: (Labelled & { foreign?: boolean })[];
    socialProfiles: string[];
    foreignProfiles?: string[];
    policies: Record<string, string | null>;
    languages: string[];
  };
}
type Labelled = Record<'street' | 'postalCode' | 'locality' | 'region' | 'country', string | null>;

const score = new Map<string, { right: number; of: number }>();
function agree(fact: string, right: boolean, site: string, seen: unknown, expected: unknown): void {
  const entry = score.get(fact) ?? { right: 0, of: 0 };
  score.set(fact, { right: entry.right + (right ? 1 : 0), of: entry.of + 1 });
  if (!right) console.info(`${site} ${fact}: read ${JSON.stringify(seen)}, labelled ${JSON.stringify(expected)}`);
}

describe.skipIf(SITES_DIR === '')('facts of real websites', () => {
  let sites: Site[] = [];
  beforeAll(() => {
    const all = JSON.parse(readFileSync(join(SITES_DIR, 'sites.json'), 'utf8')) as { sites: Site[] };
    sites = all.sites.filter(({ renderMode }) => renderMode !== 'spa');
  });

  it('agree with what people read', () => {
    for (const site of sites) compare(site, readSite(site));
    const lines = [...score].map(([fact, { right, of }]) => `${fact.padEnd(16)} ${right}/${of}`);
    console.info(lines.join('\n'));
    for (const [fact, { right, of }] of score) expect(right / of, fact).toBeGreaterThanOrEqual(0.9);
  });

  it('are read fast', () => {
    for (const site of sites) {
      const input = readSite(site);
      const before = process.cpuUsage();
      readAll(input);
      const { user } = process.cpuUsage(before);
      console.info(`${site.name}: ${input.pages.length} pages, ${Math.round(user / 1000)} ms`);
      expect(user / 1000).toBeLessThan(1_000);
    }
  });
});

const readAll = (site: ReadSite): Facts => readFacts(website(site));

function compare({ name: site, truth, strict }: Site, input: ReadSite): void {
  const facts = readAll(input);
  const names = [truth.businessName, ...(truth.alsoAccept ?? [])].map(nameKey);
  const name = nameKey(facts.businessName?.value ?? '');
  agree('name', names.includes(name), site, facts.businessName?.value, truth.businessName);
  const phones = facts.phones.map(({ value }) => value);
  agree(
    'phones',
    same(
      phones,
      strict.phones.map(({ e164 }) => e164),
    ),
    site,
    facts.phones.map((p) => [p.value, p.sources[0]]),
    strict.phones,
  );
  agree('main phone', phones[0] === strict.phones[0]?.e164, site, phones[0], strict.phones[0]);
  const kinds = facts.phones.map(({ value, kind }) => `${value} ${kind}`);
  agree(
    'phone kinds',
    same(
      kinds,
      strict.phones.map(({ e164, kind }) => `${e164} ${kind}`),
    ),
    site,
    kinds,
    strict.phones,
  );
  const others = facts.otherPhones.map(({ value }) => value);
  agree(
    'fax',
    strict.fax.every((fax) => others.includes(fax)),
    site,
    others,
    strict.fax,
  );
  const emails = facts.emails.map(({ value }) => value);
  agree(
    'emails',
    same(
      emails,
      strict.emails.map((email) => email.toLowerCase()),
    ),
    site,
    emails,
    strict.emails,
  );
  const main = facts.addresses[0]?.value;
  agree(
    'address',
    strict.address === null
      ? main === undefined
      : main !== undefined && isSameAddress(main, { ...strict.address, text: '' }),
    site,
    facts.addresses.map(({ value, sources }) => [value, sources[0]]),
    strict.address,
  );
  const own = [strict.address, ...strict.otherAddresses.filter(({ foreign }) => !foreign)].filter(
    (one) => one !== null,
  );
  agree(
    'no foreign address',
    facts.addresses.every(({ value }) =>
      own.some((one) => isSameAddress(value, { ...one, text: '' }) || one.locality === value.locality),
    ),
    site,
    facts.addresses.map(({ value }) => value.text),
    own,
  );
  agree(
    'languages',
    same(
      facts.languages.map(({ value }) => value),
      strict.languages,
    ),
    site,
    facts.languages.map((l) => [l.value, l.sources[0]]),
    strict.languages,
  );
  const key = (url: string) => parseSocialAddress(url)?.key ?? url;
  agree(
    'profiles',
    same(
      facts.socialProfiles.map(({ value }) => key(value)),
      strict.socialProfiles.map(key),
    ),
    site,
    facts.socialProfiles.map(({ value }) => value),
    strict.socialProfiles,
  );
  for (const kind of ['privacy', 'imprint', 'terms', 'cancellation']) {
    const read = facts.policies
      .filter(({ value }) => value.kind === kind)
      .map(({ value }) => new URL(value.url).pathname);
    const labelled = strict.policies[kind] ?? null;
    agree(
      'policies',
      labelled === null ? read.length === 0 : read.some((path) => stem(path) === stem(labelled)),
      site,
      [kind, read],
      labelled,
    );
  }
  const types = facts.schemaTypes.map(({ value }) => value);
  agree(
    'schema types',
    truth.schemaTypes.every((type) => types.includes(type)),
    site,
    types,
    truth.schemaTypes,
  );
}

const stem = (path: string) =>
  path
    .replace(/\.html$/, '')
    .replace(/#.*$/, '')
    .replace(/\/$/, '');
const same = (a: string[], b: string[]) => JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());

/** The entry page and what it links to, in an order that puts contact and legal pages first. */
function readSite(site: Site): ReadSite {
  const root = join(SITES_DIR, site.name, site.subfolder);
  const homeUrl = 'http://127.0.0.1:9100/';
  const read = (url: string, role: PageRole): ReadPage | null => {
    const file = resolve(root, decodeURIComponent(new URL(url).pathname), site.entryPage);
    return file === null ? null : page(readFileSync(file, 'utf8'), { url, role });
  };
  const home = read(homeUrl, 'home');
  if (!home) throw new Error(`no entry page in ${root}`);
  const links = new Map<string, PageRole>();
  for (const link of home.plain.view.links) {
    if (link.url?.startsWith(homeUrl) && link.url !== homeUrl) links.set(link.url, roleOf(`${link.url} ${link.text}`));
  }
  const order: PageRole[] = ['contact', 'legal', 'about', 'services', 'prices', 'faq', 'other'];
  const chosen = [...links].sort((a, b) => order.indexOf(a[1]) - order.indexOf(b[1]));
  const pages = [home];
  for (const [url, role] of chosen) {
    const next = pages.length < MAX_PAGES ? read(url, role) : null;
    if (next) pages.push(next);
  }
  const target: Target = { typedUrl: homeUrl, homeUrl, scopeUrl: homeUrl, isPrivate: true, aliasHost: null };
  return { target, pages };
}

function roleOf(text: string): PageRole {
  if (/kontakt|contact|contatti/i.test(text)) return 'contact';
  if (/impressum|datenschutz|mentions|legal|privac|agb|widerruf|cookie/i.test(text)) return 'legal';
  if (/about|chi-siamo|propos|clinica|ueber|team/i.test(text)) return 'about';
  return /preis|prezzi|prices/i.test(text) ? 'prices' : 'other';
}

function resolve(root: string, path: string, entry: string): string | null {
  const clean = posix.normalize(path).replace(/^\/+/, '');
  for (const name of clean === '' ? [entry] : [clean, `${clean}.html`, `${clean}/index.html`]) {
    const file = join(root, name);
    if (existsSync(file) && statSync(file).isFile() && /\.html?$/.test(file)) return file;
  }
  return null;
}

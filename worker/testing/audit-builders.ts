import type { CheckInputs } from '../audit/checks/inputs.ts';
import { READ_WHOLE } from '../audit/facts/claims/coverage.ts';
import type { Certainty, Facts, RatedFacts } from '../audit/facts/facts.ts';
import type {
  Exchange,
  LinkCheck,
  Observations,
  PageObservation,
  PageRole,
  ReadAttempt,
  RenderAttempt,
  SitemapObservation,
  Target,
  TextResource,
} from '../audit/observations.ts';
import { readPage } from '../audit/website/page/read-page.ts';
import { shownOn } from '../audit/website/page/shown-text.ts';
import { isRendered, ReadPage } from '../audit/website/read-pages.ts';
import { Website } from '../audit/website/website.ts';

/** When every built observation was made: 1 November 2026, noon UTC. */
export const BUILT_AT = Date.UTC(2026, 10, 1, 12);

export const HOME = 'https://example.test/';

/** An exchange that went well. */
export function exchange(overrides: Partial<Exchange> = {}): Exchange {
  const url = overrides.url ?? HOME;
  return {
    url,
    finalUrl: url,
    redirects: [],
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    contentType: 'text/html; charset=utf-8',
    bytes: 0,
    truncated: false,
    ttfbMs: 100,
    fetchedAt: BUILT_AT,
    failure: null,
    ...overrides,
  };
}

/** A text file that was read: robots.txt, llms.txt, a control path. */
export function textResource(text: string | null, overrides: Partial<Exchange> = {}): TextResource {
  const contentType = 'text/plain; charset=utf-8';
  return {
    ...exchange({ headers: { 'content-type': contentType }, contentType, bytes: text?.length ?? 0, ...overrides }),
    text,
  };
}

/** A sitemap that robots.txt names, with these addresses. */
export const sitemapOf = (
  locs: readonly (string | { loc: string; lastmod: string })[],
  overrides: Partial<SitemapObservation> = {},
): SitemapObservation => ({
  ...exchange({ url: `${HOME}sitemap.xml` }),
  foundBy: 'robots',
  kind: 'urlset',
  error: null,
  hasNamespace: true,
  entryCount: locs.length,
  entries: locs.map((one) => (typeof one === 'string' ? { loc: one, lastmod: null } : one)),
  ...overrides,
});

export interface PageOptions {
  url?: string;
  role?: PageRole;
  /** HTML after rendering; absent when no browser read the page. */
  rendered?: string;
  status?: number;
  headers?: Record<string, string>;
  /** Anything else of the plain answer. */
  plain?: Partial<ReadAttempt>;
}

/** A key page read from `html`; a fragment is enough. */
export function page(html: string, options: PageOptions = {}): ReadPage {
  const url = options.url ?? HOME;
  const view = readPage(html, url);
  const plain = {
    ...exchange({ url, status: options.status ?? 200, bytes: view.htmlBytes }),
    charset: { used: 'utf-8', declaredBy: 'header' as const },
    obstacle: null,
    ...options.plain,
    headers: { 'content-type': 'text/html; charset=utf-8', ...options.headers },
    view,
  };
  const rendered = options.rendered === undefined ? null : renderAttempt(options.rendered, url);
  return new ReadPage({ url, role: options.role ?? 'home', plain, rendered });
}

function renderAttempt(html: string, url: string): NonNullable<ReadPage['rendered']> {
  const view = readPage(html, url);
  return {
    finalUrl: url,
    status: 200,
    failure: null,
    consoleErrors: [],
    fetchedAt: BUILT_AT,
    view,
  } satisfies RenderAttempt;
}

/** The page as an attempt, as the observations hold it. */
export const attemptOf = ({ url, role, plain, rendered }: ReadPage): PageObservation => ({
  url,
  role,
  foundBy: url === HOME ? 'typed' : 'link',
  depth: url === HOME ? 0 : 1,
  plain,
  rendered,
});

interface WebsiteOptions {
  target: Target;
  pages: ReadPage[];
  /** What the text tells when absent. */
  language?: string | null;
  country?: string | null;
  linkChecks?: LinkCheck[];
}

/** A website of which only pages were seen. */
export function website({ target, pages, language, country, linkChecks = [] }: WebsiteOptions): Website {
  const seen = new Website({
    version: 1,
    target,
    robots: textResource(null, { url: new URL('/robots.txt', target.homeUrl).href, status: 404 }),
    control: null,
    sitemaps: [],
    llmsTxt: null,
    pages: pages.map(attemptOf),
    edge: [],
    hostVariants: [],
    linkChecks,
    notRead: [],
    browser: { state: 'none', reason: null, version: null },
    startedAt: BUILT_AT,
  } satisfies Observations);
  if (language !== undefined) Object.defineProperty(seen, 'language', { value: language });
  if (country !== undefined) Object.defineProperty(seen, 'country', { value: country });
  return seen;
}

/** A website of the given pages, the first of which is the home page, observed completely and without faults. */
export function inputs(overrides: Partial<CheckInputs> & { pages?: ReadPage[] | null } = {}): CheckInputs {
  const pages = overrides.pages === undefined ? [page('<h1>Example</h1>')] : overrides.pages;
  const renderedPages = (pages ?? []).filter(isRendered);
  return {
    target: { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null },
    robots: null,
    control: textResource('', { url: `${HOME}no-such-page`, status: 404 }),
    sitemaps: [],
    llmsTxt: null,
    edge: [],
    hostVariants: [],
    linkChecks: [],
    ttfbSamplesMs: [],
    agentFiles: null,
    hosts: [],
    home: pages?.[0] ?? null,
    pages,
    shown: shownOn(pages ?? []),
    attempts: (pages ?? []).map(attemptOf),
    entry: { ledOn: null },
    notRead: [],
    coverage: READ_WHOLE,
    renderedPages: renderedPages.length > 0 ? renderedPages : null,
    lab: null,
    phone: { layout: undefined },
    notes: { llmsTxt: overrides.llmsTxt ?? null },
    facts: facts(),
    deadPolicies: [],
    questions: { trade: 'other', language: 'en', because: null, questions: [] },
    isLocal: true,
    ...overrides,
  };
}

/** No fact found; name those a test needs. Each is certain unless it says otherwise. */
export function facts(overrides: Partial<Facts> = {}): RatedFacts {
  return ratedAs('certain', {
    businessName: null,
    description: null,
    trade: null,
    languages: [],
    phones: [],
    otherPhones: [],
    emails: [],
    otherEmails: [],
    addresses: [],
    openingHours: null,
    services: [],
    prices: [],
    socialProfiles: [],
    reviews: [],
    rating: null,
    people: [],
    faq: [],
    policies: [],
    schemaTypes: [],
    sitemap: { found: false, url: null },
    llmsTxt: { found: false, url: null },
    robots: { status: 404, agents: [] },
    ...overrides,
  });
}

/** Facts that are all as sure as named, but for those that say it themselves. */
export function ratedAs(certainty: Certainty, found: Facts): RatedFacts {
  const one = <T>(fact: T | null) => fact && { certainty, ...fact };
  const each = <T>(list: readonly T[]) => list.map((fact) => ({ certainty, ...fact }));
  return {
    ...found,
    businessName: one(found.businessName),
    description: one(found.description),
    trade: one(found.trade),
    languages: each(found.languages),
    phones: each(found.phones),
    otherPhones: each(found.otherPhones),
    emails: each(found.emails),
    otherEmails: each(found.otherEmails),
    addresses: each(found.addresses.map((one) => ({ isVisited: true as const, ...one }))),
    openingHours: one(found.openingHours),
    services: each(found.services),
    prices: each(found.prices),
    socialProfiles: each(found.socialProfiles),
    reviews: each(found.reviews),
    rating: one(found.rating),
    people: each(found.people),
    faq: each(found.faq),
    policies: each(found.policies),
    schemaTypes: each(found.schemaTypes),
  };
}

/** What was seen of a website of these pages, of which nothing else was asked. */
export function observed(
  pages: readonly ReadPage[],
  robots: TextResource,
  more: Partial<Observations> = {},
): Observations {
  return {
    version: 1,
    target: { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null },
    robots,
    control: textResource('', { url: `${HOME}no-such-page`, status: 404 }),
    sitemaps: [],
    llmsTxt: null,
    pages: pages.map(attemptOf),
    edge: [],
    hostVariants: [],
    linkChecks: [],
    notRead: [],
    browser: { state: 'none', reason: null, version: null },
    startedAt: BUILT_AT,
    ...more,
  };
}

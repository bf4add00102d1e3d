import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../tools/project/build.mjs';
import { PRICE_WORDS } from '../worker/contract/price.ts';
import { PUBLIC_PAGES, PUBLIC_PAGES_UPDATED, type PublicPath } from '../worker/contract/public-pages.ts';
import { judge, observeWebsite } from './engine.ts';
import { createApp, openBrowser, type RunningApp } from './harness.ts';
import { delayAnswers, SHIFT_BUDGET, stillness } from './late-answers.ts';

/** What a static page may load, bytes; scripts gzipped. React is most of it. */
const SCRIPT_BUDGET = 110 * 1024;
const FONT_BUDGET = 120 * 1024;

/** A sentence from deep inside each page, so that an empty shell or half a page fails. */
const WORDS: Record<PublicPath, string[]> = {
  '/': ['Create fresh analysis', 'Alder Street Dental is open on Saturdays', 'What owners say'],
  '/pricing': [PRICE_WORDS.price, 'There is a 30-day money-back guarantee. A request is reviewed within 24-48 hours.'],
  '/about': ['No model decides points.', 'The same site gives the same score.'],
  '/support': ['Yes, with a free account and without a card.', 'Analysis data is deleted after 90 days.'],
  '/bot': ['User-agent: AnswerableBot', 'signs in nowhere and buys nothing.'],
  '/report/sample': ['Sample report on an invented practice', 'Do this first', 'The work', 'Can they read it?'],
  '/privacy': ['How long we keep it', 'Who is responsible'],
  '/terms': ['You must be at least 18 years old.'],
  '/refund': ['30-day money-back guarantee', 'What is covered'],
};
const paths = Object.keys(PUBLIC_PAGES) as PublicPath[];

let created: Awaited<ReturnType<typeof createApp>>;
let app: RunningApp;
let browser: Browser;
let clientDir: string;

beforeAll(async () => {
  created = await createApp('public-pages', { SUPPORT_EMAIL: CONTACT });
  app = await created.start();
  clientDir = join(await ensureBuilt(), 'client');
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  created?.remove();
});

const read = async (path: string) => (await fetch(app.url + path)).text();
const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

describe.each(paths)('%s without JavaScript', (path) => {
  it('is whole, and says what it is', async () => {
    const html = await read(path);
    const text = html.replaceAll('<!-- -->', '');
    for (const words of WORDS[path]) expect(text).toContain(words);
    const { title, description } = PUBLIC_PAGES[path];
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<meta name="description" content="${description}" />`);
    expect(html).toContain(`<link rel="canonical" href="${app.url}${path}" />`);
    expect(html).toContain(`<meta property="og:image" content="${app.url}/preview.png" />`);
    expect([/<h1[ >]/g, /<title>(?!Answerable<)/g, /rel="canonical"/g].map((pattern) => count(html, pattern))).toEqual([
      1, 1, 1,
    ]);
    expect(html).not.toContain('origin.invalid');
    expect(html).not.toContain('<noscript>');
  });

  it('is a service with a price, and no local business', async () => {
    const markup = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await read(path))?.[1] ?? '';
    const types = JSON.parse(markup)['@graph'].map((each: { '@type': string }) => each['@type']);
    const isOffered = path === '/' || path === '/pricing';
    expect(types).toEqual(['Organization', 'WebSite', 'WebPage', ...(isOffered ? ['SoftwareApplication'] : [])]);
    if (isOffered) expect(markup).toContain(`"price":"${PRICE_WORDS.price.slice(1)}"`);
  });

  it('keeps to what it may load', async () => {
    const html = await read(path);
    const scripts = new Set([...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map((match) => match[1] ?? ''));
    const bytes = [...scripts].map((file) => gzipSync(readFileSync(join(clientDir, file))).length);
    const total = bytes.reduce((sum, each) => sum + each, 0);
    expect(total).toBeGreaterThan(0);
    // The report brings the code of a whole document.
    if (path !== '/report/sample') expect(total).toBeLessThan(SCRIPT_BUDGET);
  });
});

it.each([
  ['/robots.txt', 'text/plain', 'Sitemap: '],
  ['/sitemap.xml', 'application/xml', '/pricing</loc>'],
  ['/llms.txt', 'text/plain', '# Answerable'],
  ['/manifest.webmanifest', 'application/manifest+json', '"name"'],
  ['/favicon.ico', 'image/', ''],
  ['/preview.png', 'image/png', ''],
])('%s is a file of its own type', async (path, type, words) => {
  const response = await fetch(app.url + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain(type);
  expect(await response.text()).toContain(words);
});

it('keeps what belongs to somebody, and the files behind the pages, from search', async () => {
  const dashboard = await fetch(`${app.url}/dashboard`);
  expect([dashboard.status, dashboard.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect((await fetch(`${app.url}/prerendered/home`)).status).toBe(404);
});

/** As a deployment has it; the words of the pages have a day, and this test must not fail when it is long ago. */
const CONTACT = 'help@answerable.test';
const READ_ON = Date.parse(PUBLIC_PAGES_UPDATED) + 7 * 24 * 60 * 60_000;
/** What is missing is the operator's to say: who they are, and what customers say of them. */
const OWN_SCORE = 95;

it('passes its own test, as software, and takes nothing for its own that the sample says', async () => {
  const observations = await observeWebsite(app.url, { render: true });
  for (const { plain } of observations.pages) plain.fetchedAt = READ_ON;
  const { facts, overallScore, score } = judge(observations);
  expect(facts.trade?.value.id).toBe('software');
  expect(facts.businessName?.value).toBe('Answerable');
  expect(facts.emails.map(({ value }) => value)).toEqual([CONTACT]);
  expect([facts.phones, facts.addresses, facts.people, facts.reviews]).toEqual([[], [], [], []]);
  expect([facts.openingHours, facts.rating]).toEqual([null, null]);
  expect(score.gates).toEqual([]);
  expect(overallScore).toBeGreaterThanOrEqual(OWN_SCORE);
});

describe.each([320, 1440])('%i px wide', (width) => {
  /** One for all: each page is loaded anew, for what is routed is kept nowhere. */
  let page: Page;
  let path: string;
  let complaints: string[];
  let fonts: Promise<Buffer>[];

  beforeAll(async () => {
    page = await browser.newPage({ viewport: { width, height: 900 } });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      // What is not there answers 404, which every browser notes.
      const isAnswer = !paths.includes(path as PublicPath) && message.location().url.includes('/api/');
      if (message.type() === 'error' && !isAnswer) complaints.push(message.text());
    });
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/user')) complaints.push('asks who a visitor is');
    });
    page.on('response', (response) => void (response.url().endsWith('.woff2') && fonts.push(response.body())));
    await delayAnswers(page);
  });

  afterAll(() => page.context().close());

  it.each([...paths, '/checkout/1', '/shared/none'])(
    '%s stands still, fits, is taken over as it is, and leaves the console empty',
    async (each) => {
      [path, complaints, fonts] = [each, [], []];
      await page.goto(app.url + path, { waitUntil: 'networkidle' });
      await page.locator('header a[href="/api/login"]').waitFor();
      const seen = await stillness(page);
      const fontBytes = (await Promise.all(fonts)).reduce((sum, { length }) => sum + length, 0);
      expect(fontBytes).toBeGreaterThan(0);
      expect(complaints).toEqual([]); // React says here when it found other HTML than it renders
      expect(seen.overflow).toBeLessThanOrEqual(0);
      expect(seen.shift).toBeLessThanOrEqual(SHIFT_BUDGET);
      expect(fontBytes).toBeLessThan(FONT_BUDGET);
    },
  );
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnalysisView } from '../worker/contract/api.ts';
import type { Results } from '../worker/contract/results.ts';
import { axeViolations, contrastViolations } from './axe.ts';
import { cutToFree, documentView, foldedPart, isFoldedPart, judge, observeInvented, WEBSITES } from './engine.ts';
import { arabicBakery, japaneseDentist } from './foreign-websites.ts';
import { createApp, openBrowser, type RunningApp } from './harness.ts';

/** What a report may take before anything is unfolded. Tab stops: of the report, without header and footer of the app. */
const BUDGETS = { words: 1_500, stops: 60, elements: 2_500 };
const WINDOWS = [
  { width: 1440, height: 900, screens: 6 },
  { width: 390, height: 844, screens: 9 },
];

let created: Awaited<ReturnType<typeof createApp>>;
let app: RunningApp;
let browser: Browser;
let sample: AnalysisView;
/** One for all: opening another costs more than most reports. */
let page: Page;
let handedOut: AnalysisView;

beforeAll(async () => {
  created = await createApp('report-document');
  app = await created.start();
  browser = await openBrowser();
  sample = (await (await fetch(`${app.url}/api/analysis/sample`)).json()) as AnalysisView;
  page = await browser.newPage();
  await page.route('**/api/analysis/7/document**', (route) => {
    const part = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const { results } = handedOut;
    return route.fulfill({
      json: isFoldedPart(part) && results ? foldedPart(handedOut, results, part) : documentView(handedOut),
    });
  });
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  created?.remove();
});

const owned = (websiteUrl: string, results: Results): AnalysisView => ({
  ...sample,
  analysisId: 7,
  websiteUrl,
  isPaid: results.locked === undefined,
  results,
});

/** Real ones lie outside the repository; `npm run test:sites` asks for them. */
const { SITES_DIR: sitesDir = '', READ_WEBSITES } = process.env;
const REAL = 5;
const observed = sitesDir !== '' && READ_WEBSITES === '1' ? await observeReal() : [];

async function observeReal() {
  const { observeSites } = await import('../tools/bench/observe-sites.ts');
  const { readLabels } = await import('../tools/bench/run-bench.ts');
  return observeSites(sitesDir, readLabels(sitesDir).slice(0, REAL));
}

/** Every stored website's report as its owner sees it, paid. */
const reports: [name: string, () => AnalysisView][] = [
  ['the sample', () => owned(sample.websiteUrl, sample.results as Results)],
  ...observed.map(({ site, observations }): [string, () => AnalysisView] => [
    site.name,
    () => owned(observations.target.homeUrl, judge(observations)),
  ]),
  ...Object.entries({ ...WEBSITES, arabicBakery, japaneseDentist }).map(
    ([name, website]): [string, () => AnalysisView] => [
      name,
      () => owned(website.home, judge(observeInvented(website))),
    ],
  ),
];

/** The report as the server would hand it out, on a page that has come to rest. Never two at once. */
async function openReport(
  analysis: AnalysisView,
  look: { width: number; height: number; colorScheme?: 'light' | 'dark' },
  hash = '',
): Promise<void> {
  const { width, height, colorScheme = 'light' } = look;
  handedOut = analysis;
  // From a page of its own, or an address with another hash would be no new page.
  await page.goto('about:blank');
  await page.emulateMedia({ media: 'screen', colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await page.goto(`${app.url}/report/7${hash}`, { waitUntil: 'networkidle' });
  await page.locator('#answer').waitFor();
}

/** Runs in the page. */
function measure() {
  const stops = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, summary, [tabindex])')]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
    // Radio buttons of one name are one stop.
    .map((element) => (element instanceof HTMLInputElement && element.type === 'radio' ? element.name : element));
  return {
    screens: document.documentElement.scrollHeight / window.innerHeight,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    // biome-ignore lint/performance/useDomNodeTextContent: what is folded or hidden is not read
    words: document.body.innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    stops: new Set(stops).size,
    elements: document.querySelectorAll('body *').length,
  };
}

it.each(reports)('the report of %s keeps to its budgets on desk and phone', async (_name, analysisOf) => {
  for (const [at, { width, height, screens }] of WINDOWS.entries()) {
    if (at === 0) await openReport(analysisOf(), { width, height });
    // What is laid out for a window is so again when it changes.
    else await page.setViewportSize({ width, height });
    await page.waitForFunction((each) => window.innerWidth === each, width);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const seen = await page.evaluate(measure);
    const where = `at ${width} px`;
    expect(seen.overflow, where).toBeLessThanOrEqual(0);
    expect(seen.screens, where).toBeLessThanOrEqual(screens);
    expect(seen.words, where).toBeLessThanOrEqual(BUDGETS.words);
    expect(seen.stops, where).toBeLessThanOrEqual(BUDGETS.stops);
    expect(seen.elements, where).toBeLessThanOrEqual(BUDGETS.elements);
  }
});

it.each(WINDOWS)('has its contents, with the entry being read, in view at $width px', async ({ width, height }) => {
  await openReport(owned(sample.websiteUrl, sample.results as Results), { width, height });
  for (const id of ['work', 'areas', 'measure']) {
    await page.evaluate((each) => document.getElementById(each)?.scrollIntoView({ block: 'start' }), id);
    const current = page.locator('nav[aria-label=Contents] [aria-current]');
    await expect.poll(async () => (await current.count()) === 1 && (await current.isVisible())).toBe(true);
    const box = await current.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y < height).toBe(true);
  }
});

describe.each(['light', 'dark', 'print'] as const)('in %s', (look) => {
  it('keeps nobody out', async () => {
    const colorScheme = look === 'dark' ? 'dark' : 'light';
    await openReport(owned(sample.websiteUrl, sample.results as Results), {
      width: 1440,
      height: 900,
      colorScheme,
    });
    if (look === 'print') {
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    } else {
      for (const id of ['read', 'learn', 'answers', 'words']) await page.locator(`#${id} h3 button`).click();
      for (const id of ['learn', 'words']) await page.locator(`#${id}-body :is(dl, h4)`).first().waitFor();
    }
    // What differs between the themes is colours.
    const violations = look === 'dark' ? await contrastViolations(page, 'main') : await axeViolations(page, 'main');
    expect(violations).toEqual([]);
  });
});

it('quotes what runs from right to left in its own direction, and breaks what has no spaces', async () => {
  await openReport(owned(arabicBakery.home, judge(observeInvented(arabicBakery))), {
    width: 390,
    height: 844,
  });
  const heading = page.locator('h1 bdi');
  expect(await heading.evaluate((element) => getComputedStyle(element).unicodeBidi)).toBe('isolate');
  for (const id of ['learn', 'answers']) await page.locator(`#${id} h3 button`).click();
  await page.locator('#learn-body dl').first().waitFor();
  expect(await page.locator('#learn-body').textContent()).toContain('مخبز الفانوس');
  expect((await page.evaluate(measure)).overflow).toBeLessThanOrEqual(0);
  await openReport(owned(japaneseDentist.home, judge(observeInvented(japaneseDentist))), {
    width: 390,
    height: 844,
  });
  for (const id of ['learn', 'appendix']) await page.locator(`#${id} h3 button`).click();
  await page.locator('#learn-body dl').first().waitFor();
  expect(await page.locator('#learn-body').textContent()).toContain('自由が丘');
  expect((await page.evaluate(measure)).overflow).toBeLessThanOrEqual(0);
});

it('leads from an address to a task, and by keys from one to the next', async () => {
  await openReport(owned(sample.websiteUrl, sample.results as Results), { width: 1440, height: 900 }, '#task-12');
  const row = (number: number) => page.locator(`[data-task="${number}"]`);
  await expect.poll(() => row(12).getAttribute('aria-expanded')).toBe('true');
  await row(12).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => row(13).getAttribute('aria-expanded')).toBe('true');
  expect(new URL(page.url()).hash).toBe('#task-13');
});

it('asks for a folded part when it is opened, by its address too, and says when it does not come', async () => {
  await openReport(owned(sample.websiteUrl, sample.results as Results), { width: 1440, height: 900 }, '#learn');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.locator('#learn-body dl').first().waitFor();
  await page.locator('#answers h3 button').click();
  await page.locator('#answers-body blockquote, #answers-body li').first().waitFor();
  expect(asked.filter((path) => path.includes('/document'))).toEqual([]); // one answer for four findings
  await page.route('**/document/playbook', (route) => route.abort());
  await page.locator('#words h3 button').click();
  await page.getByRole('alert').getByText('could not be loaded').waitFor();
  await page.unroute('**/document/playbook');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('#words-body h4').first().waitFor();
});

it('shows a preview nothing of what is paid for, and its price in a bar', async () => {
  const results = sample.results as Results;
  await openReport(owned(sample.websiteUrl, cutToFree(results)), { width: 390, height: 844 });
  const text = (await page.locator('main').textContent()) ?? '';
  for (const { implementation, fix } of results.premiumResults?.recommendations ?? []) {
    expect(text).not.toContain(implementation);
    if (fix) expect(text).not.toContain(fix.content);
  }
  const bar = await page.locator('#held-back').boundingBox();
  expect([bar?.height, (bar?.y ?? 0) + (bar?.height ?? 0)]).toEqual([56, 844]);
  expect(await page.locator('#held-back').textContent()).toContain('$9.99');
});

import { createSiteReader } from '../adapters/site-fetch.ts';
import { languageTag } from '../analysis/browser/language-tag.ts';
import { isFilledByScript } from '../analysis/open-shell.ts';
import type { Exchange, Observations, PageObservation, ReadAttempt } from '../audit/observations.ts';
import { readRobots } from '../audit/website/robots/robots-txt.ts';
import { askAgentFiles } from '../crawl/ask-agent-files.ts';
import { checkLinks } from '../crawl/check-links.ts';
import { checkVariants } from '../crawl/check-variants.ts';
import { addRenderedPages, findPages } from '../crawl/find-pages.ts';
import { keepOwnPages } from '../crawl/keep-own-pages.ts';
import { lookAtPreviews } from '../crawl/look-at-previews.ts';
import { openWebsite } from '../crawl/open-website.ts';
import { probeAgents } from '../crawl/probe-agents.ts';
import { addressRead, readOn } from '../crawl/refresh/read-on.ts';
import type { LinkVisitor } from '../crawl/site-reader.ts';
import { timeHomePage } from '../crawl/time-home-page.ts';
import { launchInNode, renderInNode } from './node-browser.ts';

const MAX_PAGES = 12;

/** For a public address that does not exist: who answers in its place, and where a browser finds the same. */
export interface StandIn {
  fetch: typeof fetch;
  /** "http://127.0.0.1:PORT". */
  origin: string;
}

/**
 * One website observed from Node, without workerd: the same functions an analysis is made of, one after the other. For tests and
 * for looking at what the engine is given. Throws with the public sentence when the website cannot be read.
 */
export async function observeWebsite(
  url: string,
  options: { render: boolean; axeSource?: string; standIn?: StandIn },
): Promise<Observations> {
  const clock = { now: () => Date.now() };
  const startedAt = clock.now();
  const { standIn } = options;
  const site = createSiteReader({
    requestsUsed: 0,
    allowPrivate: true,
    contactUrl: 'http://localhost/bot',
    clock,
    ...(standIn ? { fetch: standIn.fetch } : {}),
  });
  const result = await openWebsite(site, url, { allowPrivate: true });
  if (!result.ok) throw new Error(result.message);
  const { opened } = result;
  const { readAlready, ...found } = await findPages(site, opened, { maxPages: MAX_PAGES, controlToken: CONTROL });

  const { target } = found;
  const browser = options.render ? await launchInNode() : null;
  const rules = standIn
    ? { allowPrivate: true, aliasHost: new URL(target.homeUrl).host, targetOrigin: standIn.origin }
    : {
        allowPrivate: true,
        aliasHost: target.aliasHost,
        ...(target.aliasBase === undefined ? {} : { aliasBase: target.aliasBase }),
        targetOrigin: new URL(target.homeUrl).origin,
      };
  const render = async (address: string, plain: ReadAttempt, throughLinkOn?: string) => {
    const language = languageTag((plain.view ?? opened.home.view)?.lang);
    return browser
      ? renderInNode({ browser, url: address, rules, throughLinkOn, language, axeSource: options.axeSource })
      : null;
  };
  try {
    const home = await render(target.homeUrl, opened.home);
    // As an analysis does: a page the server does not know may exist inside a home page that scripts fill.
    const isApp = isFilledByScript(opened.home, home);
    const inApp = async (address: string, plain: ReadAttempt) =>
      isApp && (plain.status === 404 || plain.status === 410) ? render(address, plain, target.homeUrl) : null;
    const chosen = home?.view ? addRenderedPages(opened, found, home.view, { maxPages: MAX_PAGES }) : found.pages;
    const known = new Map<string, ReadAttempt>(readAlready.map((attempt) => [attempt.url, attempt]));
    known.set(target.homeUrl, opened.home);
    const robots = readRobots(opened.robots);
    const asked: PageObservation[] = [];
    for (const page of chosen) {
      const first = known.get(page.url) ?? (await site.readPage(page.url));
      const plain = page.role === 'home' ? first : await readOn(site, first, { target, pages: chosen, robots });
      if (page.role === 'home') asked.push({ ...page, plain, rendered: home });
      else if (plain.view && plain.status < 400)
        asked.push({
          ...page,
          url: addressRead(page, plain),
          plain,
          rendered: await render(addressRead(page, plain), plain),
        });
      else asked.push({ ...page, plain, rendered: await inApp(page.url, plain) });
    }
    const own = keepOwnPages(asked, target);
    const views = asked.flatMap(({ plain }) => plain.view ?? []);
    return {
      version: 1,
      target,
      robots: opened.robots,
      control: found.control,
      sitemaps: found.sitemaps,
      llmsTxt: found.llmsTxt,
      pages: own.pages,
      edge: await probeAgents(site, opened),
      hostVariants: await checkVariants(site, target),
      linkChecks: [
        ...(await checkLinks({ site, opened, found, read: asked.map(({ plain }) => plain), clock })),
        ...(await lookAtPreviews({ site, visitor: NOBODY_ELSE, opened, target, views })),
      ],
      ttfbSamplesMs: await timeHomePage(site, opened),
      agentFiles: await askAgentFiles(site, opened),
      notRead: [...found.notRead, ...own.notRead],
      browser: browser
        ? { state: 'used', reason: null, version: browser.version() }
        : { state: 'none', reason: 'the browser was not used', version: null },
      startedAt,
    };
  } finally {
    await browser?.close();
  }
}

/** Other people's websites are left alone: what they answer changes from day to day. */
const NOBODY_ELSE: LinkVisitor = {
  visit: async (url) => notAsked(url),
  look: async (url) => ({ exchange: notAsked(url), image: null }),
};

const notAsked = (url: string): Exchange => ({
  url,
  finalUrl: url,
  redirects: [],
  status: 0,
  headers: {},
  contentType: null,
  bytes: 0,
  truncated: false,
  ttfbMs: 0,
  fetchedAt: 0,
  failure: 'network',
});

/** Any path that cannot exist; the same in every run, so that two can be compared. */
const CONTROL = '5f2b8d0c4e7a91632d10';

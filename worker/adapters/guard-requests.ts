import type { HTTPRequest, Page } from '@cloudflare/puppeteer';
import type { LoadShare } from '../analysis/browser/request-ledger.ts';
import { isOfCounter, isOfLetters } from '../audit/website/lost-requests.ts';
import { pathOnTarget } from '../audit/website/site-address.ts';
import { guardAddress, isPrivateAddress } from '../contract/target-guard.ts';
import { confinePage } from './confine-page.ts';
import type { RefusedRequest } from './forms/try-form.ts';
import type { KeptCode } from './kept-code.ts';
import type { MeteredTab } from './metered-binding.ts';

export interface RequestRules {
  allowPrivate: boolean;
  /** Public host whose addresses stand for the target's; nothing is ever sent to it. */
  aliasHost: string | null;
  /** The folder of that host the website stands in there. */
  aliasBase?: string;
  /** Origin of the website being read. */
  targetOrigin: string;
}

/** What no text depends on. Styles are loaded: they decide what is shown. */
const UNNEEDED = new Set([
  'image',
  'media',
  'font',
  'websocket',
  'eventsource',
  'ping',
  'manifest',
  'prefetch',
  'cspviolationreport',
]);
/** What a measured page does without: what stays open, reports, and loads ahead of a visit nobody makes. */
const UNMEASURED = new Set(['websocket', 'eventsource', 'ping', 'prefetch', 'cspviolationreport']);
/** What scripts write into a page. */
const DATA = new Set(['fetch', 'xhr']);
/** Without these a page is another one. */
const CODE_AND_LOOK = new Set(['document', 'script', 'stylesheet']);
const CHECK_EVERY_MS = 25;
/** Of a locked page: what came first tells what the form does. */
const MAX_REFUSED = 20;
/** A picture that fails asks for another in its place; where that fails too, it asks for it again without end. */
const MAX_TIMES_A_PICTURE = 5;
/** Pages go on to another address, set a cookie and reload; none that comes to rest does so more often. */
const MAX_NAVIGATIONS = 6;

/**
 * What a page lacks that asked for this in vain. Of data of another host its browser first asks leave (`OPTIONS`): where that fails the
 * request itself is never sent, and of that none is told. What only asks whether there is such a page (`HEAD`), as routers do, and what
 * the page itself broke off once the server had answered brings it nothing, here or before a visitor.
 */
export function lossOf(
  request: Pick<HTTPRequest, 'failure' | 'headers' | 'method' | 'resourceType' | 'response' | 'url'>,
): 'data' | 'code' | 'styles' | null {
  const kind = request.resourceType();
  if (isAhead(request.headers()) || request.method() === 'HEAD') return null;
  if (request.response() !== null && request.failure()?.errorText === 'net::ERR_ABORTED') return null;
  if (DATA.has(kind) || request.method() === 'OPTIONS') return 'data';
  // Letters and what counts visits change neither the words of a page nor its look.
  if (kind === 'script') return isOfCounter(request.url()) ? null : 'code';
  return kind === 'stylesheet' && !isOfLetters(request.url()) ? 'styles' : null;
}

/** Whether a script asks ahead for a page that a click may open, as routers do: nothing of it is written into the page being read. */
const isAhead = (headers: Record<string, string>): boolean =>
  Object.entries(headers).some(
    ([name, value]) => /prefetch/i.test(name) || (PURPOSE.test(name) && /prefetch/i.test(value)),
  );
const PURPOSE = /^(?:sec-|x-)?(?:purpose|moz)$/i;

/**
 * Lets a page's requests through, or not, and knows when it has fallen quiet. `everything` loads what a visitor's browser loads, frames
 * and pictures too, and leaves the document as it comes over the wire. `share`: what this
 * load may ask of each host. `code`: what other loads of the same browser brought.
 */
export async function guardRequests({
  page,
  rules,
  tab,
  share,
  code = null,
  loads = 'text',
}: {
  page: Page;
  rules: RequestRules;
  tab: Pick<MeteredTab, 'overspend'>;
  share: LoadShare;
  code?: KeptCode | null;
  loads?: 'text' | 'everything';
}) {
  let navigations = 0;
  const takes = (address: string, kind: string): boolean =>
    !/^https?:/i.test(address) || share.take(new URL(address).host, CODE_AND_LOOK.has(kind));
  let open = 0;
  let lastChange = Date.now();
  let missesCode = false;
  let missesData = false;
  let isLocked = false;
  let isReadOnly = false;
  let missesStyles = false;
  const gone = { script: new Set<string>(), stylesheet: new Set<string>() };
  const refused: RefusedRequest[] = [];
  const pictures = new Map<string, number>();
  /** What is not answered does not fail, and so is not asked for once more. */
  const isAskedForInCircles = (request: HTTPRequest): boolean => {
    if (request.resourceType() !== 'image') return false;
    const times = (pictures.get(request.url()) ?? 0) + 1;
    pictures.set(request.url(), times);
    return times > MAX_TIMES_A_PICTURE;
  };
  const changed = (by: number) => {
    open = Math.max(0, open + by);
    lastChange = Date.now();
  };
  // Frames of other documents are not the page's text, and an embedded map or video is half its traffic.
  const isWanted = (request: HTTPRequest) =>
    loads === 'everything'
      ? !UNMEASURED.has(request.resourceType())
      : !UNNEEDED.has(request.resourceType()) &&
        !(request.resourceType() === 'document' && request.frame() !== page.mainFrame());

  page.on('request', (request) => {
    if (!isLocked && isAskedForInCircles(request)) return;
    changed(1);
    if (isLocked) {
      if (refused.length < MAX_REFUSED) refused.push({ url: request.url(), body: request.postData() ?? '' });
      request.abort(request.isNavigationRequest() ? 'aborted' : 'internetdisconnected').catch(() => {});
      return;
    }
    const isLet = isWanted(request) && !(isReadOnly && !READS.has(request.method()));
    const decision = isLet ? decide(request.url(), rules) : { go: false as const };
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    const leaves = isPage && decision.go && !isOnTarget(decision.url, rules);
    const kept = decision.go ? code?.answerTo(request) : null;
    if (kept) {
      request.respond(kept).catch(() => {});
      return;
    }
    if (isPage && request.redirectChain().length === 0 && ++navigations > MAX_NAVIGATIONS) return tab.overspend();
    const done =
      decision.go && !leaves && takes(decision.url, request.resourceType())
        ? request.continue(decision.url === request.url() ? {} : { url: decision.url })
        : // An aborted navigation leaves the document in place, a blocked one puts an error page there.
          request.abort(request.isNavigationRequest() ? 'aborted' : 'blockedbyclient');
    done.catch(() => {});
  });
  const giveBack = (request: HTTPRequest) => {
    const decision = decide(request.url(), rules);
    if (decision.go && /^https?:/i.test(decision.url)) share.giveBack(new URL(decision.url).host);
  };
  // What the page itself holds comes without an answer of its own; what lies on the disk says so in its answer.
  const held = new WeakSet<HTTPRequest>();
  page.on('requestservedfromcache', (request) => {
    held.add(request);
    giveBack(request);
  });
  page.on('requestfinished', () => changed(-1));
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!response.fromCache()) void code?.note(response);
    else if (!held.has(response.request())) giveBack(response.request());
    // That its own server has no such file is all a visitor gets, too.
    const isGone = GONE.has(response.status()) && isOnTarget(response.url(), rules);
    if (response.status() >= 400 && !isGone && lossOf(response.request()) === 'styles') missesStyles = true;
    if (isGone && (kind === 'script' || kind === 'stylesheet') && gone[kind].size < MAX_GONE)
      gone[kind].add(response.url());
  });
  page.on('requestfailed', (request) => {
    changed(-1);
    if (isLocked) return;
    const lost = lossOf(request);
    if (lost === 'data' || lost === 'code') missesCode = true;
    if (lost === 'data') missesData = true;
    if (lost === 'styles') missesStyles = true;
  });

  await confinePage(page, loads === 'everything' ? 'untouched' : 'rewritten');
  await page.setBypassServiceWorker(true);
  await page.setRequestInterception(true);
  // Interception turns the cache off; scripts and styles shared by all pages need to be fetched once.
  await page.setCacheEnabled(true);

  return {
    /** Scripts or data did not arrive, perhaps for reasons of our own: what scripts complain about then proves nothing. */
    missesCode: () => missesCode,
    /** The same of data alone: a menu or a price list may be missing from the page as shown. */
    missesData: () => missesData,
    /** A style sheet did not arrive, perhaps for reasons of our own. */
    missesStyles: () => missesStyles,
    /** Scripts and style sheets of the website's own that its server does not have. */
    goneScripts: () => [...gone.script],
    goneStyles: () => [...gone.stylesheet],
    /** From now on nothing goes out of the page: each request is written down and refused. There is no way back. */
    lock: async () => {
      isLocked = true;
    },
    refused: () => refused,
    /** From now on nothing is sent to anybody: what does not only read is refused. */
    readOnly: () => {
      isReadOnly = true;
    },
    /** Waits until nothing was asked for `quietMs`, at most `maxMs`. */
    async settle(quietMs: number, maxMs: number): Promise<void> {
      const end = Date.now() + maxMs;
      while (Date.now() < end) {
        if (open === 0 && Date.now() - lastChange >= quietMs) return;
        await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS));
      }
    },
  };
}

/** They ask for something and change nothing. Source: https://www.rfc-editor.org/rfc/rfc9110#section-9.2.1 */
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The server's word that there is no such file. */
const GONE = new Set([404, 410]);
const MAX_GONE = 10;

/** Whether a page is the website's own; http and www are other spellings of its host. */
export function isOnTarget(address: string, rules: RequestRules): boolean {
  const url = new URL(address);
  const target = new URL(rules.targetOrigin);
  if (url.origin === target.origin) return true;
  const bare = (host: string) => host.replace(/^www\./, '');
  return url.port === '' && target.port === '' && bare(url.hostname) === bare(target.hostname);
}

/** Where a request may go: nowhere private unless allowed, never from a private website to its public twin. */
export function decide(address: string, rules: RequestRules): { go: true; url: string } | { go: false } {
  if (/^(data|blob|about):/i.test(address)) return { go: true, url: address };
  if (!URL.canParse(address)) return { go: false };
  const url = new URL(address);
  if (rules.aliasHost !== null && url.host === rules.aliasHost) {
    return { go: true, url: new URL(pathOnTarget(url, rules), rules.targetOrigin).href };
  }
  const target = new URL(rules.targetOrigin);
  if (rules.aliasBase !== undefined && url.origin === target.origin && url.pathname.startsWith(rules.aliasBase)) {
    return { go: true, url: new URL(pathOnTarget(url, rules), target).href };
  }
  // What a public page may load is public; only a website that is private itself may load from private addresses.
  const allowPrivate = rules.allowPrivate && isPrivateAddress(target);
  return guardAddress(url, { allowPrivate, anyPort: rules.allowPrivate }).ok
    ? { go: true, url: address }
    : { go: false };
}

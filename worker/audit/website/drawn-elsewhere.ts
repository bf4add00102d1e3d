import type { Observations, PageObservation, Stray } from '../observations.ts';
import { errorScreenOf } from './error-screen.ts';
import type { LabObservation } from './lab/lab-observation.ts';
import { visibleText } from './page/page-text.ts';
import type { PageView } from './page/page-view.ts';
import { parsedUrl } from './parsed-url.ts';
import { servedWords } from './served-text.ts';
import { pageKey } from './site-address.ts';
import { judgeLanguage } from './text/detect-language.ts';
import { isJumpPage } from './unasked/jump-page.ts';

/** Fewer words are a frame: what a script opens in place of it is all the page there is. */
const OWN_WORDS = 50;

/**
 * Whether a script of the page led the browser on to another one, put the page into the browser's own language or failed and left an error
 * message; null where it shows the page that was asked for. Another host with the same path is the same page.
 */
export function strayOf(page: PageObservation): Stray | null {
  const { plain, rendered } = page;
  if (rendered?.stray) return rendered.stray;
  if (!plain.view || !rendered || rendered.failure !== null) return null;
  const said = errorScreenOf(page);
  if (said !== null) return { by: 'error', said };
  if (isJumpPage(page)) return { by: 'address', finalUrl: rendered.finalUrl };
  if (plain.view.textWords < OWN_WORDS) return null;
  if (!isSamePage(plain.finalUrl, rendered.finalUrl)) return { by: 'address', finalUrl: rendered.finalUrl };
  return rendered.view && isTranslated(plain.view, rendered.view) ? { by: 'language' } : null;
}

/** What the page at this address says in place of itself, once its program has failed; null where it shows itself. */
export function errorShownAt(url: string, pages: readonly PageObservation[]): string | null {
  const page = pages.find((one) => one.url === url);
  const stray = page ? strayOf(page) : null;
  return stray?.by === 'error' ? stray.said : null;
}

/** About as much text, most of its words others, and both read as one language each: two signs that do not hang together. */
function isTranslated(served: PageView, shown: PageView): boolean {
  if (served.textWords * 2 < shown.textWords) return false;
  const { words, kept } = servedWords({ plain: { view: served }, rendered: { view: shown } });
  if (kept > words * KEPT_SHARE) return false;
  const [before, after] = [served, shown].map((view) => judgeLanguage(visibleText(view).slice(0, SAMPLE_CHARS), null));
  return before?.isRead === true && after?.isRead === true && before.code !== after.code;
}

/** Names, numbers and addresses are the same in every language. */
const KEPT_SHARE = 0.6;
const SAMPLE_CHARS = 3_000;

const isSamePage = (asked: string, drawn: string): boolean => pathOf(asked) === pathOf(drawn);

function pathOf(address: string): string {
  const key = pageKey(address).replace(/[?#].*$/, '');
  const path = key.slice(key.indexOf('/') < 0 ? key.length : key.indexOf('/'));
  try {
    return decodeURI(path).replace(/\.html?$/i, '');
  } catch {
    return path;
  }
}

/** The same observations without what a browser showed of another page than the one asked for: its words, its barriers, its speed. */
export function withoutDrawnElsewhere(observations: Observations): Observations {
  const { pages, lab } = observations;
  const home = pages.find(({ role }) => role === 'home');
  const ownLab = lab && home ? labOf(lab, home) : lab;
  const strays = pages.map(strayOf);
  if (strays.every((stray) => stray === null) && ownLab === lab) return observations;
  return {
    ...observations,
    pages: pages.map((page, at) => {
      const stray = strays[at];
      if (!page.rendered || !stray) return page;
      const failure = stray.by === 'error' ? 'crash' : page.rendered.failure;
      return { ...page, rendered: { ...page.rendered, view: null, failure, axe: null, consoleErrors: [], stray } };
    }),
    ...(ownLab === undefined ? {} : { lab: ownLab }),
  };
}

const LED_ON = 'A script led the browser on to another page.';
const FAILED = 'The program of the page failed, and an error message stood in its place.';

function labOf(lab: LabObservation, page: PageObservation): LabObservation {
  const { plain } = page;
  if (strayOf(page)?.by === 'error') {
    const devices = new Set(lab.runs.map(({ device }) => device));
    return {
      ...lab,
      runs: [],
      notMeasured: [...lab.notMeasured, ...[...devices].map((device) => ({ device, reason: FAILED }))],
    };
  }
  if ((plain.view?.textWords ?? 0) < OWN_WORDS) return lab;
  const stray = lab.runs.filter(
    ({ finalUrl }) => parsedUrl(finalUrl) !== null && !isSamePage(plain.finalUrl, finalUrl),
  );
  if (stray.length === 0) return lab;
  const devices = new Set(stray.map(({ device }) => device));
  return {
    ...lab,
    // A device of which one load went astray was not measured: its other loads would stand for a page that comes and goes.
    runs: lab.runs.filter(({ device }) => !devices.has(device)),
    notMeasured: [...lab.notMeasured, ...[...devices].map((device) => ({ device, reason: LED_ON }))],
  };
}

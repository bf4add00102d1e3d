import type { PageView } from '../../website/page/page-view.ts';
import { areAllPieces, beforePieces, type ReadPage } from '../../website/read-pages.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, partial, pass, passMostly } from '../check.ts';
import { shownInSearch } from '../discoverability/indexing-restrictions.ts';

/** Source: https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing */
export const missingViewport = defineCheck({
  id: 'missing-viewport',
  revision: 9,
  category: 'technical',
  strength: 'B',
  catalogue: ['mobile-viewport'],
  title: {
    pass: 'The pages read have the viewport line that phones need',
    mostly: 'The pages read, legal ones and those left out of search apart, have the viewport line that phones need',
    partial: 'Not every page read fits a phone',
    fail: 'A page, or more than one, does not adapt to phones',
    causes: {
      'some-pages': 'Some of the pages read do not adapt to phones',
      'runs-off': 'On a phone, part of the text of the home page lies beyond the screen',
      'zoom-forbidden': 'A page, or more than one, forbids zooming',
    },
  },
  why: 'Google indexes the phone version of a page.',
  sources: ['https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing'],
  judgesEachPage: true,
  needs: ['pages', 'phone'],
  causes: ['no-head', 'some-pages', 'fixed-width', 'zoom-forbidden', 'line-suffices', 'layout-too-wide', 'runs-off'],
  run({ pages, phone: { layout } }) {
    const judged = shownInSearch(pages).filter(({ role }) => role !== 'legal');
    const { missing, fixed, locked, lesser, led } = linesOf(pages, judged);
    // Without its scripts a page may lie otherwise than visitors see it.
    const isWhole = !pages.some(({ role, rendered }) => role === 'home' && rendered?.missesCode);
    if (missing.length + fixed.length === 0 && led) return inconclusive(LED_ON);
    if (missing.length > 0) {
      const beyond = isWhole && layout && !layout.hasViewport ? layout.textBeyond : null;
      const measured =
        beyond === null
          ? []
          : [measuredOn(pages, `with that line, ${beyond === 0 ? 'none' : percent(beyond)} of the text`)];
      const lacking = beforePieces([...missing, ...lesser.missing], pages).map(lackOf);
      if (areAllPieces(missing, pages)) return dueTo('no-head', fail([...lacking, ...fixed, ...locked]));
      const isPart = missing.length < judged.length && missing.every(({ role }) => role !== 'home');
      if (isPart) return dueTo('some-pages', partial([...lacking, ...fixed, ...locked]));
      const cause = beyond === null ? null : beyond > WIDE ? 'layout-too-wide' : 'line-suffices';
      return dueTo(cause, fail([...lacking, ...measured, ...fixed, ...locked]));
    }
    if (fixed.length > 0) return dueTo('fixed-width', fail([...fixed, ...locked]));
    const share = isWhole && layout?.hasViewport ? (layout.textBeyond ?? 0) : 0;
    if (share > FAR_TOO_WIDE)
      return dueTo('runs-off', partial([measuredOn(pages, `${percent(share)} of the text`), ...locked]));
    if (locked.length > 0) return dueTo('zoom-forbidden', partial([...locked, ...lesser.locked]));
    return lesser.missing.length > 0 ? passMostly(lesser.missing.map(lackOf)) : pass();
  },
});

/** The pages by their line for phones. What decides nothing is kept apart and named beside the rest, as one change mends all. */
function linesOf(pages: readonly ReadPage[], judged: readonly ReadPage[]) {
  const missing: ReadPage[] = [];
  const fixed: Evidence[] = [];
  const locked: Evidence[] = [];
  const lesser: { missing: ReadPage[]; locked: Evidence[] } = { missing: [], locked: [] };
  const isLesser = (page: ReadPage): boolean => judged.length > 0 && !judged.includes(page);
  let led = false;
  for (const page of pages) {
    const content = viewportOf(page);
    const by = viewportIn(page.plain.view) === null ? ', written by a script' : '';
    const cite = (seen: string): Evidence => ({ pageUrl: page.url, place: `meta[name="viewport"]${by}`, seen });
    if (page.plain.view.scripts.leadsByScreen && (content === null || FIXED_WIDTH.test(content))) led = true;
    else if (content === null) (isLesser(page) ? lesser.missing : missing).push(page);
    else if (FIXED_WIDTH.test(content) && !isLesser(page)) fixed.push(cite(content));
    else if (FORBIDS_ZOOM.test(content)) (isLesser(page) ? lesser.locked : locked).push(cite(content));
  }
  return { missing, fixed, locked, lesser, led };
}

const lackOf = ({ url }: ReadPage): Evidence => ({
  pageUrl: url,
  place: 'meta[name="viewport"]',
  seen: 'no viewport tag',
});

const LED_ON = 'A script leads small screens on to another page, so how these pages fit a phone decides nothing.';

/** A word or two may stick out of any page. */
const WIDE = 0.05;
/** A table or a row of tiles may be wider than the screen on purpose. */
const FAR_TOO_WIDE = 0.3;

const percent = (share: number): string => `${Math.round(share * 100)}%`;

const measuredOn = ([home]: readonly ReadPage[], seen: string): Evidence => ({
  pageUrl: home?.url ?? '',
  place: 'on a phone, text beyond the screen',
  seen,
});

const FORBIDS_ZOOM = /user-scalable\s*=\s*(no|0)\b|maximum-scale\s*=\s*(0|1)(\.0*)?\s*(,|;|$)/i;

/** A number of pixels in place of the device's own width: the page is laid out for one screen and shrunk on all others. */
const FIXED_WIDTH = /(?:^|[,;\s])width\s*=\s*\d/i;

/** It is for browsers alone, so one that a script writes counts. */
const viewportOf = ({ plain, rendered }: ReadPage): string | null =>
  viewportIn(plain.view) ?? (rendered && viewportIn(rendered.view));

const viewportIn = ({ metas }: PageView): string | null =>
  metas.find(({ by, name }) => by === 'name' && name === 'viewport')?.content ?? null;

import { describe, expect, it } from 'vitest';
import { attemptOf, HOME, inputs, page, website } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { coverageOf } from '../../facts/claims/coverage.ts';
import type { LinkCheck, PageObservation } from '../../observations.ts';
import { unservedRoutes } from '../../website/unasked/unserved-routes.ts';
import { thinPages } from '../content/thin-pages.ts';
import { missingContactPage } from '../identity/missing-contact-page.ts';
import { brokenInternalLinks } from './broken-internal-links.ts';
import { pagesWithoutSuccess } from './pages-without-success.ts';

function unknownTo(path: string, role: PageObservation['role'], status = 404): PageObservation {
  const seen = attemptOf(page('', { url: HOME + path, role, status }));
  return {
    ...seen,
    rendered: null,
    plain: { ...seen.plain, view: null, obstacle: { kind: 'error_page', seen: `status ${status}` } },
  };
}

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const MENU = '<nav><a href="/prices">Prices</a><a href="/contact">Contact</a></nav>';
const SCRIPT = '<script src="/app.js"></script>';
const rendered = `${MENU}<h1>Weft</h1><p>We weave rugs and mend looms.</p>${SCRIPT}`;
const app = page(`<div id="app"></div>${SCRIPT}`, { rendered });
const dead = [unknownTo('prices', 'prices'), unknownTo('contact', 'contact')];

describe('an app whose host answers none of its addresses', () => {
  const given = (home = app, others = dead, linkChecks: LinkCheck[] = []) =>
    inputs({ pages: [home], attempts: [attemptOf(home), ...others], linkChecks });

  it('lacks one rule at its host, and no page or link of it is broken by itself', () => {
    for (const check of [pagesWithoutSuccess, brokenInternalLinks])
      expect(runCheck(check, given())).toMatchObject({ outcome: 'fail', cause: 'no-rewrite' });
    expect(runCheck(missingContactPage, given())).toMatchObject({ outcome: 'partial', cause: 'no-rewrite' });
    expect(runCheck(thinPages, given())).toMatchObject({ outcome: 'inconclusive' });
  });
  it('is none that tells its views apart behind a “#”: what its sitemap alone names is a line of the sitemap', () => {
    const hash = '<nav><a href="#/prices">Prices</a><a href="#/contact">Contact</a></nav>';
    const home = page(`<div id="app"></div>${SCRIPT}`, { rendered: rendered.replace(MENU, hash) });
    const listed = dead.map((one) => ({ ...one, foundBy: 'sitemap' as const }));
    const seen = { ...given(home, listed), target };
    expect(runCheck(pagesWithoutSuccess, seen)).toMatchObject({ outcome: 'pass' });
    expect(runCheck(missingContactPage, seen).cause).not.toBe('page-gone');
    const linked = page(`<h1>Weft</h1><a href="/prices">Prices</a><a href="/contact">Contact</a>`);
    expect(runCheck(pagesWithoutSuccess, { ...given(linked, listed), target })).toMatchObject({ outcome: 'fail' });
    expect(runCheck(missingContactPage, { ...given(linked, listed), target })).toMatchObject({ cause: 'page-gone' });
    const same = listed.map((one) => ({
      ...one,
      plain: { ...one.plain, bytes: home.plain.bytes, contentType: home.plain.contentType },
    }));
    expect(unservedRoutes([attemptOf(home), ...same])).toEqual([]);
  });
  it('may say on those pages what was not found', () => {
    const seen = { ...website({ target, pages: [app] }).observations, pages: [attemptOf(app), ...dead] };
    const { unread, unreadKinds, known } = coverageOf([app], seen);
    expect({ unread, unreadKinds, known }).toEqual({
      unread: [`${HOME}prices`, `${HOME}contact`],
      unreadKinds: ['prices'],
      known: 3,
    });
  });
  it('may say it on those that no click opened, where one opened another', () => {
    const [prices, contact] = dead as [PageObservation, PageObservation];
    const unreadBeside = (heading: string) => {
      const drawn = page('', { url: `${HOME}contact`, rendered: `${MENU}<h1>${heading}</h1>` });
      const clicked = { ...contact, rendered: attemptOf(drawn).rendered };
      const seen = { ...website({ target, pages: [app] }).observations, pages: [attemptOf(app), prices, clicked] };
      return coverageOf([app], seen).unreadKinds;
    };
    expect(unreadBeside('Ring us')).toEqual(['prices']);
    expect(unreadBeside('404 Page not found')).toEqual([]);
  });
  it('is told by all that its menu leads to, and by a menu that a script writes', () => {
    const routes = (home = app, others = dead) => unservedRoutes([attemptOf(home), ...others]).length;
    expect(routes()).toBe(2);
    expect(routes(app, dead.slice(0, 1))).toBe(0);
    expect(routes(app, [...dead, unknownTo('looms', 'about')])).toBe(0);
    expect(routes(app, [unknownTo('prices', 'prices', 500), ...dead.slice(1)])).toBe(0);
    expect(routes(page(`${MENU}${SCRIPT}`, { rendered }))).toBe(0);
  });
  it('is told where the host sends the very frame of the app along with "not found"', () => {
    const withBytes = (one: PageObservation, bytes: number) => ({ ...one, plain: { ...one.plain, bytes } });
    const home = withBytes(attemptOf(app), 1_351);
    const imprint = unknownTo('imprint', 'legal');
    expect(unservedRoutes([home, ...dead, withBytes(imprint, 1_351)])).toHaveLength(3);
    expect(unservedRoutes([home, ...dead, withBytes(imprint, 980)])).toHaveLength(0);
  });
});

it('a page that opens one step up is no key page at the address of a link that lacks the way up', () => {
  const links = '<a href="/looms/looms/ash.html">Ash</a><a href="/looms/looms/elm.html">Elm</a>';
  const pages = ['', 'looms/ash.html', 'looms/oak.html'].map((path) => page(links, { url: HOME + path }));
  const lost = (path: string) => ({ ...unknownTo(path, 'other'), foundBy: 'link' as const });
  const outcomeOf = (path: string) =>
    runCheck(pagesWithoutSuccess, inputs({ pages, attempts: [...pages.map(attemptOf), lost(path)] })).outcome;
  expect(outcomeOf('looms/looms/ash.html')).toBe('pass');
  expect(outcomeOf('looms/looms/elm.html')).not.toBe('pass');
});

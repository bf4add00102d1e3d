import type { PageObservation } from '../../observations.ts';
import { readingLength, visibleText } from '../../website/page/page-text.ts';
import type { PageView } from '../../website/page/page-view.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, partial, pass } from '../check.ts';
import { hidesMost } from '../shared/empty-shell.ts';
import { isAboutConsent, wallIn } from '../shared/wall-words.ts';

/** A page with this much text says something besides its wall: the longest pure age or consent walls have some 1,000 characters. */
const CONTENT_CHARS = 1_500;

/** Logins, age questions, consent or country walls that stand where the page should be. A cookie banner beside the text is none. */
export const wallBeforeContent = defineCheck({
  id: 'wall-before-content',
  revision: 6,
  category: 'rendering',
  strength: 'A',
  catalogue: ['wall'],
  title: {
    pass: 'We saw no login and no question of age, country or consent in place of a page',
    partial: 'A question lies over a page, but the text behind it can be read',
    fail: 'A wall stands where a page of yours should be',
  },
  why: 'An assistant cannot log in, state its age or accept cookies.',
  sources: ['https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials'],
  needs: ['attempts'],
  causes: ['login', 'text-behind-it'],
  run({ attempts }) {
    const instead: Evidence[] = [];
    const over: Evidence[] = [];
    let isLogin = true;
    for (const attempt of attempts) {
      const wall = readWall(attempt, attempts);
      if (wall) (wall.replaces ? instead : over).push(wall.evidence);
      if (wall?.replaces && !wall.isLogin) isLogin = false;
    }
    if (instead.length > 0) return dueTo(isLogin ? 'login' : null, fail([...instead, ...over]));
    if (over.length > 0) return dueTo('text-behind-it', partial(over));
    const held = attempts.filter(({ rendered }) => rendered?.isHeld);
    if (held.length > 0) return inconclusive(HELD, held.slice(0, 3).map(heldOf));
    return attempts.some((page) => page.role === 'home' && isHidden(page)) ? inconclusive(HIDDEN) : pass();
  },
});

const HELD =
  'A window lay over a page in our browser, or the page could not be scrolled. What it asks for is not judged.';

const HIDDEN =
  'The home page showed our browser far fewer words than it is served with, and what it waits for is not judged.';

const isHidden = ({ plain, rendered }: PageObservation): boolean =>
  Boolean(plain.view && rendered?.view && hidesMost(plain.view, rendered.view));

const heldOf = ({ url }: PageObservation): Evidence => ({
  pageUrl: url,
  place: 'the page in our browser',
  seen: 'a window over it, or no scrolling',
});

/**
 * The wall of one page, and whether it is all there is. A 401 on a page that asks for a password by design (a customer area) is
 * linked, so it counts only if it was chosen as a key page.
 */
export function readWall(
  page: PageObservation,
  all: readonly PageObservation[],
): { evidence: Evidence; replaces: boolean; isLogin: boolean } | null {
  const { url, role, plain } = page;
  if (plain.obstacle?.kind === 'login' || plain.status === 401 || plain.status === 451) {
    if (role === 'other' || role === 'legal') return null;
    const seen = plain.obstacle?.seen ?? (plain.status === 451 ? 'unavailable for legal reasons' : 'asks for a login');
    return {
      evidence: { pageUrl: url, place: `HTTP status ${plain.status}`, seen },
      replaces: true,
      isLogin: plain.status !== 451,
    };
  }
  if (!plain.view || plain.obstacle) return null;
  const wall = wallIn(plain.view);
  if (!wall) return null;
  const replaces = readingLength(visibleText(plain.view)) < CONTENT_CHARS && !leadsPastIt(plain.view, all);
  // Every website with a consent banner has its words, and some a page about it; a wall stands where something else should.
  if (wall.kind === 'consent' && (!replaces || !wall.isMostOfText || role === 'legal' || isAboutConsent(url)))
    return null;
  return {
    evidence: { pageUrl: url, place: `${wall.kind} wall at ${wall.place}`, seen: wall.seen },
    replaces,
    isLogin: false,
  };
}

/** So many pages that the menu leads to say something else: the question lies over a page that is served with all it has. */
const MIN_PAGES_BEHIND = 2;

/** Of a page with little text, whose wall would be most of it: its menu stands beside the question, and leads past it. */
function leadsPastIt(view: PageView, all: readonly PageObservation[]): boolean {
  const menu = new Set(
    view.links.flatMap(({ url, landmark }) => (landmark === 'nav' || landmark === 'header' ? (url ?? []) : [])),
  );
  const said = new Set(
    all.flatMap(({ url, plain }) =>
      plain.view && !plain.obstacle && (menu.has(url) || menu.has(plain.view.url)) ? visibleText(plain.view) : [],
    ),
  );
  said.delete(visibleText(view));
  return said.size >= MIN_PAGES_BEHIND;
}

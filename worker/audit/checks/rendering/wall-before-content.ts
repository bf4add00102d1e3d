import type { PageObservation } from '../../observations.ts';
import { readingLength, visibleText } from '../../website/page/page-text.ts';
import { defineCheck, dueTo, type Evidence, fail, partial, pass } from '../check.ts';
import { isAboutConsent, wallIn } from '../shared/wall-words.ts';

/** A page with this much text says something besides its wall: the longest pure age or consent walls have some 1,000 characters. */
const CONTENT_CHARS = 1_500;

/** Logins, age questions, consent or country walls that stand where the page should be. A cookie banner beside the text is none. */
export const wallBeforeContent = defineCheck({
  id: 'wall-before-content',
  revision: 2,
  category: 'rendering',
  strength: 'A',
  catalogue: ['wall'],
  title: {
    pass: 'We saw no notice or window that stands before your pages',
    partial: 'A question lies over some pages, but the text behind it can be read',
    fail: 'A wall stands where some of your pages should be',
  },
  why: 'An assistant cannot log in, state its age or accept cookies. It reads the wall instead of your business.',
  sources: ['https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials'],
  needs: ['attempts'],
  causes: ['login', 'text-behind-it'],
  run({ attempts }) {
    const instead: Evidence[] = [];
    const over: Evidence[] = [];
    let isLogin = true;
    for (const attempt of attempts) {
      const wall = readWall(attempt);
      if (wall) (wall.replaces ? instead : over).push(wall.evidence);
      if (wall?.replaces && !wall.isLogin) isLogin = false;
    }
    if (instead.length > 0) return dueTo(isLogin ? 'login' : null, fail([...instead, ...over]));
    return over.length > 0 ? dueTo('text-behind-it', partial(over)) : pass();
  },
});

/**
 * The wall of one page, and whether it is all there is. A 401 on a page that asks for a password by design (a customer area) is
 * linked, so it counts only if it was chosen as a key page.
 */
export function readWall({
  url,
  role,
  plain,
}: PageObservation): { evidence: Evidence; replaces: boolean; isLogin: boolean } | null {
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
  const replaces = readingLength(visibleText(plain.view)) < CONTENT_CHARS;
  // Every website with a consent banner has its words, and some a page about it; a wall stands where something else should.
  if (wall.kind === 'consent' && (!replaces || !wall.isMostOfText || role === 'legal' || isAboutConsent(url)))
    return null;
  return {
    evidence: { pageUrl: url, place: `${wall.kind} wall at ${wall.place}`, seen: wall.seen },
    replaces,
    isLogin: false,
  };
}

import type { PageObservation } from '../../observations.ts';

/** Seconds after which nobody has read the page. */
const MAX_DELAY_S = 1;
/** "0; url=/hours.png" */
const REFRESH = /^\s*(\d{1,4}(?:\.\d+)?)\s*[;,]\s*url\s*=\s*['"]?\s*([^'"\s]+)/i;
/** A page that says more is read by whoever is not led on. */
const MAX_WORDS = 30;

/** A page that leads on at once to another address, by its own line in the head: nobody sees it, and what a browser shows is something else. */
export function isJumpPage({ role, plain: { view, finalUrl } }: PageObservation): boolean {
  if (role === 'home' || !view || view.textWords > MAX_WORDS) return false;
  const refresh = view.metas.find(({ by, name }) => by === 'http-equiv' && name === 'refresh')?.content ?? '';
  const [, delay, url = ''] = REFRESH.exec(refresh) ?? [];
  if (delay === undefined || Number(delay) > MAX_DELAY_S || !URL.canParse(url, finalUrl)) return false;
  return new URL(url, finalUrl).href.replace(/#.*$/, '') !== finalUrl;
}

import type { PageObservation, ReadAttempt } from '../../observations.ts';

/** Seconds after which nobody has read the page. */
const MAX_DELAY_S = 1;
/** "0; url=/hours.png" */
const REFRESH = /^\s*(\d{1,4}(?:\.\d+)?)\s*[;,]\s*url\s*=\s*['"]?\s*([^'"\s]+)/i;
/** A page that says more is read by whoever is not led on. */
const MAX_WORDS = 30;

/** A page that leads on at once to another address: nobody sees it, and what a browser shows is something else. */
export const isJumpPage = ({ role, plain }: Pick<PageObservation, 'role' | 'plain'>): boolean =>
  role !== 'home' && jumpTarget(plain) !== null;

/** Where a page leads on to at once, by a line in its head or a script that does nothing else; null where it is a page itself. */
export function jumpTarget({ view, finalUrl }: Pick<ReadAttempt, 'view' | 'finalUrl'>): string | null {
  if (!view || view.textWords > MAX_WORDS) return null;
  const refresh = view.metas.find(({ by, name }) => by === 'http-equiv' && name === 'refresh')?.content ?? '';
  const [, delay, url = ''] = REFRESH.exec(refresh) ?? [];
  const led = delay !== undefined && Number(delay) <= MAX_DELAY_S ? url : view.scripts.leadsTo;
  if (led === undefined || !URL.canParse(led, finalUrl)) return null;
  const target = new URL(led, finalUrl).href.replace(/#.*$/, '');
  return target === finalUrl ? null : target;
}

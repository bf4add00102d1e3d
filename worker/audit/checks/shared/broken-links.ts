import type { LinkCheck } from '../../observations.ts';
import type { Evidence } from '../check.ts';

export interface LinkHealth {
  tried: number;
  /** Links that were answered in a way that tells. */
  known: number;
  broken: Evidence[];
}

/**
 * Gone for certain: 404, 410 and names that do not resolve. All else (refusals to machines such as 401, 403, 429 and 999, time-outs,
 * 5xx) may be us or the moment. A name counts only where other websites were reached: else it is our own network that has none.
 */
export function linkHealth(checks: readonly LinkCheck[], kind: LinkCheck['kind']): LinkHealth {
  const ofKind = checks.filter((check) => check.kind === kind);
  const namesTell = kind === 'internal' || reachedOthers(checks);
  const broken = ofKind.filter((check) => isGone(check, namesTell));
  const alive = ofKind.filter(({ status, failure }) => failure === null && status >= 200 && status < 400);
  return {
    tried: ofKind.length,
    known: broken.length + alive.length,
    broken: broken.map(({ url, foundOn, status }) => ({
      pageUrl: foundOn,
      place: `link to ${url}`.slice(0, 300),
      seen: status === 0 ? 'the name does not exist' : `status ${status}`,
    })),
  };
}

/** Whether any other website answered at all. A machine without a way out finds every one of them dead. */
export function reachedOthers(checks: readonly LinkCheck[]): boolean {
  return checks.some(({ kind, status }) => (kind === 'external' || kind === 'profile') && status > 0);
}

export function isGone({ status, failure }: LinkCheck, namesTell: boolean): boolean {
  return status === 404 || status === 410 || (namesTell && failure === 'dns');
}

/** How far the look went: what was not answered is said, not hidden. */
export function countOf(pageUrl: string, { tried, known }: LinkHealth): Evidence {
  const unknown = tried - known;
  const rest = unknown === 0 ? '' : `, ${unknown} could not be checked`;
  return { pageUrl, place: 'links', seen: `${tried} tried, ${known} answered${rest}` };
}

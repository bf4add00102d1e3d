import type { Evidence } from '../../check.ts';
import type { LinkCheck } from '../../observations.ts';

export interface LinkHealth {
  /** Links that were answered in a way that tells. */
  known: number;
  broken: Evidence[];
}

/** Gone for certain: 404, 410 and names that do not resolve. All else (refusals, time-outs, 5xx) may be us or the moment. */
export function linkHealth(checks: readonly LinkCheck[], kind: LinkCheck['kind']): LinkHealth {
  const ofKind = checks.filter((check) => check.kind === kind);
  const broken = ofKind.filter(({ status, failure }) => failure === 'dns' || status === 404 || status === 410);
  const alive = ofKind.filter(({ status, failure }) => failure === null && status >= 200 && status < 400);
  return {
    known: broken.length + alive.length,
    broken: broken.map(({ url, foundOn, status }) => ({
      pageUrl: foundOn,
      place: `link to ${url}`.slice(0, 300),
      seen: status === 0 ? 'the name does not exist' : `status ${status}`,
    })),
  };
}

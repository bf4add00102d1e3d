import { linkTarget } from './urls.ts';

/** `location = …`, `location.href = …`, `location.assign(…)`, `window.open(…)`, with the address written out. */
const GOES =
  /\blocation(?:\.href)?\s*=\s*(['"])([^'"]+)\1|\b(?:location\.(?:assign|replace)|window\.open)\(\s*(['"])([^'"]+)\3/;

/** The page a click handler goes to, as `PageLink.url`; null when it goes nowhere that can be read. */
export function scriptTarget(handler: string | null, baseUrl: string): string | null {
  if (handler === null) return null;
  const match = GOES.exec(handler);
  const written = match?.[2] ?? match?.[4];
  if (written === undefined || written.startsWith('#')) return null;
  const url = linkTarget(written, baseUrl);
  return url !== null && /^https?:/.test(url) ? url : null;
}

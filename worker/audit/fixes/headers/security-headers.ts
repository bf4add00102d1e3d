import type { FixBuilder, FixInput } from '../fix-input.ts';
import { evidenceOf, forCheck } from '../page-fix.ts';
import { serverFix } from './server-fix.ts';
import { serverNotation } from './server-notation.ts';

const CHECK = 'missing-security-headers';

/** One year, as the OWASP cheat sheet of HTTP headers has it; subdomains are left to whoever knows them. */
const HSTS = 'max-age=31536000';

/** Headers that are missing, with values that break no page: nothing is said about where scripts and pictures may come from. */
export const securityHeaderFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    const notation = serverNotation(input);
    const headers = missingHeaders(input);
    if (notation === null || headers.length === 0) return [];
    const fix = serverFix({
      syntax: notation.syntax,
      placement: `${notation.place}. They keep other websites from showing yours in a frame; leave that line out if one of them should.`,
      content: notation.write(headers, null),
      pageUrl: null,
    });
    // One may stay open, as without https: the check asks for four of five.
    return forCheck(CHECK, [fix], evidenceOf(input, CHECK).length - headers.length <= 1);
  },
};

function missingHeaders(input: FixInput): [name: string, value: string][] {
  const missing = evidenceOf(input, CHECK).map(({ seen }) => seen);
  const isMissing = (name: string) => missing.some((seen) => seen.startsWith(name));
  const isSecure = input.inputs.target.homeUrl.startsWith('https:');
  const lacksPolicy = isMissing('Content-Security-Policy');
  const headers: [string, string][] = [];
  if (isMissing('Strict-Transport-Security') && isSecure) headers.push(['Strict-Transport-Security', HSTS]);
  if (isMissing('X-Content-Type-Options')) headers.push(['X-Content-Type-Options', 'nosniff']);
  // A policy that is there is not touched; frames are then governed by the older header.
  if (isMissing('X-Frame-Options') && !lacksPolicy) headers.push(['X-Frame-Options', 'SAMEORIGIN']);
  if (isMissing('Referrer-Policy')) headers.push(['Referrer-Policy', 'strict-origin-when-cross-origin']);
  if (lacksPolicy) {
    const upgrade = isSecure ? '; upgrade-insecure-requests' : '';
    headers.push(['Content-Security-Policy', `frame-ancestors 'self'${upgrade}`]);
  }
  return headers;
}

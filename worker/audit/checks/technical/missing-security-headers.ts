import { defineCheck, fail, notApplicable, partial, pass } from '../check.ts';

/** Of the five headers below: most, some. */
const GOOD_COUNT = 4;
const FAIR_COUNT = 2;

/** An age of zero takes the promise back: https://www.rfc-editor.org/rfc/rfc6797#section-6.1.1 */
const TURNED_OFF = /max-age\s*=\s*"?0+\b/i;

/** Trust only: no engine documents an effect, so the weight is tiny. Referrer and content policies count in the page, too, where browsers obey them. */
export const missingSecurityHeaders = defineCheck({
  id: 'missing-security-headers',
  revision: 2,
  category: 'technical',
  strength: 'C',
  catalogue: ['security-headers'],
  title: {
    pass: 'Most of the five usual security headers are set',
    partial: 'Some security headers are missing',
    fail: 'The usual security headers are missing',
  },
  why: 'They protect your visitors. No effect on answers is known.',
  sources: ['https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html'],
  needs: ['home', 'target'],
  run({ home, target }) {
    if (target.isPrivate)
      return notApplicable('The headers of a private address say nothing about the public website.');
    const { headers, view } = home.plain;
    const inPage = (name: string) => view.metas.some((meta) => meta.name === name && meta.content.trim() !== '');
    const policy = headers['content-security-policy'];
    const hsts = headers['strict-transport-security'];
    const isSet: [string, boolean][] = [
      ['Strict-Transport-Security', hsts !== undefined && !TURNED_OFF.test(hsts)],
      ['X-Content-Type-Options', headers['x-content-type-options']?.toLowerCase() === 'nosniff'],
      [
        'X-Frame-Options or frame-ancestors',
        headers['x-frame-options'] !== undefined || /frame-ancestors/i.test(policy ?? ''),
      ],
      ['Referrer-Policy', headers['referrer-policy'] !== undefined || inPage('referrer')],
      ['Content-Security-Policy', policy !== undefined || inPage('content-security-policy')],
    ];
    const missing = isSet.filter(([, present]) => !present).map(([name]) => name);
    const evidence = missing.map((name) => ({
      pageUrl: home.url,
      place: 'response headers',
      seen: `${name} is missing`,
    }));
    const count = isSet.length - missing.length;
    if (count >= GOOD_COUNT) return pass(evidence);
    return count >= FAIR_COUNT ? partial(evidence) : fail(evidence);
  },
});

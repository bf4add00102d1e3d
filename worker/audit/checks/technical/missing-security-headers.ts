import { defineCheck, fail, notApplicable, partial, pass } from '../../check.ts';

/** Of the five headers below: most, some. */
const GOOD_COUNT = 4;
const FAIR_COUNT = 2;

/** Trust only: no engine documents an effect, so the weight is tiny. */
export const missingSecurityHeaders = defineCheck({
  id: 'missing-security-headers',
  revision: 1,
  category: 'technical',
  strength: 'C',
  catalogue: ['security-headers'],
  title: {
    pass: 'The usual security headers are set',
    partial: 'Some security headers are missing',
    fail: 'The usual security headers are missing',
  },
  why: 'They protect your visitors. No effect on answers is known.',
  sources: ['https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html'],
  needs: ['home', 'target'],
  run({ home, target }) {
    if (target.isPrivate)
      return notApplicable('The headers of a private address say nothing about the public website.');
    const { headers } = home.plain;
    const policy = headers['content-security-policy'];
    const isSet: [string, boolean][] = [
      ['Strict-Transport-Security', headers['strict-transport-security'] !== undefined],
      ['X-Content-Type-Options', headers['x-content-type-options']?.toLowerCase() === 'nosniff'],
      [
        'X-Frame-Options or frame-ancestors',
        headers['x-frame-options'] !== undefined || /frame-ancestors/i.test(policy ?? ''),
      ],
      ['Referrer-Policy', headers['referrer-policy'] !== undefined],
      ['Content-Security-Policy', policy !== undefined],
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

import { defineCheck, fail, notApplicable, partial, pass } from '../../check.ts';
import type { LinkCheck } from '../../observations.ts';
import { linkHealth } from './broken-links.ts';

/** A single slip among fifty links. */
const SLIP_SHARE = 0.02;

export const brokenInternalLinks = defineCheck({
  id: 'broken-internal-links',
  revision: 1,
  category: 'technical',
  strength: 'B',
  catalogue: ['broken-internal'],
  title: {
    pass: 'The links within your website work',
    partial: 'A link within your website is broken',
    fail: 'Links within your website are broken',
  },
  why: 'An agent that follows a dead link reads nothing, and seldom tries a second time.',
  sources: ['https://vercel.com/blog/the-rise-of-the-ai-crawler'],
  needs: ['linkChecks', 'attempts'],
  run({ linkChecks, attempts }) {
    const toKeyPages = attempts
      .filter(({ foundBy }) => foundBy === 'link')
      .map(
        ({ url, plain }): LinkCheck => ({
          url,
          foundOn: url,
          kind: 'internal',
          status: plain.status,
          failure: plain.failure,
          finalUrl: plain.finalUrl,
          checkedAt: plain.fetchedAt,
        }),
      );
    const { known, broken } = linkHealth([...toKeyPages, ...linkChecks], 'internal');
    if (known === 0) return notApplicable('No link to another page of the website was found.');
    if (broken.length === 0) return pass();
    return broken.length / known <= SLIP_SHARE ? partial(broken) : fail(broken);
  },
});

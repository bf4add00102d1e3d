import { defineCheck, fail, inconclusive, partial, pass } from '../../check.ts';
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
  needs: ['linkChecks'],
  run({ linkChecks }) {
    const { known, broken } = linkHealth(linkChecks, 'internal');
    if (known === 0) return inconclusive('No link within the website was followed beyond the key pages.');
    if (broken.length === 0) return pass();
    return broken.length / known <= SLIP_SHARE ? partial(broken) : fail(broken);
  },
});

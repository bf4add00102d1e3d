import { defineCheck, fail, inconclusive, partial, pass } from '../../check.ts';
import { linkHealth } from './broken-links.ts';

/** Other people's pages go away; one or two are ordinary. */
const FEW = 2;

export const brokenExternalLinks = defineCheck({
  id: 'broken-external-links',
  revision: 1,
  category: 'technical',
  strength: 'C',
  catalogue: ['broken-external'],
  title: {
    pass: 'The links to other websites work',
    partial: 'One or two links to other websites are dead',
    fail: 'Several links to other websites are dead',
  },
  why: 'Dead sources make a text look unattended. The effect on answers is plausible, not proven.',
  sources: ['https://developers.google.com/search/docs/crawling-indexing/links-crawlable'],
  needs: ['linkChecks'],
  run({ linkChecks }) {
    const { known, broken } = linkHealth(linkChecks, 'external');
    if (known === 0) return inconclusive('No link to another website was followed.');
    if (broken.length === 0) return pass();
    return broken.length <= FEW ? partial(broken) : fail(broken);
  },
});

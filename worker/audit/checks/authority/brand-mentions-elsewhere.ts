import { defineCheck, info } from '../check.ts';

/** Mentions of the business on other websites. Not to be seen from the website itself: shown so that nobody takes silence for none. */
export const brandMentionsElsewhere = defineCheck({
  id: 'brand-mentions-elsewhere',
  revision: 1,
  category: 'authority',
  strength: 'I',
  catalogue: ['offsite-presence'],
  title: {
    pass: 'Mentions of you on other websites',
    fail: 'Mentions of you on other websites',
    info: 'What other websites say about you was not measured',
  },
  why: 'Mentions elsewhere go along with AI visibility more than links do (75,000 brands, correlation). Counting them needs a search service.',
  sources: ['https://ahrefs.com/blog/ai-overview-brand-correlation/'],
  needs: ['target'],
  run({ target }) {
    return info([
      { pageUrl: target.homeUrl, place: 'outside the website', seen: 'not measured: it needs a search service' },
    ]);
  },
});

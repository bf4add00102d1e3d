import { defineCheck, info } from '../check.ts';

/** Cannot be seen from outside: a question to the owner, no finding. */
export const googleAiSetting = defineCheck({
  id: 'google-ai-setting',
  revision: 1,
  category: 'discoverability',
  strength: 'I',
  catalogue: ['google-ai-toggle'],
  title: {
    pass: 'A setting only you can see: AI features in Search Console',
    fail: 'A setting only you can see: AI features in Search Console',
    info: 'A setting only you can see: AI features in Search Console',
  },
  why: 'Google lets owners opt out of generative AI features in Search Console where that control is offered. It cannot be seen from outside.',
  sources: ['https://developers.google.com/search/docs/appearance/ai-features'],
  needs: ['target'],
  run({ target }) {
    return info([
      {
        pageUrl: target.homeUrl,
        place: 'Google Search Console',
        seen: 'Not measured. If your Search Console offers a control for generative AI in Search, is it on?',
      },
    ]);
  },
});

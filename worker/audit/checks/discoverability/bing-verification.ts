import { defineCheck, type Evidence, info } from '../check.ts';

/** Systems that tell Bing about changes by themselves. Source: https://www.indexnow.org/faq */
const BUILT_IN = /\b(wix|duda|shopify|webflow)\b/i;

/** What can be seen from outside of Bing's tools; the key of IndexNow cannot be guessed. Information only. */
export const bingVerification = defineCheck({
  id: 'bing-verification',
  revision: 1,
  category: 'discoverability',
  strength: 'I',
  catalogue: ['indexnow-bing'],
  title: {
    pass: 'What can be seen of Bing tools',
    fail: 'What can be seen of Bing tools',
    info: 'What can be seen of Bing tools',
  },
  why: 'Bing Webmaster Tools show how often Copilot cites a website; IndexNow tells Bing of changes at once. Both are mostly invisible from outside.',
  sources: ['https://www.indexnow.org/faq', 'https://www.bing.com/webmasters/about'],
  needs: ['home'],
  run({ home }) {
    const { metas } = home.plain.view;
    const cite = (place: string, seen: string): Evidence => ({ pageUrl: home.url, place, seen });
    const found: Evidence[] = [];
    const tag = metas.find(({ name }) => name === 'msvalidate.01');
    if (tag) found.push(cite('meta[name="msvalidate.01"]', 'verified with Bing Webmaster Tools'));
    const generator = metas.find(({ name }) => name === 'generator')?.content;
    if (generator !== undefined && BUILT_IN.test(generator)) {
      found.push(cite('meta[name="generator"]', `${generator}: tells Bing of changes by itself`));
    }
    return info(found.length > 0 ? found : [cite('home page', 'nothing that can be seen from outside')]);
  },
});

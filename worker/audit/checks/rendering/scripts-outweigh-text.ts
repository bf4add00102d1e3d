import { counted } from '../../wording/words.ts';
import { defineCheck, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';

/** Inline script bytes per character of text, from the same 22 pages as `little-plain-text`: served pages stay below 35. */
const PASS_RATIO = 35;
const FAIL_RATIO = 100;

/**
 * Inline scripts against text in the HTML as served: a page that carries its content as data for a script shows a high ratio. Stands
 * in where no browser measured; where one did, `text-lost-without-javascript` says it better.
 */
export const scriptsOutweighText = defineCheck({
  id: 'scripts-outweigh-text',
  revision: 1,
  category: 'rendering',
  strength: 'B',
  catalogue: ['script-to-text'],
  title: {
    pass: 'Your home page carries little inline script for its text',
    partial: 'Your home page carries much script for its text',
    fail: 'Your home page is nearly all script',
  },
  why: 'Most assistants read the text in the HTML and run no scripts.',
  sources: ['https://vercel.com/blog/the-rise-of-the-ai-crawler'],
  needs: ['home'],
  run({ home }) {
    const { view } = home.plain;
    if (home.rendered)
      return notApplicable('A browser compared the page with and without JavaScript, which says it better.');
    if (view.scripts.count > 0 && view.scripts.inlineBytes === 0 && view.textChars === 0)
      return inconclusive('The page has no text and its scripts are files of their own, which were not read.');
    const ratio = view.scripts.inlineBytes / Math.max(1, view.textChars);
    const evidence = [
      {
        pageUrl: home.url,
        place: `${counted(Math.round(ratio), 'byte')} of inline script per character of text`,
        seen: `${view.scripts.inlineBytes} bytes of inline script, ${view.textChars} characters of text`,
      },
    ];
    if (ratio < PASS_RATIO) return pass(evidence);
    return ratio <= FAIL_RATIO ? partial(evidence) : fail(evidence);
  },
});

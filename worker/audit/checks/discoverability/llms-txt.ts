import { defineCheck, type Evidence, info } from '../check.ts';

/** Larger files do not fit the window of smaller models. */
const MAX_CHARS = 50_000;

/** Shown, never scored: the large studies find no effect on being cited. */
export const llmsTxt = defineCheck({
  id: 'llms-txt',
  revision: 1,
  category: 'discoverability',
  strength: 'I',
  catalogue: ['llms-txt'],
  title: {
    pass: 'A note on llms.txt',
    fail: 'A note on llms.txt',
    info: 'A note on llms.txt',
  },
  why: 'Google says its Search ignores llms.txt, and studies of 300,000 and 37,894 domains found no effect on citations. Some coding agents read it.',
  sources: ['https://llmstxt.org/', 'https://developers.google.com/search/docs/appearance/ai-features'],
  needs: ['llmsTxt', 'control'],
  run({ llmsTxt, control }) {
    const cite = (seen: string): Evidence => ({ pageUrl: llmsTxt.url, place: '/llms.txt', seen });
    const text = llmsTxt.text?.trim() ?? '';
    if (llmsTxt.failure !== null) return info([cite('It did not answer.')]);
    if (llmsTxt.status < 200 || llmsTxt.status > 299 || text === '')
      return info([cite(`There is none (status ${llmsTxt.status}).`)]);
    const isPage = /^<(!doctype|html|head|body|\?xml)/i.test(text) || text === control.text?.trim();
    if (isPage) return info([cite('There is none: the server answers with a web page.')]);
    const faults = [
      /^#\s+\S/m.test(text) ? '' : 'no title line ("# Name")',
      /^>\s*\S/m.test(text) ? '' : 'no summary line ("> ...")',
      /^##\s+\S/m.test(text) ? '' : 'no sections ("## ...")',
      text.length > MAX_CHARS ? `${text.length} characters long` : '',
    ].filter((fault) => fault !== '');
    return info([
      cite(
        faults.length === 0 ? `Well formed, ${text.length} characters.` : `Found, with faults: ${faults.join(', ')}.`,
      ),
    ]);
  },
});

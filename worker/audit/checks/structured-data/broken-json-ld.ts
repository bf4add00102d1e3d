import { brokenBlocks } from '../broken-markup.ts';
import { defineCheck, fail, notApplicable, pass } from '../check.ts';

/** JSON-LD blocks in the HTML as served that are no valid JSON. Readers drop such a block whole and silently. */
export const brokenJsonLd = defineCheck({
  id: 'broken-json-ld',
  revision: 2,
  category: 'structured-data',
  strength: 'B',
  catalogue: ['jsonld-parses'],
  title: {
    pass: 'All JSON-LD on the pages read is valid JSON',
    fail: 'Some of your JSON-LD is broken and cannot be read',
  },
  why: 'A block of JSON-LD that is not valid JSON cannot be read.',
  sources: [
    'https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents',
    'https://www.rfc-editor.org/rfc/rfc8259',
  ],
  needs: ['pages'],
  run({ pages }) {
    const blocks = pages.reduce((count, { structured }) => count + structured.blockCount, 0);
    if (blocks === 0) return notApplicable('The pages read hold no JSON-LD.');
    const evidence = pages.flatMap(brokenBlocks);
    return evidence.length > 0 ? fail(evidence) : pass();
  },
});

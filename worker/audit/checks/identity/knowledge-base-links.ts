import { businessNodes, placeInData, textsOf } from '../../website/structured-data/business-nodes.ts';
import { textDocuments } from '../../website/text/text-sources.ts';
import { defineCheck, info } from '../check.ts';

const KNOWLEDGE_BASE =
  /^https?:\/\/(?:[\w-]+\.)*(?:wikidata\.org|wikipedia\.org|gnd\.network|d-nb\.info\/gnd|opencorporates\.com|crunchbase\.com)\//i;

/** `sameAs` that names an entry in a public knowledge base. Shown only: few small businesses can have one. */
export const knowledgeBaseLinks = defineCheck({
  id: 'knowledge-base-links',
  revision: 1,
  category: 'identity',
  strength: 'I',
  catalogue: ['knowledge-entity'],
  title: {
    pass: 'Your structured data names an entry in a public knowledge base',
    fail: 'Your structured data names no entry in a public knowledge base',
    info: 'Entries in public knowledge bases',
  },
  why: 'Such an entry helps large brands to be told apart. Few small businesses can have one, so this is not scored.',
  sources: ['https://schema.org/sameAs', 'https://www.wikidata.org/wikidata/wiki/Wikidata:Notability'],
  needs: ['pages'],
  run({ pages }) {
    const evidence = textDocuments(pages).flatMap(({ pageUrl, structured }) =>
      businessNodes(structured).flatMap(({ node }) =>
        textsOf(node, 'sameAs')
          .filter((address) => KNOWLEDGE_BASE.test(address))
          .map((seen) => ({ pageUrl, place: placeInData(node, 'sameAs'), seen })),
      ),
    );
    return info(evidence);
  },
});

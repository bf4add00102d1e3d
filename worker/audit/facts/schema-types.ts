import { lightLetters } from '../website/text/light-letters.ts';
import { sourceAt } from '../website/text/text-sources.ts';
import type { Website } from '../website/website.ts';
import { FactCollector } from './collector.ts';
import type { ListedFact } from './facts.ts';

const TYPE_NAME = lightLetters(/^\p{L}[\p{L}\d]*$/u);

/** Every schema.org type on the read pages, nested ones too. Types of other vocabularies, known by their address, are left out. */
export function readSchemaTypes(website: Website): ListedFact<string>[] {
  const types = new FactCollector<string>();
  for (const document of website.documents) {
    for (const node of document.structured.nodes) {
      const syntax = { 'json-ld': 'JSON-LD block', microdata: 'microdata item', rdfa: 'RDFa item' }[node.syntax];
      for (const type of node.types) {
        if (!TYPE_NAME.test(type)) continue;
        types.add(type, type, sourceAt(document, `${syntax} ${node.block + 1}`, `"@type": "${type}"`));
      }
    }
  }
  return types.inOrder().map(({ value, sources }) => ({ value, sources }));
}

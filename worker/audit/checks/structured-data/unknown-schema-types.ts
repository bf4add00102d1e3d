import type { ReadPage } from '../../website/read-pages.ts';
import { placeInMarkup } from '../../website/structured-data/nodes.ts';
import { isKnownType, similarProperty, similarType } from '../../website/structured-data/vocabulary.ts';
import { defineCheck, dueTo, type Evidence, fail, notApplicable, partial, pass } from '../check.ts';

/** Types and cases of properties that schema.org does not have, and JSON-LD without its context. Other vocabularies are not judged. */
export const unknownSchemaTypes = defineCheck({
  id: 'unknown-schema-types',
  revision: 4,
  category: 'structured-data',
  strength: 'B',
  catalogue: ['jsonld-types-known'],
  title: {
    pass: 'The types in your structured data exist at schema.org',
    partial: 'Your structured data uses names that schema.org does not have',
    fail: 'No type in your structured data is one that schema.org has',
    causes: {
      'wrong-context': 'Structured data does not say that it uses the words of schema.org',
    },
  },
  why: 'Programs that read schema.org may ignore names it does not have.',
  sources: [
    'https://schema.org/docs/full.html',
    'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  ],
  needs: ['pages'],
  causes: ['wrong-context'],
  run({ pages }) {
    const readings = pages.map(readTypes);
    const wrong = readings.flatMap(({ unknown, contexts }) => [...unknown, ...contexts]);
    const known = readings.reduce((count, reading) => count + reading.known, 0);
    if (known === 0 && wrong.length === 0) return notApplicable('The pages read hold no schema.org types.');
    if (wrong.length === 0) return pass();
    const cause = readings.every(({ unknown }) => unknown.length === 0) ? 'wrong-context' : null;
    return dueTo(cause, known > 0 ? partial(wrong) : fail(wrong));
  },
});

/** An address of schema.org's own: of other vocabularies we have no list. */
const SCHEMA_ADDRESS = /^https?:\/\/schema\.org\/([A-Za-z]+)\/?$/;

/** A type stands under a wrong context when its block does: it counts as unknown, once a block. */
function readTypes({ url, structured }: ReadPage): { known: number; unknown: Evidence[]; contexts: Evidence[] } {
  const contexts = (structured.wrongContexts ?? []).map(({ block, seen }) => ({
    block,
    evidence: { pageUrl: url, place: `JSON-LD block ${block + 1}, @context`, seen },
  }));
  let known = 0;
  const unknown = new Map<string, Evidence>();
  for (const node of structured.nodes) {
    if (node.syntax === 'json-ld' && contexts.some(({ block }) => block === node.block)) continue;
    for (const type of node.types) {
      if (type.includes(':') || type.includes('/')) continue;
      if (isKnownType(type)) known++;
      else unknown.set(type, { pageUrl: url, place: placeInMarkup(node), seen: suggestion(type) });
    }
    // Names are read as they are written: an address whose "postalcode" nobody knows has no postal code.
    for (const name of node.types.some(isKnownType) ? Object.keys(node.properties) : []) {
      const similar = similarProperty(name);
      const place = placeInMarkup(node, name);
      if (similar !== null) unknown.set(place, { pageUrl: url, place, seen: `${name} (schema.org has ${similar})` });
    }
    for (const named of node.properties['additionalType'] ?? []) {
      const type = typeof named === 'string' ? SCHEMA_ADDRESS.exec(named)?.[1] : undefined;
      if (type !== undefined && !isKnownType(type))
        unknown.set(type, { pageUrl: url, place: placeInMarkup(node, 'additionalType'), seen: String(named) });
    }
  }
  return { known, unknown: [...unknown.values()], contexts: contexts.map(({ evidence }) => evidence) };
}

function suggestion(type: string): string {
  const similar = similarType(type);
  return similar === null ? type : `${type} (schema.org has ${similar})`;
}

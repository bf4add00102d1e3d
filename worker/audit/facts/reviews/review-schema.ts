import type { SchemaNode, StructuredData } from '../../website/structured-data/structured-data.ts';
import { isA } from '../../website/structured-data/vocabulary.ts';
import { textKey } from '../../website/text/plain-words.ts';

const KEY_CHARS = 120;
/** So many customers do not write on one day: a template dates them, or whoever filled it in. */
const MIN_ALIKE = 3;

/** Reviews in structured data, to complete what is visible. */
export function readSchemaReviews(
  structured: StructuredData,
): { key: string; author: string | null; date: string | null }[] {
  const reviews = structured.nodes.filter((node) => node.types.some((type) => isA(type, 'Review')));
  const dates = Map.groupBy(reviews, (node) => textOf(structured, node, 'datePublished'));
  return reviews.flatMap((node) => {
    const body = textOf(structured, node, 'reviewBody') ?? textOf(structured, node, 'description');
    if (body === null) return [];
    const date = textOf(structured, node, 'datePublished');
    return [
      {
        key: textKey(body).slice(0, KEY_CHARS),
        author: textOf(structured, node, 'author'),
        date: (dates.get(date)?.length ?? 0) < MIN_ALIKE ? date : null,
      },
    ];
  });
}

/** A text, or the name of the node that stands there; null when absent or blank. */
export function textOf(structured: StructuredData, node: SchemaNode, property: string): string | null {
  const value = node.properties[property]?.[0];
  if (value === undefined) return null;
  if (typeof value !== 'object') return String(value).trim() || null;
  const named = structured.nodes[value.node];
  const name = named?.properties.name?.[0];
  return typeof name === 'string' ? name.trim() || null : null;
}

import type { SchemaNode, SchemaValue, StructuredData } from '../../website/structured-data/structured-data.ts';

export type JsonValue = string | number | boolean | JsonNode | JsonValue[];
/** A node as it is written. */
export interface JsonNode {
  [key: string]: JsonValue;
}

/** Deeper nesting is a cycle or nobody's work. */
const MAX_DEPTH = 6;

/** A node as its page wrote it, nested nodes inside. A node of another place on the page becomes a reference when it has an id. */
export function asWritten(data: StructuredData, node: SchemaNode, depth = 0): JsonNode {
  const written: JsonNode = {};
  const [type, ...more] = node.types;
  if (type !== undefined) written['@type'] = more.length > 0 ? node.types : type;
  if (node.id !== null) written['@id'] = node.id;
  for (const [name, values] of Object.entries(node.properties)) {
    const list = values.flatMap((value) => valueAsWritten(data, node, value, depth) ?? []).filter((one) => one !== '');
    const [only, ...rest] = list;
    if (only !== undefined) written[name] = rest.length > 0 ? list : only;
  }
  return written;
}

function valueAsWritten(
  data: StructuredData,
  holder: SchemaNode,
  value: SchemaValue,
  depth: number,
): Exclude<JsonValue, JsonValue[]> | null {
  if (typeof value !== 'object') return value;
  const nested = data.nodes[value.node];
  if (!nested) return null;
  const isInside = nested.parent !== null && data.nodes[nested.parent.node] === holder;
  if (!isInside && nested.id !== null) return { '@id': nested.id };
  return depth >= MAX_DEPTH ? null : asWritten(data, nested, depth + 1);
}

/** Without what has no value, so that nodes can be built from what may be missing. */
export function node(properties: Record<string, JsonValue | null | undefined>): JsonNode {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) =>
      value === null || value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [[name, value]],
    ),
  );
}

/** One value stands alone, several in a list, none is nothing. */
export const oneOrMore = (values: readonly JsonValue[]): JsonValue | undefined =>
  values.length > 1 ? [...values] : values[0];

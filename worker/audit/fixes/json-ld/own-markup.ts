import type { PageView } from '../../website/page/page-view.ts';
import { unwrapped } from '../../website/structured-data/json-ld.ts';
import { schemaName } from '../../website/structured-data/schema-name.ts';
import type { SchemaNode } from '../../website/structured-data/structured-data.ts';
import type { JsonNode, JsonValue } from './json-node.ts';
import { mendedJson } from './mended-json.ts';

/** The JSON-LD of a page as its owner wrote it, to be added to. */
export interface OwnMarkup {
  /** A value a block; blocks without anything in them are left out. */
  blocks: { text: string; value: JsonValue; attributes?: Record<string, string> | undefined }[];
  /** Some block could not be made out: what it says would be lost by writing the blocks anew. */
  isIllegible: boolean;
}

/** A copy at each call, so that it may be changed. */
export function ownMarkup(view: PageView): OwnMarkup {
  const read = view.jsonLd
    .map(({ text, attributes }) => ({ text, attributes, body: unwrapped(text).text }))
    .filter(({ body }) => body !== '')
    .map(({ body, ...block }) => ({ ...block, value: jsonIn(body) }));
  return { blocks: read.filter((one) => isJson(one)), isIllegible: read.some(({ value }) => value === null) };
}

type Block = OwnMarkup['blocks'][number];

const isJson = (block: Omit<Block, 'value'> & { value: JsonValue | null }): block is Block => block.value !== null;

function jsonIn(body: string): JsonValue | null {
  try {
    return JSON.parse(body);
  } catch {
    return mendedJson(body) as JsonValue | null;
  }
}

export const isNode = (value: JsonValue | null | undefined): value is JsonNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nodes that stand for themselves: of a block, a list of them or a graph. */
export const topNodes = ({ blocks }: OwnMarkup): JsonNode[] => blocks.flatMap(({ value }) => topsOf(value));

function topsOf(value: JsonValue): JsonNode[] {
  if (Array.isArray(value)) return value.flatMap(topsOf);
  if (!isNode(value)) return [];
  const graph = value['@graph'];
  if (graph === undefined) return [value];
  const own = Object.keys(value).some((name) => !name.startsWith('@'));
  return [...(own ? [value] : []), ...topsOf(graph)];
}

/** Every node with those inside it. */
export function* allNodes(value: JsonValue): Generator<JsonNode> {
  if (Array.isArray(value)) for (const item of value) yield* allNodes(item);
  else if (isNode(value)) {
    yield value;
    for (const inner of Object.values(value)) yield* allNodes(inner);
  }
}

export const typesOf = (node: JsonNode): string[] =>
  listed(node['@type']).flatMap((type) => (typeof type === 'string' ? [schemaName(type)] : []));

export const listed = (value: JsonValue | null | undefined): JsonValue[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** The node as it was written that was read as this one; undefined where its notation is another. Its type may stand where another node names it. */
export function writtenAs(markup: OwnMarkup, node: SchemaNode): JsonNode | undefined {
  const name = node.properties['name']?.[0];
  const isIt = (own: JsonNode): boolean =>
    typesOf(own).every((type) => node.types.includes(type)) &&
    (node.id === null ? typesOf(own).length === node.types.length : sizeOf(own) > 1) &&
    (typeof name !== 'string' || String(listed(own['name'])[0] ?? '').trim() === name.trim());
  const found = markup.blocks.flatMap(({ value }) => [...allNodes(value)]).filter(isIt);
  const isSame = (own: JsonNode) => typeof own['@id'] === 'string' && (node.id?.endsWith(own['@id']) ?? false);
  return found.find(isSame) ?? found.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
}

const sizeOf = (node: JsonNode): number => Object.keys(node).length;

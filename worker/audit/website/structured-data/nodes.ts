import type { SchemaNode, StructuredData } from './structured-data.ts';
import { isA } from './vocabulary.ts';

export const isNodeOf = (node: SchemaNode, type: string): boolean => node.types.some((own) => isA(own, type));

/** Nodes of a type or of any of its subtypes. */
export const nodesOf = (data: StructuredData, type: string): SchemaNode[] =>
  data.nodes.filter((node) => isNodeOf(node, type));

/** Texts and numbers a property holds, trimmed, blank ones left out. */
export function textsIn(node: SchemaNode, property: string): string[] {
  return (node.properties[property] ?? [])
    .flatMap((value) => (typeof value === 'string' || typeof value === 'number' ? [String(value).trim()] : []))
    .filter((text) => text !== '');
}

export const textIn = (node: SchemaNode, property: string): string | null => textsIn(node, property)[0] ?? null;

/** Nodes a property holds or names. */
export function nodesIn(data: StructuredData, node: SchemaNode, property: string): SchemaNode[] {
  return (node.properties[property] ?? []).flatMap((value) =>
    typeof value === 'object' ? (data.nodes[value.node] ?? []) : [],
  );
}

/** Whether a property holds anything at all; ", , ," is what a form sends that nobody filled in. */
export const has = (node: SchemaNode, property: string): boolean =>
  (node.properties[property] ?? []).some((value) => typeof value !== 'string' || SAYS_SOMETHING.test(value));
const SAYS_SOMETHING = /[\p{L}\p{N}\p{S}]/u;

const SYNTAX = { 'json-ld': 'JSON-LD', microdata: 'microdata', rdfa: 'RDFa' } as const;

/** "JSON-LD Dentist.telephone", for evidence. */
export function placeInMarkup(node: SchemaNode, property?: string): string {
  const type = node.types[0] ?? 'node without a type';
  return `${SYNTAX[node.syntax]} ${type}${property === undefined ? '' : `.${property}`}`;
}

import type { PageView } from '../page/page-view.ts';
import { readJsonLd } from './json-ld.ts';
import { readMarkupItems } from './markup-items.ts';
import { NodeList } from './node-list.ts';

export type SchemaValue = string | number | boolean | { node: number };

/** One node of JSON-LD, microdata or RDFa, flattened: nested nodes are entries of their own, joined by index. */
export interface SchemaNode {
  /** `@id`, itemid or resource, resolved; null when none. */
  id: string | null;
  /** Short names ("Dentist") for schema.org types, the full address for types of other vocabularies. */
  types: string[];
  syntax: 'json-ld' | 'microdata' | 'rdfa';
  /** Index of the JSON-LD block or of the top-level item. */
  block: number;
  /** The node this one is nested in and the property that holds it. */
  parent: { node: number; property: string } | null;
  properties: Record<string, SchemaValue[]>;
}

export interface StructuredData {
  nodes: SchemaNode[];
  /** JSON-LD blocks that do not parse, with the line of their text at which parsing stopped: its first line that is not blank is 1. */
  broken: { block: number; line: number }[];
  blockCount: number;
  /** JSON-LD blocks whose `@context` is absent or is not schema.org's, as seen. */
  wrongContexts?: { block: number; seen: string }[];
  /** JSON-LD blocks longer than is kept of a page: not read, and no fault. */
  cutBlocks?: number[];
}

/** Every node of a page, a `{"@id"}` that names one anywhere on the page joined to it. Never throws for what a page holds. */
export function readStructuredData(view: PageView): StructuredData {
  const list = new NodeList();
  const jsonLd = readJsonLd(view, list);
  readMarkupItems(view.microdata, 'microdata', list);
  readMarkupItems(view.rdfa, 'rdfa', list);
  return { nodes: list.joined(), ...jsonLd, blockCount: view.jsonLd.length };
}

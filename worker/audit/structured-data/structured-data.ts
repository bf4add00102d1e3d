import type { PageView } from '../page/page-view.ts';

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
  /** JSON-LD blocks that do not parse, with the character offset inside the HTML where parsing stopped. */
  broken: { block: number; offset: number; message: string; near: string }[];
  blockCount: number;
}

export declare function readStructuredData(view: PageView): StructuredData;

import { oneNodeAnId } from './one-node.ts';
import type { SchemaNode, SchemaValue } from './structured-data.ts';

/** A product catalogue in one block can hold thousands; no check needs more. */
const MAX_NODES = 5_000;
const MAX_VALUES = 50_000;

/** Descriptions and article bodies; facts are short. */
const VALUE_CHARS = 5_000;

/** Collects nodes and joins references once all of them are known. */
export class NodeList {
  private readonly nodes: SchemaNode[] = [];
  private readonly references: { values: SchemaValue[]; at: number; id: string }[] = [];
  private values = 0;

  /** Index of the new node; null when the list is full. */
  add(node: Omit<SchemaNode, 'properties'>): number | null {
    if (this.nodes.length >= MAX_NODES) return null;
    // Without a prototype, a property called "constructor" is a property like any other.
    const properties: SchemaNode['properties'] = Object.create(null);
    const index = this.nodes.push({ ...node, properties }) - 1;
    if (node.parent) this.put(node.parent.node, node.parent.property, { node: index });
    return index;
  }

  put(node: number, property: string, value: SchemaValue): void {
    const values = this.valuesOf(node, property);
    values?.push(typeof value === 'string' ? value.slice(0, VALUE_CHARS) : value);
  }

  /** A value that names another node; it stays the name when the page holds no such node. */
  refer(node: number, property: string, id: string): void {
    const values = this.valuesOf(node, property);
    if (values) this.references.push({ values, at: values.push(id) - 1, id });
  }

  /** A node that is only named where it stands has no say over the one that is described under that name. */
  joined(): SchemaNode[] {
    const byId = new Map<string, number>();
    for (const [index, node] of this.nodes.entries()) {
      if (node.id === null) continue;
      const known = this.nodes[byId.get(node.id) ?? -1];
      if (!known || sizeOf(node) > sizeOf(known)) byId.set(node.id, index);
    }
    for (const { values, at, id } of this.references) {
      const target = byId.get(id);
      if (target !== undefined) values[at] = { node: target };
    }
    return oneNodeAnId(this.nodes).map((node) => ({ ...node, properties: { ...node.properties } }));
  }

  private valuesOf(node: number, property: string): SchemaValue[] | null {
    const holder = this.nodes[node];
    if (!holder || ++this.values > MAX_VALUES) return null;
    const values = holder.properties[property] ?? [];
    holder.properties[property] = values;
    return values;
  }
}

const sizeOf = (node: SchemaNode): number => Object.keys(node.properties).length + (node.types.length > 0 ? 1 : 0);

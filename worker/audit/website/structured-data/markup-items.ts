import type { MarkupItem } from '../page/page-view.ts';
import type { NodeList } from './node-list.ts';
import { schemaName } from './schema-name.ts';
import type { SchemaNode } from './structured-data.ts';

/** Adds microdata or RDFa items as nodes. Items are already cut to a sane depth where the page is read. */
export function readMarkupItems(items: MarkupItem[], syntax: 'microdata' | 'rdfa', list: NodeList): void {
  for (const [block, item] of items.entries()) addItem(item, { syntax, block, parent: null }, list);
}

function addItem(item: MarkupItem, place: Pick<SchemaNode, 'syntax' | 'block' | 'parent'>, list: NodeList): void {
  const node = list.add({ id: item.id, types: item.types.map(schemaName), ...place });
  if (node === null) return;
  for (const { name, value } of item.properties) {
    const property = schemaName(name);
    if (typeof value === 'string') list.put(node, property, value);
    else addItem(value, { ...place, parent: { node, property } }, list);
  }
}

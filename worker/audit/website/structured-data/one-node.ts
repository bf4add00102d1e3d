import type { SchemaNode, SchemaValue } from './structured-data.ts';
import { isA } from './vocabulary.ts';

/**
 * What stands under one `@id` is one node, wherever its parts stand. Two that contradict each other stay two.
 * Source: https://www.w3.org/TR/json-ld11/#node-identifiers
 */
export function oneNodeAnId(nodes: readonly SchemaNode[]): SchemaNode[] {
  const homes = homesOf(nodes);
  if (homes.size === 0) return [...nodes];
  const kept = [...nodes.keys()].filter((index) => !homes.has(index));
  const places = new Map(kept.map((old, index) => [old, index]));
  const placeOf = (old: number): number => places.get(homes.get(old) ?? old) ?? 0;
  const moved = (value: SchemaValue): SchemaValue =>
    typeof value === 'object' ? { node: placeOf(value.node) } : value;
  return kept.map((old) => {
    const node = nodes[old] as SchemaNode;
    const properties: SchemaNode['properties'] = Object.create(null);
    for (const [name, values] of Object.entries(node.properties)) properties[name] = values.map(moved);
    return { ...node, properties, parent: node.parent && { ...node.parent, node: placeOf(node.parent.node) } };
  });
}

/** Of each node that goes into another one: which. The first that stands keeps the place, so that no node ends up inside itself. */
function homesOf(nodes: readonly SchemaNode[]): Map<number, number> {
  const homes = new Map<number, number>();
  const firsts = new Map<string, number[]>();
  for (const [index, node] of nodes.entries()) {
    if (node.id === null) continue;
    const known = firsts.get(node.id) ?? [];
    firsts.set(node.id, known);
    const home = known.find((first) => isOne(nodes[first] as SchemaNode, node));
    if (home === undefined) known.push(index);
    else {
      homes.set(index, home);
      takeIn(nodes[home] as SchemaNode, node);
    }
  }
  return homes;
}

function takeIn(home: SchemaNode, other: SchemaNode): void {
  const isSaid = (type: string): boolean => home.types.some((own) => isA(own, type));
  home.types = [...other.types.filter((type) => !isSaid(type)), ...home.types];
  if (other.parent === null) home.parent = null;
  for (const [name, values] of Object.entries(other.properties))
    if (values.length > (home.properties[name]?.length ?? 0)) home.properties[name] = values;
}

/** A node without a word of its own is a mention of the other one. */
function isOne(first: SchemaNode, second: SchemaNode): boolean {
  const isMention = [first, second].some(({ properties }) => Object.keys(properties).length === 0);
  const ofOneKind =
    first.types.length === 0 ||
    second.types.length === 0 ||
    first.types.some((a) => second.types.some((b) => isA(a, b) || isA(b, a)));
  return ofOneKind && first.syntax === second.syntax && (isMention || agree(first, second));
}

/** Of what both say, one says all that the other does. */
const agree = (first: SchemaNode, second: SchemaNode): boolean =>
  Object.entries(first.properties).every(([name, values]) => {
    const others = second.properties[name];
    return others === undefined || holdsAll(values, others) || holdsAll(others, values);
  });

const holdsAll = (values: readonly SchemaValue[], some: readonly SchemaValue[]): boolean => {
  const keys = new Set(values.map(keyOf));
  return some.every((value) => keys.has(keyOf(value)));
};

const keyOf = (value: SchemaValue): string => (typeof value === 'object' ? `{${value.node}}` : String(value).trim());

import type { ReadPage } from '../../website/read-pages.ts';
import { businessNodes } from '../../website/structured-data/business-nodes.ts';
import { has, isNodeOf, nodesIn, textIn } from '../../website/structured-data/nodes.ts';
import type { SchemaNode, StructuredData } from '../../website/structured-data/structured-data.ts';

/** A node that describes the business, with the page it stands on. */
export interface Identity {
  page: ReadPage;
  data: StructuredData;
  node: SchemaNode;
  /** Only rendering shows it. */
  late: boolean;
}

/** Nodes that describe the business itself on some pages: those served first, those with most to say first. */
export function identitiesOn(pages: ReadPage[]): Identity[] {
  const served = pages.flatMap((page) => identitiesIn(page, page.structured, false));
  const known = new Set(served.map(({ node }) => signature(node)));
  const late = pages
    .flatMap((page) => (page.renderedStructured ? identitiesIn(page, page.renderedStructured, true) : []))
    .filter(({ node }) => !known.has(signature(node)));
  return [served, late].flatMap((list) => list.sort((a, b) => sizeOf(b.node) - sizeOf(a.node)));
}

const identitiesIn = (page: ReadPage, data: StructuredData, late: boolean): Identity[] =>
  businessNodes(data)
    .filter(({ node }) => !isImprint(data, node))
    .map(({ node }) => ({ page, data, node, late }));

/** The publisher within an article is named there, as on a title page, and described nowhere. */
function isImprint({ nodes }: StructuredData, node: SchemaNode): boolean {
  const parent = node.parent && nodes[node.parent.node];
  return (
    !!parent && isNodeOf(parent, 'Article') && node.id === null && !TELLING.some((property) => has(node, property))
  );
}

const TELLING = ['telephone', 'email', 'address', 'sameAs', 'openingHours', 'openingHoursSpecification'];

const signature = (node: SchemaNode): string => `${node.types.join(' ')}|${textIn(node, 'name') ?? ''}`;
const sizeOf = (node: SchemaNode): number => Object.keys(node.properties).length;

/** The value of the first property that has one; for nested nodes their names, so that evidence can quote it. */
export function seenIn({ data, node }: Identity, properties: readonly string[]): string | null {
  for (const property of properties) {
    const text = textIn(node, property);
    if (text !== null) return text;
    const [nested] = nodesIn(data, node, property);
    if (nested) return nested.types[0] ?? 'a node without a type';
  }
  return null;
}

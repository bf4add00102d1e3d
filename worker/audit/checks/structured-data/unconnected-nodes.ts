import type { ReadPage } from '../../website/read-pages.ts';
import { placeInMarkup } from '../../website/structured-data/nodes.ts';
import type { SchemaNode } from '../../website/structured-data/structured-data.ts';
import { defineCheck, dueTo, type Evidence, fail, notApplicable, partial, pass } from '../check.ts';

/** Lists stand alone by nature: nothing names a path or a set of questions. */
const STANDS_ALONE = new Set([
  'BreadcrumbList',
  'FAQPage',
  'ItemList',
  'SiteNavigationElement',
  'WPHeader',
  'WPFooter',
  'ImageObject',
  'VideoObject',
]);

/** Whether the top-level nodes of a page are joined by @id into one graph, or stand beside each other. */
export const unconnectedNodes = defineCheck({
  id: 'unconnected-nodes',
  revision: 2,
  category: 'structured-data',
  strength: 'C',
  catalogue: ['graph-linked'],
  title: {
    pass: 'The parts of your structured data are linked with each other',
    partial: 'The parts of your structured data stand beside each other',
    fail: 'One node is described several times under the same name',
  },
  why: 'Joined nodes read as one business instead of several. How much assistants use this is not known.',
  sources: ['https://www.w3.org/TR/json-ld11/#node-identifiers', 'https://schema.org/docs/datamodel.html'],
  needs: ['pages'],
  causes: ['same-id-twice'],
  run({ pages }) {
    const judged = pages.map((page) => ({ page, tops: topNodes(page) })).filter(({ tops }) => tops.length >= 2);
    if (judged.length === 0) return notApplicable('No page read holds two nodes that could be joined.');
    const doubled = judged.flatMap(({ page, tops }) => doubledIds(page, tops));
    if (doubled.length > 0) return dueTo('same-id-twice', fail(doubled));
    const islands = judged.flatMap(({ page, tops }) => {
      const joined = joinedNodes(page);
      const alone = tops.filter((node) => !joined.has(node));
      return alone.length < 2
        ? []
        : [{ pageUrl: page.url, place: 'structured data', seen: alone.map((node) => node.types.join('+')).join(', ') }];
    });
    return islands.length > 0 ? partial(islands) : pass();
  },
});

const topNodes = ({ structured }: ReadPage): SchemaNode[] =>
  structured.nodes.filter(
    ({ parent, syntax, types }) =>
      !parent && syntax === 'json-ld' && types.length > 0 && !types.some((type) => STANDS_ALONE.has(type)),
  );

/** Nodes that name another top-level node or are named by one. */
function joinedNodes({ structured }: ReadPage): Set<SchemaNode> {
  const joined = new Set<SchemaNode>();
  for (const node of structured.nodes) {
    for (const value of Object.values(node.properties).flat()) {
      const target = typeof value === 'object' ? structured.nodes[value.node] : undefined;
      if (!target || target.parent) continue;
      joined.add(target);
      const root = rootOf(structured.nodes, node);
      if (root !== target) joined.add(root);
    }
    if (pointsElsewhere(node)) joined.add(rootOf(structured.nodes, node));
  }
  return joined;
}

/** Properties whose value is a page, a picture or a profile, whatever stands behind its "#". */
const ADDRESSES =
  /^(?:url|sameAs|image|logo|photo|thumbnail(?:Url)?|contentUrl|embedUrl|target|urlTemplate|hasMap|item|menu|hasMenu)$/;

/** A node by its `@id` that this page does not describe, "https://.../#business": one that another page describes. */
const pointsElsewhere = ({ properties }: SchemaNode): boolean =>
  Object.entries(properties).some(
    ([name, values]) =>
      !ADDRESSES.test(name) && values.some((value) => typeof value === 'string' && NAMED_NODE.test(value)),
  );
const NAMED_NODE = /^https?:\/\/\S+#[^\s#]+$/;

function rootOf(nodes: SchemaNode[], node: SchemaNode): SchemaNode {
  let root = node;
  for (let parent = root.parent && nodes[root.parent.node]; parent; parent = root.parent && nodes[root.parent.node])
    root = parent;
  return root;
}

/** One @id with two values of a property that has one. */
function doubledIds(page: ReadPage, tops: SchemaNode[]): Evidence[] {
  for (const [index, first] of tops.entries()) {
    const second = tops
      .slice(index + 1)
      .find((other) => first.id !== null && other.id === first.id && valuesDiffer(first, other));
    if (second)
      return [first, second].map((node) => ({
        pageUrl: page.url,
        place: `${placeInMarkup(node)} ${node.id}`,
        seen: JSON.stringify(node.properties).slice(0, 200),
      }));
  }
  return [];
}

const valuesDiffer = (a: SchemaNode, b: SchemaNode): boolean =>
  ['name', 'telephone', 'legalName', 'datePublished'].some((property) => {
    const [first, second] = [a.properties[property]?.[0], b.properties[property]?.[0]];
    return typeof first === 'string' && typeof second === 'string' && first.trim() !== second.trim();
  });

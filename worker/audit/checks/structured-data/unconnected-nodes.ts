import type { ReadPage } from '../../website/read-pages.ts';
import { describesOrganisation } from '../../website/structured-data/business-nodes.ts';
import { has, isNodeOf, placeInMarkup, textIn } from '../../website/structured-data/nodes.ts';
import type { SchemaNode } from '../../website/structured-data/structured-data.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { defineCheck, dueTo, type Evidence, fail, notApplicable, partial, pass } from '../check.ts';

/** Whether a page describes the business twice with nothing to join the two, and whether its website and services name it. */
export const unconnectedNodes = defineCheck({
  id: 'unconnected-nodes',
  revision: 4,
  category: 'structured-data',
  strength: 'C',
  catalogue: ['graph-linked'],
  title: {
    pass: 'What your structured data says of your website and services leads to your business',
    partial: 'Your structured data describes your business twice, and nothing joins the two',
    fail: 'Two parts of your structured data carry one @id and say different things',
    causes: { 'business-not-named': 'Your structured data does not say whose the website or service in it is' },
  },
  why: 'Joined nodes read as one business instead of several. How much assistants use this is not known.',
  sources: ['https://www.w3.org/TR/json-ld11/#node-identifiers', 'https://schema.org/docs/datamodel.html'],
  needs: ['pages'],
  causes: ['same-id-twice', 'business-not-named'],
  run({ pages }) {
    const judged = pages.map(readGraph).filter(({ tops }) => tops.length >= 2);
    const doubled = judged.flatMap(({ page, tops }) => doubledIds(page, tops));
    if (doubled.length > 0) return dueTo('same-id-twice', fail(doubled));
    const twins = judged.flatMap(twinsOf);
    if (twins.length > 0) return partial(twins);
    const unnamed = judged.flatMap(unnamedOf);
    if (unnamed.length > 0) return dueTo('business-not-named', partial(unnamed));
    return judged.some(({ owners, named }) => owners.length > 0 && named > 0)
      ? pass()
      : notApplicable('No page read holds your business beside a part that could name it.');
  },
});

/** By type, the property that names the business. Pages and articles belong to the website, and lists stand alone by nature. */
const NAMED_BY = { WebSite: 'publisher', Service: 'provider' } as const;

interface Graph {
  page: ReadPage;
  /** Nodes of JSON-LD in their own right. */
  tops: SchemaNode[];
  /** Those that describe a business. */
  owners: SchemaNode[];
  /** Those that should name it and do not, and how many do. */
  loose: { node: SchemaNode; property: string }[];
  named: number;
  /** Of each node: all it is tied to, itself included. */
  islands: ReadonlyMap<SchemaNode, ReadonlySet<SchemaNode>>;
}

function readGraph(page: ReadPage): Graph {
  const { nodes } = page.structured;
  const tops = nodes.filter(({ parent, syntax, types }) => !parent && syntax === 'json-ld' && types.length > 0);
  const islands = islandsOf(nodes);
  const wanting = Object.entries(NAMED_BY).flatMap(([type, property]) =>
    tops.filter((node) => isNodeOf(node, type) && !describesOrganisation(node)).map((node) => ({ node, property })),
  );
  const loose = wanting.filter(
    ({ node, property }) => !has(node, property) && ![...(islands.get(node) ?? [])].some(isSomebody),
  );
  return {
    page,
    tops,
    owners: tops.filter(describesOrganisation),
    loose,
    named: wanting.length - loose.length,
    islands,
  };
}

/** Whoever a website or a service can belong to, or a node that another page describes. */
const isSomebody = (node: SchemaNode): boolean =>
  describesOrganisation(node) || isNodeOf(node, 'Person') || pointsElsewhere(node);

/** Nodes joined by nesting, by reference or by one `@id`. */
function islandsOf(nodes: readonly SchemaNode[]): Map<SchemaNode, Set<SchemaNode>> {
  const islands = new Map(nodes.map((node) => [node, new Set([node])]));
  const byId = new Map<string, SchemaNode>();
  const join = (one: SchemaNode, other: SchemaNode | undefined): void => {
    const [first, second] = [islands.get(one), other && islands.get(other)];
    if (!first || !second || first === second) return;
    const [large, small] = first.size < second.size ? [second, first] : [first, second];
    for (const node of small) islands.set(node, large.add(node));
  };
  for (const node of nodes) {
    for (const value of Object.values(node.properties).flat())
      if (typeof value === 'object') join(node, nodes[value.node]);
    if (node.id === null) continue;
    join(node, byId.get(node.id));
    byId.set(node.id, node);
  }
  return islands;
}

/** Two of one name: of another name it may be another business. */
function twinsOf({ page, owners, islands }: Graph): Evidence[] {
  for (const [index, first] of owners.entries()) {
    const name = textKey(textIn(first, 'name') ?? '');
    const second = owners
      .slice(index + 1)
      .find((other) => name !== '' && textKey(textIn(other, 'name') ?? '') === name && !islands.get(first)?.has(other));
    if (second)
      return [first, second].map((node) => ({ pageUrl: page.url, place: placeInMarkup(node), seen: called(node) }));
  }
  return [];
}

const unnamedOf = ({ page, owners, loose }: Graph): Evidence[] =>
  loose.flatMap(({ node, property }) => {
    const [business] = owners;
    if (!business || (property === NAMED_BY.WebSite && page.role !== 'home')) return [];
    const seen = `no ${property} that leads to ${business.types.join('+')} (${called(business)})`;
    return [{ pageUrl: page.url, place: placeInMarkup(node, property), seen }];
  });

const called = (node: SchemaNode): string =>
  [textIn(node, 'name'), node.id === null ? 'no @id' : `@id ${node.id}`].filter((one) => one !== null).join(', ');

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

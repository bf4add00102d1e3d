import type { CheckId } from '../../checks/index.ts';
import { identitiesOn } from '../../checks/shared/identity-nodes.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { isNodeOf } from '../../website/structured-data/nodes.ts';
import type { SchemaNode } from '../../website/structured-data/structured-data.ts';
import { type FixBuilder, type FixInput, isOpen, TODO, type WrittenFix } from '../fix-input.ts';
import { headPlacement } from '../placement.ts';
import { businessId, businessNode } from './business.ts';
import { asWritten, type JsonNode, type JsonValue, node } from './json-node.ts';
import { articleNode, breadcrumbNode, offerNodes, pricesOn, websiteNode } from './page-nodes.ts';

const LATE = 'markup-only-after-javascript';
const HOME_CHECKS: readonly CheckId[] = [
  'missing-identity-node',
  'generic-business-type',
  'incomplete-local-address',
  'sparse-local-markup',
  'sparse-organization-markup',
  'missing-website-node',
  'few-linked-profiles',
  'self-serving-rating',
  'missing-logo',
];
const PAGE_CHECKS: readonly CheckId[] = [
  'missing-breadcrumbs',
  'unmarked-prices',
  'sparse-article-markup',
  'broken-json-ld',
  'retired-markup',
  'unconnected-nodes',
  LATE,
];

/** Types that nobody reads any more; they are not carried over. */
const RETIRED = ['HowTo', 'SpecialAnnouncement', 'ClaimReview'];

/** Structured data for each page that needs some: one graph, joined by ids, with what the page's own markup said kept. */
export const jsonLdFixes: FixBuilder = {
  checkIds: [...HOME_CHECKS, ...PAGE_CHECKS],
  build(input) {
    const business = businessNode(input);
    if (!business) return [];
    const written = (input.inputs.pages ?? []).flatMap((page) => fixFor(input, page, business) ?? []);
    return written.map(({ fix, checkIds, passes }) => ({
      fix,
      checkIds,
      passes: passes.filter((id) => HOME_CHECKS.includes(id) || isRepairedEverywhere(input, id, written)),
    }));
  },
};

/** A check that looks at every page passes when all the pages it complained about are repaired. */
function isRepairedEverywhere({ results }: FixInput, checkId: CheckId, written: readonly WrittenFix[]): boolean {
  const evidence = results.find(({ check }) => check.id === checkId)?.outcome.evidence ?? [];
  return evidence.every(({ pageUrl }) =>
    written.some(({ fix, passes }) => fix.pageUrl === pageUrl && passes.includes(checkId)),
  );
}

function fixFor(input: FixInput, page: ReadPage, business: JsonNode): WrittenFix | null {
  const isHome = page.role === 'home';
  const wanted = [...PAGE_CHECKS, ...(isHome ? HOME_CHECKS : [])].filter(
    (id) => concerns(input, id, page) && hasSomethingFor(id, business),
  );
  if (wanted.length === 0) return null;
  const graph = withBusiness(input, page, business, [
    ...(isHome ? [business, websiteNode(input)] : []),
    ...keptNodes(input, page),
    ...pageNodes(input, page),
  ]);
  if (graph.length === 0) return null;
  const content = `<script type="application/ld+json">\n${JSON.stringify(
    { '@context': 'https://schema.org', '@graph': graph },
    null,
    2,
  ).replace(/<\//g, '<\\/')}\n</script>`;
  const hasBlocks = page.plain.view.jsonLd.length > 0;
  return {
    fix: {
      kind: 'json-ld',
      language: input.language,
      syntax: 'html',
      placement: headPlacement(input, page, hasBlocks ? 'in place of the JSON-LD blocks it has now' : null),
      content,
      pageUrl: page.url,
      action: 'head',
      replaces: hasBlocks ? 'script[type="application/ld+json"]' : null,
    },
    checkIds: wanted,
    passes: content.includes(TODO) ? [] : wanted.filter((id) => suffices(input, id, business)),
  };
}

/** Whether the website says anything these checks want: nothing to paste is no fix. */
const hasSomethingFor = (checkId: CheckId, business: JsonNode): boolean =>
  (checkId !== 'few-linked-profiles' || 'sameAs' in business) && (checkId !== 'missing-logo' || 'logo' in business);

/** Of the properties these checks count, five of six must be there: where the website does not say them, it takes more than this. */
const COUNTED: Partial<Record<CheckId, readonly (readonly string[])[]>> = {
  'sparse-local-markup': [
    ['telephone'],
    ['openingHoursSpecification', 'openingHours'],
    ['geo', 'hasMap'],
    ['url'],
    ['priceRange'],
    ['image', 'logo', 'photo'],
  ],
  'sparse-organization-markup': [
    ['logo', 'image'],
    ['sameAs'],
    ['contactPoint', 'telephone', 'email'],
    ['description', 'slogan'],
    ['legalName', 'vatID', 'taxID'],
    ['foundingDate', 'founder'],
  ],
};
const ENOUGH = 5;
/** Profiles from which `few-linked-profiles` is content. */
const ENOUGH_PROFILES = 3;

/** Whether what the website says is enough for the check, not only better than before. */
function suffices({ inputs, results }: FixInput, checkId: CheckId, business: JsonNode): boolean {
  const counted = COUNTED[checkId];
  if (counted) return counted.filter((names) => names.some((name) => name in business)).length >= ENOUGH;
  switch (checkId) {
    case 'few-linked-profiles':
      return inputs.facts.socialProfiles.length >= ENOUGH_PROFILES;
    case 'missing-logo':
      return 'logo' in business;
    case 'unmarked-prices': {
      const evidence = results.find(({ check }) => check.id === checkId)?.outcome.evidence ?? [];
      const written = new Set(
        (inputs.pages ?? []).filter((page) => pricesOn(inputs.facts, page).length > 0).map(({ url }) => url),
      );
      return evidence.every(({ pageUrl }) => written.has(pageUrl));
    }
    default:
      return true;
  }
}

/**
 * What names the business needs it on the page: whole on the home page and where another node spelled it out, elsewhere as a short node
 * of the same id, with its offers.
 */
function withBusiness(input: FixInput, page: ReadPage, business: JsonNode, written: JsonNode[]): JsonNode[] {
  const id = business['@id'];
  const graph = written.map((own) => (own['@id'] === id ? own : withReferences(own, id)));
  const wasSpelledOut = JSON.stringify(graph) !== JSON.stringify(written);
  const offers = concerns(input, 'unmarked-prices', page) ? offerNodes(input.inputs.facts, page) : [];
  const makesOffer = offers.length > 0 ? offers : null;
  const at = graph.findIndex((one) => one['@id'] === id || one['@type'] === business['@type']);
  const owner = graph[at];
  if (owner) return makesOffer ? graph.with(at, { ...owner, makesOffer }) : graph;
  const isNamed = JSON.stringify(graph).includes(JSON.stringify({ '@id': id }));
  if (!isNamed && !makesOffer) return graph;
  if (wasSpelledOut) return [node({ ...business, makesOffer }), ...graph];
  const { '@type': type, name, url } = business;
  return [node({ '@type': type, '@id': id, name, url, makesOffer }), ...graph];
}

/** A node with the business inside it only named: one id is described in one place. */
function withReferences(own: JsonNode, id: JsonValue | undefined): JsonNode {
  const referenced = (value: JsonValue): JsonValue => {
    if (Array.isArray(value)) return value.map(referenced);
    if (typeof value !== 'object') return value;
    return value['@id'] === id ? node({ '@id': id }) : withReferences(value, id);
  };
  return Object.fromEntries(Object.entries(own).map(([name, value]) => [name, referenced(value)]));
}

/** Checks of single pages concern the pages their evidence names. */
function concerns(input: FixInput, checkId: CheckId, page: ReadPage): boolean {
  if (!isOpen(input, checkId)) return false;
  if (HOME_CHECKS.includes(checkId)) return true;
  const evidence = input.results.find(({ check }) => check.id === checkId)?.outcome.evidence ?? [];
  return evidence.some(({ pageUrl }) => pageUrl === page.url);
}

function pageNodes(input: FixInput, page: ReadPage): JsonNode[] {
  return [
    concerns(input, 'missing-breadcrumbs', page) ? breadcrumbNode(input, page) : null,
    concerns(input, 'sparse-article-markup', page) ? articleNode(input, page) : null,
  ].filter((one) => one !== null);
}

/** What the page's JSON-LD, also that of its scripts, says about other things than those written anew. */
function keptNodes(input: FixInput, page: ReadPage): JsonNode[] {
  const isLate = concerns(input, LATE, page) && page.renderedStructured !== null;
  const structured = isLate ? page.renderedStructured : page.structured;
  if (structured === null) return [];
  const identity = identitiesOn(input.inputs.pages ?? [])[0];
  const isWrittenAnew = (own: SchemaNode): boolean =>
    own === identity?.node ||
    own.types.some((type) => RETIRED.includes(type)) ||
    (page.role === 'home' && isNodeOf(own, 'WebSite')) ||
    (isNodeOf(own, 'BreadcrumbList') && concerns(input, 'missing-breadcrumbs', page)) ||
    (isNodeOf(own, 'Article') && concerns(input, 'sparse-article-markup', page));
  return structured.nodes
    .filter((own) => own.parent === null && own.syntax === 'json-ld' && own.types.length > 0 && !isWrittenAnew(own))
    .map((own) => joined(input, own, asWritten(structured, own)));
}

/** A page, an article or a service belongs to the business, also when it spelled the business out or named nobody. */
function joined(input: FixInput, own: SchemaNode, written: JsonNode): JsonNode {
  const owner = { '@id': businessId(input) };
  const isOurs = (value: JsonNode[string] | undefined) =>
    value === undefined ||
    // A page without the node it names: the reference was read as a text.
    value === owner['@id'] ||
    (typeof value === 'object' && 'name' in value && value.name === input.inputs.facts.businessName?.value);
  const property = isNodeOf(own, 'Service') ? 'provider' : 'publisher';
  const mayHave = isNodeOf(own, 'Service') || isNodeOf(own, 'WebPage') || isNodeOf(own, 'Article');
  return mayHave && isOurs(written[property]) ? { ...written, [property]: owner } : written;
}

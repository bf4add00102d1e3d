import type { Inputs } from '../audit/checks/read-inputs.ts';
import type { CheckResult } from '../audit/checks/run-checks.ts';
import { townsOf } from '../audit/checks/shared/local-words.ts';
import { normalStreet } from '../audit/facts/addresses/same-address.ts';
import { nameKey } from '../audit/facts/name/name-key.ts';
import { isBlank } from '../audit/fixes/json-ld/filled.ts';
import type { JsonNode, JsonValue } from '../audit/fixes/json-ld/json-node.ts';
import { allNodes, isNode, listed, ownMarkup, typesOf } from '../audit/fixes/json-ld/own-markup.ts';
import { comparableWords } from '../audit/website/page/page-text.ts';
import type { ReadPage } from '../audit/website/read-pages.ts';
import { ownAddress, pageKey } from '../audit/website/site-address.ts';
import { schemaName } from '../audit/website/structured-data/schema-name.ts';
import { isA } from '../audit/website/structured-data/vocabulary.ts';

interface Judged {
  inputs: Inputs;
  results: readonly CheckResult[];
}

/**
 * What a website stated before its fixes were applied and states no more, in words; empty when no harm was done. A value may change only
 * where the check named beside it proves that it was wrong.
 */
export function harmDone(before: Judged, after: Pick<Judged, 'inputs'>): string[] {
  const pages = (before.inputs.pages ?? []).flatMap((page) => {
    const now = after.inputs.pages?.find(({ url }) => url === page.url);
    return now ? harmOn(before, page, now) : [`${page.url} is gone`];
  });
  return [...pages, ...lostFacts(before.inputs, after.inputs), ...lostAddresses(before, after.inputs)];
}

const isProven = ({ results }: Judged, checkId: string, page: ReadPage): boolean =>
  results.some(
    ({ check, outcome }) =>
      check.id === checkId &&
      ['fail', 'partial'].includes(outcome.outcome) &&
      outcome.evidence.some(({ pageUrl }) => pageUrl === page.url),
  );

function harmOn(before: Judged, page: ReadPage, now: ReadPage): string[] {
  const lost = [
    ...lostMarkup(before, page, now),
    ...lostHeadings(before, page, now),
    ...lostTags(before, page, now),
    ...lostWords(before, page, now),
    ...lostPictureTexts(page, now),
  ];
  return lost.map((one) => `${page.url}: ${one}`);
}

/** Checks that prove a tag of the head wrong, by its name. */
const TAG_CHECKS: Record<string, string> = {
  title: 'weak-page-titles',
  description: 'weak-meta-descriptions',
  viewport: 'missing-viewport',
  canonical: 'wrong-canonical',
  lang: 'wrong-page-language',
  'og:title': 'contradictory-preview-tags',
  'og:url': 'contradictory-preview-tags',
};
const ROBOTS_CHECKS = ['noindex-meta-tag', 'forbidden-snippets'];

function tagsOf({ plain: { view } }: ReadPage): [name: string, content: string][] {
  return [
    ...(view.titles[0] ? [['title', view.titles[0]] as [string, string]] : []),
    ...view.metas.map(({ name, content }): [string, string] => [name, content]),
    ...view.headLinks.map(({ rel, href }): [string, string] => [rel, href]),
    ...(view.lang ? [['lang', view.lang] as [string, string]] : []),
  ];
}

function lostTags(before: Judged, page: ReadPage, now: ReadPage): string[] {
  const left = tagsOf(now);
  return tagsOf(page).flatMap(([name, content]) => {
    if (content.trim() === '' || left.some(([other, text]) => other === name && text === content)) return [];
    const checks = [TAG_CHECKS[name] ?? '', ...(/bot|robots/.test(name) ? ROBOTS_CHECKS : [])];
    if (!checks.some((id) => isProven(before, id, page))) return [`${name} "${content}" without a check against it`];
    if (name !== 'title' && name !== 'description') return [];
    const text = left.find(([other]) => other === name)?.[1] ?? '';
    const missing = mainTerms(before.inputs, page, name, content).filter((term) => !wordsOf(text).has(term));
    const { businessName } = before.inputs.facts;
    const isUnnamed =
      businessName !== null &&
      nameKey(content).includes(nameKey(businessName.value)) &&
      !nameKey(text).includes(nameKey(businessName.value));
    return isUnnamed || missing.length > 0
      ? [`${name} "${content}" became "${text}", without ${isUnnamed ? 'the name' : missing.join(', ')}`]
      : [];
  });
}

const wordsOf = (text: string): Set<string> => new Set(comparableWords(text));

/** Words that customers look for: of the trade, the services and the towns; in a description only those its page is headed by. */
function mainTerms({ facts }: Inputs, { plain: { view } }: ReadPage, tag: string, text: string): string[] {
  const said = [facts.trade?.value.label ?? '', ...townsOf(facts), ...facts.services.map(({ value }) => value)];
  const heads = [...view.titles, ...view.headings.filter(({ level }) => level === 1).map((one) => one.text)];
  const terms = wordsOf(said.join(' '));
  const headed = wordsOf(heads.join(' '));
  return [...wordsOf(text)].filter(
    (word) => word.length > 3 && terms.has(word) && (tag === 'title' || headed.has(word)),
  );
}

function lostHeadings(before: Judged, page: ReadPage, now: ReadPage): string[] {
  const left = now.plain.view.headings.map(({ level, text }) => ({ level, text }));
  const mayMove = ['missing-main-heading', 'skipped-heading-levels'].some((id) =>
    before.results.some((one) => one.check.id === id && ['fail', 'partial'].includes(one.outcome.outcome)),
  );
  return page.plain.view.headings.flatMap(({ level, text }) => {
    const at = left.findIndex((one) => one.text === text && (one.level === level || mayMove));
    if (at >= 0) left.splice(at, 1);
    const isMain = level === 1 && !isProven(before, 'missing-main-heading', page);
    const isLowered = isMain && !now.plain.view.headings.some((one) => one.level === 1 && one.text === text);
    return at < 0 || isLowered ? [`heading h${level} "${text}"`] : [];
  });
}

/** Words nobody says any more on the page, but for those of links that told nothing. */
function lostWords(before: Judged, page: ReadPage, now: ReadPage): string[] {
  const text = ({ plain: { view } }: ReadPage) => view.blocks.map((block) => block.text).join(' ');
  const left = wordsOf(text(now));
  const links = isProven(before, 'unclear-link-texts', page) ? page.plain.view.links.map((link) => link.text) : [];
  const isNumbering = isProven(before, 'text-made-lists', page);
  const excused = wordsOf(links.join(' '));
  return [...wordsOf(text(page))]
    .filter((word) => !left.has(word) && !excused.has(word) && !(isNumbering && /^\d+$/.test(word)))
    .map((word) => `the word "${word}"`);
}

function lostPictureTexts(page: ReadPage, now: ReadPage): string[] {
  const left = now.plain.view.images;
  return page.plain.view.images.flatMap(({ src, alt }) =>
    alt === null || alt === '' || left.some((one) => one.src === src && one.alt === alt) ? [] : [`alt "${alt}"`],
  );
}

/** Values of the page's JSON-LD that are gone; a block that could not be read keeps its texts at least. */
function lostMarkup(before: Judged, page: ReadPage, now: ReadPage): string[] {
  const own = ownMarkup(page.plain.view).blocks.map(({ value }) => value);
  const left = ownMarkup(now.plain.view).blocks.flatMap(({ value }) => [...allNodes(value)]);
  const mayRate = before.results.some(
    ({ check, outcome }) => check.id === 'self-serving-rating' && ['fail', 'partial'].includes(outcome.outcome),
  );
  return own
    .flatMap((value) => [...allNodes(value)])
    .flatMap((node) => {
      const kept = Object.fromEntries(
        Object.entries(node).filter(([name]) => !(mayRate && name === 'aggregateRating') && !isFrame(node, name)),
      );
      return left.some((one) => holds(one, kept, left)) ? [] : [`markup ${JSON.stringify(kept).slice(0, 200)}`];
    })
    .filter((one, at, all) => !mayRate || !one.includes('AggregateRating') || all.length !== at + 1);
}

/** What only holds nodes together: each of them is looked for by itself. */
const isFrame = (node: JsonNode, name: string): boolean =>
  name === '@graph' || (name === '@context' && '@graph' in node);

/** Whether a value says all that another says: more properties, a narrower type, a name for a node instead of the node. */
function holds(now: JsonValue, then: JsonValue, nodes: readonly JsonNode[]): boolean {
  if (Array.isArray(then)) return then.every((item) => listed(now).some((one) => holds(one, item, nodes)));
  if (!isNode(then)) return isBlank(then) || listed(now).some((one) => one === then);
  if (!isNode(now)) return listed(now).some((one) => isNode(one) && holds(one, then, nodes));
  const id = now['@id'];
  const isOnlyNamed = Object.keys(now).length === 1 && id !== undefined && Object.keys(then).length > 1;
  if (isOnlyNamed)
    return nodes.some((one) => one['@id'] === id && Object.keys(one).length > 1 && holds(one, then, nodes));
  return Object.entries(then).every(([name, value]) => {
    if (name === '@type')
      return listed(value).every((type) => typesOf(now).some((own) => isA(own, schemaName(String(type)))));
    return name === 'aggregateRating' || holds(now[name] ?? '', value, nodes);
  });
}

/** Facts that could be read before and cannot any more, and contradictions there were none of. */
function lostFacts({ facts: then }: Inputs, { facts: now }: Inputs): string[] {
  const values = (facts: typeof then): [kind: string, value: string][] => [
    ...(facts.businessName ? [['name', nameKey(facts.businessName.value)] as [string, string]] : []),
    ...(facts.openingHours ? [['hours', JSON.stringify(facts.openingHours.value)] as [string, string]] : []),
    ...facts.phones.map(({ value }): [string, string] => ['phone', value]),
    ...facts.emails.map(({ value }): [string, string] => ['e-mail', value]),
    ...facts.addresses.map(({ value }): [string, string] => [
      'address',
      `${normalStreet(value.street ?? '')} ${value.postalCode}`,
    ]),
    ...facts.prices.map(({ value }): [string, string] => ['price', `${value.amount} ${value.currency}`]),
    ...facts.socialProfiles.map(({ value }): [string, string] => ['profile', value]),
    ...facts.policies.map(({ value }): [string, string] => ['policy', value.url]),
  ];
  const left = new Set(values(now).map((one) => one.join(' ')));
  const lost = values(then).filter((one) => !left.has(one.join(' ')));
  const disputed = ({ phones, emails, addresses, openingHours }: typeof then) =>
    [...phones, ...emails, ...addresses].filter(({ conflictsWith }) => conflictsWith?.length).length +
    (openingHours?.alternatives?.length ?? 0);
  return [
    ...lost.map(([kind, value]) => `the fact ${kind} ${value}`),
    ...(disputed(now) > disputed(then) ? ['a contradiction where there was none'] : []),
  ];
}

/** Addresses the sitemap listed; `dead-sitemap-addresses` proves which of them lead nowhere. */
function lostAddresses({ inputs, results }: Judged, now: Inputs): string[] {
  const proven = results
    .filter(({ check }) => check.id === 'dead-sitemap-addresses')
    .flatMap(({ outcome }) => outcome.evidence.map(({ place, seen }) => `${place} ${seen}`))
    .join(' ');
  const keyOf = (loc: string) => pageKey(ownAddress(loc, inputs.target.homeUrl, inputs.target) ?? loc);
  const dead = new Set((inputs.linkChecks ?? []).filter(({ status }) => status >= 400).map(({ url }) => pageKey(url)));
  const left = new Set(now.sitemaps.flatMap(({ entries }) => entries.map(({ loc }) => pageKey(loc.trim()))));
  return inputs.sitemaps
    .flatMap(({ entries }) => entries.map(({ loc }) => loc.trim()))
    .filter((loc) => !left.has(pageKey(loc)) && !proven.includes(loc) && !dead.has(keyOf(loc)))
    .map((loc) => `${loc} in the sitemap`);
}

import { identitiesOn } from '../../checks/shared/identity-nodes.ts';
import { ReadPage } from '../../website/read-pages.ts';
import { isA } from '../../website/structured-data/vocabulary.ts';
import { startTag } from '../as-html.ts';
import type { FixInput } from '../fix-input.ts';
import { businessId, fillBusiness, narrowType, newBusinessNode, typeAsDescribed } from './business.ts';
import { fill, isBlank } from './filled.ts';
import { type JsonNode, type JsonValue, node } from './json-node.ts';
import { isLeftByTemplate } from './left-by-template.ts';
import { mendPropertyNames, mendType } from './mend-type.ts';
import { allNodes, type OwnMarkup, ownMarkup, topNodes, typesOf, writtenAs } from './own-markup.ts';
import { breadcrumbNode, websiteNode } from './page-nodes.ts';
import { isLeftAlone, joinTwins, twinsOf, unsaidByTwins } from './twins.ts';

/** What of a page's structured data is to be mended, by the checks that complain about it. */
export interface Wanted {
  isHome: boolean;
  /** Its blocks stay as they are; nodes of their own may stand beside them. */
  isBeside: boolean;
  /** What scripts write goes into the HTML. */
  fromScripts: boolean;
  breadcrumbs: boolean;
  joints: boolean;
  /** Its type says no more than that it is a business. */
  type: boolean;
  /** Some types do not exist. */
  types: boolean;
}

export interface PageMarkup {
  /** The page's own blocks with what was written into them; null where they stay as they are. */
  blocks: OwnMarkup['blocks'] | null;
  /** Nodes of their own, beside the blocks. */
  added: JsonNode[];
  /** Which of these were wanted and are in it. */
  holds: ReadonlySet<Part>;
}

export type Part = 'breadcrumbs' | 'website' | 'business' | 'types' | 'joints';

/** The structured data of a page with its blanks filled. Nothing it says is lost. */
export function pageMarkup(input: FixInput, page: ReadPage, known: JsonNode, wanted: Wanted): PageMarkup {
  const own = blocksOf(page, wanted.fromScripts);
  const texts = own.blocks.map(({ value }) => JSON.stringify(value));
  const { isBeside } = wanted;
  // Written anew, what a template left would be the owner's word.
  if (own.blocks.some(({ value }) => isLeftByTemplate(value, input.inputs.target)))
    return { blocks: null, added: [], holds: new Set() };
  const editor = new MarkupEditor(input, own.isMended ? withJsonLd(page, texts) : page, own, isBeside);
  const isRenamed = editor.mendNames();
  if (wanted.types) {
    editor.isChanged = isRenamed;
    editor.mendTypes();
  }
  if (wanted.isHome) editor.describeBusiness(known, wanted.type);
  if (wanted.breadcrumbs) editor.addBreadcrumbs();
  if (wanted.joints) editor.join();
  editor.nameBusiness(known);
  // A block that could not be made out stays where it is, and so does everything beside it.
  const isRewritten = !isBeside && !own.isIllegible && (editor.isChanged || own.isMended);
  if (isRewritten) editor.clearBlanks();
  if (isRewritten && isRenamed) editor.holds.add('types');
  return { blocks: isRewritten ? own.blocks : null, added: editor.added, holds: editor.holds };
}

/** Who the business is and what its website is called does not change from day to day. */
const LASTING = ['Organization', 'WebSite'];
const OF_GOODS = ['price', 'lowPrice', 'offers', 'makesOffer', 'hasOfferCatalog', 'itemListElement'];

/** Goods, prices and lists that a script writes are true on the day: written down they would grow old, and stand there twice. */
const isLasting = (block: OwnMarkup['blocks'][number], served: ReadonlySet<string>): boolean =>
  topNodes({ blocks: [block], isIllegible: false }).every((top) =>
    typesOf(top).some((type) => !served.has(type) && LASTING.some((lasting) => isA(type, lasting))),
  ) && [...allNodes(block.value)].every((one) => OF_GOODS.every((name) => !(name in one)));

/** The blocks of the HTML, mended where they could not be read, and of those only scripts write what lasts. */
function blocksOf({ plain, rendered, structured }: ReadPage, fromScripts: boolean): OwnMarkup & { isMended: boolean } {
  const served = ownMarkup(plain.view);
  const late = fromScripts && rendered ? ownMarkup(rendered.view) : { blocks: [], isIllegible: false };
  const key = ({ value }: OwnMarkup['blocks'][number]) => JSON.stringify(value);
  const there = new Set(served.blocks.map(key));
  const types = new Set(topNodes(served).flatMap(typesOf));
  const written = late.blocks.filter((block) => !there.has(key(block)) && isLasting(block, types));
  return {
    blocks: [...served.blocks, ...written],
    isIllegible: served.isIllegible,
    isMended: structured.broken.length > 0 || written.length > 0,
  };
}

/** The page as it reads with these blocks of JSON-LD. */
export function withJsonLd(page: ReadPage, texts: readonly string[]): ReadPage {
  const view = { ...page.plain.view, jsonLd: texts.map((text) => ({ text, offset: 0, path: 0 })) };
  return new ReadPage({ url: page.url, role: page.role, plain: { ...page.plain, view }, rendered: page.rendered });
}

class MarkupEditor {
  readonly added: JsonNode[] = [];
  readonly holds = new Set<Part>();
  isChanged = false;
  private readonly input: FixInput;
  private page: ReadPage;
  private readonly own: OwnMarkup;
  private readonly isBeside: boolean;

  constructor(input: FixInput, page: ReadPage, own: OwnMarkup, isBeside: boolean) {
    this.input = input;
    this.page = page;
    this.own = own;
    this.isBeside = isBeside;
  }

  describeBusiness(known: JsonNode, isTypeVague: boolean): void {
    const business = this.business();
    if (business && !this.isBeside) {
      this.note(fillBusiness(business, unsaidByTwins(known, twinsOf(business, topNodes(this.own)))));
      // Blanks are a reason to write its block anew.
      this.note(Object.values(business).some(isBlankText));
      if (isTypeVague) this.note(narrowType(this.input, business));
    } else if (!business) {
      const made = newBusinessNode(this.input, known);
      if (made === null) return;
      this.added.push(made);
      this.holds.add('business');
    }
    const wanted = websiteNode(this.input);
    // Of two nodes the one that has the name already: the other would be given a name that is taken.
    const isCalledSo = (one: JsonNode) => isSameId(one['@id'], String(wanted['@id']));
    const website = this.topsOf('WebSite').find(isCalledSo) ?? this.topOf('WebSite');
    if (website) this.note(fill(website, wanted));
    // A page that is part of it may name it whole.
    else if (!this.allOwn().some((one) => this.isOf(one, 'WebSite') && !isBlank(one['name']) && !isBlank(one['url']))) {
      this.added.push(wanted);
      this.holds.add('website');
    }
  }

  /** Types that do not exist, of each node that describes the business. */
  mendTypes(): void {
    const mended = identitiesOn([this.page]).filter(({ node: known }) => {
      const own = writtenAs(this.own, known);
      return own !== undefined && mendType(this.input, own);
    });
    if (mended.length === 0) return;
    this.isChanged = true;
    this.holds.add('types');
    this.page = withJsonLd(
      this.page,
      this.own.blocks.map(({ value }) => JSON.stringify(value)),
    );
  }

  /** Names of properties that differ from schema.org's by their capitals are nobody's: they are not written a second time. */
  mendNames(): boolean {
    return this.allOwn().filter(mendPropertyNames).length > 0;
  }

  /** Texts that say nothing, such as "" or ", ,", are not written a second time. */
  clearBlanks(): void {
    for (const own of this.allOwn())
      for (const [name, value] of Object.entries(own))
        if (!name.startsWith('@') && isBlankText(value)) delete own[name];
  }

  /** A path that is there is its owner's, however short. */
  addBreadcrumbs(): void {
    const path = this.topOf('BreadcrumbList') ? null : breadcrumbNode(this.input, this.page);
    if (!path) return;
    this.holds.add('breadcrumbs');
    this.added.push(path);
  }

  /** A page, an article or a service that names nobody belongs to the business. */
  join(): void {
    const business = this.business();
    for (const own of [...topNodes(this.own), ...this.added]) {
      // A service by its type may be the business itself, and nobody is provided by himself.
      if (own === business || isSameId(own['@id'], businessId(this.input))) continue;
      const property = this.isOf(own, 'Service') ? 'provider' : 'publisher';
      const mayHave = ['Service', 'WebPage', 'WebSite', 'Article'].some((type) => this.isOf(own, type));
      const isReference = isSameId(own[property], businessId(this.input));
      if (!mayHave || (!isBlank(own[property]) && !isReference)) continue;
      own[property] = { '@id': businessId(this.input) };
      this.isChanged = true;
    }
    if (!business) return;
    this.note(fill(business, { '@id': businessId(this.input) }));
    const tops = topNodes(this.own);
    this.note(joinTwins(business, twinsOf(business, tops), businessId(this.input)));
    const all = [...this.own.blocks.map(({ value }) => value), ...this.added].flatMap((value) => [...allNodes(value)]);
    const references = all.filter((one) => Object.keys(one).length === 1).map((one) => one['@id']);
    const isNamed = (id: JsonValue | undefined) =>
      typeof id === 'string' && (isSameId(id, businessId(this.input)) || references.includes(id));
    if (!isLeftAlone(tops, isNamed)) this.holds.add('joints');
  }

  /** What is written names the business by its id: that needs a node of the id on the page. */
  nameBusiness(known: JsonNode): void {
    const id = businessId(this.input);
    const all = [...this.own.blocks.map(({ value }) => value), ...this.added].flatMap((value) => [...allNodes(value)]);
    const named = all.filter((one) => isSameId(one['@id'], id));
    const isNamed = named.some((one) => Object.keys(one).length === 1);
    const isDescribed = named.some((one) => Object.keys(one).length > 1);
    const business = this.business();
    if (!isNamed || isDescribed) return;
    if (this.isBeside && business) {
      for (const one of this.added) delete one['publisher'];
      return;
    }
    if (business && isBlank(business['@id'])) this.note(fill(business, { '@id': id }));
    else this.added.unshift(this.shortBusiness(known));
  }

  private shortBusiness({ '@id': id, name, url }: JsonNode): JsonNode {
    return node({ '@type': typeAsDescribed(this.input), '@id': id, name, url });
  }

  /** The page's own description of the business, as it is written. */
  private business(): JsonNode | undefined {
    const [identity] = identitiesOn([this.page]);
    return identity && writtenAs(this.own, identity.node);
  }

  private topsOf = (type: string): JsonNode[] => topNodes(this.own).filter((own) => this.isOf(own, type));

  private topOf = (type: string): JsonNode | undefined => this.topsOf(type)[0];

  private allOwn = (): JsonNode[] => this.own.blocks.flatMap(({ value }) => [...allNodes(value)]);

  private isOf = (own: JsonNode, type: string): boolean => typesOf(own).some((one) => isA(one, type));

  private note(isFilled: boolean): void {
    this.isChanged ||= isFilled;
  }
}

const isBlankText = (value: JsonValue): boolean => typeof value === 'string' && isBlank(value);

/** Names are compared resolved: "https://example.com" is "https://example.com/", "#business" is that of the page. */
const isSameId = (one: JsonValue | undefined, id: string): boolean =>
  typeof one === 'string' && (one === id || (URL.canParse(one, id) && new URL(one, id).href === id));

/** A script element for each block, in their order, then one for what is new. */
export function scriptsOf({ blocks, added }: PageMarkup): string[] {
  const values = [
    ...(blocks ?? []).map(({ value }) => value),
    ...(added.length > 0 ? [{ '@context': 'https://schema.org', '@graph': added }] : []),
  ];
  // A property without a value says nothing.
  const isSaid = (_key: string, value: unknown) => value ?? undefined;
  return values.map((value) => JSON.stringify(value, isSaid, 2).replace(/<\//g, '<\\/'));
}

export const asScript = (json: string, attributes: Record<string, string> = {}): string =>
  `${scriptTag(attributes)}\n${json.trim()}\n</script>`;

export const scriptTag = (attributes: Record<string, string> = {}): string =>
  startTag('script', { type: 'application/ld+json', ...attributes });

import { ownDomains } from '../../website/own-hosts.ts';
import { separateDomain } from '../../website/registrable-domain.ts';
import type { SchemaNode, StructuredData } from '../../website/structured-data/structured-data.ts';
import { isA } from '../../website/structured-data/vocabulary.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { quote, sourceAt, type TextDocument, textDocuments } from '../../website/text/text-sources.ts';
import type { Website } from '../../website/website.ts';
import { FactCollector } from '../collector.ts';
import type { Facts } from '../facts.ts';
import { namesFaq } from '../faq/faq-words.ts';
import { servicesInProfile } from '../people/japanese-profile.ts';
import { policyKindOfName } from '../profiles/policy-names.ts';
import { textOf } from '../reviews/review-schema.ts';
import { linkedServices, overviewLinks, unfoldedServices } from './linked-services.ts';
import { featureKinds, kindOfElement } from './no-service.ts';
import { pricedCards } from './priced-cards.ts';
import { readPrices } from './prices.ts';
import { servicesByArea } from './service-areas.ts';
import { departments } from './service-departments.ts';
import { listedServices, type ServiceSeen } from './service-lists.ts';
import { droppedServices, pricedServices, servicesOfPage } from './service-pages.ts';
import { servicesInSentences } from './service-sentences.ts';
import { SERVICES_PATH, serviceName } from './service-words.ts';

const MAX_SERVICES = 60;

/**
 * What the business offers, as printed: lists and cards under a heading that says so, menu entries below the page of services,
 * offers in structured data. Only where nothing is listed, a page of services as a whole, what has a price there, and then a sentence
 * that enumerates ("we specialise in ...").
 */
export function readServices(website: Website): Facts['services'] {
  const { pages } = website;
  const found = new FactCollector<string>();
  const documents = textDocuments(pages);
  const features = new Set(documents.flatMap((document) => featureKinds(document, website.country)));
  const add = (document: TextDocument, services: readonly ServiceSeen[], weight: number) => {
    for (const { name, place, seen } of services) {
      const kind = kindOfElement(place);
      if (kind === null || !features.has(kind))
        found.add(textKey(name), name, sourceAt(document, place, quote(seen)), weight);
    }
  };
  const areas = servicesByArea(documents.map(({ structured }) => structured));
  const isEmpty = () => found.inOrder().length === 0;
  const onEveryPage = repeatedHeadings(documents);
  // One page of services lists them; several are a page each, and their headings are details.
  const onOnePage = pages.filter((page) => page.role === 'services').length === 1;
  const own = documents.filter(({ page, isLegal }) => page.role !== 'article' && !isLegal);
  for (const document of documents) {
    add(document, markedServices(document.structured, areas), 3);
    if (!own.includes(document)) continue;
    const listed = listedServices(document, onOnePage);
    add(
      document,
      document.page.role === 'home' ? listed : listed.filter(({ name }) => !onEveryPage.has(textKey(name))),
      3,
    );
    add(document, servicesInProfile(document), 3);
    add(document, departments(document), 3);
    add(document, unfoldedServices(document), 2);
    add(document, linkedServices(document), 1);
    add(document, droppedServices(document), 2);
  }
  if (isEmpty()) for (const document of own) add(document, pricedCards(document, website.country), 2);
  if (isEmpty()) for (const document of documents) add(document, servicesOfPage(document), 1);
  if (isEmpty()) {
    const priced = servicesWithPrices(website);
    if (priced.length > 0) return priced;
    for (const document of own) add(document, servicesInSentences(document), 1);
  }
  const elsewhere = othersLinked(website);
  const others = [elsewhere, helpLinks(website), areas, overviewLinks(own)];
  return withoutTowns(withoutTeasers(found.ranked()))
    .filter(({ value }) => !others.some((names) => names.has(textKey(value))))
    .slice(0, MAX_SERVICES)
    .map(({ value, sources }) => ({ value, sources }));
}

/** What has a price on a page of services or prices. */
function servicesWithPrices(website: Website): Facts['services'] {
  const offering = website.pages.filter(({ role }) => role === 'services' || role === 'prices').map(({ url }) => url);
  return pricedServices(readPrices(website), (pageUrl) => offering.includes(pageUrl));
}

/** What links to rules and questions are called: "Terms", "Shipping and returns", whatever list they stand in. */
function helpLinks({ documents, pages }: Website): ReadonlySet<string> {
  const helping = new Set(pages.filter(({ role }) => role === 'legal' || role === 'faq').map(({ url }) => url));
  const links = documents.flatMap(({ view }) => view.links);
  return new Set(
    links
      .filter(({ url, href, text, landmark }) => {
        // A lawyer's "Data protection" is a page below the services.
        if (text === '' || url === null || SERVICES_PATH.test(url)) return false;
        if (helping.has(url) && !href.includes('#')) return true;
        return landmark === 'footer' && (policyKindOfName(text) !== null || namesFaq(text));
      })
      .map(({ text }) => textKey(text)),
  );
}

/** Headings that are links to other people's websites, or stand in one, of two and more: inns nearby, partners, clubs that meet here. */
export function othersLinked(website: Website): ReadonlySet<string> {
  const own = ownDomains(website);
  const linked = new Map<string, Set<string>>();
  for (const { view } of website.documents) {
    const headings = view.headings.map(({ text }) => textKey(text)).filter((key) => key !== '');
    for (const { url, text, path } of view.links) {
      if (url === null || text === '' || !/^https?:/i.test(url)) continue;
      const domain = separateDomain(url);
      if (domain === null || own.has(domain)) continue;
      const key = textKey(text);
      const named = HEADED.test(view.paths[path] ?? '') ? key : headings.find((one) => key.startsWith(one));
      if (named !== undefined) linked.set(domain, (linked.get(domain) ?? new Set()).add(named));
    }
  }
  return new Set(linked.size >= MIN_OTHERS ? [...linked.values()].flatMap((texts) => [...texts]) : []);
}

const MIN_OTHERS = 2;
/** Within a heading. */
const HEADED = / > h[2-6]\b/;

/** "Façade painting", and a link "Façade painting The face of your house" around a whole card: the name is enough. */
function withoutTeasers<T extends { value: string }>(services: T[]): T[] {
  const names = services.map(({ value }) => value);
  return services.filter(
    ({ value }) => !names.some((name) => value.startsWith(name) && TEASER.test(value.slice(name.length))),
  );
}

/** Behind the name without a space, one word is enough: nothing else runs two words together. */
const TEASER = lightLetters(/^(?: \p{Lu}\S*(?: \S+){2}|\p{Lu}\p{Ll})/u);

/** "House cleaning in Leeds", "... in York", "... in Hull": pages for towns. None of them is a service, and neither is a town. */
function withoutTowns<T extends { value: string }>(services: T[]): T[] {
  const townsOf = new Map<string, string[]>();
  for (const { value } of services) {
    const [, offer, town] = IN_TOWN.exec(value) ?? [];
    if (offer && town) townsOf.set(textKey(offer), [...(townsOf.get(textKey(offer)) ?? []), textKey(town)]);
  }
  const repeated = [...townsOf].filter(([, towns]) => towns.length >= MIN_TOWNS);
  if (repeated.length === 0) return services;
  const offers = new Set(repeated.map(([offer]) => offer));
  const towns = new Set(repeated.flatMap(([, those]) => those));
  return services.filter(({ value }) => {
    const offer = IN_TOWN.exec(value)?.[1];
    return !(towns.has(textKey(value)) || (offer !== undefined && offers.has(textKey(offer))));
  });
}

const MIN_TOWNS = 3;
const IN_TOWN = lightLetters(/^(.{4,}?)\s(?:in|à|en|a|em)\s(\p{Lu}[\p{L} .'’-]+?)(?:,\s\p{Lu}{2,3})?$/u);

/** What is the heading of every page is a motto of the website. */
function repeatedHeadings(documents: TextDocument[]): Set<string> {
  const pages = new Map<string, Set<string>>();
  for (const { page, view } of documents) {
    for (const { text } of view.headings) {
      const key = textKey(text);
      pages.set(key, (pages.get(key) ?? new Set()).add(page.url));
    }
  }
  return new Set([...pages].filter(([, urls]) => urls.size >= MIN_REPEATED).map(([key]) => key));
}

const MIN_REPEATED = 3;

/** Properties through which structured data names what a business offers. */
const OFFERING = new Set([
  'makesOffer',
  'hasOfferCatalog',
  'itemListElement',
  'itemOffered',
  'availableService',
  'offers',
  'medicalSpecialty',
]);

function markedServices(structured: StructuredData, areas: ReadonlyMap<string, string>): ServiceSeen[] {
  return structured.nodes.flatMap((node) => {
    const property = node.parent?.property ?? '';
    const isService = node.types.some(
      (type) => isA(type, 'Service') || isA(type, 'MedicalProcedure') || isA(type, 'MedicalTherapy'),
    );
    // A local business is a service to schema.org in a few subtypes; what it offers is not its own name.
    const isBusiness = node.types.some((type) => isA(type, 'Organization') || isA(type, 'Place'));
    if (isBusiness) {
      const kinds = (node.properties.serviceType ?? []).flatMap((kind) => (typeof kind === 'string' ? [kind] : []));
      const names = kinds.length > 1 ? kinds.map(serviceName) : [];
      return names.flatMap((name) => (name === null ? [] : [markedService(name, 'serviceType')]));
    }
    const isOffer =
      node.types.some((type) => isA(type, 'Offer')) && OFFERING.has(property) && hasOfferParent(structured, node);
    if (!(isService || isOffer)) return [];
    // "Dermapen – Face" offers "Face": the offer's longer name is the service, and it is named there.
    const offer = property === 'itemOffered' && node.parent ? structured.nodes[node.parent.node] : undefined;
    const printed = textOf(structured, node, 'name');
    const offered = offer?.types.includes('Offer') ? textOf(structured, offer, 'name') : null;
    if (printed !== null && offered !== null && offered.length > printed.length && offered.includes(printed)) return [];
    const name = printed === null ? null : serviceName(nameOfAll(printed, areas));
    return name === null ? [] : [markedService(name, property || 'Service')];
  });
}

/** What a service is called whose pages for towns are named after them. */
const nameOfAll = (name: string, areas: ReadonlyMap<string, string>): string => areas.get(textKey(name)) ?? name;

const markedService = (name: string, property: string): ServiceSeen => ({
  name,
  place: `JSON-LD ${property}`,
  seen: name,
});

/** An offer of the business, not the price of a product. */
function hasOfferParent(structured: StructuredData, node: SchemaNode): boolean {
  const parent = node.parent && structured.nodes[node.parent.node];
  return parent?.types.some((type) => isA(type, 'Organization') || isA(type, 'OfferCatalog')) ?? false;
}

import type { SchemaNode, StructuredData } from '../structured-data/structured-data.ts';
import { isA } from '../structured-data/vocabulary.ts';
import { FactCollector } from './fact-collector.ts';
import type { FactInput } from './fact-input.ts';
import type { Facts } from './facts.ts';
import { textKey } from './plain-words.ts';
import { textOf } from './review-schema.ts';
import { departments } from './service-departments.ts';

import { linkedServices, listedServices } from './service-lists.ts';
import { servicesInSentences } from './service-sentences.ts';
import { serviceName } from './service-words.ts';
import { quote, sourceAt, type TextDocument, textDocuments } from './text-sources.ts';

const MAX_SERVICES = 60;

/**
 * What the business offers, as printed: lists and cards under a heading that says so, menu entries below the page of services,
 * offers in structured data. Only where nothing is listed, a sentence that enumerates ("we specialise in ...") is read.
 */
export function readServices({ pages }: FactInput): Facts['services'] {
  const found = new FactCollector<string>();
  const documents = textDocuments(pages);
  const add = (document: TextDocument, name: string, place: string, seen: string, weight: number) => {
    found.add(textKey(name), name, sourceAt(document, place, quote(seen)), weight);
  };
  // One page of services lists them; several are a page each, and their headings are details.
  const onOnePage = pages.filter((page) => page.role === 'services').length === 1;
  for (const document of documents) {
    for (const { name, property } of markedServices(document.structured)) {
      add(document, name, `JSON-LD ${property}`, name, 3);
    }
    if (document.page.role === 'article' || document.isLegal) continue;
    for (const { name, place, seen } of listedServices(document, onOnePage)) add(document, name, place, seen, 3);
    for (const { name, place, seen } of departments(document)) add(document, name, place, seen, 3);
    for (const { name, place, seen } of linkedServices(document)) add(document, name, place, seen, 1);
  }
  if (found.inOrder().length === 0) {
    for (const document of documents) {
      if (document.page.role === 'article' || document.isLegal) continue;
      for (const { name, place, seen } of servicesInSentences(document)) add(document, name, place, seen, 1);
    }
  }
  return found
    .ranked()
    .slice(0, MAX_SERVICES)
    .map(({ value, sources }) => ({ value, sources }));
}

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

function markedServices(structured: StructuredData): { name: string; property: string }[] {
  return structured.nodes.flatMap((node) => {
    const property = node.parent?.property ?? '';
    const isService = node.types.some(
      (type) => isA(type, 'Service') || isA(type, 'MedicalProcedure') || isA(type, 'MedicalTherapy'),
    );
    // A local business is a service to schema.org in a few subtypes; what it offers is not its own name.
    const isBusiness = node.types.some((type) => isA(type, 'Organization') || isA(type, 'Place'));
    const isOffer =
      node.types.some((type) => isA(type, 'Offer')) && OFFERING.has(property) && hasOfferParent(structured, node);
    if (isBusiness || !(isService || isOffer)) return [];
    const printed = textOf(structured, node, 'name');
    const name = printed === null ? null : serviceName(printed);
    return name === null ? [] : [{ name, property: property || 'Service' }];
  });
}

/** An offer of the business, not the price of a product. */
function hasOfferParent(structured: StructuredData, node: SchemaNode): boolean {
  const parent = node.parent && structured.nodes[node.parent.node];
  return parent?.types.some((type) => isA(type, 'Organization') || isA(type, 'OfferCatalog')) ?? false;
}

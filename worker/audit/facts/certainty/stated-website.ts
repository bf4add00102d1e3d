import { ownDomains } from '../../website/own-hosts.ts';
import { textKey } from '../../website/text/plain-words.ts';
import type { TextDocument } from '../../website/text/text-sources.ts';
import type { Website } from '../../website/website.ts';
import type { FactSource, Facts } from '../facts.ts';
import { answeredAddresses } from '../profiles/policies.ts';
import { independentPlaces, type Places, placesOf } from './places.ts';

/** What rules of certainty may ask of the website beside the sources of a fact. */
export interface StatedWebsite extends Pick<Website, 'target' | 'pages' | 'documents'> {
  facts: Facts;
  /** Registrable domains of the business. */
  domains: ReadonlySet<string>;
  placesOf(sources: readonly FactSource[]): Places;
  /** On a page that is a legal notice, its frame as well. */
  isLegal(source: FactSource): boolean;
  /** Two places written apart from each other agree, and a visitor sees at least one. */
  agree(sources: readonly FactSource[]): boolean;
  /** Texts of all headings, and of all links, by `textKey`. */
  headings: ReadonlySet<string>;
  linkTexts: ReadonlySet<string>;
  /** Status of every address that was asked for, by `policyPage`. */
  answers: ReadonlyMap<string, number>;
}

export function statedWebsite(website: Website, facts: Facts): StatedWebsite {
  const { target, pages, documents } = website;
  const legalPages = new Set(documents.filter(({ isLegal }) => isLegal).map(({ pageUrl }) => pageUrl));
  const places = (sources: readonly FactSource[]) => placesOf(sources, legalPages);
  const keysOf = (texts: (document: TextDocument) => string[]) => new Set(documents.flatMap(texts).map(textKey));
  return {
    target,
    pages,
    documents,
    facts,
    domains: ownDomains({ target, pages }),
    placesOf: places,
    isLegal: ({ pageUrl }) => legalPages.has(pageUrl),
    agree: (sources) => independentPlaces(places(sources)) >= 2,
    headings: keysOf(({ view }) => view.headings.map(({ text }) => text)),
    linkTexts: keysOf(({ view }) => view.links.map(({ text }) => text)),
    answers: answeredAddresses(website),
  };
}

import type { FactSource, Facts } from '../facts/facts.ts';
import type { ReadPage } from '../website/read-pages.ts';

/** Facts a customer asks for, as the report names them. */
const NAMED_FACTS: [name: string, sources: (facts: Facts) => FactSource[][]][] = [
  ['phone', (facts) => facts.phones.map(({ sources }) => sources)],
  ['e-mail', (facts) => facts.emails.map(({ sources }) => sources)],
  ['address', (facts) => facts.addresses.map(({ sources }) => sources)],
  ['opening hours', (facts) => (facts.openingHours ? [facts.openingHours.sources] : [])],
  ['services', (facts) => facts.services.map(({ sources }) => sources)],
  ['prices', (facts) => facts.prices.map(({ sources }) => sources)],
  ['people', (facts) => facts.people.map(({ sources }) => sources)],
  ['reviews', (facts) => facts.reviews.map(({ sources }) => sources)],
  ['rating', (facts) => (facts.rating ? [facts.rating.sources] : [])],
  ['questions and answers', (facts) => facts.faq.map(({ sources }) => sources)],
  ['profiles', (facts) => facts.socialProfiles.map(({ sources }) => sources)],
];

/** Markup for machines is not text a reader sees, so it does not save a fact that only a script writes. */
const IN_DATA = /^(?:JSON-LD|microdata|RDFa|meta)\b/;

/**
 * What a visitor sees on this page and a reader without JavaScript does not, each named: "phone", "opening hours". A fact is
 * lost when it stands in the rendered text here and in the plain text of no page. null when the page was not rendered.
 */
export function lostWithoutJavaScript(page: ReadPage, facts: Facts): string[] | null {
  if (!page.rendered) return null;
  return NAMED_FACTS.filter(([, sources]) =>
    sources(facts).some(
      (places) =>
        places.some((place) => place.pageUrl === page.url && place.view === 'rendered' && !IN_DATA.test(place.place)) &&
        !places.some((place) => place.view === 'plain' && !IN_DATA.test(place.place)),
    ),
  ).map(([name]) => name);
}

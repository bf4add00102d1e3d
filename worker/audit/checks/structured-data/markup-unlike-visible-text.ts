import type { Facts } from '../../facts/facts.ts';
import type { Target } from '../../observations.ts';
import type { ShownText } from '../../website/page/shown-text.ts';
import { namesNobodysHost } from '../../website/placeholder-domain.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { businessNodes } from '../../website/structured-data/business-nodes.ts';
import { placeInMarkup, textsIn } from '../../website/structured-data/nodes.ts';
import { unreadPages } from '../../website/unread-pages.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { contradictedAddresses } from '../shared/markup/contradicted-addresses.ts';
import { claimsOf } from '../shared/markup-claims.ts';
import { onEveryPage, type Repeated } from '../shared/on-every-page.ts';
import { mayShowAllDay, mayShowHours } from '../shared/shown/shown-hours.ts';

/** One or two differences are slips; more, and the markup describes another page than the visitor sees. */
const MAX_PARTIAL = 2;

/**
 * What JSON-LD claims (names, phones, e-mail addresses, prices, ratings, questions, sums and towns of their answers, hours, an address
 * other than the one in the text) and no page read shows. Asked of all pages together, so
 * that a phone in the markup of every page may stand on the contact page alone. Microdata and RDFa mark up visible text itself.
 */
export const markupUnlikeVisibleText = defineCheck({
  id: 'markup-unlike-visible-text',
  revision: 15,
  category: 'structured-data',
  strength: 'A',
  catalogue: ['visible-parity'],
  title: {
    pass: 'Names, phone numbers, prices and questions of your structured data stand on your pages, as far as it holds any',
    partial: 'Your structured data claims something we did not see on the pages read',
    fail: 'Your structured data claims several things we did not see on the pages read',
  },
  why: 'Google requires that what is marked up can be seen on the page.',
  sources: ['https://developers.google.com/search/docs/appearance/structured-data/sd-policies'],
  needs: ['pages', 'shown', 'facts', 'attempts', 'notRead', 'target'],
  causes: ['hours-in-markup-only', 'hours-unlike-markup', 'questions-in-markup-only'],
  run({ pages, shown, facts, attempts, notRead, target }) {
    const claims = pages.flatMap((page) => claimsOf(page));
    const hours = hoursClaim(facts, shown);
    const contacts = [...unshownMails(facts), ...contradictedAddresses(pages, { facts, shown })];
    if (claims.length === 0 && !hours && contacts.length === 0)
      return notApplicable('No JSON-LD on the pages read claims anything that could be compared.');
    const unseen = new Map<string, Evidence>();
    for (const { key, evidence, isShown } of claims) if (!unseen.has(key) && !isShown(shown)) unseen.set(key, evidence);
    // Beside other claims, hours are said by the check of opening hours.
    if (hours && !hours.isShown && unseen.size + contacts.length === 0) unseen.set('hours', hours.evidence);
    const kinds = [...unseen.values(), ...new Map(contacts.map((one) => [one.seen, one])).values()];
    // Each page that claims one of them is to be mended.
    const repeated = claims.flatMap(({ key, evidence }): Repeated[] => (unseen.has(key) ? [[key, evidence]] : []));
    const first = [...unseen].map(([key, one]): Repeated => [key, one]);
    const { evidence } = onEveryPage([...first, ...contacts.map((one): Repeated => [one.seen, one]), ...repeated]);
    if (kinds.length === 0) {
      const left = pages.flatMap((page) => exampleAddresses(page, target));
      if (left.length > 0) return inconclusive(LEFT, left);
      const named = claims.filter(({ isInFull }) => isInFull?.(shown) === false);
      if (named.length > 0) return inconclusive(IN_PART, onceEach(named));
    }
    if (kinds.length === 0) return pass(claims.slice(0, 3).map((claim) => claim.evidence));
    if (mayBeScripted(pages))
      return inconclusive(
        'Without a browser it could not be seen whether JavaScript shows what the structured data claims.',
        evidence,
      );
    if (unreadPages({ pages, attempts, notRead }).length > 0)
      return inconclusive(
        'A page we chose could not be read; what the structured data claims may stand there.',
        evidence,
      );
    // Questions nobody sees mislead nobody: what they say stands on the pages, or is asked nowhere.
    if (evidence.every(({ place }) => QUESTION.test(place)))
      return dueTo('questions-in-markup-only', partial(evidence));
    const isHoursAlone = unseen.size === 1 && unseen.has('hours') && contacts.length === 0;
    const cause = isHoursAlone ? (hours?.isContradicted ? 'hours-unlike-markup' : 'hours-in-markup-only') : null;
    return dueTo(cause, kinds.length <= MAX_PARTIAL ? partial(evidence) : fail(evidence));
  },
});

const QUESTION = /Question\.name$/;

const mayBeScripted = (pages: ReadPage[]): boolean =>
  pages.some(({ plain, rendered }) => !rendered && plain.view.scripts.count > 0);

const IN_PART = 'Your structured data gives a name or a question that your pages show only in part.';

const onceEach = (claims: ReturnType<typeof claimsOf>): Evidence[] => [
  ...new Map(claims.map(({ key, evidence }) => [key, evidence])).values(),
];

const LEFT = 'Your structured data holds an address that a template left.';

/** "http://www.example.com": an address of nobody. */
const exampleAddresses = ({ url: pageUrl, structured }: ReadPage, target: Target): Evidence[] =>
  businessNodes(structured).flatMap(({ node }) =>
    ['url', 'sameAs'].flatMap((property) =>
      textsIn(node, property)
        .filter((value) => node.syntax === 'json-ld' && namesNobodysHost(value, target))
        .map((seen) => ({ pageUrl, place: placeInMarkup(node, property), seen })),
    ),
  );

const isMarkup = (place: string): boolean => /^(?:JSON-LD|microdata|RDFa)/.test(place);

/** Addresses for machines alone, where people are given another one. One kept from all pages is kept from spammers. */
function unshownMails({ emails, otherEmails }: Facts): Evidence[] {
  if (!emails.some(({ sources }) => sources.some(({ place }) => !isMarkup(place)))) return [];
  return [...emails, ...otherEmails].flatMap(({ sources: [first, ...rest] }) => {
    if (!first || ![first, ...rest].every(({ place }) => place.startsWith('JSON-LD'))) return [];
    const { pageUrl, place, seen } = first;
    return [{ pageUrl, place, seen }];
  });
}

/** Opening hours are compared where they are read: hours without a source in the text are claimed only. */
function hoursClaim(
  { openingHours }: Facts,
  shown: ShownText,
): { evidence: Evidence; isShown: boolean; isContradicted: boolean } | null {
  if (!openingHours) return null;
  const sets = [openingHours, ...(openingHours.alternatives ?? [])];
  const claimed = sets.flatMap(({ sources }) => sources).find(({ place }) => place.startsWith('JSON-LD'));
  if (!claimed) return null;
  // Other hours in the text, or none at all.
  const isContradicted = sets.some(({ sources }) => sources.some(({ place }) => !isMarkup(place)));
  const claimedOnly = sets.find(
    ({ value, sources }) =>
      sources.length > 0 &&
      sources.every(({ place }) => isMarkup(place)) &&
      !(isContradicted ? mayShowAllDay(value, shown) : mayShowHours(value, shown)),
  );
  const { pageUrl, place, seen } = claimedOnly?.sources[0] ?? claimed;
  return { evidence: { pageUrl, place, seen }, isShown: claimedOnly === undefined, isContradicted };
}

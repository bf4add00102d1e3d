import { causeOf } from '../../advice/index.ts';
import type { Evidence } from '../../checks/check.ts';
import type { CheckId } from '../../checks/index.ts';
import { contradictedAddresses } from '../../checks/shared/markup/contradicted-addresses.ts';
import { unreadableHoursOn } from '../../checks/shared/markup/unreadable-hours.ts';
import { claimsOf } from '../../checks/shared/markup-claims.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { type FixInput, isOpen } from '../fix-input.ts';
import { evidenceOf } from '../page-fix.ts';
import type { JsonNode, JsonValue } from './json-node.ts';
import { allNodes, listed, ownMarkup, typesOf } from './own-markup.ts';
import { isUnproven } from './unproven-values.ts';

/** Ratings a business gives itself are against Google's rules: https://developers.google.com/search/docs/appearance/structured-data/review-snippet */
export const SELF_SERVING = ['aggregateRating', 'review', 'reviews'];

const RATING: CheckId = 'self-serving-rating';
const UNSEEN: CheckId = 'markup-unlike-visible-text';

/** Whether the page's JSON-LD holds what the owner is told to take out or to correct, or what no page proves: no text to paste may repeat it. */
export function isDisputed(input: FixInput, page: ReadPage): boolean {
  const { plain, rendered } = page;
  const blocks = [plain.view, ...(rendered ? [rendered.view] : [])].flatMap((view) => ownMarkup(view).blocks);
  const nodes = blocks.flatMap(({ value }) => [...allNodes(value)]);
  const contested = contestedProperties(input);
  return (
    (isOpen(input, RATING) && nodes.some(isRated)) ||
    nodes.some((node) => contested.some((name) => name in node)) ||
    nodes.some((node) => isUnproven(node, input.inputs.shown, input.observations.startedAt)) ||
    // A form that schema.org does not have would look approved.
    unreadableHoursOn(page).length > 0 ||
    holdsUnseen(input, nodes)
  );
}

/** What of the blocks that stay its owner is to decide first, in words for the place of a text beside them; null where nothing is. */
export function doubtIn(input: FixInput, page: ReadPage): string | null {
  const [hours] = unreadableHoursOn(page);
  if (hours)
    return `Their opening hours, “${hours.seen}”, are in a form that schema.org does not have. Write them anew.`;
  const claim = unseenClaims(input).find(({ pageUrl }) => pageUrl === page.url);
  if (claim) {
    const said = claim.seen.length > MAX_QUOTED ? (/\w+$/.exec(claim.place)?.[0] ?? '') : `“${claim.seen}”`;
    return `They state ${said}, which we found in no text. Decide first what is right there.`;
  }
  const nodes = ownMarkup(page.plain.view).blocks.flatMap(({ value }) => [...allNodes(value)]);
  const name = contestedProperties(input).find((one) => nodes.some((node) => one in node));
  return name === undefined
    ? null
    : `Your website gives two values for ${NAMED[name] ?? name}. Decide which is right there.`;
}

const MAX_QUOTED = 80;

const NAMED: Readonly<Record<string, string>> = {
  address: 'the address',
  location: 'the address',
  telephone: 'the phone number',
  email: 'the e-mail address',
  openingHours: 'the opening hours',
  openingHoursSpecification: 'the opening hours',
  sameAs: 'a profile on one network',
};

/** Of what a check found: the text says other hours than the markup, whether or not we could read them as a week. */
const TWO_HOURS = ['contradiction', 'hours-unlike-markup'];

/** A link calls another number than it shows, a script shows another than is served, or llms.txt gives another. */
const TWO_NUMBERS = ['link-unlike-its-text', 'exchanged-by-scripts', 'unlike-llms-txt'];
const TWO_MAILS = ['link-unlike-its-text', 'mail-unlike-its-text'];
const MAIL_LINK = /^a\[href="[^"]*@/;
const TWO_PROFILES = 'two-on-one-network';

const isDisputedBy = (input: FixInput, causes: readonly string[], isOfKind: (place: string) => boolean): boolean =>
  input.results.some(
    (one) => causes.includes(causeOf(one) ?? '') && one.outcome.evidence.some(({ place }) => isOfKind(place)),
  );

/** Properties of which the website says two things, and nobody but its owner knows which one holds. */
function contestedProperties(input: FixInput): string[] {
  const { addresses, phones, openingHours } = input.inputs.facts;
  const isDoubted = ({ conflictsWith = [] }: { conflictsWith?: unknown[] }) => conflictsWith.length > 0;
  const isContact = isOpen(input, 'contradictory-contact-data');
  const causes = input.results.map((one) => causeOf(one) ?? '');
  const isHours =
    (isOpen(input, 'missing-opening-hours') && (openingHours?.alternatives ?? []).length > 0) ||
    causes.some((one) => TWO_HOURS.includes(one));
  return [
    ...(isContact && addresses.some(isDoubted) ? ['address', 'location'] : []),
    ...((isContact && phones.some(isDoubted)) || isDisputedBy(input, TWO_NUMBERS, (place) => !MAIL_LINK.test(place))
      ? ['telephone']
      : []),
    ...(isDisputedBy(input, TWO_MAILS, (place) => MAIL_LINK.test(place)) ? ['email'] : []),
    ...(causes.includes(TWO_PROFILES) ? ['sameAs'] : []),
    ...(isHours ? ['openingHours', 'openingHoursSpecification'] : []),
  ];
}

/** Without the properties whose values are claimed for machines and shown on no page, or of which the website says two things. */
export function undisputed(input: FixInput, node: JsonNode): JsonNode {
  const contested = contestedProperties(input);
  return Object.fromEntries(
    Object.entries(node).filter(
      ([name, value]) =>
        name.startsWith('@') ||
        (!contested.includes(name) && !holdsUnseen(input, [{ [name]: value }, ...allNodes(value)])),
    ),
  );
}

const isRated = (node: JsonNode): boolean =>
  SELF_SERVING.some((name) => name in node) || typesOf(node).includes('AggregateRating');

const holdsUnseen = (input: FixInput, nodes: readonly JsonNode[]): boolean =>
  unseenClaims(input).some((claim) => nodes.some((node) => states(node, claim)));

/** All of them: evidence names the first few. Where a page could not be read they may stand there; they are not written again, either. */
function unseenClaims(input: FixInput): readonly Evidence[] {
  const { pages, shown, facts } = input.inputs;
  input.made.unseen ??= [
    ...(pages ?? []).flatMap((page) => claimsOf(page).flatMap((one) => (one.isShown(shown) ? [] : one.evidence))),
    ...contradictedAddresses(pages ?? [], { facts, shown }),
    ...(isOpen(input, UNSEEN) ? evidenceOf(input, UNSEEN) : []),
  ];
  return input.made.unseen;
}

/** The place, such as "JSON-LD Dentist.telephone", ends in the property; its value is quoted. */
function states(node: JsonNode, { place, seen }: Evidence): boolean {
  const property = /\w+$/.exec(place)?.[0] ?? '';
  // Hours are quoted as they are understood, whatever their notation.
  if (HOURS.test(property)) return Object.keys(node).some((name) => HOURS.test(name));
  const said = [textOf(seen)];
  // A price is quoted with its currency.
  if (property === 'price') said.push(textOf(seen).replace(/ \S+$/, ''));
  return listed(node[property]).some((value) => said.includes(textOf(value)));
}

const HOURS = /^(?:opening|opens$|closes$)/;

const textOf = (value: JsonValue): string =>
  String(value)
    .replace(/<[^>]{0,200}>/g, ' ')
    .replace(/^mailto:/i, '')
    .replace(/\s+/g, ' ')
    .trim();

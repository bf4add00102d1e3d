import type { Certainty, FactSource, ListedFact } from '../facts.ts';
import { nameKey, squeeze } from '../name/name-key.ts';
import { policyPage } from '../profiles/policies.ts';
import { policyKindOfName } from '../profiles/policy-names.ts';
import { isRival } from '../profiles/rival-profiles.ts';
import { saysNothing } from '../profiles/says-nothing.ts';
import { parseSocialAddress } from '../profiles/social-networks.ts';
import { isMarkup } from './places.ts';
import type { StatedWebsite } from './stated-website.ts';

/** Shorter names stand in many accounts. */
const MIN_NAME_CHARS = 4;

/** An account that is linked and named in markup, or whose name is the name or the domain of the business. Staff have accounts of their own. */
export function certaintyOfProfile({ value, sources }: ListedFact<string>, website: StatedWebsite): Certainty {
  const account = parseSocialAddress(value);
  if (!account || account.isPerson || HOLDS_BLANK.test(account.handle)) return 'likely';
  if (isContested({ value, sources }, website)) return 'likely';
  const isLinked = sources.some((source) => !isMarkup(source));
  if (isLinked && sources.some(isMarkup)) return 'certain';
  const handle = squeeze(nameKey(account.handle));
  const names = [
    website.facts.businessName?.value ?? '',
    ...[...website.domains].map((domain) => domain.split('.')[0] ?? ''),
  ];
  const isNamed = names
    .map((name) => squeeze(nameKey(name)))
    .some(
      (name) =>
        name.length >= MIN_NAME_CHARS &&
        (handle.includes(name) || (handle.length >= MIN_NAME_CHARS && name.includes(handle))),
    );
  return isLinked && isNamed ? 'certain' : 'likely';
}

/** Markup alone names one, and links alone lead to another of its network: which of both is its own, the owner is asked. */
const isContested = (one: ListedFact<string>, { facts }: StatedWebsite): boolean =>
  facts.socialProfiles.some(
    (other) =>
      isRival(one.value, other.value) &&
      [one, other].some(({ sources }) => sources.every(isMarkup)) &&
      [one, other].some(({ sources }) => !sources.some(isMarkup)),
  );

/** No network gives such a name: somebody wrote the name of the business where the account belongs, and the link may lead nowhere. */
const HOLDS_BLANK = /\s|%20/;

/** A page that was read, or one a link of the frame names whose address answered. A clause within a chapter may be about one thing of many. */
export function certaintyOfPolicy(
  { value, sources }: ListedFact<{ kind: string; url: string }>,
  website: StatedWebsite,
): Certainty {
  if (sources.every((source) => isWithinChapter(source, website))) return 'likely';
  const page = website.pages.find(({ url }) => policyPage(url) === policyPage(value.url));
  if (page && !saysSo(page.url, website)) return saysNothing(page) ? 'seen' : 'likely';
  const isRead = page?.url === value.url && page.role === 'legal';
  const status = website.answers.get(policyPage(value.url)) ?? 0;
  const isThere = status >= 200 && status < 400;
  return isRead || (isThere && website.placesOf(sources).frame) ? 'certain' : 'likely';
}

/** A page that names no such rules in its title, its headings or at length may be "under construction", or the home page. */
function saysSo(pageUrl: string, { documents }: StatedWebsite): boolean {
  return documents.some(
    ({ pageUrl: url, isLegal, view }) =>
      url === pageUrl &&
      ((isLegal && view.textWords >= MIN_RULES_WORDS) ||
        [...view.titles, ...view.headings.map(({ text }) => text)].some((text) => policyKindOfName(text) !== null)),
  );
}

const MIN_RULES_WORDS = 150;

/** "§ 8 Hire", below it "Return": a heading under another one that is no title of the page. */
function isWithinChapter({ pageUrl, place, seen, view }: FactSource, { documents }: StatedWebsite): boolean {
  const level = Number(/^h([2-6])$/.exec(place)?.[1]);
  const headings =
    documents.find((one) => one.pageUrl === pageUrl && one.viewName === view)?.view.headings.filter(isChapter) ?? [];
  const at = headings.findIndex((one) => one.level === level && one.text === seen);
  return headings.slice(0, Math.max(0, at)).some((one) => one.level < level);
}

const isChapter = ({ level }: { level: number }): boolean => level > 1;

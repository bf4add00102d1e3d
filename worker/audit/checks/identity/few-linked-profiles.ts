import type { FactSource, RatedFacts } from '../../facts/facts.ts';
import { isRival } from '../../facts/profiles/rival-profiles.ts';
import {
  isHandedOut,
  isScreenOfVisitor,
  networkOf,
  parseSocialAddress,
  startPageOf,
  tellsHandle,
} from '../../facts/profiles/social-networks.ts';
import { ownHosts } from '../../website/own-hosts.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { placeInData } from '../../website/structured-data/business-nodes.ts';
import { textsIn } from '../../website/structured-data/nodes.ts';
import {
  defineCheck,
  dueTo,
  type Evidence,
  fail,
  inconclusive,
  notApplicable,
  type Outcome,
  partial,
  pass,
} from '../check.ts';
import { identitiesOn } from '../shared/identity-nodes.ts';
import { perhapsProfileLinks } from '../shared/links/broken-links.ts';
import { bookedElsewhere } from '../shared/links/links-to-book.ts';
import { isNoEntry } from '../shared/links/no-entry.ts';
import { findListings } from '../shared/listing-platforms.ts';
import { nothingOn } from '../shared/plain-facts.ts';

const ENTRIES_ONLY =
  'Your pages link to entries on maps or portals, and to no social network. Whether the entries are yours they do not say.';

const UNFILLED = 'Links that seem to be meant for profiles on networks stand on your pages without an address.';

const MISLED = 'A link that should lead to a profile leads to a page of the network itself.';

const WHOSE =
  'A link or a button of your pages leads to a profile on a network. We could not tell whether it is yours.';

const TO_START_PAGES =
  'A link that may be meant for a profile leads to the start page of a network, not to a page of yours.';

const UNKNOWN =
  'A link of your pages leads to another website. Whether to a profile of yours its address does not tell.';

const HANDED_OUT =
  'A link of your pages leads to a network. Whether it opens a profile of yours or a single post, its address does not tell.';

const MORE_LINKS =
  'Your structured data names profiles. Further links of your pages lead to networks, and whether to a profile of yours their addresses do not tell.';

const IN_TEXT = 'Your pages name an account on a network in their text, without a link to it.';

const BOOKED =
  'Your pages link to a service where people book or order, and to no social network. Whether what stands there is a profile of yours they do not say.';

/** Own profiles, linked on the pages and named by `sameAs` in structured data. */
export const fewLinkedProfiles = defineCheck({
  id: 'few-linked-profiles',
  revision: 20,
  category: 'identity',
  strength: 'C',
  catalogue: ['same-as'],
  title: {
    pass: 'The profiles we found are named in your structured data',
    partial: 'At least one profile you link to is not named in structured data',
    fail: 'We found no link to a profile of your own',
    causes: {
      'two-on-one-network': 'Pages and structured data name different profiles of one network',
    },
  },
  why: 'Such links can tell which entries elsewhere are yours. The effect on AI answers is not measured.',
  sources: [
    'https://schema.org/sameAs',
    'https://developers.google.com/search/docs/appearance/structured-data/organization',
  ],
  needs: ['pages', 'facts', 'target'],
  causes: ['not-marked-up', 'no-business-markup', 'two-on-one-network'],
  claimsAbsence: ['fail'],
  looksForLinks: true,
  run({ pages, facts, target }) {
    const profiles = facts.socialProfiles;
    const named = identitiesOn(pages).flatMap(({ page, node }) =>
      textsIn(node, 'sameAs')
        .filter((seen) => startPageOf(seen) === null && URL.canParse(seen) && new URL(seen).pathname !== '/')
        .filter((seen) => !isNoEntry(seen))
        .map((seen) => ({ pageUrl: page.url, place: placeInData(node, 'sameAs'), seen })),
    );
    // An entry at a portal is a profile too, where the website says that it is its own. A whole website is none.
    if (profiles.length === 0 && named.length > 0) return allNamed(named, pages);
    // An entry on a map, or at a portal that takes bookings, may well be its own: no link to a profile it is not.
    const entries = [...findListings(pages, 'reviews'), ...findListings(pages, 'directory')];
    if (profiles.length === 0 && entries.length > 0)
      return inconclusive(
        ENTRIES_ONLY,
        entries.map(({ evidence }) => evidence),
      );
    const booked = profiles.length === 0 ? bookedElsewhere(pages, ownHosts({ target, pages })) : [];
    if (booked.length > 0) return inconclusive(BOOKED, booked);
    const others = profiles.length === 0 ? pages.flatMap((page) => linksOf(page, isProfile)).slice(0, 1) : [];
    if (others.length > 0) return inconclusive(WHOSE, others);
    const handedOut = profiles.length === 0 ? pages.flatMap((page) => linksOf(page, isHandedOut)).slice(0, 2) : [];
    if (handedOut.length > 0) return inconclusive(HANDED_OUT, handedOut);
    const told = profiles.length === 0 ? pages.flatMap(handleInText).slice(0, 1) : [];
    if (told.length > 0) return inconclusive(IN_TEXT, told);
    const misled = profiles.length === 0 ? pages.flatMap((page) => linksOf(page, isScreenOfVisitor)).slice(0, 1) : [];
    if (misled.length > 0) return inconclusive(MISLED, misled);
    if (profiles.length === 0) return leadsElsewhere(pages, ownHosts({ target, pages })) ?? fail([nothing(pages)]);
    // Whoever else's node names it, machines find it there.
    const anywhere = new Set(
      pages.flatMap(({ structured }) => structured.nodes.flatMap((node) => textsIn(node, 'sameAs').map(addressKey))),
    );
    const marked = profiles.filter(
      ({ value, sources }) =>
        sources.some((one) => isMarkup(one) || anywhere.has(addressKey(one.seen))) || anywhere.has(addressKey(value)),
    );
    const linked = profiles.filter(({ sources }) => sources.some((source) => !isMarkup(source)));
    const rest = linked.filter((one) => !marked.includes(one));
    if (rest.length === 0) return allNamed(namedAs(profiles, pages), pages);
    // Markup that a script writes is read as well.
    const markedBy = profiles.flatMap(({ sources }) => sources.filter(isMarkup));
    // Where markup names one profile and the pages link to another of the same network, adding the second would not say which is its own.
    const rivals = rest.flatMap(({ value, sources }) => {
      const rival = [...namedAnywhere(pages), ...markedBy].find(({ seen }) => isRival(seen, value));
      return rival ? [...sources.slice(0, 1), rival].map(({ pageUrl, place, seen }) => ({ pageUrl, place, seen })) : [];
    });
    if (rivals.length > 0) return dueTo('two-on-one-network', partial(rivals));
    const unnamed = rest
      .flatMap(({ sources }) => sources.slice(0, 1))
      .map(({ pageUrl, place, seen }) => ({ pageUrl, place, seen: `not named in sameAs: ${seen}` }));
    return dueTo(identitiesOn(pages).length === 0 ? 'no-business-markup' : 'not-marked-up', partial(unnamed));
  },
});

/** Markup names all that was understood; a link that was not may lead to one more. */
function allNamed(found: Evidence[], pages: readonly ReadPage[]): Outcome {
  const unread = pages.flatMap((page) => linksOf(page, isUnread));
  return unread.length > 0 ? inconclusive(MORE_LINKS, unread.slice(0, 2)) : pass(found);
}

/** Where the markup names each of them. */
const namedAs = (profiles: RatedFacts['socialProfiles'], pages: readonly ReadPage[]): Evidence[] =>
  profiles.flatMap(({ value, sources }) => {
    const keys = new Set([value, ...sources.map(({ seen }) => seen)].map(addressKey));
    return [...namedAnywhere(pages), ...sources.filter(isMarkup)]
      .filter(({ seen }) => keys.has(addressKey(seen)))
      .slice(0, 1)
      .map(({ pageUrl, place, seen }) => ({ pageUrl, place, seen }));
  });

const isMarkup = ({ place }: FactSource): boolean => /^(?:JSON-LD|microdata|RDFa)/.test(place);

/** Profiles that any node names, be it that of the founder. */
const namedAnywhere = (pages: readonly ReadPage[]): Evidence[] =>
  pages.flatMap(({ url, structured }) =>
    structured.nodes.flatMap((node) =>
      textsIn(node, 'sameAs').map((seen) => ({ pageUrl: url, place: placeInData(node, 'sameAs'), seen })),
    ),
  );

/** Scheme, "www." and a closing slash make no other profile. */
const addressKey = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.|m\.)?/, '')
    .replace(/\/+$/, '');

/** Of a network, and of which profile there it does not say: what a phone's app hands out, or its start page. */
const isUnread = (url: string): boolean => isHandedOut(url) || startPageOf(url) !== null;

const isStartPage = (url: string): boolean => startPageOf(url) !== null;

/** Maps, chats, browsers and public bodies hold no profile of a business. */
const NO_PROFILE =
  /(?:^|\.)(?:google\.[a-z.]{2,6}|goo\.gl|wa\.me|(?:whatsapp|leafletjs|apple|microsoft)\.com|(?:openstreetmap|osmfoundation|mozilla)\.org|europa\.eu)$/;
const nothing = (pages: readonly ReadPage[]): Evidence => ({
  ...nothingOn(pages, 'link to a social network profile of yours'),
  place: 'links and sameAs',
});

/** Links that lead to no profile as they are, or may lead to one. */
function leadsElsewhere(pages: readonly ReadPage[], own: ReadonlySet<string>): Outcome | null {
  // Icons of networks without an address are a fault of their own.
  const empty = perhapsProfileLinks(pages);
  if (empty.length > 0) return inconclusive(UNFILLED, empty.slice(0, 1));
  if (pages.some((page) => linksOf(page, isStartPage).length > 0)) return notApplicable(TO_START_PAGES);
  const unknown = unknownLink(pages, own);
  return unknown && inconclusive(UNKNOWN, [unknown]);
}

/** A link to another website behind an icon or a single word: it may be a profile on a network that we do not know. */
function unknownLink(pages: readonly ReadPage[], own: ReadonlySet<string>): Evidence | null {
  for (const { url: pageUrl, plain, rendered } of pages)
    for (const view of [plain.view, ...(rendered ? [rendered.view] : [])]) {
      const link = view.links.find(({ url, text, block, hidden }) => {
        if (hidden || url === null || !/^https?:/.test(url)) return false;
        const host = new URL(url).hostname.replace(/^www\./, '');
        return (
          !own.has(host) && !NO_PROFILE.test(host) && networkOf(url) === null && (block === -1 || !/\s/.test(text))
        );
      });
      if (link) return { pageUrl, place: placeOf(view, link.path), seen: link.href };
    }
  return null;
}

const isProfile = (url: string): boolean => parseSocialAddress(url) !== null;

/** A line that names a network and an account there, on one line or on two: the name may stand over it. */
const handleInText = ({ url: pageUrl, plain, rendered }: ReadPage): Evidence[] =>
  [plain.view, ...(rendered ? [rendered.view] : [])]
    .flatMap((view) =>
      view.blocks.flatMap(({ text, path }, at) =>
        text.length <= MAX_HANDLE_CHARS &&
        text.includes('@') &&
        (tellsHandle(text) || tellsHandle(`${view.blocks[at - 1]?.text.slice(0, MAX_HANDLE_CHARS)} ${text}`))
          ? [{ pageUrl, place: placeOf(view, path), seen: text }]
          : [],
      ),
    )
    .slice(0, 1);

/** Longer texts tell of others. */
const MAX_HANDLE_CHARS = 80;

/** The first link of a page, served or drawn, to an address of that kind, or what opens one on a click. */
const linksOf = ({ url: pageUrl, plain, rendered }: ReadPage, isSuch: (url: string) => boolean): Evidence[] =>
  [plain.view, ...(rendered ? [rendered.view] : [])]
    .flatMap((view) =>
      [...view.links, ...(view.scriptLinks ?? [])].flatMap((link) =>
        link.url !== null && isSuch(link.url)
          ? [{ pageUrl, place: placeOf(view, link.path), seen: 'href' in link ? link.href : link.url }]
          : [],
      ),
    )
    .slice(0, 1);

import type { RatedFacts } from '../../facts/facts.ts';
import { undoubtedTrade } from '../../facts/trade/sure-trade.ts';
import { quoted } from '../../wording/words.ts';
import { defineCheck, fail, inconclusive, notApplicable, pass } from '../check.ts';
import { findListings, GAP, isShortLink, unfilledEntries, venueEntries } from '../shared/listing-platforms.ts';
import { NOT_LOCAL } from '../shared/local-words.ts';
import { mapSearches, mapsOfName, shownOnMap } from '../shared/map-searches.ts';
import { nothingOn } from '../shared/plain-facts.ts';
import { plainFirst } from '../shared/plain-first.ts';

/** A link or sameAs to the entry of the business on Google. A map search for its address is not its entry; a map asked for by its name may show it. */
export const missingGoogleProfileLink = defineCheck({
  id: 'missing-google-profile-link',
  revision: 17,
  category: 'local',
  strength: 'B',
  catalogue: ['gbp-link'],
  title: {
    pass: 'Your website links to a business entry on Google',
    partial: 'The link to your Google Business Profile appears only after JavaScript',
    fail: 'We found no link to your Google Business Profile',
  },
  why: 'In one study Gemini had local facts right in all cases tested, as it takes them from Google Maps (SOCi 2026).',
  sources: ['https://support.google.com/business/answer/2721884', 'https://schema.org/hasMap'],
  needs: ['pages', 'isLocal', 'facts'],
  causes: ['only-after-javascript'],
  claimsAbsence: ['fail'],
  looksForLinks: true,
  run({ pages, isLocal, facts }) {
    if (!isLocal) return notApplicable(NOT_LOCAL);
    const found = plainFirst(pages, (pages) => {
      const listings = findListings(pages, 'reviews');
      const profile = listings.find(({ platform }) => platform === 'Google');
      if (profile && isShortLink(profile.evidence.seen)) return inconclusive(SHORT, [profile.evidence]);
      if (profile) return pass([profile.evidence]);
      const shown = listings.find(({ platform }) => platform === 'Google search');
      if (shown) return inconclusive(BY_SEARCH, [shown.evidence]);
      const gap = unfilledEntries(pages);
      if (gap.length > 0) return inconclusive(GAP, gap);
      const maps = mapsOfName(pages, facts.businessName?.value ?? '');
      const [map] = maps.flatMap((one) => shownOnMap(one.seen) ?? []);
      if (map) return inconclusive(embedded(map.called), maps.slice(0, 1));
      const searches = [...mapSearches(pages, facts.businessName?.value), ...maps, ...venueEntries(pages)].slice(0, 1);
      return searches.length > 0
        ? inconclusive(searches.some(({ seen }) => isShortLink(seen)) ? SHORT : BY_PLACE, searches)
        : fail([nothingOn(pages, 'link to your entry on Google Maps')]);
    });
    return found.outcome === 'fail' && !mayHaveEntry(facts) ? inconclusive(WHETHER) : found;
  },
});

const BY_SEARCH =
  'A link leads to what Google shows when your name and reviews are searched for. The link of the entry itself, from “Share” on Google Maps, would be surer.';

const BY_PLACE =
  'Your pages lead to Google Maps or show a map of it, by a search, a route or a place, not by the link of an entry.';

/** A town has such a number, too. */
const embedded = (called: string): string =>
  `A map on your pages shows a place on Google Maps by its number${called === '' ? '' : `, called ${quoted(called)}`}. If that is the entry of ` +
  'your business, a link to it, from “Share” on Google Maps, says so to machines as well.';

const SHORT = 'A short link leads to Google. Whether to the entry of your business could not be told.';

const WHETHER =
  'No link was found. Google lists places that customers visit and those who visit them; whether you are one is for you to say.';

/** A club without premises is given no entry. */
function mayHaveEntry(facts: RatedFacts): boolean {
  const trade = undoubtedTrade(facts);
  return (
    trade !== null &&
    (trade.worksAtCustomers === true || facts.addresses.some(({ certainty }) => certainty === 'certain'))
  );
}

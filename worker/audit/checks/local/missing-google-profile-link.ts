import { defineCheck, fail, notApplicable, pass } from '../../check.ts';
import { findListings } from '../authority/listing-platforms.ts';
import { nothingOn } from '../authority/plain-facts.ts';
import { plainFirst } from '../authority/plain-first.ts';
import { NOT_LOCAL } from './local-words.ts';

/** A link or sameAs to the entry of the business on Google. A map search for its address, or an embedded map, is not its entry. */
export const missingGoogleProfileLink = defineCheck({
  id: 'missing-google-profile-link',
  revision: 1,
  category: 'local',
  strength: 'B',
  catalogue: ['gbp-link'],
  title: {
    pass: 'Your website links to your Google Business Profile',
    partial: 'The link to your Google Business Profile appears only after JavaScript',
    fail: 'Your website does not link to your Google Business Profile',
  },
  why: 'Gemini takes local facts from Google Maps and had them right in all cases tested (SOCi 2026). The link ties website and profile together.',
  sources: ['https://support.google.com/business/answer/2721884', 'https://schema.org/hasMap'],
  needs: ['pages', 'isLocal'],
  run({ pages, isLocal }) {
    if (!isLocal) return notApplicable(NOT_LOCAL);
    return plainFirst(pages, (pages) => {
      const profile = findListings(pages, 'reviews').find(({ platform }) => platform === 'Google');
      return profile ? pass([profile.evidence]) : fail([nothingOn(pages, 'link to a place on Google Maps')]);
    });
  },
});

import { sureFact, sureFacts } from '../../facts/certainty/sure-facts.ts';
import { statesDays } from '../../facts/hours/states-days.ts';
import { defineCheck, notApplicable } from '../check.ts';
import { judgeCompleteness, type Wanted } from '../shared/completeness.ts';
import { identitiesOn } from '../shared/identity-nodes.ts';
import { NOT_LOCAL } from '../shared/local-words.ts';

/** Who works at home by appointment keeps hours and street back: only what was read for sure is asked for. */
const WANTED: readonly Wanted[] = [
  {
    name: 'phone',
    properties: ['telephone', 'contactPoint'],
    isShown: ({ phones }) => sureFacts(phones).length > 0,
    isCore: true,
  },
  {
    name: 'opening hours',
    properties: ['openingHoursSpecification', 'openingHours'],
    isShown: ({ openingHours }) => {
      const sure = sureFact(openingHours);
      return sure !== null && statesDays(sure.value);
    },
    isCore: true,
  },
  {
    name: 'place on the map',
    properties: ['geo', 'hasMap'],
    isShown: ({ addresses }) => sureFacts(addresses).some(({ value }) => value.street !== null),
    isCore: true,
  },
  { name: 'web address', properties: ['url'] },
  { name: 'price range', properties: ['priceRange'], isShown: () => false },
  { name: 'picture', properties: ['image', 'logo', 'photo'] },
];

/** What Google recommends for local businesses and customers ask for, as far as the pages show it. */
export const sparseLocalMarkup = defineCheck({
  id: 'sparse-local-markup',
  revision: 9,
  category: 'structured-data',
  strength: 'B',
  catalogue: ['local-recommended'],
  title: {
    pass: 'Your structured data holds the details of a local business that we looked for, or all but one',
    partial: 'Your structured data leaves out details of a local business',
    fail: 'Your structured data leaves out several details of a local business',
    causes: {
      'no-business-markup': 'No schema.org data gives details of your business',
      'only-after-javascript': 'Details of your business stand in structured data only after JavaScript has run',
    },
  },
  why: 'Google recommends these details in the description of a local business.',
  sources: ['https://developers.google.com/search/docs/appearance/structured-data/local-business'],
  needs: ['pages', 'isLocal', 'target', 'facts'],
  causes: ['no-business-markup', 'only-after-javascript'],
  run({ pages, isLocal, target, facts }) {
    if (!isLocal) return notApplicable(NOT_LOCAL);
    return judgeCompleteness(identitiesOn(pages), WANTED, { facts, homeUrl: target.homeUrl });
  },
});

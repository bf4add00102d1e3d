import { parseSocialAddress } from '../../facts/profiles/social-networks.ts';
import { textIn, textsIn } from '../../website/structured-data/nodes.ts';
import { LEGAL_FORMS_OF_KEY } from '../../words/legal-form-words.ts';
import { defineCheck } from '../check.ts';
import { judgeCompleteness, type Wanted } from '../shared/completeness.ts';
import { identitiesOn } from '../shared/identity-nodes.ts';

/** "Ada Dental Ltd": a name that ends in a legal form is the legal name. */
const hasLegalForm = (name: string): boolean =>
  /\|\W*(?:\([^()]*\))?\W*$/.test(name.toLowerCase().replaceAll('|', ' ').replace(LEGAL_FORMS_OF_KEY, '|'));

const WANTED: readonly Wanted[] = [
  { name: 'logo', properties: ['logo'] },
  {
    name: 'profiles',
    properties: ['sameAs'],
    // The founder's node may name them.
    isSaid: ({ data }) =>
      data.nodes.some((node) => textsIn(node, 'sameAs').some((seen) => parseSocialAddress(seen) !== null)),
    isShown: ({ socialProfiles }) => socialProfiles.length > 0,
  },
  {
    name: 'contact',
    properties: ['contactPoint', 'telephone', 'email'],
    isShown: ({ phones, emails }) => phones.length + emails.length > 0,
  },
  { name: 'description', properties: ['description', 'disambiguatingDescription', 'slogan'] },
  {
    name: 'legal name',
    properties: ['legalName', 'vatID', 'taxID', 'leiCode', 'duns', 'iso6523Code'],
    isSaid: ({ node }) => hasLegalForm(textIn(node, 'name') ?? ''),
    isShown: () => false,
  },
  { name: 'founder or founding date', properties: ['foundingDate', 'founder'], isShown: () => false },
];

/** What Google recommends to tell one organization from another, as far as we can say that the pages show it. */
export const sparseOrganizationMarkup = defineCheck({
  id: 'sparse-organization-markup',
  revision: 6,
  category: 'structured-data',
  strength: 'C',
  catalogue: ['org-recommended'],
  title: {
    pass: 'Your structured data holds details that tell you from others',
    partial: 'Your structured data could tell more about who you are',
    fail: 'Your structured data holds fewer than half of the details of an organization that we looked for',
    causes: {
      'no-business-markup': 'No schema.org data tells your business from others',
      'only-after-javascript':
        'What tells your business from others stands in structured data only after JavaScript has run',
    },
  },
  why: 'Such details tell a business from others of its name. How much assistants use them is not known.',
  sources: ['https://developers.google.com/search/docs/appearance/structured-data/organization'],
  needs: ['pages', 'target', 'facts'],
  causes: ['no-business-markup', 'only-after-javascript'],
  run({ pages, target, facts }) {
    return judgeCompleteness(identitiesOn(pages), WANTED, { facts, homeUrl: target.homeUrl });
  },
});

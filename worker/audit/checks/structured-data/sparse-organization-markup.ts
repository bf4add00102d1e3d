import { textIn } from '../../website/structured-data/nodes.ts';
import { LEGAL_FORMS_OF_KEY } from '../../words/legal-form-words.ts';
import { defineCheck } from '../check.ts';
import { judgeCompleteness, type Wanted } from '../shared/completeness.ts';
import { identitiesOn } from '../shared/identity-nodes.ts';

/** "Ada Dental Ltd": a name that ends in a legal form is the legal name. */
const hasLegalForm = (name: string): boolean =>
  /\|\W*(?:\([^()]*\))?\W*$/.test(name.toLowerCase().replaceAll('|', ' ').replace(LEGAL_FORMS_OF_KEY, '|'));

const WANTED: readonly Wanted[] = [
  { name: 'logo', properties: ['logo'] },
  { name: 'profiles', properties: ['sameAs'] },
  { name: 'contact', properties: ['contactPoint', 'telephone', 'email'] },
  { name: 'description', properties: ['description', 'disambiguatingDescription', 'slogan'] },
  {
    name: 'legal name',
    properties: ['legalName', 'vatID', 'taxID', 'leiCode', 'duns', 'iso6523Code'],
    isSaid: (node) => hasLegalForm(textIn(node, 'name') ?? ''),
  },
  { name: 'founder or founding date', properties: ['foundingDate', 'founder'] },
];

/** What Google recommends to tell one organization from another. */
export const sparseOrganizationMarkup = defineCheck({
  id: 'sparse-organization-markup',
  revision: 3,
  category: 'structured-data',
  strength: 'C',
  catalogue: ['org-recommended'],
  title: {
    pass: 'Your structured data tells your business from others',
    partial: 'Your structured data could tell more about who you are',
    fail: 'Your structured data hardly tells your business from others',
  },
  why: 'Logo, profiles and legal name tell your firm from others of its name. How much assistants use them is not known.',
  sources: ['https://developers.google.com/search/docs/appearance/structured-data/organization'],
  needs: ['pages', 'target'],
  causes: ['no-business-markup', 'only-after-javascript'],
  run({ pages, target }) {
    return judgeCompleteness(identitiesOn(pages), WANTED, target.homeUrl);
  },
});

import { has, placeInMarkup, textIn } from '../../website/structured-data/nodes.ts';
import { lackedWords } from '../../wording/lacked.ts';
import { brokenBlocks } from '../broken-markup.ts';
import { defineCheck, dueTo, fail, partial, pass } from '../check.ts';
import { type Identity, identitiesOn } from '../shared/identity-nodes.ts';

/** Any of these tells one business of a name from another. */
const DISTINGUISHING = [
  'url',
  'telephone',
  'address',
  'logo',
  'sameAs',
  'email',
  'image',
  'location',
  'contactPoint',
] as const;

/** A node of the organization family, with all its subtypes, that names the business on the home page. */
export const missingIdentityNode = defineCheck({
  id: 'missing-identity-node',
  revision: 5,
  category: 'structured-data',
  strength: 'B',
  catalogue: ['identity-node'],
  title: {
    pass: 'Structured data on your home page names your business',
    partial: 'Your structured data names your business, but says little more or not on the home page',
    fail: 'No schema.org data on your home page says who you are',
    causes: {
      unreadable: 'The structured data of your home page cannot be read',
      nameless: 'Your structured data does not name your business',
      'not-on-home-page': 'Your structured data names your business, but not on the home page',
      'name-only': 'Your structured data says little more of your business than its name',
      'only-after-javascript': 'Structured data names your business only after JavaScript has run',
    },
  },
  why: 'It tells machines which business this website belongs to.',
  sources: [
    'https://developers.google.com/search/docs/appearance/structured-data/organization',
    'https://developers.google.com/search/docs/appearance/structured-data/local-business',
  ],
  needs: ['home', 'pages'],
  causes: ['unreadable', 'nameless', 'not-on-home-page', 'only-after-javascript', 'name-only', 'no-business-markup'],
  run({ home, pages }) {
    const onHome = identitiesOn([home]).filter(isNamed);
    const complete = onHome.find(({ node, late }) => !late && DISTINGUISHING.some((property) => has(node, property)));
    if (complete) return pass([quoteOf(complete)]);
    const other = onHome[0] ?? identitiesOn(pages).find(isNamed);
    if (other) {
      const isTelling = DISTINGUISHING.some((property) => has(other.node, property));
      const cause = onHome[0] === undefined ? 'not-on-home-page' : isTelling ? 'only-after-javascript' : 'name-only';
      const absent = { pageUrl: home.url, place: 'structured data of the home page', seen: 'nothing that names you' };
      return dueTo(cause, partial([...(cause === 'not-on-home-page' ? [absent] : []), quoteOf(other)]));
    }
    const types = [...new Set(home.structured.nodes.flatMap((node) => node.types))];
    // The one block there is, in all likelihood: it is mended, and nothing else is asked for.
    const unreadable = brokenBlocks(home);
    if (unreadable.length > 0 && types.length === 0) return dueTo('unreadable', fail(unreadable));
    const isBare = types.length === 0;
    const evidence = [
      {
        pageUrl: home.url,
        place: isBare ? 'home page' : 'structured data of the home page',
        seen: isBare
          ? 'no schema.org data in JSON-LD, microdata or RDFa'
          : types.length > 0
            ? `only ${types.join(', ')}`
            : 'nothing that says whose it is',
      },
    ];
    // A node without a name is there, and wants one.
    const [nameless] = identitiesOn(pages);
    if (nameless)
      return dueTo(
        'nameless',
        fail([{ ...quoteOf(nameless), place: placeInMarkup(nameless.node), seen: lackedWords(['name']) }]),
      );
    return dueTo('no-business-markup', fail(evidence));
  },
});

const isNamed = ({ node }: Identity): boolean => textIn(node, 'name') !== null;

const quoteOf = ({ page, node, late }: Identity) => ({
  pageUrl: page.url,
  place: `${placeInMarkup(node, 'name')}${late ? ', only after JavaScript' : ''}`,
  seen: `${textIn(node, 'name')}; also: ${
    Object.keys(node.properties)
      .filter((property) => property !== 'name')
      .join(', ') || 'nothing'
  }`,
});

import { type Advice, type AdviceOf, onlyAfterJavaScript } from './advice.ts';

/** For everything that is missing because no page describes the business: one block of JSON-LD brings it all. */
export const noBusinessMarkup: Advice = {
  title: 'Describe yourself for machines',
  description:
    '[None of the pages we read states|Your page does not state] in structured data whose website this is; ' +
    'machines have to work it out from other signs. One block[ on the home page|] is enough.',
  how:
    'Add one JSON-LD block to your home page, with your name and what kind of business or organization you ' +
    'are. Fill in what your [pages show|page shows] of these: url, logo, telephone, email, address, ' +
    'openingHoursSpecification, and your profiles as sameAs. Test it at validator.schema.org.',
  effort: 'hours',
  owner: 'web person',
};

/** A further step, where prices are to be told to machines, too. */
export const OFFERS_TOO = {
  'unmarked-prices':
    'On pages that show prices, add an Offer with price and priceCurrency for each sum that is all there is to pay.',
};

/** By check id: what machines are told of the business and the website themselves. */
export const businessMarkupAdvice: Pick<
  AdviceOf<'structured-data'>,
  | 'missing-identity-node'
  | 'incomplete-local-address'
  | 'sparse-local-markup'
  | 'generic-business-type'
  | 'sparse-organization-markup'
  | 'missing-website-node'
> = {
  'missing-identity-node': {
    title: 'Tell machines who you are',
    description:
      'Your home page does not state in structured data whose it is. Machines have to guess it from the text, and may guess wrong.',
    how:
      'Add one JSON-LD block to your home page with the type of your business, name, url, logo, phone and address. ' +
      'Give it an @id such as “https://your-domain/#business”.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      nameless: {
        title: 'Name your business in the description machines read',
        description: 'The hidden description that machines read describes a business and does not say its name.',
        how: 'Add name to the node that describes your business, as your pages write it.',
        effort: 'minutes',
      },
      'not-on-home-page': {
        title: 'Say on the home page, too, who you are',
        description:
          'The hidden description that machines read names your business on another page only. Machines look for it on the home page.',
        how: 'Copy the block with your business from the page we name to the home page. Give both the same @id, so that it stays one business.',
        effort: 'minutes',
      },
      'only-after-javascript': onlyAfterJavaScript('the structured data about your business'),
      'name-only': {
        title: 'Tell machines more than your name',
        description:
          'The hidden description that machines read names your business, and holds none of what tells it from others of that name: address, ' +
          'number, picture, profiles.',
        how: 'Add url, logo, telephone, address and the addresses of your profiles to the block you have. Use only what the page shows as well.',
      },
    },
  },
  'incomplete-local-address': {
    title: 'Give machines your full address',
    description:
      'People ask for a business near them. The hidden description that machines read leaves out a part of where yours is.',
    how:
      'Fill in the parts we list as missing. A full address has streetAddress, postalCode, addressLocality and ' +
      'addressCountry, each in its own field. Copy them from your website, so that both say the same.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'no-business-markup': {
        title: 'Give machines your address',
        description:
          'People ask for a business near them. Nothing that machines look up on your pages says where yours is.',
        how:
          'Add a JSON-LD block with the type of your business, its name and its address. Give the address in ' +
          'parts: streetAddress, postalCode, addressLocality and addressCountry. If you go to people instead, list ' +
          'the towns in areaServed.',
        effort: 'hours',
      },
      'only-after-javascript': onlyAfterJavaScript('the address in your structured data'),
      nameless: {
        title: 'Put your name with your address for machines',
        description: 'The hidden description that machines read gives an address, and does not say whose it is.',
        how: 'Add name to the part that holds your address, as your pages write it.',
      },
      'no-address': {
        title: 'Add your address to the description machines read',
        description:
          'People ask for a business near them. The hidden description that machines read describes yours, and does not say where it is.',
        how:
          'Add address to the node of your business, with streetAddress, postalCode, addressLocality and ' +
          'addressCountry. Copy them from your website. If you go to people instead, list the towns in areaServed.',
      },
    },
  },
  'sparse-local-markup': {
    title: 'Complete the details of your business for machines',
    description:
      'The hidden description that machines read leaves out details that Google recommends for a local business; we list what it ' +
      'says nothing on.',
    how:
      'Add what we list as missing to your business in the structured data. The fields for such details are telephone, ' +
      'openingHoursSpecification, geo, url and image.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'no-business-markup': {
        title: 'Tell machines when, where and how to reach you',
        description:
          'Nothing that machines look up on your pages gives phone, opening hours or place of your business. These are what people ask assistants for first.',
        how:
          'Add a JSON-LD block for your business. Fill in telephone, openingHoursSpecification, address, url and ' +
          'image. Use only what your website shows.',
      },
      'only-after-javascript': onlyAfterJavaScript('phone, hours and place in your structured data'),
    },
  },
  'generic-business-type': {
    title: 'Tell machines what kind of business you are',
    description:
      'The hidden description that machines read says in general that you are a business; schema.org has a type that says more.',
    how: 'In place of the type we quote write the one we name beside it, if it fits what you do.',
    effort: 'minutes',
    owner: 'web person',
  },
  'sparse-organization-markup': {
    title: 'Tell machines more about yourself',
    description:
      'The hidden description of your business leaves out some of what tells it from others of a similar name.',
    how:
      'Add what we list as missing to the node of your business. The fields for such details are logo, sameAs for your profiles, ' +
      'description, and telephone or email.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'no-business-markup': {
        title: 'Let machines tell your business from others',
        description:
          'Nothing that machines look up on your pages describes your business, so nothing tells it from others of a similar name.',
        how:
          'Add a JSON-LD block for your business with logo, sameAs for your profiles, description, legalName and ' +
          'foundingDate. Leave out what you do not have.',
      },
      'only-after-javascript': onlyAfterJavaScript('what your structured data tells about you'),
    },
  },
  'missing-website-node': {
    title: 'Give the name of your website in a WebSite node',
    description:
      'Google looks in the structured data of the home page for the name it shows above your results. Yours has no WebSite node.',
    how: 'Add a WebSite node to the home page with name, url and, if you have one, a short alternateName.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'only-after-javascript': onlyAfterJavaScript('the name of the website'),
      incomplete: {
        title: 'Complete the name of your website',
        description:
          'Your home page states the name of the website only in part. Google wants name and address together.',
        how: 'Fill in both name and url of the WebSite node on the home page. The url is the full address of the home page.',
      },
    },
  },
};

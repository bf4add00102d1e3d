import { type Advice, type AdviceOf, onlyAfterJavaScript } from './advice.ts';

/** For everything that is missing because no page describes the business: one block of JSON-LD brings it all. */
export const noBusinessMarkup: Advice = {
  title: 'Describe yourself for machines',
  description: 'Structured data tells machines whose website this is.',
  how:
    'The home page should hold one JSON-LD block about you. It should hold what your [pages show|page shows] of these: ' +
    'name, trade, address, phone, mail, opening hours, profiles.',
  effort: 'hours',
  owner: 'web person',
};

/** A further step, where prices are to be told to machines, too. */
export const OFFERS_TOO = {
  'unmarked-prices': 'On pages that show prices, each should stand in an Offer with its currency.',
};

/** A block nobody can read, and what it would say of the business: one thing to do. */
export const REPAIR_BROKEN = {
  title: 'Repair the broken description that machines read',
  description: 'Structured data that is not valid JSON cannot be read by machines.',
  how: 'Each block of JSON-LD should be valid JSON.',
  effort: 'minutes',
  owner: 'web person',
} as const;

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
    description: 'Structured data on the home page tells machines whose website it is.',
    how:
      'The home page should hold one JSON-LD block about you. It should hold what your [pages show|page shows] of these: ' +
      'name, trade, address, phone, mail, opening hours, profiles.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      unreadable: {
        title: 'Mend what says who you are in a block machines cannot read',
        description: 'A block of structured data on the home page is not valid JSON.',
        how: 'The block on the home page should be valid JSON.',
        effort: 'minutes',
      },
      nameless: {
        title: 'Name your business in the description machines read',
        description: 'The hidden description that machines read describes a business and does not say its name.',
        how: 'The node that describes your business should hold its name, as your pages write it.',
        effort: 'minutes',
      },
      'not-on-home-page': {
        title: 'Say on the home page, too, who you are',
        description:
          'The description that machines read names your business on another page, and not on the home page.',
        how: 'The home page should hold the same description of your business, with the same @id.',
        effort: 'minutes',
      },
      'only-after-javascript': onlyAfterJavaScript('the structured data about your business'),
      'name-only': {
        title: 'Put more beside your name in what machines read',
        description: 'The description that machines read gives the name of your business.',
        how: 'That block should also hold what your [pages show|page shows] of these: address, phone, logo, profiles.',
      },
    },
  },
  'incomplete-local-address': {
    title: 'Give machines your full address',
    description: 'The description that machines read leaves out a part of your address.',
    how: 'The address there should have each part that your [pages show|page shows]: street, postcode, town, country.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'no-business-markup': {
        title: 'Give machines your address',
        description: 'No schema.org data on your [pages|page] says where your business is.',
        how:
          'One JSON-LD block should say what you are, your name, and your address as your [pages show|page shows] it. Where ' +
          'people do not come to you, it should name the area you serve.',
        effort: 'hours',
      },
      'only-after-javascript': onlyAfterJavaScript('the address in your structured data'),
      nameless: {
        title: 'Put your name with your address for machines',
        description: 'The hidden description that machines read gives an address, and does not say whose it is.',
        how: 'The node that holds your address should hold your name, too, as your pages write it.',
      },
      'no-address': {
        title: 'Add your address to the description machines read',
        description: 'The description that machines read does not say where your business is.',
        how: 'It should hold your address in parts as your website shows it or, where people do not come to you, the area you serve.',
      },
    },
  },
  'sparse-local-markup': {
    title: 'Give machines the details of your business',
    description: 'The description that machines read can hold the details we list.',
    how: 'It should hold each of these details that your website shows.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'no-business-markup': {
        title: 'Tell machines when, where and how to reach you',
        description: 'No schema.org data on your [pages|page] gives phone, opening hours or place of your business.',
        how: 'One JSON-LD block about you should hold what your [pages show|page shows] of these: phone, hours, address.',
      },
      'only-after-javascript': onlyAfterJavaScript('phone, hours and place in your structured data'),
    },
  },
  'generic-business-type': {
    title: 'Tell machines what kind of business you are',
    description:
      'The description that machines read gives a general type for your business; schema.org has one that says more.',
    how: 'The type should be the most exact one of schema.org that fits what you do.',
    effort: 'minutes',
    owner: 'web person',
  },
  'sparse-organization-markup': {
    title: 'Give machines the details that tell you from others',
    description: 'Google recommends these details in the description of a business.',
    how: 'It should hold each of these details that your website shows.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'no-business-markup': {
        title: 'Let machines tell your business from others',
        description: 'No schema.org data on your [pages|page] tells your business from others of a similar name.',
        how:
          'One JSON-LD block about you should hold your name, and what your [pages show|page shows] of these: logo, profiles, ' +
          'phone, mail.',
      },
      'only-after-javascript': onlyAfterJavaScript('what your structured data tells about you'),
    },
  },
  'missing-website-node': {
    title: 'Give the name of your website in a WebSite node',
    description: 'Google reads the name of a website from the structured data of its home page, among other places.',
    how: 'The home page should hold a WebSite node with the name and the url of your website.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'only-after-javascript': onlyAfterJavaScript('the name of the website'),
      incomplete: {
        title: 'State name and address of your website in the WebSite node',
        description: 'Google reads the name of a website from a WebSite node that holds name and url.',
        how: 'The WebSite node on the home page should hold both name and url, the url being the full address of the home page.',
      },
    },
  },
};

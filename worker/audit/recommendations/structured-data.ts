import type { Advice } from './advice.ts';

/** By check id. */
export const structuredDataAdvice: Record<string, Advice> = {
  'markup-unlike-visible-text': {
    title: 'Bring your structured data in line with your pages',
    description:
      'Your structured data claims things your pages do not show. Search engines treat that as a breach of their rules, and assistants cannot know which side is right.',
    effort: 'hours',
    owner: 'web person',
  },
  'self-serving-rating': {
    title: 'Take the rating of your own business out of the structured data',
    description:
      'Your structured data carries a rating that you give yourself or that nobody can check on the page. Google shows no stars for it and may count it as spam.',
    effort: 'minutes',
    owner: 'web person',
  },
  'retired-markup': {
    title: 'Remove structured data that nobody reads any more',
    description:
      'Some types on your pages have lost their use. They do no harm, but they are no longer worth your work.',
    effort: 'minutes',
    owner: 'web person',
  },
  'markup-only-after-javascript': {
    title: 'Serve your structured data with the page',
    description:
      'Some of your structured data is added by JavaScript. Most assistants do not run it, so they read your pages without that data.',
    effort: 'hours',
    owner: 'web person',
  },
  'broken-json-ld': {
    title: 'Repair your broken structured data',
    description:
      'One or more blocks of structured data cannot be read because of a small mistake in their writing. Everything they say about your business is lost until then.',
    effort: 'minutes',
    owner: 'web person',
  },
  'unknown-schema-types': {
    title: 'Use types that schema.org knows',
    description: 'Some of your structured data uses names that do not exist. Readers ignore what they do not know.',
    effort: 'minutes',
    owner: 'web person',
  },
  'missing-identity-node': {
    title: 'Say in structured data who you are',
    description:
      'Your home page does not state in machine-readable form which business it belongs to. Machines have to guess it from the text, and may guess wrong.',
    effort: 'hours',
    owner: 'web person',
  },
  'incomplete-local-address': {
    title: 'State your full address in structured data',
    description:
      'For a local business the place is half of the answer. Your structured data leaves out the address or parts of it.',
    effort: 'minutes',
    owner: 'web person',
  },
  'sparse-local-markup': {
    title: 'Add phone, hours and place to your structured data',
    description:
      'People ask assistants when you are open, where you are and how to call you. Your structured data leaves out some of these facts.',
    effort: 'hours',
    owner: 'web person',
  },
  'unmarked-prices': {
    title: 'Mark up the prices you show',
    description: 'Your pages show prices, but your structured data does not say what costs how much in which currency.',
    effort: 'hours',
    owner: 'web person',
  },
  'sparse-article-markup': {
    title: 'State author and dates of your articles',
    description: 'Your articles do not tell machines who wrote them and when, or leave out part of it.',
    effort: 'hours',
    owner: 'web person',
  },
  'conflicting-nodes': {
    title: 'Remove contradictions from your structured data',
    description:
      'Two parts of your structured data tell different things about one business. Often a plugin and a template both write it.',
    effort: 'hours',
    owner: 'web person',
  },
  'generic-business-type': {
    title: 'Name your kind of business in structured data',
    description:
      'Your structured data says that you are a business, but not of which kind, although there is a type for it.',
    effort: 'minutes',
    owner: 'web person',
  },
  'sparse-organization-markup': {
    title: 'Tell more about your business in structured data',
    description:
      'Logo, official profiles and legal name tell your business from others of a similar name. Some of them are missing.',
    effort: 'hours',
    owner: 'web person',
  },
  'missing-website-node': {
    title: 'State the name of your website',
    description:
      'Google looks on the home page for the name it shows above your results. Yours does not state it in full.',
    effort: 'minutes',
    owner: 'web person',
  },
  'missing-breadcrumbs': {
    title: 'State where each page belongs',
    description: 'Your inner pages do not tell machines which part of the website they belong to.',
    effort: 'hours',
    owner: 'web person',
  },
  'unlinked-authors': {
    title: 'Say who is behind your texts',
    description: 'Your structured data names nobody, or only a name. A reader cannot check who gives the advice.',
    effort: 'hours',
    owner: 'you',
  },
  'unconnected-nodes': {
    title: 'Join the parts of your structured data',
    description:
      'Your structured data consists of parts that do not refer to each other, so they may be read as several businesses.',
    effort: 'hours',
    owner: 'web person',
  },
  'unmarked-media': {
    title: 'Describe your videos in structured data',
    description:
      'Assistants cannot watch your videos. Name, date and a picture in structured data tell them what there is to see.',
    effort: 'hours',
    owner: 'web person',
  },
};

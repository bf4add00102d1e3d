import type { Advice } from './advice.ts';

/** By check id. */
export const structuredDataAdvice: Record<string, Advice> = {
  'markup-unlike-visible-text': {
    title: 'Bring your structured data in line with your pages',
    description:
      'Your structured data claims things your pages do not show. Search engines treat that as a breach of their rules, and assistants cannot know which side is right.',
    how: 'For each value we list, decide what is true. Change the structured data or the page so that both say the same.',
    effort: 'hours',
    owner: 'web person',
  },
  'self-serving-rating': {
    title: 'Take the rating of your own business out of the structured data',
    description:
      'Your structured data carries a rating that you give yourself or that nobody can check on the page. Google shows no stars for it and may count it as spam.',
    how: 'Delete aggregateRating and review from the node of your own business. Keep the reviews as text on the page.',
    effort: 'minutes',
    owner: 'web person',
  },
  'retired-markup': {
    title: 'Remove structured data that nobody reads any more',
    description:
      'Some types on your pages have lost their use. They do no harm, but they are no longer worth your work.',
    how: 'Delete the types we list, or leave them until you next work on the template. Do not add new ones.',
    effort: 'minutes',
    owner: 'web person',
  },
  'markup-only-after-javascript': {
    title: 'Serve your structured data with the page',
    description:
      'Some of your structured data is added by JavaScript. Most assistants do not run it, so they read your pages without that data.',
    how: 'Move the JSON-LD from the tag manager or script into the HTML the server sends. An SEO plugin does this by itself.',
    effort: 'hours',
    owner: 'web person',
  },
  'broken-json-ld': {
    title: 'Repair your broken structured data',
    description:
      'One or more blocks of structured data cannot be read because of a small mistake in their writing. Everything they say about your business is lost until then.',
    how: 'Copy each block we list into validator.schema.org. Look for a missing comma, a quote too many or a line break in a text. Correct it in the template and test again.',
    effort: 'minutes',
    owner: 'web person',
  },
  'unknown-schema-types': {
    title: 'Use types that schema.org knows',
    description: 'Some of your structured data uses names that do not exist. Readers ignore what they do not know.',
    how: 'Look up each name we list on schema.org and use the one that exists, with the same capital letters.',
    effort: 'minutes',
    owner: 'web person',
  },
  'missing-identity-node': {
    title: 'Say in structured data who you are',
    description:
      'Your home page does not state in machine-readable form which business it belongs to. Machines have to guess it from the text, and may guess wrong.',
    how: 'Add one JSON-LD block to your home page with the type of your business, name, url, logo, phone and address. Give it an @id such as “https://your-domain/#business”.',
    effort: 'hours',
    owner: 'web person',
  },
  'incomplete-local-address': {
    title: 'State your full address in structured data',
    description:
      'For a local business the place is half of the answer. Your structured data leaves out the address or parts of it.',
    how: 'Fill in all parts of the address of your business: streetAddress, postalCode, addressLocality and addressCountry. Copy them as they stand on your contact page, so that both say the same.',
    effort: 'minutes',
    owner: 'web person',
  },
  'sparse-local-markup': {
    title: 'Add phone, hours and place to your structured data',
    description:
      'People ask assistants when you are open, where you are and how to call you. Your structured data leaves out some of these facts.',
    how: 'Add telephone, openingHoursSpecification, geo and priceRange to your business in the JSON-LD. Use only what the page shows as well.',
    effort: 'hours',
    owner: 'web person',
  },
  'unmarked-prices': {
    title: 'Mark up the prices you show',
    description: 'Your pages show prices, but your structured data does not say what costs how much in which currency.',
    how: 'Add an Offer with price and priceCurrency to each Product or Service. Use the same amount as on the page.',
    effort: 'hours',
    owner: 'web person',
  },
  'sparse-article-markup': {
    title: 'State author and dates of your articles',
    description: 'Your articles do not tell machines who wrote them and when, or leave out part of it.',
    how: 'Fill in headline, author, datePublished, dateModified and image in the Article of each post. In SEO plugins this is set once for all posts.',
    effort: 'hours',
    owner: 'web person',
  },
  'conflicting-nodes': {
    title: 'Remove contradictions from your structured data',
    description:
      'Two parts of your structured data tell different things about one business. Often a plugin and a template both write it.',
    how: 'Find out which plugin or template writes each block. Keep one of them and turn the other off, or give both the same @id and the same values.',
    effort: 'hours',
    owner: 'web person',
  },
  'generic-business-type': {
    title: 'Name your kind of business in structured data',
    description:
      'Your structured data says that you are a business, but not of which kind, although there is a type for it.',
    how: 'Replace LocalBusiness or Organization by the type that fits, such as Dentist, Plumber or Restaurant. The list is on schema.org under LocalBusiness.',
    effort: 'minutes',
    owner: 'web person',
  },
  'sparse-organization-markup': {
    title: 'Tell more about your business in structured data',
    description:
      'Logo, official profiles and legal name tell your business from others of a similar name. Some of them are missing.',
    how: 'Add logo, sameAs, legalName and a phone or e-mail to the node of your business.',
    effort: 'hours',
    owner: 'web person',
  },
  'missing-website-node': {
    title: 'State the name of your website',
    description:
      'Google looks on the home page for the name it shows above your results. Yours does not state it in full.',
    how: 'Add a WebSite node to the home page with name, url and, if you have one, a short alternateName.',
    effort: 'minutes',
    owner: 'web person',
  },
  'missing-breadcrumbs': {
    title: 'State where each page belongs',
    description: 'Your inner pages do not tell machines which part of the website they belong to.',
    how: 'Turn on breadcrumbs in your SEO plugin, or add a BreadcrumbList to every inner page. Show the same path on the page.',
    effort: 'hours',
    owner: 'web person',
  },
  'unlinked-authors': {
    title: 'Say who is behind your texts',
    description: 'Your structured data names nobody, or only a name. A reader cannot check who gives the advice.',
    how: 'Name the author as a Person with name, jobTitle and url. Let the url lead to the page about this person.',
    effort: 'hours',
    owner: 'you',
  },
  'unconnected-nodes': {
    title: 'Join the parts of your structured data',
    description:
      'The parts of your structured data do not point to each other. A machine may take them for several businesses.',
    how: 'Give each node an @id and let the others refer to it: publisher, author and provider point to your business. An SEO plugin does this once its settings are filled in.',
    effort: 'hours',
    owner: 'web person',
  },
  'unmarked-media': {
    title: 'Describe your videos in structured data',
    description:
      'Assistants cannot watch your videos. Name, date and a picture in structured data tell them what there is to see.',
    how: 'Add a VideoObject to each page that shows a video. Say in it what the video is called, what it is about and when you put it up: name, description, uploadDate. Add the address of a still picture as thumbnailUrl.',
    effort: 'hours',
    owner: 'web person',
  },
};

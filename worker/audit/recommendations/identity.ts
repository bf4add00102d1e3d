import type { Advice } from './advice.ts';

/** By check id. */
export const identityAdvice: Record<string, Advice> = {
  'inconsistent-business-name': {
    title: 'Use one business name everywhere',
    description:
      'Page titles, structured data and footers of your pages do not all state the same name. Assistants join what they learn about you by name, and a second name may look like a second business.',
    how: 'Choose one spelling of your name. Use it in the page title, the footer, the imprint and the structured data, and on your profiles elsewhere.',
    effort: 'hours',
    owner: 'web person',
  },
  'contact-data-not-in-text': {
    title: 'Write name, address and phone as text where people look',
    description:
      'Part of your contact data cannot be read as text on an ordinary page. What stands only in a picture, behind a link or on the imprint is easily missed when somebody asks how to reach you.',
    how: 'Write name, street, postcode, town and phone as plain text in the footer or on the contact page. Do not put them in a picture.',
    effort: 'hours',
    owner: 'you',
  },
  'contradictory-contact-data': {
    title: 'Give the same phone and address everywhere',
    description:
      'Your website states contact data that contradict each other. An assistant has no way to know which is right and may pass on the wrong one.',
    how: 'Search your website for each of the numbers and addresses we list. Keep the right one and replace the others, also in the footer and the structured data.',
    effort: 'minutes',
    owner: 'you',
  },
  'thin-about-page': {
    title: 'Say who is behind your business, since when and where',
    description:
      'Your website says little about the people behind it. Who offers a service and with what experience is what an assistant looks for before it recommends somebody.',
    how: 'Write an about page of some 300 words. Say who founded the business, when and where, who works there and what they are trained in.',
    effort: 'hours',
    owner: 'you',
  },
  'missing-contact-page': {
    title: 'Offer a contact page with more than one way to reach you',
    description:
      'Assistants send customers to a page that answers "how do I reach them, and where are they". Yours leaves out part of that answer.',
    how: 'Make a page named “Contact” with phone, e-mail, address, opening hours and a short form. Link to it from the menu.',
    effort: 'hours',
    owner: 'you',
  },
  'dead-profile-links': {
    title: 'Repair or remove links to profiles that are gone',
    description:
      'At least one profile you link to no longer exists. Customers end nowhere, and assistants lose the tie between your website and your other entries.',
    how: 'Open each profile link we list. Put in the new address, or delete the link in the footer and in sameAs of your structured data.',
    effort: 'minutes',
    owner: 'web person',
  },
  'unlinked-contact-data': {
    title: 'Make phone and e-mail links, and let them lead where they say',
    description:
      'Your phone or e-mail stands as plain text, or a link dials another number than it shows. Phones and software agents act on the link.',
    how: 'Make the phone a link that begins with “tel:+” and the country code, and the e-mail one that begins with “mailto:”. Check that text and link hold the same number.',
    effort: 'minutes',
    owner: 'web person',
  },
  'few-linked-profiles': {
    title: 'Link your profiles and name them in your structured data',
    description:
      'Links to your own profiles tie what is said about you elsewhere to this website. Yours names few of them, or only people can see them.',
    how: 'Link your own profiles from the footer. List the same addresses in sameAs of the Organization or LocalBusiness in your structured data.',
    effort: 'minutes',
    owner: 'web person',
  },
  'missing-logo': {
    title: 'Name your logo in your structured data',
    description:
      'Answers and panels can show a logo beside a name if they are told where it is. Your home page does not tell them.',
    how: 'Put your logo on your website as PNG or SVG, at least 112 × 112 pixels. Name its full address in “logo” of your structured data.',
    effort: 'minutes',
    owner: 'web person',
  },
  'missing-legal-identity': {
    title: 'State who you are before the law',
    description:
      'A legal name with a register, tax or licence number can be looked up and makes you one particular business. Your pages do not show one.',
    how: 'Add the legal name, the legal form and the register, tax or licence number to your imprint or footer. Copy them from the official papers.',
    effort: 'minutes',
    owner: 'you',
  },
  'free-mail-address': {
    title: 'Use an e-mail address at your own domain',
    description:
      'Customers and machines trust an address that belongs to the website it stands on. Yours is at a free mail service, or was not found.',
    how: 'Ask your host to set up a mailbox such as info@your-domain. Forward it to the one you use, and replace the old address on all pages and profiles.',
    effort: 'hours',
    owner: 'you',
  },
  'knowledge-base-links': {
    title: 'Name an entry in a public knowledge base if you have one',
    description:
      'Large brands are told apart by entries such as those on Wikidata. Most small businesses cannot have one and need none.',
    how: 'If an entry about you exists on Wikidata or Wikipedia, add its address to sameAs in your structured data. Do not write one about yourself.',
    effort: 'hours',
    owner: 'web person',
  },
};

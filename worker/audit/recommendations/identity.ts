import type { Advice } from './advice.ts';

/** By check id. */
export const identityAdvice: Record<string, Advice> = {
  'inconsistent-business-name': {
    title: 'Use one business name everywhere',
    description:
      'Page title, structured data and footer of your home page do not all state the same name. Assistants join what they learn about you by name, and a second name may look like a second business.',
    effort: 'hours',
    owner: 'web person',
  },
  'contact-data-not-in-text': {
    title: 'Write name, address and phone as text on your home or contact page',
    description:
      'Part of your contact data cannot be read as text on an ordinary page. What stands only in a picture, behind a link or on the imprint is easily missed when somebody asks how to reach you.',
    effort: 'hours',
    owner: 'you',
  },
  'contradictory-contact-data': {
    title: 'Give the same phone and address everywhere',
    description:
      'Your website states contact data that contradict each other. An assistant has no way to know which is right and may pass on the wrong one.',
    effort: 'minutes',
    owner: 'you',
  },
  'thin-about-page': {
    title: 'Say who is behind your business, since when and where',
    description:
      'Your website says little about the people behind it. Who offers a service and with what experience is what an assistant looks for before it recommends somebody.',
    effort: 'hours',
    owner: 'you',
  },
  'missing-contact-page': {
    title: 'Offer a contact page with more than one way to reach you',
    description:
      'Assistants send customers to a page that answers "how do I reach them, and where are they". Yours leaves out part of that answer.',
    effort: 'hours',
    owner: 'you',
  },
  'dead-profile-links': {
    title: 'Repair or remove links to profiles that are gone',
    description:
      'At least one profile you link to no longer exists. Customers end nowhere, and assistants lose the tie between your website and your other entries.',
    effort: 'minutes',
    owner: 'web person',
  },
};

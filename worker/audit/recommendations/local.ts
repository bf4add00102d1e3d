import type { Advice } from './advice.ts';

/** By check id. */
export const localAdvice: Record<string, Advice> = {
  'missing-opening-hours': {
    title: 'State your opening hours once, clearly, as text and in structured data',
    description:
      'Your opening hours are missing, stand in one form only, or contradict each other. Whether you are open now is among the first things people ask an assistant.',
    how: 'Write your hours as text, day by day, in the footer or on the contact page. Put the same hours in openingHoursSpecification. Give closed days and holidays too.',
    effort: 'minutes',
    owner: 'web person',
  },
  'vague-service-area': {
    title: 'Name the places you serve',
    description:
      'Your website does not say clearly where you are or work. People ask for a service in a town, and an assistant can only match you to a town that is named.',
    how: 'Write one sentence that names the towns or parts of town you work in, and how far you travel. Put it on the home page and list the same places in areaServed.',
    effort: 'minutes',
    owner: 'you',
  },
  'place-missing-in-title': {
    title: 'Name your town in the title or main heading',
    description:
      'Title and main heading do not name your town. They say what a page is about, and "service in town" is how people ask.',
    how: 'Change the title of your home page to “SERVICE in TOWN – NAME”. Use the town in the main heading as well.',
    effort: 'minutes',
    owner: 'web person',
  },
  'missing-location-pages': {
    title: 'Give each location a page of its own',
    description:
      'You have several locations, but not each has a page with its address, hours and people. A page about one place can be cited when somebody asks about that place.',
    how: 'Make one page for each location with its address, phone, hours, people and a photo. Link to all of them from one overview.',
    effort: 'days',
    owner: 'web person',
  },
  'missing-google-profile-link': {
    title: 'Link to your Google Business Profile',
    description:
      'Your website does not link to your entry on Google Maps. The link ties the two together, so that what is right in one place is believed in the other.',
    how: 'Open your business on Google Maps, choose “Share” and copy the link. Put it on your contact page and in hasMap or sameAs of your structured data.',
    effort: 'minutes',
    owner: 'web person',
  },
  'few-directory-links': {
    title: 'Link to your entries in directories and maps',
    description:
      'Your website hardly links to directories that list you. Assistants lean on such listings for local answers and need to know which entry is yours.',
    how: 'Look up your entries in two or three directories of your trade or town. Correct the data there and link to them from your contact page.',
    effort: 'hours',
    owner: 'you',
  },
  'missing-map-or-directions': {
    title: 'Tell how to reach you, in words and with a map',
    description:
      'A map alone cannot be read by an assistant, and words alone do not show the way. Parking, stops and landmarks answer what people ask before they set out.',
    how: 'Put a map or a link to one on your contact page. Beside it write three sentences: the nearest stop and line, where to park, and what one sees on arrival.',
    effort: 'minutes',
    owner: 'you',
  },
  'missing-booking-path': {
    title: 'Offer a direct way to book, order or ask for a quote',
    description:
      'There is no direct path from your website to an appointment, table or quote. Assistants begin to act for people, and need one to follow.',
    how: 'Set up online booking, or a form with three fields: what, when, how to reach you. Link to it with a clear button on the home page and in the menu.',
    effort: 'day',
    owner: 'web person',
  },
  'few-local-details': {
    title: 'Answer what people filter places by',
    description:
      'Your website says little about languages, step-free access, payment or insurance. With a sentence on each, an assistant can name you to people who ask for it.',
    how: 'Add a short list to your contact page: languages spoken, step-free access, parking, ways to pay, insurance. One line each is enough.',
    effort: 'minutes',
    owner: 'you',
  },
};

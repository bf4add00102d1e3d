import type { Advice } from './advice.ts';

/** By check id. */
export const localAdvice: Record<string, Advice> = {
  'missing-opening-hours': {
    title: 'State your opening hours once, clearly, as text and in structured data',
    description:
      'Your opening hours are missing, stand in one form only, or contradict each other. Whether you are open now is among the first things people ask an assistant.',
    effort: 'minutes',
    owner: 'web person',
  },
  'vague-service-area': {
    title: 'Name the places you serve',
    description:
      'Your website does not say clearly where you are or work. People ask for a service in a town, and an assistant can only match you to a town that is named.',
    effort: 'minutes',
    owner: 'you',
  },
  'place-missing-in-title': {
    title: 'Put your town into the title or main heading of your home page',
    description:
      'Title and main heading do not name your town. They say what a page is about, and "service in town" is how people ask.',
    effort: 'minutes',
    owner: 'web person',
  },
  'missing-location-pages': {
    title: 'Give each location a page of its own',
    description:
      'You have several locations, but not each has a page with its address, hours and people. A page about one place can be cited when somebody asks about that place.',
    effort: 'days',
    owner: 'web person',
  },
  'missing-google-profile-link': {
    title: 'Link to your Google Business Profile',
    description:
      'Your website does not link to your entry on Google Maps. The link ties the two together, so that what is right in one place is believed in the other.',
    effort: 'minutes',
    owner: 'web person',
  },
  'few-directory-links': {
    title: 'Link to your entries in directories and maps',
    description:
      'Your website hardly links to directories that list you. Assistants lean on such listings for local answers and need to know which entry is yours.',
    effort: 'hours',
    owner: 'you',
  },
  'missing-map-or-directions': {
    title: 'Tell in words how to reach you, beside a map',
    description:
      'A map alone cannot be read by an assistant, and words alone do not show the way. Parking, stops and landmarks answer what people ask before they set out.',
    effort: 'minutes',
    owner: 'you',
  },
  'missing-booking-path': {
    title: 'Offer a direct way to book, order or ask for a quote',
    description:
      'There is no direct path from your website to an appointment, table or quote. Assistants begin to act for people, and need one to follow.',
    effort: 'day',
    owner: 'web person',
  },
  'few-local-details': {
    title: 'Answer what people filter places by',
    description:
      'Your website says little about languages, accessibility, payment or insurance. A sentence on each lets an assistant recommend you to somebody who asks for it.',
    effort: 'minutes',
    owner: 'you',
  },
};

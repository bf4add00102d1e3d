import { type Advice, type AdviceOf, onlyAfterJavaScript } from './advice.ts';

/** For hours that machines are told and people are not. */
export const hoursInMarkupOnly: Advice = {
  title: 'Show your opening hours to visitors, not to machines alone',
  description:
    'Your opening hours stand in the hidden description that machines read, and nowhere in the text. Visitors do not see them, and search engines want that description to say what the page shows.',
  how: 'Write the same hours as text, day by day, in the footer or on the contact page. If they are no longer true, change both.',
  effort: 'minutes',
  owner: 'you',
};

/** For hours that machines are told otherwise than people. */
export const hoursUnlikeMarkup: Advice = {
  title: 'Give machines the opening hours your visitors read',
  description:
    'Your pages show other opening hours than the hidden description that machines read. An assistant has no way to know which are right, and may send people to a closed door.',
  how: 'Compare the places we list and decide which hours are true. Change the others, in the text or in openingHoursSpecification. Look at both again whenever your hours change.',
  effort: 'minutes',
  owner: 'web person',
};

/** By check id. */
export const localAdvice: AdviceOf<'local'> = {
  'missing-opening-hours': {
    title: 'State your opening hours, for people and for machines',
    description:
      'No opening hours were found on your pages. Whether you are open now is among the first things people ask an assistant. If you work by appointment only, say that.',
    how: 'Write your hours as text, day by day, in the footer or on the contact page. Put the same hours in openingHoursSpecification. Give closed days and holidays too.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'late-and-not-marked': {
        title: 'Put your opening hours into the page itself, not into a script',
        description:
          'A script brings your opening hours, and the hidden description that machines read does not hold them either. Most assistants run no scripts, so for them you state none.',
        how: 'Write your hours as text into the HTML that the server sends, day by day. Put the same into openingHoursSpecification. A widget that shows them may stay.',
      },
      'hours-unlike-markup': {
        title: 'Give one set of opening hours to people and machines',
        description:
          'The opening hours in the hidden description that machines read are not those in the text. An assistant has no way to know which set is right, and may send people to a closed door.',
        how: 'Compare the places we list and decide which hours are true. Change the others, in the text or in openingHoursSpecification.',
      },
      contradiction: {
        title: 'Give one set of opening hours',
        description:
          'Your opening hours contradict each other. An assistant has no way to know which set is right, and may send people to a closed door.',
        how: 'Compare the places we list. Keep the hours that are true and change the others, in the text and in openingHoursSpecification alike.',
      },
      'text-only': {
        title: 'Tell machines your opening hours, too',
        description:
          'Your opening hours stand in the text, but not in the hidden description where machines look for “open now”.',
        how: 'Add openingHoursSpecification to your business in the JSON-LD, with the same days and times as the text. Change both together.',
      },
      'no-business-markup': {
        title: 'State your opening hours for machines as well',
        description:
          'Your opening hours stand in the text. A hidden description of your business, where machines look for “open now”, is missing.',
        how: 'Add a JSON-LD block with your business to the home page. Put openingHoursSpecification into it, with the same days and times as the text.',
      },
      'hours-in-markup-only': {
        title: 'Show your opening hours on the page',
        description:
          'Your opening hours stand in the hidden description that machines read, and nowhere in the text. Visitors do not see them, and assistants that read the text do not either.',
        how: 'Write the same hours as text, day by day, in the footer or on the contact page.',
        effort: 'minutes',
        owner: 'you',
      },
      'only-after-javascript': onlyAfterJavaScript('your opening hours'),
    },
  },
  'vague-service-area': {
    title: 'Say where you are, or which places you serve',
    description:
      'Your website does not say clearly where you are or work. People ask for a service in a town, and an assistant can only match you to a town that is named.',
    how: 'If customers come to you, write your full address on the home page. If you go to them, name the towns you work in and how far you travel, and list the same places in areaServed.',
    effort: 'minutes',
    owner: 'you',
    causes: {
      'only-after-javascript': onlyAfterJavaScript('the places you serve'),
    },
  },
  'place-missing-in-title': {
    title: 'Name your town in the title or main heading',
    description:
      'Title and main heading do not name your town. They say what a page is about, and "service in town" is how people ask.',
    how: 'Add your town to the title of your home page, within its first 60 characters, and to the main heading. Name and trade stay.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'only-after-javascript': onlyAfterJavaScript('the town in your title or main heading'),
    },
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
    causes: {
      'only-after-javascript': onlyAfterJavaScript('the link to your Google Business Profile'),
    },
  },
  'few-directory-links': {
    title: 'Link to your entries in directories and maps',
    description:
      'Your website links to no directory that lists you. Assistants lean on such listings for local answers and need to know which entry is yours.',
    how: 'Look up your entries in two or three directories of your trade or town. Correct the data there and link to them from your contact page.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'one-entry': {
        title: 'Link to a second directory that lists you',
        description:
          'Your website links to one directory entry. Assistants lean on such listings for local answers and compare them.',
        how: 'Look up your entries in other directories of your trade or town. Correct the data there and link to them beside the one we list.',
      },
      'only-after-javascript': onlyAfterJavaScript('the links to your entries in directories'),
    },
  },
  'missing-map-or-directions': {
    title: 'Say how to find you, in words and with a map',
    description:
      'We found neither a map nor directions. Parking, stops and landmarks answer what people ask before they set out.',
    how: 'Put a map or a link to one on your contact page. Beside it write three sentences: the nearest stop and line, where to park, and what people see when they arrive.',
    effort: 'minutes',
    owner: 'you',
    causes: {
      'map-only': {
        title: 'Say in words how to find you',
        description:
          'Your website shows a map, which an assistant cannot read. Parking, stops and landmarks answer what people ask before they set out.',
        how: 'Beside the map write three sentences: the nearest stop and line, where to park, and what people see when they arrive.',
      },
      'words-only': {
        title: 'Put a map or a link to one beside your directions',
        description:
          'Your website says in words how to find you, but has no map and no link to one that a phone could follow.',
        how: 'Open your business on a map service, choose “Share” and put the link below your address.',
        effort: 'minutes',
        owner: 'web person',
      },
      'only-after-javascript': onlyAfterJavaScript('map and directions'),
    },
  },
  'missing-booking-path': {
    title: 'Offer a direct way to book, order or ask for a quote',
    description:
      'Your website offers no form, no messenger and no booking. Assistants are beginning to act for people, and need a path to follow.',
    how: 'Set up online booking with a service of your trade. Link to it with a clear button on the home page and in the menu. Until then, a form with three fields is a start: what, when, how to reach you.',
    effort: 'day',
    owner: 'web person',
    causes: {
      'form-only': {
        title: 'Let customers book or order directly',
        description:
          'Whoever wants to book or order online can only write to you through a form and wait. Assistants are beginning to act for people, and an appointment, table or order made at once is worth more than a message.',
        how: 'Set up online booking or ordering with a service of your trade, and link to it with a clear button on the home page. If your work starts with a conversation, let people book that. The form may stay.',
      },
      'messenger-only': {
        title: 'Let customers book or order without a messenger',
        description:
          'Whoever wants to book or order online can only write to you through a messenger. Not everybody has it, and an agent that acts for somebody cannot use it.',
        how: 'Set up online booking or ordering with a service of your trade, and link to it with a clear button on the home page. The messenger may stay.',
      },
      'only-after-javascript': onlyAfterJavaScript('the way to book or order'),
    },
  },
  'few-local-details': {
    title: 'Answer what people filter places by',
    description:
      'Your website says nothing about languages, step-free access, payment or insurance. With a sentence on each, an assistant can name you to people who ask for it.',
    how: 'Add a short list to your contact page: languages spoken, step-free access, parking, ways to pay, insurance. One line each is enough.',
    effort: 'minutes',
    owner: 'you',
    causes: {
      'some-details': {
        title: 'Say more of what people filter places by',
        description: 'Your website answers some of what people filter places by, and is silent on the rest.',
        how: 'Look at the subjects we list as missing and see which concern you. Write one line on each on your contact page: which languages you speak, how to get in without steps, how to pay.',
      },
      'only-after-javascript': onlyAfterJavaScript('languages, access, payment and insurance'),
    },
  },
};

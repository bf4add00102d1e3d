import { type Advice, type AdviceOf, onlyAfterJavaScript } from './advice.ts';

/** For hours that machines are told and people are not. */
export const hoursInMarkupOnly: Advice = {
  title: 'Let your text and its markup agree on your opening hours',
  description:
    'The hidden description that machines read holds opening hours that we did not find, with these times, ' +
    'in the text. Search engines want it to say what the page shows.',
  how:
    'Check first whether these hours are true. If they are, let the text say the same where people look for ' +
    'it, and keep what it says besides. If not, correct them or take them out of the description.',
  effort: 'minutes',
  owner: 'you',
};

/** For hours that machines are told otherwise than people. */
export const hoursUnlikeMarkup: Advice = {
  title: 'Give machines the opening hours your visitors read',
  description:
    'Your pages show other opening hours than the hidden description that machines read. An assistant has no ' +
    'way to know which are right, and may send people to a closed door.',
  how:
    'Compare the places we list and decide which hours are true. Change the others, in the text or in ' +
    'openingHoursSpecification. Look at both again whenever your hours change.',
  effort: 'minutes',
  owner: 'web person',
};

/** By check id. */
export const localAdvice: AdviceOf<'local'> = {
  'missing-opening-hours': {
    title: 'State your opening hours, for people and for machines',
    description: 'Whether somebody is there now is among the first things people ask an assistant.',
    how:
      'Write as text, day by day, when people can come or reach you. Put the same times into ' +
      'openingHoursSpecification of your structured data.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'late-and-not-marked': {
        title: 'Put your opening hours into the page itself, not into a script',
        description:
          'A script brings your opening hours, and the hidden description that machines read does not hold ' +
          'them either. Most assistants run no scripts, so for them you state none.',
        how:
          'Write your hours as text into the HTML that the server sends, day by day. Put the same into ' +
          'openingHoursSpecification. A widget that shows them may stay.',
      },
      'hours-unlike-markup': {
        title: 'Give one set of opening hours to people and machines',
        description:
          'The opening hours in the hidden description that machines read are not those in the text. An ' +
          'assistant has no way to know which set is right, and may send people to a closed door.',
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
          'Your opening hours stand in the text. We found no hidden description of your business, where machines look for “open now”.',
        how: 'Add a JSON-LD block with your business to the home page. Put openingHoursSpecification into it, with the same days and times as the text.',
      },
      'hours-in-markup-only': {
        title: 'Let the page say the opening hours that machines are told',
        description:
          'The hidden description that machines read holds opening hours that we did not find, with these times, ' +
          'in the text. Search engines want it to say what the page shows.',
        how:
          'Check first whether these hours are true. If they are, let the text say the same where people look for ' +
          'it, and keep what it says besides. If not, correct them or take them out of the description.',
        effort: 'minutes',
        owner: 'you',
      },
      'unreadable-in-markup': {
        title: 'Write the opening hours for machines as they read them',
        description:
          'Your opening hours stand in the text. In the hidden description that machines read, they are written in a ' +
          'form that its rules do not have, so machines may find none.',
        how:
          'Change the values we quote. In openingHoursSpecification each day has its English name, such as Monday, with a time ' +
          'such as 09:00 in both opens and closes. In openingHours a line reads “Mo-Fr 09:00-17:00”.',
        effort: 'minutes',
      },
      'only-after-javascript': onlyAfterJavaScript('your opening hours'),
    },
  },
  'place-missing-in-title': {
    title: 'Name your town in the title or main heading',
    description:
      'Neither the title nor a main heading of your home page names your town. They say what a page is about, and people may name a town when they ask.',
    how:
      'Let the title of your home page name you, your trade and your town within its first 60 characters. Where the main ' +
      'heading names you or your trade, add the town there too.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'only-after-javascript': onlyAfterJavaScript('the town in your title or main heading'),
    },
  },
  'missing-location-pages': {
    title: 'Give each location a page of its own',
    description:
      'Your pages give several addresses, and we did not find a page with enough text for each. A page about one place can ' +
      'be cited when somebody asks about that place.',
    how: 'If people come to each of the places we list, give each a page that says what holds there, with its address. Link to it from your other pages.',
    effort: 'days',
    owner: 'web person',
  },
  'missing-google-profile-link': {
    title: 'Link to your entry on Google Maps',
    description:
      'A link to your entry on Google Maps tells people and machines that the entry and this website belong together.',
    how:
      'If you have an entry on Google Maps, open it, choose “Share” and copy the link. Put it on [a page of yours|your page], and if ' +
      'you have structured data of your business, there in hasMap.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'only-after-javascript': onlyAfterJavaScript('the link to your Google Business Profile'),
    },
  },
};

import { type Advice, type AdviceOf, onlyAfterJavaScript } from './advice.ts';

/** For hours that machines are told and people are not. */
export const hoursInMarkupOnly: Advice = {
  title: 'Let your text and its markup agree on your opening hours',
  description:
    'The description that machines read holds opening hours that we did not find, with these times, in the text.',
  how: 'Are these hours true? Then the text should give them, too. If not, the description should not.',
  effort: 'minutes',
  owner: 'you',
};

/** For hours that machines are told otherwise than people. */
export const hoursUnlikeMarkup: Advice = {
  title: 'Give machines the opening hours your visitors read',
  description: 'The description that machines read gives other opening hours than the text.',
  how: 'Which of these hours are true? Text and description should both give those.',
  effort: 'minutes',
  owner: 'web person',
};

/** By check id. */
export const localAdvice: AdviceOf<'local'> = {
  'missing-opening-hours': {
    title: 'State your opening hours, for people and for machines',
    description: 'People may ask an assistant when you are open.',
    how: 'Your website should say as text when people can come or reach you.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'late-and-not-marked': {
        title: 'Put your opening hours into the page itself, not into a script',
        description:
          'A script brings your opening hours. The HTML and the description that machines read do not hold them.',
        how: 'Your opening hours should stand as text in the HTML that the server sends.',
      },
      'hours-unlike-markup': {
        title: 'Give one set of opening hours to people and machines',
        description: 'The opening hours in the description that machines read are not those in the text.',
        how: 'Which of these hours are true? Text and description should both give those.',
      },
      contradiction: {
        title: 'Give one set of opening hours',
        description: 'We read opening hours that are not the same in all places.',
        how: 'Which of these hours are true? All places should give those. If they are of different things, each should say of what.',
      },
      'text-only': {
        title: 'Tell machines your opening hours, too',
        description: 'Your opening hours stand in the text, and not in the description that machines read.',
        how:
          'The part of the code about your business should give your hours as the text does. They stand in ' +
          'openingHoursSpecification.',
      },
      'no-business-markup': {
        title: 'State your opening hours for machines as well',
        description: 'Your opening hours stand in the text. We found no schema.org data that holds them.',
        how: 'One JSON-LD block about you should give your hours as the text does. They stand in openingHoursSpecification.',
      },
      'hours-in-markup-only': {
        title: 'Let the page say the opening hours that machines are told',
        description:
          'The description that machines read holds opening hours that we did not find, with these times, in the text.',
        how: 'Are these hours true? Then the text should give them, too. If not, the description should not.',
        effort: 'minutes',
        owner: 'you',
      },
      'unreadable-in-markup': {
        title: 'Write the opening hours for machines as they read them',
        description:
          'In the description that machines read, your opening hours are written in a form that its rules do not have.',
        how:
          'In openingHoursSpecification each day should have its English name, such as Monday. Its times should be written as ' +
          '09:00.',
        effort: 'minutes',
      },
      'only-after-javascript': onlyAfterJavaScript('your opening hours'),
    },
  },
  'place-missing-in-title': {
    title: 'See whether title or main heading should name your town',
    description: 'We found the town of your address neither in the title nor in a main heading of your home page.',
    how: 'Do people look for you by this town? Then the title or the main heading of your home page should name it.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'only-after-javascript': onlyAfterJavaScript('the town in your title or main heading'),
    },
  },
  'missing-location-pages': {
    title: 'Give each location a page of its own',
    description: 'Your pages give several addresses, and we did not find a page with enough text for each.',
    how: 'Do people come to each of these places? Then each should have a page with its address and what holds there.',
    effort: 'days',
    owner: 'web person',
  },
  'missing-google-profile-link': {
    title: 'Link to your entry on Google Maps',
    description: 'A link to your entry on Google Maps tells that the entry and this website belong together.',
    how: 'Do you have an entry on Google Maps? Then your website should link to it.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'only-after-javascript': onlyAfterJavaScript('the link to your Google Business Profile'),
    },
  },
};

import type { Advice, AdviceOf } from './advice.ts';

/** For a price that the page shows otherwise than its markup, beside other things the pages do not show. */
export const pricesUnlikeMarkup: Advice = {
  title: 'Let your structured data say what your pages show',
  description:
    'Of the same product a page shows one price and its structured data gives another. The other values we list of your ' +
    'structured data we did not see on the pages read.',
  how: 'The structured data and the page should say the same, that which is true.',
  effort: 'hours',
  owner: 'web person',
};

/** For what was true once or never. */
export const outdatedAdvice: AdviceOf<'content'>['outdated-statements'] = {
  title: 'Remove or update what is out of date',
  description: '<Lines name|A line names> a time that has passed.',
  how: 'Does each of these lines still hold? One that does not should go, or say what is true today.',
  effort: 'minutes',
  owner: 'you',
  causes: {
    'never-filled-in': {
      title: 'Write your own text in place of <placeholders|a placeholder>',
      description: '<Placeholders stand|A placeholder stands> on your pages where text of your own should be.',
      how: 'No placeholder should be left: your own text should stand wherever it is needed.',
      effort: 'hours',
    },
    'pictures-left': {
      title: 'Put <pictures|a picture> in place of <placeholders|a placeholder>',
      description:
        '<Placeholders stand|A placeholder stands> on your pages where <pictures|a picture> of your own should be.',
      how: 'A picture of your own should stand in each of these places, or none.',
      effort: 'hours',
    },
    'text-and-pictures-left': {
      title: 'Put your own text and pictures in place of placeholders',
      description: 'Placeholders stand on your pages where text and pictures of your own should be.',
      how: 'No placeholder should be left: your own text or picture should stand wherever it is needed.',
      effort: 'hours',
    },
    'two-times': {
      title: 'Settle which of two times is true',
      description: 'Lines on your pages name different times for what seems to be the same thing.',
      how: 'Do they speak of the same thing? Then all should give the time that is true.',
    },
    'broken-characters': {
      title: 'Mend the broken characters on your pages',
      description:
        'Letters or signs show as pairs of others on {several pages|the page we name}, as in the words we quote.',
      how:
        'The right characters should stand in the place of the broken ones. Those that are right on the same page have to stay ' +
        'as they are.',
      effort: 'hours',
      owner: 'web person',
    },
    'no-value': {
      title: 'Fill the gaps that a script shows on your pages',
      description: 'Where a text should stand, our browser showed the words of a script that was given no value.',
      how: 'In the place of these words the page should show the text or the sum that belongs there, or nothing.',
      effort: 'hours',
      owner: 'web person',
    },
    'two-prices': {
      title: 'Settle which of two prices holds',
      description: 'Your home page and another page name different sums for what seems to be the same thing.',
      how: 'Do they speak of the same thing? Then both should give the price that holds. If not, each should say what it is for.',
    },
    'price-unlike-markup': {
      title: 'Show people and machines the same price',
      description: 'Of the same product the page shows one price and its structured data gives another.',
      how: 'Which of the two prices holds? The text and “price” of the Offer should both give that one.',
      owner: 'web person',
    },
    'dates-over': {
      title: 'Take out the dates that are over, or mark them as past',
      description: 'A list of what is to come on your website holds mostly days that are over.',
      how: 'A list of what is to come should hold no day that is over.',
    },
    'yearless-dates': {
      title: 'Put the year to your dates, and take out those that are over',
      description:
        'Below a heading that speaks of what is to come, days stand without a year, and none of them is near.',
      how: 'A list of what is to come should give the year with each day, and hold no day that is over.',
    },
    'meetings-over': {
      title: 'Put in the next dates, or say that none are set',
      description: 'The dates that stand beside a time of day on {several pages|the page we name} are over.',
      how: 'The next dates should stand in their place, or a line that says that none are set.',
    },
    'left-and-over': {
      title: 'Fill in placeholders, and take out what is over',
      description: 'Some lines were never filled in, and some name a time that has passed.',
      how:
        'No placeholder should be left: your own text should stand wherever it is needed. A line that no longer holds should ' +
        'go, or say what is true today.',
    },
    'offers-over': {
      title: 'Take out what can no longer be booked',
      description: 'What we quote can still be booked on your website, and its day is over.',
      how: 'What can be booked should have a day that is still to come.',
    },
    'week-over': {
      title: 'Put in the plan of this week, or take the old one out',
      description: 'The week in the line we quote is long over, and no page we read names a later one there.',
      how: 'The page should give the plan that holds now, without a week that is over.',
    },
    'says-closed': {
      title: 'Say for how long you are closed, or that it is for good',
      description:
        'The main heading of your home page is one word, and it says that you are closed. Until when does not stand with it.',
      how: 'Do you open again? Then the page should say when. If not, no text should invite people to come or to order.',
      effort: 'hours',
    },
    'one-sentence': {
      title: 'Write texts of their own where one sentence stands again and again',
      description: 'The sentence we quote stands again and again on one page.',
      how: 'Each of these places should hold its own text, or none.',
      effort: 'hours',
    },
    'dated-prices': {
      title: 'Say for this year what your prices are',
      description: 'A year that is over stands over your prices.',
      how:
        'Do these prices still hold? Then the year over them should be the present one, or none. If not, they should be ' +
        'renewed.',
    },
    'copyright-year': {
      title: 'Update the year in your copyright line',
      description: 'The newest year in the copyright line we quote is over.',
      how: 'The line should give the current year, or none. A line that names somebody else stays as it is.',
    },
  },
};

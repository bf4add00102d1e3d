import type { Advice, AdviceOf } from './advice.ts';

/** For a price that the page shows otherwise than its markup, beside other things the pages do not show. */
export const pricesUnlikeMarkup: Advice = {
  title: 'Let your structured data say what your pages show',
  description:
    'Of the same product a page shows one price and its structured data gives another, and assistants cannot know which holds. ' +
    'What else we list of your structured data we did not see on the pages read.',
  how: 'For each value we list, decide what is true. Change the structured data or the page so that both say the same.',
  effort: 'hours',
  owner: 'web person',
};

/** For what was true once or never. */
export const outdatedAdvice: AdviceOf<'content'>['outdated-statements'] = {
  title: 'Remove or update what is out of date',
  description:
    'What we list was written for a time that has passed. An assistant may repeat it as if it were true today.',
  how: 'Go to each passage we list. Delete it or put in what is true today, and look around it for more of the same time.',
  effort: 'minutes',
  owner: 'you',
  causes: {
    'never-filled-in': {
      title: 'Write your own text in place of the <placeholders|placeholder> we quote',
      description:
        '<Placeholders stand|A placeholder stands> on your pages where text of your own should be. An assistant may read <them|it> ' +
        'as if <they were|it were> yours.',
      how:
        'Go to each passage we list and write your own text in its place. Delete it only where nothing has to stand: what else stands in ' +
        'the same part stays, and what the law asks of you, as in an imprint or terms, is filled in.',
    },
    'pictures-left': {
      title: 'Replace what a template left in the place of <pictures|a picture>',
      description:
        'Your pages show what a template left to hold the place of <pictures|a picture> of yours. It tells nothing of what you do.',
      how: 'Go to each place we list. Put a picture of your own there and say in its alternative text what it shows, or take that picture out.',
      effort: 'hours',
    },
    'text-and-pictures-left': {
      title: 'Fill in what a template left',
      description:
        'Some text on your pages was never written, and some pictures only hold the place of others: a template left them there. ' +
        'An assistant may read the text as if it were yours.',
      how:
        'Go to each passage and each picture we list. Write your own text and put your own pictures there. Take out only what the ' +
        'template left: what else stands in the same part stays.',
      effort: 'hours',
    },
    'two-times': {
      title: 'Settle which of two times is true',
      description:
        'The lines we list name different times for what seems to be the same thing. An assistant may tell a customer either.',
      how: 'Compare the lines we list. If they speak of the same thing, put the times that are true wherever they stand.',
    },
    'broken-characters': {
      title: 'Mend the broken characters on your pages',
      description:
        'Letters or signs show as pairs of others on {the pages we list|the page we name}, as in the words we quote. Visitors see them, and ' +
        'assistants may pass them on.',
      how:
        'Put the right characters in the place of the broken ones, and save as UTF-8. Change no others: a page may hold both, and what turns ' +
        'a whole file back breaks those that are right.',
      effort: 'hours',
      owner: 'web person',
    },
    'no-value': {
      title: 'Fill the gaps that a script shows on your pages',
      description:
        'Where a text should stand, our browser showed the words of a script that was given no value. Visitors may read ' +
        'them, and assistants that run scripts may take them for yours.',
      how:
        'Open {each page we list|the page} and look for the words we quote. Give the script the text or the sum that belongs there, or let it leave ' +
        'the part out while there is none.',
      effort: 'hours',
      owner: 'web person',
    },
    'two-prices': {
      title: 'Settle which of two prices holds',
      description:
        'Your home page and another page name different sums for what seems to be the same thing. An assistant may tell a customer either.',
      how:
        'Compare the lines we list. If they speak of the same thing, put the price that holds wherever it stands. ' +
        'If they do not, write beside each what it is for.',
    },
    'price-unlike-markup': {
      title: 'Show people and machines the same price',
      description:
        'Of the same product the page shows one price and its structured data gives another. Search engines and assistants may tell either.',
      how: 'Decide which of the two prices we quote holds, and put it in the place of the other: in the text, or in “price” of the Offer.',
      owner: 'web person',
    },
    'dates-over': {
      title: 'Take out the dates that are over, or mark them as past',
      description:
        'A list of what is to come on your website holds mostly days that are over. An assistant asked what is on next finds nothing, or tells an old date.',
      how: 'Delete the days that are over from each list we name, or move them below a heading that says they are past. Then put in what comes next.',
    },
    'yearless-dates': {
      title: 'Put the year to your dates, and take out those that are over',
      description:
        'Below a heading that speaks of what is to come, your days stand without a year, and none of them is near. Nobody can ' +
        'tell whether they are over, and an assistant may tell an old date as if it were to come.',
      how:
        'Go through each list we name. Take out the days that are over and write the year to the others. ' +
        'Where none are set yet, say when you will know.',
    },
    'meetings-over': {
      title: 'Put in the next dates, or say that none are set',
      description:
        'The dates that stand beside a time of day on {the pages we list|the page we name} are over. Who looks for the next one ' +
        'finds none, and an assistant may tell an old date as if it were to come.',
      how:
        'On {each page we list|the page we name}, replace the dates that are over with the next ones. ' +
        'Where none are set yet, take the old ones out and say when you will know.',
    },
    'left-and-over': {
      title: 'Fill in what a template left, and take out what is over',
      description:
        'Of what we list some was never written, and some was written for a time that has passed. An assistant may read both as if they held today.',
      how:
        'Go to each passage we list. Where a placeholder stands, write your own text in its place. What is over take out, or put in ' +
        'what holds today, and look around it for more of the same time.',
    },
    'offers-over': {
      title: 'Take out what can no longer be booked',
      description:
        'What we quote can still be booked on your website, and its day is over. An assistant asked what is on next may send somebody there.',
      how: 'Take out what we quote, or put the next date in its place. Where none is set yet, say when you will know.',
    },
    'week-over': {
      title: 'Put in the plan of this week, or take the old one out',
      description:
        'The week in the line we quote is long over, and no page we read names a later one there. An assistant may tell people the plan as if it held.',
      how:
        'Replace the week we quote and its plan with what holds now, and look for the same lines on your other pages. ' +
        'Where you no longer renew it each week, take the dates and the plan out.',
    },
    'says-closed': {
      title: 'Say for how long you are closed, or that it is for good',
      description:
        'The main heading of your home page is one word, and it says that you are closed. Until when does not stand with it, and the ' +
        'rest of the website still speaks as if you were open: an assistant may tell people either.',
      how:
        'If you open again, write the day beside that heading. If not, say so in the title and the description of the page, and put into ' +
        'the past, or take out, what invites people to come or to order.',
      effort: 'hours',
    },
    'one-sentence': {
      title: 'Write texts of their own where one sentence stands again and again',
      description:
        'The sentence we quote stands many times on one page, in places of several kinds. There it tells nothing else about what you offer.',
      how: 'Leave the sentence where it is needed, once. In the other places write what belongs there, or take the part out until you can.',
      effort: 'hours',
    },
    'dated-prices': {
      title: 'Say for this year what your prices are',
      description: 'A year that is over stands over your prices. Who reads it cannot tell whether they still hold.',
      how: 'Check the prices below each heading we list, then put the present year there or take the year out.',
    },
    'copyright-year': {
      title: 'Update the year in your copyright line',
      description: 'The newest year in the line we quote is over, so the website may look unattended.',
      how: 'Write the current year into the line we quote, or take the year out. Leave a line as it is where it names somebody else.',
    },
  },
};

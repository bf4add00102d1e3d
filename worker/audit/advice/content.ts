import { type AdviceOf, onlyAfterJavaScript } from './advice.ts';
import { outdatedAdvice } from './outdated.ts';
import { repeatedTextsAdvice } from './repeated-texts.ts';

/** By check id. */
export const contentAdvice: AdviceOf<'content'> = {
  'missing-self-description': {
    title: 'Say whose website this is and what it offers',
    description:
      'Whose website this is, or what it offers, we did not find on the [pages|page] read. An assistant can hardly ' +
      'recommend whom it cannot name.',
    how:
      'Write one sentence at the top of your home page: who you are, what you do, for whom and where. Keep it ' +
      'as plain text, not in a picture. Use the name people know you by.',
    effort: 'minutes',
    owner: 'you',
    causes: {
      'name-and-town-apart': {
        title: 'Say in one sentence who you are, what you do and where',
        description:
          'No line of your home page names both you and your town. A sentence that does is one an assistant can quote to introduce you.',
      },
    },
  },
  'unanswered-questions': {
    title: 'Answer on your [pages|page] what people ask before they decide',
    description:
      'People may ask you what we list, and we found no answer to it. An assistant that finds none with you may ' +
      'take one from elsewhere.',
    how:
      'For what people ask you of what we list, write a plain sentence or two with the number, name or time they want ' +
      'to hear. Put them where people look for them, under the question as a heading.',
    effort: 'hours',
    owner: 'you',
    causes: {
      few: {
        title: 'Answer what people ask and your [pages leave|page leaves] open',
        how:
          'For what people ask you of what we list, write a plain sentence or two with the number, name or time they want ' +
          'to hear. Put them where people look for them.',
        effort: 'minutes',
      },
      'in-part': {
        title: 'Check that your [pages answer|page answers] in full what people ask',
        description:
          'Beside each question we list stands the passage that comes nearest to an answer. Whether it is the ' +
          'whole answer, you can tell best.',
        how: 'Read each passage beside its question. Where the number, name or time people want to hear is missing, add it there.',
        effort: 'minutes',
      },
    },
  },
  'missing-prices': {
    title: 'State prices, or at least what things start from',
    description: 'In tests of AI answers a stated price had the clearest effect of all.',
    how: 'Write the amount with its currency behind each thing you sell or do. Where it depends on the case, write what it starts from.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'only-in-a-picture': {
        title: 'Type out your prices, if they stand in a picture',
        description:
          'We read no price, and a picture is named as a list of them. Most assistants read text only, and in ' +
          'tests of AI answers a stated price had the clearest effect of all.',
        how:
          'If prices stand in the picture we name, copy them into a table on the same page, each with its ' +
          'currency. Keep the picture if you like it.',
      },
      'only-in-a-file': {
        title: 'Put your prices on a page, not only in a file',
        description:
          'We read no price, and a file is named as a list of them. Most assistants do not open files, and in ' +
          'tests of AI answers a stated price had the clearest effect of all.',
        how:
          'If prices stand in the file we name, copy the main ones that still hold into a table on a page, each with its ' +
          'currency. The file may stay.',
      },
      'by-the-case': {
        title: 'Say in figures what your work costs',
        description:
          'Your prices may depend on the job. People ask assistants what it comes to, and in tests of AI answers a ' +
          'stated price had the clearest effect of all.',
        how:
          'Write down what you can say for sure, each sum with its currency. Give a “from” price for what people often ask for, ' +
          'or an example with its total.',
      },
    },
  },
  'missing-recent-date': {
    title: 'Show on your [pages when they were|page when it was] last checked',
    description:
      'Assistants prefer what is visibly up to date. Only a true date helps: check the page first, then date it.',
    how: 'Read through what you have published and correct it. Then write at the top or bottom on which day it was last checked.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'some-pages': {
        title: 'Show on more of your pages when they were last checked',
        description:
          'Some of your pages carry a recent date, and others none. Assistants prefer what is visibly up to date. ' +
          'Only a true date helps: check the page first, then date it.',
      },
      'old-dates': {
        title: 'Check your [pages again and renew their dates|page again and renew its date]',
        description:
          'What {the pages we list say|the page we name says} of when it was published or updated is more than a year old. It looks ' +
          'left behind even where all is still true.',
        how:
          'Read through {each page we list|the page} and correct it. Then write the day of this check: in place of an old date of ' +
          'an update, beside a date of publication. Leave all other dates as they are.',
      },
      'changes-by-itself': {
        title: 'See whether a date on your [pages|page] changes by itself',
        description:
          'The date we read is the day of our visit. One that is always today tells nothing, and Google names false freshness as a fault.',
        how:
          'If a script writes today’s date there, put in the day on which you last checked the page, and change it by ' +
          'hand. If you changed the page on that day, leave the date as it is.',
      },
    },
  },
  'roundabout-answers': {
    title: 'Begin each answer with the answer',
    description:
      'Under the questions we list the first sentence is long, asks back or only leads in. A first sentence that answers can be quoted by itself.',
    how: 'Under each question we list, let the first sentence give the answer in at most 40 words. Move reasons and exceptions behind it.',
    effort: 'hours',
    owner: 'you',
  },
  'headings-unlike-questions': {
    title: 'Give your long text headings, some of them as questions',
    description:
      'The long text we name has no headings. A heading in the words of the people who ask helps an assistant ' +
      'to find the passage that answers.',
    how: 'Set a heading where each topic begins. Where a passage answers a question, word its heading as somebody would ask.',
    effort: 'hours',
    owner: 'you',
    causes: { 'no-headings': { title: 'Give your long text headings in the words people ask' } },
  },
  'unsourced-figures': {
    title: 'Say where your figures come from',
    description:
      'Your text gives the figures we list, and we saw no source beside them. A claim that can be checked is safer to repeat.',
    how: 'Behind each figure we list, name who counted it and when, and link to that page. If you find no source, take the figure out.',
    effort: 'minutes',
    owner: 'you',
  },
  'missing-quotations': {
    title: 'Quote people by name',
    description:
      'Words of a named person, such as an expert or somebody who knows your work, are content that only you have.',
    how: 'Ask two or three people for a sentence you may print. Put it in quotation marks, with the name, on the page it speaks about.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'only-after-javascript': onlyAfterJavaScript('what others say about you'),
    },
  },
  'contradictory-dates': {
    title: 'Make all dates of a page agree',
    description:
      'A page shows another date than machines read in it or in your sitemap. Which one is true, nobody can tell.',
    how:
      'Decide which date is true for {each page we list|the page}. Put it wherever the page, its structured data or your ' +
      'sitemap gives another.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'in-the-future': {
        title: 'Correct the dates that lie in the future',
        description:
          'A page says that it was updated on a day that has not come yet. A date that cannot be true helps nobody.',
        how:
          'Put in the true day on {each page we list|the page}. If a script or plugin writes the date, look at its ' +
          'format: day and month may be swapped.',
      },
      'older-in-sitemap': {
        title: 'Bring the dates in your sitemap up to date',
        description:
          'Your sitemap gives older dates than the pages themselves. Search engines that go by the sitemap may not come back to read what is new.',
        how:
          'Set lastmod of {the pages we list|the page} in your sitemap to the date the page shows. If a system writes the sitemap, ' +
          'let it do so each time a page changes.',
      },
    },
  },
  'outdated-statements': outdatedAdvice,
  'unproven-superlatives': {
    title: 'Replace praise with facts that prove it',
    description:
      'The words of praise we list could stand on many websites. A fact is worth more to whoever reads it, and can be ' +
      'repeated by an assistant.',
    how:
      'For each word of praise we list, ask what proves it: years, a number, a rating, a certificate. Write ' +
      'that fact instead, or drop the word.',
    effort: 'hours',
    owner: 'you',
  },
  'repeated-page-texts': repeatedTextsAdvice,
  'few-visible-questions': {
    title: 'Put the questions people ask you on your [pages|page], with answers',
    description:
      'What people ask you they may ask an assistant. It finds an answer most easily right below the question.',
    how: 'Collect the questions people ask you most. Put at least five of them on one page, each as a heading with a short answer below.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'answers-not-in-page': {
        title: 'Put the answers under your questions into the page',
        description:
          'Under the questions we list no answer stands in the page. Where a click brings the answers, assistants ' +
          'do not get them: they see the questions alone.',
        how:
          'Let the page hold each answer from the start and only fold it away, for example with the HTML elements ' +
          'details and summary. Then look at the source of the page: every answer has to stand there.',
        effort: 'hours',
        owner: 'web person',
      },
      'only-after-javascript': onlyAfterJavaScript('your questions and answers'),
    },
  },
  'articles-without-sources': {
    title: 'Link your articles to their sources',
    description:
      'The articles we list say what studies show, or what share of people does something, and link to few or no ' +
      'other websites. A reader, or an assistant, cannot check it.',
    how: 'Link each such statement to where it comes from: the study, the survey, the office. Where you know no source, take it out.',
    effort: 'minutes',
    owner: 'you',
  },
  'thin-pages': {
    title: 'Write more on {the pages we list|the page we name}',
    description:
      '{The pages we list are|The page we name is} short. An assistant can only answer from what is written there.',
    how:
      'Write on {each page we list|the page} what people should know before they decide: what it is about, for whom, and ' +
      'how it works.',
    effort: 'day',
    owner: 'you',
  },
  'long-sentences': {
    title: 'Shorten your sentences',
    description: 'Your sentences are long on average. Short ones are easier to follow, to quote and to read aloud.',
    how: 'Split each sentence of more than 25 words in two, where its sense allows.',
    effort: 'hours',
    owner: 'you',
  },
  'passages-pointing-back': {
    title: 'Name the subject at the start of each passage',
    description:
      'The passages we list open with “this”, “it” or a similar word. Taken from the page, they may no longer say what ' +
      'they are about.',
    how: 'Read each passage we list without its heading. Where it is not clear what it speaks of, name that in place of the first word.',
    effort: 'hours',
    owner: 'you',
  },
};

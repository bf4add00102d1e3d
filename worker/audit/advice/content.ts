import { type AdviceOf, onlyAfterJavaScript } from './advice.ts';
import { outdatedAdvice } from './outdated.ts';
import { repeatedTextsAdvice } from './repeated-texts.ts';

/** By check id. */
export const contentAdvice: AdviceOf<'content'> = {
  'missing-self-description': {
    title: 'Say whose website this is and what it offers',
    description: 'We did not find whose website this is, or what it offers, on the [pages|page] read.',
    how: 'The home page should say as text who you are, what you do, for whom and where.',
    effort: 'minutes',
    owner: 'you',
    causes: {
      'name-and-town-apart': {
        title: 'Say in one sentence who you are, what you do and where',
        description: 'We found no line on your home page that names both you and your town.',
      },
    },
  },
  'unanswered-questions': {
    title: 'Answer on your [pages|page] what people ask before they decide',
    description: 'An assistant that finds no answer with you may take one from elsewhere.',
    how: 'For those of these questions that people do ask you, your website should hold the answer as text.',
    effort: 'hours',
    owner: 'you',
    causes: {
      few: {
        title: 'Answer what people ask and your [pages leave|page leaves] open',
        how: 'For those of these questions that people do ask you, your website should hold the answer as text.',
        effort: 'minutes',
        description: 'An assistant that finds no answer with you may take one from elsewhere.',
      },
      'in-part': {
        title: 'Check that your [pages answer|page answers] in full what people ask',
        description:
          'Beside each question we list stands the passage that comes nearest to an answer. Whether it is the ' +
          'whole answer, you can tell best.',
        how: 'Does each passage answer the question beside it? Where it does not, your website should hold the whole answer.',
        effort: 'minutes',
      },
    },
  },
  'missing-prices': {
    title: 'State prices, or at least what things start from',
    description: 'In tests of AI answers a stated price had a clear effect.',
    how: 'Your website should say as text what people pay, with the currency, or what it starts from.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'only-in-a-picture': {
        title: 'Type out your prices, if they stand in a picture',
        description:
          'A picture is named as a list of prices, and we read no such list as text. Most assistants read text only.',
        how: 'Do prices stand in this picture? Then they should stand on the page as text, too, each with its currency.',
      },
      'only-in-a-file': {
        title: 'Put your prices on a page, not only in a file',
        description:
          'A file is named as a list of prices, and we read no such list as text. Assistants may not open it.',
        how: 'Do prices stand in this file? Then those that still hold should stand on a page as text, too, each with its currency.',
      },
      'by-the-case': {
        title: 'Say in figures what your work costs',
        description:
          'People may ask assistants what your work comes to. In tests of AI answers a stated price had a clear effect.',
        how: 'Your website should say as text what you can say for sure about your prices, such as what something costs or starts from.',
      },
    },
  },
  'missing-recent-date': {
    title: 'Check whether what your [pages say|page says] still holds, and say when',
    description: 'A date of the last check tells whether a text still holds.',
    how:
      'Is all that stands there still true? If so, your website may say on which day you last checked it. Only a true date ' +
      'helps.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'some-pages': {
        title: 'Check whether what all your pages say still holds, and say when',
        description: 'We read a recent date on some of your pages, and none on others.',
      },
      'old-dates': {
        title: 'Check whether your dated [pages still hold|page still holds]',
        description: 'A date we read on {pages|the page we name} is more than a year old.',
        how:
          'Is what stands there still true? If so, your website may say beside it on which day you last checked it. Only a true ' +
          'date helps.',
      },
      'changes-by-itself': {
        title: 'See whether a date on your [pages|page] changes by itself',
        description:
          'The date we read is the day of our visit. One that is always today tells nothing, and Google names false freshness as a fault.',
        how: 'Does this date change by itself? If so, the page should hold the day on which you last checked it, or none.',
      },
    },
  },
  'roundabout-answers': {
    title: 'Begin each answer with the answer',
    description: 'Under <some questions|a question> the first sentence is long, asks back or only leads in.',
    how: 'Below each such question, the first sentence should give the answer in at most 40 words.',
    effort: 'hours',
    owner: 'you',
  },
  'missing-quotations': {
    title: 'Quote people by name',
    description: 'What others say about you an assistant can quote where it stands as text.',
    how: 'Ask two or three people for a sentence you may print. It should stand on your website with their name.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'only-after-javascript': onlyAfterJavaScript('what others say about you'),
    },
  },
  'contradictory-dates': {
    title: 'Make all dates of a page agree',
    description: 'A page shows another date than machines read in it or in your sitemap.',
    how: 'The page, its structured data and the sitemap should give the same date, the true one.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'in-the-future': {
        title: 'Correct the dates that lie in the future',
        description:
          'A page says that it was updated on a day that has not come yet. A date that cannot be true helps nobody.',
        how: 'The date of {each of these pages|this page} should be the true day of its last update.',
      },
      'older-in-sitemap': {
        title: 'Bring the dates in your sitemap up to date',
        description: 'Your sitemap gives older dates than the pages themselves.',
        how: 'lastmod in the sitemap should be the date the page shows, or be left out.',
      },
    },
  },
  'outdated-statements': outdatedAdvice,
  'unproven-superlatives': {
    title: 'Replace praise with facts that prove it',
    description: 'A fact can be checked, and praise cannot.',
    how: 'Where you can name what proves such a word, as years, a number or a certificate, the text should name it.',
    effort: 'hours',
    owner: 'you',
  },
  'repeated-page-texts': repeatedTextsAdvice,
  'few-visible-questions': {
    title: 'Put the questions people ask you on your [pages|page], with answers',
    description: 'What people ask you they may ask an assistant.',
    how: 'The questions people ask you most should stand on your website, each with its answer below.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'answers-not-in-page': {
        title: 'Put the answers under your questions into the page',
        description:
          'Under <some questions|a question> we found no answer in the HTML. Where a click brings the answers, assistants do not get them.',
        how: 'Each answer should stand in the HTML of the page below its question. It may be folded away until somebody clicks.',
        effort: 'hours',
        owner: 'web person',
      },
      'only-after-javascript': onlyAfterJavaScript('your questions and answers'),
    },
  },
  'articles-without-sources': {
    title: 'Link your articles to their sources',
    description:
      '{Articles say|An article says} what studies show, or what share of people does something, and {link|links} to few or no other websites.',
    how: 'Each such statement should link to where it comes from.',
    effort: 'minutes',
    owner: 'you',
  },
  'thin-pages': {
    title: 'More text of your own on {some of your pages|the page we name}',
    description: '{Some pages hold|A page holds} few words.',
    how: 'Is there more that people should know? Then it should stand there as text of your own.',
    effort: 'day',
    owner: 'you',
  },
  'passages-pointing-back': {
    title: 'Name the subject at the start of each passage',
    description: '<Passages open|A passage opens> with “this”, “it” or a similar word.',
    how: 'Each passage should name what it speaks of, so that it can be understood by itself.',
    effort: 'hours',
    owner: 'you',
  },
};

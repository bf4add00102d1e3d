import type { Advice } from './advice.ts';

/** By check id. */
export const contentAdvice: Record<string, Advice> = {
  'missing-self-description': {
    title: 'Say in one sentence who you are, what you do and where',
    description:
      'The top of your home page has no sentence that holds your name, your trade and your place together. It is the sentence an assistant would quote to introduce you.',
    how: 'Write one sentence at the top of your home page: “NAME is a TRADE in TOWN that DOES WHAT for WHOM.” Keep it as plain text, not in a picture. Use the name as it stands on your sign.',
    effort: 'minutes',
    owner: 'you',
  },
  'unanswered-questions': {
    title: 'Answer on your pages what customers ask before they call',
    description:
      'We asked your pages what customers of your trade want to know, and several questions found no complete answer. An assistant that finds no answer with you takes one from elsewhere, or names somebody who gives it.',
    how: 'Take the questions we list as unanswered, most asked first. Write two or three plain sentences for each, with the number, name or time the customer wants to hear. Put them on the page of the service, under the question as heading.',
    effort: 'day',
    owner: 'you',
  },
  'missing-prices': {
    title: 'State prices, or at least what things start from',
    description:
      'Your website says little or nothing about what things cost, or only in a file. A stated price is the clearest single effect found in tests of AI answers, and among the first things customers ask.',
    how: 'Make a table of your main services with a price and a currency each. Where the price depends on the job, write “from” and one example with its total.',
    effort: 'hours',
    owner: 'you',
  },
  'missing-recent-date': {
    title: 'Show on your pages when they were last checked',
    description:
      'Most of your pages carry no recent date. Assistants prefer what is visibly up to date. Only a true date helps: check the page first, then date it.',
    how: 'Read through each key page and correct it. Then write “Last checked: day month year” at the top or bottom. Do this again at least every six months.',
    effort: 'hours',
    owner: 'you',
  },
  'roundabout-answers': {
    title: 'Begin each answer with the answer',
    description:
      'Under several of your questions the first sentence is long, asks back or only leads in. The first sentence is what gets quoted.',
    how: 'Under each question we list, let the first sentence give the answer in at most 40 words. Move reasons and exceptions behind it.',
    effort: 'hours',
    owner: 'you',
  },
  'headings-unlike-questions': {
    title: 'Put headings the way your customers ask',
    description:
      'Your headings are labels rather than questions or tasks. A heading in the words of a customer helps an assistant to find the passage that answers.',
    how: 'Rewrite your headings the way a customer would ask: “What does a check-up cost?” rather than “Prices”. Do it for about a third of them, where the text below answers.',
    effort: 'hours',
    owner: 'you',
  },
  'few-figures': {
    title: 'Give concrete figures where you now use general words',
    description:
      'Your text holds few figures: how long something takes, how many you have done, how far you travel. Figures are easily quoted and are what customers want to know.',
    how: 'Go through your main pages and add real figures: minutes, years, kilometres, number of jobs, prices. Put the unit beside each. Leave out what you have not counted.',
    effort: 'hours',
    owner: 'you',
  },
  'unsourced-figures': {
    title: 'Say where your figures come from',
    description:
      'Your text gives figures about people or studies without naming the source. A claim that can be checked is safer to repeat.',
    how: 'Behind each figure we list, name who counted it and when, and link to that page. If you find no source, take the figure out.',
    effort: 'minutes',
    owner: 'you',
  },
  'missing-quotations': {
    title: 'Quote customers or experts by name',
    description:
      'Hardly anybody is quoted by name on your pages, at least without JavaScript. Words of a named customer are content that only you have. Ask before you publish them.',
    how: 'If a script shows what customers say, copy two or three of their sentences into the page. If not, ask two or three customers for a sentence you may print with their name. Put it in quotation marks, with name and place, on the page it speaks about.',
    effort: 'hours',
    owner: 'you',
  },
  'contradictory-dates': {
    title: 'Let all dates of a page say the same',
    description:
      'A page shows another date than its structured data or your sitemap. Contradictory dates look like a page that is made to seem newer than it is.',
    how: 'Decide which date is true for each page we list. Put the same date in the text, in dateModified and in the sitemap. A plugin that sets today’s date by itself should be turned off.',
    effort: 'minutes',
    owner: 'web person',
  },
  'outdated-statements': {
    title: 'Remove or renew what is out of date or was never filled in',
    description:
      'Your pages show a time that is past (an old year, an offer that ended, a closing day of long ago) or text that a template left there. Assistants repeat it as if it were true.',
    how: 'Go to each passage we list. Delete it or put in what is true today. Set a reminder for the end of every offer you publish.',
    effort: 'minutes',
    owner: 'you',
  },
  'unproven-superlatives': {
    title: 'Replace praise with facts that prove it',
    description:
      'Your text uses words of praise that every competitor could use. A fact behind each of them is worth more to a customer and can be repeated by an assistant.',
    how: 'For each word of praise we list, ask what proves it: years, number of jobs, a rating, a certificate. Write that fact instead, or drop the word.',
    effort: 'hours',
    owner: 'you',
  },
  'repeated-page-texts': {
    title: 'Give each page a text of its own',
    description:
      'Several pages share much of their text. Say on each what is true there only, or make one page of them.',
    how: 'For each page we list, write what is true there only: place, people, prices, examples. If there is nothing to tell, join the pages and redirect the old address.',
    effort: 'day',
    owner: 'you',
  },
  'few-visible-questions': {
    title: 'Answer the questions customers really ask',
    description:
      'Your website has few or no questions with answers. The ones you hear on the phone every week are the ones people put to an assistant.',
    how: 'Collect the questions customers ask by phone and mail. Put at least five of them on one page, each as a heading with a short answer below.',
    effort: 'hours',
    owner: 'you',
  },
  'articles-without-sources': {
    title: 'Link your articles to their sources',
    description:
      'Your articles link to few or no other websites. A reader, or an assistant, cannot check what they say.',
    how: 'Add at least two links to each article: to the law, the study, the maker or the office your text relies on. Link the words that name the source.',
    effort: 'minutes',
    owner: 'you',
  },
  'thin-pages': {
    title: 'Write more about what you do',
    description:
      'The pages that explain your business are short. An assistant can only answer from what is written there; say how you work, for whom and what to expect.',
    how: 'Write at least 300 words on each page we list. Say what you do, for whom, how it goes step by step, how long it takes and what it costs.',
    effort: 'day',
    owner: 'you',
  },
  'long-sentences': {
    title: 'Shorten your sentences',
    description: 'Your sentences are long on average. Short ones are easier to follow, to quote and to read aloud.',
    how: 'Split each sentence of more than 25 words in two. Look for “and”, “which” and brackets: that is where most can be cut.',
    effort: 'hours',
    owner: 'you',
  },
  'passages-pointing-back': {
    title: 'Name the subject at the start of each passage',
    description:
      'Many passages under your headings open with “this”, “it” or a similar word. Taken from the page, as assistants do, they no longer say what they are about.',
    how: 'In the passages we list, replace the first “this” or “it” by the name of the thing. Read the passage alone and see whether it makes sense.',
    effort: 'hours',
    owner: 'you',
  },
};

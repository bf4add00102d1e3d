import { type Advice, type AdviceOf, onlyAfterJavaScript } from './advice.ts';
import { letOthersSpeak } from './elsewhere.ts';

/** One page about the author is what a link on the page and the markup are both to lead to. */
export const linkAuthors: Advice = {
  title: 'Link author names to a page about the author',
  description:
    'Author names lead nowhere, on the page and in what machines look up. A short page with experience and ' +
    'qualifications lets readers and assistants see why this person can be trusted on the subject.',
  how:
    'Make one page for each author with job, training and years of work. Let the name above every article link to ' +
    'that page, and name its address as url of the Person in your JSON-LD, with jobTitle.',
  effort: 'hours',
  owner: 'web person',
};

/** By check id. */
export const authorityAdvice: AdviceOf<'authority'> = {
  'few-customer-reviews': {
    ...letOthersSpeak,
    title: 'Show what others say about you, as text',
    causes: {
      'only-after-javascript': onlyAfterJavaScript('your reviews'),
    },
  },
  'few-review-profiles': {
    title: 'Link to the places where others review you',
    description:
      'A link to an entry where others review you tells an assistant which of many similar names is you, and ' +
      'where to find other opinions.',
    how:
      'If you have an entry where people review you, such as on Google Maps or a review site, link to it from ' +
      '[your pages|your page]. Do not open one just to have a link.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'only-after-javascript': onlyAfterJavaScript('the links to your reviews elsewhere'),
    },
  },
  'low-rating': {
    title: 'Ask more people to rate you',
    description:
      'The rating on your website is lower than 4.3 of five, the average of the places that ChatGPT named in one study.',
    how:
      'See first whether the rating still holds where it was given, and correct it if not. Then ask everybody you have ' +
      'done something for to rate you there.',
    effort: 'days',
    owner: 'you',
    causes: { 'only-after-javascript': onlyAfterJavaScript('your average rating') },
  },
  'missing-policies': {
    title: 'Link to a privacy page[ from every page|]',
    description:
      'Visitors may want to know what becomes of their data. In many countries the law requires a page that says so.',
    how:
      'Say on a page of its own which data your website collects, what for, and whom to ask. If in doubt, ask ' +
      'a lawyer. Link to it from [every page|your page].',
    effort: 'hours',
    owner: 'you',
    causes: {
      'dead-link': {
        title: 'Repair the link to your policies',
        description: 'Your website links to a policy, but the link leads to an error, so nobody can read it there.',
        how: 'Open the links we list. Put the page back, or correct the link wherever it stands.',
        effort: 'minutes',
        owner: 'web person',
      },
      'no-form-seen': {
        title: 'Say on a privacy page what others learn of your visitors',
        description:
          'Parts of the [pages|page] read come from others, such as a map, a video or a script, and they may learn who visits. ' +
          'In many countries the law asks for a page that says so.',
      },
      'no-terms': {
        title: 'Link to your terms and the rules for cancelling',
        description:
          'An assistant that is asked how to order, cancel or return can only tell what a page of yours says.',
        how:
          'Write down, or ask a lawyer for, how an order is made, paid, delivered and cancelled. Give it a page of ' +
          'its own and link to it where people order.',
      },
    },
  },
  'anonymous-articles': {
    title: 'Name the author of each article',
    description:
      'The articles we list do not say who wrote them. The name of somebody who knows the subject makes a text easier to trust.',
    how: 'Put the name of its author under the heading of each article we list.',
    effort: 'minutes',
    owner: 'you',
  },
  'unlinked-author-pages': {
    title: 'Link author names to a page about the author',
    description:
      'The names of authors we list are no link to a page about them. A short page with experience and qualifications lets ' +
      'readers and assistants see why this person can be trusted on the subject.',
    how: 'Make one page for each author with job, training and years of work. Let the name on {each page we list|the page} link to it.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'thin-author-page': {
        title: 'Say more on the pages about your authors',
        description:
          'Author names lead to pages that say hardly anything. A reader cannot see why this person can be trusted on the subject.',
        how: 'Write job, training and years of work on each author page we list, some 50 words or more.',
        effort: 'hours',
        owner: 'you',
      },
    },
  },
};

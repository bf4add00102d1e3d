import { type Advice, type AdviceOf, onlyAfterJavaScript } from './advice.ts';
import { letOthersSpeak } from './elsewhere.ts';

/** One page about the author is what a link on the page and the markup are both to lead to. */
export const linkAuthors: Advice = {
  title: 'Link author names to a page about the author',
  description:
    'Author names lead to no page about the author, neither on the page nor in the description for machines.',
  how:
    'Each author should have a page that says what makes this person an expert. The name on the article and the Person in ' +
    'its JSON-LD should lead there.',
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
    description: 'A link to a place where others review you tells which entry there is yours.',
    how: 'Do people review you elsewhere, as on Google Maps? Then your website should link to that entry.',
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
    how: 'Does this rating still hold where it was given? Then ask the people you have worked for to rate you there.',
    effort: 'days',
    owner: 'you',
    causes: { 'only-after-javascript': onlyAfterJavaScript('your average rating') },
  },
  'missing-policies': {
    title: 'Link to a privacy page[ from every page|]',
    description: 'In many countries the law requires a page on what becomes of visitors’ data.',
    how:
      'A page of its own should say which data your website collects, what for, and whom to ask. [Every page|Your page] ' +
      'should link to it.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'dead-link': {
        title: 'Repair the link to your policies',
        description: 'Your website links to a policy, and the link leads to an error.',
        how: 'Each link to a policy should open that policy.',
        effort: 'minutes',
        owner: 'web person',
      },
      'no-form-seen': {
        title: 'Say on a privacy page what others learn of your visitors',
        description:
          'Parts of the [pages|page] read come from other websites, which may learn who visits. In many countries the law asks ' +
          'for a page that says so.',
        how:
          'A page of its own should say which data of your visitors you or others get, what for, and whom to ask. [Every ' +
          'page|Your page] should link to it.',
      },
      'no-terms': {
        title: 'Link to your terms and the rules for cancelling',
        description: 'An assistant that is asked how to cancel or return can only tell what a page of yours says.',
        how:
          'Can people order or book on your website? Then a page it links to should say how an order is paid, delivered and ' +
          'cancelled.',
      },
    },
  },
  'anonymous-articles': {
    title: 'Name the author of each article',
    description: '{Articles do|An article does} not say who wrote {them|it}.',
    how: 'The name of its author should stand on each article.',
    effort: 'minutes',
    owner: 'you',
  },
  'unlinked-author-pages': {
    title: 'Link author names to a page about the author',
    description:
      '<Names of authors lead to no page about them|The name of an author leads to no page about this person>.',
    how: 'The name of each author should link to a page that says what makes this person an expert.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'thin-author-page': {
        title: 'Say on the pages about your authors who they are',
        description: 'Author names lead to the pages we list.',
        how: 'Each page about an author should say what makes this person an expert, such as job, training and years of work.',
        effort: 'hours',
        owner: 'you',
      },
    },
  },
};

import type { AdviceOf } from './advice.ts';
import { businessMarkupAdvice, REPAIR_BROKEN } from './business-markup.ts';

/** By check id. */
export const structuredDataAdvice: AdviceOf<'structured-data'> = {
  ...businessMarkupAdvice,
  'markup-unlike-visible-text': {
    title: 'Tell machines what your pages tell people',
    description: 'The description that machines read holds values we did not see on the [pages|page] read.',
    how: 'Each of these values should stand on the page as well, or not in the description.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'questions-in-markup-only': {
        title: 'Show the questions you give to machines on the page, too',
        description: 'A page gives machines questions and answers that it does not show.',
        how: 'Each question and answer in the FAQPage should stand on its page as well, or not in the FAQPage.',
      },
    },
  },
  'self-serving-rating': {
    title: 'Take the rating of your own business out of the description machines read',
    description:
      'The description that machines read gives your own business a rating. Google shows no stars for ratings that a ' +
      'business publishes about itself.',
    how:
      'The description of your own business should hold neither aggregateRating nor review. Reviews shown on a page stay ' +
      'there.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'nothing-behind-it': {
        title: 'Take out of the code a rating that nobody can see',
        description:
          'The code of your [pages|page] gives your own business a rating, and we saw no review on the [pages|page] read.',
        how: 'Ratings and reviews of your own business should be gone from its part of the code.',
      },
      'self-written': {
        title: 'Take the ratings you wrote yourselves out of the code',
        description:
          'The description that machines read rates things you offer, and names you as the author of each review.',
        how: 'A rating in the code should be one that customers gave, and stand on the page as well.',
      },
      unshown: {
        title: 'Show on the page the ratings you give to machines',
        description:
          'The description that machines read rates things you offer, and on the [pages|page] read we saw no such rating.',
        how: 'Each rating in the code should stand on its page as well, with the number of votes, or not in the code.',
      },
      contradicted: {
        title: 'Give machines the rating that the page shows',
        description: 'The description that machines read carries a rating that the page contradicts or that cannot be.',
        how: 'The rating in the code should be the one the page shows, with the same number of votes, or not be there.',
      },
    },
  },
  'retired-markup': {
    title: 'Remove the descriptions for machines that Google no longer uses',
    description: 'Google no longer shows anything for some types in the code of your pages.',
    how: 'These types can go when somebody next works on the code.',
    effort: 'minutes',
    owner: 'web person',
  },
  'markup-only-after-javascript': {
    title: 'Send the description machines read with the page, not by a script',
    description: 'A script adds some of the description that machines read.',
    how: 'This description should stand in the HTML that the server sends.',
    effort: 'hours',
    owner: 'web person',
  },
  'broken-json-ld': REPAIR_BROKEN,
  'unknown-schema-types': {
    title: 'Use names that schema.org knows',
    description: 'The description that machines read uses names that schema.org does not have.',
    how: 'Each type and property should bear a name that schema.org has, with the same capital letters.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'wrong-context': {
        title: 'Say which vocabulary your description for machines uses',
        description: 'The description that machines read does not say, or says wrongly, which vocabulary it uses.',
        how: 'Each block of JSON-LD should name its vocabulary: "@context": "https://schema.org".',
      },
    },
  },
  'unmarked-prices': {
    title: 'Let machines read your prices',
    description:
      'People can read prices on {some pages|the page we name}, and machines find no offer there with a price and a currency.',
    how:
      'Each price should stand in an Offer with its currency. A fixed sum is its price. A sum that is a start goes into ' +
      'minPrice of a priceSpecification.',
    effort: 'hours',
    owner: 'web person',
  },
  'sparse-article-markup': {
    title: 'Give machines author and date of your {articles|article}',
    description: 'The code of an article can tell machines who wrote it and when.',
    how: 'The Article in the code of each should hold headline, author and datePublished, as the page shows them.',
    effort: 'hours',
    owner: 'web person',
  },
  'conflicting-nodes': {
    title: 'Remove contradictions from the description machines read',
    description:
      'Two parts of the hidden description that machines read have the same address, number or @id, and different names.',
    how: 'Are they one business? Then both should bear the same @id and the same values. If they are two, nothing has to change.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'told-two-ways': {
        title: 'Give machines one phone number for your business',
        description: 'Your pages describe one business to machines, by its @id, with different phone numbers.',
        how: 'Are all of these numbers yours? If one is old or wrong, it should go from the structured data of every page.',
      },
      'left-number': {
        title: 'Check a number in the data for machines that looks made up',
        description:
          'Your pages describe one business to machines, by its @id, with different phone numbers. The one we name first looks ' +
          'like one of a template.',
        how: 'The structured data of every page should hold a number that reaches you.',
      },
      'two-sets-of-hours': {
        title: 'Give machines one set of opening hours',
        description:
          'Pages describe your business to machines with the same name and number, and with different opening hours.',
        how: 'Which of these hours are true? The structured data of every page should give those.',
      },
      'two-question-lists': {
        title: 'Give machines one list of your questions',
        description: 'A page gives machines two different lists of questions and answers.',
        how: 'A page should hold one FAQPage node with all of its questions.',
      },
    },
  },
  'missing-breadcrumbs': {
    title: 'Tell machines where your {pages belong|page belongs}',
    description:
      'In the code of {some pages|the page we name}, no path for machines says which part of the website {they belong|it belongs} ' +
      'to.',
    how: 'Each inner page should hold a BreadcrumbList: the path from the home page to that page.',
    effort: 'hours',
    owner: 'web person',
  },
  'unlinked-authors': {
    title: 'Tell machines who writes your articles',
    description: 'No schema.org data tells who writes your articles.',
    how: 'The JSON-LD of each article should name its author as a Person.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'name-only': {
        title: 'Tell machines who your authors are',
        description: 'The description that machines read names who writes your articles.',
        how:
          'The Person should hold what makes the author an expert: jobTitle, and url with the address of a page about this ' +
          'person.',
      },
    },
  },
  'unconnected-nodes': {
    title: 'Join the two descriptions of your business in the code',
    description: 'A page describes your business to machines twice under one name, and nothing joins the two.',
    how: 'Both descriptions should bear the same @id, or be one.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'business-not-named': {
        title: 'Say in the code whose website it is',
        description:
          'The description that machines read holds your business, and beside it parts that do not say that they belong to you.',
        how: 'Each of these parts should refer to your business by its @id, in the property we name.',
        effort: 'minutes',
      },
      'same-id-twice': {
        title: 'Describe each thing once under its name',
        description: 'Two parts of the description that machines read carry one @id and say different things.',
        how: 'Each @id should stand for one thing, with the same values wherever it is described.',
      },
    },
  },
  'unmarked-media': {
    title: 'Describe your videos for machines',
    description: 'We found no schema.org data about {videos|a video} of yours.',
    how:
      'Each video should have a VideoObject in the code. It needs a name, the day the video was put up, and the address of a ' +
      'still picture.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      incomplete: {
        title: 'Give machines the details of your videos',
        description: 'Your videos are described for machines, and details that Google requires are missing.',
        how: 'Each VideoObject needs a name, the day the video was put up, and the address of a still picture.',
        effort: 'minutes',
      },
    },
  },
};

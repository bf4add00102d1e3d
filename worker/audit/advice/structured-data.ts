import type { AdviceOf } from './advice.ts';
import { businessMarkupAdvice } from './business-markup.ts';

/** By check id. */
export const structuredDataAdvice: AdviceOf<'structured-data'> = {
  ...businessMarkupAdvice,
  'markup-unlike-visible-text': {
    title: 'Tell machines what your pages tell people',
    description:
      'The hidden description that machines read claims things we did not see on the [pages|page] read. Search engines ' +
      'ask that it stands on the page, and assistants cannot know which side is right.',
    how: 'For each value we list, decide what is true. Change the structured data or the page so that both say the same.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'questions-in-markup-only': {
        title: 'Show the questions you give to machines on the page, too',
        description:
          'A page gives machines questions and answers that it does not show. Search engines want such a list to stand on the page it belongs to.',
        how: 'Put the questions we list on the page, each with its answer, or take them out of the FAQPage in its structured data.',
      },
    },
  },
  'self-serving-rating': {
    title: 'Take the rating of your own business out of the description machines read',
    description:
      'The hidden description that machines read gives your own business a rating. Google shows no stars for ' +
      'ratings that a business publishes about itself.',
    how:
      'Take aggregateRating and review out of what describes your business. Reviews that stand on a page stay there. Where ' +
      'your business stands inside the rating, as itemReviewed, keep the business and take the rating away.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'nothing-behind-it': {
        title: 'Take out of the code a rating that nobody can see',
        description:
          'The code of your [pages|page] gives your own business a rating. We saw no review on the [pages|page] we read, so ' +
          'nobody can see there what the figure counts. Google shows no stars for ratings of oneself.',
        how:
          'Take aggregateRating and review out of the part about your business. Where your business stands inside the ' +
          'rating, as itemReviewed, keep the business. Only take the rating away.',
      },
      'self-written': {
        title: 'Take the ratings you wrote yourselves out of the code',
        description:
          'The hidden description that machines read rates things you offer, and names you as the author of each review. ' +
          'Ratings count that customers gave.',
        how:
          'Take aggregateRating and review out of each part we list. Put them back once customers have rated it, with their ' +
          'names, and show the same on the page.',
      },
      unshown: {
        title: 'Show on the page the ratings you give to machines',
        description:
          'The hidden description that machines read rates things you offer. On the [pages|page] read we saw no ' +
          'such rating and no review.',
        how: 'Show each rating we list on its page, with the number of votes. Where there is none to show, delete aggregateRating.',
      },
      contradicted: {
        title: 'Give machines the rating that the page shows',
        description:
          'The hidden description that machines read carries a rating that the page contradicts or that cannot be. ' +
          'Google counts that as a breach of its rules.',
        how:
          'Compare the values we list with what the page shows. Put in the true rating and number of votes, or delete ' +
          'aggregateRating. Never copy a rating from another page.',
      },
    },
  },
  'retired-markup': {
    title: 'Remove the descriptions for machines that Google no longer uses',
    description:
      'Google no longer uses some types on your pages. They do no harm, but are hardly worth your work any more.',
    how: 'Delete the types we list, or leave them until you next work on the code. Do not add new ones.',
    effort: 'minutes',
    owner: 'web person',
  },
  'markup-only-after-javascript': {
    title: 'Send the description machines read with the page, not by a script',
    description:
      'A script adds some of the hidden description that machines read. Most assistants run no scripts, so they read your pages without it.',
    how: 'Put what we quote into the HTML the server sends, in place of the script that adds it.',
    effort: 'hours',
    owner: 'web person',
  },
  'broken-json-ld': {
    title: 'Repair the broken description that machines read',
    description:
      'Part of the hidden description that machines read cannot be read because of a slip in how it is ' +
      'written. Until it is mended, what it says is lost.',
    how:
      'Copy each block we list into validator.schema.org. Look for a missing comma, a quote too many or a line break ' +
      'in a text. Correct it where it is written and test again.',
    effort: 'minutes',
    owner: 'web person',
  },
  'unknown-schema-types': {
    title: 'Use names that schema.org knows',
    description:
      'The hidden description that machines read uses names that schema.org does not have. Readers ignore what they do not know.',
    how:
      'In place of each name we list, write the one schema.org has for it, with the same capital letters. Where it ' +
      'has none, take the name out; if no type is left, LocalBusiness does for a business with a place and ' +
      'Organization for any other.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'wrong-context': {
        title: 'Say which vocabulary your description for machines uses',
        description:
          'The hidden description that machines read does not say, or says wrongly, which vocabulary it uses. Readers then do not know what its words mean.',
        how: 'Begin each block we list with this line: "@context": "https://schema.org". Leave the rest as it is and test it at validator.schema.org.',
      },
    },
  },
  'unmarked-prices': {
    title: 'Let machines read the prices on {the pages we list|the page we name}',
    description:
      'People can read your prices; on {the pages we list|the page we name} machines find no offer with a price and a currency in the form that they look up.',
    how:
      'On {each page we list|the page}, add JSON-LD with an Offer for each thing that has a price. A sum that ' +
      'is all there is to pay is its price, with priceCurrency. “From” and ranges go into a priceSpecification ' +
      'as minPrice and maxPrice.',
    effort: 'hours',
    owner: 'web person',
  },
  'sparse-article-markup': {
    title: 'Give machines author and date of the {articles we list|article we name}',
    description: 'Articles of yours do not tell machines who wrote them and when, or leave out part of it.',
    how:
      'State in structured data, as an Article, what we list as missing of each article: headline, author, datePublished. Where they ' +
      'share a template, do it there, once.',
    effort: 'hours',
    owner: 'web person',
  },
  'conflicting-nodes': {
    title: 'Remove contradictions from the description machines read',
    description:
      'Two parts of the hidden description that machines read have the same address, number or @id, and different names.',
    how:
      'Find where each of the two is written. If they are one business, keep one part, or give both the same @id and the same values. If ' +
      'they are two, leave both.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'told-two-ways': {
        title: 'Give machines one phone number for your business',
        description:
          'Your pages describe one and the same business to machines, by its @id, with different phone numbers. Which one is right they cannot know.',
        how: 'Decide which of the numbers we list is right. Write it in the structured data of every page that describes your business.',
      },
      'left-number': {
        title: 'Replace a number in the data for machines that nobody has',
        description:
          'Your pages describe one and the same business to machines, by its @id, with different phone numbers. The one we name first is ' +
          'nobody’s: it was left where yours belongs.',
        how: 'Write the other number we list in its place, on every page that describes your business. Check that it is yours.',
      },
      'two-sets-of-hours': {
        title: 'Give machines one set of opening hours',
        description:
          'Pages describe your business to machines with the same name and number, and with different opening hours. Which hold they cannot know.',
        how: 'Decide which of the hours we list hold. Write them in the structured data of every page that describes your business.',
      },
      'two-question-lists': {
        title: 'Give machines one list of your questions',
        description: 'A page gives machines two different lists of questions and answers. A page has one.',
        how: 'Put all questions into one FAQPage node, and delete the other. If a plugin writes one of them, turn it off there.',
      },
    },
  },
  'missing-breadcrumbs': {
    title: 'State where {the pages we list belong|the page we name belongs}',
    description:
      'In the code of {the pages we list|the page we name}, no path for machines says which part of the website {they belong|it belongs} to.',
    how: 'Add a BreadcrumbList to {each page we list|the page}, from the home page down to the page itself.',
    effort: 'hours',
    owner: 'web person',
  },
  'unlinked-authors': {
    title: 'Tell machines who writes your articles',
    description: 'Nothing that machines look up tells them who writes your articles.',
    how: 'Add JSON-LD to each article that names its author as a Person with name, jobTitle and url. Let the url lead to a page about this person.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'name-only': {
        title: 'Tell machines more of your authors than their names',
        description: 'What machines look up names who writes your articles, and tells them nothing else about them.',
        how: 'Add jobTitle and url to the Person we quote. Let the url lead to a page about this person.',
      },
    },
  },
  'unconnected-nodes': {
    title: 'Join the two descriptions of your business in the code',
    description:
      'A page describes your business to machines twice under one name, and nothing joins the two. A machine may take them for two businesses.',
    how: 'Give both parts we list the same @id, or keep one and move what only the other says into it.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'business-not-named': {
        title: 'Say in the code whose website it is',
        description:
          'The hidden description that machines read holds your business, and beside it parts that do not say that they belong to you.',
        how: 'In each part we list, put in the property we name and let it refer to your business by its @id. Where your business has no @id, give it one.',
        effort: 'minutes',
      },
      'same-id-twice': {
        title: 'Describe each thing once under its name',
        description:
          'Two parts of the hidden description that machines read carry one identifier and say different things. ' +
          'Machines take them for one and get a contradiction.',
        how: 'Find the two nodes we list. Keep one and delete the other, or give them different @ids if they are two things.',
      },
    },
  },
  'unmarked-media': {
    title: 'Describe your videos for machines',
    description:
      'Whoever reads only text learns nothing from a video. Name, date and a picture in a hidden description tell what there is to see.',
    how:
      'Add a VideoObject to {each page that shows a video|the page}. Say in it what the video is called, what ' +
      'it is about and when you put it up: name, description, uploadDate. Add the address of a still picture ' +
      'as thumbnailUrl.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      incomplete: {
        title: 'Complete what you tell machines about your videos',
        description: 'Your videos are described for machines, but details that Google requires are missing.',
        how:
          'Look at each VideoObject we list and add what is missing in it. A video needs its name, the day you put it ' +
          'up as uploadDate, and a still picture as thumbnailUrl.',
        effort: 'minutes',
      },
    },
  },
};

import { type Advice, type AdviceOf, onlyAfterJavaScript } from './advice.ts';
import { titlesLeft } from './left-by-tool.ts';

export const piecesOfPages: Advice = {
  title: 'Make {whole pages of pieces|a whole page of a piece}',
  description:
    'What stands at these addresses is sent as a piece of a page: nothing says what it is called or which language it is ' +
    'in.',
  how: 'Each address people can open should answer with a whole page, with a title, a description and a language.',
  effort: 'day',
  owner: 'web person',
};

/** By check id. */
export const semanticsAdvice: AdviceOf<'semantics'> = {
  'weak-page-titles': {
    title: 'Give {your pages titles of their own|the page we name a title that says what it is about}',
    description: 'The title says what a page is about.',
    how: '[Each page|The page] should have a title that says what it is about[, and no two pages the same|].',
    effort: 'hours',
    owner: 'you',
    causes: {
      'only-the-frame': onlyAfterJavaScript('the page titles'),
      'left-by-tool': titlesLeft,
      repeated: {
        title: 'Give {pages that share a title one|the page we name a title} of {their|its} own',
        description: '{Pages have|A page has} the same title as another page.',
        how: '[Each page|The page] should have a title that says what it is about[, and no two pages the same|].',
      },
    },
  },
  'missing-main-heading': {
    title: 'Give {each of your pages|the page we name} one main heading',
    description: 'The main heading (h1) says what a page is about.',
    how: '[Each page|The page] should have one h1 that says what it is about.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      several: {
        title: 'Make one heading of {each of your pages|the page we name} the main one',
        description: '{Pages have|A page has} several main headings (h1).',
        how: '[Each page|The page] should have one h1 that says what it is about.',
      },
      'named-below': {
        title: 'Make the heading that names {a page|the page we name} its main heading',
        how: 'The heading that says what the page is about should be its h1.',
        effort: 'minutes',
      },
      'without-words': {
        title: 'Fill the empty main heading of {your pages|the page we name}',
        how: 'The h1 of [each|the] page should hold words that say what the page is about.',
      },
      'same-banner': {
        title: 'Make the heading of each page its main heading',
        description: 'The only main heading is the same on several pages, and a script brings it.',
        how: 'On [each|the] page, the heading that says what this page is about should be its only h1.',
      },
      'only-the-frame': onlyAfterJavaScript('the main headings'),
      'only-after-javascript': {
        ...onlyAfterJavaScript('the main headings'),
        title: 'Send the main heading with each page that scripts fill',
      },
    },
  },
  'skipped-heading-levels': {
    title: 'Put the levels of your headings in order',
    description: '<Headings jump|A heading jumps> over levels.',
    how: 'No heading should lie two levels or more below the one before it.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'no-headings': {
        title: 'Give each topic of a long page a heading',
        description: 'Headings say what each part of a long page is about.',
        how: 'Each topic of a long page should have a heading of its own.',
        effort: 'hours',
        owner: 'you',
      },
      'all-main': {
        title: 'Give your headings different ranks',
        description: 'All headings of a page are main headings (h1).',
        how: 'A page should have one h1, and its topics headings of lower ranks.',
      },
    },
  },
  'missing-landmarks': {
    title: 'Mark what is content and what is menu',
    description: 'Parts of {pages|the page we name} are not marked as what they are.',
    how:
      'The content of [each|the] page should stand in main, and menu, head and foot, where the page has them, in nav, header and ' +
      'footer.',
    effort: 'hours',
    owner: 'web person',
  },
  'one-large-section': {
    title: 'Divide {your long pages|your long page} by headings',
    description: 'Much of the text of {some pages|the page we name} stands in one piece.',
    how: 'Each topic of a long text should have a heading of its own.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'no-headings': {
        title: 'Give {your long pages|your long page} headings',
        description: 'Headings say what each part of a long page is about.',
      },
    },
  },
  'wrong-page-language': {
    title: 'State the language of {your pages|the page we name} correctly',
    description: '{Pages declare|A page declares} another language than {they seem|it seems} to be written in.',
    how: 'The lang attribute of [each|the] page should name the language the page is written in.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'only-the-frame': onlyAfterJavaScript('the language of the page'),
      'wrong-or-not-stated': {
        title: 'State the right language on each page',
        description: 'Some pages declare another language than they seem to be written in, and others declare none.',
      },
      'not-stated': {
        title: 'State the language of {your pages|the page we name}',
        description: '{Pages do|A page does} not say in the lang attribute what language {they are|it is} in.',
        how: 'The lang attribute of [each|the] page should name the language the page is written in.',
      },
    },
  },
  'unmarked-dates': {
    title: 'Make your dates readable for machines',
    description: 'Machines cannot read <some dates|a date> for certain.',
    how: 'Each such date should stand in a time element with datetime, written as year, month and day.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'no-date': {
        title: 'Date {articles|an article}',
        description: '{Articles show|An article shows} no date, as far as we could see.',
        how: 'Each article should show the day it was published.',
      },
    },
  },
  'weak-meta-descriptions': {
    title: 'Describe {each of your pages|the page we name} in a sentence or two',
    description: 'A description says in a sentence or two what a visitor finds on a page.',
    how: '[Each page|The page] should have a description of its own: a sentence or two on what a visitor finds there.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'only-the-frame': onlyAfterJavaScript('the page descriptions'),
      'left-by-tool': {
        title: 'Replace the page {descriptions that were|description that was} left from building the website',
        description:
          'The description we quote speaks of a tool, and not of you: whoever or whatever made the website left it there.',
        how: 'The description of [each|the] page should say in a sentence or two what a visitor finds there.',
      },
      repeated: {
        title: 'Give {your pages descriptions of their|the page we name a description of its} own',
        description: '{Pages have|A page has} the same description as another page.',
        how: '[Each page|The page] should have a description of its own: a sentence or two on what a visitor finds there.',
      },
    },
  },
  'text-made-lists': {
    title: 'Turn typed lists and bare tables into real ones',
    description: '<Lists or tables are not marked as what they are|A list or table is not marked as what it is>.',
    how: 'Each list should be one in the code (ul or ol with li), and the heading cells of each table should be th.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'typed-lists': {
        title: 'Make lists of lines that begin with a typed sign',
        description: '<Lines begin|A line begins> with a dash or a dot that was typed.',
        how: 'Lines that form a list should be one in the code (ul or ol with li), without the signs typed before them.',
        effort: 'minutes',
        owner: 'you',
      },
      tables: {
        title: 'Give <tables heading cells|a table heading cells>',
        description: '<Tables have|A table has> no heading cells.',
        how: 'In each table, the cells that say what stands below or beside them should be heading cells (th).',
      },
    },
  },
};

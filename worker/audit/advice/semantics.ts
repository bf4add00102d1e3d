import { type Advice, type AdviceOf, onlyAfterJavaScript } from './advice.ts';
import { titlesLeft } from './left-by-tool.ts';

export const piecesOfPages: Advice = {
  title: 'Make {whole pages of the pieces|a whole page of the piece} we list',
  description:
    'What we list is sent as a piece of a page: nothing above its text says what it is called or which language it is in. Whoever opens ' +
    'it by its own address, as search engines and assistants do, sees that piece alone.',
  how:
    'Build {each of them|it} as a whole page from the template of your other pages. Put your menu, your name and the footer around its ' +
    'text. Give it a title, a description and a language. If a script loads {the pieces|the piece} into another page, let your menu open ' +
    'the whole {pages|page} instead.',
  effort: 'day',
  owner: 'web person',
};

/** By check id. */
export const semanticsAdvice: AdviceOf<'semantics'> = {
  'weak-page-titles': {
    title: 'Give {the pages we list titles of their own|the page we name a title that says what it is about}',
    description:
      'The title is the first thing read and quoted of a page.[ Where it is missing or the same on several ' +
      'pages, nobody can tell them apart by it.|]',
    how:
      'Write a title of 15 to 65 characters for {each page we list|the page we name}: topic first, then your ' +
      'name.[ No two pages should have the same.|]',
    effort: 'hours',
    owner: 'you',
    causes: {
      'only-the-frame': onlyAfterJavaScript('the page titles'),
      'left-by-tool': titlesLeft,
      length: {
        title: 'Bring the page {titles|title} we quote to a good length',
        description:
          'The title is the first thing read and quoted of a page. Some of yours say too little, and others are too long to be shown whole.',
        how:
          'Search results cut a title off at about 60 characters, so begin with what matters: topic first, then your ' +
          'name or town. Keep every word people look for; add your trade or town to a short title.',
      },
      'too-long': {
        title: 'Begin the page {titles|title} we quote with what matters, or shorten {them|it}',
        description:
          'The title is the first thing read and quoted of a page. {Those we quote are|The one we quote is} too long to be shown whole.',
        how:
          'Search results cut a title off at about 60 characters: what people look for belongs before that.[ Words that end every title ' +
          'can go.|]',
      },
      'too-short': {
        title: 'Say more in the page {titles|title} we quote',
        description:
          'The title is the first thing read and quoted of a page. {Those we quote say|The one we quote says} little.',
        how:
          'If the words are yours, keep them and add what people look for: your trade, and your town where you work for one. ' +
          'If the tool that made the website put them there, write your own.',
      },
    },
  },
  'missing-main-heading': {
    title: 'Give {each page we list|the page we name} one main heading',
    description:
      '{The pages we list do not say|The page we name does not say} in one main heading what {they are|it is} ' +
      'about, so a reader has to work it out from the text.',
    how: 'Give {each page we list|the page} exactly one h1 that says what it is about.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      several: {
        title: 'Keep one main heading on {each page we list|the page we name}',
        description:
          '{The pages we list have|The page we name has} several main headings, so it is unclear which one says what the page is about.',
        how:
          'On {each page we list|the page}, keep the h1 that states the topic. Make those that head a section h2. What ' +
          'heads nothing, such as a logo, a menu or a copyright line, becomes plain text or a link.',
      },
      'named-below': {
        title: 'Make the heading that names {each page we list|the page} its main heading',
        how: 'Make the {headings|heading} we quote the h1. The size of the letters can stay as it is, set with styles.',
        effort: 'minutes',
      },
      'without-words': {
        title: 'Fill the empty main heading {of each page we list|of the page we name}',
        how: 'Write into the h1 that stands there what {each page|the page} is about. A second h1 is not needed.',
      },
      'same-banner': {
        title: 'Make the heading of each page its main heading',
        description:
          'The only main heading is the same on several pages, and a script brings it. What a page is about stands in a heading of ' +
          'lower rank.',
        how:
          'On each page we list, make the heading that says what the page is about the h1. Turn the one that the script brings ' +
          'into plain text or a link.',
      },
      'only-the-frame': onlyAfterJavaScript('the main headings'),
      'only-after-javascript': {
        ...onlyAfterJavaScript('the main headings'),
        title: 'Send the main heading with each page that scripts fill',
      },
    },
  },
  'skipped-heading-levels': {
    title: 'Put the headings we list in order',
    description: 'The headings we list jump over levels, so it is unclear which passage belongs to which topic.',
    how: 'Go from h1 to h2 to h3 without a gap. Choose the level by the order of topics, and set the size of the letters with styles.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'no-headings': {
        title: 'Give each topic of a long page a heading',
        description:
          '{The long pages we list have|The long page we name has} no headings below the title, so it is unclear ' +
          'where one topic ends and the next begins.',
        how: 'Keep one h1 for the page. Give each topic an h2, and parts of a topic an h3. A long text needs one about every 150 to 300 words.',
        effort: 'hours',
        owner: 'you',
      },
      'all-main': {
        title: 'Give your headings different ranks',
        description: 'All headings of a page are main headings. So nothing tells which passage belongs to which topic.',
        how:
          'Keep one h1 for the page. Make each topic an h2, and parts of a topic an h3. Choose by the order of ' +
          'topics, and set the size of the letters with styles.',
      },
    },
  },
  'missing-landmarks': {
    title: 'Mark what is content and what is menu',
    description:
      'Parts of {the pages we list|the page we name} are not marked as what they are, so machines have to guess.',
    how:
      'Each part of a page has its element: main for the content, nav for a menu, header and footer for head and foot. Put in those ' +
      'that are missing, as far as the page has such a part.[ Where your pages share a template, do it there, once.|]',
    effort: 'hours',
    owner: 'web person',
  },
  'one-large-section': {
    title: 'Divide {the long pages we list|the long page we name} by headings',
    description:
      'Much of the text of {the pages we list|the page we name} stands in one piece. Assistants quote ' +
      'passages, and a wall of text gives them no place to begin.',
    how: 'Set a heading about every 150 to 300 words, where a new topic begins. Let each say what the passage is about.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'no-headings': {
        title: 'Give {the long pages we list|the long page we name} headings',
        description:
          '{The long pages we list have|The long page we name has} no headings that divide the text. Assistants quote ' +
          'passages, and a wall of text gives them no place to begin.',
      },
    },
  },
  'wrong-page-language': {
    title: 'State the language of {the pages we list|the page we name} correctly',
    description:
      '{These pages declare another language than they seem|This page declares another language than it seems} to be ' +
      'written in. Readers believe the tag, and may translate or read out your text in the wrong language.',
    how:
      'Set the lang attribute of the html element of {each page we list|the page we name} to the code of the language it is written in. ' +
      'Where a page is meant to be in the language it states, translate its text instead.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'only-the-frame': onlyAfterJavaScript('the language of the page'),
      'wrong-or-not-stated': {
        title: 'State the right language on each of the pages we list',
        description:
          'Of the pages we list some declare another language than they seem to be written in, and others declare none. ' +
          'Readers believe the tag, and where there is none they guess: they may read out your text in the wrong language.',
      },
      'not-stated': {
        title: 'State the language of {the pages we list|the page we name}',
        description:
          '{The pages we list do not say which language they are|The page we name does not say which language it ' +
          'is} in. Readers then have to guess, and may read the text out in the wrong one.',
        how:
          'Add the lang attribute to the html element of {each page we list|the page}, with the code of the ' +
          'language it is written in.',
      },
    },
  },
  'unmarked-dates': {
    title: 'Make the <dates|date> we quote readable for machines',
    description: 'A date that machines cannot read for certain does not tell them whether a text is recent.',
    how: 'Put <each date we quote|the date we quote> in a time element with datetime, such as datetime="2031-05-03".',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'no-date': {
        title: 'Date the {articles we list|article we name}',
        description:
          'The {articles we list show|article we name shows} no date, as far as we could see. Nobody can tell how recent {they are|it is}.',
        how: 'Show the day of publication under the heading of <each article we list|the article>, in a time element with datetime.',
      },
    },
  },
  'weak-meta-descriptions': {
    title: 'Describe {each page we list|the page we name} in a sentence or two',
    description:
      'Search results often show the description of a page word for word. Where a page has none[, or the same ' +
      'as another|], they pick some other words of it.',
    how:
      'Write one or two sentences of 50 to 160 characters for {each page we list|the page} that say what a ' +
      'visitor finds there.[ No two pages should have the same.|] In the code it is the meta element with the name “description”.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'only-the-frame': onlyAfterJavaScript('the page descriptions'),
      'left-by-tool': {
        title: 'Replace the page {descriptions that were|description that was} left from building the website',
        description:
          'Search results often show the description of a page word for word. The one we quote speaks of a tool, and not of you: whoever or ' +
          'whatever made the website left it there.',
        how:
          'Write for {each page we list|the page} one or two sentences of 50 to 160 characters on what a visitor finds there, in place of ' +
          'what stands there now.[ No two pages should have the same.|] In the code it is the meta element with the name “description”.',
      },
      repeated: {
        title: 'Give {the pages we list descriptions of their|the page we name a description of its} own',
        description:
          'Search results often show the description of a page word for word. {Those we list have|The one we name has} the same as ' +
          'another page, so nothing there tells them apart.',
        how:
          'Write for {each page we list|the page} one or two sentences of 50 to 160 characters on what a visitor finds on it and not on ' +
          'the others. Where one of them only repeats another page, have it lead there instead.',
      },
      length: {
        title: 'Bring the page {descriptions|description} we quote to a good length',
        description:
          '{Some of your descriptions are|The description we quote is} too short to tell much, or too long to be shown whole.',
        how:
          'Search results cut a description off at about 160 characters, so put what counts first. We list those of fewer than 50 or more than 175. ' +
          'Keep the places and services it names. To a short one add a sentence on what a visitor finds there.',
      },
      'too-long': {
        title: 'Shorten the page {descriptions|description} we quote',
        description:
          '{Some of your descriptions are|The description we quote is} too long to be shown whole in search results.',
        how:
          'Search results cut a description off at about 160 characters, so put what counts first. We list those of more than 175. Keep the ' +
          'places and services it names.',
      },
      'too-short': {
        title: 'Say more in the page {descriptions|description} we quote',
        description: '{Some of your descriptions are|The description we quote is} too short to tell much.',
        how:
          'If the words are yours, keep them and add a sentence on what a visitor finds there. If the tool that made the website ' +
          'put them there, write your own. Search results show about 160 characters.',
      },
    },
  },
  'text-made-lists': {
    title: 'Turn typed lists and bare tables into real ones',
    description:
      'The lists or tables we name are not marked as what they are. Machines cannot tell for certain what belongs together.',
    how:
      'Make each list we quote a list: by ul and li in the code, or by the list button where an editor makes the page. In each table we ' +
      'quote, make the cells that say what stands below or beside them heading cells (th).',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'typed-lists': {
        title: 'Make lists of the lines you typed signs before',
        description:
          'The lines we list begin with a dash or a dot that was typed. Machines cannot tell for certain what belongs together.',
        how:
          'Make the lines we list a list: by ul and li in the code, or by the list button where an editor makes the page. ' +
          'Take out the signs typed before them.',
        effort: 'minutes',
        owner: 'you',
      },
      tables: {
        title: 'Give your tables a row of headings',
        description: 'The tables we list have no heading cells, so a machine cannot tell what a number in them means.',
        how: 'In each table we list, make the cells that say what stands below or beside them heading cells (th).',
      },
    },
  },
};

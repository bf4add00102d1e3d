import type { Advice } from './advice.ts';

/** By check id. */
export const semanticsAdvice: Record<string, Advice> = {
  'weak-page-titles': {
    title: 'Give every page a title of its own',
    description:
      'The title is the first thing read and quoted of a page. Some of yours are missing, the same as another or of a length that says too little.',
    how: 'Write a title of 15 to 65 characters for each page we list: topic first, then your name. No two pages should have the same.',
    effort: 'hours',
    owner: 'you',
  },
  'missing-main-heading': {
    title: 'Give every page one main heading',
    description:
      'Some pages do not state in one main heading what they are about, so a reader has to work it out from the text.',
    how: 'Give each page we list exactly one h1 that says what it is about. If the logo is an h1, change it to a plain link.',
    effort: 'hours',
    owner: 'web person',
  },
  'skipped-heading-levels': {
    title: 'Put your headings in order',
    description:
      'Your headings jump over levels, or a long page has none, so it is unclear which passage belongs to which topic.',
    how: 'Give each topic of a page a heading. Go from h1 to h2 to h3 without a gap. Choose the level by the order of topics, and set the size of the letters with styles.',
    effort: 'hours',
    owner: 'web person',
  },
  'missing-landmarks': {
    title: 'Mark what is content and what is menu',
    description: 'Your pages do not tell machines where the content begins and where menus and footers are.',
    how: 'Put the content in a main element, the menu in nav, and the head and foot of the page in header and footer. This is done once, in the template.',
    effort: 'hours',
    owner: 'web person',
  },
  'one-large-section': {
    title: 'Divide your long pages by headings',
    description:
      'Much of the text on your long pages stands in one piece. Assistants quote passages, and a wall of text offers none.',
    how: 'Set a heading about every 150 to 300 words, where a new topic begins. Let each say what the passage is about.',
    effort: 'hours',
    owner: 'you',
  },
  'wrong-page-language': {
    title: 'State the language of your pages correctly',
    description: 'The language your pages declare is missing or is not the one they are written in.',
    how: 'Set the lang attribute of the html element to the language of the page, such as “en” or “de”. In most systems it is the site language in the settings.',
    effort: 'minutes',
    owner: 'web person',
  },
  'unmarked-dates': {
    title: 'Make your dates readable for machines',
    description:
      'Your pages show dates as text only, or articles show none. Whether a text is recent can then not be told for certain.',
    how: 'Show the date under the heading and put it in a time element with datetime. Add datePublished and dateModified to the structured data.',
    effort: 'hours',
    owner: 'web person',
  },
  'weak-meta-descriptions': {
    title: 'Describe every page in a sentence or two',
    description:
      'Search results often show the description of a page word for word. Some of your pages have none of their own.',
    how: 'Write one or two sentences for each page we list that say what a visitor finds there. Put them in the description field of your SEO plugin.',
    effort: 'hours',
    owner: 'you',
  },
  'text-made-lists': {
    title: 'Turn typed lists into real ones',
    description:
      'Some of your lists are lines with dashes, or your tables have no headings. Machines cannot take these apart for certain.',
    how: 'Use the list button of your editor in place of dashes, and give each table a first row of th cells.',
    effort: 'hours',
    owner: 'web person',
  },
  'headings-without-anchors': {
    title: 'Let others link to your passages',
    description: 'Your chapters cannot be linked to one by one, so an answer can only point at the page as a whole.',
    how: 'Give each h2 and h3 a short id, such as “prices”. Many systems do this with a setting or a table of contents plugin.',
    effort: 'hours',
    owner: 'web person',
  },
};

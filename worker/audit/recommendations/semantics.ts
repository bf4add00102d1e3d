import type { Advice } from './advice.ts';

/** By check id. */
export const semanticsAdvice: Record<string, Advice> = {
  'weak-page-titles': {
    title: 'Give every page a title of its own',
    description:
      'The title is the first thing read and quoted of a page. Some of yours are missing, the same as another or of a length that says too little.',
    effort: 'hours',
    owner: 'you',
  },
  'missing-main-heading': {
    title: 'Give every page one main heading',
    description:
      'Some pages do not state in one main heading what they are about, so a reader has to work it out from the text.',
    effort: 'hours',
    owner: 'web person',
  },
  'skipped-heading-levels': {
    title: 'Put your headings in order',
    description: 'Your headings jump over levels, so it is unclear which passage belongs to which topic.',
    effort: 'hours',
    owner: 'web person',
  },
  'missing-landmarks': {
    title: 'Mark what is content and what is menu',
    description: 'Your pages do not tell machines where the content begins and where menus and footers are.',
    effort: 'hours',
    owner: 'web person',
  },
  'one-large-section': {
    title: 'Divide your long pages by headings',
    description:
      'Much of the text on your long pages stands in one piece. Assistants quote passages, and a wall of text offers none.',
    effort: 'hours',
    owner: 'you',
  },
  'wrong-page-language': {
    title: 'State the language of your pages correctly',
    description: 'The language your pages declare is missing or is not the one they are written in.',
    effort: 'minutes',
    owner: 'web person',
  },
  'unmarked-dates': {
    title: 'Make your dates readable for machines',
    description:
      'Your pages show dates as text only, or articles show none. Whether a text is recent can then not be told for certain.',
    effort: 'hours',
    owner: 'web person',
  },
  'weak-meta-descriptions': {
    title: 'Describe every page in a sentence or two',
    description:
      'Search results often show the description of a page word for word. Some of your pages have none of their own.',
    effort: 'hours',
    owner: 'you',
  },
  'text-made-lists': {
    title: 'Turn typed lists into real ones',
    description:
      'Some of your lists are lines with dashes, or tables without headings, which machines cannot take apart reliably.',
    effort: 'hours',
    owner: 'web person',
  },
  'headings-without-anchors': {
    title: 'Let others link to your passages',
    description: 'Your chapters cannot be linked to one by one, so an answer can only point at the page as a whole.',
    effort: 'hours',
    owner: 'web person',
  },
};

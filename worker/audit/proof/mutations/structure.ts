import { inMain, type Mutation, onEvery, onPage, swap } from './mutation.ts';

/** Titles, headings, language. */
export const structureMutations: readonly Mutation[] = [
  {
    name: 'no title',
    change: onPage('/', swap(/<title>[^<]*<\/title>/, '')),
    hits: ['title'],
    may: ['raw-essentials', 'name-consistency', 'place-in-title', 'og-consistent'],
  },
  {
    name: 'the title of an empty document',
    change: onPage('/', swap(/<title>[^<]*<\/title>/, '<title>Untitled Document</title>')),
    hits: ['title'],
    may: ['raw-essentials', 'name-consistency', 'place-in-title', 'og-consistent'],
  },
  {
    name: 'headings turned into paragraphs on every page',
    change: onEvery((page) => {
      page.html = page.html.replace(/<(\/?)h[2-6]/g, '<$1p');
      inMain(`<p>${'Vor jeder Behandlung erklären wir Ihnen in Ruhe, was wir tun. '.repeat(35)} ${page.path}</p>`)(
        page,
      );
    }),
    hits: ['heading-order', 'section-balance'],
    may: ['*'],
  },
  {
    name: 'two main headings',
    change: onEvery(swap('</main>', '<h1>Willkommen</h1></main>')),
    hits: ['h1-single'],
    may: [
      'heading-order',
      'question-headings',
      'section-balance',
      'answer-first',
      'natural-questions',
      'anchor-ids',
      'name-consistency',
    ],
  },
  {
    name: 'the wrong language declared',
    change: onEvery(swap('<html lang="de">', '<html lang="en">')),
    hits: ['html-lang'],
  },
  {
    name: 'headings flattened on a long page',
    change: onPage('/leistungen/', (page) => {
      swap(/<h2[^>]*>([^<]*)<\/h2>/, '<p>$1</p>')(page);
      inMain(`<p>${'Vor jeder Behandlung erklären wir Ihnen in Ruhe, was wir tun. '.repeat(30)}</p>`)(page);
    }),
    hits: ['section-balance'],
    may: ['anchor-ids', 'heading-order', 'question-headings', 'self-contained', 'readability', 'statistics', 'depth'],
  },
  {
    name: 'a heading level skipped',
    change: onEvery((page) => {
      page.html = page.html.replace(/<(\/?)h2/g, '<$1h4');
    }),
    hits: ['heading-order'],
    may: ['anchor-ids', 'team'],
  },
  {
    name: 'the same title everywhere',
    change: onEvery(swap(/<title>[^<]*<\/title>/, '<title>Zahnarztpraxis Hafenblick – Zahnarzt in Berlin</title>')),
    hits: ['title'],
    may: ['og-consistent'],
  },
  {
    name: 'landmarks turned into boxes',
    change: onEvery(swap(/<(\/?)(?:main|nav|header|footer)(?= |>)/, '<$1div')),
    hits: ['landmarks'],
    // Content is told from the frame by these.
    may: ['*'],
  },
];

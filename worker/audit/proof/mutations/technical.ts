import { head, inMain, type Mutation, onEvery, onLink, onPage, swap } from './mutation.ts';

/** Servers and their answers. */
export const technicalMutations: readonly Mutation[] = [
  {
    name: 'a key page gone',
    change: onPage('/preise/', (page) => {
      page.status = 404;
    }),
    hits: ['status-200'],
    may: [
      'sitemap-clean',
      'broken-internal',
      'graph-linked',
      'price-shown',
      'offers',
      'question-coverage',
      'orphan-pages',
      'lists-tables',
      'statistics',
      'visible-parity',
      'raw-essentials',
      'question-headings',
      'sourced-claims',
      'booking',
      'local-facts',
      'answer-first',
      'self-contained',
      'section-balance',
    ],
  },
  { name: 'no viewport', change: onEvery(swap(/<meta name="viewport"[^>]*>/, '')), hits: ['mobile-viewport'] },
  {
    name: 'a page laid out for one screen',
    change: onEvery(swap('width=device-width', 'width=1200')),
    hits: ['mobile-viewport'],
  },
  {
    name: 'a key page forbidden to machines',
    changeSeen: ({ pages }) => {
      const page = pages.find(({ url }) => url.endsWith('/team/'));
      if (page) page.plain.status = 403;
    },
    hits: ['status-200'],
    may: ['*'],
  },
  {
    name: 'zoom forbidden',
    change: onEvery(swap('initial-scale=1', 'initial-scale=1, user-scalable=no')),
    hits: ['mobile-viewport'],
  },
  {
    name: 'an insecure script',
    change: onPage('/', head('<script src="http://zahnarzt-hafenblick.test/a.js"></script>')),
    hits: ['mixed-content'],
    may: ['script-to-text'],
  },
  {
    name: 'an error page with success',
    change: onPage('/fragen/', swap(/<h1>[^<]*<\/h1>/, '<h1>Seite nicht gefunden</h1>')),
    hits: ['soft-404'],
    may: ['h1-single', 'natural-questions', 'faq-visible', 'name-consistency'],
  },
  {
    name: 'a picture loaded insecurely',
    change: onPage('/', inMain('<img src="http://bilder.test/hafen.jpg" alt="Der Hafen am Morgen">')),
    hits: ['mixed-content'],
  },
  {
    name: 'two security headers dropped',
    change: onPage('/', (page) => {
      delete page.headers['strict-transport-security'];
      delete page.headers['content-security-policy'];
    }),
    hits: ['security-headers'],
  },
  {
    name: 'a long way to a page',
    changeSeen: ({ pages }) => {
      const page = pages.find(({ url }) => url.endsWith('/preise/'));
      if (page) page.plain.redirects = [301, 302, 302].map((status, at) => ({ url: `${page.url}?${at}`, status }));
    },
    hits: ['redirect-hops'],
  },
  {
    name: 'a slow server',
    changeSeen: (observations) => {
      observations.ttfbSamplesMs = [2_400, 2_450, 2_500];
      for (const { plain } of observations.pages) plain.ttfbMs = 2_450;
    },
    hits: ['ttfb'],
  },
  {
    name: 'http does not lead to https',
    changeSeen: ({ hostVariants }) => {
      const insecure = hostVariants.find(({ variant }) => variant === 'http');
      if (insecure) Object.assign(insecure, { finalUrl: insecure.url, redirects: [] });
    },
    hits: ['https'],
    may: ['host-variants'],
  },
  {
    name: 'a dead link within the website',
    changeSeen: onLink('/termin', (check) => Object.assign(check, { status: 404 })),
    hits: ['broken-internal'],
  },
  {
    name: 'dead sources',
    changeSeen: onLink('bzaek', (check) => Object.assign(check, { status: 410 })),
    hits: ['broken-external'],
  },
  {
    name: 'nothing tells whether a page changed',
    changeSeen: ({ pages }) => {
      for (const { plain } of pages) delete plain.headers['etag'];
    },
    hits: ['cache-validators'],
  },
];

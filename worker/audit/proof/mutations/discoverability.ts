import { head, header, type Mutation, onEvery, onPage, swap } from './mutation.ts';

/** Finding and indexing. */
export const discoverabilityMutations: readonly Mutation[] = [
  {
    name: 'noindex on the home page',
    change: onPage('/', head('<meta name="robots" content="noindex">')),
    hits: ['noindex-meta'],
    may: ['sitemap-clean'],
    gate: 'noindex',
  },
  {
    name: 'noindex on a lesser page',
    change: onPage('/team/', head('<meta name="robots" content="noindex">')),
    hits: ['noindex-meta'],
    may: ['sitemap-clean'],
  },
  {
    name: 'noindex by header',
    change: onEvery(header('x-robots-tag', 'noindex')),
    hits: ['noindex-header'],
    // Lesser pages that nobody finds are asked for no title.
    may: ['sitemap-clean', 'title'],
    gate: 'noindex',
  },
  {
    name: 'noindex by header for Google',
    change: onPage('/', header('x-robots-tag', 'googlebot: noindex')),
    hits: ['noindex-header'],
    gate: 'google-shut-out',
  },
  {
    name: 'nosnippet',
    change: onPage('/', head('<meta name="robots" content="nosnippet">')),
    hits: ['snippet-allowed'],
    gate: 'nosnippet',
  },
  {
    name: 'short snippets',
    change: onPage('/', head('<meta name="robots" content="max-snippet:40">')),
    hits: ['snippet-allowed'],
  },
  {
    name: 'the main part kept from being quoted',
    change: onEvery(swap('<main>', '<main data-nosnippet>')),
    hits: ['snippet-allowed'],
  },
  {
    name: 'a canonical address that does not exist',
    change: onPage('/team/', swap(/(<link rel="canonical" href="[^"]*)team\/"/, '$1mannschaft/"')),
    changeSeen: ({ linkChecks }) => {
      const [first] = linkChecks;
      const url = 'https://zahnarzt-hafenblick.test/mannschaft/';
      if (first) linkChecks.push({ ...first, url, finalUrl: url, kind: 'canonical', status: 404 });
    },
    hits: ['canonical'],
    may: ['sitemap-clean', 'og-consistent'],
  },
  {
    name: "another page's address as the canonical one",
    change: onPage('/team/', swap(/(<link rel="canonical" href="[^"]*)team\/"/, '$1preise/"')),
    hits: ['canonical'],
    may: ['sitemap-clean', 'og-consistent'],
  },
  {
    name: 'a menu that only scripts follow',
    change: onPage('/', (page) => {
      page.html = page.html.replace(/<nav[\s\S]*?<\/nav>/, (nav) =>
        nav.replace(/<a [^>]*>([^<]*)<\/a>/g, '<li onclick="go()">$1</li>'),
      );
    }),
    hits: ['crawlable-links'],
    may: ['raw-nav', 'orphan-pages', 'internal-anchors', 'policies', 'booking'],
  },
  {
    name: '200 for everything',
    change: (website) => {
      website.controlStatus = 200;
    },
    hits: ['control-404'],
  },
  {
    name: 'no sitemap',
    change: (website) => {
      website.sitemap = null;
    },
    hits: ['sitemap-present'],
    may: [
      'sitemap-valid',
      'sitemap-lastmod',
      'sitemap-clean',
      'sitemap-coverage',
      'orphan-pages',
      'robots-sitemap-conflict',
      'date-consistency',
    ],
  },
  {
    name: 'a sitemap without the page that sells',
    change: (website) => {
      website.sitemap = (website.sitemap ?? []).filter(({ loc }) => !loc.endsWith('/leistungen/'));
    },
    hits: ['sitemap-coverage'],
  },
  {
    name: 'a sitemap without dates',
    change: (website) => {
      website.sitemap = (website.sitemap ?? []).map(({ loc }) => ({ loc, lastmod: null }));
    },
    hits: ['sitemap-lastmod'],
    may: ['date-consistency'],
  },
  {
    name: 'canonical to another host',
    change: onPage(
      '/preise/',
      swap(
        '<link rel="canonical" href="https://zahnarzt-hafenblick.test/preise/">',
        '<link rel="canonical" href="https://vermieter.test/preise/">',
      ),
    ),
    hits: ['canonical'],
    may: ['og-consistent'],
  },
  { name: 'no canonical', change: onPage('/team/', swap(/<link rel="canonical"[^>]*>/, '')), hits: ['canonical'] },
  {
    name: 'a menu of scripts',
    change: onEvery(swap(/(<li><a href=")[^"]*/, '$1javascript:void(0)')),
    hits: ['crawlable-links'],
    may: ['raw-nav', 'orphan-pages', 'internal-anchors', 'link-names'],
  },
];

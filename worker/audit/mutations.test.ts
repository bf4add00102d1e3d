import { describe, expect, it } from 'vitest';
import type { OutcomeName } from './check.ts';
import { CHECKS } from './checks/index.ts';
import { germanDentist } from './fixtures/german-dentist/website.ts';
import { observeWebsite, type Website, type WebsitePage } from './fixtures/observe-website.ts';
import { type Gate, gatesOf } from './gates.ts';
import { judge } from './judge.ts';
import { readInputs } from './read-inputs.ts';
import { type CheckResult, runChecks } from './run-checks.ts';
import { rawScore } from './scoring.ts';

/**
 * One change at a time in a website that does everything right. `hits` are the catalogue ids that must notice; `may` are those that
 * look at the same thing from another side and may notice too. Every other check must answer as before.
 */
interface Mutation {
  name: string;
  change(website: Website): void;
  hits: string[];
  may?: string[];
  gate?: string;
}

const robots = (text: string) => (website: Website) => {
  website.robots.text = `${text}\n${website.robots.text ?? ''}`;
};
const onPage = (path: string, edit: (page: WebsitePage) => void) => (website: Website) => {
  const page = website.pages.find((one) => one.path === path);
  if (!page) throw new Error(`no page ${path}`);
  edit(page);
};
const onEvery = (edit: (page: WebsitePage) => void) => (website: Website) => website.pages.forEach(edit);
/** A change that changes nothing would prove nothing. */
const swap = (from: string | RegExp, to: string) => (page: WebsitePage) => {
  const html = page.html.replaceAll(typeof from === 'string' ? from : new RegExp(from.source, `${from.flags}g`), to);
  if (html === page.html) throw new Error(`nothing to change on ${page.path}`);
  page.html = html;
};
const header = (name: string, value: string) => (page: WebsitePage) => {
  page.headers[name] = value;
};
const head = (html: string) => swap('</head>', `${html}</head>`);
const JSON_LD = /<script type="application\/ld\+json">[^<]*<\/script>/;

const EVERY_SEARCH_CHECK = [
  'access-chatgpt-search',
  'access-claude-search',
  'access-perplexity',
  'access-google',
  'access-bing',
  'access-apple-siri',
];

const MUTATIONS: Mutation[] = [
  // Access
  {
    name: 'one search agent refused',
    change: robots('User-agent: OAI-SearchBot\nDisallow: /\n'),
    hits: ['access-chatgpt-search'],
    may: ['robots-sitemap-conflict'],
  },
  {
    name: 'Claude refused',
    change: robots('User-agent: Claude-SearchBot\nDisallow: /\n'),
    hits: ['access-claude-search'],
    may: ['robots-sitemap-conflict'],
  },
  {
    name: 'Bing refused',
    change: robots('User-agent: bingbot\nDisallow: /\n'),
    hits: ['access-bing'],
    may: ['robots-sitemap-conflict'],
    gate: 'bing-shut-out',
  },
  {
    name: 'Google refused',
    change: robots('User-agent: Googlebot\nDisallow: /\n'),
    hits: ['access-google'],
    may: ['robots-sitemap-conflict'],
    gate: 'google-shut-out',
  },
  {
    name: 'everyone refused',
    change: (website) => {
      website.robots.text = 'User-agent: *\nDisallow: /\nSitemap: https://zahnarzt-hafenblick.test/sitemap.xml\n';
    },
    hits: [...EVERY_SEARCH_CHECK, 'access-other-assistants', 'access-user-fetch', 'robots-sitemap-conflict'],
    may: ['preview-bots', 'training-posture'],
    gate: 'robots-refuses-search',
  },
  {
    name: 'a page closed to everyone',
    change: robots('User-agent: *\nDisallow: /preise/\n'),
    hits: [...EVERY_SEARCH_CHECK, 'robots-sitemap-conflict'],
  },
  {
    name: 'a fetcher for customers refused',
    change: robots('User-agent: Claude-User\nDisallow: /\n'),
    hits: ['access-user-fetch'],
  },
  {
    name: 'link previews refused',
    change: robots('User-agent: facebookexternalhit\nDisallow: /\n'),
    hits: [],
    may: ['preview-bots'],
  },
  {
    name: 'training refused',
    change: robots('User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n'),
    hits: [],
    may: ['training-posture'],
  },
  {
    name: 'a rule for a retired name',
    change: robots('User-agent: anthropic-ai\nDisallow: /\n'),
    hits: ['obsolete-rules'],
  },
  { name: 'a misspelt rule', change: robots('User-agent: *\nDissallow: /intern/\n'), hits: ['robots-syntax'] },
  {
    name: 'robots.txt fails',
    change: (website) => {
      website.robots = { status: 500, text: null };
    },
    hits: ['robots-reachable', 'sitemap-present', ...EVERY_SEARCH_CHECK],
    may: [
      'access-other-assistants',
      'access-user-fetch',
      'training-posture',
      'robots-syntax',
      'robots-sitemap-conflict',
      'obsolete-rules',
      'preview-bots',
    ],
  },
  {
    name: 'a web page as robots.txt',
    change: (website) => {
      website.robots.text = '<!doctype html><title>Start</title>';
    },
    hits: ['robots-reachable', 'sitemap-present'],
    may: ['robots-syntax', 'obsolete-rules'],
  },
  {
    name: 'a firewall that refuses one name',
    change: (website) => {
      website.refusedNames = { 'OAI-SearchBot': 403 };
    },
    hits: ['edge-parity'],
  },
  {
    name: 'a throttle for one name',
    change: (website) => {
      website.refusedNames = { PerplexityBot: 429 };
    },
    hits: ['edge-parity', 'edge-challenge'],
  },

  // Discoverability
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
    may: ['sitemap-clean'],
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

  // Technical
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

  // Structured data
  {
    name: 'structured data dropped',
    change: onEvery(swap(JSON_LD, '')),
    hits: ['identity-node'],
    may: [
      'jsonld-parses',
      'jsonld-types-known',
      'subtype-specific',
      'local-required',
      'local-recommended',
      'org-recommended',
      'website-node',
      'breadcrumb',
      'offers',
      'graph-linked',
      'duplicates',
      'visible-parity',
      'rating-honesty',
      'deprecated-types',
      'in-raw-html',
      'raw-essentials',
      'same-as',
      'hours-visible',
      'name-consistency',
      'nap-consistent',
      'logo',
      'service-area',
      'article-fields',
      'faq-markup',
      'person-author',
      'legal-identity',
      'directories',
      'about-page',
    ],
  },
  {
    name: 'structured data broken',
    change: onPage('/', swap('"@graph":[{', '"@graph":[{,')),
    hits: ['jsonld-parses', 'identity-node'],
    may: [
      'jsonld-types-known',
      'subtype-specific',
      'local-required',
      'local-recommended',
      'org-recommended',
      'website-node',
      'graph-linked',
      'duplicates',
      'visible-parity',
      'rating-honesty',
      'in-raw-html',
      'raw-essentials',
      'same-as',
      'hours-visible',
      'name-consistency',
      'nap-consistent',
      'logo',
      'service-area',
      'legal-identity',
      'directories',
      'about-page',
      'offers',
    ],
  },
  {
    name: 'structured data that contradicts the page',
    change: onPage('/', swap('"telephone":"+49 30 23125014"', '"telephone":"+49 30 23125099"')),
    hits: ['visible-parity'],
    may: ['nap-consistent', 'tel-mail-links', 'duplicates'],
  },
  {
    name: 'structured data only after JavaScript',
    change: onEvery((page) => {
      page.rendered = page.html;
      swap(JSON_LD, '')(page);
    }),
    hits: ['in-raw-html'],
    may: [
      'identity-node',
      'jsonld-parses',
      'jsonld-types-known',
      'subtype-specific',
      'local-required',
      'local-recommended',
      'org-recommended',
      'website-node',
      'breadcrumb',
      'offers',
      'graph-linked',
      'duplicates',
      'visible-parity',
      'rating-honesty',
      'deprecated-types',
      'raw-essentials',
      'same-as',
      'hours-visible',
      'name-consistency',
      'logo',
      'service-area',
      'nap-consistent',
      'legal-identity',
      'directories',
      'about-page',
    ],
  },

  // Rendering
  {
    name: 'text only after JavaScript',
    change: onPage('/', (page) => {
      page.rendered = page.html;
      swap(/<body>[\s\S]*<\/body>/, '<body><div id="root"></div></body>')(page);
    }),
    hits: ['raw-text', 'raw-vs-rendered'],
    // The home page is where nearly everything is read from.
    may: ['*'],
    gate: 'empty-without-javascript',
  },

  // Page structure, content, identity
  {
    name: 'no title',
    change: onPage('/', swap(/<title>[^<]*<\/title>/, '')),
    hits: ['title'],
    may: ['raw-essentials', 'name-consistency', 'place-in-title', 'og-consistent'],
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
    name: 'alternative texts stripped',
    change: onEvery(swap(/ alt="[^"]*"/, '')),
    hits: ['alt-text'],
    may: ['link-names', 'logo', 'hidden-text', 'a11y-tree'],
  },
  {
    name: 'labels removed',
    change: onPage('/kontakt/', swap(/<label[^>]*>[^<]*<\/label>/, '')),
    hits: ['form-labels'],
    may: ['a11y-tree'],
  },
  {
    name: 'another phone number on one page',
    change: onPage('/kontakt/', (page) => {
      swap('030 23125014', '030 23125077')(page);
      swap('+493023125014', '+493023125077')(page);
    }),
    hits: ['nap-consistent'],
    may: ['visible-parity', 'duplicates', 'tel-mail-links'],
  },
  {
    name: 'no opening hours',
    change: onEvery((page) => {
      swap(/<p>Öffnungszeiten:[^<]*<\/p>/, '')(page);
      page.html = page.html
        .replace(/<table><caption>Öffnungszeiten[\s\S]*?<\/table>/, '')
        .replace(/"openingHoursSpecification":\[(?:\{[^}]*\},?)*\],/, '');
    }),
    hits: ['hours-visible'],
    may: [
      'local-recommended',
      'spoken-facts',
      'question-coverage',
      'visible-parity',
      'lists-tables',
      'section-balance',
    ],
  },
  {
    name: 'no prices',
    change: onEvery((page) => {
      page.html = page.html
        .replace(/\d[\d.]* €/g, 'ein Betrag')
        .replace(/"offers":\{[^}]*\}/g, '"category":"Behandlung"')
        .replace(/500 Euro/g, 'einem Betrag');
    }),
    hits: ['price-shown'],
    may: [
      'offers',
      'question-coverage',
      'statistics',
      'sourced-claims',
      'visible-parity',
      'raw-essentials',
      'lists-tables',
    ],
  },
  {
    name: 'no dates',
    change: onEvery(swap(/<p>Zuletzt aktualisiert am <time[^>]*>[^<]*<\/time><\/p>/, '')),
    hits: ['freshness-visible'],
    may: ['date-consistency', 'time-elements', 'stale-content'],
  },
  {
    name: 'no preview data',
    change: onEvery(swap(/<meta property="og:[^>]*>/, '')),
    hits: ['og-core'],
    may: ['og-consistent', 'og-image-live', 'name-consistency', 'logo'],
  },
];

interface Judged {
  results: CheckResult[];
  outcomes: Map<string, OutcomeName>;
  overallScore: number;
  gates: Gate[];
}

function judged(website: Website): Judged {
  const observations = observeWebsite(website);
  const inputs = readInputs(observations);
  const results = runChecks(CHECKS, inputs);
  const outcomes = new Map(
    results.flatMap(({ check, outcome }) => check.catalogue.map((id) => [id, outcome.outcome] as const)),
  );
  return { results, outcomes, overallScore: judge(observations).overallScore, gates: gatesOf(inputs) };
}

/** Score over the checks that implement these ids alone; what was not measured is no loss. */
const scoreFor = ({ results }: Judged, ids: readonly string[]): number =>
  rawScore(results.filter(({ check }) => check.catalogue.some((id) => ids.includes(id)))) ?? 100;

const base = judged(germanDentist);

describe('a single change', () => {
  it('starts from a good website without a gate', () => {
    expect(base.gates).toEqual([]);
    expect(base.overallScore).toBeGreaterThanOrEqual(90);
  });

  it.each(MUTATIONS.map((mutation) => [mutation.name, mutation] as const))('%s', (_, mutation) => {
    const { change, may = [], gate } = mutation;
    // A catalogue id that no check implements cannot be missed.
    const hits = mutation.hits.filter((id) => base.outcomes.has(id));
    const website = structuredClone(germanDentist);
    change(website);
    const after = judged(website);
    const changed = [...after.outcomes].filter(([id, outcome]) => base.outcomes.get(id) !== outcome).map(([id]) => id);

    expect(changed, 'must notice').toEqual(expect.arrayContaining(hits));
    if (!may.includes('*')) {
      expect(
        changed.filter((id) => !hits.includes(id) && !may.includes(id)),
        'must not change',
      ).toEqual([]);
    }
    const judgedWorse = hits.filter((id) => ['fail', 'partial'].includes(after.outcomes.get(id) ?? ''));
    if (judgedWorse.length > 0) expect(scoreFor(after, judgedWorse)).toBeLessThan(scoreFor(base, judgedWorse));
    if (gate === undefined) expect(after.gates).toEqual([]);
    else expect(after.gates.map(({ id }) => id)).toContain(gate);
    for (const { cap } of after.gates) expect(after.overallScore).toBeLessThanOrEqual(cap);
  });
});

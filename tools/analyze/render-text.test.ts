import { describe, expect, it } from 'vitest';
import type { Results } from '../../worker/contract/results.ts';
import { oneLine } from './one-line.mjs';
import { renderText } from './render-text.mjs';

const source = { pageUrl: 'https://shop.example/', view: 'plain' as const, place: 'title', seen: 'Shop' };
const freeSection = { description: '', details: {}, seen: {} } as never;

const results: Results = {
  contractVersion: '1',
  engineVersion: '1',
  overallScore: 41,
  score: {
    access: 52,
    understanding: null,
    gates: [{ id: 'blocked', cap: 45, reason: 'Most assistants may not read the site.' }],
    categories: [],
    coverage: { pagesRead: 3, pagesChosen: 4, checksMeasured: 20, checksApplicable: 25, weightMeasured: 0.815 },
  },
  facts: {
    businessName: { value: 'Quill & Sons', certainty: 'certain', sources: [source] },
    description: null,
    trade: null,
    languages: [],
    phones: [],
    otherPhones: [],
    emails: [],
    otherEmails: [],
    addresses: [],
    openingHours: {
      value: {
        mo: [['09:00', '17:00']],
        tu: [],
        we: null,
        th: [['18:00', null]],
        fr: null,
        sa: null,
        su: null,
        byAppointment: true,
      },
      certainty: 'certain',
      sources: [source],
    },
    services: Array.from({ length: 8 }, (_, index) => ({
      value: `Service ${index}`,
      certainty: 'certain',
      sources: [source],
    })),
    prices: [],
    socialProfiles: [],
    reviews: [],
    rating: null,
    people: [],
    faq: [],
    policies: [],
    schemaTypes: [],
    sitemap: { found: false, url: null },
    llmsTxt: { found: false, url: null },
    robots: { status: 200, agents: [] },
  },
  pages: [],
  access: {
    agents: [],
    cells: [
      { pageUrl: 'https://shop.example/', token: 'GPTBot', verdict: 'open', because: [] },
      {
        pageUrl: 'https://shop.example/',
        token: 'CCBot',
        verdict: 'closed',
        because: [{ kind: 'robots', seen: 'Disallow: /' }],
      },
    ],
  },
  freeResults: {
    contentStructure: freeSection,
    businessVisibility: freeSection,
    aiRecommendationPotential: freeSection,
    topRecommendations: [
      {
        title: 'Let assistants in',
        description: 'robots.txt closes\nthe site.',
        priority: 'high',
        checkIds: [],
        pointsGain: 12,
      },
    ],
  },
  checks: [
    {
      id: 'small',
      catalogue: [],
      category: 'access',
      outcome: 'partial',
      title: 'Partly so',
      weight: 1,
      strength: 'A',
    },
    { id: 'big', catalogue: [], category: 'access', outcome: 'fail', title: 'Not at all', weight: 5, strength: 'A' },
    { id: 'fine', catalogue: [], category: 'access', outcome: 'pass', title: 'All well', weight: 5, strength: 'A' },
  ],
  reading: [],
  premiumResults: null,
};

describe('renderText', () => {
  const lines = renderText('https://shop.example', results).split('\n');

  it.each([
    'https://shop.example: 41 of 100',
    'Access 52, understanding not measured',
    '3 of 4 pages read; 20 of 25 checks measured, 82% of their weight',
    'Held at 45 or less: Most assistants may not read the site.',
    '  closed    CCBot',
    '            Disallow: /',
    '  open      GPTBot',
    '  Name        Quill & Sons  (title, https://shop.example/)',
    '  Phone       not found',
    '  Hours       Monday 09:00–17:00, Tuesday closed, Thursday from 18:00, by appointment  (title, https://shop.example/)',
    '  Service     and 2 more',
    '  1. Let assistants in (+12)',
    '     robots.txt closes the site.',
  ])('says %j', (line) => {
    expect(lines).toContain(line);
  });

  it('names failing checks by weight, and no others', () => {
    expect(lines.filter((line) => /\[[a-z]+\]$/.test(line))).toEqual([
      '  fails   Not at all  [big]',
      '  partly  Partly so  [small]',
    ]);
  });
});

describe('oneLine', () => {
  it('takes out what would steer a terminal', () => {
    expect(oneLine('a\u001b[31mb\n\tc\u202e')).toBe('a [31mb c');
    expect(oneLine('x'.repeat(300))).toHaveLength(160);
  });
});

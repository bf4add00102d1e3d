import type { FactSource, RatedFacts } from '../../../worker/contract/results.ts';

export const SITE = 'https://lantern-bakery.example';

const source = (path: string, place: string, seen: string): FactSource => ({
  pageUrl: `${SITE}${path}`,
  view: 'plain',
  place,
  seen,
});

const agent = (
  token: string,
  operator: string,
  purpose: string,
  verdict: 'allowed' | 'disallowed' = 'allowed',
  line: number | null = null,
  rule: string | null = null,
) => ({ token, operator, purpose, verdict, line, rule });

export const fixtureFacts: RatedFacts = {
  businessName: { value: 'Lantern Bakery', certainty: 'certain', sources: [source('/', 'h1', 'Lantern Bakery')] },
  description: {
    value: 'Sourdough, rye and celebration cakes, baked overnight in a wood-fired oven since 1987.',
    certainty: 'certain',
    sources: [source('/', 'meta description', 'Sourdough, rye and celebration cakes, baked overnight …')],
  },
  trade: {
    value: { id: 'bakery', label: 'Bakery', confidence: 0.94 },
    certainty: 'certain',
    sources: [source('/', 'JSON-LD @type', 'Bakery')],
  },
  languages: [
    {
      value: 'en',
      certainty: 'certain',
      sources: [source('/', 'running text', 'Baked overnight, sold until it is gone.')],
    },
  ],
  phones: [
    {
      value: '+44205550100',
      asShown: '020 555 0100',
      kind: 'landline',
      certainty: 'likely',
      sources: [
        source('/', 'footer > a[href^=tel]', '020 555 0100'),
        source('/contact', 'main > p', 'Call 020 555 0100'),
      ],
      conflictsWith: [1],
    },
    {
      value: '+44205550199',
      asShown: '020 555 0199',
      kind: 'landline',
      certainty: 'likely',
      sources: [source('/cakes', 'JSON-LD telephone', '+44 20 555 0199')],
      conflictsWith: [0],
    },
  ],
  otherPhones: [],
  emails: [
    {
      value: 'hello@lantern-bakery.example',
      certainty: 'certain',
      sources: [source('/contact', 'a[href^=mailto]', 'hello@lantern-bakery.example')],
    },
  ],
  otherEmails: [],
  addresses: [
    {
      value: {
        street: '14 Quay Lane',
        postalCode: 'SE1 0AA',
        locality: 'London',
        region: null,
        country: 'GB',
        text: '14 Quay Lane, London SE1 0AA',
      },
      certainty: 'certain',
      sources: [source('/contact', 'footer > address', '14 Quay Lane, London SE1 0AA')],
    },
  ],
  openingHours: {
    value: {
      mo: [],
      tu: [['07:00', '17:00']],
      we: [['07:00', '17:00']],
      th: [['07:00', '17:00']],
      fr: [
        ['07:00', '12:00'],
        ['13:00', '18:00'],
      ],
      sa: [['08:00', '13:00']],
      su: null,
      byAppointment: false,
    },
    certainty: 'certain',
    sources: [source('/contact', 'table', 'Tue-Thu 7-17, Fri 7-12 and 13-18, Sat 8-13')],
  },
  services: [
    {
      value: 'Celebration cakes to order',
      certainty: 'certain',
      sources: [source('/cakes', 'h2', 'Celebration cakes to order')],
    },
    { value: 'Bread for restaurants', certainty: 'certain', sources: [source('/', 'h2', 'Bread for restaurants')] },
    { value: 'Baking classes', certainty: 'certain', sources: [source('/', 'h2', 'Baking classes')] },
  ],
  prices: [
    {
      value: { what: 'Country sourdough', amount: 5.4, currency: 'GBP', asShown: '£5.40' },
      certainty: 'certain',
      sources: [source('/', 'table row 2', 'Country sourdough £5.40')],
    },
  ],
  socialProfiles: [
    {
      value: 'https://social.example/lanternbakery',
      certainty: 'certain',
      sources: [source('/', 'footer > a', 'Follow us')],
    },
  ],
  reviews: [
    {
      value: {
        text: 'The rye is the best I have had outside my grandmother’s kitchen.',
        author: 'M. Okafor',
        date: null,
      },
      certainty: 'certain',
      sources: [source('/', 'blockquote', 'The rye is the best I have had outside …')],
    },
  ],
  rating: null,
  people: [
    {
      value: { name: 'Ines Varga', role: 'Head baker' },
      certainty: 'certain',
      sources: [source('/', 'figcaption', 'Ines Varga, head baker')],
    },
  ],
  faq: [
    {
      value: { question: 'How far ahead do I order a cake?', answer: 'Three working days; two weeks for weddings.' },
      certainty: 'certain',
      sources: [source('/cakes', 'details', 'How far ahead do I order a cake?')],
    },
  ],
  policies: [],
  schemaTypes: [{ value: 'Bakery', certainty: 'certain', sources: [source('/', 'JSON-LD', '"@type": "Bakery"')] }],
  sitemap: { found: true, url: `${SITE}/sitemap.xml` },
  llmsTxt: { found: false, url: null },
  robots: {
    status: 200,
    agents: [
      agent('OAI-SearchBot', 'OpenAI', 'search', 'disallowed', 7, 'Disallow: /'),
      agent('ChatGPT-User', 'OpenAI', 'user fetch'),
      agent('GPTBot', 'OpenAI', 'training', 'disallowed', 7, 'Disallow: /'),
      agent('Claude-SearchBot', 'Anthropic', 'search'),
      agent('Claude-User', 'Anthropic', 'user fetch'),
      agent('ClaudeBot', 'Anthropic', 'training'),
      agent('PerplexityBot', 'Perplexity', 'search'),
      agent('Googlebot', 'Google', 'search'),
      agent('Google-Extended', 'Google', 'control token'),
      agent('Bingbot', 'Microsoft', 'search'),
      agent('Applebot', 'Apple', 'search'),
      agent('CCBot', 'Common Crawl', 'training'),
    ],
  },
};

import type { Fix } from '../contract/fix.ts';
import type { Plan, Recommendation } from '../contract/premium.ts';

const SITE = 'https://lantern-bakery.example';

const hoursFix: Fix = {
  kind: 'json-ld',
  language: 'zxx',
  syntax: 'json',
  placement: 'Paste it into the head of the home page, inside a script element.',
  content: '{\n  "@context": "https://schema.org",\n  "@type": "Bakery",\n  "telephone": "TODO"\n}',
  before: null,
  certainty: 'seen',
  pageUrl: `${SITE}/`,
  action: 'head',
  replaces: null,
};

const robotsFix: Fix = {
  kind: 'robots-txt',
  language: 'zxx',
  syntax: 'text',
  placement: 'Put this in place of the whole file robots.txt.',
  content: 'User-agent: *\nAllow: /\n',
  before: 'User-agent: *\nDisallow: /\n',
  certainty: 'certain',
  pageUrl: null,
  action: 'file',
  replaces: '/robots.txt',
};

/** Those of the invented bakery: one a file, one a gap to fill. */
export const RECOMMENDATIONS: Recommendation[] = [
  {
    id: 'access-chatgpt-search',
    title: 'Let ChatGPT search open your website',
    priority: 'high',
    description: 'Line 7 of robots.txt closes every page to the index behind ChatGPT’s answers.',
    implementation: 'Take the two lines out of robots.txt and leave the rest as it is.',
    impact: 'Your score stays capped until this is mended.',
    difficulty: 'easy',
    timeline: 'Days 1-30',
    evidence: [{ pageUrl: `${SITE}/robots.txt`, place: 'robots.txt, line 7', seen: 'Disallow: /' }],
    checkIds: ['access-chatgpt-search'],
    pointsGain: 9,
    effort: 'minutes',
    owner: 'web person',
    fix: robotsFix,
  },
  {
    id: 'local-required',
    title: 'Put your address into the structured data',
    priority: 'medium',
    description: 'Your bakery is declared, its place is not, so “near me” questions pass it by.',
    implementation: 'Replace the block in the head of the home page.',
    impact: 'Customers ask for this first.',
    difficulty: 'moderate',
    timeline: 'Days 31-60',
    evidence: [{ pageUrl: `${SITE}/`, place: 'JSON-LD', seen: '{"@type":"Bakery","name":"Lantern <Bakery>"}' }],
    checkIds: ['local-required'],
    pointsGain: 3,
    effort: 'hours',
    owner: 'you',
    fix: hoursFix,
  },
];

export function planFixture(): Plan {
  return [
    {
      days: '1-30',
      goal: 'From 64 to 73.',
      steps: [
        {
          recommendationId: 'access-chatgpt-search',
          title: 'Let ChatGPT search open your website',
          pointsGain: 9,
          effort: 'minutes',
          owner: 'web person',
          scoreAfter: 73,
        },
      ],
    },
    {
      days: '31-60',
      goal: 'From 73 to 76.',
      steps: [
        {
          recommendationId: 'local-required',
          title: 'Put your address into the structured data',
          pointsGain: 3,
          effort: 'hours',
          owner: 'you',
          scoreAfter: 76,
        },
      ],
    },
  ];
}

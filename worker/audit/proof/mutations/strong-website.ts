import type { LinkCheck, Observations } from '../../observations.ts';
import type { LabDevice, LabRun } from '../../website/lab/lab-observation.ts';
import { germanDentist } from '../fixtures/german-dentist/website.ts';
import { type InventedWebsite, observeWebsite } from '../fixtures/observe-website.ts';

const HEADERS = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'self'",
  'content-encoding': 'br',
};

/** The dentist of the fixtures on a server that sends what a good one sends. */
export const strongWebsite: InventedWebsite = {
  ...germanDentist,
  pages: germanDentist.pages.map((page) => ({ ...page, headers: { ...page.headers, ...HEADERS } })),
};

/** Everything an analysis of a public website sees, with its links followed and its home page measured. */
export function observeStrong(website: InventedWebsite): Observations {
  const observations = observeWebsite(website);
  const at = observations.startedAt;
  const { home } = website;
  return {
    ...observations,
    linkChecks: linkChecks(home, at),
    ttfbSamplesMs: [120, 118, 131],
    pages: observations.pages.map((page) => ({
      ...page,
      rendered: page.rendered && {
        ...page.rendered,
        axe: { version: '4.14.1', violations: [], incomplete: [], passed: ['color-contrast', 'button-name'] },
      },
    })),
    lab: {
      pageUrl: home,
      runs: (['phone', 'phone', 'phone', 'desktop', 'desktop', 'desktop'] as const).map((device) =>
        labRun(device, home, at),
      ),
      notMeasured: [],
    },
  };
}

function linkChecks(home: string, checkedAt: number): LinkCheck[] {
  const alive = (url: string, kind: LinkCheck['kind']): LinkCheck => ({
    url,
    foundOn: home,
    kind,
    status: 200,
    failure: null,
    finalUrl: url,
    checkedAt,
  });
  const picture = { width: 1200, height: 630, bytes: 180_000, type: 'jpeg' };
  return [
    alive(`${home}termin`, 'internal'),
    alive('https://www.bzaek.de/', 'external'),
    alive('https://www.facebook.com/zahnarzthafenblick', 'profile'),
    { ...alive(`${home}praxis.jpg`, 'image'), image: picture },
  ];
}

function labRun(device: LabDevice, finalUrl: string, measuredAt: number): LabRun {
  return {
    device,
    finalUrl,
    metrics: {
      firstContentfulPaintMs: 900,
      largestContentfulPaintMs: 1_400,
      totalBlockingTimeMs: 0,
      cumulativeLayoutShift: 0.01,
      speedIndexMs: 1_100,
    },
    largestElement: { selector: 'main > img', snippet: '<img src="/praxis.jpg">' },
    traffic: {
      byKind: [
        { kind: 'document', requests: 1, transferBytes: 4_000, bodyBytes: 12_000 },
        { kind: 'image', requests: 2, transferBytes: 190_000, bodyBytes: 190_000 },
      ],
      failedRequests: 0,
      cacheable: { parts: 2, ofParts: 2 },
      compressed: { parts: 1, ofParts: 1 },
    },
    document: { status: 200, protocol: 'h2', contentEncoding: 'br', transferBytes: 4_000, bodyBytes: 12_000 },
    consoleErrors: [],
    mixedContent: [],
    measuredAt,
  };
}

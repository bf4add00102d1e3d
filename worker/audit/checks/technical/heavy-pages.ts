import { LAB_DEVICES, type LabObservation, type TrafficKind } from '../../website/lab/lab-observation.ts';
import { bandOf, spreadOf, THRESHOLDS } from '../../website/lab/thresholds.ts';
import { missedParts, missesFiles, missesParts, missesStyles } from '../../website/lost-requests.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, partial, pass } from '../check.ts';

/** Everything the home page loads, as it crosses the wire, on the device where that is more. The bands are our proposal. */
export const heavyPages = defineCheck({
  id: 'heavy-pages',
  revision: 11,
  category: 'technical',
  strength: 'C',
  catalogue: ['page-weight'],
  title: {
    pass: 'What your home page loaded in our test is not heavy',
    partial: 'The home page is heavy',
    fail: 'The home page is very heavy',
  },
  why: 'Heavy pages take longer to load on a phone.',
  sources: ['https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight'],
  needs: ['lab', 'home'],
  causes: ['scripts', 'fonts', 'media', 'other'],
  run({ lab, home }) {
    const spreads = LAB_DEVICES.flatMap((device) => spreadOf(lab, device, 'transferBytes') ?? []);
    const heaviest = spreads.toSorted((a, b) => b.typical - a.typical)[0];
    if (!heaviest) return inconclusive('No load of the home page was recorded.');
    const { run, typical: bytes } = heaviest;
    const evidence: Evidence[] = [
      {
        pageUrl: lab.pageUrl,
        place: missesFiles(run.consoleErrors)
          ? `what arrived here on a ${run.device}, not all`
          : `all that is loaded on a ${run.device}`,
        seen: weight(bytes),
      },
      ...run.traffic.byKind
        .filter(({ transferBytes }) => transferBytes >= bytes * TELLING_SHARE)
        .toSorted((a, b) => b.transferBytes - a.transferBytes)
        .map(({ kind, requests, transferBytes }) => ({
          pageUrl: lab.pageUrl,
          place: `of it ${KIND_WORDS[kind]}`,
          seen: `${weight(transferBytes)} in ${requests} ${requests === 1 ? 'request' : 'requests'}`,
        })),
    ];
    const band = bandOf(bytes, THRESHOLDS.transferBytes);
    // What did not arrive was not weighed.
    const isLittle = band === 'good' || (isQuick(lab) && bytes <= THRESHOLDS.transferBytes.good * LITTLE_MORE);
    if (isLittle && missesStyles(home.plain.view, run.consoleErrors))
      return inconclusive(notAll('Style sheets the home page asks for'));
    if (isLittle && missesParts(run.consoleErrors))
      return inconclusive(notAll(missedParts(run.consoleErrors, lab.pageUrl)));
    if (isLittle && missesFiles(run.consoleErrors))
      return inconclusive(notAll('Letters the home page asks for'), evidence);
    if (isLittle && band !== 'good') return inconclusive(BETWEEN, evidence);
    if (isLittle) return pass(evidence);
    const heaviestKind = run.traffic.byKind.toSorted((a, b) => b.transferBytes - a.transferBytes)[0]?.kind;
    return dueTo(causeOf(heaviestKind), band === 'middling' ? partial(evidence) : fail(evidence));
  },
});

const BETWEEN =
  'What the home page loads is more than we call light, and a phone shows its main content in time all the same.';
const notAll = (parts: string): string =>
  `${parts} did not load here, so what the page weighs in full could not be told.`;

/** Where a phone shows the main content in time, so much more than the band is no fault. */
const LITTLE_MORE = 1.25;

function isQuick(lab: LabObservation): boolean {
  const paint = spreadOf(lab, 'phone', 'largestContentfulPaintMs');
  return paint !== null && bandOf(paint.typical, THRESHOLDS.largestContentfulPaintMs) === 'good';
}

/** Less of the whole makes no page heavy. */
const TELLING_SHARE = 0.1;

const KIND_WORDS: Readonly<Record<TrafficKind, string>> = {
  document: 'the page itself',
  style: 'styles',
  script: 'scripts',
  image: 'pictures',
  font: 'fonts',
  media: 'video and sound',
  data: 'data that scripts ask for',
  other: 'other files, where an icon of the tab counts too',
};

/** What is worth making smaller; null for pictures. */
function causeOf(kind: TrafficKind | undefined): 'scripts' | 'fonts' | 'media' | 'other' | null {
  if (kind === 'image') return null;
  if (kind === 'script') return 'scripts';
  if (kind === 'font') return 'fonts';
  return kind === 'media' ? 'media' : 'other';
}

/** In megabytes less than a hundredth of one reads as nothing. */
const weight = (bytes: number): string =>
  bytes < 10_000 ? `${Math.max(1, Math.round(bytes / 1e3))} KB` : `${(bytes / 1e6).toFixed(2)} MB`;

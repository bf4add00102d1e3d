import type { LabDeviceReport, LabMetricReport, Results } from '../../contract/results.ts';
import { plural } from './summary.ts';

export interface Measurements {
  /** The outcome in one sentence. */
  headline: string;
  devices: MeasuredDevice[];
  accessibility: MeasuredAccessibility | null;
  /** How the values came about; null when there are none. */
  method: string | null;
}

export interface MeasuredDevice {
  label: string;
  score: number | null;
  hint: string;
  /** Empty in the preview. */
  values: { label: string; value: string; word: string | null; meaning: string }[];
}

export interface MeasuredAccessibility {
  score: number | null;
  hint: string;
  impacts: { label: string; count: number }[];
  /** The rules of axe-core that are broken. Empty in the preview. */
  rules: string[];
}

const DEVICE = { phone: 'On a phone', desktop: 'On a desktop' };

/** In the order a visitor meets them. */
const METRICS: Record<LabMetricReport['id'], { label: string; meaning: string }> = {
  'first-contentful-paint': { label: 'First sign of life', meaning: 'Until the first text or picture appears (FCP).' },
  'largest-contentful-paint': { label: 'Main content', meaning: 'Until the largest text or picture appears (LCP).' },
  'speed-index': { label: 'Filling of the window', meaning: 'How soon the window fills, on average (Speed Index).' },
  'total-blocking-time': { label: 'No answer to taps', meaning: 'Time in which a tap would not be answered (TBT).' },
  'cumulative-layout-shift': { label: 'Movement', meaning: 'How much moves while the page loads (CLS); 0 is none.' },
};

/** Lighthouse's bands of a score. Source: https://developer.chrome.com/docs/lighthouse/performance/performance-scoring */
const GOOD = 90;
const MIDDLING = 50;

/** A good score stands beside the task that calls the page heavy: why both are true. */
const BESIDE_WEIGHT =
  'That score counts how soon the first screen shows and answers; what the whole page weighs is told in a task.';

/** What was painted behind it counts, and nobody saw it. */
const COVERED =
  'Your page seems to lay a layer over itself while it loads. The score counts what is painted behind it, so people may see your page later than it says.';

/** null for reports from before anything was measured in a browser. */
export function selectMeasurements(results: Results): Measurements | null {
  const { lab, accessibility, checks, score } = results;
  if (lab === undefined && accessibility === undefined) return null;
  const devices = (lab?.devices ?? []).map(measuredDevice);
  const phone = devices[0]?.score ?? null;
  const speed =
    phone === null
      ? `The speed of your home page ${unscored(...(lab?.devices ?? []))}.`
      : `On a phone your home page scores ${phone} of 100 for speed.`;
  const found = accessibility ? Object.values(accessibility.byImpact).reduce((sum, count) => sum + count, 0) : 0;
  const kinds =
    found === 0
      ? `none of the barriers it tests for${isContrastOpen(results) ? CONTRAST_OPEN : ''}`
      : found === 1
        ? 'one kind of barrier'
        : `${found} kinds of barriers`;
  const isTested = (accessibility?.pagesTested ?? 0) > 0;
  const rules =
    accessibility && isTested
      ? `At the width of a desktop, axe-core tested ${testedPages(accessibility.pagesTested, score.coverage.pagesRead)} and found ${kinds}.`
      : accessibility
        ? NONE_TESTED
        : 'Barriers for people were not looked for.';
  const isHeavy = checks.some(
    ({ id, outcome }) => id === 'heavy-pages' && (outcome === 'fail' || outcome === 'partial'),
  );
  const isGood = phone !== null && phone >= GOOD;
  const beside = isGood && lab?.mayBeCovered ? ` ${COVERED}` : isGood && isHeavy ? ` ${BESIDE_WEIGHT}` : '';
  return {
    headline: `${speed}${beside} ${rules}`,
    devices,
    accessibility: accessibility && isTested ? measuredAccessibility(accessibility, results) : null,
    method: lab?.method ?? null,
  };
}

/** Values may be told of a load that has no score. */
const unscored = (...devices: (LabDeviceReport | undefined)[]): string =>
  devices.some((device) => device?.metrics.some(({ value }) => value !== null)) ? 'has no score' : 'was not measured';

const NONE_TESTED = 'Barriers for people were not tested: not all files of the pages we opened arrived in our browser.';

/** How many of the pages read a browser opened, or how many more there are that only a browser shows. */
function testedPages(tested: number, read: number): string {
  if (tested < read) return `${tested} of the ${read} pages read`;
  const beside = tested > read ? `, ${tested - read} of which only a browser shows,` : '';
  return tested === 1 ? 'one page' : `${tested} pages${beside}`;
}

function measuredDevice({ device, score, runs, because, metrics, traffic }: LabDeviceReport): MeasuredDevice {
  const lost = traffic?.failedRequests ?? 0;
  const without = lost === 0 ? '' : `; without ${plural(lost, 'request')} that got no answer`;
  const byId = new Map(metrics.map((metric) => [metric.id, metric]));
  return {
    label: DEVICE[device],
    score,
    hint:
      because ??
      `Speed, as Lighthouse scores it${runs === 1 ? '' : `; median of ${runs} loads`}${score === null ? '' : without}`,
    values: (Object.keys(METRICS) as LabMetricReport['id'][]).flatMap((id) => {
      const metric = byId.get(id);
      return metric ? [{ ...METRICS[id], value: shown(metric), word: wordFor(metric) }] : [];
    }),
  };
}

function shown({ value, unit }: LabMetricReport): string {
  if (value === null) return 'not measured';
  if (unit === 'none') return value.toFixed(2);
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`;
}

const BAND_WORDS = { good: 'Good', middling: 'Needs work', poor: 'Poor' };

function wordFor({ score, band }: LabMetricReport): string | null {
  // Within its noise of the limit a value takes the better side; whoever measures it elsewhere may read the other word.
  if (band === 'good' && score !== null && score < GOOD) return 'Fair';
  if (band !== undefined) return BAND_WORDS[band];
  if (score === null) return null;
  if (score >= GOOD) return 'Good';
  return score >= MIDDLING ? 'Needs work' : 'Poor';
}

/** The colors of text are most of what is serious: where they could not be told, that none was found says little. */
const isContrastOpen = ({ checks }: Results): boolean =>
  checks.some(({ id, outcome }) => id === 'low-contrast' && outcome === 'inconclusive');

const CONTRAST_OPEN = '; how texts stand out from their background could not be told';

function measuredAccessibility(report: NonNullable<Results['accessibility']>, results: Results): MeasuredAccessibility {
  const { score, pagesTested, byImpact, undecided, issues, engine } = report;
  const left =
    undecided === 0 ? '' : `; ${undecided} ${undecided === 1 ? 'rule needs' : 'rules need'} a person to decide`;
  const open = isContrastOpen(results) ? CONTRAST_OPEN : '';
  const found = Object.values(byImpact).reduce((sum, count) => sum + count, 0);
  const weighed =
    score === 100 && found > 0
      ? 'by the rules Lighthouse weighs, which leave out what was found here'
      : 'weighed as Lighthouse does';
  return {
    score,
    hint: `${engine} on ${pagesTested} ${pagesTested === 1 ? 'page' : 'pages'} as first shown${score === null ? '' : `, ${weighed}`}${left}${open}`,
    impacts: [
      { label: 'Critical', count: byImpact.critical },
      { label: 'Serious', count: byImpact.serious },
      { label: 'Moderate', count: byImpact.moderate },
      { label: 'Minor', count: byImpact.minor },
    ],
    rules: issues.map(({ rule }) => rule),
  };
}

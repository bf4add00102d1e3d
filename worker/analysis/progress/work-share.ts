import { LAB_DEVICES } from '../../audit/website/lab/lab-observation.ts';

/**
 * How long each kind of step takes, ms: rounded medians of analyses of websites of 9 to 12 pages, 22 November 2026. Only their
 * proportions count. What runs beside the browser counts little, because nobody waits for it.
 */
const USUAL_MS = {
  open: 400,
  find: 400,
  plain: 50,
  rendered: 1_000,
  beside: 150,
  labRun: 4_000,
  judge: 1_500,
};
/** Of one device, where its loads agree. */
const LAB_RUNS = 3;
/** Journaled beside the reading of pages. */
const BESIDE = ['ttfb', 'edge', 'variants', 'agentFiles', 'previews', 'links', 'outside'];
/** The first and the last per cent are the start and the end. */
const FIRST_PERCENT = 1;
const LAST_PERCENT = 99;

interface Step {
  name: string;
  ms: number;
  /** Which steps end it too: a page that was given up, or a load that was not needed, is never done by itself. */
  endedBy?: readonly string[];
}

/** The steps of an analysis in the order people wait for them. */
function stepsOf(pageCount: number): Step[] {
  const pages = Array.from({ length: pageCount }, (_, index) => index);
  return [
    { name: 'open', ms: USUAL_MS.open },
    { name: 'find', ms: USUAL_MS.find },
    ...pages.map((index) => ({ name: `plain:${index}`, ms: USUAL_MS.plain, endedBy: ['judge'] })),
    ...BESIDE.map((name) => ({ name, ms: USUAL_MS.beside, endedBy: ['judge'] })),
    ...pages.map((index) => ({ name: `rendered:${index}`, ms: USUAL_MS.rendered, endedBy: ['render'] })),
    ...LAB_DEVICES.flatMap((device, at) =>
      Array.from({ length: LAB_RUNS }, (_, index) => ({
        name: `lab:${device}:${index + 1}`,
        ms: USUAL_MS.labRun,
        endedBy: ['lab', ...LAB_DEVICES.slice(at + 1).map((next) => `lab:${next}:1`)],
      })),
    ),
    { name: 'judge', ms: USUAL_MS.judge },
  ];
}

/** Before the pages are chosen. */
const USUAL_PAGES = 12;

/**
 * The share of the work that is done, in per cent: of the steps in the journal, and of the one under way as much as its usual time tells.
 * A step that takes longer slows down and never ends before it ends.
 */
export function workPercent(done: ReadonlySet<string>, pageCount: number, msSinceLastStep: number): number {
  const steps = stepsOf(pageCount || USUAL_PAGES);
  const isDone = ({ name, endedBy }: Step) => done.has(name) || endedBy?.some((each) => done.has(each)) === true;
  const sum = (list: Step[]) => list.reduce((total, { ms }) => total + ms, 0);
  const waited = steps.filter((step) => !isDone(step));
  // Small ones end together: the one that takes its time is under way.
  const next = waited.find(({ ms }) => ms > USUAL_MS.beside)?.ms ?? 0;
  const begun = next * (msSinceLastStep / (msSinceLastStep + next || 1));
  const share = (sum(steps) - sum(waited) + begun) / sum(steps);
  return FIRST_PERCENT + Math.floor((LAST_PERCENT - FIRST_PERCENT) * Math.min(1, share));
}

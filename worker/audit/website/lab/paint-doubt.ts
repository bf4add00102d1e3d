import { missedParts, missesParts, missesStyles } from '../lost-requests.ts';
import type { PageView } from '../page/page-view.ts';
import type { LabDevice, LabObservation, LabRun } from './lab-observation.ts';
import { isPicture } from './largest-element.ts';
import { mayBeCovered } from './load-cover.ts';
import { bandOf, spreadOf, THRESHOLDS } from './thresholds.ts';
import { typicalRun } from './typical-run.ts';

/** What the simulated line of each device carries, in bits a millisecond. */
const BITS_PER_MS: Record<LabDevice, number> = { phone: 1.6 * 1024, desktop: 10 * 1024 };

const { largestContentfulPaintMs: PAINT } = THRESHOLDS;

export const COVERED =
  'Your page seems to lay a layer over itself while it loads. What is painted behind it counts as shown, so when people see it could not be told.';
const TOO_SOON = 'The times came out sooner than the picture drawn last can arrive, so they are not told.';
const OUTWEIGHED =
  'A text was taken for the largest part, and the pictures of the page take longer to arrive than any good or middling time. One of them may be larger.';
const OUTPACED =
  'The times came out sooner than on a desktop, which is the faster device by far, so they are not told.';

/**
 * Why the times at which a device paints the page are not believed; null where they are. What came out late is late all the same: too
 * short a time is no praise, and still a fault. `home`: as served.
 */
export function paintDoubt(lab: LabObservation, device: LabDevice, home: PageView | null): string | null {
  const paint = spreadOf(lab, device, 'largestContentfulPaintMs');
  const bare = bareDoubt(lab, device, home);
  if (bare !== null) return bare;
  if (paint === null || bandOf(paint.typical, PAINT) === 'poor') return null;
  if (paint.typical < arrivalMs(paint.run)) return TOO_SOON;
  if (isOutweighed(paint.run)) return OUTWEIGHED;
  if (device === 'phone' && outpacesDesktop(lab)) return OUTPACED;
  if (home !== null && mayBeCovered(home) && bandOf(paint.typical, PAINT) === 'good') return COVERED;
  return null;
}

/**
 * Why nothing a device shows of the page is believed: without its styles it draws what it hides, moves elsewhere and is drawn sooner;
 * without its pictures or scripts another page was measured, and a quicker one.
 */
export function bareDoubt({ runs, pageUrl }: LabObservation, device: LabDevice, home: PageView | null): string | null {
  const own = runs.filter((run) => run.device === device);
  const bare = home && own.find((run) => missesStyles(home, run.consoleErrors));
  if (bare) return notLoaded(bare.traffic.failedRequests > 1 ? SHEETS_TOO : 'A style sheet the home page asks for');
  const lacking = own.find((run) => missesParts(run.consoleErrors));
  return lacking ? notLoaded(missedParts(lacking.consoleErrors, pageUrl)) : null;
}

const SHEETS_TOO = 'Some of the files the home page asks for, style sheets among them,';
const notLoaded = (what: string): string => `${what} did not load here, so how fast it is could not be told.`;

/** How long the largest picture is on the line alone; 0 where its size was not seen. */
function arrivalMs({ device, largestElement, traffic }: LabRun): number {
  if (largestElement === null || !isPicture(largestElement)) return 0;
  const images = traffic.byKind.find(({ kind }) => kind === 'image');
  const bytes = largestElement.pictureBytes ?? (images?.requests === 1 ? images.transferBytes : 0);
  return (bytes * 8) / BITS_PER_MS[device];
}

/** A picture behind a text is often drawn by a style, and its paint comes after the text was taken. */
function isOutweighed({ device, largestElement, traffic }: LabRun): boolean {
  if (largestElement === null || isPicture(largestElement)) return false;
  const bytes = traffic.byKind.find(({ kind }) => kind === 'image')?.transferBytes ?? 0;
  return (bytes * 8) / BITS_PER_MS[device] > PAINT.poor;
}

/** A text may be the largest on the small screen, and a picture on the wide one: only alike they are compared. Loads differ by their noise. */
function outpacesDesktop(lab: LabObservation): boolean {
  const [phone, desktop] = [typicalRun(lab, 'phone'), typicalRun(lab, 'desktop')];
  if (!phone || !desktop) return false;
  const isSooner = (metric: 'firstContentfulPaintMs' | 'largestContentfulPaintMs') => {
    const [on, beside] = [phone.metrics[metric], desktop.metrics[metric]];
    return on !== null && beside !== null && on < beside * (1 - PAINT.noise.share);
  };
  return (
    isSooner('firstContentfulPaintMs') || (drawsAlike(phone.runs, desktop.runs) && isSooner('largestContentfulPaintMs'))
  );
}

function drawsAlike(phone: readonly LabRun[], desktop: readonly LabRun[]): boolean {
  const drawn = new Set(phone.map(({ largestElement }) => largestElement?.selector));
  return desktop.some(({ largestElement }) => largestElement !== null && drawn.has(largestElement.selector));
}

import type { Observations, PageObservation } from '../observations.ts';
import type { LabObservation } from './lab/lab-observation.ts';
import { parsedUrl } from './parsed-url.ts';
import { pageKey } from './site-address.ts';

/** Fewer words are a frame: what a script opens in place of it is all the page there is. */
const OWN_WORDS = 50;

/**
 * Where the browser ended when a script of the page led it on to another one, as to the version of its own language; null where it shows
 * the page that was asked for. Another host with the same path is the same page.
 */
export function drawnElsewhere({ plain, rendered }: PageObservation): string | null {
  const words = plain.view?.textWords ?? 0;
  if (!rendered || rendered.failure !== null || words < OWN_WORDS) return null;
  return isSamePage(plain.finalUrl, rendered.finalUrl) ? null : rendered.finalUrl;
}

const isSamePage = (asked: string, drawn: string): boolean => pathOf(asked) === pathOf(drawn);

function pathOf(address: string): string {
  const key = pageKey(address).replace(/[?#].*$/, '');
  const path = key.slice(key.indexOf('/') < 0 ? key.length : key.indexOf('/'));
  try {
    return decodeURI(path).replace(/\.html?$/i, '');
  } catch {
    return path;
  }
}

/** The same observations without what a browser showed of another page than the one asked for: its words, its barriers, its speed. */
export function withoutDrawnElsewhere(observations: Observations): Observations {
  const { pages, lab } = observations;
  const home = pages.find(({ role }) => role === 'home');
  const isStray = pages.some((page) => drawnElsewhere(page) !== null);
  const ownLab = lab && home ? labOf(lab, home) : lab;
  if (!isStray && ownLab === lab) return observations;
  return {
    ...observations,
    pages: pages.map((page) =>
      page.rendered && drawnElsewhere(page) !== null
        ? { ...page, rendered: { ...page.rendered, view: null, axe: null, consoleErrors: [] } }
        : page,
    ),
    ...(ownLab === undefined ? {} : { lab: ownLab }),
  };
}

const LED_ON = 'A script led the browser on to another page.';

function labOf(lab: LabObservation, { plain }: PageObservation): LabObservation {
  if ((plain.view?.textWords ?? 0) < OWN_WORDS) return lab;
  const stray = lab.runs.filter(
    ({ finalUrl }) => parsedUrl(finalUrl) !== null && !isSamePage(plain.finalUrl, finalUrl),
  );
  if (stray.length === 0) return lab;
  const devices = new Set(stray.map(({ device }) => device));
  return {
    ...lab,
    // A device of which one load went astray was not measured: its other loads would stand for a page that comes and goes.
    runs: lab.runs.filter(({ device }) => !devices.has(device)),
    notMeasured: [...lab.notMeasured, ...[...devices].map((device) => ({ device, reason: LED_ON }))],
  };
}

import { defineCheck, type Evidence, fail, inconclusive, partial, pass } from '../../check.ts';
import { LAB_DEVICES } from '../../lab/lab-observation.ts';
import { bandOf, THRESHOLDS } from '../../lab/thresholds.ts';
import { transferBytesOf, typicalRun } from '../../lab/typical-run.ts';

/** Everything the home page loads, as it crosses the wire, on the device where that is more. The bands are our proposal. */
export const heavyPages = defineCheck({
  id: 'heavy-pages',
  revision: 1,
  category: 'technical',
  strength: 'C',
  catalogue: ['page-weight'],
  title: { pass: 'The home page is light', partial: 'The home page is heavy', fail: 'The home page is very heavy' },
  why: 'Heavy pages are slow and costly on a phone, and a browser that reads for an agent may give up before the end.',
  sources: ['https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight'],
  needs: ['lab'],
  run({ lab }) {
    const devices = LAB_DEVICES.flatMap((device) => typicalRun(lab, device) ?? []);
    const weights = devices.flatMap(({ runs }) => transferBytesOf(runs) ?? []);
    const heaviest = devices.toSorted((a, b) => (transferBytesOf(b.runs) ?? 0) - (transferBytesOf(a.runs) ?? 0))[0];
    const run = heaviest?.runs.at(-1);
    if (weights.length === 0 || !run) return inconclusive('No load of the home page was recorded.');
    const bytes = Math.max(...weights);
    const evidence: Evidence[] = [
      { pageUrl: lab.pageUrl, place: `all that is loaded on a ${run.device}`, seen: inMegabytes(bytes) },
      ...run.traffic.byKind
        .toSorted((a, b) => b.transferBytes - a.transferBytes)
        .map(({ kind, requests, transferBytes }) => ({
          pageUrl: lab.pageUrl,
          place: `of the kind "${kind}"`,
          seen: `${inMegabytes(transferBytes)} in ${requests} ${requests === 1 ? 'request' : 'requests'}`,
        })),
    ];
    const band = bandOf(bytes, THRESHOLDS.transferBytes);
    if (band === 'good') return pass(evidence);
    return band === 'middling' ? partial(evidence) : fail(evidence);
  },
});

const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;

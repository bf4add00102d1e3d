import type { Observations } from '../../observations.ts';
import type { AxeFinding } from '../../website/axe/axe-finding.ts';
import type { LabRun } from '../../website/lab/lab-observation.ts';
import type { Mutation } from './mutation.ts';

const onRuns =
  (edit: (run: LabRun) => void) =>
  ({ lab }: Observations) =>
    lab?.runs.forEach(edit);

const violates = (rule: string, impact: AxeFinding['impact'], nodeCount: number) => (observations: Observations) => {
  for (const { rendered } of observations.pages)
    rendered?.axe?.violations.push({
      rule,
      impact,
      help: rule,
      helpUrl: `https://dequeuniversity.com/rules/axe/4.14/${rule}`,
      tags: [],
      nodeCount,
      nodes: [{ selector: 'main > p', snippet: '<p>', fix: 'see help' }],
    });
};

/** What only a browser measures. */
export const browserMutations: readonly Mutation[] = [
  {
    name: 'parts that jump while the page loads',
    changeSeen: onRuns(({ metrics }) => {
      metrics.cumulativeLayoutShift = 0.4;
    }),
    hits: ['cls'],
  },
  {
    name: 'the largest part comes late',
    changeSeen: onRuns(({ metrics }) => {
      metrics.largestContentfulPaintMs = 7_000;
    }),
    hits: ['lcp'],
  },
  {
    name: 'a heavy page',
    changeSeen: onRuns(({ traffic }) => {
      traffic.byKind.push({ kind: 'image', requests: 9, transferBytes: 9_000_000, bodyBytes: 9_000_000 });
    }),
    hits: ['page-weight'],
  },
  {
    name: 'text sent without compression',
    changeSeen: (observations) => {
      onRuns(({ document, traffic }) => {
        Object.assign(document, { contentEncoding: null, transferBytes: document.bodyBytes });
        traffic.compressed.parts = 0;
      })(observations);
      for (const { plain } of observations.pages) delete plain.headers['content-encoding'];
    },
    hits: ['compression'],
  },
  {
    name: 'grey text on grey',
    changeSeen: violates('color-contrast', 'serious', 24),
    hits: ['contrast'],
    may: ['a11y-tree'],
  },
  {
    name: 'controls without roles and names',
    changeSeen: violates('aria-required-children', 'critical', 12),
    hits: ['a11y-tree'],
  },
];

import { describe, expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { labObservation, labRun } from '../../../testing/lab-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { LabObservation } from '../../website/lab/lab-observation.ts';
import { heavyPages } from './heavy-pages.ts';
import { shiftingLayout } from './shifting-layout.ts';
import { slowInteractions } from './slow-interactions.ts';
import { slowLargestPaint } from './slow-largest-paint.ts';
import { uncompressedHtml } from './uncompressed-html.ts';

const seen = (lab: LabObservation | null) => inputs({ lab });

describe('slow-largest-paint', () => {
  const at = (largestContentfulPaintMs: number | null) =>
    seen(labObservation({ metrics: { largestContentfulPaintMs } }));
  it.each([
    ['quick', at(1_900), 'pass'],
    ['a little above, within the noise', at(2_700), 'inconclusive'],
    ['above', at(3_400), 'partial'],
    ['late', at(4_600), 'fail'],
    ['never drawn', at(null), 'inconclusive'],
    ['not measured', seen(null), 'inconclusive'],
  ])('%s', (_, given, outcome) => {
    expect(runCheck(slowLargestPaint, given).outcome).toBe(outcome);
  });

  it('is not called quick where a layer may lie over the page while it loads', () => {
    const lab = labObservation({ metrics: { largestContentfulPaintMs: 1_900 } });
    const of = (html: string) => runCheck(slowLargestPaint, inputs({ lab, pages: [page(html)] })).outcome;
    expect(of('<div id="preloader"></div><h1>Rowan</h1>')).toBe('inconclusive');
    expect(of('<div id="loader-parts"></div><h1>Rowan</h1>')).toBe('pass');
    const late = labObservation({ metrics: { largestContentfulPaintMs: 9_000 } });
    const covered = page('<div id="preloader"></div>');
    expect(runCheck(slowLargestPaint, inputs({ lab: late, pages: [covered] })).outcome).toBe('fail');
  });

  it('is decided by the phone, with the desktop beside it', () => {
    const wide = { selector: 'body > img', snippet: '<img src="wide.jpg">' };
    const runs = [
      labRun('phone', { metrics: { largestContentfulPaintMs: 1_000 } }),
      labRun('desktop', { metrics: { largestContentfulPaintMs: 9_000 }, largestElement: wide }),
    ];
    const result = runCheck(slowLargestPaint, seen({ ...labObservation(), runs }));
    expect(result.outcome).toBe('pass');
    expect(result.seen).toEqual(['1.0 s', '9.0 s', 'Example']);
  });

  it('is open where the phone was quicker than a desktop that draws the same', () => {
    const runs = [
      labRun('phone', { metrics: { largestContentfulPaintMs: 1_000 } }),
      labRun('desktop', { metrics: { largestContentfulPaintMs: 2_000 } }),
    ];
    expect(runCheck(slowLargestPaint, seen({ ...labObservation(), runs })).outcome).toBe('inconclusive');
  });

  it('says nothing of a quick desktop beside a slow phone', () => {
    const runs = [
      labRun('phone', { metrics: { largestContentfulPaintMs: 9_000 } }),
      labRun('desktop', { metrics: { largestContentfulPaintMs: 600 } }),
    ];
    expect(runCheck(slowLargestPaint, seen({ ...labObservation(), runs })).seen).toEqual(['9.0 s', 'Example']);
  });

  it('names no part where the loads drew different ones last', () => {
    const late = (...pictures: string[]) =>
      runCheck(
        slowLargestPaint,
        seen({
          ...labObservation(),
          runs: pictures.map((picture) =>
            labRun('phone', {
              metrics: { largestContentfulPaintMs: 9_000 },
              largestElement: { selector: 'main > img', snippet: '<img>', picture: `https://example.test/${picture}` },
            }),
          ),
        }),
      );
    expect(late('rye.jpg', 'rye.jpg')).toMatchObject({ cause: null, seen: ['9.0 s', 'rye.jpg'] });
    expect(late('rye.jpg', 'oats.jpg')).toMatchObject({ outcome: 'fail', cause: 'largest-unnamed', seen: ['9.0 s'] });
  });

  it('is decided by the median of the loads, with their range beside it', () => {
    const runs = [3_400, 1_600, 2_690, 2_600, 9_000].map((ms) =>
      labRun('phone', { metrics: { largestContentfulPaintMs: ms } }),
    );
    const result = runCheck(slowLargestPaint, seen({ ...labObservation(), runs }));
    expect(result.outcome).toBe('inconclusive');
    expect(result.evidence).toMatchObject([
      { place: 'largest paint on a phone, median of 5 loads (1.6 s to 9.0 s)', seen: '2.7 s' },
      { place: 'what is largest on a phone', seen: 'Example' },
    ]);
    const alike = { ...labObservation(), runs: runs.slice(0, 1).flatMap((run) => [run, run, run]) };
    expect(runCheck(slowLargestPaint, seen(alike)).evidence[0]?.place).toBe(
      'largest paint on a phone, median of 3 loads',
    );
  });
});

describe('shifting-layout', () => {
  const at = (cumulativeLayoutShift: number | null) => seen(labObservation({ metrics: { cumulativeLayoutShift } }));
  it.each([
    ['still', at(0), 'pass'],
    ['at the edge', at(0.1), 'pass'],
    ['a little above, within the noise', at(0.11), 'inconclusive'],
    ['moving', at(0.2), 'partial'],
    ['jumping', at(0.4), 'fail'],
    ['never drawn', at(null), 'inconclusive'],
  ])('%s', (_, given, outcome) => {
    expect(runCheck(shiftingLayout, given).outcome).toBe(outcome);
  });

  it('is decided by the device where more moves', () => {
    const runs = [labRun('phone'), labRun('desktop', { metrics: { cumulativeLayoutShift: 0.5 } })];
    expect(runCheck(shiftingLayout, seen({ ...labObservation(), runs })).outcome).toBe('fail');
  });

  it('proves nothing where a style sheet of the page did not arrive', () => {
    const home = page('<link rel="stylesheet" href="https://cdn.example/look.css"><p>Hello</p>');
    const given = (consoleErrors: string[]) => ({
      ...inputs({ pages: [home] }),
      lab: {
        ...labObservation(),
        runs: [{ ...labRun('phone', { metrics: { cumulativeLayoutShift: 0.5 } }), consoleErrors }],
      },
    });
    const failed = 'Failed to load resource: net::ERR_NAME_NOT_RESOLVED https://cdn.example/look.css';
    expect(runCheck(shiftingLayout, given([failed])).outcome).toBe('inconclusive');
    expect(runCheck(shiftingLayout, given([])).outcome).toBe('fail');
  });

  it('proves nothing where the page stood still in one of the loads', () => {
    const runs = [0, 0.3, 0.3].map((cumulativeLayoutShift) => labRun('phone', { metrics: { cumulativeLayoutShift } }));
    expect(runCheck(shiftingLayout, seen({ ...labObservation(), runs })).outcome).toBe('inconclusive');
  });
});

describe('slow-interactions', () => {
  it('is never guessed, whatever was measured', () => {
    const result = runCheck(slowInteractions, seen(labObservation({ metrics: { totalBlockingTimeMs: 9_000 } })));
    expect(result.outcome).toBe('inconclusive');
    expect(result.because).toContain('Only real visitors');
  });
});

describe('heavy-pages', () => {
  const of = (transferBytes: number) =>
    seen(
      labObservation({
        traffic: {
          ...labRun('phone').traffic,
          byKind: [{ kind: 'image', requests: 1, transferBytes, bodyBytes: transferBytes }],
        },
      }),
    );
  it.each([
    ['light', of(400_000), 'pass'],
    ['heavy', of(3_000_000), 'partial'],
    ['very heavy', of(9_000_000), 'fail'],
    ['not measured', seen(null), 'inconclusive'],
  ])('%s', (_, given, outcome) => {
    expect(runCheck(heavyPages, given).outcome).toBe(outcome);
  });

  it('names the kinds that weigh, heaviest first', () => {
    expect(runCheck(heavyPages, seen(labObservation())).seen).toEqual(['0.19 MB', '0.18 MB in 4 requests']);
  });

  it('calls nothing light of which a style sheet did not arrive', () => {
    const consoleErrors = ['Failed to load resource: net::ERR_NAME_NOT_RESOLVED https://cdn.example/look.css'];
    const lab = { ...labObservation(), runs: [labRun('phone', { consoleErrors })] };
    const home = page('<link rel="stylesheet" href="https://cdn.example/look.css"><p>Hello</p>');
    expect(runCheck(heavyPages, inputs({ lab, pages: [home] })).outcome).toBe('inconclusive');
  });

  it('calls nothing light of which pictures or scripts did not arrive, and heavy what is heavy without them', () => {
    const lacking = (url: string, transferBytes: number) => {
      const consoleErrors = [`Failed to load resource: net::ERR_NAME_NOT_RESOLVED https://cdn.example/${url}`];
      const byKind = [{ kind: 'image' as const, requests: 1, transferBytes, bodyBytes: transferBytes }];
      const run = labRun('phone', { consoleErrors });
      const runs = [{ ...run, traffic: { ...run.traffic, byKind } }];
      return runCheck(heavyPages, seen({ ...labObservation(), runs })).outcome;
    };
    expect(lacking('a.jpg', 400_000)).toBe('inconclusive');
    expect(lacking('a.jpg', 9_000_000)).toBe('fail');
    expect(lacking('a.woff2', 400_000)).toBe('inconclusive');
  });

  it('calls no part of what is loaded all', () => {
    const place = (consoleErrors: string[]) => {
      const runs = [labRun('phone', { consoleErrors })];
      return runCheck(heavyPages, seen({ ...labObservation(), runs })).evidence[0]?.place;
    };
    expect(place([])).toBe('all that is loaded on a phone');
    expect(place(['Failed to load resource: net::ERR_NAME_NOT_RESOLVED https://cdn.example/a.woff2'])).toBe(
      'what arrived here on a phone, not all',
    );
  });
});

describe('uncompressed-html', () => {
  it.each([
    ['packed', { contentEncoding: 'zstd' }, 'pass'],
    ['as it is', { contentEncoding: null }, 'fail'],
    ['as it is, and tiny', { contentEncoding: null, bodyBytes: 900 }, 'not_applicable'],
  ])('%s', (_, document, outcome) => {
    expect(runCheck(uncompressedHtml, seen(labObservation({ document }))).outcome).toBe(outcome);
  });
});

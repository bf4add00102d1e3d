import { describe, expect, it } from 'vitest';
import { page } from '../../../testing/audit-builders.ts';
import { labObservation, labRun } from '../../../testing/lab-builders.ts';
import type { LabRun } from './lab-observation.ts';
import { labReport } from './lab-report.ts';
import { COVERED, paintDoubt } from './paint-doubt.ts';

const view = (html: string) => page(html).plain.view;
const HOME = view('<h1>Rowan</h1>');
const lab = (...runs: LabRun[]) => ({ ...labObservation(), runs });
const at = (device: 'phone' | 'desktop', first: number, largest: number, more: Partial<LabRun> = {}) =>
  labRun(device, { ...more, metrics: { firstContentfulPaintMs: first, largestContentfulPaintMs: largest } });
const drawn = (pictureBytes?: number): Pick<LabRun, 'largestElement'> => ({
  largestElement: {
    selector: 'img',
    snippet: '<img>',
    picture: 'https://a.test/a.jpg',
    ...(pictureBytes === undefined ? {} : { pictureBytes }),
  },
});

describe('the times of a device', () => {
  it('are believed of a small fast page', () => {
    expect(paintDoubt(labObservation(), 'phone', HOME)).toBeNull();
    expect(paintDoubt(lab(at('phone', 900, 1_300, drawn(90_000))), 'phone', HOME)).toBeNull();
    expect(paintDoubt(lab(at('phone', 900, 900), at('desktop', 950, 950)), 'phone', HOME)).toBeNull();
  });

  it('are not where the picture drawn last could not have arrived', () => {
    expect(paintDoubt(lab(at('phone', 900, 1_300, drawn(600_000))), 'phone', HOME)).toContain('picture');
    expect(paintDoubt(lab(at('desktop', 400, 1_300, drawn(600_000))), 'desktop', HOME)).toBeNull();
    const { traffic } = labRun('phone');
    const images = (requests: number) => ({
      traffic: { ...traffic, byKind: [{ kind: 'image' as const, requests, transferBytes: 600_000, bodyBytes: 1 }] },
    });
    const older = (requests: number) => lab(at('phone', 900, 1_300, { ...drawn(), ...images(requests) }));
    expect(paintDoubt(older(1), 'phone', HOME)).not.toBeNull();
    expect(paintDoubt(older(2), 'phone', HOME)).toBeNull();
  });

  it('are not where a text was the largest beside pictures that take longer to arrive', () => {
    const { traffic } = labRun('phone');
    const text = (transferBytes: number) => ({
      largestElement: { selector: 'h2', snippet: '<h2>Rowan</h2>', picture: null },
      traffic: { ...traffic, byKind: [{ kind: 'image' as const, requests: 3, transferBytes, bodyBytes: 1 }] },
    });
    expect(paintDoubt(lab(at('phone', 900, 1_300, text(900_000))), 'phone', HOME)).toContain('larger');
    expect(paintDoubt(lab(at('phone', 900, 1_300, text(300_000))), 'phone', HOME)).toBeNull();
  });

  it('are not where a phone was quicker than a desktop that draws the same', () => {
    expect(paintDoubt(lab(at('phone', 900, 1_300), at('desktop', 1_200, 1_300)), 'phone', HOME)).toContain('desktop');
    const quick = at('phone', 900, 1_300);
    expect(paintDoubt(lab(quick, at('desktop', 800, 2_000)), 'phone', HOME)).toContain('desktop');
    expect(paintDoubt(lab(quick, at('desktop', 800, 2_000, drawn(900_000))), 'phone', HOME)).toBeNull();
  });

  it('are not where something lies over the page', () => {
    expect(paintDoubt(labObservation(), 'phone', view('<div id="preloader"></div>'))).toBe(COVERED);
    expect(paintDoubt(labObservation(), 'phone', view('<div class="preloader"><img src="a.gif"></div>'))).toBe(COVERED);
    expect(paintDoubt(labObservation(), 'phone', view('<form><p class="loader">Sending</p></form>'))).toBeNull();
  });

  it('are late all the same where they came out late', () => {
    expect(paintDoubt(lab(at('phone', 900, 9_000, drawn(6_000_000))), 'phone', HOME)).toBeNull();
  });
});

it('a report tells no time that is not believed, and no score made of it', () => {
  const [phone, desktop] =
    labReport(lab(at('phone', 900, 1_300, drawn(600_000)), labRun('desktop')), HOME)?.devices ?? [];
  expect(phone).toMatchObject({ score: null, because: expect.stringContaining('picture') });
  expect(phone?.metrics.map(({ id, value, min }) => [id, value, min])).toEqual([
    ['largest-contentful-paint', null, null],
    ['first-contentful-paint', null, null],
    ['total-blocking-time', 20, 20],
    ['cumulative-layout-shift', 0.01, 0.01],
    ['speed-index', null, null],
  ]);
  // The other device would stand there as praise of both.
  expect(desktop).toMatchObject({ score: null, because: phone?.because });
});

it('tells no time of a page whose style sheet did not arrive, late ones neither', () => {
  const styled = view('<link rel="stylesheet" href="https://cdn.example/look.css"><h1>Rowan</h1>');
  const consoleErrors = ['Failed to load resource: net::ERR_NAME_NOT_RESOLVED https://cdn.example/look.css'];
  const told = (more: Partial<LabRun>) => paintDoubt(lab(at('phone', 900, 6_000, more)), 'phone', styled);
  expect(told({ consoleErrors })).toContain('did not load here');
  expect(told({})).toBeNull();
});

it('tells nothing of a page whose pictures or scripts did not arrive, and all of one that lacks letters alone', () => {
  const errors = (...urls: string[]) =>
    urls.map((url) => `Failed to load resource: net::ERR_NAME_NOT_RESOLVED https://cdn.example/${url}`);
  const { traffic } = labRun('phone');
  const of = (consoleErrors: string[]) =>
    lab(at('phone', 900, 1_300, { consoleErrors, traffic: { ...traffic, failedRequests: consoleErrors.length } }));
  const doubt = (...urls: string[]) => paintDoubt(of(errors(...urls)), 'phone', HOME);
  expect(doubt('a.jpg', 'photo-1?w=800')).toContain('A picture the home page asks for from cdn.example did not load');
  expect(doubt('slider.js', 'a.jpg')).toContain('Pictures and scripts the home page asks for');
  expect(doubt('slider.js')).toContain('A script the home page asks for');
  expect(doubt('sheet/export?format=tsv')).toContain('Something the home page asks for from cdn.example did not load');
  expect(doubt('a.woff2', 'css2?family=Inter')).toBeNull();
  const gone = 'Failed to load resource: the server responded with a status of 404 (Not Found) https://a.test/a.jpg';
  expect(paintDoubt(of([gone]), 'phone', HOME)).toBeNull();
  expect(labReport(of(errors('a.jpg')), HOME)?.devices[0]).toMatchObject({ score: null, metrics: [] });
});

it('tells no movement as good of one device where the page of the other lacked parts', () => {
  const consoleErrors = ['Failed to load resource: net::ERR_NAME_NOT_RESOLVED https://cdn.example/a.jpg'];
  const report = labReport(lab(at('phone', 900, 6_000), at('desktop', 400, 900, { consoleErrors })), HOME);
  const values = report?.devices[0]?.metrics.map(({ id, value }) => [id, value]);
  expect(values).toContainEqual(['cumulative-layout-shift', null]);
  expect(values).toContainEqual(['largest-contentful-paint', null]);
});

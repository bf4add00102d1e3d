import { expect, it } from 'vitest';
import type { Results } from '../contract/results.ts';
import { sampleView } from '../sample/sample-view.ts';
import { selectMeasurements } from './view/measurements.ts';

const results = (await sampleView()).results as Results;

const told = (pagesTested: number, pagesRead: number) => {
  const { accessibility, score } = results;
  if (!accessibility) return expect.unreachable();
  const coverage = { ...score.coverage, pagesRead };
  const seen = { ...results, accessibility: { ...accessibility, pagesTested }, score: { ...score, coverage } };
  return /axe-core tested (.*?) and found/.exec(selectMeasurements(seen)?.headline ?? '')?.[1];
};

it('says how the pages tested for barriers and the pages read go together', () => {
  expect(told(4, 4)).toBe('4 pages');
  expect(told(1, 1)).toBe('one page');
  expect(told(2, 5)).toBe('2 of the 5 pages read');
  expect(told(5, 2)).toBe('5 pages, 3 of which only a browser shows,');
});

it('says of a good score that a layer may lie over the page while it loads', () => {
  const { lab } = results;
  if (!lab) return expect.unreachable();
  const headline = (score: number, isCovered: boolean) => {
    const devices = lab.devices.map((one) => ({ ...one, score }));
    return selectMeasurements({ ...results, lab: { ...lab, devices, ...(isCovered ? { mayBeCovered: true } : {}) } })
      ?.headline;
  };
  expect(headline(99, true)).toContain('people may see your page later than it says');
  expect(headline(99, false)).not.toContain('later than it says');
  expect(headline(41, true)).not.toContain('later than it says');
});

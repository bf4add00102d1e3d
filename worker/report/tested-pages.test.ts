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
  return /At the width of a desktop, axe-core tested (.*?) and found/.exec(
    selectMeasurements(seen)?.headline ?? '',
  )?.[1];
};

it('says how the pages tested for barriers and the pages read go together', () => {
  expect(told(4, 4)).toBe('4 pages');
  expect(told(1, 1)).toBe('one page');
  expect(told(2, 5)).toBe('2 of the 5 pages read');
  expect(told(5, 2)).toBe('5 pages, 3 of which only a browser shows,');
});

it('says that the score leaves out what was found where it is full beside a barrier', () => {
  const { accessibility } = results;
  if (!accessibility) return expect.unreachable();
  const hint = (score: number, serious: number) => {
    const byImpact = { critical: 0, serious, moderate: 0, minor: 0 };
    return selectMeasurements({ ...results, accessibility: { ...accessibility, score, byImpact } })?.accessibility
      ?.hint;
  };
  expect(hint(100, 1)).toContain('by the rules Lighthouse weighs, which leave out what was found here');
  expect(hint(100, 0)).toContain('weighed as Lighthouse does');
  expect(hint(90, 1)).toContain('weighed as Lighthouse does');
});

it('tells nothing of barriers where no page came whole', () => {
  const { accessibility } = results;
  if (!accessibility) return expect.unreachable();
  const told = (pagesTested: number) =>
    selectMeasurements({ ...results, accessibility: { ...accessibility, pagesTested, pagesIncomplete: 1 } });
  expect(told(0)?.headline).toMatch(/Barriers for people were not tested: not all files of the pages .* arrived/);
  expect(told(0)?.accessibility).toBeNull();
  expect(told(1)?.headline).toContain('axe-core tested 1 of the');
  expect(told(1)?.accessibility?.impacts).toHaveLength(4);
});

it('says where contrast could not be told', () => {
  const hint = (outcome: 'pass' | 'inconclusive') => {
    const checks = results.checks.map((one) => (one.id === 'low-contrast' ? { ...one, outcome } : one));
    return selectMeasurements({ ...results, checks } as Results)?.accessibility?.hint;
  };
  expect(hint('pass')).not.toContain('could not be told');
  expect(hint('inconclusive')).toContain('how texts stand out from their background could not be told');
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

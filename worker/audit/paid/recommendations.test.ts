import { describe, expect, it } from 'vitest';
import { fixesOf } from '../../contract/fixes-of.ts';
import { premiumInputOf } from '../../testing/premium-input.ts';
import { causeOf } from '../advice/index.ts';
import { WEBSITES } from '../proof/fixtures/websites.ts';
import { readingGrade } from '../website/text/reading/reading-grade.ts';
import { recommendationId } from './recommendations.ts';

/** The first words of a sentence: what makes neighbours sound alike. */
const opening = (text: string) => text.split(' ').slice(0, 3).join(' ');

describe.each(Object.entries(WEBSITES))('recommendations for %s', (_, website) => {
  const input = premiumInputOf(website);
  const { plan, improvements, overallScore, results, recommendations } = input;

  it('are at least seven things below 85 points, each with evidence, and none twice', () => {
    const things = recommendations.reduce((sum, { steps }) => sum + (steps?.length ?? 1), 0);
    if (overallScore < 85) expect(things).toBeGreaterThanOrEqual(7);
    for (const { checkIds, steps } of recommendations)
      if (steps) expect(steps.map(({ checkId }) => checkId).toSorted()).toEqual(checkIds.toSorted());
    for (const { id, evidence, checkIds } of recommendations) {
      expect(checkIds.length, id).toBeGreaterThan(0);
      expect(evidence.length, id).toBeGreaterThan(0);
    }
    const ids = recommendations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const titles = recommendations.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('answer every check that leaves something to gain', () => {
    const answered = new Set(recommendations.flatMap(({ checkIds }) => checkIds));
    const left = results.filter(
      ({ check, outcome }) =>
        (outcome.outcome === 'fail' || (outcome.outcome === 'partial' && (outcome.credit ?? 0.5) < 1)) &&
        check.strength !== 'I' &&
        !answered.has(check.id),
    );
    expect(left.map(({ check }) => check.id)).toEqual([]);
  });

  it('put what no page says of the business onto the home page alone', () => {
    const block = improvements.filter(({ results }) => results.every((one) => causeOf(one) === 'no-business-markup'));
    for (const id of block.map(recommendationId))
      expect(recommendations.find((one) => one.id === id)?.pages).toEqual([input.inputs.target.homeUrl]);
  });

  it('gain what the score gains, gates first and then by points per effort', () => {
    const last = improvements.at(-1);
    const sum = improvements.reduce((total, { gain }) => total + gain, 0);
    expect((last?.scoreAfter ?? 0) - sum).toBeCloseTo(
      improvements[0] ? improvements[0].scoreAfter - improvements[0].gain : 0,
      6,
    );
    const firstOther = improvements.findIndex(({ opensGate }) => !opensGate);
    expect(improvements.slice(Math.max(0, firstOther)).every(({ opensGate }) => !opensGate)).toBe(true);
  });

  it('never sound alike three times in a row', () => {
    for (const field of ['impact', 'implementation'] as const) {
      const openings = recommendations.map((one) => opening(one[field]));
      const threes = openings.filter((words, at) => words === openings[at + 1] && words === openings[at + 2]);
      expect(threes, field).toEqual([]);
    }
  });

  it('are read with ease', () => {
    const prose = recommendations.map(({ implementation, impact }) => `${implementation} ${impact}`).join(' ');
    expect(readingGrade(prose.split(/(?<=[.!?]) /), 'en')?.value).toBeLessThanOrEqual(10);
    expect(prose).not.toMatch(/undefined|NaN|\bnull\b|\.\.(?!\.)| ,|\s{2}/);
  });

  it('hand out each text to paste once', () => {
    const fixes = recommendations.flatMap(fixesOf);
    expect(new Set(fixes.map((fix) => JSON.stringify(fix))).size).toBe(fixes.length);
  });

  it('stand in the plan once each, in their order', () => {
    expect(plan.flatMap(({ steps }) => steps.map(({ recommendationId }) => recommendationId))).toEqual(
      recommendations.map(({ id }) => id),
    );
    expect(plan.map(({ days }) => days)).toEqual([...new Set(plan.map(({ days }) => days))]);
    for (const { timeline, id } of recommendations) {
      const period = plan.find(({ steps }) => steps.some(({ recommendationId }) => recommendationId === id));
      expect(timeline).toBe(`Days ${period?.days}`);
    }
  });
});

it('grounds the text that only scripts bring with what is lost, not with what is said of links', () => {
  const website = WEBSITES['script-only-bakery'];
  if (!website) throw new Error('no such website');
  const task = premiumInputOf(website).recommendations.find(({ checkIds }) => checkIds.includes('little-plain-text'));
  expect(task?.checkIds).toContain('uncrawlable-links');
  expect(task?.impact).toContain('answers from the text in the HTML.');
});

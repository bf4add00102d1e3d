import { describe, expect, it } from 'vitest';
import type { OpeningHours, WeekHours } from '../../worker/audit/facts/facts.ts';
import { facts } from '../../worker/testing/audit-builders.ts';
import { compareHours } from './compare-hours.ts';
import type { StrictLabels } from './labels.ts';
import { madeUpSite } from './made-up-site.ts';

const none: WeekHours = { mo: null, tu: null, we: null, th: null, fr: null, sa: null, su: null };
const weekdays: WeekHours = { ...none, mo: [['08:00', '17:00']], fr: [['08:00', '14:00']], su: [] };

function score(fact: string, strict: Partial<StrictLabels>, seen: WeekHours | null, alternatives: WeekHours[] = []) {
  const asRead = (week: WeekHours): OpeningHours => ({ ...week, byAppointment: false });
  const openingHours = seen && {
    value: asRead(seen),
    sources: [],
    ...(alternatives.length > 0
      ? { alternatives: alternatives.map((week) => ({ value: asRead(week), sources: [] })) }
      : {}),
  };
  const found = compareHours(madeUpSite(strict).strict, facts({ openingHours })).find((one) => one.fact === fact);
  return `${found?.right}/${found?.of}`;
}

describe('compareHours', () => {
  it('compares day by day; closed is not the same as not stated', () => {
    expect(score('opening hours', { hours: weekdays }, weekdays)).toBe('7/7');
    expect(score('opening hours', { hours: weekdays }, { ...weekdays, su: null })).toBe('6/7');
    expect(score('opening hours', { hours: weekdays }, { ...weekdays, sa: [['08:00', '12:00']] })).toBe('6/7');
  });

  it('counts hours that are missing or made up once', () => {
    expect(score('opening hours', { hours: weekdays }, null)).toBe('0/1');
    expect(score('opening hours', { hours: null }, weekdays)).toBe('0/1');
    expect(score('opening hours', { hours: null }, null)).toBe('1/1');
  });

  it('does not compare days whose text is ambiguous', () => {
    const strict = { hours: weekdays, hoursUncertainDays: ['su'] };
    expect(score('opening hours', strict, { ...weekdays, su: null })).toBe('6/6');
  });

  it('takes hours of structured data where no others are shown, and none of a switchboard', () => {
    expect(score('opening hours', { hours: null, hoursSchema: weekdays }, weekdays)).toBe('7/7');
    expect(score('opening hours', { hours: weekdays, hoursKind: 'phone' }, null)).toBe('1/1');
    expect(score('opening hours', { hours: weekdays, hoursKind: 'phone' }, weekdays)).toBe('0/1');
  });

  it('accepts each of two weeks that contradict, and wants the contradiction named', () => {
    const other = { ...weekdays, fr: [] };
    const strict = { hours: weekdays, hoursAlternatives: [{ hours: weekdays }, { hours: other }] };
    expect(score('opening hours', strict, other)).toBe('7/7');
    expect(score('hours contradict', strict, other)).toBe('0/1');
    expect(score('hours contradict', strict, other, [weekdays])).toBe('1/1');
  });

  it('wants no contradiction between seasons', () => {
    const summer = { ...weekdays, fr: [] };
    const strict = { hours: weekdays, hoursSeasonal: [{ hours: summer }] };
    expect(score('hours contradict', strict, weekdays, [summer])).toBe('0/1');
    expect(score('hours contradict', strict, weekdays)).toBe('1/1');
  });
});

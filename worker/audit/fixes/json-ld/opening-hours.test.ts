import { expect, it } from 'vitest';
import { facts } from '../../../testing/audit-builders.ts';
import type { Interval } from '../../facts/facts.ts';
import { openingHoursNodes } from './opening-hours.ts';

const closing = (span: Interval) => {
  const week = { mo: [span], tu: null, we: null, th: null, fr: null, sa: null, su: null };
  const { openingHours } = facts({ openingHours: { value: { ...week, byAppointment: false }, sources: [] } });
  return openingHoursNodes(openingHours)[0]?.['closes'];
};

it('writes the end of a day as Google reads it', () => {
  expect(closing(['00:00', '24:00'])).toBe('23:59');
  expect(closing(['18:00', '24:00'])).toBe('00:00');
  expect(closing(['09:00', '18:00'])).toBe('18:00');
});

import { expect, it } from 'vitest';
import type { Interval } from '../facts.ts';
import { tellsWeek } from './tells-week.ts';

const day: Interval[] = [['09:00', '17:00']];

const hours = {
  mo: [],
  tu: day,
  we: day,
  th: day,
  fr: day,
  sa: [['10:00', '14:00'] satisfies Interval],
  su: [],
  byAppointment: false,
};

it.each<[string, string, boolean]>([
  ['says every open day', 'Tuesday to Friday 9:00–17:00 / Saturday 10:00–14:00', true],
  ['leaves a day out', 'Tuesday to Friday 9:00–17:00', false],
  ['begins in the middle of the list', '9:00–17:00 / Saturday / 10:00–14:00', false],
])('a text that %s', (_, seen, tells) => {
  expect(tellsWeek(seen, hours, 'en')).toBe(tells);
});

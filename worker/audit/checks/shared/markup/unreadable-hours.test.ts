import { expect, it } from 'vitest';
import { page } from '../../../../testing/audit-builders.ts';
import { unreadableHoursOn } from './unreadable-hours.ts';

const told = (more: object) => {
  const node = { '@type': 'Bakery', name: 'Larch', ...more };
  return unreadableHoursOn(page(`<script type="application/ld+json">${JSON.stringify(node)}</script>`)).map(
    ({ seen }) => seen,
  );
};
const spec = (more: object) => told({ openingHoursSpecification: { '@type': 'OpeningHoursSpecification', ...more } });

it.each([
  'Mo-Fr 09:00-17:00',
  'Mo,We 9:00-12:00,14:00-18:00',
  'Mo-Fr 10:00-19:00 Sa 10:00-22:00',
  'Monday - Friday 08:00 - 17:00; Sa 09:00-12:00',
  'Mo-Su 00:00-24:00',
  '24/7',
  'Mo-Fr',
  '',
])('reads %s', (line) => {
  expect(told({ openingHours: line })).toEqual([]);
});

it.each(['Lunes 10:00-18:00', 'Mo-Fr 10-18', 'Ma-Vr 09:00-17:00', 'Mo-Fr 9am-5pm', 'Mo-Fr 09:00-', 'Mo-Fr 9.00-17.00'])(
  'tells %s',
  (line) => {
    expect(told({ openingHours: ['Sa 09:00-12:00', line] })).toEqual([line]);
  },
);

it('tells days and times of a specification that are none, and one without its end', () => {
  const good = { dayOfWeek: ['Monday', 'https://schema.org/Tuesday'], opens: '09:00', closes: '17:00:00' };
  expect(spec(good)).toEqual([]);
  expect(spec({ ...good, dayOfWeek: 'Montag' })).toEqual(['Montag']);
  expect(spec({ ...good, opens: '9 Uhr' })).toEqual(['9 Uhr']);
  expect(spec({ ...good, closes: undefined })).toEqual(['09:00']);
  // Both left out is a closed day.
  expect(spec({ ...good, opens: '', closes: '' })).toEqual([]);
});

it('reads a line of any length in one go', () => {
  const before = performance.now();
  expect(told({ openingHours: `${'Mo-Fr 09:00-17:00 '.repeat(3_000)}x` })).toHaveLength(1);
  expect(performance.now() - before).toBeLessThan(1_000);
});

import { expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import type { FactSource, OpeningHours } from '../../facts/facts.ts';
import { emptyWeek } from '../../facts/hours/hours-week.ts';
import { WEEK } from '../../week/week.ts';
import { runChecks } from '../run-checks.ts';
import { missingOpeningHours } from './missing-opening-hours.ts';

const source = (place: string): FactSource => ({ pageUrl: HOME, view: 'plain', place, seen: 'seen' });

it('sees no contradiction between times of day and markup round the clock that the text may say too', () => {
  const allDay = { ...emptyWeek(), byAppointment: false } as OpeningHours;
  for (const day of WEEK) allDay[day] = [['00:00', '24:00']];
  const openingHours = {
    value: { ...emptyWeek(), mo: [['09:00', '17:00']], byAppointment: false } as OpeningHours,
    sources: [source('footer > p')],
    alternatives: [{ value: allDay, sources: [source('JSON-LD openingHours')] }],
  };
  const outcome = (html: string) =>
    runChecks([missingOpeningHours], inputs({ pages: [page(html)], facts: facts({ openingHours }), isLocal: true }))[0]
      ?.outcome.outcome;
  expect(outcome('<p>Open 24/7</p>')).toBe('inconclusive');
  expect(outcome('<p>Open</p>')).toBe('fail');
});

import { expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import type { FactSource } from '../../facts/facts.ts';
import { emptyWeek } from '../../facts/hours/hours-week.ts';
import { missingOpeningHours } from './missing-opening-hours.ts';

const source = (place: string): FactSource => ({ pageUrl: HOME, view: 'plain', place, seen: 'Open 24 hours' });
const address = (locality: string) => ({
  certainty: 'certain' as const,
  value: { street: 'High Street 1', postalCode: null, locality, region: null, country: 'GB', text: locality },
  sources: [source('footer > p')],
});

it('round the clock on some pages agrees with no other hours, of however many places', () => {
  const always = Object.fromEntries(
    ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].map((day) => [day, [['00:00', '24:00']]]),
  );
  const value = { ...emptyWeek(), mo: [['09:00', '17:00'] as [string, string]], byAppointment: false };
  const judged = (other: object) => {
    const openingHours = {
      value,
      sources: [source('footer > p'), source('JSON-LD Store.openingHours')],
      alternatives: [{ value: { ...value, ...other }, sources: [source('main > p')] }],
    };
    const addresses = [address('Leeds'), address('York')];
    const seen = inputs({
      pages: [page('<p>Open 24 hours</p>')],
      facts: facts({ openingHours, addresses }),
      isLocal: true,
    });
    return missingOpeningHours.run(seen).outcome;
  };
  expect(judged(always)).toBe('inconclusive');
  expect(judged({ tu: [['09:00', '17:00']] })).toBe('pass');
});

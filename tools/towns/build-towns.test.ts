import { expect, it } from 'vitest';
import { holdsName } from '../../worker/audit/towns/name-list.ts';
import { townKey } from '../../worker/audit/towns/town-key.ts';
import stored from '../../worker/audit/towns/towns.json' with { type: 'json' };
import { buildTowns } from './build-towns.mjs';
import { OTHER_NAMES } from './town-names.mjs';

it('lists places by country, without quarters and numbers', () => {
  const places = [
    { name: 'Lärchstadt (Kreis 1) / City', country: 'CH' },
    { name: 'Elmville 03', country: 'FR' },
    { name: 'Puerto Larzel / Port Larzel', country: 'ES' },
    { name: 'Å', country: 'NO' },
    { name: 'Ginza', country: 'JP' },
  ];
  const towns = buildTowns(places);
  const holds = (country: string, name: string) => holdsName(towns[country] ?? '', townKey(name));
  expect([holds('CH', 'Lärchstadt'), holds('FR', 'Elmville'), holds('ES', 'Port Larzel')]).toEqual([true, true, true]);
  expect([holds('CH', 'Elmville'), holds('FR', 'Elmville 03'), holds('NO', 'Å'), 'JP' in towns]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('stores the names towns are also called by', () => {
  const lists: Record<string, string> = stored.towns;
  for (const [country, names] of Object.entries(OTHER_NAMES))
    for (const name of names.split('|')) expect(holdsName(lists[country] ?? '', townKey(name)), name).toBe(true);
});

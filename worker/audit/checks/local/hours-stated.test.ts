import { expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { FactSource, Facts } from '../../facts/facts.ts';
import { emptyWeek } from '../../facts/hours/hours-week.ts';
import { missingOpeningHours } from './missing-opening-hours.ts';

const judge = (found: Partial<Facts>, html = '') =>
  runCheck(missingOpeningHours, inputs({ pages: [page(html)], facts: facts(found), isLocal: true }));
const source = (overrides: Partial<FactSource>): FactSource => ({
  pageUrl: HOME,
  view: 'plain',
  place: 'footer > p',
  seen: 'seen',
  ...overrides,
});
const marked = source({ place: 'JSON-LD openingHours', seen: 'mo 09:00–17:00' });
const week = (close = '17:00') => ({
  ...emptyWeek(),
  mo: [['09:00', close] as [string, string]],
  byAppointment: false,
});
const address = (locality: string) => ({
  certainty: 'certain' as const,
  value: { street: 'High Street 1', postalCode: null, locality, region: null, country: 'GB', text: locality },
  sources: [source({})],
});

it('calls what two descriptions say of one place a contradiction, of several places none, and neither of the text', () => {
  const openingHours = {
    value: week(),
    sources: [marked],
    alternatives: [{ value: week('18:00'), sources: [{ ...marked, pageUrl: `${HOME}b` }] }],
  };
  expect(judge({ openingHours, addresses: [address('Leeds')] })).toMatchObject({
    outcome: 'fail',
    cause: 'contradiction',
  });
  expect(judge({ openingHours, addresses: [address('Leeds'), address('York')] }).outcome).not.toBe('fail');
});

it('blames no script for hours whose words stand in the page as served', () => {
  const openingHours = { value: week(), sources: [source({ view: 'rendered', seen: '9:00 to 17:00' })] };
  expect(judge({ openingHours }, '<div><b>daily</b><i>9:00 to 17:00</i></div>').outcome).toBe('inconclusive');
  expect(judge({ openingHours }, '<p>daily</p>')).toMatchObject({ outcome: 'partial', cause: 'late-and-not-marked' });
});

it('never calls missing the hours that the structured data speaks of without times', () => {
  const days = '<script type="application/ld+json">{"@type":"Dentist","name":"Larch","openingHours":"Mo-Fr"}</script>';
  const found = { addresses: [address('Leeds')] };
  expect(judge(found).evidence).toEqual([]);
  expect(judge(found, days)).toMatchObject({
    outcome: 'inconclusive',
    evidence: [{ place: 'JSON-LD Dentist.openingHours' }],
  });
});

it('takes a number written in pairs for no hours', () => {
  const pages = [page('<p>06.22.17.46.96</p>')];
  const phones = [{ value: '+33622174696', asShown: '06.22.17.46.96', kind: null, sources: [] }];
  const read = (found: Partial<Facts>) =>
    runCheck(missingOpeningHours, inputs({ pages, facts: facts(found), isLocal: true })).seen;
  expect(read({ phones })).toEqual([]);
  expect(read({})).toEqual(['06.22.17.46.96']);
});

it('tells hours in markup that are written as no machine reads them, beside those of the text', () => {
  const openingHours = { value: week(), certainty: 'certain' as const, sources: [source({}), marked] };
  const html = (line: string) =>
    `<script type="application/ld+json">{"@type":"Dentist","name":"Larch","openingHours":"${line}"}</script>`;
  expect(judge({ openingHours }, html('Mo 09:00-17:00')).outcome).toBe('pass');
  expect(judge({ openingHours }, html('Lunes 9-17'))).toMatchObject({
    outcome: 'partial',
    cause: 'unreadable-in-markup',
    evidence: [{ place: 'JSON-LD Dentist.openingHours', seen: 'Lunes 9-17' }, { place: 'footer > p' }],
  });
});

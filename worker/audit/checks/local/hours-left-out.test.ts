import { expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import type { FactSource, Facts } from '../../facts/facts.ts';
import { emptyWeek } from '../../facts/hours/hours-week.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { runChecks } from '../run-checks.ts';
import { localChecks } from './index.ts';

function outcome(id: string, pages: ReadPage[], found: Partial<Facts> = {}, isLocal: boolean | null = true) {
  const check = localChecks.find((one) => one.id === id);
  if (!check) throw new Error(`no check ${id}`);
  const [result] = runChecks([check], inputs({ pages, facts: facts(found), isLocal }));
  if (!result) throw new Error('nothing ran');
  return result.outcome;
}
const name = (id: string, html: string, found: Partial<Facts> = {}) => outcome(id, [page(html)], found).outcome;

const source = (overrides: Partial<FactSource> = {}): FactSource => ({
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
const address = (locality: string | null, street: string | null = 'High Street 1', pageUrl = HOME) => ({
  certainty: 'certain' as const,
  value: { street, postalCode: null, locality, region: null, country: 'GB', text: `${street}, ${locality}` },
  sources: [source({ pageUrl })],
});

it('praises no markup that leaves out a day of the text', () => {
  const value = { ...week(), sa: [['09:00', '12:00'] as [string, string]] };
  const of = (days: string) => {
    const data = `{"@context":"https://schema.org","@type":"Store","openingHours":"${days} 09:00-17:00"}`;
    const html = `<script type="application/ld+json">${data}</script>`;
    return name('missing-opening-hours', html, { openingHours: { value, sources: [source(), marked] } });
  };
  expect(of('Mo')).toBe('inconclusive');
  expect(of('Mo,Sa')).toBe('pass');
});

it('takes one house spelled in two ways for one place, whose hours contradict each other', () => {
  const openingHours = {
    value: week(),
    sources: [source(), marked],
    alternatives: [{ value: week('18:00'), sources: [source({ place: 'main > p' })] }],
  };
  const at = (street: string, postalCode: string) => {
    const one = address('Leeds', street);
    return { ...one, value: { ...one.value, postalCode } };
  };
  const of = (...addresses: ReturnType<typeof at>[]) => name('missing-opening-hours', '', { openingHours, addresses });
  expect(of(at('High Street 1', 'LS1 4AB'), at('High St. 1', 'LS1 4AB'))).toBe('fail');
  expect(of(at('High Street 1', 'LS1 4AB'), at('High Street 9', 'LS1 4AB'))).toBe('pass');
});

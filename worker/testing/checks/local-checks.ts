import { localChecks } from '../../audit/checks/local/index.ts';
import { runChecks } from '../../audit/checks/run-checks.ts';
import type { FactSource, Facts } from '../../audit/facts/facts.ts';
import { emptyWeek } from '../../audit/facts/hours/hours-week.ts';
import type { ReadPage } from '../../audit/website/read-pages.ts';
import { facts, HOME, inputs, page } from '../audit-builders.ts';

/** One local check on invented pages with invented facts. */
export function outcome(id: string, pages: ReadPage[], found: Partial<Facts> = {}, isLocal: boolean | null = true) {
  const check = localChecks.find((one) => one.id === id);
  if (!check) throw new Error(`no check ${id}`);
  const [result] = runChecks([check], inputs({ pages, facts: facts(found), isLocal }));
  if (!result) throw new Error('nothing ran');
  return result.outcome;
}
export const name = (id: string, html: string, found: Partial<Facts> = {}) => outcome(id, [page(html)], found).outcome;

export const source = (overrides: Partial<FactSource> = {}): FactSource => ({
  pageUrl: HOME,
  view: 'plain',
  place: 'footer > p',
  seen: 'seen',
  ...overrides,
});
export const marked = source({ place: 'JSON-LD openingHours', seen: 'mo 09:00–17:00' });
export const week = (close = '17:00') => ({
  ...emptyWeek(),
  mo: [['09:00', close] as [string, string]],
  byAppointment: false,
});
export const address = (locality: string | null, street: string | null = 'High Street 1', pageUrl = HOME) => ({
  certainty: 'certain' as const,
  value: { street, postalCode: null, locality, region: null, country: 'GB', text: `${street}, ${locality}` },
  sources: [source({ pageUrl })],
});

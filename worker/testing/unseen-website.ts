import { CHECKS } from '../audit/checks/index.ts';
import type { CheckInputs } from '../audit/checks/inputs.ts';
import type { Address, FactSource, Facts } from '../audit/facts/facts.ts';
import type { ReadPage } from '../audit/website/read-pages.ts';
import { attemptOf, facts, HOME, inputs, page } from './audit-builders.ts';
import { runCheck } from './run-check.ts';

/** One check of the engine on invented pages with invented facts. */
export function run(
  id: string,
  pages: ReadPage[] | string,
  found: Partial<Facts> = {},
  more: Partial<CheckInputs> = {},
) {
  const check = CHECKS.find((one) => one.id === id);
  if (!check) throw new Error(`no check ${id}`);
  const read = typeof pages === 'string' ? [page(pages)] : pages;
  return runCheck(check, inputs({ pages: read, facts: facts(found), attempts: read.map(attemptOf), ...more }));
}
export const source = (seen: string, overrides: Partial<FactSource> = {}): FactSource => ({
  pageUrl: HOME,
  view: 'plain',
  place: 'footer > p',
  seen,
  ...overrides,
});
export const named = (value: string): Partial<Facts> => ({ businessName: { value, sources: [source(value)] } });
export const phone = (seen: string, place = 'footer > p'): Facts['phones'][number] => ({
  value: '+33329000000',
  asShown: seen,
  kind: null,
  sources: [source(seen, { place })],
});
export const address = (
  value: Partial<Address>,
  place = 'microdata LocalBusiness.address',
): Facts['addresses'][number] => ({
  value: { street: null, postalCode: null, locality: null, region: null, country: 'FR', text: '', ...value },
  sources: [source('as marked up', { place })],
});
export const trade = (id: 'physiotherapist' | 'electrician' | 'builder' | 'cafe'): Partial<Facts> => ({
  trade: { value: { id, label: id, confidence: 0.9 }, sources: [] },
});
export const language = (value: string): Partial<Facts> => ({ languages: [{ value, sources: [] }] });

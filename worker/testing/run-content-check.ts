import { contentChecks } from '../audit/checks/content/index.ts';
import type { CheckInputs } from '../audit/checks/inputs.ts';
import type { FactSource, Facts } from '../audit/facts/facts.ts';
import type { ReadPage } from '../audit/website/read-pages.ts';
import { facts, HOME, inputs, page } from './audit-builders.ts';
import { runCheck } from './run-check.ts';

export function run(id: string, pages: ReadPage[], found: Partial<Facts> = {}, more: Partial<CheckInputs> = {}) {
  const check = contentChecks.find((one) => one.id === id);
  if (!check) throw new Error(`no check ${id}`);
  return runCheck(check, inputs({ pages, facts: facts(found), ...more }));
}
export const outcome = (id: string, html: string, found: Partial<Facts> = {}, more: Partial<CheckInputs> = {}) =>
  run(id, [page(html)], found, more).outcome;

export const source = (overrides: Partial<FactSource> = {}): FactSource => ({
  pageUrl: HOME,
  view: 'plain',
  place: 'main > p',
  seen: 'seen',
  ...overrides,
});
export const main = (html: string, lang = 'en') => `<html lang="${lang}"><main>${html}</main></html>`;
/** Running text without figures, dates or claims. */
export const FILLER =
  'We repair pipes and taps in old and new houses. Our people arrive when they said they would, and they explain what they do before they begin. ';
export const text = (times = 10) => `<p>${FILLER.repeat(times)}</p>`;
export const POLISH =
  'Naprawiamy rury i krany w starych i nowych domach. Nasi ludzie przychodzą o umówionej porze i wyjaśniają swoją pracę. ';
export const legal = page(main(`<h1>Imprint</h1>${text()}`), { role: 'legal' });

import type { Address, FactSource, Facts } from '../audit/facts/facts.ts';
import { HOME } from './audit-builders.ts';

export const source = (seen: string, overrides: Partial<FactSource> = {}): FactSource => ({
  pageUrl: HOME,
  view: 'plain',
  place: 'footer > p',
  seen,
  ...overrides,
});
export const phone = (value: string, sources: FactSource[], conflictsWith?: number[]): Facts['phones'][number] => ({
  value,
  asShown: value,
  kind: null,
  sources,
  ...(conflictsWith ? { conflictsWith } : {}),
});
export const address = (
  text: string,
  overrides: Partial<Address> = {},
  sources = [source(text)],
  conflictsWith?: number[],
) => ({
  value: { street: text, postalCode: '53111', locality: 'Bonn', region: null, country: 'DE', text, ...overrides },
  sources,
  ...(conflictsWith ? { conflictsWith } : {}),
});

import { expect, it } from 'vitest';
import { isOneKind } from './one-kind.ts';

it('a notary and an attorney are legal services; a painter and a roofer are nothing in common but builders of some sort', () => {
  expect(isOneKind('lawyer')).toBe(true);
  expect(isOneKind('dentist')).toBe(true);
  expect(isOneKind('builder')).toBe(false);
  expect(isOneKind('beauty')).toBe(false);
});

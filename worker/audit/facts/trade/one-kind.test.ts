import { expect, it } from 'vitest';
import { isCalledByNoun, isOneKind } from './one-kind.ts';

it('a notary and an attorney are legal services; a painter and a roofer are nothing in common but builders of some sort', () => {
  expect(isOneKind('lawyer')).toBe(true);
  expect(isOneKind('dentist')).toBe(true);
  expect(isOneKind('builder')).toBe(false);
  expect(isOneKind('beauty')).toBe(false);
});

it('an osteopath is no physiotherapist, though one trade for us; who names both is one', () => {
  expect(isCalledByNoun('physiotherapist', ['Ada Moreau - Ostéopathe', "Cabinet d'ostéopathie"])).toBe(false);
  expect(isCalledByNoun('physiotherapist', ['Ada Moreau - Kinésithérapeute et ostéopathe'])).toBe(true);
  expect(isCalledByNoun('physiotherapist', ['Physiotherapie Moreau'])).toBe(true);
  expect(isCalledByNoun('lawyer', ['Ada Moreau, attorney'])).toBe(true);
});

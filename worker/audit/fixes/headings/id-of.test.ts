import { expect, it } from 'vitest';
import { idOf } from './id-of.ts';

it('makes ids readable in any script', () => {
  expect(idOf('Was kostet das? Größe & Maß')).toBe('was-kostet-das-groesse-mass');
  expect(idOf('診療時間のご案内')).toBe('診療時間のご案内');
  expect(idOf('!?')).toBe('');
});

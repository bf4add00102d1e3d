import { expect, it } from 'vitest';
import type { SeenProfile } from './social-profiles-seen.ts';
import { signals } from './social-signals.ts';

const profile = (network: string, handle: string) =>
  ({
    network,
    handle,
    isMarked: false,
    hasMarkup: false,
    fact: { value: `https://${network}.test/${handle}`, sources: [] },
  }) as unknown as SeenProfile;

it('handles are the same that differ in nothing but small and capital letters', () => {
  const said = (one: string, other: string) => signals([profile('instagram', one), profile('facebook', other)]).length;
  expect(said('larch_bakery', 'Larch_Bakery')).toBe(1);
  expect(said('larch_bakery', 'LarchBakery')).toBe(0);
});

it('counts no profiles: those that are not certain would be missing', () => {
  const marked = { ...profile('instagram', 'larch'), isMarked: true, hasMarkup: true } as SeenProfile;
  expect(signals([marked, { ...profile('facebook', 'oak'), hasMarkup: true } as SeenProfile])).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { type PremiumResults, premiumSchema } from '../../../contract/premium.ts';
import { groundOf } from '../../../testing/premium-group.ts';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import type { InventedWebsite } from '../../proof/fixtures/observe-website.ts';
import { WEBSITES } from '../../proof/fixtures/websites.ts';
import { settle } from '../grounded.ts';
import { voiceSearchOptimization } from './voice-search-optimization.ts';

type Voice = PremiumResults['voiceSearchOptimization'];

const of = (website: InventedWebsite) =>
  settle<Voice>(voiceSearchOptimization(premiumInputOf(website)), '/voiceSearchOptimization');

describe.each(Object.entries(WEBSITES))('voice for %s', (_, website) => {
  const { said, grounds } = of(website);

  it('has the shape of the contract', () => {
    expect(premiumSchema.shape.voiceSearchOptimization.safeParse(said).error?.issues ?? []).toEqual([]);
    expect(JSON.stringify(said)).not.toMatch(/undefined|NaN|\[object/);
  });

  it('rests on something, line by line', () => {
    expect(groundOf(grounds, '/voiceSearchOptimization/currentReadiness/score')).toMatchObject({ kind: 'measured' });
  });

  it('takes its score from the voice checks', () => {
    const input = premiumInputOf(website);
    expect(said.currentReadiness.score).toBe(input.score.categories.find(({ id }) => id === 'voice')?.score);
  });
});

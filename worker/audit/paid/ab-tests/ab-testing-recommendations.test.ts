import { describe, expect, it } from 'vitest';
import { type PremiumResults, premiumSchema } from '../../../contract/premium.ts';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import { englishPlumber } from '../../proof/fixtures/english-plumber/website.ts';
import type { InventedWebsite } from '../../proof/fixtures/observe-website.ts';
import { WEBSITES } from '../../proof/fixtures/websites.ts';
import { groundOf, settle } from '../grounded.ts';
import { abTestingRecommendations } from './ab-testing-recommendations.ts';

type Tests = PremiumResults['abTestingRecommendations'];

const of = (website: InventedWebsite) =>
  settle<Tests>(abTestingRecommendations(premiumInputOf(website)), '/abTestingRecommendations');

describe.each(Object.entries(WEBSITES))('comparisons for %s', (_, website) => {
  const { said, grounds } = of(website);

  it('have the shape of the contract, and each a ground with the formula', () => {
    expect(premiumSchema.shape.abTestingRecommendations.safeParse(said).error?.issues ?? []).toEqual([]);
    for (const [at] of said.highImpactTests.entries()) {
      const ground = groundOf(grounds, `/abTestingRecommendations/highImpactTests/${at}`);
      expect(ground).toMatchObject({ kind: 'derived', rule: expect.stringContaining('Fleiss') });
    }
  });

  it('promise no lift, state a sample, an assumption and an end', () => {
    for (const test of said.highImpactTests) {
      expect(test.estimatedLift).toBeNull();
      expect(test.estimatedLiftBasis.kind).toBe('not_measured');
      expect(test.sampleSize).toMatch(/\d/);
      expect(test.stopRule).toMatch(/\d/);
      expect(test.variants).toHaveLength(2);
      expect(test.variants[0]?.description).not.toBe(test.variants[1]?.description);
    }
    const names = said.highImpactTests.map(({ testName }) => testName);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the test of the telephone link', () => {
  it('sets the number alone against the number with the hours', () => {
    const [test] = of(englishPlumber).said.highImpactTests;
    expect(test?.variants[0]?.description).toBe('0117 496 0142');
    expect(test?.variants[1]?.description).toMatch(/0117 496 0142 \(Monday to Friday/);
  });

  it('is not proposed where no link bears the number', () => {
    const unlinked = {
      ...englishPlumber,
      pages: englishPlumber.pages.map((page) => ({ ...page, html: page.html.replaceAll('tel:', '#') })),
    };
    const { highImpactTests, quickWins } = of(unlinked).said;
    expect(highImpactTests).toEqual([]);
    // The finding itself stands with the recommendation.
    expect(JSON.stringify(quickWins)).not.toMatch(/The check says/);
    expect(quickWins).toEqual([]);
  });
});

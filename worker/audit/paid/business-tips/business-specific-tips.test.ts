import { describe, expect, it } from 'vitest';
import { type PremiumResults, premiumSchema } from '../../../contract/premium.ts';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import { germanDentist } from '../../proof/fixtures/german-dentist/website.ts';
import { WEBSITES } from '../../proof/fixtures/websites.ts';
import { groundOf, settle } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { businessSpecificTips } from './business-specific-tips.ts';

type Tips = PremiumResults['businessSpecificTips'];

const of = (input: PremiumInput) => settle<Tips>(businessSpecificTips(input), '/businessSpecificTips');

describe.each(Object.entries(WEBSITES))('tips for %s', (_, website) => {
  const { said, grounds } = of(premiumInputOf(website));

  it('have the shape of the contract, and each a ground', () => {
    expect(premiumSchema.shape.businessSpecificTips.safeParse(said).error?.issues ?? []).toEqual([]);
    const pointers = Object.entries(said).flatMap(([key, list]) =>
      list.map((_, at) => `/businessSpecificTips/${key}/${at}`),
    );
    expect(pointers.filter((pointer) => groundOf(grounds, pointer) === null)).toEqual([]);
    expect(JSON.stringify(said)).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe('what its owner wrote', () => {
  it('hold as an advantage what passes and has to be earned, and nothing else', () => {
    const input = premiumInputOf(germanDentist);
    const evidence = [{ pageUrl: input.inputs.target.homeUrl, place: 'h2: cases or projects', seen: 'Fälle' }];
    const passing = input.results.map(({ check }) => ({ check, outcome: { outcome: 'pass' as const, evidence } }));
    const { said, grounds } = of({ ...input, results: passing });
    expect(said.competitorAdvantages).toEqual([
      'A heading, link or picture of your pages speaks of work done: “Fälle”.',
    ]);
    expect(grounds['/businessSpecificTips/competitorAdvantages/0']).toMatchObject({ kind: 'measured' });
    const failing = input.results.map(({ check }) => ({ check, outcome: { outcome: 'fail' as const, evidence: [] } }));
    expect(of({ ...input, results: failing }).said.competitorAdvantages).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { type PremiumResults, premiumSchema } from '../../../contract/premium.ts';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import { englishPlumber } from '../../proof/fixtures/english-plumber/website.ts';
import { frenchRestaurant } from '../../proof/fixtures/french-restaurant/website.ts';
import { germanDentist } from '../../proof/fixtures/german-dentist/website.ts';
import { WEBSITES } from '../../proof/fixtures/websites.ts';
import { plumber } from '../../trades/plumber.ts';
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
    expect(JSON.stringify(said)).not.toMatch(/undefined|NaN|\[object|\{place\}/);
  });
});

describe('tips by trade', () => {
  it('have nothing in common between a dentist and a plumber', () => {
    const [dentist, plumber] = [of(premiumInputOf(germanDentist)).said, of(premiumInputOf(englishPlumber)).said];
    expect(dentist.industryOptimizations.filter((text) => plumber.industryOptimizations.includes(text))).toEqual([]);
  });

  it('build on an answer where there is one, and ask for it where not', () => {
    const input = premiumInputOf(englishPlumber);
    const quote = plumber.tips.find(({ question }) => question === 'free-quote');
    expect(of(input).said.industryOptimizations).toContain(quote?.open);
    const answered = { ...input, questions: input.questions.map((one) => ({ ...one, answered: 'full' as const })) };
    const line = of(answered).said.industryOptimizations.find((text) => text.endsWith(quote?.answered ?? ''));
    expect(line).toContain('Is a quote free?');
  });

  it('are local for local businesses only', () => {
    const input = premiumInputOf(englishPlumber);
    expect(of(input).said.localSeoTips.join()).toContain('Bristol');
    expect(of({ ...input, inputs: { ...input.inputs, isLocal: false } }).said.localSeoTips).toEqual([]);
  });

  it('notice a break at midday and a working day without opening', () => {
    const { localSeoTips } = of(premiumInputOf(frenchRestaurant)).said;
    expect(localSeoTips.join('\n')).toContain('14:00 to 19:00');
    expect(localSeoTips.join('\n')).toContain('shut on Monday and Sunday');
  });

  it('hold as an advantage what passes and has to be earned, and nothing else', () => {
    const input = premiumInputOf(germanDentist);
    const { said, grounds } = of(input);
    expect(said.competitorAdvantages.join('\n')).toContain('You give figures');
    expect(grounds['/businessSpecificTips/competitorAdvantages/0']).toMatchObject({ kind: 'measured' });
    const failing = input.results.map(({ check }) => ({ check, outcome: { outcome: 'fail' as const, evidence: [] } }));
    expect(of({ ...input, results: failing }).said.competitorAdvantages).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { readGroup, SLIPS } from '../../../testing/premium-group.ts';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import type { InventedWebsite } from '../../proof/fixtures/observe-website.ts';
import { WEBSITES } from '../../proof/fixtures/websites.ts';
import type { Benchmark } from '../benchmark.ts';
import { competitorAnalysis } from './competitor-analysis.ts';

const site = (name: string): InventedWebsite => {
  const website = WEBSITES[name];
  if (!website) throw new Error(`no website ${name}`);
  return website;
};

const read = (name: string, benchmark: Benchmark | null = null) =>
  readGroup(
    'competitorAnalysis',
    competitorAnalysis,
    premiumInputOf(site(name), (seen) => {
      seen.benchmark = benchmark;
    }),
  );

const among = (...scores: number[]): Benchmark => ({ trade: 'plumber', scores, countedAt: 0 });

describe('competitorAnalysis', () => {
  it.each(Object.keys(WEBSITES))('grounds every line about %s and says none twice', (name) => {
    const { lines, ungrounded } = read(name);
    expect(ungrounded).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => SLIPS.test(line))).toEqual([]);
  });

  it('names no competitor, and says how to find them', () => {
    const { said } = read('english-plumber');
    expect(said.topCompetitors).toEqual([]);
    expect(said.topCompetitorsBasis).toMatchObject({
      kind: 'not_measured',
      how: expect.stringContaining('what customers call your trade'),
    });
  });

  it('shows no benchmark to whose trade is not certain', () => {
    const { benchmarkComparison } = read('english-plumber', among(40, 50, 60, 70)).said;
    expect(benchmarkComparison).toMatchObject({ industryAverage: null, topPerformerScore: null, yourRanking: null });
    expect(benchmarkComparison.industryAverageBasis.kind).toBe('not_measured');
  });

  it('shows median, best tenth and place from five on', () => {
    const { benchmarkComparison, gapOpportunities } = read('english-plumber', among(96, 20, 80, 40, 90)).said;
    expect(benchmarkComparison).toMatchObject({ industryAverage: 80, topPerformerScore: 96, yourRanking: 4 });
    expect(benchmarkComparison.industryAverageBasis.kind).toBe('measured');
    expect(gapOpportunities[0]).toMatch(
      /^The middle of those of your trade analyzed here is \d+(?:\.\d)? points ahead of you\./,
    );
  });

  it('says nothing of the own score beside what the work says', () => {
    const { actionableInsights } = read('french-restaurant', among(96, 20, 80, 40, 90)).said;
    expect(actionableInsights).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { PremiumGroup } from '../../../contract/premium.ts';
import { readGroup, SLIPS } from '../../../testing/premium-group.ts';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import { germanDentist } from '../../proof/fixtures/german-dentist/website.ts';
import { aiToolsIntegration } from '../ai-tools/ai-tools-integration.ts';
import { competitorAnalysis } from '../competitors/competitor-analysis.ts';
import { industryInsights } from '../industry/industry-insights.ts';
import { localSeoAnalysis } from '../local/local-seo-analysis.ts';
import { performanceTracking } from '../performance/performance-tracking.ts';
import { planOf } from '../plan.ts';
import type { PremiumInput } from '../premium-input.ts';
import { socialMediaOptimization } from '../social/social-media-optimization.ts';

const GROUPS = {
  competitorAnalysis,
  industryInsights,
  localSeoAnalysis,
  socialMediaOptimization,
  aiToolsIntegration,
} as Partial<Record<PremiumGroup, (input: PremiumInput) => never>>;

/** A firewall stood in the way of every page. */
const unread = premiumInputOf(germanDentist, (seen) => {
  for (const page of seen.pages) {
    page.plain.status = 403;
    page.plain.view = null;
    page.rendered = null;
  }
});

describe('a website of which no page could be read', () => {
  it.each(Object.entries(GROUPS))('gets %s without a claim about its pages', (key, build) => {
    const { lines, ungrounded } = readGroup(key as PremiumGroup, build, unread);
    expect(ungrounded).toEqual([]);
    expect(lines.filter((line) => SLIPS.test(line))).toEqual([]);
    expect(
      lines.filter((line) => /Your (?:pages|website|text)s? (?:state|has no|is there|lead to no|answer)/.test(line)),
    ).toEqual([]);
  });

  it('is promised no rise where its score is held, and is told why', () => {
    const improvements = premiumInputOf(germanDentist).improvements.map((one) => ({ ...one, gain: 0, scoreAfter: 60 }));
    const held: PremiumInput = { ...unread, overallScore: 60, isUnread: true, gates: [], improvements };
    expect(planOf(improvements, 60).map(({ goal }) => goal)).not.toContainEqual(expect.stringMatching(/\d/));
    const { said } = readGroup('performanceTracking', performanceTracking, held);
    expect(said.projectedImprovements.aiVisibilityBoost).toBeNull();
    expect(said.projectedImprovements.aiVisibilityBoostBasis).toMatchObject({
      how: 'The score is held at 60 until we can read the language of your pages.',
    });
  });
});

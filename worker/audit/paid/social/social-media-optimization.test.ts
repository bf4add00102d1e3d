import { describe, expect, it } from 'vitest';
import { readGroup, SLIPS } from '../../../testing/premium-group.ts';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import type { Observations } from '../../observations.ts';
import type { InventedWebsite } from '../../proof/fixtures/observe-website.ts';
import { WEBSITES } from '../../proof/fixtures/websites.ts';
import { socialMediaOptimization } from './social-media-optimization.ts';
import { isNumbered } from './social-profiles-seen.ts';

const read = (name: string, change?: (seen: Observations) => void) => {
  const website: InventedWebsite | undefined = WEBSITES[name];
  if (!website) throw new Error(`no website ${name}`);
  return readGroup('socialMediaOptimization', socialMediaOptimization, premiumInputOf(website, change));
};

describe('socialMediaOptimization', () => {
  it.each(Object.keys(WEBSITES))('grounds every line about %s and says none twice', (name) => {
    const { lines, ungrounded } = read(name);
    expect(ungrounded).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => SLIPS.test(line))).toEqual([]);
  });

  it('scores a profile by what can be seen of it, and says by which rule', () => {
    const [facebook] = read('german-dentist').said.platforms;
    expect(facebook).toMatchObject({
      platform: 'Facebook',
      aiOptimizationScore: 100,
      aiOptimizationScoreBasis: { kind: 'derived' },
    });
  });

  it('misses no link on pages that our browser did not show whole', () => {
    const input = premiumInputOf(WEBSITES['english-plumber'] as InventedWebsite);
    const blank = { ...input, facts: { ...input.facts, socialProfiles: [] }, results: [], recommendations: [] };
    const inputsOf = (coverage: object) => ({
      ...input.inputs,
      facts: { ...input.inputs.facts, socialProfiles: [] },
      coverage: { ...input.inputs.coverage, ...coverage },
    });
    const said = (coverage: object) =>
      JSON.stringify(socialMediaOptimization({ ...blank, inputs: inputsOf(coverage) }));
    expect(said({})).toContain('We found no link');
    expect(said({ undrawn: 'https://plumber.test/' })).not.toContain('We found no link');
  });

  it('has one spelling asked for only where the places that state the name agree on it', () => {
    const input = premiumInputOf(WEBSITES['english-plumber'] as InventedWebsite);
    const said = (outcome: 'pass' | 'inconclusive') =>
      socialMediaOptimization({
        ...input,
        results: input.results.map((one) =>
          one.check.id === 'inconsistent-business-name'
            ? { ...one, outcome: { outcome, evidence: [], because: '' } as typeof one.outcome }
            : one,
        ),
      });
    expect(JSON.stringify(said('pass'))).toMatch(/to spell “/);
    expect(JSON.stringify(said('inconclusive'))).not.toContain('to spell');
  });

  it('takes off for a profile that is gone, and leaves out what a network keeps to itself', () => {
    const answering = (status: number) =>
      read('german-dentist', (seen) => {
        for (const check of seen.linkChecks) if (check.kind === 'profile') check.status = status;
      }).said.platforms[0];
    expect(answering(404)).toMatchObject({
      aiOptimizationScore: 67,
      currentPresence: expect.stringContaining('found nothing'),
    });
    expect(answering(999)).toMatchObject({
      aiOptimizationScore: 100,
      currentPresence: expect.not.stringContaining('our visit'),
    });
  });

  it('names no network that was not seen', () => {
    expect(read('english-plumber').said.platforms).toEqual([]);
  });

  it('takes no first paragraph for the sentence that says what somebody is', () => {
    const asked = (paragraph: string) => {
      const website = {
        home: 'https://larch.example/',
        robots: { status: 404, text: null },
        sitemap: null,
        llmsTxt: null,
        controlStatus: 404,
        refusedNames: {},
        pages: [
          {
            path: '/',
            role: 'home' as const,
            html: `<html lang="en"><title>Larch boats</title><main><p>${paragraph}</p></main></html>`,
            rendered: null,
            status: 200,
            headers: {},
          },
        ],
      };
      const { said } = readGroup('socialMediaOptimization', socialMediaOptimization, premiumInputOf(website));
      return said.crossPlatformStrategy.unifiedMessaging;
    };
    const boats = 'We build wooden boats for rivers and lakes, and mend the ones our fathers built.';
    expect(asked(boats)).toContain('only you can tell');
  });
});

it.each([
  [true, 'larch-inn-100054573754039'],
  [true, '61557041365775'],
  [false, 'larch-inn-1924'],
  [false, 'larchinn'],
])('%s: “%s” is what a network counts a profile by', (expected, handle) =>
  expect(isNumbered({ url: `https://www.facebook.com/${handle}`, handle })).toBe(expected),
);

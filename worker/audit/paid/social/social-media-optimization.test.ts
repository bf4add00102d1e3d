import { describe, expect, it } from 'vitest';
import { readGroup, SLIPS } from '../../../testing/premium-group.ts';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import type { Observations } from '../../observations.ts';
import type { InventedWebsite } from '../../proof/fixtures/observe-website.ts';
import { WEBSITES } from '../../proof/fixtures/websites.ts';
import { socialMediaOptimization } from './social-media-optimization.ts';

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
      currentPresence: expect.stringContaining('did not let us look'),
    });
  });

  it('takes no website for a partner because it is linked to', () => {
    const website = structuredClone(WEBSITES['english-plumber'] as InventedWebsite);
    for (const page of website.pages)
      page.html = page.html.replace('</body>', '<a href="https://court.example/rules">Rules</a></body>');
    const { lines } = readGroup('socialMediaOptimization', socialMediaOptimization, premiumInputOf(website));
    expect(lines.join(' ')).not.toContain('court.example');
  });

  it('scores no profile that was not seen', () => {
    const { platforms } = read('english-plumber').said;
    expect(platforms.map(({ aiOptimizationScore }) => aiOptimizationScore)).toEqual([null]);
    expect(platforms[0]?.currentPresence).toMatch(/^None seen/);
  });

  it('suggests posts from what each website says', () => {
    const posts = (name: string) =>
      read(name)
        .said.platforms.flatMap(({ contentSuggestions }) => contentSuggestions)
        .join(' ');
    expect(posts('german-dentist')).toContain('Katrin L.');
    // As they were read, its services are likely.
    expect(posts('english-plumber')).not.toContain('Leak repair');
    // Pictures of patients are another matter.
    expect(posts('german-dentist')).not.toContain('before, during, after');
  });
});

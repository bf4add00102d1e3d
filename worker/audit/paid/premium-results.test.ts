import { describe, expect, it } from 'vitest';
import { countItems } from '../../contract/count-items.ts';
import { groundsSchema } from '../../contract/grounds.ts';
import { PREMIUM_GROUPS, planSchema, premiumSchema } from '../../contract/premium.ts';
import { groundOf } from '../../testing/premium-group.ts';
import { premiumInputOf } from '../../testing/premium-input.ts';
import { CHECKS } from '../checks/index.ts';
import { WEBSITES } from '../proof/fixtures/websites.ts';
import { readingGrade } from '../website/text/reading/reading-grade.ts';
import { premiumResults } from './premium-results.ts';

interface Line {
  pointer: string;
  text: string;
}

/** Everything a reader reads: texts, without names of fields, addresses and single words from fixed lists. */
function lines(value: unknown, pointer: string): Line[] {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, at) => lines(item, `${pointer}/${at}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (NOT_PROSE.test(key) ? [] : lines(item, `${pointer}/${key}`)));
}
const NOT_PROSE =
  /Basis$|^(?:id|priority|difficulty|effort|owner|timeline|evidence|checkIds|fix|moreFixes|improvements|pages|page|website|platform)$/;

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** A word or two can stand in several places; sentences cannot. */
const MIN_SENTENCE_WORDS = 6;
/** Who is to answer, and a test of a task that has no other. */
const OF_EACH = /^(?:For you to answer: |Done when the next analysis no longer lists this task\.$)/;

const built = Object.entries(WEBSITES).map(([name, website]) => {
  const input = premiumInputOf(website);
  return { name, input, ...premiumResults(input) };
});

describe.each(built)('the paid groups of $name', ({ name, input, premium, grounds }) => {
  const all = PREMIUM_GROUPS.flatMap((group) => lines(premium[group], `/${group}`));

  it('have the shape of the contract', () => {
    expect(premiumSchema.safeParse(premium).error?.issues ?? []).toEqual([]);
    expect(groundsSchema.safeParse(grounds).success).toBe(true);
    expect(planSchema.safeParse(input.plan).success).toBe(true);
  });

  it('rest on something, line by line', () => {
    expect(all.filter(({ pointer }) => groundOf(grounds, pointer) === null)).toEqual([]);
    const known = new Set<string>(CHECKS.map(({ id }) => id));
    const named = Object.values(grounds).flatMap((ground) => (ground.kind === 'measured' ? ground.checkIds : []));
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    const empty = Object.entries(grounds).filter(
      ([, ground]) => ground.kind === 'measured' && ground.checkIds.length + ground.evidence.length === 0,
    );
    expect(empty.map(([pointer]) => pointer)).toEqual([]);
  });

  it('say nothing twice', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { pointer, text } of all) {
      const words = plainWords(text);
      if (words.split(' ').length < MIN_SENTENCE_WORDS || OF_EACH.test(text)) continue;
      const before = seen.get(words);
      if (before) twice.push(`${before} = ${pointer}: ${text}`);
      else seen.set(words, pointer);
    }
    expect(twice).toEqual([]);
  });

  it('are seventy items or more with the checks behind them, and no group is empty but those that hold for few', () => {
    const items = PREMIUM_GROUPS.reduce((sum, group) => sum + countItems(premium[group]), 0);
    const judged = input.results.filter(({ outcome: { outcome } }) => ['pass', 'partial', 'fail'].includes(outcome));
    // Of a website that only scripts write much is left open.
    expect(items + judged.length).toBeGreaterThanOrEqual(name === 'script-only-bakery' ? 65 : 70);
    const empty = PREMIUM_GROUPS.filter((group) => countItems(premium[group]) === 0);
    // Others to compare with, praise earned, tests the tasks do not tell, a figure for the country, enough to try two ways, a profile.
    const few = [
      'competitorAnalysis',
      'businessSpecificTips',
      'technicalOptimizations',
      'industryInsights',
      'abTestingRecommendations',
      'aiToolsIntegration',
      'socialMediaOptimization',
      // Markup for speech, and robots.txt.
      'voiceSearchOptimization',
      'performanceTracking',
      // A question that no page answers, all of them read.
      'contentStrategy',
    ];
    expect(empty.filter((group) => !few.includes(group))).toEqual([]);
  });

  it('hold no trace of a missing value, and none of the words we do not use', () => {
    const wrong = all.filter(({ text }) =>
      /\bundefined\b|\bNaN\b|\[object|\bnull\b|(?<!\.)\.\.(?!\.)| ,|“”|boost|unlock|AI-powered|!(?:\s|$)/i.test(text),
    );
    expect(wrong).toEqual([]);
  });

  it('are read with ease', () => {
    // What is quoted or to be pasted is the website's own, in its own language.
    const prose = all
      .filter(
        ({ pointer }) =>
          !/contentExample|keyPhrases|keywords|currentVersion|suggestedVersion|localKeywords|keywordOpportunities/.test(
            pointer,
          ),
      )
      .map(({ text }) => text.replace(/“[^”]*”/g, 'it'))
      .filter((text) => text.split(' ').length >= MIN_SENTENCE_WORDS);
    const grade = readingGrade(
      prose.flatMap((text) => text.split(/(?<=[.!?]) /)),
      'en',
    );
    expect(grade?.value).toBeLessThanOrEqual(10);
  });

  it('quote as the checks do, and cut between words', () => {
    const seen = Object.values(grounds).flatMap((ground) =>
      ground.kind === 'measured' || ground.kind === 'derived' ? ground.evidence : [],
    );
    const known = new Set(input.results.flatMap(({ outcome }) => outcome.evidence.map((one) => one.seen)));
    expect(seen.filter((one) => one.words !== undefined && !known.has(one.seen))).toEqual([]);
    const cut = seen.filter((one) => one.words === undefined && one.seen.length > 160);
    expect(cut.filter((one) => one.seen.length > 162 || !/\S …$/.test(one.seen))).toEqual([]);
  });

  it('stay small', () => {
    expect(JSON.stringify({ premium, grounds }).length).toBeLessThan(300_000);
  });
});

describe('two businesses', () => {
  it('read hardly any sentence of the other', () => {
    const of = (name: string) =>
      new Set(
        PREMIUM_GROUPS.flatMap((group) => lines(built.find((one) => one.name === name)?.premium[group], ''))
          .map(({ text }) => plainWords(text))
          .filter((words) => words.split(' ').length >= MIN_SENTENCE_WORDS),
      );
    const [dentist, plumber] = [of('german-dentist'), of('english-plumber')];
    const shared = [...dentist].filter((words) => plumber.has(words));
    expect(shared.length / dentist.size, shared.join('\n')).toBeLessThan(0.48);
  });

  it('get the same text for the same observations', () => {
    for (const { name, premium, grounds } of built) {
      const website = WEBSITES[name];
      if (website) expect(premiumResults(premiumInputOf(website))).toEqual({ premium, grounds });
    }
  });
});

import { describe, expect, it } from 'vitest';
import { readGroup, SLIPS } from '../../../testing/premium-group.ts';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import type { InventedWebsite } from '../../proof/fixtures/observe-website.ts';
import { WEBSITES } from '../../proof/fixtures/websites.ts';
import { tradeEntries } from '../../trades/index.ts';
import { AI_USE, CHOICES, CITED_SOURCES, factsFor, TRENDS } from './industry-facts.ts';
import { industryInsights } from './industry-insights.ts';

const read = (name: string) => {
  const website: InventedWebsite | undefined = WEBSITES[name];
  if (!website) throw new Error(`no website ${name}`);
  return readGroup('industryInsights', industryInsights, premiumInputOf(website));
};

describe('industryInsights', () => {
  it.each(Object.keys(WEBSITES))('grounds every line about %s and says none twice', (name) => {
    const { lines, ungrounded } = read(name);
    expect(ungrounded).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => SLIPS.test(line))).toEqual([]);
  });

  it('does not know the size of a market', () => {
    expect(read('english-plumber').said).toMatchObject({
      marketSize: expect.stringMatching(/^Not measured/),
      marketSizeBasis: { kind: 'not_measured', how: expect.stringContaining('by place') },
    });
  });

  it('takes the figures of the country', () => {
    expect(read('german-dentist').said.aiAdoptionRate).toBe('Not measured for your country.');
    expect(read('script-only-bakery').said.aiAdoptionRate).toContain('United States');
  });
});

describe('what a finding means for a website', () => {
  const withOutcome = (outcome: 'pass' | 'fail') => {
    const input = premiumInputOf(WEBSITES['german-dentist'] as InventedWebsite);
    const seen = { pageUrl: 'https://larch.test/', place: 'link', seen: 'https://www.jameda.de/larch' };
    input.results = input.results.map((result) =>
      result.check.id === 'few-directory-links' ? { ...result, outcome: { outcome, evidence: [seen] } } : result,
    );
    return readGroup('industryInsights', industryInsights, input).said.customerBehavior.join(' ');
  };

  it('is said of links that were found, and of none that were not', () => {
    expect(withOutcome('pass')).toMatch(/^In health care, .*Your pages name entries in at least 1 directory\./);
    expect(withOutcome('fail')).not.toContain('In health care');
  });
});

describe('the ban of the training crawler', () => {
  const told = (rules: string) => {
    const website = WEBSITES['english-plumber'] as InventedWebsite;
    const input = premiumInputOf({ ...website, robots: { status: 200, text: rules } });
    return readGroup('industryInsights', industryInsights, input).lines.join(' ');
  };

  it('is said to leave the search open only where it does', () => {
    expect(told('User-agent: GPTBot\nDisallow: /')).toContain('not out of ChatGPT’s search');
    const all = told('User-agent: *\nDisallow: /');
    expect(all).toContain('Your robots.txt bans it.');
    expect(all).not.toContain('not out of ChatGPT’s search');
  });
});

describe('the findings', () => {
  const dates = tradeEntries().flatMap(([, { fixedDates = [] }]) => fixedDates);
  const all = [...AI_USE, ...TRENDS, ...CITED_SOURCES, ...CHOICES, ...dates];

  it('each have a name of their own, a figure or a document, and a source with date and strength', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { source, text } of all) {
      expect(new URL(source.url).protocol).toBe('https:');
      expect(source.date).toMatch(/^20\d\d(?:-\d\d){0,2}$/);
      expect(source.strength.length).toBeGreaterThan(10);
      expect(text).toMatch(/[.]$/);
    }
  });

  it('hold where they were found only', () => {
    const german = { trade: 'accountant', country: 'DE', isLocal: true } as const;
    expect(factsFor(dates, german).map(({ id }) => id)).toEqual(['tax-de']);
    expect(factsFor(CITED_SOURCES, { ...german, trade: 'bakery' }).map(({ id }) => id)).toEqual(['cited-food']);
    expect(factsFor(AI_USE, { ...german, country: null })).toEqual([]);
    expect(factsFor(TRENDS, { ...german, isLocal: false }).map(({ id }) => id)).not.toContain('local-ai-search');
  });
});

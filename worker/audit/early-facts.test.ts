import { describe, expect, it } from 'vitest';
import { earlyFacts } from './early-facts.ts';
import { englishPlumber } from './proof/fixtures/english-plumber/website.ts';
import { germanDentist } from './proof/fixtures/german-dentist/website.ts';
import { type InventedWebsite, observeWebsite } from './proof/fixtures/observe-website.ts';

function factsOf(website: InventedWebsite) {
  const { target, robots, pages } = observeWebsite(website);
  const home = pages[0]?.plain;
  if (!home) throw new Error('no home page');
  return earlyFacts({ target, robots, home });
}

describe('earlyFacts', () => {
  it('tells who the business is, with what was seen', () => {
    const facts = factsOf(germanDentist);
    const value = (kind: string) => facts.find((fact) => fact.kind === kind)?.value;
    expect(value('businessName')).toBe('Zahnarztpraxis Hafenblick');
    expect(value('phone')).toBe('030 23125014');
    expect(value('email')).toBe('praxis@zahnarzt-hafenblick.test');
    expect(value('address')).toContain('Kaistraße 12');
    expect(value('schemaTypes')).toContain('Dentist');
    expect(facts.every(({ seen, pageUrl }) => seen !== '' && pageUrl.startsWith(germanDentist.home))).toBe(true);
  });

  it('says for each search agent whether it may read, quoting the line', () => {
    const robots = factsOf(englishPlumber).filter(({ kind }) => kind === 'robots');
    expect(robots).toHaveLength(6);
    expect(robots.find(({ label }) => label === 'OpenAI: OAI-SearchBot')).toMatchObject({
      value: 'disallowed',
      seen: 'robots.txt line 5: Disallow: /',
    });
    expect(robots.find(({ label }) => label === 'Google: Googlebot')).toMatchObject({ value: 'allowed' });
  });
});

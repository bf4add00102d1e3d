import { describe, expect, it } from 'vitest';
import { judge } from '../../worker/audit/judge.ts';
import { germanDentist } from '../../worker/audit/proof/fixtures/german-dentist/website.ts';
import { scaleWebsite } from './scale-website.ts';

describe('scaleWebsite', () => {
  const observations = scaleWebsite(germanDentist, 20, 2);

  it('makes as many pages as asked, with other addresses and texts', () => {
    const texts = observations.pages.map(({ plain }) => plain.view?.blocks.map(({ text }) => text).join(' '));
    expect(new Set(observations.pages.map(({ url }) => url)).size).toBe(20);
    expect(new Set(texts).size).toBe(20);
    expect(observations.pages.filter(({ role }) => role === 'home')).toHaveLength(1);
  });

  it('leaves what the website says of the business', () => {
    const { facts } = judge(observations);
    expect(facts.phones.map(({ value }) => value)).toEqual(['+493023125014']);
    expect(facts.openingHours).not.toBeNull();
  });
});

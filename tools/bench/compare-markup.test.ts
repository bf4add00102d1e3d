import { describe, expect, it } from 'vitest';
import { judge } from '../../worker/audit/judge.ts';
import { germanDentist } from '../../worker/audit/proof/fixtures/german-dentist/website.ts';
import { observeWebsite } from '../../worker/audit/proof/fixtures/observe-website.ts';
import { compareMarkup } from './compare-markup.ts';
import type { LabelledSite } from './labels.ts';
import { madeUpSite } from './made-up-site.ts';

const results = judge(observeWebsite(germanDentist));
const score = (fact: string, truth: Partial<LabelledSite['truth']>, jsOnly: string[] = []): string | null => {
  const site = madeUpSite({ jsOnly });
  const found = compareMarkup({ ...site, truth: { ...site.truth, ...truth } }, results).find(
    (one) => one.fact === fact,
  );
  return found ? `${found.right}/${found.of}` : null;
};

describe('compareMarkup', () => {
  it('wants the main types, not those that describe a part', () => {
    expect(score('schema types', { schemaTypes: ['Dentist', 'PostalAddress', 'City'] })).toBe('1/1');
    expect(score('schema types', { schemaTypes: ['Dentist', 'Hotel'] })).toBe('1/2');
    expect(score('schema types', { schemaTypes: [] })).toBe('0/1');
    expect(score('schema types', { schemaTypes: [], schemaTypesOtherPages: ['Article'] })).toBeNull();
  });

  it('counts headings and images of the entry page', () => {
    const home = results.pages[0];
    expect(score('h1 count', { h1Count: 1 })).toBe('1/1');
    expect(score('images', { imagesOnEntry: home?.images ?? -1 })).toBe('1/1');
    expect(score('images without alt', { imagesWithoutAlt: 1 })).toBe('0/1');
  });

  it('compares every agent with the list of those kept out', () => {
    expect(score('agents kept out', { aiBotsBlocked: [] })).toBe('1/1');
    expect(score('agents kept out', { aiBotsBlocked: ['GPTBot'] })).toBe('0/1');
    expect(score('robots.txt', { robotsTxt: 'absent' })).toBe('0/1');
  });

  it('compares what is lost without JavaScript, for the facts labels speak of', () => {
    expect(score('lost without JavaScript', {})).toBe('1/1');
    expect(score('lost without JavaScript', {}, ['phone'])).toBe('0/1');
  });
});

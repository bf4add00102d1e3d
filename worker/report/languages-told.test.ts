import { expect, it } from 'vitest';
import type { Results } from '../contract/results.ts';
import { sampleView } from '../sample/sample-view.ts';
import { createCitations } from './citations.ts';
import { selectFactSheet } from './view/fact-rows.ts';

it('says of some pages alone in which language they are where that of others could not be told', async () => {
  const results = (await sampleView()).results as Results;
  const [own] = results.facts.languages;
  if (!own) throw new Error('the sample has no language');
  const labelWith = (languages: Results['facts']['languages']) =>
    selectFactSheet({ ...results, facts: { ...results.facts, languages } }, createCitations())
      .groups.flatMap(({ rows }) => rows)
      .find(({ id }) => id === 'languages')?.label;
  expect(labelWith([own])).toBe('Language of the pages read');
  expect(labelWith([{ ...own, value: 'et', certainty: 'likely' }, own])).toBe('Language of some of the pages read');
});

import { expect, it } from 'vitest';
import type { Results } from '../contract/results.ts';
import { sampleView } from '../sample/sample-view.ts';
import { createCitations } from './citations.ts';
import { toJson } from './export-file.ts';
import { selectCategories } from './view/checks.ts';

it('gives an area the number that the document gives it', async () => {
  const sample = await sampleView();
  const whole = sample.results as Results;
  const [{ id }] = whole.score.categories as [Results['score']['categories'][number]];
  const results: Results = {
    ...whole,
    score: { ...whole.score, categories: whole.score.categories.map((area) => ({ ...area, score: 95 })) },
    checks: whole.checks.map((check) => (check.category === id ? { ...check, outcome: 'inconclusive' } : check)),
  };
  const told = JSON.parse(toJson(sample, results)).results.score.categories as { id: string; score: number | null }[];
  expect(told.find((area) => area.id === id)?.score).toBeNull();
  const shown = selectCategories(results, createCitations()).filter(({ scored }) => scored);
  expect(told.map(({ score }) => score)).toEqual(shown.map(({ score }) => score));
});

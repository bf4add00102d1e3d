import { expect, it } from 'vitest';
import { bakery } from '../../../testing/two-businesses.ts';
import { prepare } from '../../judge.ts';
import { observeWebsite } from '../../proof/fixtures/observe-website.ts';
import { fixInput } from '../fix-input.ts';
import { viewportFixes } from './viewport.ts';

it('puts no line beside the one that a script writes', () => {
  const observations = observeWebsite(bakery());
  for (const page of observations.pages) {
    const { view } = page.plain;
    if (!view) throw new Error('no page');
    const { finalUrl } = page.plain;
    const metas = [
      { by: 'name' as const, name: 'viewport', content: 'width=device-width, user-scalable=0', inHead: true },
    ];
    page.rendered = {
      finalUrl,
      status: 200,
      view: { ...view, metas },
      failure: null,
      consoleErrors: [],
      fetchedAt: 0,
    };
    view.metas = view.metas.filter(({ name }) => name !== 'viewport');
  }
  const { inputs, results } = prepare(observations);
  expect(results.find(({ check }) => check.id === 'missing-viewport')?.outcome.outcome).toBe('partial');
  expect(viewportFixes.build(fixInput(observations, inputs, results))).toEqual([]);
});

it('is offered where a browser of ours tried it on the home page, and found the text to fit', () => {
  const website = bakery();
  const observations = observeWebsite(website);
  for (const page of observations.pages) {
    page.rendered = null;
    if (page.plain.view) page.plain.view.metas = page.plain.view.metas.filter(({ name }) => name !== 'viewport');
  }
  const { inputs, results } = prepare(observations);
  const offered = (cause?: string) => {
    const tried = results.map((one) =>
      one.check.id === 'missing-viewport' ? { ...one, outcome: { ...one.outcome, ...(cause ? { cause } : {}) } } : one,
    );
    return viewportFixes.build(fixInput(observations, inputs, tried as typeof results)).length;
  };
  expect(offered()).toBe(0);
  expect(offered('line-suffices')).toBe(1);
});

import { expect, it } from 'vitest';
import { labObservation } from '../../../testing/lab-builders.ts';
import { bakery, solicitors } from '../../../testing/two-businesses.ts';
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

it('offers the line where it was seen to suffice, and not where nobody could tell', () => {
  const head = '<title>Contact Harwood Lane Solicitors in York</title>';
  const offered = (textBeyond: number | null) => {
    const lab = labObservation({ phoneLayout: { hasViewport: true, textBeyond } });
    const observations = observeWebsite({ ...solicitors({ contact: { head } }), lab });
    const { inputs, results } = prepare(observations);
    return viewportFixes.build(fixInput(observations, inputs, results)).length;
  };
  expect(offered(0)).toBe(1);
  expect(offered(0.4)).toBe(0);
  // The layout keeps back what does not fit.
  expect(offered(null)).toBe(0);
});

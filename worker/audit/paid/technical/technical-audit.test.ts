import { expect, it } from 'vitest';
import { labObservation } from '../../../testing/lab-builders.ts';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import { englishPlumber } from '../../proof/fixtures/english-plumber/website.ts';
import type { LabRun } from '../../website/lab/lab-observation.ts';
import { technicalAudit } from './technical-audit.ts';

it('names the largest part that the browser drew, and sends to PageSpeed Insights for one it did not name', () => {
  const told = (largestElement: LabRun['largestElement']) => {
    const input = premiumInputOf(englishPlumber, (seen) => {
      seen.lab = labObservation({ metrics: { largestContentfulPaintMs: 9_000 }, largestElement });
    });
    return JSON.stringify(technicalAudit(input));
  };
  const named = told({ selector: 'body > div', snippet: '<div class="hero">', picture: 'https://a.test/img/hero.jpg' });
  expect(named).toContain('drawn after 9 s: it is “hero.jpg”.');
  expect(named).not.toContain('which picture or text');
  expect(told(null)).toContain('find out in PageSpeed Insights which picture or text it is.');
});

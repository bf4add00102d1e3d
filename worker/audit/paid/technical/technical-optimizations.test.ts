import { expect, it } from 'vitest';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import { englishPlumber } from '../../proof/fixtures/english-plumber/website.ts';
import { technicalOptimizations } from './technical-optimizations.ts';

it('says a test once that proves several findings', () => {
  const text = '# STAGING: not to be found yet\nUser-agent: *\nDisallow: /';
  const input = premiumInputOf({ ...englishPlumber, robots: { status: 200, text } });
  const tests = JSON.stringify(technicalOptimizations(input)).match(/Done when you have decided for [^"]+/g) ?? [];
  expect(new Set(tests).size).toBe(tests.length);
});

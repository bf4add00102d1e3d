import { expect, it } from 'vitest';
import { facts, inputs, page } from '../../../testing/audit-builders.ts';
import { runChecks } from '../run-checks.ts';
import { missingPolicies } from './missing-policies.ts';

it('sees rules of cancellation in a section of a page of its own subject', () => {
  const form = '<form action="/send"><textarea name="message"></textarea></form>';
  const of = (heading: string) =>
    runChecks([missingPolicies], inputs({ pages: [page(`<h2>${heading}</h2>${form}`)], facts: facts({}) }))[0]?.outcome;
  expect(of('Lesson cancellation policy')).toMatchObject({
    outcome: 'partial',
    evidence: [{}, { seen: 'Lesson cancellation policy' }],
  });
  expect(of('Lessons')).toMatchObject({ outcome: 'fail' });
});

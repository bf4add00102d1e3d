import { describe, expect, it } from 'vitest';
import { CHECKS, type CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { improvements } from './improvements.ts';

function result(id: CheckId, cause?: string): CheckResult {
  const check = CHECKS.find((one) => one.id === id);
  if (!check) throw new Error(id);
  const outcome = { outcome: 'fail', evidence: [], ...(cause ? { cause } : {}) };
  return { check, outcome: outcome as unknown as CheckResult['outcome'] };
}
const ordered = (results: CheckResult[], hasNoContact = false) =>
  improvements({ results, gates: [], trade: null, hasNoContact }).map(({ checkIds }) => checkIds[0]);

describe('small things', () => {
  it('end with what changes nothing for anybody, whatever it gains', () => {
    const partial = result('outdated-statements', 'copyright-year');
    partial.outcome.outcome = 'partial';
    expect(
      ordered([
        partial,
        result('missing-feed'),
        result('missing-website-node'),
        result('few-review-profiles'),
        result('missing-policies', 'no-form-seen'),
      ]),
    ).toEqual([
      'missing-policies',
      'few-review-profiles',
      'missing-website-node',
      'missing-feed',
      'outdated-statements',
    ]);
  });
});

describe('small repairs in the code', () => {
  it('come behind what people miss, and before dates of the last check, whatever they gain together', () => {
    expect(
      ordered([
        result('missing-preview-tags'),
        result('unlabelled-form-fields'),
        result('missing-landmarks'),
        result('missing-recent-date'),
        result('unlinked-contact-data'),
        result('missing-viewport'),
      ]),
    ).toEqual(['missing-viewport', 'unlinked-contact-data', 'missing-preview-tags', 'missing-recent-date']);
  });
});

describe('a description for machines', () => {
  const all = [result('missing-identity-node'), result('thin-pages'), result('missing-feed')];

  it('comes where its gain puts it, and behind what it is to hold where no contact was read', () => {
    expect(ordered(all)).toEqual(['missing-identity-node', 'thin-pages', 'missing-feed']);
    expect(ordered(all, true)).toEqual(['thin-pages', 'missing-identity-node', 'missing-feed']);
  });
});

import { describe, expect, it } from 'vitest';
import type { CheckCategory, CheckRow } from '../view/checks.ts';
import { isPraiseInPlace } from './check-topics.ts';

const row = (id: string, outcome: CheckRow['outcome']): CheckRow => ({
  id,
  title: id,
  outcome,
  because: '',
  citations: [],
  task: null,
});
const category = (rows: CheckRow[]): CheckCategory => ({
  id: 'technical',
  title: 'Technical basis',
  score: 50,
  scored: true,
  group: 'access',
  rows,
  judged: false,
  tally: '',
});

describe('praise', () => {
  const inPlace = isPraiseInPlace([
    category([row('broken-internal-links', 'fail'), row('missing-https', 'pass')]),
    category([row('orphan-pages', 'pass'), row('heavy-pages', 'inconclusive'), row('heavy-html', 'pass')]),
  ]);

  it('is not given where another check of its kind failed', () => {
    expect(inPlace(row('orphan-pages', 'pass'))).toBe(false);
  });

  it('is not given for faults of which hardly all forms are known', () => {
    expect(inPlace(row('outdated-statements', 'pass'))).toBe(false);
  });

  it('is not given for what pages say, nor for a part of what they state', () => {
    expect(inPlace(row('missing-prices', 'pass'))).toBe(false);
    expect(inPlace(row('sparse-organization-markup', 'pass'))).toBe(false);
  });

  it('stands beside faults of another kind, and beside what was not measured', () => {
    expect(inPlace(row('missing-https', 'pass'))).toBe(true);
    expect(inPlace(row('heavy-html', 'pass'))).toBe(true);
  });

  it('is not given for what rests on something in doubt', () => {
    const ofForms = (outcome: CheckRow['outcome']) =>
      isPraiseInPlace([category([row('unlabelled-form-fields', 'pass'), row('forms-without-target', outcome)])]);
    expect(ofForms('inconclusive')(row('unlabelled-form-fields', 'pass'))).toBe(false);
    expect(ofForms('not_applicable')(row('unlabelled-form-fields', 'pass'))).toBe(true);
  });

  it('is not given where axe-core found something of the same, or for what compares pages where one was read', () => {
    const all = [category([row('skipped-heading-levels', 'pass'), row('weak-page-titles', 'pass')])];
    const levels = row('skipped-heading-levels', 'pass');
    expect(isPraiseInPlace(all)(levels)).toBe(true);
    expect(isPraiseInPlace(all, { barriers: ['image-alt'] })(levels)).toBe(true);
    expect(isPraiseInPlace(all, { barriers: ['heading-order'] })(levels)).toBe(false);
    const titles = row('weak-page-titles', 'pass');
    expect(isPraiseInPlace(all)(titles)).toBe(true);
    expect(isPraiseInPlace(all, { pagesRead: 1 })(titles)).toBe(false);
    expect(isPraiseInPlace(all, { pagesRead: 1 })(levels)).toBe(true);
  });

  it('is not given for what is read from a text of which part was never filled in', () => {
    const beside = isPraiseInPlace([category([row('outdated-statements', 'fail'), row('missing-prices', 'pass')])]);
    expect(beside(row('missing-prices', 'pass'))).toBe(false);
    expect(beside(row('missing-https', 'pass'))).toBe(true);
  });
});

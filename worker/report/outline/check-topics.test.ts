import { describe, expect, it } from 'vitest';
import type { CheckCategory, CheckRow } from '../view/checks.ts';
import { toldIn } from './check-topics.ts';

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
  const { isPraise } = toldIn([
    category([row('orphan-pages', 'fail'), row('missing-https', 'pass')]),
    category([row('broken-internal-links', 'pass'), row('slow-first-byte', 'inconclusive')]),
  ]);

  it('is not given where another check of its kind failed', () => {
    expect(isPraise(row('broken-internal-links', 'pass'))).toBe(false);
  });

  it('is given for what was measured, and for nothing that is read from words or says little', () => {
    expect(isPraise(row('missing-https', 'pass'))).toBe(true);
    for (const id of ['outdated-statements', 'missing-prices', 'unlinked-contact-data', 'contact-data-not-in-text'])
      expect(isPraise(row(id, 'pass'))).toBe(false);
    for (const id of ['missing-self-description', 'heavy-html', 'skipped-heading-levels', 'unconnected-nodes'])
      expect(isPraise(row(id, 'pass'))).toBe(false);
  });

  it('is not given for what rests on something in doubt', () => {
    const ofWeight = (outcome: CheckRow['outcome']) =>
      toldIn([category([row('heavy-pages', 'pass'), row('pages-without-success', outcome)])]).isPraise;
    expect(ofWeight('inconclusive')(row('heavy-pages', 'pass'))).toBe(false);
    expect(ofWeight('not_applicable')(row('heavy-pages', 'pass'))).toBe(true);
  });

  it('is not given for what compares pages where one was read', () => {
    const titles = row('weak-page-titles', 'pass');
    expect(toldIn([category([titles])]).isPraise(titles)).toBe(true);
    expect(toldIn([category([titles])], { pagesRead: 1 }).isPraise(titles)).toBe(false);
  });
});

describe('what is left open', () => {
  const fault = { ...row('nameless-links-and-buttons', 'fail'), task: 3 };

  it('is not told beside a task of the same subject, nor where the measurements tell it', () => {
    const { isLeftOpen } = toldIn([category([fault])]);
    expect(isLeftOpen(row('uncrawlable-links', 'inconclusive'))).toBe(false);
    expect(isLeftOpen(row('slow-largest-paint', 'inconclusive'))).toBe(false);
    expect(isLeftOpen(row('low-contrast', 'inconclusive'))).toBe(true);
  });

  it('is not told of what axe-core states as certain', () => {
    const contrast = row('low-contrast', 'inconclusive');
    expect(toldIn([category([contrast])], { barriers: ['image-alt'] }).isLeftOpen(contrast)).toBe(true);
    expect(toldIn([category([contrast])], { barriers: ['color-contrast'] }).isLeftOpen(contrast)).toBe(false);
  });

  it('is told beside a fault that no task is about', () => {
    const { isLeftOpen } = toldIn([category([{ ...fault, task: null }])]);
    expect(isLeftOpen(row('uncrawlable-links', 'inconclusive'))).toBe(true);
  });
});

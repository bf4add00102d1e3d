import { describe, expect, it } from 'vitest';
import type { CheckResult } from '../checks/run-checks.ts';
import { isPartOf } from './told-once.ts';

const HOME = 'https://lime-cafe.example/';
const fault = (id: string, seen: string, cause?: string, pageUrl = HOME) =>
  ({
    check: { id, category: 'rendering' },
    outcome: { outcome: 'partial', evidence: [{ pageUrl, place: 'text', seen }], ...(cause ? { cause } : {}) },
  }) as unknown as CheckResult;
const LATE = 'only-after-javascript';
const at = { pageUrl: HOME, seen: 'tel:06 87824990' };

describe('a fault that is part of another', () => {
  it('is links that only scripts bring, beside the links that are missing without them', () => {
    const links = fault('few-links-without-javascript', 'Menu (/menu)', LATE);
    expect(isPartOf(fault('uncrawlable-links', 'no links; 5 after JavaScript', LATE), [links])).toBe(true);
    expect(isPartOf(fault('uncrawlable-links', 'javascript:void(0)'), [links])).toBe(false);
  });

  it('is contact data of which another fault quotes the same words', () => {
    const lost = fault('essentials-lost-without-javascript', 'https://chat.example/4930');
    expect(isPartOf(fault('contact-data-not-in-text', 'https://chat.example/4930'), [lost])).toBe(true);
    expect(isPartOf(fault('contact-data-not-in-text', '4 Mill Lane'), [lost])).toBe(false);
  });

  it('is a value for machines that is to be written on the page anyway', () => {
    const unwritten = fault('contact-data-not-in-text', '+44 1632 960961');
    expect(isPartOf(fault('markup-unlike-visible-text', '+44 1632 960961'), [unwritten])).toBe(true);
    expect(isPartOf(fault('markup-unlike-visible-text', '4.9'), [unwritten])).toBe(false);
  });

  it('is a number behind a link alone, where a gap is left for it in the text', () => {
    const lacking = fault('contact-data-not-in-text', 'tel:06 87824990');
    const phone = { ...lacking, outcome: { ...lacking.outcome, evidence: [{ ...at, place: 'phone: nav > a' }] } };
    expect(isPartOf(phone as CheckResult, [fault('outdated-statements', 'Telefoon:\n[NUMMER]')])).toBe(true);
    expect(isPartOf(phone as CheckResult, [fault('outdated-statements', 'Btw-nummer:\n[NUMMER]')])).toBe(false);
    expect(isPartOf(lacking, [fault('outdated-statements', 'Telefoon:\n[NUMMER]')])).toBe(false);
  });

  it('is a page without a way to get in touch, beside the number that is to be written on it', () => {
    const nowhere = fault('missing-contact-page', 'no contact page or section');
    expect(isPartOf(nowhere, [fault('contact-data-not-in-text', 'no phone number', 'no-phone')])).toBe(true);
    expect(isPartOf(nowhere, [fault('contact-data-not-in-text', 'no address', 'no-address')])).toBe(false);
  });

  it('is the people quoted in reviews that scripts bring, and no more', () => {
    const reviews = fault('few-customer-reviews', '“Fresh lime”', LATE);
    expect(isPartOf(fault('missing-quotations', '“Ida”: “Fresh lime”', LATE), [reviews])).toBe(true);
    expect(isPartOf(fault('missing-quotations', 'no review or remark'), [reviews])).toBe(false);
  });

  it('is a short page only where nobody could see what scripts add to it', () => {
    const thin = fault('thin-pages', '40 words');
    expect(isPartOf(thin, [fault('little-plain-text', 'holds 200 characters', 'scripts-not-run')])).toBe(true);
    expect(isPartOf(thin, [fault('little-plain-text', 'holds 200 characters', LATE)])).toBe(false);
    const other = fault('thin-pages', '40 words', undefined, `${HOME}about`);
    expect(isPartOf(other, [fault('little-plain-text', 'holds 200 characters', 'scripts-not-run')])).toBe(false);
  });
});

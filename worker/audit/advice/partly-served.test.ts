import { describe, expect, it } from 'vitest';
import type { CheckResult } from '../checks/run-checks.ts';
import { partlyServed } from './partly-served.ts';

const saw = (id: string, place: string, outcome = 'partial') =>
  ({
    check: { id },
    outcome: { outcome, evidence: [{ pageUrl: 'https://example.test/', place, seen: 'Soup 4 €' }] },
  }) as unknown as CheckResult;
const prices = saw('essentials-lost-without-javascript', 'prices, only after JavaScript: main');
const text = (part: string, outcome = 'partial') =>
  saw('text-lost-without-javascript', `words in the HTML as served: ${part} of the words a browser shows`, outcome);

describe('advice for pages that are served but for a part', () => {
  it('names what is to be written into them, and no other way to build the website', () => {
    const how = partlyServed([text('part'), prices])?.how;
    expect(how).toContain('What people should know of the text and the prices that scripts add');
    expect(how).not.toContain('server rendering');
  });

  it('takes a page that sends part of its words for one that is written', () => {
    expect(partlyServed([text('part')])?.how).not.toContain('server rendering');
    expect(partlyServed([text('a small part')])).toBeNull();
    expect(partlyServed([text('part'), text('none')])).toBeNull();
  });

  it('offers no other way to build a website whose other pages are sent whole', () => {
    const place =
      'words in the HTML as served: a small part of the words a browser shows; 6 other pages have nearly all of theirs';
    const advice = partlyServed([saw('little-plain-text', 'text'), saw('text-lost-without-javascript', place)]);
    expect(advice?.effort).toBe('hours');
    expect(advice?.how).not.toContain('server rendering');
    expect(advice?.description).toContain('Other pages of yours are sent with nearly all of their text');
  });

  it('says no more of the other pages than was measured', () => {
    const place =
      'words in the HTML as served: a small part of the words a browser shows; another page has most of its words';
    expect(partlyServed([saw('text-lost-without-javascript', place)])?.description).toMatch(
      /^Another page of yours is sent with most of its text, but to what we list scripts add text/,
    );
  });

  it('is for a brief page as well that sends most of its words', () => {
    expect(partlyServed([text('nearly all'), saw('little-plain-text', 'text of the HTML as served')])).not.toBeNull();
    expect(partlyServed([text('nearly all'), saw('uncrawlable-links', 'menu')])?.how).toContain(
      'links as ordinary ones',
    );
    expect(
      partlyServed([text('nearly all'), saw('missing-main-heading', 'the main heading, only after JavaScript')]),
    ).toBeNull();
  });

  it('is none where a page sends the lesser part of its words', () => {
    expect(partlyServed([text('part', 'fail'), prices])).toBeNull();
  });
});

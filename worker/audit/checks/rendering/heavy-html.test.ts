import { describe, expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { heavyHtml } from './heavy-html.ts';

const run = (markupBytes: number, textBytes: number) =>
  heavyHtml.run(inputs({ pages: [page(`<!--${'x'.repeat(markupBytes)}--><p>${'t'.repeat(textBytes)}</p>`)] }));

describe('heavy-html', () => {
  it('passes light pages, and small ones whatever their share of text', () => {
    expect(run(60_000, 10_000)).toMatchObject({ outcome: 'pass' });
    expect(run(20_000, 10)).toMatchObject({ outcome: 'pass' });
  });

  it('is partial between the limits', () => {
    expect(run(300_000, 9_000)).toMatchObject({
      outcome: 'partial',
      evidence: [{ seen: '309 KB, 3% text, about 78 thousand tokens' }],
    });
  });

  it('fails pages too large or nearly without text', () => {
    expect(run(1_100_000, 200_000)).toMatchObject({ outcome: 'fail' });
    expect(run(400_000, 1_000)).toMatchObject({ outcome: 'fail' });
  });

  it('praises nothing that holds no text, and counts the bytes of a little', () => {
    const of = (html: string) => heavyHtml.run(inputs({ pages: [page(html)] }));
    expect(of('<div id=root></div>')).toMatchObject({ outcome: 'not_applicable' });
    expect(of('<p>Open</p>')).toMatchObject({
      outcome: 'pass',
      evidence: [{ seen: expect.stringMatching(/^\d+ bytes, \d+% text/) }],
    });
  });

  it('takes a long text for what it is', () => {
    expect(run(100_000, 150_000)).toMatchObject({ outcome: 'inconclusive' });
  });
});

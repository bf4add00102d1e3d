import { describe, expect, it } from 'vitest';
import { HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { dateIn } from '../shared/visible-dates.ts';
import { unmarkedDates } from './unmarked-dates.ts';

const run = (html: string, role: 'home' | 'article' = 'article') =>
  unmarkedDates.run(
    inputs({ pages: [page(`<main>${html}</main>`, { role, url: role === 'home' ? HOME : `${HOME}news` })] }),
  );

describe('unmarked-dates', () => {
  it('passes dates with a machine-readable form', () => {
    expect(run('<time datetime="2026-03-04">4 March 2026</time>')).toMatchObject({
      outcome: 'pass',
      evidence: [{ seen: '2026-03-04' }],
    });
    expect(
      run('<p>4 March 2026</p><meta property="article:published_time" content="2026-03-04T10:00Z">'),
    ).toMatchObject({ outcome: 'pass' });
    expect(
      run(
        '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Event","startDate":"2026-03-04"}</script>',
      ),
    ).toMatchObject({ outcome: 'pass' });
  });

  it('leaves out the dates of a story', () => {
    const story =
      'We had dreamt of it for many years, and on 4 March 2024 we opened our studio in the old harbour with friends and neighbours.';
    expect(run(`<p>${story}</p>`)).toMatchObject({ outcome: 'fail', evidence: [{ seen: 'no date' }] });
  });

  it('is partial for dates as text only', () => {
    expect(run('<p>Posted on 4 March 2026</p>')).toMatchObject({
      outcome: 'partial',
      evidence: [{ seen: '4 March 2026' }],
    });
  });

  it('fails articles without any date, and does not apply without articles', () => {
    expect(run('<h1>News</h1>', 'article')).toMatchObject({ outcome: 'fail' });
    expect(run('<p>Posted on 4 March 2026</p>', 'home')).toMatchObject({ outcome: 'not_applicable' });
  });

  it.each([
    '2026-03-04',
    '4.3.2026',
    '04/03/2026',
    '4. März 2026',
    '4 mars 2026',
    '1er mai 2026',
    '4 de marzo de 2026',
    '4 marzo 2026',
    '4 maart 2026',
    '4 de março de 2026',
    'March 4th, 2026',
    '2026年3月4日',
  ])('reads %s', (date) => {
    expect(dateIn(`x ${date} y`)).toBe(date);
  });

  it.each(['1.2026', '10/2026', '12.345.2026', 'Room 4 2026', '030 4.3.20261', 'March 2026'])(
    'does not take %s for a full date',
    (text) => {
      expect(dateIn(text)).toBeNull();
    },
  );
});

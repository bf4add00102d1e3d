import { describe, expect, it } from 'vitest';
import { page } from '../../../testing/audit-builders.ts';
import { datesIn, parseDate } from './dates.ts';
import { contentPages } from './page-prose.ts';
import { endsAsSentence, sentencesOf } from './sentences.ts';
import { resemblance, shinglesOf } from './shingles.ts';

const day = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString().slice(0, 10));

describe('datesIn', () => {
  it.each([
    ['12 October 2026', '2026-10-12'],
    ['October 12th, 2026', '2026-10-12'],
    ['12. Oktober 2026', '2026-10-12'],
    ['3. März 2026', '2026-03-03'],
    ['1er août 2026', '2026-08-01'],
    ['5 de marzo de 2026', '2026-03-05'],
    ['7 dicembre 2026', '2026-12-07'],
    ['9 maart 2026', '2026-03-09'],
    ['2 de março de 2026', '2026-03-02'],
    ['2026年3月9日', '2026-03-09'],
    ['2026-03-09', '2026-03-09'],
    ['09.03.2026', '2026-03-09'],
    ['2026.03.09', '2026-03-09'],
  ])('%s is %s', (text, expected) => {
    const [date] = datesIn(`Updated: ${text} by us`);
    expect([day(date?.from), day(date?.to)]).toEqual([expected, expected]);
  });
  it('keeps both readings of a date that can be swapped', () => {
    const [date] = datesIn('03/04/2026');
    expect([day(date?.from), day(date?.to)]).toEqual(['2026-03-04', '2026-04-03']);
    expect(day(datesIn('25/04/2026')[0]?.to)).toBe('2026-04-25');
  });
  it('reads a month as all its days', () => {
    const [date] = datesIn('Stand Februar 2026');
    expect([day(date?.from), day(date?.to), date?.isMonth]).toEqual(['2026-02-01', '2026-02-28', true]);
  });
  it.each(['in 2026', 'Room 2026', '31.02.2026', '12 Houses 2026', 'Tel. 030 2026-1234', ''])(
    'finds none in %s',
    (text) => {
      expect(datesIn(text)).toEqual([]);
    },
  );

  it('reads eight digits as a day behind a label with a colon, and nowhere else', () => {
    expect(day(datesIn('last change: 20120613')[0]?.from)).toBe('2012-06-13');
    expect(datesIn('order no 20120613')).toEqual([]);
    expect(datesIn('tel: 20149999')).toEqual([]);
  });
});

describe('parseDate', () => {
  it('reads what machines write, in no zone but the stated one', () => {
    expect(parseDate('2026-10-12')).toBe(Date.UTC(2026, 9, 12));
    expect(parseDate('2026-10-12T08:00:00')).toBe(Date.UTC(2026, 9, 12, 8));
    expect(parseDate('2026-10-12T08:00:00+02:00')).toBe(Date.UTC(2026, 9, 12, 6));
    expect(parseDate('Mon, 12 Oct 2026 08:00:00 GMT')).toBe(Date.UTC(2026, 9, 12, 8));
    expect(parseDate('next week')).toBeNull();
    expect(parseDate('2026')).toBeNull();
  });
});

describe('sentencesOf', () => {
  it('does not end at abbreviations and ordinals', () => {
    expect(sentencesOf('Dr. Berg ist da, z. B. am 3. Mai. Kommen Sie!', 'de')).toEqual([
      'Dr. Berg ist da, z. B. am 3. Mai.',
      'Kommen Sie!',
    ]);
    expect(sentencesOf('We open at 9 a.m. St. James is near. Come in.', 'en')).toContain('Come in.');
  });
  it('ends at line breaks and Japanese stops', () => {
    expect(sentencesOf('One\nTwo', 'en')).toEqual(['One', 'Two']);
    expect(sentencesOf('修理します。お電話ください。', 'ja')).toEqual(['修理します。', 'お電話ください。']);
  });
  it('knows how a sentence ends', () => {
    expect(endsAsSentence('He said “yes.”')).toBe(true);
    expect(endsAsSentence('Our services')).toBe(false);
  });
});

describe('resemblance', () => {
  it('is the share of runs of words both have', () => {
    const a = shinglesOf('one two three four five six seven');
    expect(resemblance(a, a)).toBe(1);
    expect(resemblance(a, shinglesOf('Seven six five four three two one'))).toBe(0);
    expect(resemblance(new Set(), new Set())).toBe(0);
  });
});

describe('the prose of a page', () => {
  const sentence = 'We repair the old pipes and taps in your house with care.';

  it('takes sentences of the content and nothing of the frame', () => {
    const html = `<nav><p>${sentence}</p></nav><main><h1>${sentence}</h1><p>${sentence}</p><p>Our work</p></main><footer><p>${sentence}</p></footer>`;
    expect(page(html).prose.paragraphs.map(({ text }) => text)).toEqual([sentence]);
  });
  it('reads the rendered page where the plain one is all but empty', () => {
    const prose = page('<div id="root"></div>', { rendered: `<main><p>${sentence}</p></main>` }).prose;
    expect(prose.words).toBe(12);
  });
  it('leaves out shells that no browser filled', () => {
    const shell = '<div id="root">Loading</div><script src="/app.js"></script>';
    expect(contentPages([page(shell)])).toEqual([]);
    expect(contentPages([page(shell, { rendered: `<main><p>${sentence}</p></main>` })])).toHaveLength(1);
    expect(contentPages([page('<p>Closed today.</p>')])).toHaveLength(1);
  });
  it('leaves out legal texts by role or title', () => {
    const pages = [
      page('<p>a</p>'),
      page('<title>Privacy policy</title>', { role: 'other' }),
      page('', { role: 'legal' }),
    ];
    expect(contentPages(pages)).toHaveLength(1);
  });
  it('does not take a baker for a lawyer', () => {
    const cookies = page('<title>Cookies and terms of endearment</title>', { role: 'home' });
    expect(contentPages([cookies, page('<title>Cookies</title>', { role: 'products' })])).toHaveLength(2);
  });
});

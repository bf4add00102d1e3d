import { describe, expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { textMadeLists } from './text-made-lists.ts';

const run = (html: string) => textMadeLists.run(inputs({ pages: [page(html)] }));
const REAL = '<ul><li>Bread<li>Cake<li>Tea</ul>';

describe('text-made-lists', () => {
  it('passes real lists and tables', () => {
    expect(run(REAL)).toMatchObject({ outcome: 'pass' });
    expect(run('<table><tr><th>Day<th>Open<tr><td>Mo<td>9-5<tr><td>Tu<td>9-5</table>')).toMatchObject({
      outcome: 'pass',
    });
  });

  it('is partial where a typed list stands beside real ones, or a table has no header', () => {
    expect(run(`${REAL}<p>• Bread<br>• Cake<br>• Tea</p>`)).toMatchObject({
      outcome: 'partial',
      evidence: [{ seen: '• Bread / • Cake / • Tea' }],
    });
    const rows = (cells: string) => `<table>${`<tr>${cells}`.repeat(3)}</table>`;
    expect(run(rows('<td>Cut<td>20<td>30'))).toMatchObject({ outcome: 'partial', cause: 'tables' });
    expect(run(rows('<td>Monday<td>9-5'))).toMatchObject({ outcome: 'not_applicable' });
  });

  it('fails typed lists alone, over several paragraphs too', () => {
    expect(run('<p>– Mix</p><p>– Knead</p><p>– Bake</p>')).toMatchObject({ outcome: 'fail' });
  });

  it('leaves numbers to what they count, and a legal text as it is', () => {
    const none = { outcome: 'not_applicable' };
    expect(run('<p>1) Offer</p><p>2) Price</p><p>3) Delivery</p>')).toMatchObject(none);
    expect(run('<p>1. Mix<br>2. Knead<br>3. Bake</p>')).toMatchObject(none);
    const typed = '<p>- Offer<br>- Price<br>- Delivery</p>';
    const at = (path: string) =>
      textMadeLists.run(inputs({ pages: [page(typed, { url: `https://larch.example${path}`, role: 'other' })] }));
    expect(at('/terms')).toMatchObject(none);
    expect(at('/tea')).toMatchObject({ outcome: 'fail' });
  });

  it('takes no calendar, no range and no signs of several kinds for one', () => {
    const none = { outcome: 'not_applicable' };
    expect(
      run('<p>05. May 2031 08:00 - 12:00 Fair<br>20. May 2031 10:00 Walk<br>23. May 2031 Feast</p>'),
    ).toMatchObject(none);
    expect(run('<p>- 12:00<br>- 18:00<br>- 20:00</p>')).toMatchObject(none);
    expect(run('<p>- Oak<br>• Ash<br>* Elm</p>')).toMatchObject(none);
  });

  it('does not take dashes in running text or list items for one', () => {
    expect(run('<p>We bake – every day.</p><p>- and night</p>')).toMatchObject({ outcome: 'not_applicable' });
    expect(run('<ul><li>✓ Bread<li>✓ Cake<li>✓ Tea</ul>')).toMatchObject({ outcome: 'pass' });
  });
});

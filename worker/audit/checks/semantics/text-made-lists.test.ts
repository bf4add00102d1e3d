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
    expect(run('<p>1. Mix</p><p>2. Knead</p><p>3. Bake</p>')).toMatchObject({ outcome: 'fail' });
  });

  it('takes no calendar, no range and no numbers that do not count for one', () => {
    const none = { outcome: 'not_applicable' };
    expect(
      run('<p>05. May 2031 08:00 - 12:00 Fair<br>20. May 2031 10:00 Walk<br>23. May 2031 Feast</p>'),
    ).toMatchObject(none);
    expect(run('<p>1. May 2031 Fair<br>2. May 2031 Walk<br>3. May 2031 Feast</p>')).toMatchObject(none);
    expect(run('<p>- 12:00<br>- 18:00<br>- 20:00</p>')).toMatchObject(none);
    expect(run('<p>7. Oak<br>12. Ash<br>14. Elm</p>')).toMatchObject(none);
    expect(run('<p>- Oak<br>• Ash<br>* Elm</p>')).toMatchObject(none);
    expect(run('<p>1. Oak<br>2. Ash<br>3. Elm</p>')).toMatchObject({ outcome: 'fail' });
  });

  it('does not take days of a month for numbers of a list', () => {
    const days = ['05. June, 8 am: closed', '20. June, 8 am: no lessons', '23. June, 9 am: cleaning'].join('<br>');
    expect(run(`<p>${days}</p>`).outcome).not.toBe('fail');
    expect(run(`<p>${['1. Mix', '2. Knead', '3. Bake'].join('<br>')}</p>`).outcome).toBe('fail');
  });

  it('does not take dashes in running text or list items for one', () => {
    expect(run('<p>We bake – every day.</p><p>- and night</p>')).toMatchObject({ outcome: 'not_applicable' });
    expect(run('<ul><li>✓ Bread<li>✓ Cake<li>✓ Tea</ul>')).toMatchObject({ outcome: 'pass' });
  });
});

import { expect, it } from 'vitest';
import { HOME, page } from '../../../../testing/audit-builders.ts';
import { main, run, text } from '../../../../testing/run-content-check.ts';
import { brokenTexts } from './broken-texts.ts';

const broken = (html: string, more: Parameters<typeof page>[1] = {}) => brokenTexts([page(main(html), more)]);

it('quotes a passage of each page with broken letters and counts them', () => {
  const html = '<h1>Larch</h1><p>La torta Ã¨ fresca</p><p>Da 45â‚¬</p><p>Whole</p>';
  expect(broken(html)).toEqual({
    passages: 2,
    evidence: [{ pageUrl: HOME, place: 'body > main > p, one of 2 passages', seen: 'Ã¨ fresca' }],
  });
  expect(broken('<p>La torta è fresca</p>').passages).toBe(0);
  expect(broken('<p>It becomes</p><pre>Ã¨</pre>').passages).toBe(0);
});

it('tells nothing of a page that names no encoding, or that a browser shows whole', () => {
  const html = '<p>La torta Ã¨ fresca</p>';
  const unnamed = page(main(html));
  expect(
    brokenTexts([
      { ...unnamed, plain: { ...unnamed.plain, charset: { used: 'utf-8', declaredBy: 'default' } } } as never,
    ]).passages,
  ).toBe(0);
  expect(broken(html, { rendered: main('<p>La torta è fresca</p>') }).passages).toBe(0);
});

it('comes after what a template left where few passages are broken', () => {
  const of = (html: string) => run('outdated-statements', [page(main(`${html}${text(2)}`))]);
  expect(of('<p>Da 45â‚¬</p>')).toMatchObject({ outcome: 'fail', cause: 'broken-characters' });
  const left = '<p>Lorem ipsum dolor sit amet</p>';
  expect(of(`<p>Da 45â‚¬</p>${left}`)).not.toMatchObject({ cause: 'broken-characters' });
  expect(of(`${'<p>Da 45â‚¬</p>'.repeat(10)}${left}`)).toMatchObject({ cause: 'broken-characters' });
});

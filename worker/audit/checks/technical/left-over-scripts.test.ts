import { expect, it } from 'vitest';
import { attemptOf, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { pagesWithoutSuccess } from './pages-without-success.ts';

it('calls a line left over whose script the page asks for elsewhere too, and nothing missing', () => {
  const found = (goneScripts: string[], ...asked: string[]) => {
    const html = `${asked.map((src) => `<script src="${src}"></script>`).join('')}<h1>Larch</h1>`;
    const { rendered, ...attempt } = attemptOf(page(html, { rendered: html }));
    return runCheck(
      pagesWithoutSuccess,
      inputs({ attempts: [{ ...attempt, rendered: rendered && { ...rendered, goneScripts } }] }),
    );
  };
  const own = `${HOME}js/slider.min.js`;
  const elsewhere = 'https://cdn.example/slider@5.3/slider.min.js';
  expect(found([own], own, elsewhere)).toMatchObject({
    outcome: 'partial',
    cause: 'script-left-over',
    evidence: [{ seen: 'no script at /js/slider.min.js, and one of that name elsewhere' }],
  });
  expect(found([own], own, 'https://cdn.example/other.js')).toMatchObject({ cause: 'script-gone' });
  expect(found([own, `${HOME}js/shop.js`], own, elsewhere)).toMatchObject({
    cause: 'script-gone',
    evidence: [{ seen: 'no script at /js/shop.js' }],
  });
});

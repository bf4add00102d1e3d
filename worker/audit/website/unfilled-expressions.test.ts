import { expect, it } from 'vitest';
import { attemptOf, page } from '../../testing/audit-builders.ts';
import { keyPagesOf } from './read-pages.ts';

const SERVED =
  '<head><meta name="description" content="{{ description }}"></head><h1>Larch</h1><p>Two cottages by the pond.</p>';

/** Whether data is missing on the page as it was drawn. */
function missesData(drawn: string, missesCode: boolean): boolean {
  const attempt = attemptOf(page(SERVED, { rendered: drawn }));
  const [read] = keyPagesOf([{ ...attempt, rendered: attempt.rendered && { ...attempt.rendered, missesCode } }]);
  return read?.rendered?.missesData === true;
}

it('what an application that did not arrive would have filled in is data that is missing', () => {
  expect(missesData(SERVED, true)).toBe(true);
  expect(missesData(SERVED.replace('{{ description }}', 'Cottages by the pond'), true)).toBe(false);
  expect(missesData(SERVED, false)).toBe(false);
});

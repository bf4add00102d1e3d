import { expect, it } from 'vitest';
import { attemptOf, HOME, inputs, page } from '../../testing/audit-builders.ts';
import { weakPageTitles } from '../checks/semantics/weak-page-titles.ts';
import { missingViewport } from '../checks/technical/missing-viewport.ts';
import { keyPagesOf } from './read-pages.ts';

const whole = page(
  '<!doctype html><html lang="en"><head><title>The House by the Well</title></head><body><p>Rooms</p>',
);
const piece = (name: string) =>
  page(`<div><h2>${name}</h2><p>A room with a bed.</p></div>`, { url: `${HOME}${name}.html`, role: 'other' });
const pages = [whole, piece('clover'), piece('olive')];

it('tells pieces of pages from pages that lack a title', () => {
  expect(weakPageTitles.run(inputs({ pages }))).toMatchObject({ outcome: 'fail', cause: 'no-head' });
  const tagged = page('<!doctype html><p>A room.</p>', { url: `${HOME}tagged.html`, role: 'other' });
  const mixed = weakPageTitles.run(inputs({ pages: [...pages, tagged] }));
  expect(mixed).toMatchObject({ evidence: [{ pageUrl: `${HOME}tagged.html` }] });
  expect(mixed).not.toHaveProperty('cause');
});

it('asks for a line of the head where there is a head', () => {
  const { evidence } = missingViewport.run(
    inputs({ pages, phone: { layout: null } as unknown as ReturnType<typeof inputs>['phone'] }) as never,
  );
  expect(evidence.map(({ pageUrl }) => pageUrl)).toEqual([HOME]);
});

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

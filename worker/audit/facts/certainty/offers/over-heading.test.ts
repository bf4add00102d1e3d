import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../../testing/audit-builders.ts';
import { readFacts } from '../../read-facts.ts';
import { rateFacts } from '../rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

const sure = (card: (name: string, at: number) => string) => {
  const cards = ['Pea soup', 'Fish stew', 'Lamb pie', 'Plum cake'].map(
    (name, at) => `<article>${card(name, at)}</article>`,
  );
  const html = `<html lang="en"><main><h2>Our dishes</h2><div class="grid">${cards.join('')}</div></main></html>`;
  const seen = website({ target, pages: [page(html, { role: 'prices' })] });
  return rateFacts(readFacts(seen), seen)
    .prices.filter(({ certainty }) => certainty === 'certain')
    .map(({ value }) => value.what);
};
const LABELS = ['House favourites', 'Bright and sharp', 'Slow hours', 'Feasts at home'];

it('a label and a sum over the heading of a card say what the heading names', () => {
  const row = (what: string, at: number) =>
    `<div class="row"><span>${what}</span> <strong>${at + 8},50 €</strong></div>`;
  expect(
    sure((name, at) => `${row(LABELS[at] ?? '', at)}<h3>${name}</h3><p>With bread and herbs of the day.</p>`),
  ).toEqual([]);
  expect(sure((name, at) => `${row(name, at)}<p>With bread and herbs of the day.</p>`)).toHaveLength(4);
});

import { describe, expect, it } from 'vitest';
import { page } from '../../../testing/audit-builders.ts';
import { HOME, read, reviewsOf } from '../../../testing/reviews-of.ts';

const card = (by: string) =>
  `<body><h2>What our customers say</h2><div class="review"><p>“They came every week, rain or shine.”</p><div>${by}</div></div></body>`;
const authorsOf = (plain: string, rendered: string) =>
  read([page(card(plain), { url: HOME, rendered: card(rendered) })]).map(({ value }) => value.author);

describe('a name and what stands below it', () => {
  const served = '<strong>Ada Marlow</strong> <span>Garden Clearance — Larchtown</span>';

  it('are told apart where the browser sets them on lines of their own', () => {
    expect(authorsOf(served, '<strong>Ada Marlow</strong><br><span>Garden Clearance — Larchtown</span>')).toEqual([
      'Ada Marlow',
    ]);
  });

  it('is left whole where the browser shows another name', () => {
    expect(authorsOf('Ada Marlow', 'Tom Reed')).toEqual(['Ada Marlow']);
    expect(authorsOf('Ada Marlow Reed', 'Ada Marlow Reed')).toEqual(['Ada Marlow Reed']);
  });
});

it.each([
  ['AM ADA MARLOW', 'ADA MARLOW'],
  ['AM ADA BETH MARLOW', 'ADA BETH MARLOW'],
  ['DJ ADA MARLOW', 'DJ ADA MARLOW'],
  ['— Happy customer', null],
  ['— Ada Marlow, customer', 'Ada Marlow'],
])('takes the letters of a picture for no part of the name: %s', (by, author) => {
  expect(reviewsOf(card(by)).map(([, name]) => name)).toEqual([author]);
});

it.each([
  ['2024-01-01', '2024-01-01', '2024-01-01', [null, null, null]],
  ['2024-01-01', '2024-01-01', '2024-03-09', ['2024-01-01', '2024-01-01', '2024-03-09']],
])('believes no date that markup gives to all: %s, %s, %s', (...given) => {
  const [first, second, third, told] = given;
  const marked = (name: string, said: string, date: string) =>
    `<div class="review" itemscope itemtype="https://schema.org/Review"><p itemprop="reviewBody">${said}</p><b itemprop="author">${name}</b><meta itemprop="datePublished" content="${date}"></div>`;
  const html = `<body><h2>What our customers say</h2>${marked('Ada Marlow', '“They came every week, rain or shine.”', first)}${marked('Tom Reed', '“Our garden has not looked like this for years.”', second)}${marked('Mae Lind', '“Would book them again at once, and we will.”', third)}</body>`;
  expect(read([page(html, { url: HOME })]).map(({ value }) => value.date)).toEqual(told);
});

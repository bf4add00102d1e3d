import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../../testing/audit-builders.ts';
import { readFacts } from '../../read-facts.ts';
import { rateFacts } from '../rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const certain = (cards: string) => {
  const menu = '<nav><a href="#m">Massage</a><a href="#p">Peeling</a><a href="#l">Lymph drainage</a></nav>';
  const html = `<html lang="en"><body>${menu}<main><h2>Our services</h2>${cards}</main></body></html>`;
  const seen = website({ target, pages: [page(html)] });
  return rateFacts(readFacts(seen), seen).services.flatMap(({ value, certainty }) =>
    certainty === 'certain' ? [value] : [],
  );
};
const card = (name: string, below: string) => `<div class="card"><h3>${name}</h3>${below}</div>`;

it('headings over lists of sums are captions', () => {
  const words = '<p>We take our time for you.</p>';
  const services = ['Massage', 'Peeling', 'Lymph drainage'];
  expect(certain(services.map((name) => card(name, words)).join(''))).toEqual(services);
  const list = '<ul><li>Back 40 €</li><li>Legs 50 €</li><li>Whole 90 €</li></ul>';
  expect(certain(services.map((name, at) => card(name, at === 1 ? list : words)).join(''))).toEqual([]);
});

it('a heading that stands over several sums names a kind', () => {
  const services = ['Massage', 'Peeling', 'Lymph drainage'];
  const dish = (name: string, sum: number) => card(name, `<span class="name">Larch ${sum}</span><span>${sum} €</span>`);
  const cards = services.map((name, at) => dish(name, 40 + at)).join('');
  expect(certain(cards)).toEqual(services);
  expect(certain(cards + dish('Massage', 60))).toEqual([]);
  // A carousel shows the card twice.
  expect(certain(cards + dish('Massage', 40))).toEqual(services);
});

it('names that begin with a number of one thing are sizes', () => {
  const words = '<p>We take our time for you.</p>';
  const names = ['3-bed semi', '4-bed detached', 'Massage', 'Peeling', 'Lymph drainage'];
  expect(certain(names.map((name) => card(name, `${words}<p>£20</p>`)).join(''))).toEqual(names.slice(2));
});

import { expect, it } from 'vitest';
import { facts, HOME, page } from '../../testing/audit-builders.ts';
import type { FactSource } from '../facts/facts.ts';
import { lostWithoutJavaScript } from './lost-without-javascript.ts';

const source = (view: FactSource['view'], place = 'footer > p', pageUrl = HOME): FactSource => ({
  pageUrl,
  view,
  place,
  seen: 'Tel. 0228 4471820',
});
const phone = (...sources: FactSource[]) =>
  facts({ phones: [{ value: '+492284471820', asShown: '', kind: null, sources }] });
const served = (html: string) => page(html, { rendered: '<p>b</p>' });
const rendered = served('<p>a</p>');

it('names a number that only the rendered text holds', () => {
  expect(lostWithoutJavaScript(rendered, phone(source('rendered')))).toEqual(['phone number']);
});

it('names nothing that the HTML as served tells machines', () => {
  const told = source('plain', 'JSON-LD Dentist.telephone');
  expect(lostWithoutJavaScript(rendered, phone(told, source('rendered')))).toEqual([]);
});

it('names nothing that the plain text of some page holds', () => {
  const facts = phone(source('rendered'), source('plain', 'p', `${HOME}contact`));
  expect(lostWithoutJavaScript(rendered, facts)).toEqual([]);
});

it.each([
  ['a link', '<a href="https://wa.me/492284471820">Write</a>'],
  ['a description', '<meta name="description" content="Call 0228 / 447 18 20"><p>a</p>'],
  ['data', '<script type="application/ld+json">{"x": "(0228) 447-1820"}</script>'],
])('names no number that stands in %s as served, whoever could read it there', (_, html) => {
  expect(lostWithoutJavaScript(served(html), phone(source('rendered')))).toEqual([]);
});

it('cannot tell for a page that was not rendered', () => {
  expect(lostWithoutJavaScript(page('<p>a</p>'), phone(source('rendered')))).toBeNull();
});

it('names the prices of a page that is served with none of its sums', () => {
  const shop = '<ul><li>Trial box 30 €</li><li>Ten boxes 1.200 €</li></ul>';
  const price = { what: 'Trial box', amount: 30, currency: 'EUR', asShown: '30 €' };
  const read = facts({ prices: [{ value: price, sources: [source('rendered', 'li')] }] });
  const lost = (html: string) => lostWithoutJavaScript(page(html, { rendered: shop }), read);
  expect(lost('<p>12 boxes, 1 to 300</p><img src="box-30b.jpg" alt="">')).toEqual(['all prices of this page']);
  expect(lost('<p>Trial box: 30,00</p>')).toEqual([]);
  expect(lost('<meta name="description" content="Ten boxes for EUR 1200"><p>a</p>')).toEqual([]);
});

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
const rendered = page('<p>a</p>', { rendered: '<p>b</p>' });

it('names a fact that only the rendered text holds', () => {
  expect(lostWithoutJavaScript(rendered, phone(source('rendered')))).toEqual(['phone']);
});

it('names nothing that the HTML as served tells machines', () => {
  const served = source('plain', 'JSON-LD Dentist.telephone');
  expect(lostWithoutJavaScript(rendered, phone(served, source('rendered')))).toEqual([]);
});

it('names nothing that the plain text of some page holds', () => {
  const facts = phone(source('rendered'), source('plain', 'p', `${HOME}contact`));
  expect(lostWithoutJavaScript(rendered, facts)).toEqual([]);
});

it('names no list of which a part may be served', () => {
  const price = { what: 'Trial box', amount: 30, currency: 'EUR', asShown: '30 €' };
  const drawn = facts({ prices: [{ value: price, sources: [source('rendered')] }] });
  expect(lostWithoutJavaScript(rendered, drawn)).toEqual(['prices']);
  expect(lostWithoutJavaScript(page('<p>Ten boxes: 120 €</p>', { rendered: '<p>b</p>' }), drawn)).toEqual([]);
});

it('cannot tell for a page that was not rendered', () => {
  expect(lostWithoutJavaScript(page('<p>a</p>'), phone(source('rendered')))).toBeNull();
});

it('names the prices of a page that has none as served, though another page has some', () => {
  const price = (what: string, ...sources: FactSource[]) => ({
    value: { what, amount: 30, currency: 'EUR', asShown: '30 €' },
    sources,
  });
  const away = (view: FactSource['view']) => source(view, 'p', `${HOME}shop`);
  const prices = [
    price('A', away('plain'), source('rendered')),
    price('B', source('rendered')),
    price('C', away('rendered')),
  ];
  expect(lostWithoutJavaScript(rendered, facts({ prices }))).toEqual(['all prices of this page']);
});

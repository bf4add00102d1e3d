import { describe, expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { unmarkedPrices } from './unmarked-prices.ts';

const OFFER =
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Service","offers":{"@type":"Offer","price":"49","priceCurrency":"EUR"}}</script>';
const price = (pageUrl: string, place = 'main > p') => ({
  value: { what: 'Haircut', amount: 49, currency: 'EUR', asShown: '49 €' },
  sources: [{ pageUrl, view: 'plain' as const, place, seen: 'Haircut 49 €' }],
});
const MENU = `${HOME}menu`;
const run = (home: string, menu: string, prices = [price(HOME), price(MENU)]) =>
  unmarkedPrices.run(
    inputs({ pages: [page(home), page(menu, { url: MENU, role: 'prices' })], facts: facts({ prices }) }),
  );

describe('unmarked-prices', () => {
  it('passes when every page with prices has an offer with amount and currency', () => {
    expect(run(OFFER, OFFER)).toMatchObject({ outcome: 'pass' });
    const detailed = OFFER.replace(
      '"price":"49","priceCurrency":"EUR"',
      '"priceSpecification":{"@type":"UnitPriceSpecification","price":49,"priceCurrency":"EUR"}',
    );
    expect(run(detailed, detailed)).toMatchObject({ outcome: 'pass' });
  });

  it('is partial for some pages and fails none, quoting the price shown', () => {
    expect(run(OFFER, '<p>x</p>')).toMatchObject({
      outcome: 'partial',
      evidence: [{ pageUrl: MENU, seen: 'Haircut: 49 €' }],
    });
    expect(run(OFFER.replace('"EUR"', '""'), '<p>x</p>')).toMatchObject({ outcome: 'fail', evidence: { length: 2 } });
  });

  it('asks for none of pages whose sums are all the least, a range or a rate', () => {
    const shown = (asShown: string) => ({
      ...price(HOME),
      value: { what: 'Hem', amount: 40, currency: 'CHF', asShown },
    });
    const of = (...sums: string[]) => run('', '', sums.map(shown)).outcome;
    expect(of('ab 40 CHF', 'od 50 CHF', '40–60 CHF', '30 € par séjour')).toBe('not_applicable');
    expect(of('ab 40 CHF', '50 CHF')).toBe('fail');
  });

  it('quotes of each page a single sum where it has one', () => {
    const range = { ...price(HOME), value: { what: 'Pen', amount: 2, currency: 'USD', asShown: '$2.03 - $4.29' } };
    expect(run('', OFFER, [range, price(HOME)])).toMatchObject({ evidence: [{ seen: 'Haircut: 49 €' }] });
    for (const asShown of ['R$ 45,00', '450 zł', '1 200 Kč', '€ 80,-', '49 EUR']) {
      const single = { ...price(HOME), value: { what: 'Cut', amount: 45, currency: 'EUR', asShown } };
      expect(run('', OFFER, [range, single])).toMatchObject({ evidence: [{ seen: `Cut: ${asShown}` }] });
    }
  });

  it('asks of a list for nothing that stands on the pages of its things', () => {
    const named = (what: string, asShown: string, pageUrl = HOME) => ({
      ...price(pageUrl),
      value: { what, amount: 9, currency: 'EUR', asShown },
    });
    const card = (what: string, asShown: string, href: string) =>
      `<li><a href="${href}"><h3>${what}</h3></a><p>${asShown}</p></li>`;
    const list = `<main><ul>${card('Blue mug', '9 €', '/goods/mug')}${card('Red bowl', '12 €', '/goods/bowl')}</ul></main>`;
    const prices = [named('Blue mug', '9 €'), named('Red bowl', '12 €')];
    const of = (...others: ReturnType<typeof page>[]) =>
      unmarkedPrices.run(inputs({ pages: [page(list), ...others], facts: facts({ prices }) }));
    expect(of()).toMatchObject({ outcome: 'inconclusive' });
    expect(of(page(OFFER, { url: `${HOME}goods/mug` }))).toMatchObject({ outcome: 'pass' });
    expect(of(page(OFFER, { url: `${HOME}goods/cup` }))).toMatchObject({ outcome: 'pass' });
    expect(of(page(OFFER, { url: `${HOME}news/1` }))).toMatchObject({ outcome: 'inconclusive' });
    // One page to order from is the page of none.
    const menu = list.replace(/\/goods\/\w+/g, '/order');
    expect(run(menu, '', prices)).toMatchObject({ outcome: 'fail' });
  });

  it('does not apply where no price is shown, or only in markup', () => {
    expect(run('', '', [])).toMatchObject({ outcome: 'not_applicable' });
    expect(run(OFFER, '', [price(HOME, 'JSON-LD Offer.price')])).toMatchObject({ outcome: 'not_applicable' });
  });
});

import { expect, it } from 'vitest';
import { HOME, page } from '../../../../testing/audit-builders.ts';
import { run, text } from '../../../../testing/run-content-check.ts';

const offer = (name: string, price: string, more = '') =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"${name}","offers":` +
  `[{"@type":"Offer","price":"${price}","priceCurrency":"EUR"}${more}]}</script>`;
const of = (below: string, markup: string, heading = 'Harp H7') =>
  run('outdated-statements', [
    page(`<main><h1>Harps</h1>${text(2)}</main>`),
    page(`${markup}<main><h1>${heading}</h1>${below}${text(2)}</main>`, { url: `${HOME}h7`, role: 'products' }),
  ]);

it('tells a page of one product whose markup gives a sum that stands nowhere on it', () => {
  expect(of('<p>180 €</p>', offer('Harp H7 for beginners', '215.00'))).toMatchObject({
    outcome: 'fail',
    cause: 'price-unlike-markup',
    seen: ['Harp H7: 180 € on the page, 215.00 EUR in its structured data'],
  });
  expect(of('<p>180 €</p>', offer('Harp H7', '180')).outcome).toBe('pass');
});

it('leaves a sum with words around it, another product, several offers and a sum that stands elsewhere on the page', () => {
  const markup = offer('Harp H7', '215.00');
  expect(of('<p>Strings from 18 €</p>', markup).outcome).toBe('pass');
  expect(of('<h2>You may also like</h2><p>180 €</p>', markup).outcome).toBe('pass');
  expect(of('<p>180 €</p>', markup, 'Lute L3').outcome).toBe('pass');
  expect(of('<p>180 €</p><p>With a stand it is 215,00 €.</p>', markup).outcome).toBe('pass');
  const two = offer('Harp H7', '215', ',{"@type":"Offer","price":"240","priceCurrency":"EUR"}');
  expect(of('<p>180 €</p>', two).outcome).toBe('pass');
  expect(of('<p>$180</p>', markup).outcome).toBe('pass');
});

import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readFacts } from '../read-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const prices = (html: string, lang = 'pt-BR') =>
  readFacts(
    website({ target, pages: [page(`<html lang="${lang}"><body><main>${html}</main></body></html>`)] }),
  ).prices.map(({ value }) => [value.what, value.amount]);

it('each sum of a row has the size right before it', () => {
  const row = '<div><b>Valores</b> <span>50 gramas — R$ 9,20</span> <span>80 gramas — R$ 14,80</span></div>';
  expect(prices(`<h2>Sabonetes</h2>${row}<p>Caixa de madeira R$ 12,00</p>`)).toEqual([
    ['Valores 50 gramas', 9.2],
    ['80 gramas', 14.8],
    ['Caixa de madeira', 12],
  ]);
});

it('what comes free from a sum on has no price', () => {
  const offer = '<p>Caixa de madeira R$ 12,00</p><p>Caixa de cartão R$ 3,00</p>';
  expect(prices(`<div>Entregas grátis em todas as compras acima de R$ 25,00</div>${offer}`)).toEqual([
    ['Caixa de madeira', 12],
    ['Caixa de cartão', 3],
  ]);
});

import { describe, expect, it } from 'vitest';
import { HOME, page, website } from '../../../../testing/audit-builders.ts';
import { readFacts } from '../../read-facts.ts';
import { rateFacts } from '../rate-facts.ts';
import { isTier } from './tiers.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

const card = (name: string, sum: string, ...included: string[]) =>
  `<article class="card"><h3>${name}</h3><div class="sum">${sum}</div><ul>${included.map((one) => `<li>${one}</li>`).join('')}</ul></article>`;

function servicesOf(...cards: string[]) {
  const seen = website({
    target,
    pages: [
      page(
        `<h1>Prices of detailing</h1><section><h2>Our services</h2><div class="grid">${cards.join('')}</div></section>`,
        {
          role: 'prices',
        },
      ),
    ],
  });
  return rateFacts(readFacts(seen), seen)
    .services.filter(({ certainty }) => certainty === 'certain')
    .map(({ value }) => value);
}

describe('steps of a price', () => {
  it('are no services where one includes what another does', () => {
    expect(
      servicesOf(
        card('Basic', '€400', 'Fetched by you', 'Three hundred prints', 'Hats'),
        card('Premium', '€600', 'The whole evening', 'Prints without end', 'Hats'),
        card('Business', '€800', 'The whole evening', 'Your own layout', 'Wigs'),
      ),
    ).toEqual([]);
  });

  it('may be called by more than a word, too, unless it says what the website is about', () => {
    const grid = ['Ready to sell', 'Detailing deluxe']
      .map((name) => card(name, '€200', 'Outside complete', 'Engine bay'))
      .concat(card('Outside', '€80', 'Hand wash', 'Rims'), card('Both', '€140', 'Outside complete', 'Seats'));
    const seen = website({ target, pages: [page(`<h1>Prices of detailing</h1><div>${grid.join('')}</div>`)] });
    const { documents } = seen;
    const of = (name: string) =>
      isTier(name, [{ pageUrl: HOME, view: 'plain', place: 'div > article.card > h3', seen: name }], documents);
    expect(['Both', 'Ready to sell', 'Detailing deluxe'].map(of)).toEqual([true, true, false]);
  });
});

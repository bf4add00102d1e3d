import { describe, expect, it } from 'vitest';
import { HOME, page, website } from '../../../../testing/audit-builders.ts';
import { readFacts } from '../../read-facts.ts';
import { rateFacts } from '../rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

function pricesOf(html: string) {
  const seen = website({ target, pages: [page(html, { role: 'prices' })] });
  return rateFacts(readFacts(seen), seen).prices;
}

describe('how sure a price in a table is', () => {
  it.each([
    ['lengths under one name', '<tr><td>30 minutes</td><td>£30</td></tr><tr><td>60 minutes</td><td>£45</td></tr>'],
    ['one length under a name', '<tr><td>60 minutes</td><td>£85</td></tr>'],
  ])('is likely in a table with %s', (_, rows) => {
    const table = (name: string) => `<h3>${name}</h3><table><tbody>${rows}</tbody></table>`;
    const menu = '<nav><a href="/back">Back massage</a><a href="/foot">Foot massage</a></nav>';
    const prices = pricesOf(`${menu}<h2>Prices</h2>${table('Back massage')}${table('Foot massage')}`);
    expect(prices.filter(({ certainty }) => certainty === 'certain')).toEqual([]);
  });

  it('is certain in a table with one sum for each item', () => {
    const rows = '<tr><td>Back massage</td><td>£30</td></tr><tr><td>Foot massage</td><td>£45</td></tr>';
    const prices = pricesOf(`<h2>Prices</h2><table><tbody>${rows}</tbody></table>`);
    expect(prices.map(({ certainty }) => certainty)).toEqual(['certain', 'certain']);
  });

  it('is likely where the title of its table says what it is', () => {
    const row = (name: string, sum: string) => `<tr><td>${name}</td><td>${sum}</td></tr>`;
    const table = (title: string, ...rows: string[]) =>
      `<section><h3>${title}</h3><table><tbody>${rows.join('')}</tbody></table></section>`;
    const prices = pricesOf(
      `<h2>Prices</h2>
       ${table('Carving', row('Painted', '£10'), row('Gilded', '£12'), row('Middling', '£15'), row('Larchwood', '£9'))}
       ${table('Drafting', row('Painted', '£40'), row('Gilded', '£44'), row('Middling pieces', '£80'), row('Varnish', '£7'))}`,
    );
    const certain = prices.filter(({ certainty }) => certainty === 'certain').map(({ value }) => value.what);
    expect(certain).toEqual(['Larchwood', 'Varnish']);
  });
});

import { describe, expect, it } from 'vitest';
import { HOME, page, website } from '../../../../testing/audit-builders.ts';
import { readFacts } from '../../read-facts.ts';
import { rateFacts } from '../rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

const card = (name: string, sum: string) => `<div class="card"><h3>${name}</h3><p class="price">${sum}</p></div>`;
const both = (first: string, second: string) => `<span>${first}</span> <span>${second}</span>`;
const grid = (...cards: string[]) => `<h1>Prices</h1><div class="grid">${cards.join('')}</div>`;

function certain(plain: string, rendered: string): string[] {
  const seen = website({ target, pages: [page(plain, { role: 'prices', rendered })] });
  return rateFacts(readFacts(seen), seen)
    .prices.filter(({ certainty }) => certainty === 'certain')
    .map(({ value }) => value.what);
}

describe('a name served in two languages', () => {
  it('is for the owner where a browser shows the one', () => {
    const served = grid(
      card(both('Bells and hymns', 'Cloches et cantiques'), '€ 40'),
      card(both('Lanterns and hills', 'Lanternes et collines'), '€ 50'),
    );
    const drawn = grid(card('<span>Bells and hymns</span>', '€ 40'), card('<span>Lanterns and hills</span>', '€ 50'));
    expect(certain(served, drawn)).not.toContain('Bells and hymns Cloches et cantiques');
    expect(certain(served, drawn)).not.toContain('Lanterns and hills Lanternes et collines');
  });
});

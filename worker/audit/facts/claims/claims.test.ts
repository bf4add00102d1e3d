import { describe, expect, it } from 'vitest';
import { facts, page } from '../../../testing/audit-builders.ts';
import type { RatedFacts } from '../facts.ts';
import { type ClaimKind, mayClaimMissing, seenAsPossible, stateOf } from './claims.ts';

const SENTENCE =
  'We look after the teeth of people of all ages here in Leeds, and we have done so with patience since 1987. ';
const en = { languages: [{ value: 'en', sources: [] }] };
const asked = (html: string, found: Partial<RatedFacts> = {}) => ({
  pages: [page(`<main><p>${SENTENCE.repeat(3)}</p>${html}</main>`)],
  facts: facts({ ...en, ...found }),
});

describe('what a report may say of a fact', () => {
  it.each<[ClaimKind, string]>([
    ['openingHours', '<p>Whenever the light is on, Tuesdays 10:00 to about 17:00</p>'],
    ['phones', '<p>Phone: 63 63 52 18</p>'],
    ['addresses', '<p>12 Larch Avenue, behind the mill</p>'],
    ['prices', '<p>Yours from £480</p>'],
    ['prices', '<a href="/price-list.pdf">Prices</a>'],
    ['reviews', '<script src="https://static.elfsight.com/platform.js"></script>'],
  ])('is that %s were seen and not understood: %s', (kind, html) => {
    expect(stateOf(kind, asked(html))).toBe('seen');
    expect(mayClaimMissing(kind, asked(html))).toBe(false);
    expect(seenAsPossible(kind, asked(html))).not.toBeNull();
  });

  it('is nothing of a number of a host’s, which is nobody’s to copy', () => {
    const html = '<p>Hosting: Fern Servers, <a href="tel:0970808911">0970 808 911</a></p>';
    const otherPhones = [
      { value: '+33970808911', asShown: '0970 808 911', kind: null, sources: [], certainty: 'likely' as const },
    ];
    expect(stateOf('phones', asked(html))).toBe('seen');
    expect(stateOf('phones', asked(html, { otherPhones }))).toBe('unread');
    expect(seenAsPossible('phones', asked(html, { otherPhones }))).toBeNull();
  });

  it.each<ClaimKind>(['openingHours', 'phones', 'addresses', 'reviews', 'rating', 'people', 'emails'])(
    'is that %s are missing where nothing looks like them',
    (kind) => {
      expect(stateOf(kind, asked(''))).toBe('absent');
      expect(mayClaimMissing(kind, asked(''))).toBe(true);
    },
  );

  it('is what it reads, and how sure', () => {
    const phone = { value: '+442079460123', asShown: '020 7946 0123', kind: null, sources: [] };
    expect(stateOf('phones', asked('', { phones: [{ ...phone, certainty: 'certain' }] }))).toBe('stated');
    expect(stateOf('phones', asked('', { phones: [{ ...phone, certainty: 'likely' }] }))).toBe('likely');
  });

  it('is nothing of pages in a language without rules, of an empty shell, and of none', () => {
    const polish = facts({ languages: [{ value: 'pl', sources: [] }] });
    expect(stateOf('phones', { ...asked(''), facts: polish })).toBe('unread');
    const shell = page('<div id="root"></div><script src="/app.js"></script>');
    expect(stateOf('phones', { pages: [shell], facts: facts() })).toBe('unread');
    expect(stateOf('phones', { pages: null, facts: facts() })).toBe('unread');
  });

  it('is no lack of prices in a trade whose prices others set', () => {
    const of = (id: 'doctor' | 'dentist') =>
      asked('', { trade: { value: { id, label: id, confidence: 0.9 }, certainty: 'certain', sources: [] } });
    expect(mayClaimMissing('prices', of('doctor'))).toBe(false);
    expect(mayClaimMissing('prices', of('dentist'))).toBe(true);
  });
});

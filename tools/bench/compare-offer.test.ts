import { describe, expect, it } from 'vitest';
import type { Facts } from '../../worker/audit/facts/facts.ts';
import { facts } from '../../worker/testing/audit-builders.ts';
import { compareOffer, isLooselySame } from './compare-offer.ts';
import type { StrictLabels } from './labels.ts';
import { madeUpSite } from './made-up-site.ts';

const HOME = 'https://span.test/';
const score = (fact: string, strict: Partial<StrictLabels>, seen: Partial<Facts>): string | null => {
  const found = compareOffer(madeUpSite(strict), facts(seen)).find((one) => one.fact === fact);
  return found ? `${found.right}/${found.of}` : null;
};
const listed = <T>(value: T, pageUrl = HOME) => ({
  value,
  sources: [{ pageUrl, view: 'plain' as const, place: 'main > p', seen: '' }],
});
const price = (amount: number) => listed({ what: '', amount, currency: 'EUR', asShown: '' });
const person = (name: string) => listed({ name, role: null });
const pair = (pageUrl: string) => listed({ question: 'Wie?', answer: 'So.' }, pageUrl);

describe('compareOffer', () => {
  it('accepts the other trades a label names', () => {
    const trade = listed({ id: 'shop' as const, label: 'Shop', confidence: 0.9 });
    expect(score('trade', { tradeAlso: ['shop'] }, { trade })).toBe('1/1');
    expect(score('trade', {}, { trade })).toBe('0/1');
    expect(score('trade', {}, { trade: null })).toBe('0/1');
  });

  it('wants all languages, the main one first', () => {
    expect(score('languages', { languages: ['de', 'fr'] }, { languages: [listed('de'), listed('fr')] })).toBe('1/1');
    expect(score('languages', { languages: ['de', 'fr'] }, { languages: [listed('fr'), listed('de')] })).toBe('0/1');
  });

  it('looks for the labelled services and judges no others', () => {
    const services = [listed('Treppenbau und Geländer'), listed('Beratung')];
    expect(score('services', { services: ['Treppenbau', 'Fenster'] }, { services })).toBe('1/2');
    expect(score('services', { services: null }, { services })).toBe('0/1');
  });

  it('tells loosely the same names from others', () => {
    expect(isLooselySame('Möbel nach Maß', 'Maß-Möbel nach Wunsch')).toBe(true);
    expect(isLooselySame('Möbel nach Maß', 'Möbelpflege')).toBe(false);
  });

  it('wants everyone who is labelled and no stranger', () => {
    const people = [person('Ida Span'), person('Stellenangebot Tischler')];
    expect(score('people', { people: ['Dr. Ida Span', 'Uwe Leim'] }, { people })).toBe('1/2');
    expect(score('no stranger', { people: ['Dr. Ida Span'] }, { people })).toBe('0/1');
    expect(score('people', {}, { people: [] })).toBeNull();
  });

  it('compares examples of prices, and wants none where none can be read', () => {
    const examples = [
      { what: 'Stuhl', amount: 120, currency: 'EUR' },
      { what: 'Tisch', amount: 480, currency: 'EUR' },
    ];
    expect(score('prices', { prices: { shown: true, examples } }, { prices: [price(120)] })).toBe('1/2');
    expect(score('prices', { prices: { shown: true, imageOnly: true, examples } }, { prices: [] })).toBe('1/1');
    expect(score('prices', {}, { prices: [price(60)] })).toBe('0/1');
  });

  it('compares the pairs of the main page of questions and the sum of all', () => {
    const strict = { faqPage: '/fragen.html', faqPagePairs: 2, faqPairs: 3 };
    const faq = [pair(`${HOME}fragen`), pair(`${HOME}fragen`), pair(HOME)];
    expect(score('faq of main page', strict, { faq })).toBe('1/1');
    expect(score('no false faq', strict, { faq })).toBe('1/1');
    expect(score('no false faq', { faqPairs: 2 }, { faq })).toBe('0/1');
  });

  it('compares policies by path, wherever on the page they stand', () => {
    const policies = [listed({ kind: 'cancellation', url: `${HOME}agb#widerruf` })];
    expect(score('policy: cancellation', { policies: { cancellation: '/agb.html' } }, { policies })).toBe('1/1');
    expect(score('policy: cancellation', {}, { policies })).toBe('0/1');
    expect(score('policy: imprint', { policies: { imprint: '/impressum' } }, { policies })).toBe('0/1');
  });

  it('compares the count of a rating only where one is shown', () => {
    const reviews = { onSite: 0, rating: 4.5, ratingCount: 12 };
    expect(score('rating count', { reviews }, { rating: listed({ value: 4.5, best: 5, count: 11 }) })).toBe('0/1');
    expect(score('rating count', {}, { rating: null })).toBeNull();
  });
});

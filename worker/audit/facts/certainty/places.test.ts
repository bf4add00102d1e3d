import { describe, expect, it } from 'vitest';
import type { FactSource } from '../facts.ts';
import { independentPlaces, placesOf } from './places.ts';

const at = (
  path: string,
  place: string,
  seen = 'Tel. 030 555 0142',
  view: FactSource['view'] = 'plain',
): FactSource => ({
  pageUrl: `https://example.test${path}`,
  view,
  place,
  seen,
});
const placesIn = (...sources: FactSource[]) =>
  independentPlaces(placesOf(sources, new Set(['https://example.test/imprint'])));

describe('independent places', () => {
  it('are markup and the text that a visitor reads', () => {
    expect(placesIn(at('/', 'JSON-LD Dentist.telephone'), at('/', 'main > p'))).toBe(2);
  });

  it('are one for the frame of all pages, header and footer', () => {
    expect(
      placesIn(at('/', 'header > p'), at('/', 'div > footer > p'), at('/team', 'footer > p', 'Call 030 555 0142')),
    ).toBe(1);
  });

  it('are one for a passage that two pages share, in whichever view', () => {
    expect(placesIn(at('/', 'main > p'), at('/team', 'main > p'), at('/', 'main > p', undefined, 'rendered'))).toBe(1);
  });

  it('are two for passages of two pages, and for a legal notice', () => {
    expect(placesIn(at('/', 'main > p'), at('/contact', 'main > p', 'Call 030 555 0142'))).toBe(2);
    expect(placesIn(at('/', 'main > p'), at('/imprint', 'main > p'))).toBe(2);
  });

  it('are none where only machines are told', () => {
    expect(placesIn(at('/', 'JSON-LD Dentist.name'), at('/', 'meta[property="og:site_name"]'))).toBe(0);
  });
});

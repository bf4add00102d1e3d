import { describe, expect, it } from 'vitest';
import type { JsonNode } from './json-node.ts';
import { isLeftByTemplate } from './left-by-template.ts';

const own = { homeUrl: 'https://blue-larch.dk/', aliasHost: null };
const isLeft = (node: JsonNode) => isLeftByTemplate({ '@type': 'Bakery', ...node }, own);

describe('what a template left in structured data', () => {
  it('is a number nobody has, and an address at a domain reserved for examples', () => {
    expect(isLeft({ telephone: '+45 00 00 00 00' })).toBe(true);
    expect(isLeft({ telephone: '+34 910 555 XXX' })).toBe(true);
    expect(isLeft({ email: 'mailto:info@example.com' })).toBe(true);
    expect(isLeft({ url: 'https://example.com/' })).toBe(true);
    expect(isLeft({ image: 'https://www.mysite.test/og.jpg' })).toBe(true);
    expect(isLeft({ '@id': 'https://bakery.example/#business' })).toBe(true);
    expect(isLeftByTemplate([{ '@type': 'Bakery', contactPoint: { telephone: '06 XX XX XX XX' } }], own)).toBe(true);
  });

  it('is an address nobody lives at, a place in the sea, and words to be filled in', () => {
    expect(isLeft({ address: { streetAddress: '123 Main Street', addressLocality: 'Anytown' } })).toBe(true);
    expect(isLeft({ address: { addressLocality: 'Your City' } })).toBe(true);
    expect(isLeft({ geo: { latitude: 0, longitude: '0.0' } })).toBe(true);
    expect(isLeft({ description: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.' })).toBe(true);
  });

  it('is nothing of the website itself, whatever it is called', () => {
    expect(
      isLeft({ telephone: '+45 33 15 27 81', email: 'ida@blue-larch.dk', url: 'https://blue-larch.dk/', name: 'Ida' }),
    ).toBe(false);
    expect(
      isLeft({
        address: { streetAddress: 'Lærkevej 3', addressLocality: 'Aarhus', postalCode: '8000' },
        geo: { latitude: 56.1, longitude: 10.2 },
      }),
    ).toBe(false);
    const named = (homeUrl: string, aliasHost: string | null) =>
      isLeftByTemplate({ url: 'https://example.test/' }, { homeUrl, aliasHost });
    expect(named('https://example.test/', null)).toBe(false);
    expect(named('http://127.0.0.1/', 'example.test')).toBe(false);
    expect(named('http://127.0.0.1/', null)).toBe(true);
  });
});

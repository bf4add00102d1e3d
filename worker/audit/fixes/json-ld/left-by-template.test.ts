import { describe, expect, it } from 'vitest';
import { isLeftByTemplate } from './left-by-template.ts';

const isLeft = (node: Record<string, string>) => isLeftByTemplate({ '@type': 'Bakery', ...node }, 'blue-larch.example');

describe('what a template left in structured data', () => {
  it('is a number nobody has, and an address at a domain reserved for examples', () => {
    expect(isLeft({ telephone: '+45 00 00 00 00' })).toBe(true);
    expect(isLeft({ email: 'mailto:info@example.com' })).toBe(true);
    expect(isLeft({ url: 'https://example.com/' })).toBe(true);
    expect(isLeftByTemplate([{ '@type': 'Bakery', contactPoint: { telephone: '06 XX XX XX XX' } }], 'a.test')).toBe(
      true,
    );
  });

  it('is nothing of the website itself, whatever it is called', () => {
    expect(
      isLeft({ telephone: '+45 33 15 27 81', email: 'ida@blue-larch.example', url: 'https://blue-larch.example/' }),
    ).toBe(false);
    expect(isLeftByTemplate({ url: 'https://example.test/' }, 'example.test')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { refitted } from './title-parts.ts';

const isNamed = (text: string) => text.includes('Ada Dental');
const made = (own: string) => [...refitted(own, 'Ada Dental', isNamed)];

describe('refitted', () => {
  it('puts the name behind a short title', () => {
    expect(made('Our prices')[0]).toBe('Our prices | Ada Dental');
  });

  it('keeps the first parts of a long one, and the name', () => {
    const [first, second] = made('Implants and crowns in Leeds | Gentle, quick and without long waits | Ada Dental');
    expect(first).toBe('Implants and crowns in Leeds | Gentle, quick and without long waits | Ada Dental');
    expect(second).toBe('Implants and crowns in Leeds | Ada Dental');
    expect(made('Ada Dental - Implants | A smile for everybody')[0]).toBe('Ada Dental | Implants');
  });

  it('has nothing to offer for a name alone', () => {
    expect(made('Ada Dental')).toEqual([]);
  });
});

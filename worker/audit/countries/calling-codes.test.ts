import { describe, expect, it } from 'vitest';
import { callingCountry } from './calling-codes.ts';

describe('countries by their calling code', () => {
  it.each([
    ['+49 30 123456', 'DE'],
    ['0044 20 7946 0000', 'GB'],
    ['+47 22 00 00 00', 'NO'],
    ['+358 9 123 4567', 'FI'],
    ['+7 495 123-45-67', 'RU'],
    ['+420 222 111 333', 'CZ'],
    ['+1 416 979 1234', 'CA'],
    ['+1 212 979 1234', 'US'],
  ])('%s: %s', (number, country) => {
    expect(callingCountry(number)).toBe(country);
  });

  it('is told by no national number', () => {
    expect(callingCountry('030 123456')).toBeNull();
  });

  it('is told by no part of a North American number', () => {
    expect(callingCountry('+1 416 979')).toBeNull();
  });
});

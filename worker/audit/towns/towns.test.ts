import { describe, expect, it } from 'vitest';
import { encodeNames, holdsName } from './name-list.ts';
import data from './towns.json' with { type: 'json' };
import { countriesOfTown, isTown } from './towns.ts';

describe('the list of towns', () => {
  it.each([
    ['Nakuru', 'KE'],
    ['Nakuru Town', 'KE'],
    ['nairobi', 'KE'],
    ['Lota', 'CL'],
    ['El Cotillo', 'ES'],
    ['Bundoran', 'IE'],
    ['La Paz', 'BO'],
    ['Pulborough', 'GB'],
    ['München', 'DE'],
    ['Monaco di Baviera', 'DE'],
    ['ZÜRICH', 'CH'],
    ['Genf', 'CH'],
    ['’s-Gravenhage', 'NL'],
    ['St. Gallen', 'CH'],
    ['St-Denis', 'FR'],
    ['Gross-Gerau', 'DE'],
    ['Vitoria', 'ES'],
    ['Ciudad de México', 'MX'],
    ['Bogotá D.C.', 'CO'],
    ['Roma', 'IT'],
    ['Lisboa', 'PT'],
    ['Bruxelles', 'BE'],
    ['Đà Lạt', 'VN'],
  ])('knows %s in %s', (town, country) => {
    expect(isTown(town, country)).toBe(true);
  });

  it.each([
    ['Horarios de atención', 'AR'],
    ['Fuerteventura', 'ES'],
    ['Biobío', 'CL'],
    ['Bolivia', 'BO'],
    ['West Sussex', 'GB'],
    ['Horsham District', 'GB'],
    ['Our Services', 'GB'],
    ['Lota', 'DE'],
    ['Nakuru', null],
    ['', 'DE'],
    ['A', 'US'],
  ])('does not know %s in %s', (text, country) => {
    expect(isTown(text, country)).toBe(false);
  });

  it('tells in which countries a town of the name lies', () => {
    expect(countriesOfTown('Nakuru')).toEqual(['KE']);
    expect(countriesOfTown('Cambridge')).toEqual(expect.arrayContaining(['GB', 'US', 'CA']));
    expect(countriesOfTown('Book a table')).toEqual([]);
  });

  it('says where its data come from, in letters of one byte', () => {
    // Other letters would make the start of a Worker slower by 15 ms.
    expect(JSON.stringify(data)).toMatch(/^[ -~]*$/);
    expect(data.source).toMatch(/GeoNames.+CC BY 4\.0/);
  });
});

describe('a list of names', () => {
  const long = 'place with a name of many words';
  const names = [
    `${long} a`,
    `${long} abc`,
    `${long} b`,
    'ab',
    'abc',
    'b',
    "l'aquila",
    'new elm',
    'new elmsby',
    'new elmsby on larkfell',
    ...numbered(500),
  ];

  it('holds what was put in and nothing else', () => {
    const list = encodeNames(names);
    for (const name of names) expect(holdsName(list, name), name).toBe(true);
    for (const name of [
      '',
      'a',
      'abcd',
      'new',
      'new elms',
      'place',
      'place zz',
      'zzz',
      ...numbered(50).map((one) => `${one}x`),
    ])
      expect(holdsName(list, name), name).toBe(false);
  });

  it('may be empty', () => {
    expect(holdsName(encodeNames([]), 'a')).toBe(false);
  });
});

/** "place aa", "place ab" and so on. */
function numbered(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `place ${letter(at / 26)}${letter(at % 26)}`);
}

const letter = (at: number): string => String.fromCharCode(97 + Math.floor(at));

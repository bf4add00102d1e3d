import { expect, it } from 'vitest';
import { findAddresses } from './address-texts.ts';

const read = (text: string, country: string | null) =>
  findAddresses([{ text, tag: 'p', landmark: null, foreign: null }], country).map(({ address }) =>
    [address.street, address.postalCode, address.locality, address.region].join(' | '),
  );

it('reads an American state half in small letters behind its town', () => {
  const expected = ['1840 Larch Street | 94403 | San Elmo | CA'];
  expect(read('1840 Larch Street, San Elmo, Ca 94403, 650-345-0142', null)).toEqual(expected);
  expect(read('1840 Larch Street, San Elmo, Ca 94403', 'US')).toEqual(expected);
});

it('takes no small word before a number for a state', () => {
  expect(read('1840 Larch Street, San Elmo, No 94403', 'US')).not.toContainEqual(expect.stringContaining('94403'));
  expect(read('Via Larici 4, Pa 90100 Palermo', 'IT')).not.toContainEqual(expect.stringContaining('| PA'));
});

it('reads an Indian code behind the name of the country', () => {
  const lines = 'Larch Bakery, Lehar Hwy\nBahari, Manari, Kullari\nHimachal Pradesh\nIndia, 175103'
    .split('\n')
    .map((text) => ({ text, tag: 'p', landmark: null, foreign: null }));
  const [found] = findAddresses(lines, 'IN');
  expect(found?.address).toMatchObject({ postalCode: '175103', locality: 'Kullari', region: 'Himachal Pradesh' });
});

it('reads the name of a British house under a label', () => {
  const read = (above: string) => {
    const lines = `${above}\nLarchwood, Mill Lane\nElmsby\nRH13 6PX`
      .split('\n')
      .map((text) => ({ text, tag: 'p', landmark: null, foreign: null }));
    return findAddresses(lines, 'GB').map(({ address }) => address.street);
  };
  expect(read('Business Address:')).toEqual(['Larchwood, Mill Lane']);
  expect(read('Kind words from Elmsby')).toEqual(['Mill Lane']);
});

it('reads a French town whose name begins with an article in small letters', () => {
  expect(read('101 rue d’Orlac 91410 les Granges Le Comte', 'FR')).toEqual([
    '101 rue d’Orlac | 91410 | les Granges Le Comte | ',
  ]);
  expect(read('Nous avons reçu 12500 les Amis de la Forêt', 'FR')).toEqual([]);
});

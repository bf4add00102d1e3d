import { expect, it } from 'vitest';
import { findAddresses } from './address-texts.ts';

const read = (text: string, country: string | null) =>
  findAddresses([{ text, tag: 'p', landmark: null, foreign: null }], country).map(({ address }) =>
    [address.street, address.postalCode, address.locality, address.region ?? ''].join(' | '),
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

it.each([
  ['US', '10 Larch Ln, Elmton, Idaho, United States 83702', '10 Larch Ln | 83702 | Elmton | Idaho'],
  ['US', '10 Larch Ln, Elmton, Ada County, Idaho 83702', '10 Larch Ln | 83702 | Elmton | Idaho'],
  ['US', '220 W 5th St (corner of Larch), Elmton, TX 75201', '220 W 5th St | 75201 | Elmton | TX'],
  ['US', '220 W 5th St, 2nd Fl., Elmton, TX 75201', '220 W 5th St, 2nd Fl. | 75201 | Elmton | TX'],
  ['US', '220 W 5th St in downtown Elmton, TX 75201', '220 W 5th St | 75201 | Elmton | TX'],
  ['IN', 'NH-66 Bypass, Larchpally, Elmpur, Kerala – 682024', 'NH-66 Bypass, Larchpally | 682024 | Elmpur | Kerala'],
  [
    'IN',
    'Larch Road, P.O. Sarai, Tehsil Elmsauli, Distt. Solan (H.P.) 173204',
    'Larch Road, P.O. Sarai, Tehsil Elmsauli | 173204 | Solan | ',
  ],
  [
    'IN',
    'Flat No. 302, Larch Apartments, Sector 62, Noida, U.P. 201301',
    'Flat No. 302, Larch Apartments, Sector 62 | 201301 | Noida | U.P',
  ],
  ['IN', 'Ward No. 5, Larch Road, Elmgarh, Bihar-841301', 'Ward No. 5, Larch Road | 841301 | Elmgarh | Bihar'],
  [
    'IN',
    'Opp. Govt. Hospital, Larch Road, Elmpur, Dist. Nashik, Maharashtra 422001',
    'Opp. Govt. Hospital, Larch Road, Elmpur | 422001 | Nashik | Maharashtra',
  ],
  [
    'PH',
    'Blk 5 Lot 12 Larch St., Brgy. Mabini, Tagum City, Davao del Norte 8100',
    'Blk 5 Lot 12 Larch St., Brgy. Mabini | 8100 | Tagum City | Davao del Norte',
  ],
  ['SG', 'Blk 45 Larch Lorong 5, #01-12, S310045', 'Blk 45 Larch Lorong 5, #01-12 | 310045 | Singapore | '],
  [
    'IN',
    '259, Larch Chambers, Block 1, Elmpur High Court, New Delhi – 110003',
    '259, Larch Chambers, Block 1, Elmpur High Court | 110003 | New Delhi | ',
  ],
  ['US', '5th & Larch, Elmton, TX 75201', '5th & Larch | 75201 | Elmton | TX'],
  ['US', 'HC 63 Box 12, Elmton, ID 83677', 'HC 63 Box 12 | 83677 | Elmton | ID'],
  ['US', '6700 N Larch Rd Ste 156A #120 Elmton, ID 83646', '6700 N Larch Rd Ste 156A #120 | 83646 | Elmton | ID'],
  ['US', '1 Larch Plaza Dr. N.E. Elmton MN 55906', '1 Larch Plaza Dr. N.E. | 55906 | Elmton | MN'],
  ['CA', 'R.R. #2, Elmton, ON K7H 3C4', 'R.R. #2 | K7H 3C4 | Elmton | ON'],
  ['CA', '#5-1234 Larch Road NW, Elmton, AB T2N 1N4', '#5-1234 Larch Road NW | T2N 1N4 | Elmton | AB'],
  ['IN', '45, Larch Street, Elmpur, WB, India - 700016', '45, Larch Street | 700016 | Elmpur | WB'],
  ['IN', '45 Larch Street, Elmpur, West Bengal, Pincode: 700016', '45 Larch Street | 700016 | Elmpur | West Bengal'],
  ['IN', 'No 23, Larch Street, T. Nagar, Elmpur – 600 017', 'No 23, Larch Street, T. Nagar | 600017 | Elmpur | '],
  [
    'IN',
    'Plot 12, Larch Industrial Area, Elmpur (E), Mumbai 400093',
    'Plot 12, Larch Industrial Area, Elmpur (E) | 400093 | Mumbai | ',
  ],
])('reads what stands around street, town and code: %s, %s', (country, text, expected) => {
  expect(read(text, country)).toEqual([expected]);
});

it.each([
  ['US', 'Larch & Sons, Elmton, TX 75201'],
  ['US', 'Our guests come from Elmton, Ada County'],
])('takes names and areas for no street: %s, %s', (country, text) => {
  expect(read(text, country)).toEqual([]);
});

it('takes no group of a bank account for a code', () => {
  expect(read('Larch Bank (IBAN): BE68 5390 0754 7034 - BIC: LARCBEBB', 'BE')).toEqual([]);
  expect(read('IBAN NL91 ABNA 0417 1643 00 - BIC LARCNL2A', 'NL')).toEqual([]);
  expect(read('Rue du Mélèze 21, 4031 Angleur, IBAN BE68 5390 0754 7034', 'BE')).toEqual([
    'Rue du Mélèze 21 | 4031 | Angleur | ',
  ]);
});

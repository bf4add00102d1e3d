import { expect, it } from 'vitest';
import { findAddresses } from './address-texts.ts';

const read = (text: string, country: string | null) =>
  findAddresses(
    text.split('\n').map((line) => ({ text: line, tag: 'p', landmark: null, foreign: null })),
    country,
  ).map(({ address: { street, postalCode, locality } }) =>
    [street, postalCode, locality].map((part) => part ?? '-').join(' | '),
  );

it.each([
  ['IN', '9th Milestone, Larch Rd, Nainital, Uttarakhand 263001', '9th Milestone, Larch Rd | 263001 | Nainital'],
  [
    'IN',
    'Larch Village Stay\nKottathara Moolamattom (PO)\n685589 Idukki',
    'Kottathara Moolamattom PO | 685589 | Idukki',
  ],
  ['IN', 'Location: Ambala, Haryana – 133001', '- | 133001 | Ambala'],
  [
    'IN',
    'Near Larch Temple,\nHosur Main Road,\nAmbedkar Nagar,\nAnekal,\nAnekal Taluk,\nBangalore Urban – 562106',
    'Near Larch Temple, Hosur Main Road, Ambedkar Nagar, Anekal, Anekal Taluk | 562106 | Bangalore Urban',
  ],
  ['IN', 'Bus Stand Rd, Larch Quilla\nRaichur, Karnataka 584101', 'Bus Stand Rd, Larch Quilla | 584101 | Raichur'],
  ['VN', '27 Lê Lợi, Phường 4\nĐà Lạt 670000, Vietnam', '27 Lê Lợi, Phường 4 | 670000 | Đà Lạt'],
  ['KE', 'Larch House, Moi Avenue\nNairobi 00100', 'Larch House, Moi Avenue | 00100 | Nairobi'],
])('reads what leads to a house in %s: %s', (country, text, address) => {
  expect(read(text, country)).toEqual([address]);
});

it.each([
  ['a name of its own line is the business', 'IN', 'Larch Dental\nMG Road, Kochi 682016', 'MG Road | 682016 | Kochi'],
  ['a number to call', 'IN', '98765 43210, MG Road, Kochi 682016', 'MG Road | 682016 | Kochi'],
  ['other countries', 'DE', 'Haus 3, Am Markt 5, 53111 Bonn', 'Haus 3, Am Markt 5 | 53111 | Bonn'],
])('adds nothing to a street: %s', (_, country, text, address) => {
  expect(read(text, country)).toEqual([address]);
});

it('takes no year of a copyright line for a code', () => {
  expect(read('Bel ons - BTW BE 0745 360 668\n© 2023 Tuinen Larix - Cookiebeleid', 'BE')).toEqual([]);
});

it('takes no orders or prices for an Indian code before a town', () => {
  expect(read('Our numbers\n150000 Happy Guests\n12 Awards', 'IN')).toEqual([]);
});

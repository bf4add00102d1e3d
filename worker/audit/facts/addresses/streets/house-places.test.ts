import { expect, it } from 'vitest';
import { findAddresses } from '../address-texts.ts';

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
  [
    'IN',
    'Larch Dental\nFlat 4B, Larch Heights\nMG Road, Kochi 682016',
    'Flat 4B, Larch Heights, MG Road | 682016 | Kochi',
  ],
  ['IN', '14/2 Larch Street\nKolkata, West Bengal\n700016', '14/2 Larch Street | 700016 | Kolkata'],
  [
    'IN',
    'Opp. Railway Station, Larch Road, Anand, Gujarat, India - 388001',
    'Opp. Railway Station, Larch Road | 388001 | Anand',
  ],
  [
    'ZA',
    'Unit 4, The Ridge, 25 Larch Road\nClaremont\nCape Town\n7708',
    'Unit 4, The Ridge, 25 Larch Road | 7708 | Cape Town',
  ],
  [
    'PK',
    'Shop # 4, Larch Market, Main Boulevard, Lahore 54000',
    'Shop # 4, Larch Market, Main Boulevard | 54000 | Lahore',
  ],
  ['PH', 'Purok 5, Brgy. Larch, Tagbilaran City, Bohol 6300', 'Purok 5, Brgy. Larch | 6300 | Tagbilaran City'],
  [
    'GB',
    'Unit 7, Larch Craft Village\nCoast Road, Llan Y Mor\nHolywell CH8 9DX',
    'Unit 7, Larch Craft Village, Coast Road | CH8 9DX | Holywell',
  ],
  ['GB', 'Studio 5, The Mill\nMill Lane\nElmsby YO7 1AA', 'Studio 5, The Mill, Mill Lane | YO7 1AA | Elmsby'],
  [
    'GB',
    'First Floor, Larch House\n14 High Street\nLeeds\nLS1 4AB',
    'First Floor, Larch House, 14 High Street | LS1 4AB | Leeds',
  ],
  ['GB', 'Rear of 14 High Street, Elmsby YO7 1AA', 'Rear of 14 High Street | YO7 1AA | Elmsby'],
  [
    'US',
    'Suite 310, Larch Directions\n16985 Monterey Rd\nMorgan Hill, CA 95037',
    '16985 Monterey Rd | 95037 | Morgan Hill',
  ],
  ['DE', 'Larixpraxis I Lärchener Str. 9 I 91301 Forchheim', 'Lärchener Str. 9 | 91301 | Forchheim'],
  ['DE', 'Lärchenstraße 5-7 / 2. Stock, 50667 Köln', 'Lärchenstraße 5-7, 2. Stock | 50667 | Köln'],
  ['AT', 'Lärchengasse 5, Top 14, A-1070 Wien', 'Lärchengasse 5, Top 14 | 1070 | Wien'],
  ['FR', '12, place du Mélèze BP 123 35000 Rennes Cedex', '12, place du Mélèze | 35000 | Rennes Cedex'],
  ['TH', '43/1 Moo 6\nLarch-Samoeng Road\nChiang Mai 50180', '43/1 Moo 6, Larch-Samoeng Road | 50180 | Chiang Mai'],
  ['AT', '9999 Lärchendorf 150', 'Lärchendorf 150 | 9999 | Lärchendorf'],
  ['NL', 'Larikslaan 12 bis, 3512 AB Utrecht', 'Larikslaan 12 bis | 3512 AB | Utrecht'],
  ['BE', 'Burg. van Larixlaan 5, 9000 Gent', 'Burg. van Larixlaan 5 | 9000 | Gent'],
  [
    'GB',
    'Main St Elmsby, Larkton, North Yorkshire, HG5 8NW, Tel:07700 900 285, Contact',
    'Main St | HG5 8NW | Larkton',
  ],
  [
    'ZA',
    'Unit 4, Larch Park\nCnr Main and Church Streets\nSomerset West\n7130',
    'Unit 4, Larch Park, Cnr Main and Church Streets | 7130 | Somerset West',
  ],
  ['AU', 'Factory 6, 21 Larch Drive, Elmsby VIC 3175', 'Factory 6, 21 Larch Drive | 3175 | Elmsby'],
  ['IE', 'Location\nDublin Road, Co. Galway\nH91 X2C4, Ireland', 'Dublin Road | H91 X2C4 | -'],
  ['IE', 'Address: Ballyclare, Co. Galway H91 X2C4', '- | H91 X2C4 | Ballyclare'],
  ['GB', 'Larch Cottage, Low Lane, Elmsby. HG4 4EB', 'Larch Cottage, Low Lane | HG4 4EB | Elmsby'],
  ['GB', 'Larch Farm\nLow Lane\nElmsby\nHG4 4EB', 'Larch Farm, Low Lane | HG4 4EB | Elmsby'],
  ['GB', 'Larch School\nLow Lane\nElmsby\nHG4 4EB', 'Low Lane | HG4 4EB | Elmsby'],
  ['GB', 'Larch House\n4 Low Lane\nElmsby\nHG4 4EB', '4 Low Lane | HG4 4EB | Elmsby'],
  ['GB', 'Old Smithy\nMill Lane Elmsby, HG5 8NW', 'Mill Lane | HG5 8NW | Elmsby'],
  ['GB', 'Mill Lane Business Park, Elmsby, HG5 8NW', 'Mill Lane Business Park | HG5 8NW | Elmsby'],
  ['GB', '4 Church Lane, Elmsby, Larkton HG5 8NW', '4 Church Lane | HG5 8NW | Larkton'],
])('reads what leads to a house in %s: %s', (country, text, address) => {
  expect(read(text, country)).toEqual([address]);
});

it.each([
  ['a name of its own line is the business', 'IN', 'Larch Dental\nMG Road, Kochi 682016', 'MG Road | 682016 | Kochi'],
  ['a number to call', 'IN', '98765 43210, MG Road, Kochi 682016', 'MG Road | 682016 | Kochi'],
  [
    'a claim before a market',
    'PK',
    'Open 7 days, Larch Market, Main Boulevard, Lahore 54000',
    'Main Boulevard | 54000 | Lahore',
  ],
  ['other countries', 'DE', 'Haus 3, Am Markt 5, 53111 Bonn', 'Haus 3, Am Markt 5 | 53111 | Bonn'],
])('adds nothing to a street: %s', (_, country, text, address) => {
  expect(read(text, country)).toEqual([address]);
});

it('takes no year of a copyright line for a code', () => {
  expect(read('Bel ons - BTW BE 0745 360 668\n© 2023 Tuinen Larix - Cookiebeleid', 'BE')).toEqual([]);
});

it.each([
  ['a year below a town', 'ZA', 'Cape Town\nSince 1998'],
  ['a number below a sentence about a town', 'IN', 'Over 700000 meals in Kolkata, West Bengal\n700016'],
  ['a village and a number in Germany', 'DE', '9999 Lärchendorf 150'],
])('takes for no address: %s', (_, country, text) => {
  expect(read(text, country)).toEqual([]);
});

it('takes no orders or prices for an Indian code before a town', () => {
  expect(read('Our numbers\n150000 Happy Guests\n12 Awards', 'IN')).toEqual([]);
});

it('reads a place of an Indian town before its street', () => {
  const [found] = read('Lantern Circle, Larch Main Rd,\nHosahalli, Bengaluru,\nKarnataka 560066', 'IN');
  expect(found).toContain('Lantern Circle, Larch Main Rd');
  const [named] = read('Lantern Choir, Larch Main Rd,\nHosahalli, Bengaluru,\nKarnataka 560066', 'IN');
  expect(named).not.toContain('Choir');
});

it('reads a quarter in a line of its own between a house and its town', () => {
  expect(read('Larch Hospital\n12, Anna Salai\nTeynamur\nChennai 600018', 'IN')).toEqual([
    '12, Anna Salai, Teynamur | 600018 | Chennai',
  ]);
});

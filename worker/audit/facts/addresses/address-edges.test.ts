import { describe, expect, it } from 'vitest';
import { leastSeconds } from '../../../testing/timing/least-seconds.ts';
import { findAddresses } from './address-texts.ts';
import { lines, read } from './read-lines.ts';

it('takes a street without a code where an address is announced', () => {
  expect(read('Adresse: Lindenstraße 6, Ennigerloh', 'DE')).toEqual(['Lindenstraße 6 | - | Ennigerloh | - | DE']);
  expect(read('Our party went down 14 Mill Lane', 'GB')).toEqual([]);
});

it.each(['Offenbach a.M.', 'Offenbach a. M.', 'Neustadt a.d. Donau', 'Neustadt a.d.Saale'])(
  'keeps the river of %s',
  (town) => {
    expect(read(`Lindenstraße 6, 63065 ${town}`, 'DE')).toEqual([`Lindenstraße 6 | 63065 | ${town} | - | DE`]);
    expect(read(`Lindenstraße 6, 63065 ${town} | Tel. 069 123456`, 'DE')).toEqual([
      `Lindenstraße 6 | 63065 | ${town} | - | DE`,
    ]);
  },
);

it('takes no Brazilian code for one of the United States', () => {
  const text = 'Endereço: Estrada do Larco, nº 6, Laguna, SC, 88790-000';
  expect(read(text, null)).toEqual([]);
  expect(read(text, 'BR')).toEqual(['Estrada do Larco, 6 | 88790-000 | Laguna | SC | BR']);
});

it('ends before the heading that follows', () => {
  const given = [
    { text: 'Dirección: Carrera 12 # 45-31, Tunja', tag: 'p', landmark: null, foreign: null },
    { text: 'Envíanos un mensaje', tag: 'h3', landmark: null, foreign: null },
  ];
  expect(findAddresses(given, 'CO').map(({ address }) => address.locality)).toEqual(['Tunja']);
});

it('takes a code and a town without a street only where an address is announced', () => {
  expect(read('59320 Ennigerloh', 'DE', 'address')).toEqual(['- | 59320 | Ennigerloh | - | DE']);
  expect(read('Wir liefern nach 59320 Ennigerloh und 59302 Oelde', 'DE')).toEqual([]);
});

it('takes the corner of two streets under a label, where corners stand for numbers', () => {
  const text = 'Ubícanos entre:\nAtahualpa y Mariano Cueva, Barrio El Valle, Loja - Ecuador';
  expect(read(text, 'EC')).toEqual(['Atahualpa y Mariano Cueva | - | Loja | - | EC']);
  expect(read('Atahualpa y Mariano Cueva, dos hermanos de Loja', 'EC')).toEqual([]);
});

it('takes the street above a line of directions', () => {
  const text = '4 rue Saint-Malo\nCentre-ville (métro République)\n35000 Rennes';
  expect(read(text, 'FR')).toEqual(['4 rue Saint-Malo | 35000 | Rennes | - | FR']);
  expect(read('Seestraße 20\nFür Sie da\n© 2026 Ordination Kern', 'AT')).toEqual([]);
});

it('takes a street and its town alone on a line where a website says how to reach it', () => {
  const line = { text: '61 Woodbury Road, Toronto', tag: 'p', landmark: null, foreign: null };
  const found = (place: string) => findAddresses([{ ...line, place }], 'CA').map(({ address }) => address.locality);
  expect(found('div#header > p')).toEqual(['Toronto']);
  expect(found('div.projects > p')).toEqual([]);
});

it('takes a numbered house and its town under a label in countries that name no code', () => {
  expect(read('Location\n304 Simhara Towers, Ahmedabad', 'IN')).toEqual([
    '304 Simhara Towers | - | Ahmedabad | - | IN',
  ]);
});

describe('no addresses', () => {
  it.each([
    ['DE', 'Seit 2004 Meisterbetrieb'],
    ['DE', 'Über 12000 Kunden vertrauen uns'],
    ['DE', 'Musterstraße 1, 12345 Musterstadt'],
    ['US', '123 Main St, Anytown, CA 90210'],
    ['BR', 'Endereço: Rua COMPLETAR, 100 - Centro, Niterói - RJ'],
    ['US', 'Serving Springfield, IL and all of Sangamon County'],
    ['GB', 'Acme Heating Ltd\nElmsby\nME1 1ZZ'],
    ['GB', 'We serve Elmsby, Larkfell, Yalding and ME1 1ZZ'],
    ['FR', 'Capital de 10000 Euros'],
    ['JP', '住所 東京都XX区XX町1－1－1'],
    ['JP', '福岡県川崎町○○○○1-1'],
    ['FR', 'Adresse : La Rochelle et ses environs'],
    ['DE', '[Straße, Hausnummer]\n[PLZ, Ort]'],
    ['JP', '島根県出雲市浜田町 ／ 建設業許可 島根県知事許可 ／ ISO9001 認証取得'],
    ['JP', '〒100-0101 東京都 港島町地内'],
    ['JP', '〒100-0101 東京都港島町にあります'],
    ['JP', '石川県加賀市の地で昭和31年創業'],
    ['JP', '石川県加賀市にて1956年創業'],
    ['JP', '東京都目黒区で歯医者をお探しなら'],
    ['JP', '名古屋市中区から徒歩3-4分です。'],
    ['BR', 'Atendemos em 12 bairros de Niterói - RJ'],
    ['BR', 'A Rua 25 de Março recebe 400 mil pessoas por dia'],
    ['IT', 'Il mercato di Piazza Dante torna il 12 maggio, Napoli'],
    ['MX', 'Calle 13 tocó 3 noches, Monterrey y Puebla'],
    ['CL', 'Los Carrera 4512, Concepción'],
    ['IT', 'Ruolo Mediatori 417, Camera di Commercio'],
  ])('%s: %s', (country, text) => {
    expect(read(text, country)).toEqual([]);
  });
});

it('stays fast on hostile lines', async () => {
  const texts = [
    '1234 A'.repeat(480),
    'Aa '.repeat(990),
    '12345 Aa-'.repeat(320),
    '1 rue a'.repeat(400),
    `Rua a${' 1 - Ab'.repeat(26)} - SP`,
  ];
  const work = () => {
    for (const country of ['DE', 'FR', 'ES', 'IT', 'US', 'GB', 'JP', 'IN', 'AU', 'EC', 'BR', null])
      for (const text of texts) findAddresses(lines(text), country);
  };
  expect(await leastSeconds(work, 5)).toBeLessThan(5);
});

describe('English addresses as they are typed', () => {
  it.each([
    [
      'GB',
      'The Old Dairy\nLarch Lane\nElmsby\nNr Thornby\nKent\nME1 1ZZ',
      'The Old Dairy, Larch Lane | ME1 1ZZ | Elmsby | Kent | GB',
    ],
    ['GB', '12-14 High St, Elmsby. ME1 1ZZ.', '12-14 High St | ME1 1ZZ | Elmsby | - | GB'],
    [
      'GB',
      'Units 3 & 4, Larch Trading Estate, Elmsby Road, Thornby, TN1 1ZZ',
      'Units 3 & 4, Larch Trading Estate, Elmsby Road | TN1 1ZZ | Thornby | - | GB',
    ],
    ['GB', 'Address: 12 High Street Elmsby Kent ME1 1ZZ', '12 High Street | ME1 1ZZ | Elmsby | Kent | GB'],
    ['GB', '12 High Street, Isle of Wight, PO30 1ZZ', '12 High Street | PO30 1ZZ | Isle of Wight | - | GB'],
    ['IE', 'Bridge St\nWestport\nMayo\nF28 X2C4', 'Bridge St | F28 X2C4 | Westport | Mayo | IE'],
    ['IE', 'Bridge St, Westport, Galway, F28 X2C4', 'Bridge St | F28 X2C4 | Galway | - | IE'],
    ['CA', '#204 - 1200 Larch St., Vancouver, B.C. V6K 1Z1', '#204 - 1200 Larch St. | V6K 1Z1 | Vancouver | B.C | CA'],
    ['CA', '1200 Larch St. W.\nElmwood, Ont.\nN0B 1Z0', '1200 Larch St. W. | N0B 1Z0 | Elmwood | Ont | CA'],
    ['US', '12 Birch Road\nPO Box 7\nElmwood, ME 04330', '12 Birch Road | 04330 | Elmwood | ME | US'],
    [
      'US',
      '© 2009 Larch Homes. A division of Birch Homes, Inc.\nPO Box 7 Elmwood ME 04330',
      'PO Box 7 | 04330 | Elmwood | ME | US',
    ],
    [
      'GB',
      'We meet every Tuesday at Elmsby Town Hall, Little Market Place, Elmsby HG4 4DY at 7.30pm.',
      'Elmsby Town Hall, Little Market Place | HG4 4DY | Elmsby | - | GB',
    ],
    ['US', 'PO Box 7\nElmwood, ME 04330', 'PO Box 7 | 04330 | Elmwood | ME | US'],
    ['US', '12 BIRCH ROAD ELMWOOD, MAINE 04330', '12 BIRCH ROAD | 04330 | ELMWOOD | MAINE | US'],
    ['US', '1 Larch Plz, Fl 3, Elmwood, ME 04330', '1 Larch Plz, Fl 3 | 04330 | Elmwood | ME | US'],
    ['CA', '12 Larch Street, Elmwood, Ontario, K1A-1Z1', '12 Larch Street | K1A-1Z1 | Elmwood | Ontario | CA'],
    ['CA', '12 County Road 4, Elmwood, Ontario k1a 1z1', '12 County Road 4 | K1A 1Z1 | Elmwood | Ontario | CA'],
    ['GB', 'Parking: Elm Car Park, Mill Road, Elmsby ME1 2ZZ', null],
    ['AU', '12 Larch Cres Torquay Vic 3228', '12 Larch Cres | 3228 | Torquay | Vic | AU'],
    ['AU', 'G12/45 Larch Parade, Bondi Junction NSW 2022', 'G12/45 Larch Parade | 2022 | Bondi Junction | NSW | AU'],
    [
      'US',
      'We moved from 4 Oak Street, Elmwood, ME 04330.\n12 Birch Road, Elmwood, ME 04330',
      '12 Birch Road | 04330 | Elmwood | ME | US',
    ],
    ['AU', 'Call (03) 9418 2260 or write to us\nBondi Junction NSW 2022', null],
  ])('%s: %s', (country, text, expected) => {
    expect(read(text, country)).toEqual(expected === null ? [] : [expected]);
  });
});

describe('years that head the entries of a chronicle', () => {
  const years = '2019\nUpdate Handrevalidatie\n2020\nExpert Valpreventie\n2021\nPhysiotutors Antwerpen';
  it('are no postal codes', () => {
    expect(read(years, 'BE', 'address')).toEqual([]);
    expect(read(`Eikenlaan 4\n2018\nAntwerpen`, 'BE')).toEqual(['Eikenlaan 4 | 2018 | Antwerpen | - | BE']);
  });
});

import { describe, expect, it } from 'vitest';
import { findAddresses } from '../address-texts.ts';

const read = (text: string, country: string, place = 'div.card > p') =>
  findAddresses(
    text.split('\n').map((line) => ({
      text: line.replace(/^#\s/, ''),
      tag: line.startsWith('# ') ? 'h3' : 'p',
      landmark: null,
      foreign: null,
      place: line.startsWith('# ') ? place.replace(/p$/, 'h3') : place,
    })),
    country,
  ).map(({ address }) =>
    [address.street, address.postalCode, address.locality, address.region, address.country]
      .map((part) => part ?? '-')
      .join(' | '),
  );

describe('addresses without a code in its place', () => {
  it('reads a unit of a known place without its town, from the first of two sentences', () => {
    const site = 'Unit B5, Larch Business Park';
    expect(read(`We are located in ${site}. Only ten minutes from the airport by the sports ground.`, 'IE')).toEqual([
      `${site} | - | - | - | IE`,
    ]);
    expect(read('We are located in a park. Only ten minutes from the airport.', 'IE')).toEqual([]);
  });

  it('goes on behind a line that a link to a map holds', () => {
    const line = (text: string, place: string) => ({ text, tag: 'li', landmark: null, foreign: null, place });
    const lines = [
      line('Contact us', 'div.footer > h3'),
      line('Larch Avenue, Off James Gichuru', 'div.footer > ul > a > li'),
      line('P.O. Box 2555, 00603 Nairobi, Kenya', 'div.footer > ul > li'),
    ];
    expect(findAddresses(lines, 'KE').map(({ address }) => address.street)).toEqual([
      'Larch Avenue, Off James Gichuru',
    ]);
  });

  it.each([
    ['KE', 'Location: Ruaka Plaza, Limuru Road, Nairobi', 'Ruaka Plaza, Limuru Road | - | Nairobi | - | KE'],
    [
      'KE',
      'Address: Larch House, Moi Avenue, P.O. Box 1234-00100, Nairobi',
      'Larch House, Moi Avenue | 00100 | Nairobi | - | KE',
    ],
    [
      'NG',
      '📍 Plot 14, Adeola Close, Ikeja, Lagos State, Nigeria',
      'Plot 14, Adeola Close | - | Ikeja | Lagos State | NG',
    ],
    [
      'UG',
      'Address:\nLarch Tours and Safari Ltd.\nMugurusi Road Plot 42\nFort Portal, Western Region Uganda\n[P.O. Box 845]\nTelephone:',
      'Mugurusi Road Plot 42 | - | Fort Portal | Western Region | UG',
    ],
    [
      'KE',
      'Contact us\nLarch Avenue, Off James Gichuru\nP.O. Box 25555, 00603 Lavington Nairobi, Kenya\nCell: 0733 661843',
      'Larch Avenue, Off James Gichuru, Lavington | 00603 | Nairobi | - | KE',
    ],
    [
      'KE',
      'Visit us\nLarch House, 2nd Floor, Room 12\nKenyatta Avenue\nNakuru\nKenya',
      'Larch House, 2nd Floor, Room 12, Kenyatta Avenue | - | Nakuru | - | KE',
    ],
    [
      'UG',
      'Visit us\nLarch Building, Level 3\nPlot 4 Jinja Road\nKampala\nP.O. Box 123 Kampala',
      'Larch Building, Level 3, Plot 4 Jinja Road | - | Kampala | - | UG',
    ],
    ['NZ', '09 555 0123\n16 Larch Terrace, Christchurch\nhello@x.com', '16 Larch Terrace | - | Christchurch | - | NZ'],
    ['KE', 'Address: P.O. Box 2555-00100 Nairobi', 'P.O. Box 2555 | 00100 | Nairobi | - | KE'],
    ['DZ', 'Location:\nStreet 158 Fesdo , BATNA , ALGERIA', 'Street 158 Fesdo | - | BATNA | - | DZ'],
    ['IE', 'Address: Ardclare, Bundrum, Co. Donegal', 'Ardclare | - | Bundrum | Co. Donegal | IE'],
    ['IE', '+353 71 984 1000\nArdclare, Bundrum, Co. Donegal\ninfo@x.ie', 'Ardclare | - | Bundrum | Co. Donegal | IE'],
    [
      'AE',
      'Location\nVilla 20, Al Noor Road\nJumaira 3, P.O. Box 32000\nDubai U.A.E.',
      'Villa 20, Al Noor Road, Jumaira 3 | - | Dubai | - | AE',
    ],
    ['KE', 'Location: Ruaka Plaza, Limuru Road, Nairobi Kenya', 'Ruaka Plaza, Limuru Road | - | Nairobi | - | KE'],
    ['GB', 'Location\nChurch Lane, Elmsby (East Riding of Yorkshire)', 'Church Lane | - | Elmsby | - | GB'],
    [
      'GB',
      'Address\nChurch Lane, Elmsby, East Riding of Yorkshire',
      'Church Lane | - | Elmsby | East Riding of Yorkshire | GB',
    ],
    [
      'IE',
      'Visit us at Unit 12, Larch Business Park, Ballymount, Dublin 12.',
      'Unit 12, Larch Business Park, Ballymount | - | Dublin 12 | - | IE',
    ],
    ['US', 'Visit us\n1200 Birch Street, Elmwood OH', '1200 Birch Street | - | Elmwood | OH | US'],
    ['US', 'hello@x.com\n12 Birch Road | Elmwood, ME | 614-555-2398', '12 Birch Road | - | Elmwood | ME | US'],
    ['US', 'hello@x.com\n12 Birch Road Elmwood, Maine', '12 Birch Road | - | Elmwood | Maine | US'],
    [
      'IE',
      'Address: St Fintan’s Road,\nBallyclare,\nCo Galway,\nRepublic of Ireland',
      'St Fintan’s Road | - | Ballyclare | Co Galway | IE',
    ],
    ['LK', '📍 No 2 Larch Mw, Katana, WP', 'No 2 Larch Mw | - | Katana | WP | LK'],
    ['US', '📍 88 Orchard Rd, Millbrook, NY', '88 Orchard Rd | - | Millbrook | NY | US'],
    ['ZA', 'Address: 7 Aloe Street\nBenoni\nWhatsApp us', '7 Aloe Street | - | Benoni | - | ZA'],
    [
      'NP',
      '# Address\nSuryapur-5, Chaur\nDang, Lumbini Province\nNepal',
      'Suryapur-5, Chaur | - | Dang | Lumbini Province | NP',
    ],
    [
      'IN',
      '# Our Address\n31, Belbari, Station Road,\nP.O.: Amguri, P.S.: Haluwating,\nState: Assam,\nPin Code: 785680,\nCell: +91 96780 11223',
      '31, Belbari, Station Road | 785680 | Amguri | Assam | IN',
    ],
    [
      'PK',
      'Address: Office 4, Phase 6, Gulshan, Karachi 75300, Pakistan',
      'Office 4, Phase 6, Gulshan | 75300 | Karachi | - | PK',
    ],
  ])('%s: %s', (country, text, expected) => {
    expect(read(text, country)).toEqual([expected]);
  });

  it('takes the lines above an Indian state and code, but not the name over them', () => {
    const text = 'Himgiri Rides\nBehind Old Depot, Tallital\nWard No.4, Nainital,\nBhowali, Uttarakhand 263132';
    expect(read(text, 'IN')).toEqual([
      'Behind Old Depot, Tallital, Ward No.4, Nainital | 263132 | Bhowali | Uttarakhand | IN',
    ]);
  });

  it('takes no copyright line for an address', () => {
    expect(read('© 2026 Gleam Cleaning, Emmaus, PA', 'US', 'footer > p')).toEqual([]);
  });

  it('needs a label or a pin, or the end of an address in a header, footer or list of contacts', () => {
    expect(read('Block 3, Garden Phase, Lahore, Pakistan', 'PK', 'footer.site > p')).toEqual([
      'Block 3, Garden Phase | - | Lahore | - | PK',
    ]);
    expect(
      read('© 2026 Larkfell Hotel. All rights reserved. | Airport Road, Warri, Nigeria', 'NG', 'footer > p'),
    ).toEqual(['Airport Road | - | Warri | - | NG']);
    expect(read('Block 3, Garden Phase, Lahore, Pakistan', 'PK', 'div.projects > p')).toEqual([]);
    expect(read('Established in Durban 2001', 'ZA')).toEqual([]);
    expect(read('Our 2 shops opened in Durban 4001', 'ZA')).toEqual([]);
  });
});

describe('what only looks announced', () => {
  it.each([
    ['ZA', 'Location: Serving Benoni, Boksburg and 12 more towns'],
    ['CA', 'Location: Durham Region, Ontario & fully remote'],
    ['KE', 'Office hours: 8 am to 5 pm, Nairobi'],
    ['US', 'Location\nDallas–Fort Worth, Texas'],
    ['US', 'Location\nSt. Joseph, MO'],
    ['IN', '# Location\nHome\nAbout us\nContact'],
  ])('%s: %s', (country, text) => {
    expect(read(text, country)).toEqual([]);
  });
});

describe('in a footer, by its two ends', () => {
  it.each([
    ['US', '345 E 12th St, New York, NY', '345 E 12th St | - | New York | NY | US'],
    ['US', '12 Birch Rd\nElmwood, ME', '12 Birch Rd | - | Elmwood | ME | US'],
    ['US', '12 Birch Road, Elmwood ME · Open daily', '12 Birch Road | - | Elmwood | ME | US'],
    ['IE', 'Main Street, Kenmare, Kerry', 'Main Street | - | Kenmare | Kerry | IE'],
    ['IE', 'Larkfell Bakery, 12 Main Street, Kenmare, Co.Kerry', '12 Main Street | - | Kenmare | Co.Kerry | IE'],
    ['IE', 'Main Street, Kenmare, Galway', null],
    ['US', '12 Birch Rd\nOpen daily', null],
  ])('%s: %s', (country, text, expected) => {
    expect(read(text, country, 'footer > p')).toEqual(expected === null ? [] : [expected]);
  });
});

it('reads what stands under a label, a button and the name of an office', () => {
  const address = 'Plot No. 261/261, Larch Nagar Industrial, Limbari,\nUdhara Yard, Surat, Gujarat.\nIndia';
  const lines = (above: [string, string][]) => [
    ...above.map(([tag, text]) => ({ text, tag, landmark: null, foreign: null })),
    ...address.split('\n').map((text) => ({ text, tag: 'p', landmark: null, foreign: null })),
  ];
  const read = (above: [string, string][]) =>
    findAddresses(lines(above), 'IN').map(({ address: { street, locality, region } }) => [street, locality, region]);
  const expected = [['Plot No. 261/261, Larch Nagar Industrial, Limbari, Udhara Yard', 'Surat', 'Gujarat']];
  expect(
    read([
      ['h3', 'Address'],
      ['a', 'Get Directions'],
    ]),
  ).toEqual(expected);
  expect(read([['h6', 'Surat Office ®']])).toEqual(expected);
  const steps = [
    { text: 'How it works', tag: 'h3', landmark: null, foreign: null },
    { text: '1', tag: 'p', landmark: null, foreign: null },
    { text: 'Free Intro Call', tag: 'p', landmark: null, foreign: null },
  ];
  expect(findAddresses(steps, 'CA')).toEqual([]);
});

it('reads a quarter of a large town where a label or a pin announces it', () => {
  expect(read('📍 Larch Lines, Jaipur, Rajasthan', 'IN')).toEqual(['Larch Lines | - | Jaipur | Rajasthan | IN']);
  expect(read('📍 Mumbai, Jaipur, Rajasthan', 'IN')).toEqual([]);
  expect(read('Larch Lines, Jaipur, Rajasthan', 'IN')).toEqual([]);
});

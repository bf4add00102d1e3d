import { describe, expect, it } from 'vitest';
import { leastSeconds } from '../../../testing/timing/least-seconds.ts';
import { findPhones } from './phone-texts.ts';

const numbers = (line: string, country: string, before = '') =>
  findPhones(line, country, before).map(({ value, label }) => (label === null ? value : `${value} ${label}`));

it('reads a number around a long dash', () => {
  expect(findPhones('Bel ons: 06 — 40 17 52 61', 'NL').map(({ value }) => value)).toEqual(['+31640175261']);
});

it('reads a number before the hours of its line', () => {
  expect(numbers('01347 821 234 (24hrs)', 'GB')).toEqual(['+441347821234']);
  expect(numbers('01347 821234 9h-18h', 'GB')).toEqual(['+441347821234']);
});

it('reads a number that stands twice, for phones and for desks, once', () => {
  expect(findPhones('011 / 64 28 13 011 / 64 28 13', 'BE').map(({ value }) => value)).toEqual(['+3211642813']);
});

it('reads several numbers that only a space sets apart', () => {
  expect(numbers('0244-4195526 0412-1329906 0424-3599813', 'VE')).toEqual([
    '+582444195526',
    '+584121329906',
    '+584243599813',
  ]);
  expect(numbers('Tel. 971 79 18 68 971 75 18 15', 'ES')).toEqual(['+34971791868 phone', '+34971751815 phone']);
  expect(numbers('0221 48 26 14', 'DE')).toEqual(['+49221482614']);
});

describe('numbers as each country writes them', () => {
  it.each([
    ['BR', '(14) 998947311', ['+5514998947311']],
    ['IT', 'Tel. 0423 482614/15', ['+390423482614 phone']],
    ['IT', 'Tel. 0423/482614', ['+390423482614 phone']],
    ['IT', '030.5512347 / 030.5512348', ['+390305512347', '+390305512348']],
    ['IT', 'Coordinate: 45.5512347 / 10.5512348', []],
    ['IT', 'Valore p 0.0312347', []],
    ['DE', 'Telefon: 0221 / 79 81 14', ['+49221798114 phone']],
    ['DE', 'Telefon: 07634-55 72 61 / -68', ['+497634557261 phone']],
    ['BE', 'GSM: 0475.286.194', ['+32475286194 mobile']],
    ['BE', 'BE 0452.817.339', []],
    ['BE', '0452.817.339', []],
    ['BE', 'Ondernemingsnummer 0452 817 339', []],
    ['DE', 'Tel. +49 (0) 2524 - 92 36 06', ['+492524923606 phone']],
    ['DE', '(0 25 24) 92 36 06', ['+492524923606']],
    ['US', '(770) 236 - 3568', ['+17702363568']],
    ['CA', '(705)742-3391', ['+17057423391']],
    ['GB', '020 7946 1234 / 1235', ['+442079461234']],
    ['GB', 'Tel: 01756 555226/555227', ['+441756555226 phone']],
    ['IE', 'Freephone 1800 223 190', ['+3531800223190 phone']],
    ['GB', 'T/F 01756 555226', ['+441756555226 phone']],
    ['GB', 'Phone (and fax): 01756 555226', ['+441756555226 phone']],
    ['GB', 'F: 01756 555226', ['+441756555226 fax']],
    ['DE', 'Mobil 0171-8654321', ['+491718654321 mobile']],
    ['AT', 'Tel.: 01 / 512 34 68', ['+4315123468 phone']],
    ['CH', 'Tel. 044 668 18 02', ['+41446681802 phone']],
    ['FR', 'Tél : 05 56 78 42 51', ['+33556784251 phone']],
    ['FR', '06.37.38.15.52', ['+33637381552']],
    ['FR', 'Tél. 0590 82 31 47', ['+590590823147 phone']],
    ['FR', '+33 692 61 47 35', ['+262692614735']],
    ['ES', 'Llámanos al 943 638 541', ['+34943638541 phone']],
    ['ES', '600 10 20 38', ['+34600102038']],
    ['IT', 'Tel. 040 3478 219', ['+390403478219 phone']],
    ['IT', 'Cell. 351 857 3752', ['+393518573752 mobile']],
    ['NL', 'Bel ons: 020-6254 718', ['+31206254718 phone']],
    ['PT', '213 456 719', ['+351213456719']],
    ['GB', 'Call us on 0117 496 0185', ['+441174960185 phone']],
    ['GB', '+ 44 (0)208 974 5441', ['+442089745441']],
    ['IT', '(0963) 530941', ['+390963530941']],
    ['NL', '050 - 52 70 441', ['+31505270441']],
    ['US', '(801) 755-3491', ['+18017553491']],
    ['US', 'Call or text 801.755.3491 today', ['+18017553491 phone']],
    ['AU', 'M: 0403 669 048', ['+61403669048 mobile']],
    ['JP', '電話０３－３７２４－４６１２', ['+81337244612 phone']],
    ['JP', 'TEL：03ー3724ー4612', ['+81337244612 phone']],
    ['JP', '届かない場合は090-6123-7745（10:00-20:00）までお電話ください。', ['+819061237745']],
    ['JP', 'TEL／FAX 0268-41-7184／0268-41-7185', ['+81268417184 phone', '+81268417185 fax']],
    ['FR', '06 37 38 15 52 (9h-18h)', ['+33637381552']],
    ['FR', '04 72 10 36 48 8:30 - 12:00', ['+33472103648']],
    ['PL', 'TELEFON: 692-715-380', ['+48692715380 phone']],
    ['DK', '53 81 47 80', ['+4553814780']],
    ['CZ', '732 615 408', ['+420732615408']],
    ['MX', 'Tel: 01 (33) 3615-2748', ['+523336152748 phone']],
    ['MX', 'WhatsApp: +52 1 33 1615 2748', ['+523316152748 whatsapp']],
    ['AR', 'Cel: 11 15-4815-2764', ['+5491148152764 mobile']],
    ['CO', 'Cel. 301 275 4162', ['+573012754162 mobile']],
    ['CO', 'PBX: (601) 745 1862', ['+576017451862 phone']],
    ['CL', 'Fono (32) 275 4182', ['+56322754182 phone']],
    ['PE', '987 615 742', ['+51987615742']],
    ['CR', '8815-2742', ['+50688152742']],
    ['IT', 'Numero verde 800 615 274', ['+39800615274 phone']],
    ['IT', 'Telefono: 06 55182748 (4 linee r.a.)', ['+390655182748 phone']],
    ['PT', 'Linha de apoio: 808 615 274', ['+351808615274 phone']],
    ['BR', 'Fones: (11) 3615-2748 / 3615-2749', ['+551136152748 phone', '+551136152749 phone']],
    ['BR', 'Tel.: (0xx11) 3615-2748', ['+551136152748 phone']],
    ['BR', 'Whats: 11986152748', ['+5511986152748 whatsapp']],
    ['BR', 'Central de atendimento: 4003-6152', ['+5540036152']],
    ['CL', '76.345.618-2', []],
    ['AR', '30-71284567-8', []],
    ['CR', '4500-6000', []],
  ])('%s: %s', (country, line, expected) => {
    expect(numbers(line, country)).toEqual(expected);
  });
});

describe('labels', () => {
  it.each([
    ['Tel. 0221 798114, Fax 0221 798115', ['+49221798114 phone', '+49221798115 fax']],
    ['Tel./Fax: 0221 798114', ['+49221798114 phone']],
    ['0221 798115 (Fax)', ['+49221798115 fax']],
    ['0221/798114 (Fax -18)', ['+49221798114']],
    ['Tel. 0221 798114 / 0221 798116', ['+49221798114 phone', '+49221798116 phone']],
    ['WhatsApp: 0171 8654321', ['+491718654321 whatsapp']],
    ['T: 0221 798114 | F: 0221 798115', ['+49221798114 phone', '+49221798115 fax']],
  ])('%s', (line, expected) => {
    expect(numbers(line, 'DE')).toEqual(expected);
  });

  it('takes the term before a number that stands alone', () => {
    expect(numbers('0221 798115', 'DE', 'Telefax')).toEqual(['+49221798115 fax']);
  });

  it('takes télécopie as fax', () => {
    expect(numbers('Télécopie : 09 72 36 01 92', 'FR')).toEqual(['+33972360192 fax']);
  });

  it('is not misled by a word that sells: "order"', () => {
    expect(numbers('Call to order: 801-755-3491', 'US')).toEqual(['+18017553491 phone']);
  });
});

it.each([
  ['SN', '33 823 45 67', '+221338234567'],
  ['CI', '27 22 45 67 89', '+2252722456789'],
  ['CM', '6 99 45 67 89', '+237699456789'],
  ['TN', '71 845 672', '+21671845672'],
  ['BJ', 'Tél : +229 97 45 67 89', '+2290197456789'],
  ['FR', 'N° Vert 0 800 123 457', '+33800123457'],
])('reads numbers of French-writing countries without a leading zero: %s %s', (country, text, expected) => {
  expect(findPhones(text, country).map(({ value }) => value)).toEqual([expected]);
});

it('takes a line for a mobile number that can be nothing else', () => {
  expect(findPhones('655432189', 'ES').map(({ value }) => value)).toEqual(['+34655432189']);
  expect(findPhones('3475832147', 'IT').map(({ value }) => value)).toEqual(['+393475832147']);
  expect(findPhones('Ref. 655432189', 'ES')).toEqual([]);
  expect(findPhones('855432189', 'ES')).toEqual([]);
  expect(findPhones('655432189', 'FR')).toEqual([]);
});

it('takes no sum of money for one', () => {
  expect(findPhones('Devis dès 45 000 000 FCFA', 'CI')).toEqual([]);
  expect(findPhones('Agrément n° 04 93 12 34 57', 'FR')).toEqual([]);
});

describe('no phones', () => {
  it('is no number of more digits than Japan has', () => {
    expect(findPhones('電話番号: 022-739-848-999', 'JP')).toEqual([]);
    expect(findPhones('電話番号: 0800-123-0456', 'JP')).toHaveLength(1);
  });

  it('is no number of a licence in Québec, though its line speaks of standards', () => {
    expect(findPhones('Les plus hauts standards de l’industrie (RBQ : 5833-4467-01).', 'CA')).toEqual([]);
  });

  it.each([
    ['DE', 'USt-IdNr.: DE 123 456 719'],
    ['DE', 'Steuernummer: 214/5812/0347'],
    ['DE', 'Handelsregister: HRB 0221798'],
    ['DE', 'IBAN DE89 3704 0044 0532 0130 00'],
    ['DE', '01.02.2024 - 03.02.2024'],
    ['DE', 'Telefondienst 03.04.2026 – 06.04.2026'],
    ['DE', 'Telefon 0123 / 123456'],
    ['FR', 'Téléphone : 01 02 03 04 05'],
    ['FR', 'Tél. 06.01.02.03.04'],
    ['DE', 'geöffnet 09.00 - 17.30 Uhr'],
    ['DE', 'seit 1998 - 2024'],
    ['DE', 'Telefon: 000 000'],
    ['DE', 'Tel. 0123 456789'],
    ['DE', 'Tel. XX XX XX'],
    ['FR', 'SIRET 750 855 819 00025'],
    ['FR', 'RCS Paris 512 345 719'],
    ['ES', 'NIF 15247234-M'],
    ['ES', 'Autorización sanitaria 1620000776'],
    ['IT', 'P.IVA 01234560329'],
    ['IT', 'Codice Fiscale 90172850324'],
    ['GB', 'Company no. 01632961'],
    ['GB', 'VAT 0123 4567 81'],
    ['US', '(555) 123-4567'],
    ['US', 'Call 801-555-0142'],
    ['US', 'EIN 39-3343892'],
    ['AU', 'ABN 55 630 644 581'],
    ['AU', 'Phone +61 4xx xxx xxx'],
    ['JP', '〒152-0034'],
    ['JP', '03-1234-5678'],
    ['JP', 'TEL XX-XXXX-XXXX'],
    ['JP', '電話番号 0947-XX-XXXX'],
    ['US', 'Call us at (612) XXX-XXXX'],
    ['JP', '登録番号 T1234567890123'],
    ['DE', '51.0504, 13.7373'],
    ['DE', 'ab 1.200.000 €'],
    ['PL', 'nr konta: 32 1050 1214 1000 0092 0262 9607'],
    ['CZ', '25 000 000'],
    ['US', 'Call Mike on 021 847 3260'],
    // No leading zero, other groups than the formats there have
    ['BO', '01665 606016'],
    ['NI', '2009/6705'],
    ['HN', '3000-4000'],
    ['CA', '51-45-550-123'],
  ])('%s: %s', (country, line) => {
    expect(numbers(line, country)).toEqual([]);
  });
});

it.each(['0 '.repeat(2_400), '('.repeat(4_900)])('stays fast on a hostile line', async (line) => {
  expect(await leastSeconds(() => findPhones(line, 'DE'), 2)).toBeLessThan(2);
});

it('takes a label from the number it stands on', () => {
  const [phone, fax] = findPhones('TEL03-3859-6321 FAX03-3859-6322', 'JP');
  expect([phone?.label, phone?.value, fax?.label]).toEqual(['phone', '+81338596321', 'fax']);
  expect(findPhones('Hotel03-3859-6321', 'JP')).toEqual([]);
});

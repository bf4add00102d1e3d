import { describe, expect, it } from 'vitest';
import { findAddresses } from './address-texts.ts';
import { lines, read } from './read-lines.ts';

describe('addresses as each country overseas writes them', () => {
  it.each([
    [
      'US',
      '40 Larch Parkway Suite 9, Norcross,\nGeorgia - 30093',
      '40 Larch Parkway Suite 9 | 30093 | Norcross | Georgia | US',
    ],
    ['US', 'N5678 County Road K, Appleton, WI 54911', 'N5678 County Road K | 54911 | Appleton | WI | US'],
    ['US', 'Route 6A, Orleans, Massachusetts 02653', 'Route 6A | 02653 | Orleans | Massachusetts | US'],
    ['US', 'Corner of Larch and Elm\nWoodstock, VT 05091', 'Corner of Larch and Elm | 05091 | Woodstock | VT | US'],
    ['US', '1200 Main Street • Elmwood, OH • 45501', '1200 Main Street | 45501 | Elmwood | OH | US'],
    ['US', '4502 E 16th St N Elmwood KS 67208', '4502 E 16th St N | 67208 | Elmwood | KS | US'],
    ['US', '12 Birch Rd., Ste. 210, Elmwood, Me. 04330', '12 Birch Rd., Ste. 210 | 04330 | Elmwood | Me | US'],
    [
      'US',
      'Call (614) 555-2398 or write\n12-B Birch Road, Elmwood, ME 04330',
      '12-B Birch Road | 04330 | Elmwood | ME | US',
    ],
    ['US', '12 1/2 Birch Road, Elmwood, ME 04330', '12 1/2 Birch Road | 04330 | Elmwood | ME | US'],
    ['CA', 'Unit 4 - 123 Birch Street\nElmwood, ON K9H 1Z9', 'Unit 4 - 123 Birch Street | K9H 1Z9 | Elmwood | ON | CA'],
    ['CA', '4587 Highway 7, RR #2, Elmwood, ON K0L 2V0', '4587 Highway 7, RR #2 | K0L 2V0 | Elmwood | ON | CA'],
    ['AU', 'Lot 5 Larch Road, Elmwood, Vic. 3775', 'Lot 5 Larch Road | 3775 | Elmwood | Vic | AU'],
    ['CA', '40 Larch St W\nToronto, Ontario\nM5X 1A9', '40 Larch St W | M5X 1A9 | Toronto | Ontario | CA'],
    ['AU', 'Shop 5/40 Larch Hwy, St Leonards, NSW, 2065', 'Shop 5/40 Larch Hwy | 2065 | St Leonards | NSW | AU'],
    [
      'SG',
      'Blk 40 Larch Road Ave 6 #01-234 S(560123)',
      'Blk 40 Larch Road Ave 6 #01-234 | 560123 | Singapore | - | SG',
    ],
    ['SG', '40 Larch Crescent\n#02-18\nSingapore 139951', '40 Larch Crescent, #02-18 | 139951 | Singapore | - | SG'],
    [
      'PH',
      'Address: 40 Paseo de Larch, San Lorenzo, Makati City, Metro Manila, Philippines',
      '40 Paseo de Larch, San Lorenzo | - | Makati City | Metro Manila | PH',
    ],
    [
      'IN',
      '45, 2nd Cross, 3rd Main, Larchnagar, Bengaluru - 560 038',
      '45, 2nd Cross, 3rd Main, Larchnagar | 560038 | Bengaluru | - | IN',
    ],
    ['US', '40 W. Larch St., Ste. 5B, Chicago, Ill. 60614', '40 W. Larch St., Ste. 5B | 60614 | Chicago | Ill | US'],
    ['CA', '40 Larch Rd, Victoria, B.C. V8W 1A1', '40 Larch Rd | V8W 1A1 | Victoria | B.C | CA'],
    ['AU', '5/12 Larch St Kellyville NSW 2155', '5/12 Larch St | 2155 | Kellyville | NSW | AU'],
    ['NZ', '128 Larch Street, Newtown, Wellington, 6021', '128 Larch Street | 6021 | Wellington | - | NZ'],
    ['IN', '12/3, Larch Street, Chennai – 600017', '12/3, Larch Street | 600017 | Chennai | - | IN'],
    ['US', 'Visit us at 40 N Larch St in Galena, Illinois.', '40 N Larch St | - | Galena | - | US'],
    [
      'NZ',
      'Shop 2, 40 Larch Street\nHamilton Central\nHamilton 3204',
      'Shop 2, 40 Larch Street | 3204 | Hamilton | - | NZ',
    ],
    ['PK', 'Address: Shop 4, Larch Boulevard, Lahore, Pakistan', 'Shop 4, Larch Boulevard | - | Lahore | - | PK'],
    ['LK', 'Address: No. 24, Larch Road, Colombo 03, Sri Lanka', 'No. 24, Larch Road | - | Colombo 03 | - | LK'],
    ['GH', 'Visit our office: 14 Larch Street, Osu, Accra', '14 Larch Street, Osu | - | Accra | - | GH'],
    [
      'NG',
      'Larch Studio\nSuite 12, Lagoon Plaza,\n8 Larch Road,\nLagos, Nigeria.\n+234 803 555 0099',
      'Suite 12, Lagoon Plaza, 8 Larch Road | - | Lagos | - | NG',
    ],
    ['AU', 'Level 1\n82 Marchmont street, Sydney 2000', 'Level 1, 82 Marchmont street | 2000 | Sydney | - | AU'],
    [
      'IN',
      '5, 4, 30th St, Green Colony, Chennai,\nTamil Nadu 600061',
      '5, 4, 30th St, Green Colony | 600061 | Chennai | Tamil Nadu | IN',
    ],
    ['IN', 'Address: 14 Lake View Road, Chennai - 600 040', '14 Lake View Road | 600040 | Chennai | - | IN'],
    [
      'CO',
      'Dirección:\nCarrera 3 # 8-39, Oficina 6, Ibagué, Colombia',
      'Carrera 3 # 8-39, Oficina 6 | - | Ibagué | - | CO',
    ],
    ['US', '4073 28th St. San Mateo CA 94403', '4073 28th St. | 94403 | San Mateo | CA | US'],
    ['JP', '〒963-0105\n福島県郡山市中田町下枝字平内7 [Map]', '中田町下枝字平内7 | 963-0105 | 郡山市 | 福島県 | JP'],
    [
      'JP',
      '〒275-0009 千葉県習志野市西浜3-13-15 京成西浜駅より徒歩3分',
      '西浜3-13-15 | 275-0009 | 習志野市 | 千葉県 | JP',
    ],
    ['JP', '奈良県大和郡山市北町8-1', '北町8-1 | - | 大和郡山市 | 奈良県 | JP'],
    ['JP', '〒599-8126\n大阪府堺市東区大美野 958-23', '大美野 958-23 | 599-8126 | 堺市東区 | 大阪府 | JP'],
    ['US', '2035 East 3400 South, Salt Lake City, UT 84109', '2035 East 3400 South | 84109 | Salt Lake City | UT | US'],
    ['US', '412 Maple St Springfield, IL 62704', '412 Maple St | 62704 | Springfield | IL | US'],
    ['US', '5775 Pine Rd #149\nEast Greenwich, RI 02818', '5775 Pine Rd #149 | 02818 | East Greenwich | RI | US'],
    ['CA', '88 Queen Street West, Toronto, ON M5H 2M5', '88 Queen Street West | M5H 2M5 | Toronto | ON | CA'],
    ['AU', 'Shop 3, 210 Lygon Street, Carlton VIC 3053', 'Shop 3, 210 Lygon Street | 3053 | Carlton | VIC | AU'],
    [
      'JP',
      '〒152-0034 東京都目黒区緑が丘9-7-21メゾン青葉1F',
      '緑が丘9-7-21メゾン青葉1F | 152-0034 | 目黒区 | 東京都 | JP',
    ],
    [
      'CL',
      'Dirección\nPaseo Molina 214, Piso 3, Oficina 31 Santiago, Región Metropolitana',
      'Paseo Molina 214, Piso 3, Oficina 31 | - | Santiago | Región Metropolitana | CL',
    ],
    ['BR', 'Rua das Laranjeiras, 210 - Centro, Niterói - RJ', 'Rua das Laranjeiras, 210 | - | Niterói | RJ | BR'],
    ['BR', 'Av. Dom Pedro\nº77 - Santos, SP', 'Av. Dom Pedro, 77 | - | Santos | SP | BR'],
    ['BR', 'Av. Sete de Abril\nnº 88 - Santos, SP', 'Av. Sete de Abril, 88 | - | Santos | SP | BR'],
    [
      'BR',
      'Rua 3, s/n, Lote 12 - Pontal\nCabo Claro - RJ - Brasil - Cep 28.910-000',
      'Rua 3, s/n, Lote 12 | 28910-000 | Cabo Claro | RJ | BR',
    ],
    [
      'BR',
      'SEDE: RUA JOSE ALVES N 77 BAIRRO LAGOA\nCAUCAIA/CEARA CEP 61-600-010',
      'RUA JOSE ALVES N 77 | 61600-010 | CAUCAIA | CE | BR',
    ],
    [
      'BR',
      'Endereço: Av. Professor Mário Prata, número 240, São Paulo, SP',
      'Av. Professor Mário Prata, 240 | - | São Paulo | SP | BR',
    ],
    [
      'BR',
      'Rua Direita, 45 - Sala 12\nJardim Europa, Campinas/SP\nCEP: 13010-000',
      'Rua Direita, 45, Sala 12 | 13010-000 | Campinas | SP | BR',
    ],
    [
      'MX',
      'Dirección\nRío Sena #12, Col. Las Flores | Puerto Escondido, Oaxaca | C.P. 71980',
      'Río Sena #12, Col. Las Flores | 71980 | Puerto Escondido | Oaxaca | MX',
    ],
    [
      'AR',
      'Dirección\nAv. del Pinar 557 e/ 6 y 7\nCosta Larga (7108)\nPartido de La Ribera\nBuenos Aires, Argentina',
      'Av. del Pinar 557 e/ 6 y 7 | 7108 | Costa Larga | Buenos Aires | AR',
    ],
    [
      'AR',
      'Dirección\nRuta Provincial 143 - Km 72 4105\nEl Sauzal, Tucumán',
      'Ruta Provincial 143, Km 72 | 4105 | El Sauzal | Tucumán | AR',
    ],
    [
      'BR',
      'Rua Sete de Larícios 51A, Centro\nPasso Alto, RS, Brazil\nCEP: 99025-030',
      'Rua Sete de Larícios 51A | 99025-030 | Passo Alto | RS | BR',
    ],
    ['CL', 'Visítanos: Avenida El Boldo 21 Larco, Biobío', 'Avenida El Boldo 21 | - | Larco | Biobío | CL'],
    [
      'BO',
      'Dirección: Av. 20 de Abril esquina Larios # 1494 – La Paz, Bolivia',
      'Av. 20 de Abril esquina Larios # 1494 | - | La Paz | - | BO',
    ],
    [
      'MX',
      'José Sauce #23\nCol. Alameda\nC.P. 76040\nQuerétaro, Qro.',
      'José Sauce #23, Col. Alameda | 76040 | Querétaro | Qro | MX',
    ],
    ['AR', 'Av. San Martín 1480, (5000) Córdoba', 'Av. San Martín 1480 | 5000 | Córdoba | - | AR'],
    ['UY', 'Dirección: 25 de Agosto 612, Montevideo', '25 de Agosto 612 | - | Montevideo | - | UY'],
    ['AR', 'Ubicación\nBv. Gálvez 1207\nRosario, Santa Fe', 'Bv. Gálvez 1207 | - | Rosario | Santa Fe | AR'],
    ['BR', 'SCN Quadra 3, Bloco B, Brasília - DF', 'SCN Quadra 3, Bloco B | - | Brasília | DF | BR'],
    ['BR', 'Rodovia BR-101, km 8, nº 410 - Palhoça - SC', 'Rodovia BR-101, km 8, nº 410 | - | Palhoça | SC | BR'],
    [
      'MX',
      'Av. Tilo 123 Col. Centro C.P. 76000 Querétaro, Qro.',
      'Av. Tilo 123, Col. Centro | 76000 | Querétaro | - | MX',
    ],
    ['JP', '名古屋市中区栄3-4-15', '栄3-4-15 | - | 名古屋市中区 | - | JP'],
    ['JP', '〒100-0101\n東京都港島町浜岡字クヌギ', '浜岡字クヌギ | 100-0101 | 港島町 | 東京都 | JP'],
    ['JP', '住所\n福岡県福岡市城南区\n長尾3-21-14', '長尾3-21-14 | - | 福岡市城南区 | 福岡県 | JP'],
    ['JP', '〒520-0025\n滋賀県大津市皇子が丘\n3丁目8-41', '皇子が丘3丁目8-41 | 520-0025 | 大津市 | 滋賀県 | JP'],
    ['JP', '〒 福岡県福岡市城南区長尾3-21-14', '長尾3-21-14 | - | 福岡市城南区 | 福岡県 | JP'],
    ['JP', '所在地：一宮市昭和2-2-30', '昭和2-2-30 | - | 一宮市 | - | JP'],
    ['JP', '〒899-5652\n姶良市平松2862-1', '平松2862-1 | 899-5652 | 姶良市 | - | JP'],
    ['JP', '京都市下京区四条通烏丸東入長刀鉾町20', '四条通烏丸東入長刀鉾町20 | - | 京都市下京区 | - | JP'],
    ['JP', '千葉県市川市市川1-4-10 浜ビル8F', '市川1-4-10 浜ビル8F | - | 市川市 | 千葉県 | JP'],
    ['JP', '三重県四日市市三栄町2-15', '三栄町2-15 | - | 四日市市 | 三重県 | JP'],
    ['CA', '300, 8e Avenue\nSenneterre, Qc Canada, J0Y 2M0', '300, 8e Avenue | J0Y 2M0 | Senneterre | Qc | CA'],
    ['CA', '125, 1re Rue Est, Amos, Québec, J9T 2H6', '125, 1re Rue Est | J9T 2H6 | Amos | Québec | CA'],
    ['JP', '名古屋市中区栄3-4-15 ｜ TEL: 052-123-0000', '栄3-4-15 | - | 名古屋市中区 | - | JP'],
    [
      'JP',
      '所在地：神奈川県横浜市西区北幸１丁目２番３号　TEL 045-123',
      '北幸1丁目2番3号 | - | 横浜市西区 | 神奈川県 | JP',
    ],
  ])('%s: %s', (country, text, expected) => {
    expect(read(text, country)[0]).toBe(expected);
  });

  it('says a quarter behind its street once', () => {
    const [found] = findAddresses(lines('NH-7, Larchpur Rd, Mohan Ki Bagh, Elmpur, Uttar Pradesh 226001'), 'IN');
    expect(found?.address.text).toBe('NH-7, Larchpur Rd, Mohan Ki Bagh, Elmpur, Uttar Pradesh 226001');
  });
});

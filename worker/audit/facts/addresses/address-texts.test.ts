import { describe, expect, it } from 'vitest';
import { findAddresses } from './address-texts.ts';

const lines = (text: string, tag = 'p') =>
  text.split('\n').map((line) => ({ text: line, tag, landmark: null, foreign: null }));
const read = (text: string, country: string | null, tag = 'p') =>
  findAddresses(lines(text, tag), country).map(({ address: { street, postalCode, locality, region, country: code } }) =>
    [street, postalCode, locality, region, code].map((part) => part ?? '-').join(' | '),
  );

describe('addresses as each country writes them', () => {
  it.each([
    ['DE', 'Lindenstraße 6, 59320 Ennigerloh', 'Lindenstraße 6 | 59320 | Ennigerloh | - | DE'],
    ['DE', 'Praxis Nordlicht\nUnter den Linden 5a\n10117 Berlin', 'Unter den Linden 5a | 10117 | Berlin | - | DE'],
    ['DE', 'Adresse: Am Alten Markt 3-5 | 53111 Bonn | Tel. 0228 123', 'Am Alten Markt 3-5 | 53111 | Bonn | - | DE'],
    ['DE', 'Hauptstr. 12 · D-79098 Freiburg im Breisgau', 'Hauptstr. 12 | 79098 | Freiburg im Breisgau | - | DE'],
    [
      'DE',
      'Sie finden uns in der Goethestraße 14, 60313 Frankfurt am Main.',
      'Goethestraße 14 | 60313 | Frankfurt am Main | - | DE',
    ],
    ['DE', 'Salon Weber Alte Poststraße 5, 97070 Würzburg', 'Alte Poststraße 5 | 97070 | Würzburg | - | DE'],
    ['DE', 'Lindenweg 6\nFax 05528 123 456\n59320 Ennigerloh', 'Lindenweg 6 | 59320 | Ennigerloh | - | DE'],
    ['NL', 'Molenstraatweg 3-d8\n2635 AC Den Hoorn', 'Molenstraatweg 3-d8 | 2635 AC | Den Hoorn | - | NL'],
    ['DE', 'Fritz Moorbach Str. 15\n82467 Garmisch', 'Fritz Moorbach Str. 15 | 82467 | Garmisch | - | DE'],
    ['DE', 'Adresse:Zeller Straße 41, 64720 Michelstadt', 'Zeller Straße 41 | 64720 | Michelstadt | - | DE'],
    ['NL', 'Adres\n4811 AB Jansenstraat 1\nPlaats\nSint-Annaland', 'Jansenstraat 1 | 4811 AB | Sint-Annaland | - | NL'],
    [
      'IT',
      'Il nostro negozio è sito in Via Larici, 16/18 - 04100 Latina',
      'Via Larici, 16/18 | 04100 | Latina | - | IT',
    ],
    ['ES', 'Nuestra tienda está en Calle Alerces, 12 - 28013 Madrid', 'Calle Alerces, 12 | 28013 | Madrid | - | ES'],
    ['DE', '59320 Ennigerloh, Lindenstraße 6', 'Lindenstraße 6 | 59320 | Ennigerloh | - | DE'],
    ['DE', 'Lindenstraße 6\n59320\nEnnigerloh', 'Lindenstraße 6 | 59320 | Ennigerloh | - | DE'],
    ['DE', 'Ringstr. 1a, 50667 Köln und Hauptstraße 2, 53111 Bonn', 'Ringstr. 1a | 50667 | Köln | - | DE'],
    ['DE', 'Praxisadresse Schwalbenweg 15, 94234 Viechtach', 'Schwalbenweg 15 | 94234 | Viechtach | - | DE'],
    [
      'US',
      '40 Larch Parkway Suite 9, Norcross,\nGeorgia - 30093',
      '40 Larch Parkway Suite 9 | 30093 | Norcross | Georgia | US',
    ],
    ['US', 'N5678 County Road K, Appleton, WI 54911', 'N5678 County Road K | 54911 | Appleton | WI | US'],
    ['US', 'Route 6A, Orleans, Massachusetts 02653', 'Route 6A | 02653 | Orleans | Massachusetts | US'],
    ['US', 'Corner of Larch and Elm\nWoodstock, VT 05091', 'Corner of Larch and Elm | 05091 | Woodstock | VT | US'],
    [
      'GB',
      'Larkfell Farm, Elmsby, North Yorkshire, BD23 6ZZ',
      'Larkfell Farm | BD23 6ZZ | Elmsby | North Yorkshire | GB',
    ],
    [
      'GB',
      '12-14 High St, Elmsby, Nr Skipton, North Yorkshire. BD23 6ZZ',
      '12-14 High St | BD23 6ZZ | Elmsby | North Yorkshire | GB',
    ],
    ['GB', 'We are at 5 Market Place in Elmsby (ME1 1ZZ)', '5 Market Place | ME1 1ZZ | Elmsby | - | GB'],
    ['GB', '1 Larch Way, Elmsby, Leics LE1 1ZZ', '1 Larch Way | LE1 1ZZ | Elmsby | Leics | GB'],
    ['GB', '12 HIGH STREET, ELMSBY, KENT ME1 1ZZ', '12 HIGH STREET | ME1 1ZZ | ELMSBY | KENT | GB'],
    ['GB', 'Heol Fawr, Aberlarch, CF48 4ZZ', 'Heol Fawr | CF48 4ZZ | Aberlarch | - | GB'],
    ['GB', 'Shop: 12 High Street, Elmsby ME1 1ZZ', '12 High Street | ME1 1ZZ | Elmsby | - | GB'],
    ['GB', '12 High Street\nElmsby\nme1 1zz', '12 High Street | ME1 1ZZ | Elmsby | - | GB'],
    ['IE', 'Main Street\nBallyclare\nCo. Galway\nH91X2C4', 'Main Street | H91X2C4 | Ballyclare | Co. Galway | IE'],
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
    ['GB', 'Larch Cl, Elmsby MK40 4ZZ', 'Larch Cl | MK40 4ZZ | Elmsby | - | GB'],
    ['GB', 'The Old Rectory, Elmsby, Skipton BD23 6ZZ', 'The Old Rectory, Elmsby | BD23 6ZZ | Skipton | - | GB'],
    ['GB', 'Larkfell House\nElmsby\nKent\nME1 1ZZ', 'Larkfell House | ME1 1ZZ | Elmsby | Kent | GB'],
    ['IE', 'Ardclare, Bundrum, Co. Donegal, F94 X2C4', 'Ardclare | F94 X2C4 | Bundrum | Co. Donegal | IE'],
    [
      'GB',
      'Doryn House, London Road, Elmsby\nPulbrook (Larkfell District)\nWest Sussex RH20 3ZZ',
      'Doryn House, London Road | RH20 3ZZ | Pulbrook | West Sussex | GB',
    ],
    ['CA', '40 Larch St W\nToronto, Ontario\nM5X 1A9', '40 Larch St W | M5X 1A9 | Toronto | Ontario | CA'],
    ['AU', 'Shop 5/40 Larch Hwy, St Leonards, NSW, 2065', 'Shop 5/40 Larch Hwy | 2065 | St Leonards | NSW | AU'],
    ['IE', '40 Larch Street, Dublin 2, D02 X285', '40 Larch Street | D02 X285 | Dublin 2 | - | IE'],
    [
      'IE',
      'Find us\n2 Larch Place, Hatch Street, Dublin 2, Ireland',
      '2 Larch Place, Hatch Street | - | Dublin 2 | - | IE',
    ],
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
    ['GB', '71-75 Larch Street, Covent Garden, London, WC2H 9JQ', '71-75 Larch Street | WC2H 9JQ | London | - | GB'],
    [
      'GB',
      'Unit 7, Mill Yard, Larch Road, Leeds, LS13 1AB',
      'Unit 7, Mill Yard, Larch Road | LS13 1AB | Leeds | - | GB',
    ],
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
    [
      'MT',
      "Address: 88, Triq il-Larka, St Julian's STJ 1234, Malta",
      "88, Triq il-Larka | STJ 1234 | St Julian's | - | MT",
    ],
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
    [
      'NL',
      'Kom langs: Winkel aan de Hugo de Grootstraat 7, 2613 TX Delft',
      'Hugo de Grootstraat 7 | 2613 TX | Delft | - | NL',
    ],
    ['IN', 'Address: 14 Lake View Road, Chennai - 600 040', '14 Lake View Road | 600040 | Chennai | - | IN'],
    ['IT', 'Via G. Verdi 1, Fraz. Oleis, 33044 Manzano', 'Via G. Verdi 1, Fraz. Oleis | 33044 | Manzano | - | IT'],
    ['IT', 'Via Giuseppe Verdi 1, Manzano, 33044 – UD – Italia', 'Via Giuseppe Verdi 1 | 33044 | Manzano | UD | IT'],
    [
      'CO',
      'Dirección:\nCarrera 3 # 8-39, Oficina 6, Ibagué, Colombia',
      'Carrera 3 # 8-39, Oficina 6 | - | Ibagué | - | CO',
    ],
    ['ES', 'c/ Lagunas, 48\n28001, Madrid', 'c/ Lagunas, 48 | 28001 | Madrid | - | ES'],
    ['AT', 'Mariahilfer Straße 45/2/7, 1060 Wien', 'Mariahilfer Straße 45/2/7 | 1060 | Wien | - | AT'],
    ['CH', 'Bahnhofstrasse 12\nCH-8001 Zürich', 'Bahnhofstrasse 12 | 8001 | Zürich | - | CH'],
    ['FR', '6 avenue des Tilleuls, 92400 Courbevoie', '6 avenue des Tilleuls | 92400 | Courbevoie | - | FR'],
    [
      'FR',
      'Tour Alba, 6 avenue d’Aquitaine, 92400 Courbevoie',
      'Tour Alba, 6 avenue d’Aquitaine | 92400 | Courbevoie | - | FR',
    ],
    ['BE', 'Rue du Vieux Tilleul, 21\n4031 Angleur', 'Rue du Vieux Tilleul, 21 | 4031 | Angleur | - | BE'],
    ['FR', '2 chemin de la source\nHameau de Bénas\n65120 Luz', '2 chemin de la source | 65120 | Luz | - | FR'],
    ['FR', '9, avenue André Blanc\n92 300 Levallois, Bâtiment B', '9, avenue André Blanc | 92300 | Levallois | - | FR'],
    ['FR', '9 Rue Neuve, 4702 Pétange, Luxembourg\nL-4702 Pétange', '9 Rue Neuve | 4702 | Pétange | - | LU'],
    ['LU', '9 Rue Neuve, 4702 Pétange, Luxembourg\nL-4702 Pétange', '9 Rue Neuve | 4702 | Pétange | - | LU'],
    ['FR', 'Hameau de Bénas\n65120 Luz', 'Hameau de Bénas | 65120 | Luz | - | FR'],
    ['FR', '12 bis, rue du Bac\n75007 Paris\nFrance', '12 bis, rue du Bac | 75007 | Paris | - | FR'],
    ['FR', 'Bâtiment C, 4 Voie Antique 33610 Canéjan, France', 'Bâtiment C, 4 Voie Antique | 33610 | Canéjan | - | FR'],
    ['ES', 'Calle Mayor, 14, 28013 Madrid', 'Calle Mayor, 14 | 28013 | Madrid | - | ES'],
    ['ES', 'San Telmo, 24 bajo, 20304 Irún (Gipuzkoa)', 'San Telmo, 24 bajo | 20304 | Irún | Gipuzkoa | ES'],
    ['ES', 'C/ del Pez 7, 2º izq., 28004 Madrid', 'C/ del Pez 7, 2º izq. | 28004 | Madrid | - | ES'],
    ['IT', 'Via Giacomo Leopardi 10/c, 34123 Trieste', 'Via Giacomo Leopardi 10/c | 34123 | Trieste | - | IT'],
    ['IT', 'Piazza San Marco, 3 - 30124 Venezia (VE)', 'Piazza San Marco, 3 | 30124 | Venezia | VE | IT'],
    ['DE', 'Ostwall 62 - 64\n47798 Seeburg', 'Ostwall 62 - 64 | 47798 | Seeburg | - | DE'],
    ['DE', 'Lindenplatz 1 / 70173 Seeburg', 'Lindenplatz 1 | 70173 | Seeburg | - | DE'],
    ['DE', 'Sie finden uns in der Kirchgasse 5 in 49525 Seeburg.', 'Kirchgasse 5 | 49525 | Seeburg | - | DE'],
    ['DE', 'Am Sportplatz\n99510 Seeburg', 'Am Sportplatz | 99510 | Seeburg | - | DE'],
    ['DE', 'Q 7, 24\n68161 Mannheim', 'Q 7, 24 | 68161 | Mannheim | - | DE'],
    ['AT', '1070 Wien, Lindengasse 12/1', 'Lindengasse 12/1 | 1070 | Wien | - | AT'],
    ['BE', 'Kerkstraat 12b3, 9000 Zeedam', 'Kerkstraat 12b3 | 9000 | Zeedam | - | BE'],
    ['BE', 'Dorp 8 te 2230 Zeedam', 'Dorp 8 | 2230 | Zeedam | - | BE'],
    ['NL', 'Singelgracht 123-II\n1015 CJ Zeedam', 'Singelgracht 123-II | 1015 CJ | Zeedam | - | NL'],
    ['NL', 'Dorpsstraat 12 A-hs, 1017AB Zeedam', 'Dorpsstraat 12 A-hs | 1017 AB | Zeedam | - | NL'],
    ['NL', "'s-Gravendijk 66\n3014 EG Zeedam", "'s-Gravendijk 66 | 3014 EG | Zeedam | - | NL"],
    ['NL', "'t Hoogtstraat 4, 2596 HX Zeedam", "'t Hoogtstraat 4 | 2596 HX | Zeedam | - | NL"],
    ['NL', '2e Jan Pieterstraat 3, 1072 NC Zeedam', '2e Jan Pieterstraat 3 | 1072 NC | Zeedam | - | NL'],
    ['NL', 'info@x.nl 1e Dijkstraat 20 3061 GE Zeedam Netherlands', '1e Dijkstraat 20 | 3061 GE | Zeedam | - | NL'],
    ['NL', 'Lange Nieuwstraat 12\n3512 PH Utrecht', 'Lange Nieuwstraat 12 | 3512 PH | Utrecht | - | NL'],
    ['PT', 'Rua das Flores 88, 4050-262 Porto', 'Rua das Flores 88 | 4050-262 | Porto | - | PT'],
    [
      'GB',
      '41 Mill Place, Kingston-upon-Thames, Surrey, KT11JQ',
      '41 Mill Place | KT11JQ | Kingston-upon-Thames | Surrey | GB',
    ],
    ['US', '4073 28th St. San Mateo CA 94403', '4073 28th St. | 94403 | San Mateo | CA | US'],
    ['AT', 'St. Anton Straße 28\n6843 Götzis\nÖsterreich', 'St. Anton Straße 28 | 6843 | Götzis | - | AT'],
    ['NL', 'Maaskade NZ 1\n9718 BA Groningen', 'Maaskade NZ 1 | 9718 BA | Groningen | - | NL'],
    ['IT', 'Via Conte Verde, 128\n89822 Spadola (VV), Calabria', 'Via Conte Verde, 128 | 89822 | Spadola | VV | IT'],
    [
      'IT',
      'Viale A. Manzoni, 85\n87040 San Lorenzo del Vallo (CS)',
      'Viale A. Manzoni, 85 | 87040 | San Lorenzo del Vallo | CS | IT',
    ],
    ['JP', '〒963-0105\n福島県郡山市中田町下枝字平内7 [Map]', '中田町下枝字平内7 | 963-0105 | 郡山市 | 福島県 | JP'],
    [
      'JP',
      '〒275-0009 千葉県習志野市西浜3-13-15 京成西浜駅より徒歩3分',
      '西浜3-13-15 | 275-0009 | 習志野市 | 千葉県 | JP',
    ],
    ['JP', '奈良県大和郡山市北町8-1', '北町8-1 | - | 大和郡山市 | 奈良県 | JP'],
    ['JP', '〒599-8126\n大阪府堺市東区大美野 958-23', '大美野 958-23 | 599-8126 | 堺市東区 | 大阪府 | JP'],
    ['GB', '14 Mill Lane, Headingley, Leeds, LS6 3AA', '14 Mill Lane | LS6 3AA | Leeds | - | GB'],
    [
      'GB',
      'Unit 4, The Old Foundry\nForge Road\nStroud\nGloucestershire\nGL5 2QG',
      'Forge Road | GL5 2QG | Stroud | Gloucestershire | GB',
    ],
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
      'NL',
      'info@kwastwerk.nl 06 41 17 52 60 Kerkstraat 4B\n6672 CB Hemmen KvK: 81224107',
      'Kerkstraat 4B | 6672 CB | Hemmen | - | NL',
    ],
    [
      'CL',
      'Dirección\nPaseo Molina 214, Piso 3, Oficina 31 Santiago, Región Metropolitana',
      'Paseo Molina 214, Piso 3, Oficina 31 | - | Santiago | Región Metropolitana | CL',
    ],
    ['BE', 'Astridlaan 28 3910 Pelt', 'Astridlaan 28 | 3910 | Pelt | - | BE'],
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
    ['IT', 'Indirizzo\nVicolo Forno, 8 - Licata (AG)', 'Vicolo Forno, 8 | - | Licata | AG | IT'],
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
    ['ES', 'Dirección: Calle Mayor 5 Bajo, Córdoba', 'Calle Mayor 5 Bajo | - | Córdoba | - | ES'],
    ['IT', 'Indirizzo: Via degli olmi, 69', 'Via degli olmi, 69 | - | - | - | IT'],
    ['IT', '20148 Milano Via Larici 14', 'Via Larici 14 | 20148 | Milano | - | IT'],
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
    [
      'ES',
      'Dirección\nAv. los Alisos, 1, 35660\nEl Sauzal, Fuerteventura',
      'Av. los Alisos, 1 | 35660 | El Sauzal | Fuerteventura | ES',
    ],
    ['AR', 'Av. San Martín 1480, (5000) Córdoba', 'Av. San Martín 1480 | 5000 | Córdoba | - | AR'],
    ['UY', 'Dirección: 25 de Agosto 612, Montevideo', '25 de Agosto 612 | - | Montevideo | - | UY'],
    ['AR', 'Ubicación\nBv. Gálvez 1207\nRosario, Santa Fe', 'Bv. Gálvez 1207 | - | Rosario | Santa Fe | AR'],
    ['ES', 'Dirección: Gran Vía 18, Logroño', 'Gran Vía 18 | - | Logroño | - | ES'],
    ['ES', 'Dónde estamos: Calle Ancha nº 7, Chipiona, Cádiz', 'Calle Ancha nº 7 | - | Chipiona | Cádiz | ES'],
    ['ES', 'Ctra. de Águilas, km 4,2 - 30800 Lorca', 'Ctra. de Águilas, km 4,2 | 30800 | Lorca | - | ES'],
    ['IT', 'Piazza della Fonte, snc - 03100 Frosinone', 'Piazza della Fonte, snc | 03100 | Frosinone | - | IT'],
    ['BR', 'SCN Quadra 3, Bloco B, Brasília - DF', 'SCN Quadra 3, Bloco B | - | Brasília | DF | BR'],
    ['BR', 'Rodovia BR-101, km 8, nº 410 - Palhoça - SC', 'Rodovia BR-101, km 8, nº 410 | - | Palhoça | SC | BR'],
    ['IT', 'Via Larice 12, Alba, Cuneo, Piemonte, 12051, Italia', 'Via Larice 12 | 12051 | Alba | Cuneo | IT'],
    ['IT', '12051 Alba (CN) - Via Larice, 12', 'Via Larice, 12 | 12051 | Alba | CN | IT'],
    ['IT', 'C/da Larice snc, 72015 Fasano BR', 'C/da Larice snc | 72015 | Fasano | BR | IT'],
    ['ES', 'Av. Tilo, núm. 12, 2n 1a, 17001 Girona', 'Av. Tilo, núm. 12, 2n 1a | 17001 | Girona | - | ES'],
    ['ES', 'C.C. El Tilo, local 12, 29001 Málaga', 'C.C. El Tilo, local 12 | 29001 | Málaga | - | ES'],
    [
      'MX',
      'Av. Tilo 123 Col. Centro C.P. 76000 Querétaro, Qro.',
      'Av. Tilo 123, Col. Centro | 76000 | Querétaro | - | MX',
    ],
    ['NL', 'Larixstraat 12/14, 1234 ab zwolle', 'Larixstraat 12/14 | 1234 AB | zwolle | - | NL'],
    ['NL', 'Het Larix 12, Zwolle, 1234 AB', 'Het Larix 12 | 1234 AB | Zwolle | - | NL'],
    ['PT', 'Oficina Tília\nRua do Pinheiro nº 12\n4700-123 BRAGA', 'Rua do Pinheiro nº 12 | 4700-123 | BRAGA | - | PT'],
    ['IT', 'Via Larice 12, Torino, TO 10121', 'Via Larice 12 | 10121 | Torino | TO | IT'],
    ['NL', 'Larixplein 1 | 1234 AB | Breda', 'Larixplein 1 | 1234 AB | Breda | - | NL'],
    ['NL', 'Larixplein 1, 1234 AB ’s-Hertogenbosch', 'Larixplein 1 | 1234 AB | ’s-Hertogenbosch | - | NL'],
    [
      'NL',
      'Adres: Sir Winston Larixlaan 275, nr 126F, 2288EA Rijswijk',
      'Sir Winston Larixlaan 275, nr 126F | 2288 EA | Rijswijk | - | NL',
    ],
    ['NL', 'Praktijk Minister Larixlaan 7, 1234 AB Breda', 'Minister Larixlaan 7 | 1234 AB | Breda | - | NL'],
    ['BE', 'Ons adres:Larixdreef 12, 9000 Gent', 'Larixdreef 12 | 9000 | Gent | - | BE'],
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
    ['BE', 'Drève des Tilleuls 8 - B-1300 Wavre', 'Drève des Tilleuls 8 | 1300 | Wavre | - | BE'],
    ['JP', '名古屋市中区栄3-4-15 ｜ TEL: 052-123-0000', '栄3-4-15 | - | 名古屋市中区 | - | JP'],
    [
      'JP',
      '所在地：神奈川県横浜市西区北幸１丁目２番３号　TEL 045-123',
      '北幸1丁目2番3号 | - | 横浜市西区 | 神奈川県 | JP',
    ],
  ])('%s: %s', (country, text, expected) => {
    const [first] = read(text, country);
    expect(first?.replace('Unit 4, The Old Foundry, ', '').replace('The Old Foundry, ', '')).toBe(expected);
  });
});

it('takes a street without a code where an address is announced', () => {
  expect(read('Adresse: Lindenstraße 6, Ennigerloh', 'DE')).toEqual(['Lindenstraße 6 | - | Ennigerloh | - | DE']);
  expect(read('Our party went down 14 Mill Lane', 'GB')).toEqual([]);
});

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

it('stays fast on hostile lines', () => {
  const before = process.cpuUsage().user;
  for (const text of [
    '1234 A'.repeat(480),
    'Aa '.repeat(990),
    '12345 Aa-'.repeat(320),
    '1 rue a'.repeat(400),
    `Rua a${' 1 - Ab'.repeat(26)} - SP`,
  ]) {
    for (const country of ['DE', 'FR', 'ES', 'IT', 'US', 'GB', 'JP', 'IN', 'AU', 'EC', 'BR', null])
      findAddresses(lines(text), country);
  }
  expect((process.cpuUsage().user - before) / 1000).toBeLessThan(5_000);
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

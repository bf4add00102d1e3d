import { describe, expect, it } from 'vitest';
import { findTownAddresses } from './town-anchored.ts';

const read = (country: string, texts: readonly string[], landmark: 'footer' | null = null) =>
  findTownAddresses(
    texts.map((text) => ({ text, tag: 'p', landmark, foreign: null })),
    country,
  ).map(({ address: { street, locality, region, country: land } }) => [street, locality, region, land]);

describe('addresses that end in a known town', () => {
  it.each<[string, string[], (string | null)[]]>([
    ['DE', ['Kontakt', 'Larchenstr. 35, Nürnberg', 'Tel. 0911 000000'], ['Larchenstr. 35', 'Nürnberg', null, 'DE']],
    ['DE', ['Sie finden uns in der Ulmenstraße 1 in Neu-Ulm.'], ['Ulmenstraße 1', 'Neu-Ulm', null, 'DE']],
    ['DE', ['Lärchenweg 5 | Freising | Tel. 08161 0000'], ['Lärchenweg 5', 'Freising', null, 'DE']],
    ['DE', ['Kontakt', 'Ulmenstraße 6, Larchhausen', 'Tel. 04968 000'], ['Ulmenstraße 6', 'Larchhausen', null, 'DE']],
    [
      'BR',
      ['Clínica Ipê', 'Rua do Ipê, 120, Sala 304', 'Centro, Campo Bom'],
      ['Rua do Ipê, 120, Sala 304', 'Campo Bom', null, 'BR'],
    ],
    ['AT', ['Kontakt', 'Dorfplatz 4, Alpbach'], ['Dorfplatz 4', 'Alpbach', null, 'AT']],
    ['CH', ['Standort', 'Ulmenmatt 7', 'Arth'], ['Ulmenmatt 7', 'Arth', null, 'CH']],
    ['NL', ['Contact', 'Lariksdijk 97', 'Barendrecht', '0180 000000'], ['Lariksdijk 97', 'Barendrecht', null, 'NL']],
    ['NL', ['Locatie: Pastoor Iepstraat 4 te Hengelo'], ['Pastoor Iepstraat 4', 'Hengelo', null, 'NL']],
    ['BE', ['Adres', 'Olmenlei 32', 'Antwerpen'], ['Olmenlei 32', 'Antwerpen', null, 'BE']],
    [
      'FR',
      ['Contact', '38 rue du Mélèze Juvisy-sur-Orge', '01 00'],
      ['38 rue du Mélèze', 'Juvisy-sur-Orge', null, 'FR'],
    ],
    ['FR', ['Adresse : Chemin du Grand Orme à Cluny'], ['Chemin du Grand Orme', 'Cluny', null, 'FR']],
    ['IT', ['Piazza XV Larici', "Cornate d'Adda", '039 000 0000'], ['Piazza XV Larici', "Cornate d'Adda", null, 'IT']],
    [
      'IT',
      ['Indirizzo', 'Località San Larice, Alghero, Sardegna'],
      ['Località San Larice', 'Alghero', 'Sardegna', 'IT'],
    ],
    ['ES', ['Dirección', 'Plaza del Olmo, Cangas de Onís'], ['Plaza del Olmo', 'Cangas de Onís', null, 'ES']],
    ['PT', ['Contacto', 'Rua do Ulmeiro, Óbidos', '262 000 000'], ['Rua do Ulmeiro', 'Óbidos', null, 'PT']],
    ['MX', ['Visítanos', 'Av. Olmo 23, Cancún'], ['Av. Olmo 23', 'Cancún', null, 'MX']],
    ['GB', ['Contact', '150 Larch Road, Greasby, Wirral', '0151 000'], ['150 Larch Road', 'Greasby', 'Wirral', 'GB']],
    ['IE', ['Find us', 'Ardclare, Bundoran'], ['Ardclare', 'Bundoran', null, 'IE']],
    ['IE', ['Larch Lane, Tallaght', '01 000 0000'], ['Larch Lane', 'Tallaght', null, 'IE']],
    [
      'KE',
      ['Larch Building, Elm Avenue, Nakuru, Kenya', '0746 663 039'],
      ['Larch Building, Elm Avenue', 'Nakuru', null, 'KE'],
    ],
    ['UG', ['Address', 'Larch Road Kisoro'], ['Larch Road', 'Kisoro', null, 'UG']],
    [
      'PH',
      ['Location', 'Larch North, Perrelos', 'Carcar, Philippines'],
      ['Larch North, Perrelos', 'Carcar', null, 'PH'],
    ],
    ['BE', ['Olmwegel 9, Heusden (Destelbergen), Oost-Vlaanderen'], ['Olmwegel 9', 'Heusden', 'Oost-Vlaanderen', 'BE']],
    [
      'AR',
      ['Olmo Park, Oficina 304. Chacras de Coria, Luján de Cuyo, Mendoza, Argentina', '+54 261 000 0000'],
      ['Olmo Park, Oficina 304', 'Luján de Cuyo', 'Mendoza', 'AR'],
    ],
    ['NZ', ['Contact', '14 Marine Parade, Napier'], ['14 Marine Parade', 'Napier', null, 'NZ']],
  ])('%s: %j', (country, texts, address) => expect(read(country, texts)).toEqual([address]));

  it.each<[string, string[]]>([
    ['GB', ['Areas we cover', 'Reading, Bath, Bristol, Swindon']],
    ['GB', ['We have worked from Bath to Reading for 25 years.']],
    ['GB', ['Sat 14 June, London']],
    ['GB', ['Lovely shop. Jane, 34, Leeds']],
    ['GB', ['Find us', 'Address', 'Solihull']],
    ['US', ['Larch Chiropractic Center, Union City, Pennsylvania', 'Our story']],
    ['US', ['Larch Park, Elm Beach, Lighthouse Point, Broward County', 'We also serve']],
    ['US', ['Serving Mobile, Birmingham, Montgomery']],
    ['US', ['Contact', '4-5 PM, every Saturday', 'Sacramento']],
    ['US', ['Class 4, Boston', '617-555-2398']],
    ['KE', ['Our tours', 'Nairobi, Nakuru, Naivasha and Mombasa']],
    ['KE', ['Contact us', 'Tours, Safaris, Nairobi', '0746 663 039']],
    ['DE', ['Einsatzgebiete', 'Köln, Bonn, Düsseldorf', 'Tel. 0221 000000']],
    ['DE', ['Kontakt', 'Projekt 12, Hamburg', 'Tel. 040 000000']],
    ['DE', ['Kontakt', 'Ulmenstraße 6, Hinterhaus', 'Tel. 04968 000']],
    ['DE', ['Ulmenstraße 6, Larchhausen', 'Unser Rundgang beginnt am Vormittag']],
    ['DE', ['14. Juni 2026, München']],
    ['AT', ['Anna, 34, Wien']],
    ['FR', ["Zone d'intervention", 'Lyon, Villeurbanne, Bron']],
    ['FR', ['Contact', '12 juin, Paris', '01 00 00 00 00']],
    ['FR', ['Marie, 42 ans, Lyon']],
    ['ES', ['Instalamos en Madrid, Toledo y Segovia']],
    ['ES', ['Contacto', 'Curso 2026 Madrid', '600 000 000']],
    ['MX', ['Envíos a Puebla, Querétaro y León']],
    ['IT', ['Contatti', 'Mostra 2025, Venezia', '041 000000']],
    ['NL', ['Contact', 'Wij werken in Utrecht, Zeist en Bilthoven', '030 0000000']],
    ['PT', ['Entregas em Lisboa, Porto e Braga']],
    ['CZ', ['739 61 Třinec', 'Staré Město']],
  ])('finds none in %s: %j', (country, texts) => {
    expect(read(country, texts)).toEqual([]);
    expect(read(country, texts, 'footer')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { findAddresses } from '../address-texts.ts';
import { type Announced, readLatinAddress } from './latin-address.ts';

const read = (country: string, text: string, announced: Announced = 'frame') => {
  const found = readLatinAddress([{ text, tag: 'p', landmark: 'footer' }], 0, country, announced);
  return found && [found.address.street, found.address.postalCode, found.address.locality];
};

const lineOf = (text: string, landmark: 'footer' | null = null, tag = 'p') => ({ text, tag, landmark, foreign: null });

describe('addresses of Romance countries', () => {
  it.each<[string, string, string, string | null, string]>([
    ['IT', 'V.le Larice n. 22, Vicenza', 'V.le Larice n. 22', null, 'Vicenza'],
    ['IT', 'C.so Larice 88 Catania', 'C.so Larice 88', null, 'Catania'],
    ['IT', 'Largo Larice, 8 Milano', 'Largo Larice, 8', null, 'Milano'],
    ['IT', 'Via Larice, 3 Elmetto (TO)', 'Via Larice, 3', null, 'Elmetto'],
    ['IT', 'Via 4 Novembre, 12 - Lecce', 'Via 4 Novembre, 12', null, 'Lecce'],
    ['IT', 'Verona, Via Larice 8', 'Via Larice 8', null, 'Verona'],
    ['IT', 'Lungofiume dei Larici 44, Roma', 'Lungofiume dei Larici 44', null, 'Roma'],
    ['IT', 'Via Larice 3 (angolo Corso Abete), Torino', 'Via Larice 3', null, 'Torino'],
    ['IT', 'Ci trovi in Via Larice 10 a Elmetto', 'Via Larice 10', null, 'Elmetto'],
    ['IT', 'Ci troviamo a Verona in Via Larice 8.', 'Via Larice 8', null, 'Verona'],
    ['BR', 'R do Ipê 120, Joinville', 'R do Ipê 120', null, 'Joinville'],
    ['BR', 'Rua do Ipê, 1.200 - Centro - Olinda - PE', 'Rua do Ipê, 1.200', null, 'Olinda'],
    ['BR', 'Av. do Ipê, 120 Lj A e B - Centro, Niterói - RJ', 'Av. do Ipê, 120, Lj A e B', null, 'Niterói'],
    ['BR', 'Rua do Ipê 120 Centro 89201-000 Joinville SC', 'Rua do Ipê 120', '89201-000', 'Joinville'],
    ['BR', 'Quadra 5 Conjunto B Casa 12, Sobradinho, Brasília - DF', 'Quadra 5 Conjunto B Casa 12', null, 'Brasília'],
    ['MX', 'Plaza Tilo, Local 4, Av. Roble 200, Cancún, Quintana Roo', 'Av. Roble 200', null, 'Cancún'],
    ['AR', 'Tilo 1234 1º B, Mar del Plata', 'Tilo 1234 1º B', null, 'Mar del Plata'],
    ['CO', 'CALLE 5 # 12 - 34, BARRIO CENTRO, CALI', 'CALLE 5 # 12-34', null, 'CALI'],
    ['EC', 'Los Tilos N12-34 y Av. Roble. Quito', 'Los Tilos N12-34 y Av. Roble', null, 'Quito'],
    ['DO', 'Calle Tilo No. 12, Santo Domingo, D.N.', 'Calle Tilo No. 12', null, 'Santo Domingo'],
    ['VE', 'Calle Tilo 12, PB, Maracay, Edo. Aragua', 'Calle Tilo 12, PB', null, 'Maracay'],
    ['IT', 'via Larice 4, Lucca', 'via Larice 4', null, 'Lucca'],
    ['IT', 'Via antonio Larice, 2 - Elmetto(MO)', 'Via antonio Larice, 2', null, 'Elmetto'],
    ['IT', 'Via per Elmetto 38, Lugo (RA)', 'Via per Elmetto 38', null, 'Lugo'],
    ['IT', 'VIA LARICE N.12 ALBA (CN)', 'VIA LARICE N.12', null, 'ALBA'],
    ['IT', 'Piazzetta Larice 3, Lucca', 'Piazzetta Larice 3', null, 'Lucca'],
    ['ES', 'Gran Vía, 45 — Bilbao', 'Gran Vía, 45', null, 'Bilbao'],
    ['ES', 'Passeig del Pi 55, 2n, Barcelona 08007', 'Passeig del Pi 55, 2n', '08007', 'Barcelona'],
    ['ES', 'Avda. del Pino nº 5, bajo, 41001 (Sevilla)', 'Avda. del Pino nº 5, bajo', '41001', 'Sevilla'],
    ['ES', 'Estamos en la calle Pino, 4 de Murcia', 'Calle Pino, 4', null, 'Murcia'],
    ['MX', 'Calz. del Pino 850, Guadalajara, Jal. 44290', 'Calz. del Pino 850', '44290', 'Guadalajara'],
    ['CO', 'Calle 5 # 4-12 Villa de Leyva, Boyacá', 'Calle 5 # 4-12', null, 'Villa de Leyva'],
    ['CO', 'Cl 12B Sur #34-5, Bogotá', 'Cl 12B Sur #34-5', null, 'Bogotá'],
    ['AR', 'Ruta 8 Km 50, Pinar, Buenos Aires', 'Ruta 8 Km 50', null, 'Pinar'],
    ['CL', 'Los Pinos 567, Concepción, Región del Biobío', 'Los Pinos 567', null, 'Concepción'],
    ['PE', 'Mz. B Lt. 12 Urb. Los Pinos, Trujillo', 'Mz. B Lt. 12 Urb. Los Pinos', null, 'Trujillo'],
    ['UY', '18 de Julio 1234 esq. Olmo, Montevideo', '18 de Julio 1234 esq. Olmo', null, 'Montevideo'],
    ['AR', 'Tilo 1400, Pinar, Bs. As.', 'Tilo 1400', null, 'Pinar'],
    ['EC', 'Tilo E4-14 y Roble, Quito', 'Tilo E4-14 y Roble', null, 'Quito'],
    ['UY', 'Avda. Tilo 1400, Colonia del Sacramento, Uruguay', 'Avda. Tilo 1400', null, 'Colonia del Sacramento'],
    ['PT', 'Av. da Tília, 14 A, Pinhal, Algarve', 'Av. da Tília, 14 A', null, 'Pinhal'],
    ['BR', 'Rua da Tília, 140 Centro - Lages, SC', 'Rua da Tília, 140', null, 'Lages'],
    ['GT', '6a Avenida 12-34 Zona 10, Ciudad de Guatemala', '6a Avenida 12-34 Zona 10', null, 'Ciudad de Guatemala'],
    ['PT', 'Estamos na Rua do Pinheiro 8, em Braga', 'Rua do Pinheiro 8', null, 'Braga'],
    ['BR', 'Av. do Ipê, 1578 - cj 12 - Vila Nova, São Paulo - SP', 'Av. do Ipê, 1578, cj 12', null, 'São Paulo'],
    ['BR', 'Rua 24 de Maio, s/n, Centro. Fortaleza-CE', 'Rua 24 de Maio, s/n', null, 'Fortaleza'],
    ['BR', 'Av. do Ipê, 1000 Loja 12, Lages SC', 'Av. do Ipê, 1000, Loja 12', null, 'Lages'],
    ['BR', 'Rodovia SC-401, 4150, Florianópolis', 'Rodovia SC-401, 4150', null, 'Florianópolis'],
    ['PE', 'Jr Los Pinos Mz F Lt 15 Pinar, Lima', 'Jr Los Pinos, Mz F Lt 15', null, 'Pinar'],
    [
      'AR',
      'Pinar Park, Oficina 304. Pinar de Coria, Tilar, Mendoza, Argentina',
      'Pinar Park, Oficina 304',
      null,
      'Tilar',
    ],
    ['CO', 'Carrera 3 # 8-39, Oficina 6, Pinar, Tolima Colombia', 'Carrera 3 # 8-39, Oficina 6', null, 'Pinar'],
    ['BR', 'Rua: do Ipê, 25, sala 1701, Boa Vista, Recife – PE', 'Rua do Ipê, 25, sala 1701', null, 'Recife'],
    ['CL', 'Tilo 312 OF 411 Santiago, Chile.', 'Tilo 312 OF 411', null, 'Santiago'],
    ['CL', 'Tilo 312, A pasos del metro, Santiago', 'Tilo 312', null, 'Santiago'],
    ['BR', 'Lages/SC – Rua do Ipê, 45 – Centro', 'Rua do Ipê, 45', null, 'Lages'],
  ])('%s: %s', (country, text, street, code, town) => expect(read(country, text)).toEqual([street, code, town]));

  it.each([
    ['IT', 'Corso Estivo 2027 a Milano'],
    ['IT', 'Corso Base 10 ore a Roma'],
    ['IT', 'Via libera ai 3 nuovi corsi a Roma'],
    ['ES', 'Ruta del Vino 3 días, La Rioja'],
    ['ES', 'Plaza 3 disponible en Madrid'],
    ['AR', 'Torneo Apertura 2027, Mendoza'],
    ['AR', 'Matrícula 3456, Rosario'],
    ['AR', 'Ruta 40 en moto, Salta'],
    ['MX', 'Circuito Mágico 4 noches, Cancún'],
    ['BR', 'Alameda Norte 10 lojas, Natal'],
    ['CO', 'Carrera 55, Bogotá'],
    ['BR', 'CRM 12345 Curitiba PR'],
    ['PT', 'Lugar 5 em Braga'],
    ['AR', 'Oficina 304, Pinar'],
  ])('%s: no address is %s', (country, text) => expect(read(country, text)).toBeNull());

  it('needs a frame for a name and a number, even before a large town', () =>
    expect(read('AR', 'Los Pinos 456, Rosario', null)).toBeNull());

  it.each([
    ['MX', 'Blvd. Pinar Km 9.5, Zona Hotelera, 77500 Cancún', 'Blvd. Pinar Km 9.5', 'Cancún'],
    ['PT', 'EN 125, Km 96, 8400-000 Lagoa', 'EN 125, Km 96', 'Lagoa'],
    ['PT', 'Praceta do Pinheiro, lote 3, loja B 2830-322 Barreiro', 'Praceta do Pinheiro, lote 3, loja B', 'Barreiro'],
    ['PT', '4000-000 Porto, Rua do Pinheiro 3', 'Rua do Pinheiro 3', 'Porto'],
    ['ES', 'Centro Comercial El Pino, Local 45, 29660 Marbella', 'Centro Comercial El Pino, Local 45', 'Marbella'],
    ['ES', 'Plaça del Til·ler 2, 07001 Palma', 'Plaça del Til·ler 2', 'Palma'],
    ['ES', 'Polígono El Tilo, parcela 14, 45600 Talavera', 'Polígono El Tilo, parcela 14', 'Talavera'],
    ['ES', 'Paraje Los Pinos, s/n, 30500 Pinar de Segura', 'Paraje Los Pinos, s/n', 'Pinar de Segura'],
  ])('%s beside a code: %s', (country, text, street, town) => {
    const [found] = findAddresses([lineOf(text, 'footer')], country);
    expect([found?.address.street, found?.address.locality]).toEqual([street, town]);
  });

  it('need no more than a heading over contacts or a number beside them', () => {
    const streets = (...texts: string[]) =>
      findAddresses(
        texts.map((text, at) => lineOf(text, null, at === 0 ? 'h2' : 'p')),
        'ES',
      ).map(({ address }) => address.street);
    expect(streets('Contacto', 'Calle Pino 3, Málaga')).toEqual(['Calle Pino 3']);
    expect(streets('El taller', 'Calle Pino 3, Málaga', '+34 600 000 000')).toEqual(['Calle Pino 3']);
    expect(streets('El taller', 'Calle Pino 3', 'Oviedo', 'info@roble.example')).toEqual(['Calle Pino 3']);
    expect(streets('Obras', 'Calle Pino 3, Málaga', 'Reforma de un piso')).toEqual([]);
    expect(streets('Contacto', 'Carrera de larga distancia, Madrid')).toEqual([]);
  });

  it('takes the code from a line that names the state anew', () => {
    const lines = ['Rua do Ipê nº 173, sala 12 - Centro, Praia Grande/SP', 'São Paulo - SP, CEP 11701-000'];
    const [found] = findAddresses(
      lines.map((text) => lineOf(text, 'footer')),
      'BR',
    );
    expect([found?.address.postalCode, found?.address.locality]).toEqual(['11701-000', 'Praia Grande']);
  });

  it('goes on to a line of code and country', () => {
    const lines = [lineOf('Jr Los Pinos 15, Lima', 'footer'), lineOf('15001 PERÚ', 'footer')];
    const [found] = findAddresses(lines, 'PE');
    expect([found?.address.street, found?.address.postalCode]).toEqual(['Jr Los Pinos 15', '15001']);
  });

  it('takes no button below a street for its town', () => {
    const towns = (...texts: string[]) =>
      findAddresses(
        texts.map((text) => lineOf(text, 'footer')),
        'IT',
      ).map(({ address }) => address.locality);
    expect(towns('Via Larice 8', 'Contatti')).toEqual([]);
    expect(towns('Via Larice 8', 'Apri su Google Maps')).toEqual([]);
    expect(towns('Via Larice 8', 'Elmetto')).toEqual(['Elmetto']);
  });

  it('is announced by a label over the name of the place, and by the name of the part it stands in', () => {
    const found = (...texts: string[]) =>
      findAddresses(
        texts.map((text) => lineOf(text)),
        'ES',
      ).length;
    expect(found('Dirección:', 'Casa Rural Los Tilos.', 'Travesía del Tilo 1.', 'Pinar, Guadalajara')).toBe(1);
    expect(found('Nuestra casa', 'Casa Rural Los Tilos.', 'Travesía del Tilo 1.', 'Pinar, Guadalajara')).toBe(0);
    const placed = (place: string) => findAddresses([{ ...lineOf('Calle Tilo 3, Pinar'), place }], 'ES').length;
    expect(placed('main > div.contacto-direccion > p')).toBe(1);
    expect(placed('main > div.historia > p')).toBe(0);
  });

  it('takes a town and its state for the town of the street below', () => {
    const towns = (...texts: string[]) =>
      findAddresses(
        texts.map((text) => lineOf(text, 'footer')),
        'BR',
      ).map(({ address }) => address.locality);
    expect(towns('Joinville - SC', 'Rua do Ipê, 120 - Centro')).toEqual(['Joinville']);
    expect(towns('Ipê - Moda', 'Rua do Ipê, 120 - Centro')).toEqual([]);
  });

  it('needs capitals in prose', () => {
    expect(read('IT', 'inviato via mail 12, Lucca', null)).toBeNull();
    expect(read('IT', 'Via libera a 12 Progetti, Lucca (LU)', null)).toBeNull();
  });

  it('keeps Armenia in Colombia', () =>
    expect(read('CO', 'Carrera 14 # 5-20, Armenia, Quindío')).toEqual(['Carrera 14 # 5-20', null, 'Armenia']));
});

import { describe, expect, it } from 'vitest';
import { findAddresses } from '../address-texts.ts';
import { townAndRegion, unglued } from './latin-glued.ts';

describe('street and town with a space between them', () => {
  it.each([
    ['BR', 'Estr. do Ipê 2500 Vila Nova Rio de Janeiro RJ', 'Estr. do Ipê 2500', 'Rio de Janeiro', 'RJ'],
    ['BR', 'Rua do Ipê 1200, sala 3 Blumenau SC', 'Rua do Ipê 1200, sala 3', 'Blumenau', 'SC'],
    ['CL', 'Tilo 77 Piso 3 Concepción', 'Tilo 77 Piso 3', 'Concepción', null],
    ['IT', 'Via Larice 8 Alba', 'Via Larice 8', 'Alba', null],
  ])('%s: %s', (country, text, street, town, region) =>
    expect(unglued(text, country)).toEqual({ street, town, region }),
  );

  it.each([
    ['BR', 'Rua do Ipê 1200'],
    ['BR', 'Rua do Ipê 1200 Fundos da Loja'],
    ['IT', 'Via Larice 8 Scala Destra'],
    ['IT', 'Via 4 Novembre'],
  ])('%s: %s has no town at its end', (country, text) => expect(unglued(text, country)).toBeNull());
});

describe('town and state with a space between them', () => {
  it('are told apart where the town is known', () => {
    expect(townAndRegion('Pasto Nariño', 'CO')).toEqual({ town: 'Pasto', region: 'Nariño' });
    expect(townAndRegion('Monterrey Nuevo León', 'MX')).toEqual({ town: 'Monterrey', region: 'Nuevo León' });
  });

  it('stay together in the name of a town', () => {
    expect(townAndRegion('Santiago del Estero', 'AR')).toBeNull();
    expect(townAndRegion('San Juan', 'AR')).toBeNull();
    expect(townAndRegion('Pinar', 'CO')).toBeNull();
  });
});

const read = (country: string, text: string) => {
  const [found] = findAddresses([{ text, tag: 'p', landmark: 'footer', foreign: null }], country);
  return found && [found.address.street, found.address.postalCode, found.address.locality];
};

describe('in a footer', () => {
  it.each<[string, string, string, string | null, string]>([
    ['IT', 'Indirizzo: Via Larice 8 Alba (Cuneo)', 'Via Larice 8', null, 'Alba'],
    ['IT', 'Galatina — Via Larice, 42', 'Via Larice, 42', null, 'Galatina'],
    ['IT', '📍 Seregno: Via Larice 25 📞 Assistenza: 09:00-18:30', 'Via Larice 25', null, 'Seregno'],
    ['ES', 'Avda. del Pino, s/n. 41927 Mairena del Aljarafe', 'Avda. del Pino, s/n.', '41927', 'Mairena del Aljarafe'],
    ['PT', 'Av. 25 de Abril, nº 15, r/c, 2750-512 Cascais', 'Av. 25 de Abril, nº 15, r/c', '2750-512', 'Cascais'],
    ['BR', 'R. do Ipê, 45. Bairro Batel. Curitiba. CEP: 80420090', 'R. do Ipê, 45', '80420-090', 'Curitiba'],
    ['BR', 'Qd 12 Lt 5, Setor Bueno, Goiânia-GO', 'Qd 12 Lt 5', null, 'Goiânia'],
    ['MX', 'Tilo 203 Ote., Monterrey, N.L.', 'Tilo 203 Ote', null, 'Monterrey'],
    ['AR', 'Av. Tilo 1234, 5° "B", C1043AAZ CABA', 'Av. Tilo 1234, 5° "B"', 'C1043AAZ', 'CABA'],
    ['AR', 'Tilo 321 (2000) Rosario, Santa Fe', 'Tilo 321', '2000', 'Rosario'],
    ['AR', 'Ruta Nac. 40 km 2000, El Bolsón, Río Negro', 'Ruta Nac. 40 km 2000', null, 'El Bolsón'],
    ['CO', 'Cra 43A No. 1 Sur - 50, El Poblado, Medellín', 'Cra 43A No. 1 Sur-50', null, 'Medellín'],
    ['IT', '© 2024 Trattoria Larice, Via Abete 12, Lucca. P.IVA 01234567890', 'Via Abete 12', null, 'Lucca'],
    ['IT', 'Officina Larice s.r.l. - Via Abete 12 - 10100 Torino', 'Via Abete 12', '10100', 'Torino'],
    ['IT', 'Parrocchia San Larice Via Abete 12 35100 Padova', 'Via Abete 12', '35100', 'Padova'],
    ['IT', 'C.da Santa Larice, 95100 Catania', 'C.da Santa Larice', '95100', 'Catania'],
    ['IT', 'V. Larice, 8 12051 Alba', 'V. Larice, 8', '12051', 'Alba'],
    ['PT', 'Rua do Pinheiro 12, Vila Nova de Famalicão', 'Rua do Pinheiro 12', null, 'Vila Nova de Famalicão'],
    [
      'PT',
      'Zona Industrial do Ipê, Sector II, Lote 12, 4470-516 Maia',
      'Zona Industrial do Ipê, Sector II, Lote 12',
      '4470-516',
      'Maia',
    ],
    ['BR', 'Rua do Ipê, 120, Joinville, Santa Catarina, Brasil, 89201000', 'Rua do Ipê, 120', '89201-000', 'Joinville'],
    ['MX', 'Tilo 12-A, San Miguel de Allende, Gto.', 'Tilo 12-A', null, 'San Miguel de Allende'],
    ['AR', 'Av. Tilo 1234 - CABA - Tel: 4123-4567', 'Av. Tilo 1234', null, 'CABA'],
    ['AR', 'Dirección: Tilo 1234, Piso 2, Of. B - Rosario', 'Tilo 1234, Piso 2, Of. B', null, 'Rosario'],
    ['EC', 'Calle Los Tilos y Av. Roble, Guayaquil', 'Calle Los Tilos y Av. Roble', null, 'Guayaquil'],
    ['VE', 'Av. Los Tilos, C.C. Roble, Local 12, Caracas', 'Av. Los Tilos, C.C. Roble, Local 12', null, 'Caracas'],
    ['PY', 'Mcal. Tilo 1234 c/ Roble, Asunción - Paraguay', 'Mcal. Tilo 1234 c/ Roble', null, 'Asunción'],
  ])('%s: %s', (country, text, street, code, town) => expect(read(country, text)).toEqual([street, code, town]));

  it('ends before the year of a copyright', () => {
    const lines = ['Via Larice, 8', '© 2026 Studio Larice'].map((text) => ({
      text,
      tag: 'p',
      landmark: 'footer',
      foreign: null,
    }));
    expect(findAddresses(lines, 'IT')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { cleanEmail, decodeProtectedEmail, findEmails, isFreeMail, isPlaceholderEmail } from './email-texts.ts';

const values = (text: string) => findEmails(text).map(({ value }) => value);

describe('addresses in text', () => {
  it.each([
    ['Write to Info@Nordlicht-Praxis.de.', ['info@nordlicht-praxis.de']],
    ['kontakt (at) nordlicht-praxis (dot) de', ['kontakt@nordlicht-praxis.de']],
    ['kontakt[at]nordlicht-praxis.de', ['kontakt@nordlicht-praxis.de']],
    ['kontakt@nordlicht-praxis(.)de', ['kontakt@nordlicht-praxis.de']],
    ['kontakt@ nordlicht-praxis.de', ['kontakt@nordlicht-praxis.de']],
    ['kontakt*at*nordlicht-praxis.de', ['kontakt@nordlicht-praxis.de']],
    ['kontakt AT nordlicht-praxis DOT de', ['kontakt@nordlicht-praxis.de']],
    ['kontakt {at} nordlicht-praxis {punkt} de', ['kontakt@nordlicht-praxis.de']],
    ['info (at) bakkerij-maan (punt) be', ['info@bakkerij-maan.be']],
    ['Mail: info at bakkerij-maan dot nl', ['info@bakkerij-maan.nl']],
    ['kontakt AT nordlicht-praxis PUNKT de', ['kontakt@nordlicht-praxis.de']],
    ['naam@bakkerij-maan.be', ['naam@bakkerij-maan.be']],
    ['kontakt @ nordlicht-praxis.de', ['kontakt@nordlicht-praxis.de']],
    ['info＠sakura-dental.jp', ['info@sakura-dental.jp']],
    ['a@atelier-vent.fr et b@atelier-vent.fr', ['a@atelier-vent.fr', 'b@atelier-vent.fr']],
  ])('%s', (text, expected) => {
    expect(values(text)).toEqual(expected);
  });
});

describe('not addresses', () => {
  it.each([
    'We meet at home.bakery every Sunday',
    'Open AT night',
    'büro@nordlicht-praxis.de',
    'Find us @ nordlicht or follow me@ home. Always',
    'logo@2x.png',
    'info@example.com',
    'max.mustermann@beispiel.de',
    'deine@email.de',
    'name@mail.de',
    'nombre@correo.com',
    'seunome@email.com',
    'du@yourdomain.com',
    'your.name@gmail.com',
    'emailmail@gmail.com',
    'votre@email.fr',
    'Instagram@atelier.lune → LinkedIn',
    'prenom.nom@mail.com',
    'jouw@email.nl',
    'naam@bedrijf.be',
    'Meet us at the point of sale',
    'info@exempel.se',
    'contact@exemple-garage.fr',
    '@nordlicht on Instagram',
    'We live our faith in Christ. At St. Larch everybody sings.',
    'Come and share the day. At St.Larch we sing.',
  ])('%s', (text) => {
    expect(values(text)).toEqual([]);
  });
});

it('cuts off the second word of a label', () => {
  expect(values('Email adress-larch@larch-tours.co.ke')).toEqual(['larch@larch-tours.co.ke']);
  expect(values('Email ID-larch@larch-tours.co.ke')).toEqual(['larch@larch-tours.co.ke']);
  expect(values('Write to id-larch@larch-tours.co.ke')).toEqual(['id-larch@larch-tours.co.ke']);
});

it('takes a sign before a mailbox for the word mail', () => {
  expect(values('(+54) 11 5493 0000 @ lune@atelier-lune.fr')).toEqual(['lune@atelier-lune.fr']);
  expect(values('lune @ atelier-lune.fr')).toEqual(['lune@atelier-lune.fr']);
});

it('takes no half of a mailbox that a line break cut in two', () => {
  expect(findEmails('.lune@example-mail.net')).toEqual([]);
});

it('keeps a real address at a domain called mail', () => {
  expect(values('praxis.nordlicht@mail.de')).toEqual(['praxis.nordlicht@mail.de']);
});

it('reads an address behind the protection of a content network', () => {
  const key = 0x42;
  const hex = [key, ...[...'hi@nordlicht-praxis.de'].map((char) => char.charCodeAt(0) ^ key)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  expect(decodeProtectedEmail(hex)).toBe('hi@nordlicht-praxis.de');
  expect(decodeProtectedEmail('zz')).toBeNull();
});

it('reads an address whose domain has letters with accents, written out or encoded', () => {
  expect(values('Mail: info@hutmühle.de')).toEqual(['info@hutmühle.de']);
  expect(cleanEmail('mailto:info@hutmühle.de')).toBe('info@hutmühle.de');
  expect(values('info@xn--hutmhle-q2a.de')).toEqual(['info@xn--hutmhle-q2a.de']);
});

it('knows free mail', () => {
  expect(isFreeMail('a@gmail.com')).toBe(true);
  expect(isFreeMail('a@nordlicht-praxis.de')).toBe(false);
});

it('takes a trade joined to the word for an example for what a template left, and not that word within a name', () => {
  expect(isPlaceholderEmail('contacto@ferreteriaejemplo.com')).toBe(true);
  expect(isPlaceholderEmail('info@ferreteria-ejemplo.es')).toBe(true);
  expect(isPlaceholderEmail('info@ejemplares-del-sur.es')).toBe(false);
  expect(isPlaceholderEmail('info@beispielhaft-backen.de')).toBe(false);
});

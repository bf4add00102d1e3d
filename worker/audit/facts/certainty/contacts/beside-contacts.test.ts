import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../../testing/audit-builders.ts';
import { readFacts } from '../../read-facts.ts';
import { rateFacts } from '../rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const CONTACT = `${HOME}contact`;

function rated(lang: string, home: string, contact: string) {
  const pages = [
    page(`<html lang="${lang}"><head><title>Larch Club, Larchville</title></head><body>${home}</body></html>`),
    page(`<html lang="${lang}"><body>${contact}</body></html>`, { url: CONTACT, role: 'contact' }),
  ];
  const read = website({ target, pages });
  return rateFacts(readFacts(read), read);
}
const certainties = (lang: string, home: string, contact: string) =>
  rated(lang, home, contact).addresses.map(({ certainty }) => certainty);

const ADDRESS = 'Larchgasse 5, 50667 Köln';
const PHONE = '<a href="tel:+492215550142">0221 5550142</a>';

it('the one address in the list that holds the number is that of the business', () => {
  const list = (entry: string) => `<main><ul><li>${entry}</li><li>${PHONE}</li></ul></main>`;
  expect(certainties('de', '<p>Unterricht</p>', list(ADDRESS))).toEqual(['certain']);
  expect(certainties('de', '<p>Unterricht</p>', `<main><p>${ADDRESS}</p><p>${PHONE}</p></main>`)).toEqual(['likely']);
});

it('a house without a number has the code of its street', () => {
  const footer = '<footer><address>Larch House, Mill Lane, Larchville, WR1 1NY</address></footer>';
  const text = '<main><p>Address: Larch House, Mill Lane, Larchville, WR1 1NY</p></main>';
  expect(certainties('en-GB', `${text}${footer}`, `<p>Write to us.</p>${footer}`)).toEqual(['certain']);
  expect(certainties('en-GB', text, '<p>Write to us.</p>')).toEqual(['likely']);
});

it('a mailbox tells the country of a number', () => {
  const shown = (mail: string) => `<p>Call <a href="tel:02079460958">020 7946 0958</a></p><p>${mail}</p>`;
  const certainty = (mail: string) => rated('en', '<p>Lessons</p>', shown(mail)).phones.map((one) => one.certainty);
  expect(certainty('hello@larchclub.co.uk')).toEqual(['certain']);
});

it('labels over the one number and the one street, on the page that tells the way', () => {
  const way = (label: string) => {
    const html = `<html lang="de"><body><main><p>Mit dem Bus durch die Larchgasse.</p><div><p><strong>${label}:</strong><br>0221 5550142</p>
      <p><strong>Adresse:</strong><br>Larchgasse 5<br>50667 Köln</p></div></main></body></html>`;
    const home = page(
      '<html lang="de"><head><title>Larch</title></head><body><p>Unterricht für alle</p></body></html>',
    );
    const seen = website({ target, pages: [home, page(html, { url: `${HOME}anfahrt`, role: 'locations' })] });
    const { phones, addresses } = rateFacts(readFacts(seen), seen);
    return [...phones, ...addresses].map(({ certainty }) => certainty);
  };
  expect(way('Telefon')).toEqual(['certain', 'certain']);
  expect(way('Taxi')).toEqual(['likely', 'certain']);
});

it('a register mark of the business tells the country of its number, that of a host does not', () => {
  const number = '<p>Appelez-nous <a href="tel:0155501422">01 55 50 14 22</a></p>';
  const of = (more: string) =>
    rated('fr', '<p>Nous sommes là pour vous</p>', number + more).phones.map((one) => one.certainty);
  expect(of('<p>Larix SARL, SIRET 552 100 554 00013</p>')).toEqual(['certain']);
  expect(of('<h2>Hébergeur</h2><p>Hôte SAS, SIRET 552 100 554 00013</p>')).toEqual(['likely']);
});

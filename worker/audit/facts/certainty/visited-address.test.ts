import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readFacts } from '../read-facts.ts';
import { rateFacts } from './rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const LEGAL = `${HOME}impressum`;
const ADDRESS = '<p>Anschrift: Larchgasse 5, 50667 Köln</p>';

/** Whether each address of a home page and a legal notice is one customers come to. */
function visited(home: string, legal = ''): (boolean | undefined)[] {
  const pages = [
    page(`<html lang="de"><body><main>${home}</main></body></html>`),
    ...(legal === ''
      ? []
      : [page(`<html lang="de"><body><h1>Impressum</h1>${legal}</body></html>`, { url: LEGAL, role: 'legal' })]),
  ];
  const read = website({ target, pages });
  return rateFacts(readFacts(read), read).addresses.map(({ isVisited }) => isVisited);
}

const HIRE = '<h1>Zelte und Hüpfburgen zur Miete</h1><p>Wir bauen bei Ihnen auf.</p>';
const MAP = '<iframe src="https://www.google.com/maps/embed?pb=!1m18"></iframe>';

it('an address in a legal notice is no place', () => {
  expect(visited(HIRE, ADDRESS)).toEqual([undefined]);
  expect(visited(`${HIRE}${MAP}`, ADDRESS)).toEqual([undefined]);
  expect(visited(`${HIRE}<h2>Impressum</h2>${ADDRESS}${MAP}`)).toEqual([undefined]);
});

it('nor is an address that nothing else of another kind speaks of', () => {
  expect(visited(`${HIRE}${ADDRESS}`)).toEqual([undefined]);
});

it.each([
  ['a map', `${HIRE}${ADDRESS}${MAP}`, ''],
  ['days with their times', `${HIRE}${ADDRESS}<h2>Öffnungszeiten</h2><p>Mo-Fr 9:00-17:00</p>`, ''],
  ['a trade behind its door', `<h1>Zahnarztpraxis Larch</h1><p>Ihr Zahnarzt in Köln</p>${ADDRESS}`, ''],
  ['a map of the street', `${HIRE}<a href="https://www.google.com/maps?q=Larchgasse+5,+K%C3%B6ln">Karte</a>`, ADDRESS],
])('%s says that customers come', (_, home, legal) => {
  expect(visited(home, legal)).toEqual([true]);
});

it('a map of another place says nothing of it', () => {
  const elsewhere = '<a href="https://www.google.com/maps?q=Erlenweg+3,+Bonn">Karte</a>';
  expect(visited(`${HIRE}${ADDRESS}${elsewhere}`)).toEqual([undefined]);
});

it('a type in markup makes no place of what the legal notice alone shows', () => {
  const node = { '@context': 'https://schema.org', '@type': 'HomeGoodsStore', name: 'Larix' };
  const address = {
    '@type': 'PostalAddress',
    streetAddress: 'Larchgasse 5',
    postalCode: '50667',
    addressLocality: 'Köln',
  };
  const markup = `<script type="application/ld+json">${JSON.stringify({ ...node, address })}</script>`;
  expect(visited(`${HIRE}${markup}`, ADDRESS)).toEqual([undefined]);
  expect(visited(`${HIRE}${markup}${ADDRESS}`)).toEqual([true]);
});

it.each([
  ['12 Larch Road, Elmham 7281', 'certain'],
  ['12 Larch Road, RD1 Elmham 7281', 'likely'],
  ['12 Larch Road, R.D. 3 Elmham 7281', 'likely'],
])('the town of a rural round of the post is not sure: %s', (address, certainty) => {
  const html = `<html lang="en-NZ"><body><main><h1>Pottery in Elmham</h1><p>Address: ${address}, New Zealand</p></main></body></html>`;
  const read = website({ target, pages: [page(html)] });
  expect(rateFacts(readFacts(read), read).addresses.map((one) => one.certainty)).toEqual([certainty]);
});

it('who serves another town, and names it in the head of the home page, may have no more than a seat at the address', () => {
  const node = { '@context': 'https://schema.org', '@type': 'HomeAndConstructionBusiness', name: 'Larix' };
  const address = {
    '@type': 'PostalAddress',
    streetAddress: 'Larchgasse 5',
    postalCode: '50667',
    addressLocality: 'Köln',
    addressCountry: 'DE',
  };
  const of = (areaServed: string, heading: string, more = '') => {
    const markup = JSON.stringify({ ...node, address, areaServed: { '@type': 'City', name: areaServed } });
    const head = `<h1>${heading}</h1><script type="application/ld+json">${markup}</script>`;
    return visited(`${head}<footer>Larchgasse 5, 50667 Köln</footer>${more}`);
  };
  expect(of('Bonn', 'Wir malen in Bonn')).toEqual([undefined]);
  expect(of('Bonn', 'Wir malen in Bonn und Köln')).toEqual([true]);
  expect(of('Köln', 'Wir malen in Bonn')).toEqual([true]);
  expect(of('Bonn', 'Wir malen')).toEqual([true]);
  expect(of('Bonn', 'Wir malen in Bonn', MAP)).toEqual([true]);
});

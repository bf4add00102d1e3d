import { describe, expect, it } from 'vitest';
import { HOME, type PageOptions, page, website } from '../../../testing/audit-builders.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import type { RatedFacts } from '../facts.ts';
import { readFacts } from '../read-facts.ts';
import { rateFacts } from './rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

function factsOf(pages: ReadPage[], at = target): RatedFacts {
  const seen = website({ target: at, pages });
  return rateFacts(readFacts(seen), seen);
}

const read = (html: string, options: PageOptions = {}): RatedFacts => factsOf([page(html, options)]);
const markup = (node: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`;

it('no account has a blank in its name: whoever wrote it there does not know the address', () => {
  const of = (account: string) =>
    read(`<title>Larch Dogs</title><h1>Larch Dogs</h1><footer><a href="https://www.facebook.com/${account}">Facebook</a></footer>
      ${markup({ '@type': 'Organization', name: 'Larch Dogs', sameAs: [`https://www.facebook.com/${account}`] })}`).socialProfiles.map(
      ({ certainty }) => certainty,
    );
  expect(of('LarchDogs')).toEqual(['certain']);
  expect(of('Larch Dogs')).toEqual(['likely']);
  expect(of('Larch%20Dogs')).toEqual(['likely']);
});

describe('how sure a phone number is', () => {
  const certainty = (html: string) => read(html).phones.map((phone) => phone.certainty);

  it('is certain as the text of the link that dials it', () => {
    expect(certainty('<p>Ring <a href="tel:+442079460123">020 7946 0123</a></p>')).toEqual(['certain']);
  });

  it('is certain in markup and on the page', () => {
    const node = { '@type': 'Dentist', name: 'Larch Dental', telephone: '+44 20 7946 0123' };
    expect(certainty(`${markup(node)}<main><p>You reach us under +44 20 7946 0123 all week.</p></main>`)).toEqual([
      'certain',
    ]);
  });

  it('is likely in a sentence, and in markup alone', () => {
    expect(certainty('<p>For questions about larches ask our friends under +44 20 7946 0123 any time.</p>')).toEqual([
      'likely',
    ]);
    expect(certainty(markup({ '@type': 'Dentist', name: 'Larch Dental', telephone: '+44 20 7946 0123' }))).toEqual([
      'likely',
    ]);
  });

  it('is never certain beside one that contradicts it', () => {
    const node = { '@type': 'Dentist', name: 'Larch Dental', telephone: '+44 20 7946 0999' };
    expect(certainty(`${markup(node)}<p>Phone: <a href="tel:+442079460123">+44 20 7946 0123</a></p>`)).toEqual([
      'likely',
      'likely',
    ]);
  });
});

describe('how sure opening hours are', () => {
  const certainty = (html: string) => read(html).openingHours?.certainty;

  it('are certain under their label, and likely without one', () => {
    expect(certainty('<h2>Opening hours</h2><p>Mon-Fri 9:00-17:00</p>')).toBe('certain');
    // A day beside them that they do not state.
    expect(certainty('<h2>Opening hours</h2><p>Mon-Fri 9:00-17:00</p><p>Sunday on request</p>')).toBe('likely');
    expect(certainty('<p>Mon-Fri 9:00-17:00</p>')).toBe('likely');
  });

  it('are likely where another place contradicts them', () => {
    const node = { '@type': 'Dentist', name: 'Larch Dental', openingHours: 'Mo-Fr 08:00-12:00' };
    expect(certainty(`${markup(node)}<h2>Opening hours</h2><p>Mon-Fri 9:00-17:00</p>`)).toBe('likely');
  });
});

describe('how sure a price is', () => {
  const offer = (price: string) =>
    markup({
      '@type': 'LocalBusiness',
      name: 'Larch',
      makesOffer: [{ '@type': 'Offer', name: 'Haircut', price, priceCurrency: 'GBP' }],
    });
  const certainty = (html: string) => read(html).prices.map((price) => price.certainty);

  it('is certain where markup and a row of the page name item and sum alike', () => {
    expect(certainty(`${offer('25')}<h2>Prices</h2><ul><li>Haircut £25.00</li><li>Colour £80.00</li></ul>`)).toEqual([
      'certain',
      'likely',
    ]);
    expect(certainty(`${offer('25')}<h2>Prices</h2><p>Haircut</p><p>£30.00</p>`)).not.toContain('certain');
  });

  it('is likely where the text alone says it, set alike or not', () => {
    expect(certainty('<h2>Prices</h2><ul><li>Haircut £25.00</li><li>Colour £80.00</li></ul>')).toEqual([
      'likely',
      'likely',
    ]);
    const card = (name: string, sum: string) => `<div class="card"><h3>${name}</h3><p class="sum">${sum}</p></div>`;
    expect(certainty(`<h2>Prices</h2>${card('Luna', '25 €')}${card('Sol', '30 €')}`)).toEqual(['likely', 'likely']);
  });
});

describe('how sure a name is', () => {
  it('is certain where the title and the frame agree', () => {
    const html = '<title>Larch Dental | Leeds</title><h1>Smile</h1><footer><p>© 2026 Larch Dental</p></footer>';
    expect(read(html).businessName).toMatchObject({ value: 'Larch Dental', certainty: 'certain' });
  });

  it('is likely where only the title says it', () => {
    expect(read('<title>Larch Dental | Leeds</title><h1>Smile</h1>').businessName).toMatchObject({
      certainty: 'likely',
    });
  });

  it('is likely where it is the address of the website', () => {
    const html = '<title>larch-shop.de | Boards</title><h1>Boards</h1><footer><p>© 2026 larch-shop.de</p></footer>';
    expect(read(html).businessName).toMatchObject({ value: 'larch-shop.de', certainty: 'likely' });
  });
});

it('rates every fact and entry of every kind', () => {
  const facts = read(
    `${markup({ '@type': 'Dentist', name: 'Larch Dental' })}<title>Larch Dental</title><p>Phone: +44 20 7946 0123</p><h2>Our services</h2><ul><li>Dental implants</li><li>Teeth whitening</li></ul>`,
  );
  const entries = Object.values(facts).flatMap((fact) =>
    Array.isArray(fact) ? fact : fact && 'sources' in fact ? [fact] : [],
  );
  expect(entries.length).toBeGreaterThan(4);
  for (const entry of entries)
    expect(entry).toHaveProperty('certainty', expect.stringMatching(/^(?:certain|likely|seen)$/));
});

describe('what stands beside others of its shape', () => {
  it('is a review; the motto of the business and a single quotation are not known to be', () => {
    const said = (text: string, by: string) => `<blockquote><p>“${text}”</p><cite>${by}</cite></blockquote>`;
    const sure = (html: string) =>
      read(`<title>Larch Trust</title><h2>What our clients say</h2>${html}<footer>© Larch Trust</footer>`).reviews.map(
        (one) => one.certainty,
      );
    const first = said('They came at once and were kind to everybody in the house.', 'Ida B.');
    expect(sure(first)).toEqual(['likely']);
    expect(sure(first + said('A quick repair and a fair price, we would call again.', 'Tom R.'))).toEqual([
      'certain',
      'certain',
    ]);
    const motto = said('All that we do is free and open to everybody who comes.', 'Larch Trust');
    expect(sure(first + motto).at(-1)).toBe('likely');
  });
});

it('a number that only an inner page gives may be that of an inn nearby', () => {
  const inn = '<div class="card"><h3>Old Mill Inn</h3><a href="tel:+442079460123">+44 20 7946 0123</a></div>';
  const pages = [page('<h1>Larch Cottage</h1>'), page(inn, { url: `${HOME}around`, role: 'other' })];
  expect(factsOf(pages).phones.map(({ certainty }) => certainty)).toEqual(['likely']);
});

it('an address without its code, with a label in it, or with another town behind the code is not certain', () => {
  const certainty = (html: string) => read(`<h2>Address</h2><p>${html}</p>`).addresses.map((one) => one.certainty);
  expect(certainty('Via Larice 7, 40121 Bologna')).toEqual(['certain']);
  expect(certainty('Camí Larix, 15, Ponent, 07011 Sa Vileta')).not.toContain('certain');
  // A door that was left out.
  expect(certainty('Plaza Larix 15, 3 A, 11201 Algeciras')).toEqual(['likely']);
});

it('an address is likely behind another name with its number: either may be the street', () => {
  const certainty = (line: string) =>
    read(`<h2>Dirección</h2><p>${line}, 28004 Madrid</p><footer><p>${line}, 28004 Madrid</p></footer>`).addresses.map(
      (one) => one.certainty,
    );
  expect(certainty('Calle Olmo 14')).toEqual(['certain']);
  expect(certainty('Valle del Olmo 37, CTM 14')).not.toContain('certain');
});

it('an address is likely under the number that templates give a house, or with the lines above it in its street', () => {
  const certainty = (html: string) => read(`<h2>Address</h2><p>${html}</p>`).addresses.map((one) => one.certainty);
  expect(certainty('Lärchenweg 124, 45127 Essen')).toEqual(['certain']);
  expect(certainty('Lärchenweg 123, 45127 Essen')).toEqual(['likely']);
  expect(certainty('Impressum larix.koeln Ida Lärchenweg 7, 45127 Essen')).not.toContain('certain');
});

it('a review is likely where a heading stands over a sentence without quotation marks', () => {
  const box = (title: string, said: string) => `<div class="testimonial"><h5>${title}</h5><p>${said}</p></div>`;
  const html =
    box('Larch Team', 'Our experts make sure that all of you are well.') +
    box('Fern Care', 'We offer a plan that is made for you alone.');
  expect(read(html).reviews.filter((one) => one.certainty === 'certain')).toEqual([]);
});

it('a chat under a number that is one digit off contradicts it', () => {
  const chat = (digits: string) => `<a href="https://wa.me/${digits}">Chat</a>`;
  const certainties = (html: string) => read(html).phones.map(({ certainty }) => certainty);
  const shown = '<p>Phone: <a href="tel:+493514961038">+49 351 4961038</a></p>';
  expect(certainties(`${shown}${chat('493514961638')}`)).toEqual(['likely', 'likely']);
  expect(certainties(`${shown}${chat('491712649103')}`)).toEqual(['certain', 'certain']);
});

it('voices of helpers in cards made for customers are no reviews for certain', () => {
  const card = (said: string, by: string) =>
    `<div class="testimonial-card"><blockquote>“${said}”</blockquote><cite>${by}</cite></div>`;
  const cards =
    card('Packing parcels seemed small, and it filled my whole day with joy.', 'Ida B.') +
    card('I helped at a camp and saw how glad everybody was afterwards.', 'Tom R.');
  const sure = (heading: string) => read(`<h2>${heading}</h2>${cards}`).reviews.map(({ certainty }) => certainty);
  expect(sure('More voices of volunteers')).not.toContain('certain');
  expect(sure('What our clients say')).toEqual(['certain', 'certain']);
});

it('a word written small as on any page is no name for certain', () => {
  const named = (name: string) => {
    const html = `<title>${name}</title><header><a href="/">${name}</a></header><p>All about the work in radiology.</p>`;
    return read(html, { role: 'home' }).businessName?.certainty;
  };
  expect(named('Larch')).toBe('certain');
  expect(named('radiology')).not.toBe('certain');
});

describe('how sure a street is that words stand before', () => {
  const addressIn = (written: string) => {
    const [found] = read(`<h1>Lerchenhof</h1><p>Adresse: ${written}</p><footer><p>${written}</p></footer>`).addresses;
    return [found?.value.street, found?.value.region, found?.certainty];
  };

  it.each([
    [
      'its adjectives are part of it',
      'Neue Kölner Landstr. 203a, 50667 Köln (Nippes)',
      'Neue Kölner Landstr. 203a',
      'certain',
    ],
    ['behind a mark', 'Lerchenhof · Tilda Larch · Kölner Landstr. 7, 50667 Köln', 'Kölner Landstr. 7', 'certain'],
    ['behind the town', '50667 Köln, Kölner Landstr. 7', 'Kölner Landstr. 7', 'certain'],
    [
      'words that may be of its name or not',
      'Tilda Larch Kölner Landstr. 7, 50667 Köln',
      'Kölner Landstr. 7',
      'likely',
    ],
  ])('%s', (_, written, street, certainty) => {
    expect(addressIn(written)).toEqual([street, null, certainty]);
  });
});

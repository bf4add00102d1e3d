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

describe('how sure an address for mail is', () => {
  const certainty = (html: string) => read(html).emails.map((email) => email.certainty);

  it('is certain under the domain of the business, in text', () => {
    expect(certainty('<p>Write to hello@example.test</p>')).toEqual([]);
    const site = { ...target, homeUrl: 'https://larch-dental.test/' };
    const pages = [page('<p>Write to hello@larch-dental.test</p>', { url: site.homeUrl })];
    expect(factsOf(pages, site).emails.map((email) => email.certainty)).toEqual(['certain']);
  });

  it('is likely under a domain of somebody else, until markup gives it too', () => {
    const shown = '<p><a href="mailto:ida@lindwurm-media.de">ida@lindwurm-media.de</a></p>';
    expect(certainty(shown)).toEqual(['likely']);
    const node = { '@type': 'Dentist', name: 'Larch Dental', email: 'ida@lindwurm-media.de' };
    expect(certainty(markup(node) + shown)).toEqual(['certain']);
  });
});

describe('how sure opening hours are', () => {
  const certainty = (html: string) => read(html).openingHours?.certainty;

  it('are certain under their label, and likely without one', () => {
    expect(certainty('<h2>Opening hours</h2><p>Mon-Fri 9:00-17:00</p>')).toBe('certain');
    expect(certainty('<p>Mon-Fri 9:00-17:00</p>')).toBe('likely');
  });

  it('are likely where another place contradicts them', () => {
    const node = { '@type': 'Dentist', name: 'Larch Dental', openingHours: 'Mo-Fr 08:00-12:00' };
    expect(certainty(`${markup(node)}<h2>Opening hours</h2><p>Mon-Fri 9:00-17:00</p>`)).toBe('likely');
  });
});

describe('how sure a price is', () => {
  const certainty = (html: string) => read(html).prices.map((price) => price.certainty);

  it('is certain in one row with its item', () => {
    expect(certainty('<h2>Prices</h2><ul><li>Haircut, dry £25.00</li><li>Full colour £80.00</li></ul>')).toEqual([
      'certain',
      'certain',
    ]);
  });

  it('is likely in a sentence', () => {
    expect(certainty('<h2>Prices</h2><p>A haircut costs £25.00 on weekdays.</p>')).toEqual(['likely']);
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

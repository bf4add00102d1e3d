import { describe, expect, it } from 'vitest';
import { HOME, page, website } from '../../../../testing/audit-builders.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import type { RatedFacts } from '../../facts.ts';
import { readFacts } from '../../read-facts.ts';
import { rateFacts } from '../rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

function factsOf(pages: ReadPage[], at = target): RatedFacts {
  const seen = website({ target: at, pages });
  return rateFacts(readFacts(seen), seen);
}

const read = (html: string): RatedFacts => factsOf([page(html)]);
const markup = (node: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`;

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

it('a free mailbox in the frame is likely beside another one', () => {
  const link = (box: string) => `<p><a href="mailto:${box}">${box}</a></p>`;
  const certainties = (html: string) => read(html).emails.map((one) => `${one.value} ${one.certainty}`);
  expect(certainties(link('larch@gmail.com'))).toEqual(['larch@gmail.com certain']);
  expect(certainties(`${link('larch@gmail.com')}${link('template@gmail.com')}`)).toEqual([
    'larch@gmail.com likely',
    'template@gmail.com likely',
  ]);
});

it('a mailbox beside a number that a template left is likely, unless it stands elsewhere, too', () => {
  const mail = '<a href="mailto:office@larch-dental.test">office@larch-dental.test</a>';
  const site = { ...target, homeUrl: 'https://larch-dental.test/', scopeUrl: 'https://larch-dental.test/' };
  const certainties = (...contents: string[]) =>
    factsOf(
      contents.map((html, at) => page(html, { url: `${site.homeUrl}${at === 0 ? '' : at}` })),
      site,
    ).emails.map((one) => one.certainty);
  expect(certainties(`<p>Phone: +31 6 12345678<br>${mail}</p>`)).toEqual(['likely']);
  expect(certainties(`<p>Phone: +31 6 12345678</p><p>${mail}</p>`)).toEqual(['likely']);
  expect(certainties(`<p>Phone: +31 20 794 6012</p><p>${mail}</p>`)).toEqual(['certain']);
  expect(certainties(`<p>Phone: +31 6 12345678<br>${mail}</p>`, `<p>Write to ${mail}</p>`)).toEqual(['certain']);
});

it('a mailbox that only a form writes to is likely', () => {
  const form = '<form action="mailto:office@larch-dental.test"><input name="subject"></form>';
  const site = { ...target, homeUrl: 'https://larch-dental.test/' };
  const pages = [page(form, { url: site.homeUrl }), page(form, { url: `${site.homeUrl}contact` })];
  expect(factsOf(pages, site).emails.map(({ certainty }) => certainty)).toEqual(['likely']);
});

it('a mailbox is certain under a domain that holds the whole name', () => {
  const certainty = (name: string, box: string) =>
    read(`<title>${name}</title><h1>${name}</h1><p>Write to ${box}</p>`).emails.map((one) => one.certainty);
  expect(certainty('Larch Dental Care', 'office@larchdentalcareleeds.com')).toEqual(['certain']);
  expect(certainty('Petits Mélèzes d’Ida', 'contact@petitsmelezesida.com')).toEqual(['certain']);
  expect(certainty('Larch Electrical Services', 'ida@larchelecservices.com')).toEqual(['certain']);
  expect(certainty('Larch', 'office@larchbrothers.com')).toEqual(['likely']);
});

it('the only mailbox that bears the name is certain, and one of two or in a text about others is not', () => {
  const certainty = (name: string, html: string) =>
    read(`<title>${name}</title><h1>${name}</h1>${html}`).emails.map((one) => one.certainty);
  expect(certainty('Larch', '<footer>© 2026 Larch <a href="mailto:info@larch-and-wool.com">Mail</a></footer>')).toEqual(
    ['certain'],
  );
  expect(certainty('Bakery Lärch', '<p>E-mail: ida-laerch@gmx.de</p>')).toEqual(['certain']);
  expect(certainty('Bakery Lärch', '<p>E-mail: ida@gmx.de</p>')).toEqual(['likely']);
  expect(certainty('Bakery Lärch', '<p>E-mail: ida-laerch@gmx.de</p><p>ida-laerch@web.de</p>')).toEqual([
    'likely',
    'likely',
  ]);
});

it('takes no part of the next element for the end of an address that a link opens', () => {
  const { emails } = read(
    '<title>Larch</title><a href="mailto:larch.help@gmail.com"><span>larch.help@gmail.com</span><span>E-mail us</span></a>',
  );
  expect(emails.map(({ value }) => value)).toEqual(['larch.help@gmail.com']);
});

it('a mailbox that a link contradicts is for its owner to settle, however often it stands there', () => {
  const foot = '<footer><p>larchtentssc@gmail.com</p></footer>';
  const certainties = (main: string) =>
    read(`<title>Larch Tents</title><main>${main}</main>${foot}`).emails.map(({ certainty }) => certainty);
  const right = '<a href="mailto:larchtentssc@gmail.com">larchtentssc@gmail.com</a>';
  const wrong = '<p>Write to <a href="mailto:larchtents@gmail.com">larchtentssc@gmail.com</a></p>';
  expect(certainties(`<p>Write to ${right}</p>`)).toEqual(['certain']);
  expect(certainties(wrong)).not.toContain('certain');
  expect(certainties(`${wrong}<p>Write to ${right}</p>`)).toContain('certain');
});

it('of two houses neither mailbox is sure by its places alone', () => {
  const box = (name: string) => `<p>Mail: <a href="mailto:${name}">${name}</a></p>`;
  const certaintyOf = (...others: string[]) => {
    const told = [page(others.map(box).join(''))];
    for (const path of ['oak', 'elm', 'imprint'])
      told.push(
        page(box('hello@sunny-farm.test'), { url: `${HOME}${path}`, role: path === 'imprint' ? 'legal' : 'other' }),
      );
    return factsOf(told).emails.find(({ value }) => value === 'hello@sunny-farm.test')?.certainty;
  };
  expect(certaintyOf()).toBe('certain');
  expect(certaintyOf('hello@highland-farm.test')).toBe('likely');
});

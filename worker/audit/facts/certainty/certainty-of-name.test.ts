import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readFacts } from '../read-facts.ts';
import { rateFacts } from './rate-facts.ts';

const certainName = (html: string, ...others: string[]) => {
  const further = others.map((other, at) => page(other, { url: `${HOME}${at}.html`, role: 'other' }));
  const seen = website({
    target: { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null },
    pages: [page(html), ...further],
  });
  const { businessName } = rateFacts(readFacts(seen), seen);
  return businessName?.certainty === 'certain' ? businessName.value : null;
};

it('is certain where title and copyright line begin with it', () => {
  const copyright = '<footer><p>© 2026 Ida Larch - Dentist. All rights reserved.</p></footer>';
  expect(certainName(`<title>Ida Larch - Dentist | Leeds</title><h1>Ida Larch</h1>${copyright}`)).toBe('Ida Larch');
});

it('is certain where a copyright line with the sign behind or the word alone has it', () => {
  const signBehind = '<p>Larch Flowers ©2015 - All rights reserved.</p>';
  const title = '<title>Flowers - Larch Flowers, florist in Leeds</title>';
  expect(certainName(`${title}<h1>Larch Flowers</h1>${signBehind}`)).toBe('Larch Flowers');
  expect(certainName(`${title}<h1>Larch Flowers</h1>`)).toBe(null);
  const frame = (text: string) =>
    `<title>Ida Larch Osteopath</title><header><img src="logo.png" alt="Ida Larch Logo"></header><footer><p>${text}</p></footer>`;
  expect(certainName(frame('Copyright Ida Larch 2023'))).toBe('Ida Larch');
  expect(certainName(frame('By Ida Larch 2023'))).toBe(null);
});

it('is told by a copyright line in the footer once, and by the main heading beside it', () => {
  const html = (title: string, h1: string, owner: string) =>
    `<title>${title}</title><h1>${h1}</h1><p>Open daily.</p><footer><p>© 2026 ${owner}. All rights reserved.</p></footer>`;
  expect(certainName(html('Crafts and jewels', 'Welcome', 'Larch Oaks'))).toBe(null);
  expect(certainName(html('Crafts and jewels', 'Shop Larch Oaks', 'Larch Oaks'))).toBe('Larch Oaks');
  expect(certainName(html("O'Larch &amp; Oak - Catalogue", "O'Larch &amp; Oak", "O'Larch"))).toBe(null);
});

it('is certain where an element made for it, the title and a heading hold it', () => {
  const html = (site: string) =>
    `<title>Magasine Fromagerie de Larque</title><meta property="og:site_name" content="${site}"><h2>Bienvenue dans la boutique Fromagerie de Larque</h2>`;
  expect(certainName(html('Fromagerie de Larque'))).toBe('Fromagerie de Larque');
  expect(certainName(html('Larque'))).toBe(null);
});

it('is no part of what the title goes on to say', () => {
  const html =
    '<title>Leeds Larches Felled &amp; Sold</title><h1>Leeds Larches</h1><footer><p>© 2026 Ida Oak</p></footer>';
  expect(certainName(html)).not.toBe('Leeds Larches');
});

it('is no person whose mailbox spells the name over an address', () => {
  const html =
    '<title>Apartment Larchford</title><h1>Apartment</h1><p>Ida Larch</p><p>4 Mill Lane, Leeds LS1 4AP</p><p>idalarch@gmail.com</p>';
  expect(certainName(html)).not.toBe('Ida Larch');
});

it('is certain with its legal form where it is the whole title and stands in the main heading', () => {
  const html = (name: string) => `<title>${name}</title><h1>Willkommen bei der ${name}</h1><p>Wir spielen für Sie.</p>`;
  expect(certainName(html('Musikkreis Larch e.V.'))).toBe('Musikkreis Larch e.V.');
  expect(certainName(html('Musik am Larch'))).toBe(null);
});

it('is not certain where the title or the copyright line goes on with an "&"', () => {
  const html = (title: string, owner: string) =>
    `<title>${title}</title><header><a href="/"><img src="l.png" alt="Larch Joinery Logo"></a></header><h1>Larch Joinery</h1><p>Larch Joinery makes tables.</p><footer><p>© 2026 ${owner}</p></footer>`;
  expect(certainName(html('Larch Joinery', 'Larch Joinery'))).toBe('Larch Joinery');
  expect(certainName(html('Larch Joinery & Sons | Leeds', 'Larch Joinery'))).toBe('Larch Joinery');
  expect(certainName(html('Larch Joinery & Sons | Leeds', 'All rights reserved'))).not.toBe('Larch Joinery');
  expect(certainName(html('Larch Joinery | Leeds', 'Larch Joinery & Oak Doors'))).not.toBe('Larch Joinery');
});

it('is no entry of the menu that the page is titled with', () => {
  const menu = (label: string) =>
    `<nav><ul><li><a href="/">${label}</a></li><li><a href="/hours">Hours</a></li><li><a href="/way">The way here</a></li></ul></nav>`;
  const html = (label: string, more = '') =>
    `<title>${label}</title><body><header>${menu(label)}</header><main><h1>Welcome</h1><p>We mend boots.</p>${more}</main></body>`;
  const inner = `<title>Hours</title><body><header>${menu('Boots')}</header><main><h1>Hours</h1></main></body>`;
  expect(certainName(html('Boots'), inner)).toBeNull();
  expect(certainName(html('Larch Boots', '<footer><p>© 2026 Larch Boots</p></footer>'), inner)).toBe('Larch Boots');
});

it('is not certain of what two parts in title and heading alone are for', () => {
  const html = (footer: string) =>
    `<title>Larch Joinery – Orders</title><h1>Larch Joinery — Orders</h1><p>Write to us.</p><footer>${footer}</footer>`;
  expect(certainName(html(''))).toBeNull();
  expect(certainName(html('<p>© 2026 Larch Joinery</p>'))).toBe('Larch Joinery');
});

it('is not certain by a mailbox and lines that only hold its words', () => {
  const html = (title: string) =>
    `<title>${title}</title><main><p>Larch Pots turned by hand</p></main><footer><p>Larch Pots turned by hand</p><p>larchpots@oak.test</p></footer>`;
  expect(certainName(html('Ida Oak'))).toBe(null);
  expect(certainName(html('Larch Pots'))).toBe('Larch Pots');
});

it('is none that a title puts together, or that the markup of the home page calls otherwise', () => {
  const ld = (name: string) => `<script type="application/ld+json">{"@type":"Dentist","name":"${name}"}</script>`;
  const joined = 'Sports therapy | Ida Larch';
  const logo = `<header><a href="/"><img src="logo.png" alt="${joined}"></a></header><h1>Welcome</h1>`;
  const html = `<title>${joined}</title><meta property="og:site_name" content="${joined}">${logo}`;
  expect(certainName(html)).toBe(null);
  expect(certainName(`${html}${ld('Practice Ida Larch')}`)).not.toBe(joined);
  const named = '<title>Larch Oaks</title><h1>Larch Oaks</h1><footer>© 2026 Larch Oaks</footer>';
  expect(certainName(`${named}${ld('Larch Oaks Ltd')}`)).toBe('Larch Oaks');
  expect(certainName(`${named}${ld('Practice Ida Elm')}`)).not.toBe('Larch Oaks');
  // A title for search engines in the place of the name is no other name.
  expect(certainName(`${named}${ld('Floors and stairs in Elmford | The oak house')}`)).toBe('Larch Oaks');
});

it('is no invitation that sentences leave out', () => {
  const html = (name: string) =>
    '<title>Shop at Larch Farm</title><h1>Honey</h1><footer><p>© 2026 Shop at Larch Farm</p></footer>' +
    ['Welcome to NAME by the river.', 'At NAME we keep forty hives.', 'Stores near you sell what NAME makes.']
      .map((text) => `<p>${text.replace('NAME', name)}</p>`)
      .join('');
  expect(certainName(html('Larch Farm'))).toBe(null);
  expect(certainName(html('Shop at Larch Farm'))).toBe('Shop at Larch Farm');
});

it('is certain where two kinds of places spell it letter by letter, and no account alone beside one of them', () => {
  const html = (title: string, said: string, site = said) =>
    `<title>${title}</title><meta property="og:site_name" content="${site}"><p>We are ${said} of Leeds.</p><footer><p>© 2026 ${said}</p><a href="https://www.instagram.com/larchquartett">Instagram</a></footer>`;
  expect(certainName(html('Larch Quartett', 'Larch Quartett'))).toBe('Larch Quartett');
  expect(certainName(html('Larch Quartett', 'LarchQuartett'))).not.toBe('Larch Quartett');
  expect(certainName(html('Larch Quartett', 'Larch Quartett', 'Larch Quartett Leeds'))).toBe(null);
  expect(certainName(html('Larch Quartett / Concerts', 'Larch Quartett / Concerts'))).toBe(null);
  const alone = '<title>Larch Quartett</title><a href="https://www.instagram.com/larchquartett">Instagram</a>';
  expect(certainName(alone)).toBe(null);
});

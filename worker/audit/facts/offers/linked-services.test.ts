import { expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { readServices } from './services.ts';

const HOME = 'https://example.test/';
const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

it('takes what lies below a page for no service of the entry that unfolds a menu on it', () => {
  const entry = (href: string) =>
    `<nav><ul><li><a href="${href}">Services</a><ul><li><a href="/felting">Felting</a></li><li><a href="/weaving">Weaving</a></li></ul></li>` +
    '<li><a href="#">Reading</a><ul><li><a href="/reading/wool-act.html">Wool Labelling Act</a></li></ul></li></ul></nav>';
  const on = (html: string) =>
    readServices(website({ target: TARGET, pages: [page(html, { url: `${HOME}reading/`, role: 'other' })] })).map(
      ({ value }) => value,
    );
  expect(on(entry('#'))).toEqual(['Felting', 'Weaving']);
});

it('takes the page over the services in a menu for none of them', () => {
  const menu = (first: string) =>
    `<nav><ul><li><a href="/treatments.html">Treatments</a><ul><li><a href="${first}">All at a glance</a></li>` +
    '<li><a href="/treatments/felting.html">Felting</a></li><li><a href="/treatments/weaving.html">Weaving</a></li>' +
    '<li><a href="/treatments/dyeing.html">Dyeing</a></li></ul></li></ul></nav>';
  const on = (first: string) =>
    readServices(website({ target: TARGET, pages: [page(menu(first), { url: HOME })] })).map(({ value }) => value);
  expect(on('/treatments.html')).toEqual(['Felting', 'Weaving', 'Dyeing']);
  expect(on('/treatments/index.html')).toEqual(['Felting', 'Weaving', 'Dyeing']);
  expect(on('/treatments/carding.html')).toContain('All at a glance');
});

it('takes an entry that opens a menu for none of them', () => {
  const menu =
    '<nav><ul><li><a href="/services/">Services</a><ul><li><a href="/services/felting/">Felting</a></li>' +
    '<li><a href="/services/weaving/">Weaving</a></li><li><a href="/services/work/">Our work ▾</a></li></ul></li></ul></nav>';
  const on = readServices(website({ target: TARGET, pages: [page(menu, { url: HOME })] }));
  expect(on.map(({ value }) => value)).toEqual(['Felting', 'Weaving']);
});

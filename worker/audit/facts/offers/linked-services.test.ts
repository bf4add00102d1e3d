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

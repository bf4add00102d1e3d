import { expect, it } from 'vitest';
import { page } from '../../../../testing/audit-builders.ts';
import { emptyNamedLinks } from './broken-links.ts';

/** The links that a browser clicked, and on which nothing happened. */
function named(html: string) {
  const one = page(html, { rendered: html });
  for (const link of one.rendered?.view.links ?? []) link.opens = false;
  return emptyNamedLinks([one]).map(({ seen }) => seen);
}

const list = (...names: string[]) => `<ul>${names.map((name) => `<li><a href="#">${name}</a></li>`).join('')}</ul>`;

it('names links of the text and of a footer that do nothing, and no menu, legal text or network', () => {
  const oars = ['no address behind “Oars”', 'no address behind “Sails”'];
  expect(named(`<main>${list('Oars', 'Sails')}</main>`)).toEqual(oars);
  expect(named(`<footer>${list('Oars', 'Sails')}</footer>`)).toEqual(oars);
  expect(named(`<footer>${list('To the top')}</footer>`)).toEqual([]);
  expect(named(`<footer>${list('Facebook', 'Instagram', 'Cookie settings', 'Privacy')}</footer>`)).toEqual([]);
  expect(named(`<header><nav>${list('Oars', 'Sails')}</nav></header>`)).toEqual([]);
});

it('says nothing of a click where a script did not arrive that may answer it', () => {
  const html = `<main>${list('Oars', 'Sails')}</main>`;
  const one = page(html, { rendered: html });
  for (const link of one.rendered?.view.links ?? []) link.opens = false;
  expect(emptyNamedLinks([one])).toHaveLength(2);
  if (one.rendered) one.rendered.missesCode = true;
  expect(emptyNamedLinks([one])).toEqual([]);
});

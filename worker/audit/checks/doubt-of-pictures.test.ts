import { expect, it } from 'vitest';
import { HOME, page } from '../../testing/audit-builders.ts';
import { doubtOfPictures } from './doubt-of-pictures.ts';

const TEXT = `<p>${'We bake rye and spelt at night. '.repeat(9)}</p>`;
const PICTURES = Array.from({ length: 9 }, (_, i) => `<img src="p${i}.png" alt="">`).join('');
const address = { id: 'contact-data-not-in-text' };

it('says that what was not found may stand in a picture, where the page called after it is all pictures', () => {
  const home = page(TEXT);
  const drawn = page(PICTURES, { url: `${HOME}location`, role: 'locations' });
  const written = page(TEXT, { url: `${HOME}about`, role: 'about' });
  expect(doubtOfPictures(address, [home, written, drawn])).toMatch(/\/location shows pictures in place of text\.$/);
  expect(doubtOfPictures({ id: 'few-customer-reviews' }, [home, written, drawn])).toBeNull();
  expect(doubtOfPictures(address, [home, written])).toBeNull();
});

it('says so of half of all pages, whatever they are called, and never of links', () => {
  const pages = [page(PICTURES), page(TEXT, { url: `${HOME}about`, role: 'about' })];
  expect(doubtOfPictures({ id: 'few-customer-reviews' }, pages)).toMatch(/the home page shows pictures/);
  expect(doubtOfPictures({ id: 'few-linked-profiles', looksForLinks: true }, pages)).toBeNull();
});

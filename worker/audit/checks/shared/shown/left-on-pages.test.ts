import { expect, it } from 'vitest';
import { page } from '../../../../testing/audit-builders.ts';
import { leftOnPages } from './left-on-pages.ts';

const HOME = 'https://larch.example/';
const legal = (path: string, html: string) => page(`<main>${html}</main>`, { url: `${HOME}${path}`, role: 'legal' });
const seen = (...pages: Parameters<typeof leftOnPages>[0]) => leftOnPages(pages).map((one) => one.seen);

const privacy = '<p>We pass your address on to the carrier [Carrier], and to nobody else.</p>';

it('takes a noun in brackets for a gap where the same hand left a phrase in brackets on another page', () => {
  const contact = page('<main><p>Address: [Street, town]</p></main>', { url: `${HOME}contact`, role: 'contact' });
  expect(seen(contact, legal('privacy', privacy))).toContain(
    'We pass your address on to the carrier [Carrier], and to nobody else.',
  );
  expect(seen(legal('privacy', privacy))).toEqual([]);
  const linked = legal('privacy', '<p>Read it as a file [<a href="/p.pdf">Printout</a>] at home.</p>');
  expect(seen(contact, linked)).toEqual(['Address: [Street, town]']);
});

it('names each notice of the law whose template note is of the kind that was left beside gaps', () => {
  const note = (text: string) => `<div class="note">Template — ${text}</div>`;
  const imprint = legal('imprint', note('please complete. Replace all [marked fields] with your data.'));
  const terms = legal('terms', note('please check. These terms are a pattern for a small shop.'));
  expect(seen(imprint, terms)).toHaveLength(2);
  expect(seen(terms)).toEqual([]);
});

it('leaves what a script puts the real words in the place of', () => {
  const served =
    '<main><p>E-mail: [shown without robots]</p><p>Write to us at any time, we answer within the day.</p></main>';
  const at = (rendered: string) => page(served, { url: `${HOME}contact`, role: 'contact', rendered });
  expect(seen(at(served))).toEqual(['E-mail: [shown without robots]']);
  expect(seen(at(served.replace('[shown without robots]', 'ada@larch.example')))).toEqual([]);
});

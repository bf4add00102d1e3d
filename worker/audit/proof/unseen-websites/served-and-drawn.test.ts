import { describe, expect, it } from 'vitest';
import { HOME, page } from '../../../testing/audit-builders.ts';
import { phone, run } from '../../../testing/unseen-website.ts';

/** What stands in the HTML as served and scripts write over: who looks at the page sees another thing. */
describe('a made-up number that a script replaces', () => {
  const html = (number: string, href: string) =>
    `<main><h1>Contact</h1><p>Call <a href="${href}">${number}</a> from Monday to Friday</p></main>`;
  const served = html('+91 99999 99999', 'tel:');
  const drawn = html('+91 70220 14385', 'tel:+917022014385');
  const found = { phones: [phone('+91 70220 14385')] };

  it('is told as what machines read, and the tap as working', () => {
    const pages = [page(served, { rendered: drawn })];
    const outcome = run('contradictory-contact-data', pages, found);
    expect(outcome).toMatchObject({ outcome: 'fail', cause: 'made-up-until-scripts' });
    expect(run('unlinked-contact-data', pages, found).cause).not.toBe('undialable');
  });
  it.each([[undefined], [served], ['<p></p>']])(
    'is told as seen where a browser shows it, or nothing: %s',
    (rendered) => {
      const pages = [page(served, rendered === undefined ? {} : { rendered })];
      expect(run('contradictory-contact-data', pages, found)).toMatchObject({ cause: 'made-up-number' });
    },
  );
  it('is told of a page that only scripts fill', () => {
    const shell = page('<div id=root></div>', {
      rendered: served.replace('</main>', `<p>${'word '.repeat(60)}</p></main>`),
    });
    expect(run('contradictory-contact-data', [shell], {})).toMatchObject({ outcome: 'fail', cause: 'made-up-number' });
  });
  it('a link without a number that stays is one that calls nobody', () => {
    expect(run('unlinked-contact-data', [page(served, { rendered: served })], found)).toMatchObject({
      outcome: 'partial',
      cause: 'undialable',
    });
  });
});

it('main headings that scripts bring to pages they write are no task of their own', () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
  const home = page(`<main><h1>Home</h1><p>${words(600)}</p></main>`);
  const item = (served: string) =>
    page(`<main>${served}</main>`, {
      url: `${HOME}item?id=1`,
      role: 'products',
      rendered: `<main><h1>Green lamp</h1><p>${words(300)}</p></main>`,
    });
  expect(run('missing-main-heading', [home, item('')]).cause).toBe('only-after-javascript');
  expect(run('missing-main-heading', [home, item(`<p>${words(300)}</p>`)]).cause).toBe('only-the-frame');
});

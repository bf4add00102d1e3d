import { describe, expect, it } from 'vitest';
import { HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { missingMainHeading } from './missing-main-heading.ts';

const run = (html: string, rendered?: string) =>
  missingMainHeading.run(inputs({ pages: [page(html, rendered === undefined ? {} : { rendered })] }));

describe('missing-main-heading', () => {
  it('passes one main heading, an image with a text too', () => {
    expect(run('<h1>Rosa Bakery</h1>')).toMatchObject({
      outcome: 'pass',
      evidence: [{ place: 'h1', seen: 'Rosa Bakery' }],
    });
    expect(run('<h1><img alt="Rosa Bakery"></h1>')).toMatchObject({ outcome: 'pass' });
  });

  it('counts no heading of a dialog or a slide that a browser does not show beside the one it shows', () => {
    const of = (style: string) =>
      `<h1>Rosa Bakery</h1><p>We bake rye.</p><div${style}><h1>Order a cake</h1><p>Write to us.</p></div>`;
    expect(run(of(''), of(' style="display:none"'))).toMatchObject({ outcome: 'inconclusive' });
    expect(run(of(''), of(''))).toMatchObject({ outcome: 'partial', cause: 'several' });
    expect(run(of(''))).toMatchObject({ outcome: 'partial', cause: 'several' });
  });

  it('tells a name that a script sets over all pages from the heading of a page', () => {
    const inner = (name: string, h1: string) =>
      page(`<h3>${name}</h3><p>We bake rye.</p>`, {
        url: `${HOME}${name}`,
        role: 'other',
        rendered: `<h1>${h1}</h1><h3>${name}</h3><p>We bake rye.</p>`,
      });
    const of = (one: string, other: string) =>
      missingMainHeading.run(inputs({ pages: [inner('rye', one), inner('rolls', other)] }));
    expect(of('Rosa Bakery', 'Rosa Bakery')).toMatchObject({
      cause: 'same-banner',
      evidence: [{ seen: 'the first heading is h3: rye' }, { seen: 'the first heading is h3: rolls' }],
    });
    expect(of('Rye by Rosa', 'Rolls by Rosa')).toMatchObject({ cause: 'only-the-frame' });
  });

  it('lists beside a page without one a home page that holds nothing yet, and a page that holds a map', () => {
    const menu = '<nav><a href="/">Home</a></nav>';
    const bare = page(menu, { rendered: menu });
    const contact = page(`${menu}<h2>Call us</h2><p>We bake rye.</p>`, { url: `${HOME}contact`, role: 'contact' });
    const map = page(`${menu}<iframe src="https://maps.google.com/maps?q=York"></iframe>`, {
      url: `${HOME}map`,
      role: 'other',
    });
    const found = missingMainHeading.run(inputs({ pages: [bare, contact, map] }));
    expect(found.evidence.map(({ pageUrl }) => pageUrl)).toEqual([HOME, `${HOME}contact`, `${HOME}map`]);
  });

  it('is partial for several', () => {
    expect(run('<h1>A</h1><h1>B</h1>')).toMatchObject({
      outcome: 'partial',
      evidence: [{ place: '2 h1', seen: 'A · B' }],
    });
  });

  it('takes two versions of one page, for phones and for wide screens, for no second main heading', () => {
    const chapters = (...names: string[]) => names.map((name) => `<h2>${name}</h2><p>We bake ${name}.</p>`).join('');
    const phone = `<div class="narrow"><h1>Bread</h1>${chapters('Rye', 'Rolls', 'Cakes', 'News')}</div>`;
    const wide = `<div class="wide"><h1>Bread of Rosa</h1>${chapters('Rye loaves', 'Rolls', 'Cakes', 'News')}</div>`;
    expect(run(phone + wide)).toMatchObject({ outcome: 'inconclusive', evidence: [{ place: '2 h1' }] });
    const kinds = `<h1>Rye</h1>${chapters('Flour', 'Prices')}<h1>Rolls</h1>${chapters('Flour', 'Prices')}`;
    expect(run(kinds)).toMatchObject({ outcome: 'partial' });
  });

  it('quotes the lesser heading that names the page, where it is of this page alone', () => {
    const titled = (title: string, path = '') =>
      page(`<title>${title}</title><h3>Fresh bread</h3><h2>Rosa Bakery</h2><p>We bake rye.</p>`, {
        url: `${HOME}${path}`,
        role: path === '' ? 'home' : 'other',
      });
    const named = (...pages: ReturnType<typeof page>[]) => missingMainHeading.run(inputs({ pages }));
    expect(named(titled('Rosa Bakery | York'))).toMatchObject({
      cause: 'named-below',
      evidence: [{ place: 'no h1', seen: 'the heading that names the page is h2: Rosa Bakery' }],
    });
    expect(named(titled('York'))).not.toHaveProperty('cause');
    expect(named(titled('Rosa Bakery'), titled('Rosa Bakery', 'rolls'))).not.toHaveProperty('cause');
  });

  it('fails when there is none or an empty one', () => {
    expect(run('<h2>Bread</h2>')).toMatchObject({
      outcome: 'fail',
      evidence: [{ seen: 'the first heading is h2: Bread' }],
    });
    expect(run('<h1> </h1><p>We bake rye.</p>')).toMatchObject({
      outcome: 'fail',
      evidence: [{ place: 'h1 without words', seen: 'no words in any heading' }],
    });
  });

  it('leaves open what heads a page whose data did not arrive', () => {
    const waiting = (html: string, rendered: string, missesData = true) => {
      const one = page(html, { rendered });
      if (one.rendered) one.rendered.missesData = missesData;
      return missingMainHeading.run(inputs({ pages: [one] }));
    };
    const shown = '<h1></h1><h2>Coats</h2><p>Coats made to last.</p>';
    expect(waiting('<div></div>', shown)).toMatchObject({ outcome: 'inconclusive' });
    expect(waiting('<div></div>', shown, false)).toMatchObject({
      outcome: 'fail',
      evidence: [{ place: 'h1 without words' }],
    });
    const told = `<h2>Coats</h2><p>${'Coats made to last, of wool. '.repeat(5)}</p>`;
    expect(waiting(told, told)).toMatchObject({ outcome: 'fail', evidence: [{ place: 'no h1' }] });
  });

  it('asks no heading of a page that holds nothing of its own', () => {
    expect(run('<p> </p>')).toMatchObject({ outcome: 'inconclusive' });
    const menu = '<p>Shop</p><p>Contact</p><p>About</p>';
    const empty = ['a', 'b', 'c'].map((path) => page(menu, { url: HOME + path, role: 'other' }));
    const home = page(`<h1>Rosa</h1>${menu}<p>Old coats and medals.</p>`);
    expect(missingMainHeading.run(inputs({ pages: [home, ...empty] }))).toMatchObject({ outcome: 'inconclusive' });
    const bare = page(`${menu}<p>Old coats and medals.</p>`);
    expect(missingMainHeading.run(inputs({ pages: [bare, ...empty] }))).toMatchObject({
      outcome: 'fail',
      evidence: [{ pageUrl: HOME }],
    });
  });

  it('is partial when only JavaScript adds it', () => {
    expect(run('<div></div>', '<h1>Rosa</h1>')).toMatchObject({
      outcome: 'partial',
      evidence: [{ place: 'h1, only after JavaScript' }],
    });
  });

  it('tells headings that scripts bring apart from those that are nowhere', () => {
    const line = '<p>We hire out rowing boats by the hour, and mend those of others.</p>';
    const at = (path: string) => ({ url: HOME + path, role: path === '' ? ('home' as const) : ('other' as const) });
    const plainly = (path: string) => page(`<h1>Boats</h1>${line}`, at(path));
    const late = (path: string) => page(line, { ...at(path), rendered: `<h1>Skiff</h1>${line}` });
    const never = (path: string) => page(`<h2>Till</h2>${line}`, { ...at(path), rendered: `<h2>Till</h2>${line}` });
    const of = (...pages: ReturnType<typeof page>[]) => runCheck(missingMainHeading, inputs({ pages }));
    const paths = ({ evidence }: ReturnType<typeof of>) => evidence.map(({ pageUrl }) => pageUrl.replace(HOME, '/'));
    const mixed = of(plainly(''), late('skiff'), late('punt'), never('till'), ...['a', 'b', 'c'].map(plainly));
    expect(mixed).toMatchObject({ outcome: 'partial', cause: 'only-the-frame' });
    expect(paths(mixed)).toEqual(['/skiff', '/punt']);
    const missing = of(plainly(''), late('skiff'), never('till'), never('desk'), plainly('a'));
    expect(missing.outcome).toBe('fail');
    expect(paths(missing)).toEqual(['/till', '/desk']);
  });

  it('leaves out a page no browser drew of a file whose main heading scripts write', () => {
    const shell = '<h2>You may like</h2><p>We bake rye.</p>';
    const product = (id: number, rendered?: string) =>
      page(shell, { url: `${HOME}product.html?id=${id}`, role: 'products', ...(rendered ? { rendered } : {}) });
    const home = page('<h1>Rosa Bakery</h1><p>We bake rye.</p>');
    const of = (...pages: ReturnType<typeof page>[]) => missingMainHeading.run(inputs({ pages: [home, ...pages] }));
    const drawn = product(1, `<h1>Rye</h1>${shell}`);
    expect(JSON.stringify(of(drawn, product(2)).evidence)).not.toContain('id=2');
    expect(JSON.stringify(of(product(2)).evidence)).toContain('id=2');
  });
});

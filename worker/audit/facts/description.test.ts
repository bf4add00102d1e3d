import { expect, it } from 'vitest';
import { HOME, page, website } from '../../testing/audit-builders.ts';
import { readDescription } from './description.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const read = (description: string) =>
  readDescription(website({ target, pages: [page(`<head><meta name="description" content="${description}"></head>`)] }))
    ?.value;

it('a description is told without the call to click that ends it', () => {
  const said = 'Larch Atelier sews wedding dresses and suits to measure.';
  expect(read(`${said} Read on!`)).toBe(said);
  expect(read(`${said} Book now online!`)).toBe(said);
  expect(read(`${said} We have sewn for all of Larchford!`)).toBe(`${said} We have sewn for all of Larchford!`);
  expect(read(`${said} Since 1987.`)).toBe(`${said} Since 1987.`);
  expect(read('We sew for all you. Come in!')).toBe('We sew for all you. Come in!');
});

it('what announces a list is no description', () => {
  const opening = 'We want to be the candle maker of your valley that you can trust by:';
  const html = `<main><p>${opening}</p><ul><li>${'Dipping each of our candles thirty times by hand. '.repeat(2)}</li></ul></main>`;
  expect(readDescription(website({ target, pages: [page(html)] }))).toBeNull();
  expect(readDescription(website({ target, pages: [page(html.replace(' by:', '.'))] }))?.value).toContain(
    'you can trust.',
  );
});

it('a description is told without what a template puts behind it', () => {
  const said = 'Larch Mill grinds flour and bakes bread in the valley';
  const head = (tail: string) =>
    `<head><title>${tail} - Larch Mill</title><meta property="og:description" content="${said} - ${tail}"></head>`;
  const told = (first: string, menu = '', second = '') =>
    readDescription(
      website({
        target,
        pages: [
          page(`${head(first)}<body>${menu}</body>`),
          ...(second === '' ? [] : [page(head(second), { url: `${HOME}about` })]),
        ],
      }),
    )?.value;
  expect(told('Larbolo')).toBe(`${said} - Larbolo`);
  expect(told('Larbolo', '', 'Larbolina')).toBe(said);
  expect(told('Larbolo', '', 'Larbolo')).toBe(`${said} - Larbolo`);
  expect(told('Larbolo', `<nav><a href="${HOME}">Larbolo</a></nav>`)).toBe(said);
});

import { expect, it } from 'vitest';
import { HOME, inputs, page } from '../../testing/audit-builders.ts';
import { isHomeInDoubt } from './home-in-doubt.ts';

const given = (homePath: string, logo: string) => {
  const pages = ['repairs.html', 'contact.html', 'prices.html'].map((path) =>
    page(`<header><a href="${logo}">Larch</a><a href="contact.html">Contact</a></header><h1>Hi</h1>`, {
      url: HOME + path,
      role: 'other',
    }),
  );
  const target = { typedUrl: HOME, homeUrl: HOME + homePath, scopeUrl: HOME, isPrivate: false, aliasHost: null };
  return { inputs: { ...inputs({ pages }), target } } as unknown as Parameters<typeof isHomeInDoubt>[0];
};

it('is in doubt where the root leads on to one page and every logo to another', () => {
  expect(isHomeInDoubt(given('repairs.html', 'home.html'))).toBe(true);
  expect(isHomeInDoubt(given('repairs.html', 'repairs.html'))).toBe(false);
  expect(isHomeInDoubt(given('repairs.html', '/'))).toBe(false);
  expect(isHomeInDoubt(given('', 'home.html'))).toBe(false);
});

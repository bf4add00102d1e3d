import { expect, it } from 'vitest';
import { HOME, page } from '../../testing/audit-builders.ts';
import { hasPublicAddress, publicAddress, publicHome } from './public-address.ts';

it('has no two strokes in a row, whatever the canonical links have', () => {
  const target = { typedUrl: '', homeUrl: '', scopeUrl: '', isPrivate: true, aliasHost: 'larch.example' };
  const logo = 'http://127.0.0.1:8080/img/logo.svg';
  expect(publicAddress(logo, { ...target, aliasBase: '//' })).toBe('https://larch.example/img/logo.svg');
  expect(publicAddress(logo, { ...target, aliasBase: '/inn/' })).toBe('https://larch.example/inn/img/logo.svg');
});

it('is no name below somebody else’s that only a list of pages has', () => {
  const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: true, aliasHost: 'larch-inn.github.io' };
  const facts = { emails: [] };
  const head = (canonical: string) => [page(`<html><head>${canonical}</head><body><h1>Larch Inn</h1></body></html>`)];
  const named = head('<link rel="canonical" href="https://larch-inn.github.io/">');
  expect(hasPublicAddress({ target, facts, pages: named })).toBe(true);
  expect(hasPublicAddress({ target, facts, pages: head('') })).toBe(false);
  expect(hasPublicAddress({ target: { ...target, aliasHost: 'larch-inn.test' }, facts, pages: head('') })).toBe(true);
});

it('is that of the root where that was typed and leads on to a page', () => {
  const root = 'http://127.0.0.1:8080/';
  const target = {
    typedUrl: root,
    homeUrl: `${root}repairs.html`,
    scopeUrl: root,
    isPrivate: true,
    aliasHost: 'larch.test',
  };
  expect(publicHome(target)).toBe('https://larch.test/');
  expect(publicHome({ ...target, typedUrl: 'http://localhost:8080/' })).toBe('https://larch.test/repairs.html');
});

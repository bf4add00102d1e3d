import { expect, it } from 'vitest';
import { publicAddress } from './public-address.ts';

it('has no two strokes in a row, whatever the canonical links have', () => {
  const target = { typedUrl: '', homeUrl: '', scopeUrl: '', isPrivate: true, aliasHost: 'larch.example' };
  const logo = 'http://127.0.0.1:8080/img/logo.svg';
  expect(publicAddress(logo, { ...target, aliasBase: '//' })).toBe('https://larch.example/img/logo.svg');
  expect(publicAddress(logo, { ...target, aliasBase: '/inn/' })).toBe('https://larch.example/inn/img/logo.svg');
});

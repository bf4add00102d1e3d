import { expect, it } from 'vitest';
import { fixesOf, websiteOf } from '../../../testing/fixes-of.ts';
import { jsonLdFixes } from './json-ld.ts';

const placement = (links: string) => {
  const html = `<html lang="en"><head><title>Larch Yard</title></head><body><header><a href="/">Larch Yard</a></header>
    <main><h1>Larch Yard</h1><p>Write to us: <a href="mailto:us@larchyard.co.uk">us@larchyard.co.uk</a></p></main>
    <footer>${links}<p>© 2026 Larch Yard</p></footer></body></html>`;
  const website = websiteOf('https://larchyard.co.uk/', [{ path: '/', role: 'home', html }]);
  return fixesOf(jsonLdFixes, website).written.map(({ fix }) => fix.placement)[0];
};
const profile = (name: string) => `<a href="https://www.facebook.com/${name}">Facebook</a>`;

it('names the trade among what is left to add where the type says none', () => {
  expect(placement('')).toMatch(
    /Still to be added by you, where you have it: trade \(type\), .*profiles \(sameAs\)\. If schema\.org has a type .* in place of “Organization”\./,
  );
});

it('asks for no profiles where the website names some that are not settled', () => {
  expect(placement(profile('larchyard') + profile('larch.yard.old'))).toMatch(/where you have it: (?!.*sameAs)/);
});

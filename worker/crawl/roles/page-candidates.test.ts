import { expect, it } from 'vitest';
import type { Target } from '../../audit/observations.ts';
import { readPage } from '../../audit/website/page/read-page.ts';
import { collectCandidates } from './page-candidates.ts';

const HOME = 'https://example.test/';
const TARGET: Target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

it('follows the frames a page is made of, and none of other websites', () => {
  const home = readPage(
    '<frameset><frame src="menu.html"><frame src="start.html"><frame src="https://maps.example/embed"></frameset>',
    HOME,
  );
  const menu = readPage('<a href="contact.html" target="main">Contact</a>', `${HOME}menu.html`);
  const candidates = collectCandidates(
    TARGET,
    [
      { view: home, depth: 0 },
      { view: menu, depth: 1 },
    ],
    [],
  );
  expect(candidates.map(({ url }) => url)).toEqual([`${HOME}menu.html`, `${HOME}start.html`, `${HOME}contact.html`]);
});

it('takes no role from links that nobody filled in', () => {
  const home = readPage('<nav><a href="service.html">施術メニュー</a></nav>', HOME);
  const service = readPage('<footer><a href="#">プライバシーポリシー</a></footer>', `${HOME}service.html`);
  const candidates = collectCandidates(
    TARGET,
    [
      { view: home, depth: 0 },
      { view: service, depth: 1 },
    ],
    [],
  );
  expect(candidates.map(({ url, role, linkedFrom }) => ({ url, role, linkedFrom }))).toEqual([
    { url: `${HOME}service.html`, role: 'services', linkedFrom: 1 },
  ]);
});

it('counts the places of the home page that send visitors to a page, a card once and menus not at all', () => {
  const home = readPage(
    `<nav><a href="/courses">Courses</a><a href="/visit">Visit</a></nav>
    <main><a href="/courses">Book a place</a><a href="/visit"><img alt="" src="a.png"></a><a href="/visit">Visit us</a>
    <p>Soon full.</p><a href="/courses">Book a place</a></main>`,
    HOME,
  );
  const candidates = collectCandidates(TARGET, [{ view: home, depth: 0 }], []);
  expect(Object.fromEntries(candidates.map(({ url, homeLinks }) => [url, homeLinks]))).toEqual({
    [`${HOME}courses`]: 2,
    [`${HOME}visit`]: 1,
  });
});

it('takes the address of another website that lacks its scheme for no page', () => {
  const home = readPage('<a href="www.studio.example">Design</a><a href="www.prices.html">Prices</a>', HOME);
  const candidates = collectCandidates(TARGET, [{ view: home, depth: 0 }], []);
  expect(candidates.map(({ url }) => url)).toEqual([`${HOME}www.prices.html`]);
});

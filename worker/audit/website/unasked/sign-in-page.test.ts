import { expect, it } from 'vitest';
import { attemptOf, HOME, page } from '../../../testing/audit-builders.ts';
import { isSignInPage } from './sign-in-page.ts';

const at = (html: string, role: 'other' | 'products' | 'home' = 'other', rendered?: string) =>
  isSignInPage(
    attemptOf(page(html, { role, url: `${HOME}desk.html`, ...(rendered === undefined ? {} : { rendered }) })),
  );
const FORM = '<form><input type="password"><button>Open</button></form>';
const PROSE = `<p>${'The kiln is fired on Mondays and the studio smells of clay. '.repeat(5)}</p>`;

it('knows a page that holds a form for a password and hardly a word', () => {
  expect(at(`<main><h1>Desk</h1>${FORM}</main><footer>${PROSE}</footer>`)).toBe(true);
  expect(at(`<main><h1>Desk</h1>${FORM}</main>`, 'home')).toBe(false);
  expect(at(`<main><h1>Desk</h1>${PROSE}${FORM}</main>`)).toBe(false);
  expect(at('<main><h1>Desk</h1><form><input type="email"></form></main>')).toBe(false);
});

it('knows a page of which everything else waits behind the form', () => {
  const box = `<div class="lock"><h1>Desk</h1>${FORM}</div>`;
  const windows = `<div class="window"><h2>Settings</h2>${PROSE}</div>`;
  expect(at(`${box}<section style="display:none"><h1>Orders</h1></section>${windows}`)).toBe(true);
  expect(at(`${box}<section><h1>Orders</h1></section>${windows}`)).toBe(false);
});

it('takes no window that a script lays over a page for the page', () => {
  expect(at('<main><h1>Bowls</h1></main>', 'other', `<main><h1>Bowls</h1></main><div>${FORM}</div>`)).toBe(false);
});

it('knows fields for a password without a form, and a page that scripts write whole', () => {
  const loose = '<div class="box"><h1>Desk</h1><input type="password"><button>Open</button></div>';
  expect(at(loose)).toBe(true);
  expect(at(`<main>${PROSE}</main>${loose}`)).toBe(false);
  expect(at('<div id="app"></div>', 'other', `<main><h1>Desk</h1>${FORM}</main>`)).toBe(true);
});

it('knows it whatever its address speaks of, and with an explanation around the fields', () => {
  expect(at(`<main><h1>Price list for dealers</h1>${FORM}</main>`, 'products')).toBe(true);
  expect(at(`<main><div class="box"><h1>Desk</h1>${PROSE}${FORM}</div></main>`)).toBe(true);
  expect(at(`<main><meta name="robots" content="noindex"><h1>Desk</h1>${PROSE}${FORM}</main>`)).toBe(true);
});

it('takes fields in the frame of all pages for no page of their own', () => {
  expect(at(`<header>${FORM}</header><main><h1>Bowls</h1></main>`)).toBe(false);
  expect(at(`<div hidden>${FORM}</div><main><h1>Bowls</h1></main>`)).toBe(false);
});

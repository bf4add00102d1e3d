import { expect, it } from 'vitest';
import { attemptOf, HOME, page } from '../../../testing/audit-builders.ts';
import { isJumpPage } from './jump-page.ts';

const jumps = (html: string, role: 'other' | 'home' = 'other') =>
  isJumpPage(attemptOf(page(html, { url: `${HOME}hours`, role })));
const to = (content: string) =>
  `<meta http-equiv="refresh" content="${content}"><p>If nothing happens, <a href="/h.png">go on</a>.</p>`;

it('is a page that leads on at once, whatever line it keeps for whoever is not led', () => {
  expect(jumps(to('0; url=/h.png'))).toBe(true);
  expect(jumps(to("0;URL='https://blue-larch.test/hours'"))).toBe(true);
  expect(jumps(to('0; url=/h.png'), 'home')).toBe(false);
});

it('leads on by a script that does nothing else, too', () => {
  const by = (script: string) => jumps(`<script>${script}</script><p>One moment.</p>`);
  expect(by("window.location.replace('/rooms.html');")).toBe(true);
  expect(by('location.href = "/rooms.html"')).toBe(true);
  expect(by("if (isOld) location.href = '/rooms.html'")).toBe(false);
  expect(by("location.href = '/hours'")).toBe(false);
  expect(by('location.reload()')).toBe(false);
});

it('is none that is read first, reloads itself, or says something', () => {
  expect(jumps(to('30; url=/h.png'))).toBe(false);
  expect(jumps(to('0'))).toBe(false);
  expect(jumps(to('0; url=/hours'))).toBe(false);
  expect(jumps(to('0; url=/h.png') + `<p>${'We open at eight in the morning. '.repeat(6)}</p>`)).toBe(false);
});

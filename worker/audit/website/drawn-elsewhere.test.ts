import { expect, it } from 'vitest';
import { attemptOf, HOME, page } from '../../testing/audit-builders.ts';
import type { PageObservation } from '../observations.ts';
import { strayOf } from './drawn-elsewhere.ts';

const TEXT = `<p>${'Wir backen jeden Morgen frisches Brot. '.repeat(12)}</p>`;
const drawnAt = (finalUrl: string, served = TEXT, rendered = '<p>Wir backen Brot.</p>'): PageObservation => {
  const observed = attemptOf(page(served, { rendered }));
  return { ...observed, rendered: observed.rendered && { ...observed.rendered, finalUrl } };
};

it.each([
  ['another page', `${HOME}en/`, { by: 'address', finalUrl: `${HOME}en/` }],
  ['the page asked for', `${HOME}index.html#top`, null],
  ['the same page with something chosen', `${HOME}?lang=de`, null],
])('tells where a script led the browser: %s', (_, finalUrl, expected) => {
  expect(strayOf(drawnAt(finalUrl))).toEqual(expected);
});

it('takes what a script opens for the page where nothing else is served', () => {
  expect(strayOf(drawnAt(`${HOME}de/`, '<div id="app"></div>'))).toBeNull();
});

it('takes nothing that a browser shows for a page which leads on to another at once', () => {
  const served = '<meta http-equiv="refresh" content="0; url=/offers.html"><p>Go on</p>';
  const observed = { ...drawnAt(`${HOME}offers.html`, served), role: 'services' as const };
  expect(strayOf(observed)).toEqual({ by: 'address', finalUrl: `${HOME}offers.html` });
});

it('tells that a script put the page into the language of the browser', () => {
  const translated = `<p>${'We bake our bread fresh every morning, and you can buy it from six. '.repeat(7)}</p>`;
  expect(strayOf(drawnAt(HOME, TEXT, translated))).toEqual({ by: 'language' });
  expect(strayOf(drawnAt(HOME, TEXT, TEXT + translated))).toBeNull();
});

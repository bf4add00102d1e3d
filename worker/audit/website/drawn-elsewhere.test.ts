import { expect, it } from 'vitest';
import { attemptOf, HOME, page } from '../../testing/audit-builders.ts';
import type { PageObservation } from '../observations.ts';
import { drawnElsewhere } from './drawn-elsewhere.ts';

const TEXT = `<p>${'Wir backen jeden Morgen frisches Brot. '.repeat(12)}</p>`;
const drawnAt = (finalUrl: string, served = TEXT): PageObservation => {
  const observed = attemptOf(page(served, { rendered: '<p>We bake fresh bread every morning.</p>' }));
  return { ...observed, rendered: observed.rendered && { ...observed.rendered, finalUrl } };
};

it.each([
  ['another page', `${HOME}en/`, `${HOME}en/`],
  ['the page asked for', `${HOME}index.html#top`, null],
  ['the same page with something chosen', `${HOME}?lang=de`, null],
])('tells where a script led the browser: %s', (_, finalUrl, expected) => {
  expect(drawnElsewhere(drawnAt(finalUrl))).toBe(expected);
});

it('takes what a script opens for the page where nothing else is served', () => {
  expect(drawnElsewhere(drawnAt(`${HOME}de/`, '<div id="app"></div>'))).toBeNull();
});

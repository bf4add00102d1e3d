import { expect, it } from 'vitest';
import { HOME, page } from '../../testing/audit-builders.ts';
import { missesStyles } from './lost-requests.ts';

it('knows a page of which a style sheet of its own did not arrive', () => {
  const { view } = page('<link rel="stylesheet" href="https://cdn.example/look.css"><p>Hello</p>').plain;
  const failed = (url: string) => [`Failed to load resource: net::ERR_NAME_NOT_RESOLVED ${url}`];
  expect(missesStyles(view, failed('https://cdn.example/look.css'))).toBe(true);
  expect(missesStyles(view, failed(`${HOME}photo.jpg`))).toBe(false);
  expect(missesStyles(view, ['Uncaught TypeError at https://cdn.example/look.css'])).toBe(false);
  expect(missesStyles(view, [])).toBe(false);
});

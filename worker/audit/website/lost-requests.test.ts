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

it('takes the word of its own server that there is no such file for what visitors get', () => {
  const { view } = page(
    '<link rel="stylesheet" href="/look.css"><link rel="stylesheet" href="//cdn.test/a.css">',
  ).plain;
  const answered = (status: string, url: string) => [
    `Failed to load resource: the server responded with a status of ${status} ${url}`,
  ];
  expect(missesStyles(view, answered('404 (Not Found)', `${HOME}look.css`))).toBe(false);
  expect(missesStyles(view, answered('503 (Busy)', `${HOME}look.css`))).toBe(true);
  expect(missesStyles(view, answered('404 (Not Found)', `${new URL('//cdn.test/a.css', HOME)}`))).toBe(true);
});

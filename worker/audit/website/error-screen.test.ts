import { expect, it } from 'vitest';
import { attemptOf, page } from '../../testing/audit-builders.ts';
import type { PageObservation } from '../observations.ts';
import { errorScreenOf } from './error-screen.ts';

const SHELL = '<div id="app"></div><script src="/app.js"></script>';
const MESSAGE = '<h2>Something broke!</h2><p>The view could not be built.</p>';

function shown(rendered: string, consoleErrors: string[], served = SHELL): PageObservation {
  const observed = attemptOf(page(served, { rendered }));
  return { ...observed, rendered: observed.rendered && { ...observed.rendered, consoleErrors } };
}

it('is what a failed program leaves of a page that is served empty', () => {
  expect(errorScreenOf(shown(MESSAGE, ['TypeError: rooms is undefined']))).toBe('Something broke!');
});

it('is a page that its own program does not know', () => {
  const unknown = '<h1>404</h1><p>Oops! Page not found</p><a href="/">Return to Home</a>';
  expect(errorScreenOf(shown(unknown, []))).toBe('404 Oops! Page not found Return to Home');
  const menu = '<a href="/a">Rooms</a><a href="/b">Prices</a><a href="/c">Garden</a>';
  expect(errorScreenOf(shown(`${unknown}${menu}`, []))).toBeNull();
  expect(errorScreenOf(shown('<h1>Rooms by the sea</h1><a href="/">Home</a>', []))).toBeNull();
});

it.each([
  ['no error was logged', shown(MESSAGE, [])],
  [
    'only a file did not arrive',
    shown(MESSAGE, ['Failed to load resource: net::ERR_FAILED https://fonts.example/a.css']),
  ],
  ['there is something to follow', shown(`${MESSAGE}<a href="/rooms">Rooms</a>`, ['TypeError: x'])],
  ['there is something to look at', shown(`${MESSAGE}<img src="/house.jpg">`, ['TypeError: x'])],
  ['it says much', shown(`<p>${'Rooms by the sea. '.repeat(30)}</p>`, ['TypeError: x'])],
  ['it shows nothing', shown('<div></div>', ['TypeError: x'])],
  ['it is served with text', shown(MESSAGE, ['TypeError: x'], `${SHELL}<p>${'Rooms by the sea. '.repeat(5)}</p>`)],
  ['no script could have written it', shown(MESSAGE, ['TypeError: x'], '<div id="app"></div>')],
])('is none where %s', (_, observed) => {
  expect(errorScreenOf(observed)).toBeNull();
});

import { expect, it } from 'vitest';
import { HOME, page } from '../../../../testing/audit-builders.ts';
import { withoutStandIns } from './stand-in-words.ts';

it('quotes no words that stand there until a script writes others', () => {
  const told = (seen: string, rendered: string) =>
    withoutStandIns(
      [{ pageUrl: HOME, place: 'text', seen }],
      [page(`<p>${seen}</p>`, { url: HOME, rendered: `<p>${rendered}</p>` })],
    ).map((one) => one.seen);
  const line = 'Open on Sundays, 9-11 | Next date: Loading...';
  expect(told(line, 'Open on Sundays, 9-11 | Next date: 6 December')).toEqual(['Open on Sundays, 9-11']);
  expect(told(line, line)).toEqual([line]);
  expect(told('oak@...', 'oak@larch.test')).toEqual([]);
  expect(told('Open on Sundays', 'Open on Mondays')).toEqual(['Open on Sundays']);
});

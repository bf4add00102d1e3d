import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { run } from '../../../testing/unseen-website.ts';
import { readPhones } from './phones.ts';

const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const USUAL = '0221 482614';
const OTHER = '0221 7902595';

function read(served: string, drawn: string) {
  const whole = (html: string) => `<html lang="de"><body>${html}</body></html>`;
  const pages = [page(whole(served), { rendered: whole(drawn) })];
  const { phones } = readPhones(website({ target: TARGET, pages, language: 'de', country: 'DE' }));
  return { pages, phones };
}
const line = (...numbers: string[]) =>
  numbers.map((one) => `<p class="tel"><a href="tel:${one.replace(' ', '')}">${one}</a></p>`).join('');

it('contradicts the number in whose place a script puts it', () => {
  const { pages, phones } = read(line(USUAL), line(OTHER));
  expect(phones.map(({ value, conflictsWith }) => [value, conflictsWith])).toEqual([
    ['+49221482614', [1]],
    ['+492217902595', [0]],
  ]);
  const told = run('contradictory-contact-data', pages, { phones });
  expect(told).toMatchObject({ outcome: 'fail', cause: 'exchanged-by-scripts' });
  expect(told.evidence.map(({ seen }) => seen)).toEqual([USUAL, OTHER]);
  expect(run('essentials-lost-without-javascript', pages, { phones }).outcome).toBe('pass');
});

it('stands beside one that stays, and in a place of its own, without contradiction', () => {
  for (const drawn of [line(USUAL, OTHER), `<footer>Telefon: ${OTHER}</footer>${line(USUAL)}`]) {
    const { pages, phones } = read(line(USUAL), drawn);
    expect(phones.filter(({ conflictsWith }) => conflictsWith)).toEqual([]);
    expect(run('essentials-lost-without-javascript', pages, { phones }).outcome).not.toBe('pass');
  }
});

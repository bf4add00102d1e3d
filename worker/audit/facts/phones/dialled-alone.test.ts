import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { run } from '../../../testing/unseen-website.ts';
import { rateFacts } from '../certainty/rate-facts.ts';
import { readFacts } from '../read-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const [SHOWN, SECOND, LEFT, SLIPPED] = ['+358501234682', '+358503072817', '+358458830316', '+358501234632'];
const spaced = (number: string) => `${number.slice(0, 4)} ${number.slice(4, 6)} ${number.slice(6)}`;
const link = (number: string, html = spaced(number)) => `<p><a href="tel:${number}">${html}</a></p>`;
const FOOTER = `<footer>${link(SHOWN)}</footer>`;

function read(...bodies: string[]) {
  const pages = bodies.map((body, at) =>
    page(`<html lang="en"><h1>Larch Law</h1>${body}</html>`, { url: at === 0 ? HOME : `${HOME}page-${at}` }),
  );
  const seen = website({ target, pages, country: 'FI' });
  const facts = rateFacts(readFacts(seen), seen);
  return { facts, pages, phones: facts.phones.map(({ value, certainty }) => `${value} ${certainty}`) };
}

it('a number that only links call is not certain beside one that is shown', () => {
  const left = link(LEFT, '<strong><br></strong>');
  const body = (footer: string) => `<header>${left}</header><main><section>${left}</section></main>${footer}`;
  const alone = body('<footer>12 Mill Lane</footer>');
  expect(read(alone, alone).phones).toEqual([`${LEFT} certain`]);
  expect(read(body(FOOTER), body(FOOTER)).phones.sort()).toEqual([`${LEFT} likely`, `${SHOWN} certain`].sort());
});

it('a link that dials one digit otherwise than the page shows contradicts it: neither is certain', () => {
  const body = `<main>${link(SLIPPED, 'Call')}</main>${FOOTER}`;
  const { facts, pages, phones } = read(body, body);
  expect(phones).toContain(`${SHOWN} likely`);
  const told = run('contradictory-contact-data', pages, facts);
  expect(told.outcome).toBe('fail');
  expect(told.evidence.some(({ seen }) => seen.includes(SLIPPED))).toBe(true);
  const other = `<main>${link(SECOND, 'Call')}</main>${FOOTER}`;
  const second = read(other, other);
  expect(run('contradictory-contact-data', second.pages, second.facts).outcome).not.toBe('fail');
});

it('another number in the footer of one page contradicts nothing where some page gives both', () => {
  const odd = `<footer>${link(SECOND)}</footer>`;
  const both = `<main><h2>Numbers</h2>${link(SHOWN)}${link(SECOND)}</main>${FOOTER}`;
  const conflicts = (...bodies: string[]) => read(...bodies).facts.phones.filter(({ conflictsWith }) => conflictsWith);
  expect(conflicts(FOOTER, FOOTER, odd)).toHaveLength(2);
  expect(conflicts(FOOTER, both, odd)).toEqual([]);
});

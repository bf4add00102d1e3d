import { expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { readPeople } from './people.ts';

const HOME = 'https://example.test/';
const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const peopleOf = (html: string) =>
  readPeople(website({ target: TARGET, pages: [page(`<main>${html}</main>`)], language: null, country: null })).map(
    ({ value }) => `${value.name} | ${value.role}`,
  );
const card = (name: string, below: string) =>
  `<div class="team-card"><img alt="${name}"><h3>${name}</h3>${below}</div>`;

it('what stands below the names on the cards of a team is what they do, in whatever words', () => {
  const cards = card('Ida Lind', '<p>Quiet hours</p>') + card('Tom Reed', '<p>Boats and nets</p>');
  expect(peopleOf(`<h2>Our team</h2><div>${cards}</div>`)).toEqual([
    'Ida Lind | Quiet hours',
    'Tom Reed | Boats and nets',
  ]);
});

it('a sentence is no role', () => {
  const cards = card('Ida Lind', '<p>She sails, and she cooks.</p>') + card('Tom Reed', '<p>He mends the nets.</p>');
  expect(peopleOf(`<h2>Our team</h2><div>${cards}</div>`)).toEqual(['Ida Lind | null', 'Tom Reed | null']);
});

it('the signs before the entries of a list are no part of a role', () => {
  const cards = card('Ida Lind', '<p>• Sailor • Cook</p>') + card('Tom Reed', '<p>• Boats and nets</p>');
  expect(peopleOf(`<h2>Our team</h2><div>${cards}</div>`)).toEqual([
    'Ida Lind | Sailor, Cook',
    'Tom Reed | Boats and nets',
  ]);
});

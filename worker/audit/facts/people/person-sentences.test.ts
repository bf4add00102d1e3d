import { describe, expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { readPeople } from './people.ts';

const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const peopleOn = (role: ReadPage['role'], text: string, title = 'Larch Dental') =>
  readPeople(
    website({
      target: TARGET,
      pages: [page(`<title>${title}</title><main><h1>Welcome</h1><p>${text}</p></main>`, { role })],
      language: null,
      country: null,
    }),
  ).map(({ value }) => [value.name, value.role]);

describe('people told of in sentences', () => {
  it.each([
    ['home', 'Ida Lind is our head chef and bakes the bread.', [['Ida Lind', 'head chef']]],
    ['about', 'Antonio Reed is the head pastor of Larch Church.', [['Antonio Reed', 'pastor']]],
    ['about', 'Founded by Tom Reed in 1999.', [['Tom Reed', 'founder']]],
    ['about', 'The owner is Tom Reed, originally from Leeds.', [['Tom Reed', 'owner']]],
    ['home', 'Valérie vous accueille dans un cadre soigné.', [['Valérie', null]]],
    [
      'home',
      'Pastors Jeff Reed and Gloria Lind look forward to meeting you.',
      [
        ['Jeff Reed', 'Pastor'],
        ['Gloria Lind', 'Pastor'],
      ],
    ],
    [
      'home',
      'Wir sind Ida und Tom Klein aus Ulm.',
      [
        ['Ida Klein', null],
        ['Tom Klein', null],
      ],
    ],
  ] as const)('%s: %s', (role, text, people) => {
    expect(peopleOn(role, text)).toEqual(people);
  });

  it('knows who the page is titled after', () => {
    const text = 'Aurélie Durand est ostéopathe agréée.';
    expect(peopleOn('home', text, 'Ostéopathie | Aurélie Durand')).toEqual([['Aurélie Durand', 'ostéopathe']]);
    expect(peopleOn('home', text, 'Ostéopathie du lac')).toEqual([]);
  });

  it.each([
    'Je vous propose un protocole.',
    'L’institut vous accueille du lundi au samedi.',
    'Ida Lind is a doctor at another hospital.',
  ])('names nobody: %s', (text) => {
    expect(peopleOn('home', text)).toEqual([]);
  });
});

describe('people in lists', () => {
  it('have the role of the term above, not of the next', () => {
    const terms = [
      ['Vorsitzende', 'Christiane Klein'],
      ['Stellvertretende Vorsitzende', 'Isabelle Lind'],
    ].map(([role, name]) => `<dt>${role}</dt><dd>${name}</dd>`);
    expect(peopleOn('about', `</p><dl>${terms.join('')}</dl><p>`)).toEqual([
      ['Christiane Klein', 'Vorsitzende'],
      ['Isabelle Lind', 'Stellvertretende Vorsitzende'],
    ]);
  });

  it('stand in one line with their roles', () => {
    expect(peopleOn('about', 'Ida Lind (Vorsitzende) | Tom Reed (Schatzmeister) | Haus Larix (Stall)')).toEqual([
      ['Ida Lind', 'Vorsitzende'],
      ['Tom Reed', 'Schatzmeister'],
    ]);
  });
});

describe('people on cards and under headings', () => {
  it('have what stands under their names, whatever it is called', () => {
    const card = (name: string, role: string) => `<h3>${name}</h3><p>${role}</p><p>She has been with us for years.</p>`;
    const html = `</p><h2>Unser Team</h2><img alt="Ida Lind" src="a.jpg">${card('Ida Lind', 'Lernende')}${card('Eva Klein', 'Empfang (Ulm)')}${card('Tom Reed', 'Mehr über ihn.')}<p>`;
    expect(peopleOn('about', html)).toEqual([
      ['Ida Lind', 'Lernende'],
      ['Eva Klein', 'Empfang (Ulm)'],
      ['Tom Reed', null],
    ]);
  });

  it('have the role in the heading over them, in a legal notice also', () => {
    const html =
      '</p><h3>1. Vorsitzender</h3><p>Tom Reed</p><p>Lauberweg 42</p><h3>Webseite erstellt durch</h3><p>Ben Lind</p><p>';
    expect(peopleOn('legal', html)).toEqual([['Tom Reed', '1. Vorsitzender']]);
  });
});

describe('whose name the business bears', () => {
  const site = (title: string, text: string) => peopleOn('home', text, title);

  it('is told by her mailbox where one person speaks', () => {
    expect(site('Therapie-Zentrum Ida B. Klein', 'Über mich<br>ida.klein@example.test')).toEqual([
      ['Ida B. Klein', null],
    ]);
  });

  it('is not told by either alone', () => {
    expect(site('Therapie-Zentrum Ida B. Klein', 'Über uns<br>ida.klein@example.test')).toEqual([]);
    expect(site('Pension Bella Vista', 'Über mich<br>info@example.test')).toEqual([]);
  });
});

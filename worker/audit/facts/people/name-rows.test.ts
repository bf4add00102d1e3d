import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readReviews } from '../reviews/reviews.ts';
import { readPeople } from './people.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const site = (html: string) => website({ target, pages: [page(`<main>${html}</main>`)] });
const peopleOf = (html: string) => readPeople(site(html)).map(({ value }) => `${value.name} | ${value.role}`);

it('people stand in rows of one shape, whatever stands over them, with the role on one side', () => {
  const below = (name: string, told: string) => `<div class="one"><h3>${name}</h3><p>${told}</p></div>`;
  expect(
    peopleOf(
      `<h2>Who treats you</h2>${below('Hanna Larch', 'Chartered physiotherapist since 2009, HCPC PH1. She founded us.')}${below('Tom Fern', 'Sports physiotherapist. He runs.')}`,
    ),
  ).toEqual(['Hanna Larch | Chartered physiotherapist', 'Tom Fern | Sports physiotherapist']);
  const above = (role: string, name: string) =>
    `<div><p>${role}</p><h3>${name}</h3><p>Loves snow, and long days out.</p></div>`;
  expect(peopleOf(`<h2>On the hill</h2>${above('Head Coach', 'Jess Larch')}${above('Director', 'Mo Fern')}`)).toEqual([
    'Jess Larch | Head Coach',
    'Mo Fern | Director',
  ]);
});

it('towns and products in rows are nobody', () => {
  const card = (name: string) => `<div><h3>${name}</h3><p>A quiet place by the lake, open all year.</p></div>`;
  expect(peopleOf(card('Lake Larch') + card('Fern Valley') + card('Old Mill'))).toEqual([]);
});

it('a name with a post under stars and words is a customer, in any language', () => {
  const card = (name: string, post: string, said: string) =>
    `<div class="c"><div>★★★★★</div><p>${said}</p><h4>${name}</h4><span>${post}</span></div>`;
  const html = `<h2>Diyorlar ki</h2>${card('Ayla Demir', 'CEO, Demir AS', 'Her zaman zamanında ve çok ilgili bir ekip.')}${card('Can Kaya', 'Director', 'Hızlı ve güvenilir, herkese tavsiye ederim.')}`;
  expect(readReviews(site(html)).map(({ value }) => value.author)).toEqual(['Ayla Demir', 'Can Kaya']);
  expect(peopleOf(html)).toEqual([]);
});

it('stars may be a picture with a name', () => {
  const card = (name: string, said: string) =>
    `<div class="c"><p>${said}</p><div class="s"><img src="/5.svg" alt="5 out of 5"></div><span>${name}</span></div>`;
  const html =
    card('Ida Berg', 'They came within the hour and were kind.') + card('Tom Roth', 'A fair price and a clean job.');
  expect(readReviews(site(html)).map(({ value }) => value.author)).toEqual(['Ida Berg', 'Tom Roth']);
});

it('a name and a profession over the number of a register are somebody, in any language', () => {
  const card = (number: string) =>
    `<h1>Psi. Ana Coelho Larch</h1><h2>Psicóloga Analista - ACT</h2><div>${number}</div>`;
  expect(peopleOf(card('CRP 06/ 154012'))).toEqual(['Ana Coelho Larch | Psicóloga Analista']);
  expect(peopleOf(card('NPR 19350'))).toEqual([]);
});

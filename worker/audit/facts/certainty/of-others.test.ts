import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import type { RatedFacts } from '../facts.ts';
import { readFacts } from '../read-facts.ts';
import { rateFacts } from './rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

function factsOf(pages: ReadPage[]): RatedFacts {
  const seen = website({ target, pages });
  return rateFacts(readFacts(seen), seen);
}

it('an address that only passages of courses give may be that of a hall; the page to get in touch tells whose it is', () => {
  const course = (seen: string) => `<div class="date"><p>Wo: Larchbad, ${seen}</p></div>`;
  const certainty = (role: 'other' | 'contact') =>
    factsOf([
      page('<h1>Schwimmschule Lerche</h1>'),
      page(course('Lerchenstraße 12, 83209 Prien am Chiemsee'), { url: `${HOME}beginners`, role: 'other' }),
      page('<p>2) Lerchenstr. 12, 83209 Prien am Chiemsee</p>', { url: `${HOME}lessons`, role }),
    ]).addresses.map((one) => one.certainty);
  expect(certainty('other')).toEqual(['likely']);
  expect(certainty('contact')).toEqual(['certain']);
});

it('a person whom only sentences name may be a teacher or a client', () => {
  const told = '<p>Under the guidance of Ida Larchwood, she learned to tune the grand pianos of two concert halls.</p>';
  const certainty = (more: string) =>
    factsOf([
      page('<h1>Fern Pianos</h1>'),
      page(`<main>${told}</main>`, { url: `${HOME}about`, role: 'about' }),
      page(`<section>${more}</section>`, { url: `${HOME}more`, role: 'other' }),
    ]).people.map(({ value, certainty: one }) => `${value.name} ${one}`);
  expect(certainty(told)).toEqual(['Ida Larchwood likely']);
  expect(certainty('<p>Owner: Ida Larchwood</p>')).toEqual(['Ida Larchwood likely']);
  const twice = '<p>Owner: Ida Larchwood</p>';
  const pages = ['a', 'b'].map((name) =>
    page(`<div class="${name}">${twice}</div>`, { url: `${HOME}${name}`, role: 'about' }),
  );
  expect(factsOf([page('<h1>Fern Pianos</h1>'), ...pages]).people.map((one) => one.certainty)).toEqual(['certain']);
});

it('the name of the business announces an address of its own part of the page, up to the next heading', () => {
  const certainty = (between: string) =>
    factsOf([
      page(
        `<html lang="en"><head><title>Larch Studio</title></head><body><header><a href="/">Larch Studio</a></header><main>${between}<p>4 Mill Lane, Portland, OR 97201</p></main></body></html>`,
      ),
    ]).addresses.map((one) => one.certainty);
  expect(certainty('<h2>Larch Studio</h2>')).toEqual(['certain']);
  expect(certainty('<p>Larch Studio</p><h2>Our references</h2>')).toEqual(['likely']);
  expect(certainty('<h2>Our references</h2>')).toEqual(['likely']);
});

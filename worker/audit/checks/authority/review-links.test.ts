import { expect, it } from 'vitest';
import { facts, inputs, page } from '../../../testing/audit-builders.ts';
import type { PageRole } from '../../observations.ts';
import { fewReviewProfiles } from './few-review-profiles.ts';

const judge = (html: string, role: PageRole = 'home') =>
  fewReviewProfiles.run(inputs({ pages: [page(html, { role })], facts: facts({}) })).outcome;

it.each([
  // A platform nobody listed, told by the words of its link.
  ['pass', '<a href="https://marktplek.example/shop/77">Bekijk alle 310 beoordelingen op Marktplek</a>'],
  ['inconclusive', '<p>★★★★★ 4,8 · <a href="https://marktplek.example/shop/77">Marktplek</a></p>'],
  ['inconclusive', '<a href="https://marktplek.example/shop/77">Reviews</a>'],
  // A search leads to whatever it finds.
  ['inconclusive', '<a href="https://www.google.com/maps/search/?api=1&query=Larch+Bakery">4.8, 11 reviews</a>'],
  // Meant to lead there, and not filled in.
  ['inconclusive', '<a href="#">All reviews</a>'],
  ['fail', '<a href="#">All oars</a>'],
  ['fail', '<a href="/reviews">All 310 reviews</a>'],
  ['fail', '<a href="https://fonts.example/licence">Licence</a>'],
  ['fail', '<a href="https://inn.example/">⭐ The Oak Inn, 4 km</a>'],
])('%s: %s', (expected, html) => expect(judge(html)).toBe(expected));

it('leaves open what stands under the own name on another website', () => {
  const judged = (href: string) =>
    judge(`<head><title>Braunfels – Home</title></head><a href="${href}">Order here</a>`);
  expect(judged('https://eats.example/delivery/braunfels--grill')).toBe('inconclusive');
  expect(judged('https://www.instagram.com/braunfels')).toBe('fail');
  expect(judged('https://eats.example/delivery')).toBe('fail');
  expect(judged('https://braunfels.pages.example/braunfels-garden')).toBe('fail');
});

it('leaves open what an entry of the menu leads to on another website', () => {
  const judged = (href: string, tag = 'nav') =>
    judge(`<head><title>Braunfels – Home</title></head><${tag}><a href="${href}">What they say</a></${tag}>`);
  expect(judged('https://market.example/seller/77')).toBe('inconclusive');
  expect(judged('https://market.example/seller/77', 'div')).toBe('fail');
  expect(judged('https://www.braunfels.example/rooms')).toBe('fail');
  expect(judged('https://www.instagram.com/oar')).toBe('fail');
  const own = '<a href="https://larch.example/rooms">Rooms</a><a href="https://larch.example/way">Way</a>';
  expect(judge(`<nav>${own}</nav>`)).toBe('fail');
});

it('takes no reviews of others for those of the business', () => {
  expect(judge('<a href="https://inn.example/">The Oak Inn, 310 reviews</a>', 'other')).toBe('fail');
});

it('takes no link that nobody filled in for an entry', () => {
  const judged = (id: string) => judge(`<a href="https://g.page/r/${id}">Our reviews</a>`);
  expect(judged('YOUR_BUSINESS_ID')).toBe('inconclusive');
  expect(judged('CQx7Lm2Rt0kVEBM')).toBe('pass');
});

it('leaves open where a widget of reviews leads, as it does what the widget says', () => {
  expect(judge('<script src="https://static.elfsight.com/platform.js"></script>')).toBe('inconclusive');
  // One that nobody listed, on a page with a place for reviews.
  const unlisted = '<script src="https://static.marktplek.example/widget/v2.js"></script>';
  expect(
    judge(`<h2>Customer reviews</h2><p>Over the years many people were glad to come here again.</p>${unlisted}`),
  ).toBe('inconclusive');
  expect(judge(unlisted)).toBe('fail');
});

it('leaves open what stands behind a form for a new review', () => {
  expect(judge('<a href="https://g.page/r/CQx7Lm2Rt0kVEBM/review">Write a review</a>')).toBe('inconclusive');
});

it('asks nobody to serve a short link to a map as one to reviews', () => {
  const drawn = (href: string) =>
    fewReviewProfiles.run(
      inputs({ pages: [page('<div></div>', { rendered: `<a href="${href}">Map</a>` })], facts: facts({}) }),
    ).outcome;
  expect(drawn('https://goo.gl/maps/Ab12Cd34')).toBe('inconclusive');
  expect(drawn('https://maps.app.goo.gl/Ab12Cd34')).toBe('inconclusive');
  expect(drawn('https://g.page/r/CQx7Lm2Rt0kVEBM')).toBe('partial');
});

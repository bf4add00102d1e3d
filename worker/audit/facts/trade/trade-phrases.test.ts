import { expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { readBusinessName } from '../name/business-name.ts';
import { isTradeInPlace, isTradeOnly } from './trade-phrases.ts';

it.each([
  'Emergency Plumber',
  'Bed and Breakfast',
  'Self Catering Accommodation',
  'Wedding Photographer',
  'Used Cars for Sale',
  'Digital Marketing Agency',
  'Hair & Beauty Salon',
])('is a trade and no name: %s', (text) => expect(isTradeOnly(text)).toBe(true));

it.each([
  'Roofing Contractor Tampa FL',
  'Cafe in Bristol',
  'Holiday Cottages in Cornwall',
  'Best Plumber in Leeds',
  'Wedding Photographer San Antonio, TX',
])('is a trade and a place: %s', (text) => expect(isTradeInPlace(text)).toBe(true));

it.each(['Larkfell Plumbing', 'Church of the Lark', 'Taste of Larkfell', 'Lark Church in Austin'])(
  'may be a name: %s',
  (text) => expect(isTradeOnly(text) || isTradeInPlace(text)).toBe(false),
);

function nameOf(head: string, body: string) {
  const url = 'https://someone.github.io/site/';
  const target = { typedUrl: url, homeUrl: url, scopeUrl: url, isPrivate: false, aliasHost: null };
  const home = page(`<html lang="en"><head>${head}</head><body>${body}</body></html>`, { url, role: 'home' });
  return readBusinessName(website({ target, pages: [home] }))?.value ?? null;
}

it.each([
  [
    'Lark & Sons Roofing',
    '<title>Roofing Contractor Tampa FL | Lark & Sons Roofing</title>',
    '<h1>Roofing you can trust</h1>',
  ],
  ['A1 Auto Repairs', '<title>A1 Auto Repairs - Car Servicing Brisbane</title>', '<h1>Trusted mechanics</h1>'],
  [
    'Beacon Lark',
    '<title>Accounting Services for Small Business | Beacon Lark</title>',
    '<h1>Numbers made simple</h1>',
  ],
  ['Family Dental Care', '<title>Family Dental Care</title>', '<h1>We love to see you smile</h1>'],
  [
    'Lark & Crumb',
    '<title>Cafe in Bristol</title>',
    '<p>Welcome to Lark & Crumb, a café.</p><h1>Good food, good mood</h1>',
  ],
  [
    'Stone Lark Pottery',
    '<title>Pottery Studio</title>',
    '<h2 class="site-title">Stone Lark Pottery</h2><h1>Clay and fire</h1>',
  ],
  ['Lark Creek Farm', '<title>Welcome to Lark Creek Farm!</title>', '<h1>Grown here</h1>'],
  [
    'Reliable Movers',
    '<title>Reliable Movers</title>',
    '<h1>Moving made easy</h1><footer>© 2025 Reliable Movers</footer>',
  ],
])('tells %s from what it does', (name, head, body) => {
  expect(nameOf(head, body)).toBe(name);
});

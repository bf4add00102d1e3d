import { describe, expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { readRating } from './reviews.ts';

const HOME = 'https://example.test/';
const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const ratingOf = (html: string) =>
  readRating(website({ target: TARGET, pages: [page(`<main>${html}</main>`)], language: null, country: null }))
    ?.value ?? null;
const jsonLd = (node: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`;

describe('the overall rating', () => {
  it.each([
    ['<p>4.8 / 5 (120 reviews)</p>', { value: 4.8, best: 5, count: 120 }],
    ['<p>4,9 von 5 Sternen bei 1.204 Bewertungen</p>', { value: 4.9, best: 5, count: 1204 }],
    ['<div>4,1</div><div>Basado en 9 opiniones</div>', { value: 4.1, best: 5, count: 9 }],
    ['<p>4,7 ★ sur Google · 58 avis</p>', { value: 4.7, best: 5, count: 58 }],
    ['<p>★★★★★ 4.9</p><p>76+ Google reviews</p>', { value: 4.9, best: 5, count: 76 }],
    ['<p>Gemiddeld 9,2/10 uit 340 beoordelingen</p>', { value: 9.2, best: 10, count: 340 }],
    ['<div>4,9</div><div>★★★★★</div><div>Avis clients Google</div>', { value: 4.9, best: 5, count: null }],
    ['<p>Rated 4.6 stars on Trustpilot</p>', { value: 4.6, best: 5, count: null }],
    ['<p>4,8 su 5 – 31 recensioni Google</p>', { value: 4.8, best: 5, count: 31 }],
    ['<p>口コミ 32件 ★4.5</p>', { value: 4.5, best: 5, count: 32 }],
  ])('%s', (html, rating) => expect(ratingOf(html)).toEqual(rating));

  it('takes the marked-up rating of the business when none is visible', () => {
    const aggregateRating = { '@type': 'AggregateRating', ratingValue: '4.4', reviewCount: '18' };
    expect(ratingOf(jsonLd({ '@type': 'Dentist', name: 'Smile', aggregateRating }))).toEqual({
      value: 4.4,
      best: 5,
      count: 18,
    });
    expect(ratingOf(jsonLd({ '@type': 'Product', name: 'Chair', aggregateRating }))).toBeNull();
  });
});

describe('the places of a rating', () => {
  const seenOf = (html: string) =>
    readRating(
      website({ target: TARGET, pages: [page(`<main>${html}</main>`)], language: null, country: null }),
    )?.sources.map(({ seen }) => seen);

  it('begin with those that show the figure and the number of votes', () => {
    expect(seenOf('<div>4,1</div><div>Basado en 9 opiniones</div>')).toEqual(['4,1', 'Basado en 9 opiniones']);
    const aggregateRating = { '@type': 'AggregateRating', ratingValue: '4.9', reviewCount: '13' };
    const stars = '<p>★★★★★ 4,9 su Google</p>';
    expect(
      seenOf(`${stars}<b>Google 4,9★</b>${jsonLd({ '@type': 'Dentist', name: 'Smile', aggregateRating })}`)?.slice(
        0,
        2,
      ),
    ).toEqual(['★★★★★ 4,9 su Google', 'ratingValue 4.9 of 5, count 13']);
  });
});

describe('what is no rating', () => {
  it.each([
    '<div class="stars">★★★★★</div>',
    '<p>5 star service since 1998</p>',
    '<p>4 Sterne Hotel im Zentrum</p>',
    '<p>Schritt 2 von 5</p>',
    '<p>Read all 76+ Google Reviews</p>',
    '<div class="review"><p>5/5</p><p>"Great."</p></div>',
    '<p>Open 24/5</p>',
    '<p>Version 4.2</p>',
    '<p>4.2</p><p>★★★★★</p><p>Ida</p>',
    '<p>4.2</p><p>Find us on Google</p>',
  ])('%s', (html) => expect(ratingOf(html)).toBeNull());
});

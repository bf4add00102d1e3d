import { describe, expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { selfServingRating } from './self-serving-rating.ts';

const rated = (type: string, rating: object, more: object = {}) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': type,
    name: 'X',
    ...more,
    aggregateRating: { '@type': 'AggregateRating', ...rating },
  })}</script>`;
const run = (html: string, found = {}) => selfServingRating.run(inputs({ pages: [page(html)], facts: facts(found) }));
const visibleRating = (value: number) => ({
  rating: {
    value: { value, best: 5, count: 30 },
    sources: [{ pageUrl: HOME, view: 'plain' as const, place: 'footer > p', seen: `${value} stars` }],
  },
});

describe('self-serving-rating', () => {
  it('passes a product rating the page shows; where none is marked up there is nothing to say', () => {
    expect(
      run('<script type="application/ld+json">{"@context":"https://schema.org","@type":"Hotel"}</script>'),
    ).toMatchObject({ outcome: 'not_applicable' });
    expect(run(`${rated('Product', { ratingValue: 4.5, reviewCount: 8 })}<p>4.5 out of 5</p>`)).toMatchObject({
      outcome: 'pass',
    });
  });

  it('compares no rating of a thing with what another page shows of the business', () => {
    const thing = page(rated('Product', { ratingValue: 4.8 }), { url: `${HOME}thing` });
    const found = { ...visibleRating(4.2), reviews: [] };
    expect(selfServingRating.run(inputs({ pages: [page(''), thing], facts: facts(found) }))).toMatchObject({
      cause: 'unshown',
    });
    expect(run(rated('Product', { ratingValue: 4.8 }), found)).toMatchObject({ cause: 'contradicted' });
  });

  it('is partial for a business that rates itself, shown or not', () => {
    expect(run(`${rated('Dentist', { ratingValue: '4,9', reviewCount: 120 })}<p>4.9</p>`)).toEqual({
      outcome: 'partial',
      evidence: [{ pageUrl: HOME, place: 'JSON-LD Dentist.aggregateRating', seen: '4.9 of 5, 120 reviews' }],
    });
  });

  it('tells a figure with nothing behind it from one whose reviews can be read', () => {
    const own = rated('Dentist', { ratingValue: 4.9, reviewCount: 120 });
    const review = (place: string) => ({
      reviews: [{ value: { text: 'Kind and quick', author: 'Ida', date: null }, sources: [{ ...at, place }] }],
    });
    const at = { pageUrl: HOME, view: 'plain', seen: 'Kind and quick' };
    expect(run(own)).toMatchObject({ outcome: 'partial', cause: 'nothing-behind-it' });
    expect(run(own, review('JSON-LD Review'))).toMatchObject({ cause: 'nothing-behind-it' });
    for (const [html, found] of [
      [own, review('main > p')],
      [own, visibleRating(4.9)],
      [`${own}<script src="https://static.elfsight.com/platform.js"></script>`, {}],
      [`${own}<p>4.9</p><a href="https://www.trustpilot.com/review/example.com">Reviews</a>`, {}],
    ] as const)
      expect(run(html, found)).not.toMatchObject({ cause: 'nothing-behind-it' });
  });

  it('knows the business under a type that does not exist, and no other thing under one', () => {
    const of = (type: string, more: object) =>
      run(`${rated(type, { ratingValue: 5, reviewCount: 120 }, more)}<p>Since 5 years</p>`).outcome;
    expect(of('RoofingMaster', { telephone: '+49 30 1234567' })).toBe('partial');
    expect(of('RoofingTile', {})).toBe('pass');
  });

  it('is partial for a product rating with nothing behind it', () => {
    expect(run(rated('Product', { ratingValue: 5, reviewCount: 1 }))).toMatchObject({
      outcome: 'partial',
      cause: 'unshown',
    });
  });

  it('is partial for a product whose only reviews are by the business itself', () => {
    const by = (...names: string[]) =>
      run(
        `${rated(
          'Product',
          { ratingValue: 5, reviewCount: names.length },
          {
            review: names.map((name) => ({ '@type': 'Review', author: { '@type': 'Organization', name } })),
          },
        )}<p>Rate it from 1 to 5</p>`,
        { businessName: { value: 'Oar & Co', sources: [] } },
      );
    expect(by('OAR & CO')).toMatchObject({
      outcome: 'partial',
      cause: 'self-written',
      evidence: [{ seen: '5 of 5, 1 review, written by “OAR & CO”' }],
    });
    expect(by('Oar & Co', 'Ida Moss').outcome).toBe('pass');
  });

  it('fails impossible ratings', () => {
    expect(run(rated('Product', { ratingValue: 6, reviewCount: 3 }))).toMatchObject({ outcome: 'fail' });
    expect(run(rated('Product', { ratingValue: 9, bestRating: 10, reviewCount: 0 }))).toMatchObject({
      outcome: 'fail',
    });
  });

  it('fails when the page shows another rating, with both as evidence', () => {
    expect(run(`${rated('Dentist', { ratingValue: 5 })}<p>4.2 stars</p>`, visibleRating(4.2))).toMatchObject({
      outcome: 'fail',
      evidence: [{ seen: '5 of 5' }, { place: 'footer > p', seen: '4.2 stars' }],
    });
  });

  it('does not apply without structured data', () => {
    expect(run('<p>x</p>')).toMatchObject({ outcome: 'not_applicable' });
  });
});

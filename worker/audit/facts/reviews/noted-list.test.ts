import { describe, expect, it } from 'vitest';
import { facts, inputs, page } from '../../../testing/audit-builders.ts';
import { HOME, read, reviewsOf } from '../../../testing/reviews-of.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { fewCustomerReviews } from '../../checks/authority/few-customer-reviews.ts';

const CARDS =
  '<h2>What our guests say</h2><div class="reviews"><div class="review"><p>“They came every week, rain or shine.”</p><b>Ida B.</b></div><div class="review"><p>“Our garden has not looked like this for years.”</p><b>Tom R.</b></div></div>';

describe('reviews that a note in the page calls samples', () => {
  it.each([
    ['over their part', `<!-- REVIEWS (replace with real ones) -->${CARDS}`],
    ['below the last', `${CARDS}<!-- TODO before launch: ask for reviews --><p>Write to us!</p>`],
  ])('are left out where it stands %s', (_, body) => {
    expect(reviewsOf(body)).toEqual([]);
  });

  it('are left out in the browser, too, which drops the note', () => {
    const bodies = [`<!-- REVIEWS (replace with real ones) -->${CARDS}`, CARDS];
    const [plain = '', rendered = ''] = bodies.map((body) => `<body>${body}</body>`);
    expect(read([page(plain, { url: HOME, rendered })])).toEqual([]);
  });

  it('are asked about, and prove nothing', () => {
    const pages = [page(`<main><!-- TODO: ask for real reviews -->${CARDS}</main>`, { url: HOME })];
    const run = runCheck(fewCustomerReviews, inputs({ pages, facts: facts({ reviews: read(pages) }) }));
    expect(run).toMatchObject({ outcome: 'inconclusive', seen: ['TODO: ask for real reviews'] });
  });

  it('stand where the note is about something else on the page', () => {
    const far = '<p>One.</p><p>Two.</p><p>Three.</p><p>Four.</p><p>Five.</p><p>Six.</p>';
    expect(reviewsOf(`<!-- TODO: a real picture -->${far}${CARDS}`)).toHaveLength(2);
  });
});

describe('a name under several reviews of a page', () => {
  const card = (said: string, by: string) => `<div class="review"><p>“${said}”</p><b>${by}</b></div>`;
  const part = (...by: string[]) =>
    `<h2>What our guests say</h2><div class="reviews">${['They came every week, rain or shine.', 'Our garden has not looked like this for years.', 'Would book them again at once.'].map((said, at) => card(said, by[at] ?? '')).join('')}</div>`;

  it('is the work they praise and nobody', () => {
    expect(reviewsOf(part('Garden Care', 'Garden Care', 'Tom R.')).map(([, by]) => by)).toEqual([null, null, 'Tom R.']);
  });

  it('is somebody where each stands once', () => {
    expect(reviewsOf(part('Ida B.', 'Mae L.', 'Tom R.')).map(([, by]) => by)).toEqual(['Ida B.', 'Mae L.', 'Tom R.']);
  });
});

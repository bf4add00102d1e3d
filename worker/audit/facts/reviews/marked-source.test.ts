import { expect, it } from 'vitest';
import { page } from '../../../testing/audit-builders.ts';
import { read } from '../../../testing/reviews-of.ts';

it('takes a review that scripts show for served where the structured data of the page holds its words', () => {
  const text = 'Great work, fair price, lovely people.';
  const node = { '@context': 'https://schema.org', '@type': 'Review', reviewBody: text };
  const data = (body: string) =>
    `<script type="application/ld+json">${JSON.stringify({ ...node, reviewBody: body })}</script>`;
  const shown = `<main><h2>Reviews</h2><blockquote>${text}</blockquote><p>— Ida B.</p></main>`;
  const viewsOf = (served: string) =>
    read([page(served, { rendered: shown })])[0]?.sources.map(({ view, place }) => [view, /JSON-LD/.test(place)]);
  expect(viewsOf(data(text))).toEqual([
    ['rendered', false],
    ['plain', true],
  ]);
  expect(viewsOf(data('Another customer was just as happy with all of it.'))).toEqual([['rendered', false]]);
});

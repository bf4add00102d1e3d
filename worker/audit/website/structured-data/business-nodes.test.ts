import { describe, expect, it } from 'vitest';
import { page } from '../../../testing/audit-builders.ts';
import { leastSeconds } from '../../../testing/timing/least-seconds.ts';
import { businessNodes } from './business-nodes.ts';

const namesIn = (...data: object[]): unknown[] => {
  const scripts = data.map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`).join('');
  return businessNodes(page(scripts).structured).map(({ node }) => node.properties.name?.[0]);
};
const review = (subject: object) => ({ '@context': 'https://schema.org', '@type': 'Review', itemReviewed: subject });
const bakery = { '@context': 'https://schema.org', '@type': 'Bakery', name: 'Bäckerei Korn' };
const mill = { '@type': 'LocalBusiness', name: 'Mühle Bach' };

describe('businessNodes', () => {
  it('takes the subject of a review where nothing else is described', () => {
    expect(namesIn(review(mill))).toEqual(['Mühle Bach']);
  });

  it('leaves the subject of a review out where another business is described in its own right', () => {
    expect(namesIn(bakery, review(mill))).toEqual(['Bäckerei Korn']);
    expect(namesIn(bakery, review({ ...mill, name: 'Bäckerei Korn' }))).toEqual(['Bäckerei Korn', 'Bäckerei Korn']);
  });

  it('reads thousands of reviews in time', async () => {
    const root = page(`<script type="application/ld+json">${JSON.stringify(mill)}</script>`).structured;
    const [first] = root.nodes;
    if (!first) throw new Error('no node');
    const subjects = Array.from({ length: 20_000 }, () => ({
      ...first,
      parent: { node: 0, property: 'itemReviewed' },
    }));
    const read = () => expect(businessNodes({ ...root, nodes: [first, ...subjects] })).toHaveLength(20_001);
    // Looking through all nodes for each of them took seconds.
    expect(await leastSeconds(read, 4)).toBeLessThan(4);
  });
});

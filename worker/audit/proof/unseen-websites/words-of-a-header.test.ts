import { expect, it } from 'vitest';
import { page } from '../../../testing/audit-builders.ts';
import { run } from '../../../testing/unseen-website.ts';

const TEXT = '<main><h1>Pots</h1><p>We throw pots on a wheel in our studio by the river every day.</p></main>';

it('counts what a header says, and no menu in it', () => {
  const menu = '<div><a href="/bowls">Bowls and plates</a> <a href="/kiln">The kiln</a></div>';
  const hero = '<p>Clay from the river bank, thrown by hand</p><a href="tel:+15550100">Call us</a>';
  const { evidence } = run('thin-pages', [page(`<header>${menu}${hero}</header>${TEXT}`)]);
  const bare = run('thin-pages', [page(`<header>${menu}</header>${TEXT}`)]).evidence;
  const words = (seen?: string) => Number.parseInt(seen ?? '', 10);
  expect(words(evidence[0]?.seen) - words(bare[0]?.seen)).toBe(10);
  expect(bare).toEqual(run('thin-pages', [page(TEXT)]).evidence);
});

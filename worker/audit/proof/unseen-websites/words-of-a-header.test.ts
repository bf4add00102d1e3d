import { expect, it } from 'vitest';
import { page } from '../../../testing/audit-builders.ts';
import { run } from '../../../testing/unseen-website.ts';

const TEXT = '<main><h1>Pots</h1><p>We throw pots on a wheel in our studio by the river every day.</p></main>';

it('counts what a header says, and no menu in it', () => {
  const menu = '<div><a href="/bowls">Bowls and plates</a> <a href="/kiln">The kiln</a></div>';
  const hero = '<p>Clay from the river bank, thrown by hand and fired at night</p><a href="tel:+15550100">Call us</a>';
  const seen = (html: string) => run('thin-pages', [page(html)]).evidence[0]?.seen;
  expect(seen(`<header>${menu}</header>${TEXT}`)).toBe('fewer than 50 words');
  expect(seen(`<header>${menu}${hero.repeat(3)}</header>${TEXT}`)).toBe('fewer than 100 words');
  const { evidence: bare } = run('thin-pages', [page(`<header>${menu}</header>${TEXT}`)]);
  expect(bare).toEqual(run('thin-pages', [page(TEXT)]).evidence);
});

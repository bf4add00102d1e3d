import { expect, it } from 'vitest';
import { websiteOf } from '../../testing/fixes-of.ts';
import { prepare } from '../judge.ts';
import { observeWebsite } from '../proof/fixtures/observe-website.ts';
import { reportPages } from './report.ts';

const marked = (type: string) =>
  `<!doctype html><html lang="en"><head><title>${type}</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}","name":"Electronics retouching"}</script></head><body><main><h1>Electronics</h1><p>We take pictures of what you make.</p></main></body></html>`;

it('calls a page by what it is marked as, not by a word of its address', () => {
  const roleOf = (type: string) => {
    const website = websiteOf('https://larch.test/', [
      { path: '/', role: 'home', html: marked('Organization') },
      { path: '/electronics-product-retouching/', role: 'products', html: marked(type) },
    ]);
    return reportPages(prepare(observeWebsite(website)).inputs.website)[1]?.role;
  };
  expect(roleOf('Service')).toBe('services');
  expect(roleOf('Product')).toBe('products');
});

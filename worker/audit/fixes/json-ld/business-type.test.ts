import { expect, it } from 'vitest';
import { fixesOf, websiteOf } from '../../../testing/fixes-of.ts';
import { jsonLdFixes } from './json-ld.ts';

const ROOT = 'https://larch-goods.test/';

function pasted(address: string, markup = ''): string {
  const hours =
    '<h2>Opening hours</h2><p>Monday to Friday: 9:00 – 18:00</p><p>Saturday: 9:00 – 13:00</p><p>Sunday: closed</p>';
  const call = '<p>Call us: <a href="tel:+442079460123">020 7946 0123</a></p>';
  const foot = `<footer><p>Larch Goods</p>${address}${call}</footer>`;
  const data = markup && `<script type="application/ld+json">${markup}</script>`;
  const html = `<!DOCTYPE html><html lang="en"><head><title>Larch Goods</title>${data}</head><body><header><a href="/">Larch Goods</a></header><main><h1>Larch Goods</h1><p>We make and mend good things of larch wood for everybody who likes them, and have done so for many years.</p>${hours}</main>${foot}</body></html>`;
  return fixesOf(jsonLdFixes, websiteOf(ROOT, [{ path: '/', role: 'home', html }])).contents.join();
}

it('calls nobody a place who names none, whatever hours stand there', () => {
  expect(pasted('<p>8 Mill Lane, York YO1 7HH</p>')).toContain('"LocalBusiness"');
  const without = pasted('');
  expect(without).toContain('"Organization"');
  expect(without).not.toContain('openingHours');
});

it('takes no word for the trade out without a better one', () => {
  const markup = (type: string, name: string) =>
    JSON.stringify({
      '@context': 'https://schema.org',
      '@type': type,
      name,
      url: ROOT,
      address: { '@type': 'PostalAddress', addressLocality: 'York', addressCountry: 'GB' },
    });
  expect(pasted('', markup('PaintingContractor', 'Larch Goods'))).toMatch(/"LocalBusiness",\s+"PaintingContractor"/);
  expect(pasted('', markup('localbusiness', 'Larch Goods'))).toContain('"LocalBusiness"');
});

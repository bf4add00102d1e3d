import { expect, it } from 'vitest';
import { fixesOf, websiteOf } from '../../../testing/fixes-of.ts';
import { jsonLdFixes } from './json-ld.ts';

it('the home page calls the business what its other pages call it, without what they leave empty', () => {
  const described = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: 'Larch & Son',
    telephone: '+44 20 7946 0123',
    address: { '@type': 'PostalAddress', streetAddress: '', addressLocality: 'Bath' },
  });
  const body = '<h1>Larch & Son</h1><p>We mend violins and bows by hand. Call +44 20 7946 0123.</p>';
  const { contents } = fixesOf(
    jsonLdFixes,
    websiteOf('https://larch-and-son.test/', [
      { path: '/', role: 'home', html: `<html lang="en"><title>Larch & Son</title><body>${body}</body></html>` },
      {
        path: '/contact',
        role: 'contact',
        html: `<html lang="en"><title>Contact | Larch & Son</title><script type="application/ld+json">${described}</script><body>${body}</body></html>`,
      },
    ]),
  );
  const written = contents.join('\n');
  expect(written).toContain('"@type": "LocalBusiness"');
  expect(written).not.toContain('"@type": "Organization"');
  expect(written).not.toContain('"streetAddress": ""');
});

import { expect, it } from 'vitest';
import { fixesOf } from '../../../testing/fixes-of.ts';
import { bakery, solicitors } from '../../../testing/two-businesses.ts';
import { jsonLdFixes } from './json-ld.ts';

it('takes no picture from an empty address', () => {
  const website = bakery();
  for (const page of website.pages)
    page.html = page.html.replace(/<body[^>]*>/, '$&<img id="logo" src="" alt="Bäckerei Sommerfeld">');
  const { contents } = fixesOf(jsonLdFixes, website);
  expect(contents.length).toBeGreaterThan(0);
  expect(contents.join()).not.toMatch(/"(?:logo|image)"/);
});

it('gives no page but the home page the name of the business', () => {
  const website = solicitors();
  for (const page of website.pages)
    page.html = page.html
      .replace(/<nav>.*?<\/nav>/, '<nav></nav>')
      .replace(/<h1[^>]*>[^<]*<\/h1>/, '<h1>Harwood Lane Solicitors of York</h1>')
      .replace(/<title>[^<]*<\/title>/, '<title>Harwood Lane Solicitors</title>');
  const second = fixesOf(jsonLdFixes, website).contents.flatMap(
    (content) => /"position": 2,\s*"name": "([^"]*)"/.exec(content)?.[1] ?? [],
  );
  expect(second.join()).not.toContain('Harwood');
});

it('writes a type that exists where the business has one that does not', () => {
  const home = (type: string) =>
    bakery({
      home: {
        main: `<script type="application/ld+json" id="ours" nonce="7">{"@context":"https://schema.org","@type":${type},"name":"Bäckerei Sommerfeld"}</script>`,
      },
    });
  // Of a word for the trade there is nothing better for, none is taken out.
  expect(fixesOf(jsonLdFixes, home('"BreadService"')).contents.join()).toContain('BreadService');
  const invented = fixesOf(jsonLdFixes, home('["LocalBusiness","bakery"]'));
  expect(invented.contents.join()).toContain('"Bakery"');
  expect(invented.contents.join()).toContain('<script type="application/ld+json" id="ours">');
  expect(invented.after.get('unknown-schema-types')).toBe('pass');
});

it('shows what stands there now as whole elements, as what takes their place', () => {
  const node = '{"@context":"https://schema.org","@type":"Bakery","name":"Bäckerei Sommerfeld"}';
  const main = `<script type="application/ld+json">${node}</script>`;
  const replacing = fixesOf(jsonLdFixes, bakery({ home: { main } })).written.filter(({ fix }) => fix.before !== null);
  expect(replacing.length).toBeGreaterThan(0);
  for (const { fix } of replacing) {
    expect(fix.before).toContain(main);
    expect(fix.content).toMatch(/^<script type="application\/ld\+json">/);
  }
});

it('writes a property as schema.org has it where only its capitals differ, once and at its place', () => {
  const node = `{"@context":"https://schema.org","@type":"Bakery","name":"Bäckerei Sommerfeld","Telephone":"+49 30 5550112","foundingdate":"1950"}`;
  const website = bakery({ home: { main: `<script type="application/ld+json">${node}</script>` } });
  const { written, contents } = fixesOf(jsonLdFixes, website);
  expect(written.flatMap(({ checkIds }) => checkIds)).toContain('unknown-schema-types');
  expect(written.map(({ fix }) => fix.placement).join()).toContain('with names of schema.org put in');
  expect(contents.join()).toContain('"foundingDate": "1950"');
  expect(contents.join()).not.toMatch(/foundingdate|Telephone/);
});

it('takes as logo what leads home in the head of the page and is called one, where there is but one', () => {
  const withHead = (images: string) => {
    const website = bakery();
    for (const page of website.pages) page.html = page.html.replace('<nav>', `<a href="/">${images}</a><nav>`);
    return fixesOf(jsonLdFixes, website).contents.join();
  };
  const logo = '<img src="/img/logo.png" alt="Bäckerei Sommerfeld">';
  expect(withHead(logo)).toContain('"logo": "https://baeckerei-sommerfeld.test/img/logo.png"');
  expect(withHead(`${logo}<img src="/img/logo-white.png" alt="">`)).not.toContain('"logo"');
  expect(withHead('<img src="/img/team.png" alt="Logo">')).not.toContain('"logo"');
  // It may show a name given up.
  expect(withHead('<img src="/img/logo.png" alt="">')).not.toContain('"logo"');
});

it('writes no block anew that states an address the page gives otherwise', () => {
  const withAddress = (street: string) =>
    solicitors({
      home: {
        main: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"LegalService","name":"Harwood Lane Solicitors","address":{"@type":"PostalAddress","streetAddress":"${street}","postalCode":"YO1 7HH","addressLocality":"York","addressCountry":"GB"}}</script>`,
      },
    });
  expect(fixesOf(jsonLdFixes, withAddress('8 Minster Yard')).contents.join()).toContain('Minster Yard');
  const { contents, before } = fixesOf(jsonLdFixes, withAddress('31 Stonegate'));
  expect(before.get('contradictory-contact-data')).toBe('fail');
  expect(contents.join()).not.toMatch(/Stonegate|Minster Yard/);
});

it('gives a box for letters its own property', () => {
  const website = bakery();
  for (const page of website.pages) page.html = page.html.replaceAll('Salzstraße 41', 'Postfach 4120');
  const contents = fixesOf(jsonLdFixes, website).contents.join();
  expect(contents).not.toContain('"streetAddress": "Postfach');
});

it('never has the business provide or publish itself, though its type is that of a service', () => {
  const website = bakery({
    home: {
      main: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"TaxiService","name":"Bäckerei Sommerfeld"}</script><script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite",
        "name":"Bäckerei Sommerfeld","url":"https://baeckerei-sommerfeld.test/"}</script>`,
    },
  });
  const taxis = fixesOf(jsonLdFixes, website).contents.filter((content) => content.includes('TaxiService'));
  expect(taxis.length).toBeGreaterThan(0);
  for (const content of taxis) {
    expect(content).toContain('"publisher"');
    expect(content).not.toContain('"provider"');
  }
});

it('adds no name of the website beside one that a page is part of', () => {
  const part = { '@type': 'WebSite', name: 'Bäckerei Sommerfeld', url: 'https://baeckerei-sommerfeld.test/' };
  const namedIn = (isPartOf: object) => {
    const markup = { '@context': 'https://schema.org', '@type': 'WebPage', isPartOf };
    const main = `<script type="application/ld+json">${JSON.stringify(markup)}</script>`;
    return (
      fixesOf(jsonLdFixes, bakery({ home: { main } }))
        .contents.join()
        .split('"WebSite"').length - 1
    );
  };
  expect(namedIn(part)).toBe(0);
  expect(namedIn({ '@type': 'CreativeWork' })).toBe(1);
  expect(namedIn({ '@type': 'WebSite' })).toBe(1);
});

it('hands no block back whose town, number or hours the page contradicts, and says what is to be decided', () => {
  const withNode = (more: object) => {
    const address = {
      '@type': 'PostalAddress',
      streetAddress: '8 Minster Yard',
      postalCode: 'YO1 7HH',
      addressLocality: 'York',
    };
    const node = {
      '@context': 'https://schema.org',
      '@type': 'LegalService',
      name: 'Harwood Lane Solicitors',
      address,
    };
    const markup = `<script type="application/ld+json">${JSON.stringify({ ...node, ...more })}</script>`;
    return fixesOf(jsonLdFixes, solicitors({ home: { main: markup } }));
  };
  const wrong = [
    { address: { '@type': 'PostalAddress', streetAddress: '8 Minster Yard', addressLocality: 'United Kingdom' } },
    { openingHours: 'Lunes 9-17' },
  ];
  expect(withNode({}).contents.join()).toContain('Minster Yard');
  for (const more of wrong) {
    const { written } = withNode(more);
    expect(written.map(({ fix }) => fix.content).join()).not.toMatch(/United Kingdom|Lunes/);
    const home = written.find(({ fix }) => fix.placement.includes('The JSON-LD blocks it has now stay'));
    expect(home?.fix.placement).toMatch(/“(?:United Kingdom|Lunes 9-17)”/);
  }
});

import { describe, expect, it } from 'vitest';
import { HOME, page, website } from '../../testing/audit-builders.ts';
import { read } from '../../testing/read-facts-of.ts';
import { readAddresses } from '../facts/addresses/addresses.ts';
import { readPhones } from '../facts/phones/phones.ts';

it('reads a Japanese clinic', () => {
  const facts = read([
    page(`<html lang="ja"><head><title>あおば皮膚科クリニック｜世田谷区の皮膚科</title></head><body><h1>あおば皮膚科クリニック</h1>
      <p>当院では、お子さまからご高齢の方まで、皮膚のお悩みを丁寧に診察いたします。お気軽にご相談ください。</p>
      <table><tr><th>住所</th><td>〒154-0004　東京都世田谷区太子堂９丁目１２−３ グリーンビル２階</td></tr>
      <tr><th>電話</th><td>０３−６８０４−２７１５</td></tr><tr><th>FAX</th><td>03-6804-2716</td></tr></table></body></html>`),
  ]);
  expect(facts).toMatchObject({
    name: 'あおば皮膚科クリニック',
    phones: ['+81368042715 landline'],
    otherPhones: ['+81368042716 fax'],
    addresses: ['太子堂9丁目12-3 グリーンビル2階 | 154-0004 | 世田谷区 | JP'],
    languages: ['ja'],
  });
});

it('reads an American law office', () => {
  const facts = read([
    page(`<html lang="en"><head><title>Marlow &amp; Finch, LLP - Family Law Attorneys in Boise, ID</title></head><body><h1>Family law with care</h1>
      <p>Our attorneys help you and your family with divorce, custody and adoption across the valley.</p>
      <p>Office: (208) 345-7812 | Toll free: 1-800-284-7361 | Fax: (208) 345-7813</p>
      <p>Call us today at 123-456-7890 or 208-555-0199</p>
      <footer><p>Marlow &amp; Finch, LLP</p><p>1420 W Bannock Street, Suite 300</p><p>Boise, Idaho 83702</p><p>&copy; 2026 Marlow &amp; Finch, LLP. All rights reserved.</p>
      <a href="/privacy-policy">Privacy Policy</a> <a href="/terms">Terms of Service</a> <a href="https://www.linkedin.com/company/marlow-finch/">LinkedIn</a></footer></body></html>`),
  ]);
  expect(facts).toMatchObject({
    phones: ['+12083457812 null', '+18002847361 null'],
    otherPhones: ['+12083457813 fax'],
    addresses: ['1420 W Bannock Street, Suite 300 | 83702 | Boise | US'],
    profiles: ['https://www.linkedin.com/company/marlow-finch/'],
    policies: ['privacy /privacy-policy', 'terms /terms'],
  });
  expect(facts.name).toMatch(/^Marlow & Finch/);
});

describe('what is no fact', () => {
  it('ignores placeholders, comments and template leftovers', () => {
    const facts = read([
      page(`<html lang="en"><head><title>Home</title></head><body><h1>Lorem ipsum dolor sit amet</h1>
        <!-- <p>Call 0117 284 7361, 14 Mill Lane, Leeds LS6 3AA, old@business.test</p> -->
        <p>Call 000 000 000 or +1 234 567 890, write to info@example.com or your@email.com</p><p>123 Main Street, Anytown, CA 90210</p>
        <a href="tel:1234567890">Call</a><a href="https://facebook.com/yourpage">Facebook</a><a href="https://instagram.com/">Instagram</a>
        <form><input placeholder="0117 284 7361"><input placeholder="me@business.test"></form></body></html>`),
    ]);
    expect(facts).toMatchObject({ phones: [], otherPhones: [], emails: [], addresses: [], profiles: [] });
  });

  it('does not take share buttons, employees, groups or posts for profiles', () => {
    const facts = read([
      page(`<html lang="en"><title>Northlight Yoga</title><body><main><p>Our teacher <a href="https://www.linkedin.com/in/jane-roe">Jane Roe</a></p>
        <a href="https://twitter.com/intent/tweet?url=x">Tweet</a><a href="https://www.facebook.com/groups/12345/">A group we like</a>
        <a href="https://www.instagram.com/p/Cxyz/">Post</a></main><footer><a href="https://www.instagram.com/northlight.yoga">Instagram</a></footer>`),
    ]);
    expect(facts.profiles).toEqual(['https://www.instagram.com/northlight.yoga']);
  });
});

it('names contradictions between markup and text', () => {
  const pages = [
    page(`<title>Café Linde</title><html lang="de"><script type="application/ld+json">{"@context":"https://schema.org","@type":"CafeOrCoffeeShop","name":"Café Linde",
      "telephone":"+49 228 4471820","address":{"@type":"PostalAddress","streetAddress":"Am Markt 3","postalCode":"53111","addressLocality":"Bonn","addressCountry":"DE"}}</script>
      <p>Am Markt 5, 53111 Bonn</p><p>Telefon 0228 4471821</p>`),
  ];
  const input = website({
    target: { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null },
    pages,
  });
  expect(readAddresses(input).map(({ conflictsWith }) => conflictsWith)).toEqual([[1], [0]]);
  expect(readPhones(input).phones.map(({ conflictsWith }) => conflictsWith)).toEqual([[1], [0]]);
});

it('marks what only a browser shows', () => {
  const pages = [
    page('<html lang="de"><title>Praxis Nord</title><div id="app"></div>', {
      rendered: '<html lang="de"><title>Praxis Nord</title><p>Tel. 0228 4471820</p>',
    }),
  ];
  const input = website({
    target: { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null },
    pages,
  });
  expect(readPhones(input).phones[0]?.sources).toEqual([
    { pageUrl: HOME, view: 'rendered', place: 'p', seen: 'Tel. 0228 4471820' },
  ]);
});

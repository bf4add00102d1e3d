import { describe, expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import type { PageRole } from '../../observations.ts';
import { readPrices } from './prices.ts';

const HOME = 'https://example.test/';
const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const pricesOf = (html: string, country: string | null = null, role: PageRole = 'prices') =>
  readPrices(website({ target: TARGET, pages: [page(`<main>${html}</main>`, { role })], language: null, country })).map(
    ({ value }) => `${value.what} | ${value.amount} ${value.currency} | ${value.asShown}`,
  );

describe('prices', () => {
  it('are not what insurers pay back', () => {
    const text =
      '<p>Eine professionelle Zahnreinigung kostet bei uns 95 € und dauert rund 60 Minuten. Viele Krankenkassen erstatten 40 bis 80 €.</p>';
    const amounts = pricesOf(text, 'DE', 'home').map((price) => price.split(' | ')[1]);
    expect(amounts).toEqual(['95 EUR']);
  });

  it('are not the lines of a calculation', () => {
    const lines = (...rows: string[]) => `<div>${rows.map((row) => `<div><span>${row}</span></div>`).join('')}</div>`;
    const row = (what: string, sum: string) => `${what}</span><span>${sum}`;
    const worked = lines(row('Takings', '2 000 €'), row('Commission 20%', '400 €'), row('Left to you', '1 600 €'));
    expect(pricesOf(worked)).toEqual([]);
    const listed = lines(row('Adults', '20 €'), row('Students 20% off', '16 €'), row('Families', '45 €'));
    expect(pricesOf(listed)).toHaveLength(3);
  });

  it('are told with what they buy, also where that stands in an element below', () => {
    const card = '<div class="card"><h3>Partner</h3><p class="sum">£350</p><p class="unit">+ VAT per hour</p></div>';
    expect(pricesOf(`${card}${card.replace('Partner', 'Trainee')}`, 'GB')[0]).toBe(
      'Partner | 350 GBP | £350 + VAT per hour',
    );
    const dish = '<div class="card"><h3>Rye loaf</h3><p class="sum">4.50 €</p><button class="add">+ Add</button></div>';
    expect(pricesOf(`${dish}${dish.replace('Rye', 'Oat')}`, 'DE')[0]).toBe('Rye loaf | 4.5 EUR | 4.50 €');
  });

  it('are told with what is paid besides', () => {
    const card = '<div class="card"><h3>Pottery class</h3><p><span>$60</span><span>/ hour + clay</span></p></div>';
    expect(pricesOf(`${card}${card.replace('Pottery', 'Glaze')}`, 'US')[0]).toBe(
      'Pottery class | 60 USD | $60 / hour + clay',
    );
  });

  it.each(['$5 off orders $40-59.99', '15% off stays over $300', '10 € de réduction dès un achat de 80 €'])(
    'are not what gets cheaper from there on: %s',
    (line) => {
      expect(pricesOf(`<p>${line}</p><p>Candle $12</p>`, 'US').join()).not.toMatch(/40|300|80/);
    },
  );

  it('keep both ends of a range', () => {
    expect(pricesOf('<p>Visa £1,500 – £3,000</p>', 'GB')).toEqual(['Visa | 1500 GBP | £1,500 – £3,000']);
    const list = '<p>New oar – 50 € – 150 €</p><p>New sail 200 € bis 1.200 €</p><p>Varnish CHF 40 - CHF 60</p>';
    expect(pricesOf(list, 'DE')).toEqual([
      'New oar | 50 EUR | 50 € – 150 €',
      'New sail | 200 EUR | 200 € bis 1.200 €',
      'Varnish | 40 CHF | CHF 40 - CHF 60',
    ]);
  });

  it.each([
    ['Riemen wechseln – 40 € – 90 €', 'Riemen wechseln | 40 EUR | 40 € – 90 €'],
    ['Riemen wechseln: 40 € bis 90 €', 'Riemen wechseln | 40 EUR | 40 € bis 90 €'],
    ['Riem vervangen van 40 € tot 90 €', 'Riem vervangen | 40 EUR | 40 € tot 90 €'],
  ])('keep both ends of a range whose sums have a sign each: %s', (line, price) => {
    expect(pricesOf(`<p>${line}</p>`)).toEqual([price]);
  });

  it('are two where each has its name', () => {
    expect(pricesOf('<p>Adult 8 €, child 5 €</p>')).toHaveLength(2);
  });

  it('of others are left out on pages about something else', () => {
    const guide = '<p>Hardware costs add up. Switches often range from $60-200 each.</p>';
    expect(pricesOf(guide, 'US', 'other')).toEqual([]);
    expect(pricesOf('<h3>Switch kit</h3><p>The switch kit costs $25.</p>', 'US', 'other')).toHaveLength(1);
  });

  it.each([
    ['₱', '<h3>Haircut</h3><p>₱450</p>', null, 'Haircut | 450 PHP | ₱450'],
    ['₹', '<p>Root canal ₹1,200</p>', null, 'Root canal | 1200 INR | ₹1,200'],
    ['zł', '<p>Strzyżenie męskie 80 zł</p>', null, 'Strzyżenie męskie | 80 PLN | 80 zł'],
    ['kr', '<p>Herreklipp 450 kr</p>', 'NO', 'Herreklipp | 450 NOK | 450 kr'],
    ['kr without a country', '<p>Herreklipp 450 kr</p>', null, 'Herreklipp | 450 null | 450 kr'],
    ['ر.س', '<h3>تنظيف الأسنان</h3><p>250 ر.س</p>', null, 'تنظيف الأسنان | 250 SAR | 250 ر.س'],
    ['a dash for the cents', '<p>Dagens lunch 103,-</p>', 'NO', 'Dagens lunch | 103 NOK | 103,-'],
  ])('are read in %s', (_, html, country, price) => {
    expect(pricesOf(html, country)).toEqual([price]);
  });

  it('are no postcode where the letters behind it are no currency', () => {
    expect(pricesOf('<p>3991 KR Houten</p><p>Schilderwerk 45 €</p>', 'NL')).toEqual(['Schilderwerk | 45 EUR | 45 €']);
    expect(pricesOf('<p>3991 KR Houten</p>')).toEqual([]);
    expect(pricesOf('<p>Herreklipp 450 KR</p>', 'NO')).toHaveLength(1);
  });

  it('are no conditions of a total of nothing', () => {
    const cart = (total: string) =>
      `<div class="sum"><div><p>Subtotal</p><small>Flat shipping: $7.00</small></div><p>${total}</p></div>`;
    expect(pricesOf(cart('$0.00'), 'US')).toEqual([]);
    const plans =
      '<div class="plan"><h3>Larch plan</h3><p>$10</p></div><div class="plan"><h3>Elm plan</h3><p>$0</p></div>';
    expect(pricesOf(plans, 'US')[0]).toBe('Larch plan | 10 USD | $10');
  });

  it('are no steps of a worked example', () => {
    const steps = '<ul><li>Monthly total = 22,000 €</li><li>Daily pay = 22,000 / 30 = 733.33 €</li></ul>';
    expect(pricesOf(`${steps}<p>First meeting: 90 €</p>`)).toEqual(['First meeting | 90 EUR | 90 €']);
    expect(pricesOf('<ul><li>10 lessons = 400 €</li></ul>')).toHaveLength(1);
  });

  it('are no thresholds from which something is free', () => {
    expect(pricesOf('<p>Levering gratis vanaf € 100</p><p><b>€ 0</b> porto vanaf € 80</p>', 'NL')).toEqual([]);
    expect(pricesOf('<p>Beratung kostenlos, Schnitt ab 30 €</p>', 'DE')).toHaveLength(1);
  });

  it('are no state of a collection, and no gifts', () => {
    const bar = '<h2>Rebuild the mill</h2><p class="progress-label">6 199 € of 10 000 € in</p>';
    expect(pricesOf(bar, null, 'home')).toEqual([]);
    const home = page('<a href="/give">Donate</a>');
    const give = page('<h3>Friend</h3><p>£50</p><h3>Patron</h3><p>£90</p>', { url: `${HOME}give`, role: 'other' });
    const site = website({ target: TARGET, pages: [home, give], language: null, country: 'GB' });
    expect(readPrices(site)).toEqual([]);
  });

  it('are no measures, versions or ranges of years', () => {
    expect(pricesOf('<p>Ladder 12 ft, page 20 - 30</p><p>PHP 8 and INR 2.5</p><p>1998-, 2001:</p>')).toEqual([]);
  });

  it.each([
    ['a name beside its price', '<h3>Falafel im Brot <span>7,50 €</span></h3>', ['Falafel im Brot | 7.5 EUR | 7,50 €']],
    [
      'a table',
      '<table><tr><th>Herrenschnitt</th><td>ab 28,- €</td></tr><tr><th>Damenschnitt</th><td>45 €</td></tr></table>',
      ['Herrenschnitt | 28 EUR | ab 28,- €', 'Damenschnitt | 45 EUR | 45 €'],
    ],
    [
      'a card',
      '<h3>Deep clean</h3><p>£120</p><h3>Regular clean</h3><p>from £60</p>',
      ['Deep clean | 120 GBP | £120', 'Regular clean | 60 GBP | from £60'],
    ],
    [
      'two sizes',
      '<p>Salat klein 8,00 € / groß 10,00 €</p>',
      ['Salat klein | 8 EUR | 8,00 €', 'Salat groß | 10 EUR | 10,00 €'],
    ],
    [
      'a definition list',
      '<dl><dt>Séance individuelle</dt><dd>65 €</dd></dl>',
      ['Séance individuelle | 65 EUR | 65 €'],
    ],
    [
      'a sentence',
      '<h3>Primera visita</h3><p>La primera visita cuesta 40 euros e incluye radiografía.</p>',
      ['Primera visita | 40 EUR | 40 euros'],
    ],
    [
      'thousands',
      "<p>Website – 1.250,00 €</p><p>Shop CHF 3'400</p>",
      ['Website | 1250 EUR | 1.250,00 €', "Shop | 3400 CHF | CHF 3'400"],
    ],
    ['a month behind', '<h3>Starter — 9,90 € / Monat</h3>', ['Starter | 9.9 EUR | 9,90 € / Monat']],
    ['yen', '<p>カット 4,500円</p>', ['カット | 4500 JPY | 4,500円']],
  ])('%s', (_, html, prices) => expect(pricesOf(html)).toEqual(prices));

  it('names a dollar only where the country is known', () => {
    expect(pricesOf('<p>Haircut $40</p>')).toEqual(['Haircut | 40 null | $40']);
    expect(pricesOf('<p>Haircut $40</p>', 'AU')).toEqual(['Haircut | 40 AUD | $40']);
  });

  it('reads offers of structured data', () => {
    const node = {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: 'Check-up',
      offers: { '@type': 'Offer', price: '49.00', priceCurrency: 'EUR' },
    };
    expect(pricesOf(`<script type="application/ld+json">${JSON.stringify(node)}</script>`)).toEqual([
      'Check-up | 49 EUR | 49.00 EUR',
    ]);
  });

  it.each([
    ['share capital', '<p>SARL au capital de 20 000 EUROS</p>', 'home'],
    ['free shipping', '<p>Versandkostenfrei ab 50 €</p>', 'home'],
    ['insurance', '<p>Insured up to £5 million</p>', 'home'],
    ['a lone sum elsewhere', '<p>Some switches sell for $60</p>', 'other'],
    [
      'a sum in a story',
      '<p>Last year a friend paid 300 € to somebody else, and it still broke down after a week of use.</p>',
      'home',
    ],
    ['news', '<p>Entry 10 €</p>', 'article'],
    ['what customers saved', "<p>Saved $1,124</p><p>Steuerersparnis im ersten Jahr CHF 6'400</p>", 'home'],
    ['whom a duty meets', '<p>Corporations owing $3,000+</p>', 'home'],
  ] as const)('leaves out %s', (_, html, role) => expect(pricesOf(html, null, role)).toEqual([]));
});

it.each<[string, string, string, number, string | null]>([
  ['PH', 'Box of 4', 'P190', 190, 'PHP'],
  ['IN', 'Thali', '₹350', 350, 'INR'],
  ['ZA', 'Cut', 'R250', 250, 'ZAR'],
  ['HU', 'Vágás', '4500 Ft', 4500, 'HUF'],
  ['SE', 'Klippning', '450 kr', 450, 'SEK'],
  ['PL', 'Wizyta', '150 zł', 150, 'PLN'],
  ['SA', 'قهوة', '15 ر.س', 15, 'SAR'],
  ['DE', 'Schnitt', '103,-', 103, 'EUR'],
])('reads the sums of %s', (country, item, sum, amount, currency) => {
  const html = `<ul><li>${item} ${sum}</li></ul>`;
  const prices = readPrices(website({ target: TARGET, pages: [page(html)], language: null, country }));
  expect(prices.map(({ value }) => value)).toEqual([{ what: item, amount, currency, asShown: sum }]);
});

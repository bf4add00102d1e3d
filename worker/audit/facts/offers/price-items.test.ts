import { describe, expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { readPrices } from './prices.ts';

const HOME = 'https://example.test/';
const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const pricesOf = (html: string) =>
  readPrices(
    website({
      target: TARGET,
      pages: [page(`<main>${html}</main>`, { role: 'home' })],
      language: null,
      country: 'US',
    }),
  ).map(({ value }) => `${value.what} | ${value.amount}`);

describe('what a price is for', () => {
  it.each([
    [
      'the title of the card, whatever stands between',
      '<h3>Basis class</h3><p>Four weeks with a teacher.</p><ul><li>Book</li><li>Certificate</li></ul><p>Place: Town hall</p><p>from $90 per person</p><h3>Second class</h3><p>Eight weeks.</p><ul><li>Book</li></ul><p>$180 per person</p>',
      ['Basis class | 90', 'Second class | 180'],
    ],
    [
      'the title of the card, and not the words of its button',
      '<h3>Oak bowl</h3><p>Turned by hand.</p><a href="/1">View details ($44.99)</a><h3>Ash vase</h3><p>Oiled.</p><a href="/2">View details ($34.99)</a>',
      ['Oak bowl | 44.99', 'Ash vase | 34.99'],
    ],
    [
      'the title of a card that is no heading',
      '<div class="plan"><div class="plan-title">Small wash</div><ul><li>Outside</li></ul><div>$20</div></div><div class="plan"><div class="plan-title">Big wash</div><ul><li>Inside</li></ul><div>$45</div></div>',
      ['Small wash | 20', 'Big wash | 45'],
    ],
    [
      'the line above it in a list under one heading',
      '<h3>Hair</h3><p>Short</p><p>$30</p><p>Long</p><p>$40</p><h3>Colour</h3><p>Roots</p><p>$50</p><p>Full</p><p>$90</p>',
      ['Short | 30', 'Long | 40', 'Roots | 50', 'Full | 90'],
    ],
    [
      'the label above, not the note on tax behind the sum',
      '<dl><dt>個人レッスン</dt><dd>7,000円（税込）</dd></dl>',
      ['個人レッスン | 7000'],
    ],
    [
      'the words before a bracket',
      '<p>Erstgespräch mit ausführlicher Anamnese und Plan (etwa 80 bis 90 Minuten): 130 Euro</p>',
      ['Erstgespräch mit ausführlicher Anamnese und Plan | 130'],
    ],
    [
      'the label before a colon, however the line ends',
      '<p>Devis et déplacement gratuits</p><p>Tarifs de nuit (19 à 23 h), week-end et jours fériés : 80 € TTC.</p>',
      ['Tarifs de nuit, week-end et jours fériés | 80'],
    ],
    [
      'each subject of a sentence with two sums',
      '<h3>Rates and payment</h3><p>The first visit is $150, and each follow-up visit is $110. We accept cash, check and card.</p>',
      ['First visit | 150', 'Follow-up visit | 110'],
    ],
    ['not the length', '<h4>Massage</h4><p>60 min</p><p>€70</p>', ['Massage | 70']],
    ['a word glued to its sum', '<div><span>From</span><span>$119</span></div>', []],
    [
      'the subject of a sentence',
      '<p>Das Kennenlernen ist frei. Vollständige Sitzungen kosten 85 €, die Abrechnung folgt der Gebührenordnung für uns.</p>',
      ['Vollständige Sitzungen | 85'],
    ],
    [
      'a rate in a sentence',
      '<p>We clean homes and offices all over town, and have for years. Regular cleaning from £19.50 per hour.</p>',
      ['Regular cleaning | 19.5'],
    ],
    [
      'the title of the card whose button holds the sum',
      '<div><h3>Larch honey</h3><p>From our hives.</p><button>Add for $9</button></div><div><h3>Fir honey</h3><p>Dark.</p><button>Add for $11</button></div>',
      ['Larch honey | 9', 'Fir honey | 11'],
    ],
    ['what stands before a tax in short', '<p>Haircut $25 incl. tax.</p>', ['Haircut | 25']],
    ['no question', '<h3>How much is a visit?</h3><p>$90</p><h3>And a second one?</h3><p>$60</p>', []],
    ['no millions', '<h3>Insurance</h3><p>$1M liability cover</p>', []],
    ['no discounts', '<p>Refer a friend: $25 off</p>', []],
    [
      'no estimates in a note',
      '<p>The final price is confirmed on site. Usually it is within $20 of the estimate you were given before.</p>',
      [],
    ],
  ])('%s', (_, html, prices) => expect(pricesOf(html)).toEqual(prices));
});

it('a sum on the picture above a title is that of the title', () => {
  const room = (sum: string, name: string) =>
    `<div class="room"><div class="picture"><span>${sum}</span></div><div><h3 class="name">${name}</h3><p>1 bed</p></div></div>`;
  const rooms = room('90 €', 'Larch') + room('75 €', 'Fern') + room('200 €', 'Mill');
  const read = (html: string) =>
    readPrices(website({ target: TARGET, pages: [page(html, { role: 'home' })], language: null, country: 'DE' })).map(
      ({ value }) => `${value.what} ${value.amount}`,
    );
  expect(read(`<main><h3>Our rooms</h3><p>All of them look to the lake.</p>${rooms}<h3>Garden</h3></main>`)).toEqual([
    'Larch 90',
    'Fern 75',
    'Mill 200',
  ]);
  const plan = (name: string, sum: string) => `<div class="plan"><h3 class="name">${name}</h3><b>${sum}</b></div>`;
  const plans = plan('Basic', '10 €') + plan('Comfort', '20 €') + plan('Whole house', 'Ask us');
  expect(read(`<main><h2>Our plans</h2><p>from 10 €</p>${plans}</main>`)).toContain('Comfort 20');
});

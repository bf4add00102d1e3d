import { describe, expect, it } from 'vitest';
import { facts, HOME, page, textResource, website } from '../../../testing/audit-builders.ts';
import { address, named, phone, run, source } from '../../../testing/unseen-website.ts';
import { withShownPlaces } from '../../checks/shared/shown/shown-places.ts';
import type { Facts, OpeningHours, WeekHours } from '../../facts/facts.ts';
import { lostWithoutJavaScript } from '../../report/lost-without-javascript.ts';
import { FUNCTION_WORDS, judgeLanguage } from '../../website/text/detect-language.ts';
import { Website } from '../../website/website.ts';

/** Kinds of pages of which it was once said that they do not say what they say, each in invented words. */

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

function week(open: string, close: string): OpeningHours {
  const day: WeekHours['mo'] = [[open, close]];
  return { mo: day, tu: day, we: day, th: day, fr: day, sa: day, su: day, byAppointment: false };
}

const marked = (open: string, close: string): Partial<Facts> => ({
  openingHours: {
    value: week(open, close),
    sources: [source(`mo ${open}–${close}`, { place: 'JSON-LD openingHoursSpecification' })],
  },
});

describe('hours that only markup gives as days and times', () => {
  const door = address({ street: 'Am Markt 2', locality: 'Lindau' }, 'footer > p');
  const reached = { ...named('Keller Funkwagen'), phones: [phone('08382 000')], addresses: [door] };
  const CHECKS = ['markup-unlike-visible-text', 'missing-opening-hours', 'facts-hard-to-read-out'];
  const of = (id: string, text: string, hours: Partial<Facts>) =>
    run(id, `<p>Keller Funkwagen</p><p>${text}</p>`, { ...hours, ...reached }, { isLocal: true });

  it.each(CHECKS)('%s: the text may say them in other words', (id) => {
    for (const text of ['Innenstadt · 24/7', '7 gün 24 saat açık'])
      expect(['pass', 'inconclusive']).toContain(of(id, text, marked('00:00', '23:59')).outcome);
    expect(['pass', 'inconclusive']).toContain(
      of(id, 'Offen ab 9 Uhr bis abends um 6', marked('09:00', '18:00')).outcome,
    );
  });
  it('none of their figures stands in the text', () => {
    expect(of('markup-unlike-visible-text', 'Rufen Sie an.', marked('09:00', '18:00')).outcome).toBe('partial');
    expect(of('missing-opening-hours', 'Rufen Sie an.', marked('09:00', '18:00'))).toMatchObject({
      cause: 'hours-in-markup-only',
    });
  });
});

it('the first Sunday of each month is not every Sunday', () => {
  const none = { mo: null, tu: null, we: null, th: null, fr: null, sa: null, byAppointment: false };
  const found: Partial<Facts> = {
    languages: [{ value: 'en', sources: [] }],
    openingHours: {
      value: { ...none, su: [['10:00', '12:30']] },
      sources: [source('su 10:00–12:30', { place: 'JSON-LD openingHours' })],
    },
  };
  const of = (text: string) => {
    const pages = [page(`<html lang="en"><p>${text}</p>`)];
    return run('missing-opening-hours', pages, withShownPlaces(facts(found), pages), { isLocal: true });
  };
  expect(of('First Sunday of each month, 10:00 AM - 12:30 PM')).toMatchObject({
    outcome: 'fail',
    cause: 'hours-unlike-markup',
  });
  expect(of('Sundays, 10:00 AM - 12:30 PM').outcome).toBe('pass');
  expect(of('Every 10:00 AM - 12:30 PM, Sundays and the first Saturday of each month').outcome).toBe('pass');
});

describe('what one reader finds in one place only', () => {
  const shown = (found: Partial<Facts>, html: string, rendered = html) =>
    withShownPlaces(facts(found), [page(html, { rendered })]);
  const late = { view: 'rendered' as const, place: 'div.card' };
  const priced = (amount: number): Partial<Facts> => ({
    prices: [
      { value: { what: 'Ölwechsel', amount, currency: 'EUR', asShown: `${amount} €` }, sources: [source('x', late)] },
    ],
  });

  it('a sum that stands in the HTML as served is not lost', () => {
    const html = '<div>Ölwechsel<b>89 €</b> mit Filter</div><p>Räder 49 €</p>';
    const served = shown(priced(89), html, `${html}<p>fertig</p>`);
    expect(served.prices[0]?.sources.map(({ view }) => view)).toEqual(['rendered', 'plain']);
    expect(lostWithoutJavaScript(page(html, { rendered: html }), served)).toEqual([]);
    const shell = '<div>Bitte warten, 24 Stunden</div>';
    expect(lostWithoutJavaScript(page(shell, { rendered: html }), shown(priced(89), shell, html))).toEqual([
      'all prices of this page',
    ]);
  });
  it('the same sum of another thing does not serve it', () => {
    const html = '<div>Ölwechsel<b>89 €</b></div>';
    expect(shown(priced(89), '<p>Reifenwechsel: 89 €</p>', html).prices[0]?.sources).toHaveLength(1);
  });
  it('a name glued to its neighbours or written apart is said', () => {
    const inTitle = { businessName: { value: 'BRIXBOX', sources: [source('BRIXBOX', { place: 'title' })] } };
    expect(shown(inTitle, '<p>© BrixBoxLINDAU</p>').businessName?.sources).toHaveLength(2);
    expect(shown(inTitle, '<p>Brix Box, Lindau</p>').businessName?.sources).toHaveLength(2);
    expect(shown(inTitle, '<p>post@brixbox.test</p>').businessName?.sources).toHaveLength(1);
  });
  it('street and town lead to the door without the postcode', () => {
    const inMarkup = [
      address({ street: '7 Mill Lane', postalCode: 'AB1 2CD', locality: 'Thornby' }, 'JSON-LD address'),
    ];
    const placesIn = (html: string) => shown({ addresses: inMarkup }, html).addresses[0]?.sources.length;
    expect(placesIn('<p>7 Mill Lane, Thornby</p>')).toBe(2);
    expect(placesIn('<p>Thornby</p>')).toBe(1);
  });
});

it.each([
  ['BRIXLINDAU | Boulderhalle LINDAU', 'pass'],
  ['Brixlindau', 'pass'],
  ['Zentrale Boulderhalle', 'fail'],
])('a town as second word, or inside the name, is in the title: %s', (title, outcome) => {
  const found = {
    addresses: [{ ...address({ street: 'Uferweg 3', locality: 'Lindau' }), certainty: 'certain' as const }],
  };
  expect(
    run('place-missing-in-title', `<title>${title}</title><h1>Klettern</h1>`, found, { isLocal: true }).outcome,
  ).toBe(outcome);
});

it.each([
  ['<a href="https://beds.example/properties/lakehouse?code=5">Book with us @ $42</a>', 'pass'],
  ['<a href="/library.html">Book corner for guests</a>', 'not_applicable'],
])('a link that leaves for a service to book is a way to book: %s', (html, outcome) => {
  expect(run('missing-booking-path', html, {}, { isLocal: true }).outcome).toBe(outcome);
});

it('one sum in markup that pages show none of is a claim', () => {
  const ld = (range: string) =>
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"Keller","priceRange":"${range}"}</script>`;
  const of = (range: string, text: string) => run('markup-unlike-visible-text', `${ld(range)}<p>Keller: ${text}</p>`);
  expect(of('ab 4,00 €', 'Grundpreis 6,50 €, 4 Wagen')).toMatchObject({ outcome: 'partial', seen: ['ab 4,00 €'] });
  for (const [range, text] of [
    ['ab 6,50 €', 'Grundpreis 6,50 €'],
    ['10–50 €', 'Grundpreis 6,50 €'],
    ['€€', 'Grundpreis 6,50 €'],
    ['ab 4,00 €', 'Preis auf Anfrage'],
  ] as const)
    expect(of(range, text).outcome).toBe('pass');
});

it('words in capitals that a template left in the address of a profile are nobody’s account', () => {
  const footer = (handle: string) =>
    `<title>Keller Tables</title><footer><a href="https://www.instagram.com/${handle}">Follow us</a></footer>`;
  expect(run('dead-profile-links', footer('THE_ACCOUNT'))).toMatchObject({
    outcome: 'fail',
    cause: 'address-not-filled-in',
    seen: ['Follow us → https://www.instagram.com/THE_ACCOUNT'],
  });
  for (const handle of ['KELLER_WOOD', 'THEACCOUNT', 'the_account', 'p/THE_Acc0unt/'])
    expect(run('dead-profile-links', footer(handle)).outcome).not.toBe('fail');
});

describe('start pages of networks', () => {
  const ld = (...sameAs: string[]) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'LocalBusiness', name: 'Keller', sameAs })}</script>`;

  it('were never filled in', () => {
    expect(run('dead-profile-links', ld('https://www.facebook.com/'))).toMatchObject({
      outcome: 'fail',
      cause: 'never-filled-in',
      seen: ['https://www.facebook.com/'],
    });
    const row = '<footer><a href="https://facebook.com">f</a><a href="https://www.instagram.com/">i</a></footer>';
    expect(run('dead-profile-links', row).seen).toHaveLength(2);
  });
  it('one of them in the footer may credit whoever hosts the website', () => {
    expect(run('dead-profile-links', '<footer><a href="https://github.com/">GitHub</a></footer>').outcome).toBe(
      'not_applicable',
    );
  });
});

it('a list of goods is in no language whose common words it has none of', () => {
  const goods =
    'Koostis: maisitärklis, kaerajahu, rapsiõli, herneproteiin, tomatipasta, sibul, küüslauk, paprika, kurkum, petersell, spirulina, rosmariin, salvei, kloriid, naatriumkloriid, kaltsiumkarbonaat, tapiokk, lutsern, porgand, ploom, õun, pirn, aedvili, kõrvits, aloe vera, tüümian, pune, piparmünt, tsingioksiid, raudsulfaat, vasksulfaat, mangaan, joodi, seleen, biotiin, niatsiin, folaat';
  expect(Object.keys(FUNCTION_WORDS)).not.toContain(judgeLanguage(goods, null).code);
  // With words of the language its page declares, statistics are not asked.
  expect(judgeLanguage(`${goods} con pan, para los niños y la familia`, 'es').code).toBe('es');
});

describe('the page for addresses that do not exist', () => {
  const home = page('<title>Keller</title><p>Wir fahren Sie heim, auch nachts.</p>');
  const lost = '<title>Keller</title><p>Diese Seite gibt es hier leider nicht.</p>';
  const keptOf = (url: string, html: string, refusal: string | null) => {
    const { observations } = website({ target, pages: [home, page(html, { url, role: 'other' })] });
    const control = refusal === null ? null : textResource(refusal, { url: `${HOME}none`, status: 404 });
    return new Website({ ...observations, control }).keyPages.map((one) => one.url);
  };

  it('is told by its address, or by what the server answers to one that cannot exist', () => {
    expect(keptOf(`${HOME}404.html`, '<p>Wir fahren Sie heim, auch am Tag.</p>', null)).toEqual([HOME]);
    expect(keptOf(`${HOME}weg`, lost, lost)).toEqual([HOME]);
    expect(keptOf(`${HOME}preise`, '<p>Die Fahrt kostet 9 €, Gepäck fährt frei mit.</p>', lost)).toHaveLength(2);
  });
  it('is not every page of an application that is one file', () => {
    const shell = '<title>Keller</title><p>Wir fahren Sie heim, auch nachts.</p>';
    expect(keptOf(`${HOME}preise`, shell, shell)).toHaveLength(2);
  });
});

import { describe, expect, it } from 'vitest';
import { attemptOf, exchange, facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { Address, FactSource, Facts } from '../../facts/facts.ts';
import type { LinkCheck } from '../../observations.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { contactDataNotInText } from './contact-data-not-in-text.ts';
import { contradictoryContactData } from './contradictory-contact-data.ts';
import { deadProfileLinks } from './dead-profile-links.ts';
import { inconsistentBusinessName } from './inconsistent-business-name.ts';
import { missingContactPage } from './missing-contact-page.ts';
import { thinAboutPage } from './thin-about-page.ts';

const source = (seen: string, overrides: Partial<FactSource> = {}): FactSource => ({
  pageUrl: HOME,
  view: 'plain',
  place: 'footer > p',
  seen,
  ...overrides,
});
const name = (value: string) => ({ businessName: { value, sources: [source(value)] } });
const phone = (value: string, sources: FactSource[], conflictsWith?: number[]): Facts['phones'][number] => ({
  value,
  asShown: value,
  kind: null,
  sources,
  ...(conflictsWith ? { conflictsWith } : {}),
});
const address = (
  text: string,
  overrides: Partial<Address> = {},
  sources = [source(text)],
  conflictsWith?: number[],
) => ({
  value: { street: text, postalCode: '53111', locality: 'Bonn', region: null, country: 'DE', text, ...overrides },
  sources,
  ...(conflictsWith ? { conflictsWith } : {}),
});
const CONTACT = `${HOME}contact`;

describe('inconsistent-business-name', () => {
  const run = (html: string, found: Partial<Facts> = name('Café Linde')) =>
    runCheck(inconsistentBusinessName, inputs({ pages: [page(html)], facts: facts(found) }));

  it('passes when several places state the same name', () => {
    expect(
      run('<title>Café Linde | Bonn</title><meta property="og:site_name" content="Café Linde"><h1>Kaffee am Markt</h1>')
        .outcome,
    ).toBe('pass');
  });
  it('is partial for variants', () => {
    const html =
      '<title>Café Linde</title><meta property="og:site_name" content="Linde Kaffeehaus"><p>© Café Linde</p>';
    expect(run(html)).toMatchObject({ outcome: 'partial', seen: ['Café Linde', '© Café Linde', 'Linde Kaffeehaus'] });
  });
  it('is partial when one place only states it', () => {
    expect(run('<title>Café Linde</title><h1>Kaffee am Markt</h1>').outcome).toBe('partial');
  });
  it('fails when a place made for the name states another', () => {
    const html = '<title>Café Linde</title><meta property="og:site_name" content="My Starter Theme">';
    expect(run(html)).toMatchObject({ outcome: 'fail', seen: ['My Starter Theme', 'Café Linde'] });
  });
  it('is partial when an inner page states another name', () => {
    const home = '<title>Café Linde</title><h1>Café Linde</h1><footer>© 2026 Café Linde</footer>';
    const on = (html: string, role: 'about' | 'legal' = 'about') =>
      runCheck(
        inconsistentBusinessName,
        inputs({ pages: [page(home), page(html, { url: `${HOME}about`, role })], facts: facts(name('Café Linde')) }),
      );
    expect(on('<meta property="og:site_name" content="My Starter Theme">')).toMatchObject({
      outcome: 'partial',
      seen: ['My Starter Theme', 'Café Linde', 'Café Linde', '© 2026 Café Linde'],
    });
    expect(on('<title>Who we are</title><footer>© 2026 My Starter Theme</footer>').outcome).toBe('partial');
    expect(on('<title>Who we are</title><footer>© 2026 My Starter Theme</footer>', 'legal').outcome).toBe('pass');
    expect(on('<title>Who we are</title><h1>Since 1998</h1>').outcome).toBe('pass');
  });
  it('is partial when the link home of an inner page and its title say another name', () => {
    const on = (brand: string, title: string, onHome = 'Café Linde', frame = 'header') =>
      runCheck(
        inconsistentBusinessName,
        inputs({
          pages: [
            page(`${framed(frame, onHome, 'Café Linde')}<h1>Café Linde</h1>`),
            page(framed(frame, brand, title), { url: `${HOME}about`, role: 'about' }),
          ],
          facts: facts(name('Café Linde')),
        }),
      );
    const framed = (frame: string, brand: string, title: string) =>
      `<title>${title}</title><${frame}><a href="#main">Zum Inhalt</a><a href="/">${brand}</a></${frame}>`;
    expect(on('Blaue Lagune Kaffee', 'Wir | Blaue Lagune')).toMatchObject({
      outcome: 'partial',
      evidence: [{ place: 'link home', seen: 'Blaue Lagune Kaffee' }, {}, {}, {}],
    });
    expect(on('Blaue Lagune Kaffee', 'Wir | Café Linde').outcome).toBe('pass');
    expect(on('Zurück zur Startseite', 'Wir | Kaffee am Markt').outcome).toBe('pass');
    expect(on('Blaue Lagune', 'Wir | Blaue Lagune', 'Start').outcome).toBe('pass');
    const logo = (alt: string) => `<img src="/logo.png" alt="${alt}">`;
    const onDivs = (alt: string) => on(logo(alt), 'Wir | Blaue Lagune', logo('Café Linde'), 'div').outcome;
    expect([onDivs('Logo Blaue Lagune'), onDivs('Logo')]).toEqual(['partial', 'pass']);
  });
  it('cannot tell without a name', () => {
    expect(run('<title>Home</title>', {}).outcome).toBe('inconclusive');
  });
  it('takes a legal form and an ampersand for the same name', () => {
    expect(
      run('<title>Marlow & Finch</title><p>© 2026 Marlow and Finch LLP</p>', name('Marlow & Finch, LLP')).outcome,
    ).toBe('pass');
  });
});

describe('contact-data-not-in-text', () => {
  const run = (found: Partial<Facts>, html = '<p>Café Linde</p>') =>
    runCheck(
      contactDataNotInText,
      inputs({ pages: [page(html), page('', { url: `${HOME}impressum`, role: 'legal' })], facts: facts(found) }),
    );
  const all = {
    ...name('Café Linde'),
    phones: [phone('+492284471820', [source('0228 4471820')])],
    addresses: [address('Am Markt 3')],
  };

  it('passes with all three as text', () => {
    expect(run(all).outcome).toBe('pass');
  });
  it('is partial with two', () => {
    expect(run({ ...all, addresses: [] })).toMatchObject({
      outcome: 'partial',
      seen: ['Café Linde', 'not found on the pages read', '0228 4471820'],
    });
  });
  it('cannot tell where what is missing may stand there in a form nobody could read', () => {
    const doubt = run({ ...all, addresses: [] }, '<p>Café Linde</p><p>P.O. Box 417, Dumasua</p>');
    expect(doubt).toMatchObject({ outcome: 'inconclusive', seen: ['P.O. Box 417, Dumasua'] });
    // The phone is missing without a doubt.
    const sure = run({ ...all, addresses: [], phones: [] }, '<p>Café Linde</p><p>P.O. Box 417, Dumasua</p>');
    expect(sure).toMatchObject({
      outcome: 'partial',
      seen: ['Café Linde', 'P.O. Box 417, Dumasua', 'not found on the pages read'],
    });
  });
  it('fails with one', () => {
    expect(run({ ...all, addresses: [], phones: [] }).outcome).toBe('fail');
  });
  it('does not count the imprint, nor a link, nor markup', () => {
    const phones = [
      phone('+492284471820', [
        source('tel:0228', { place: 'header > a[href^="tel:"]' }),
        source('+49', { place: 'JSON-LD CafeOrCoffeeShop.telephone' }),
      ]),
    ];
    const addresses = [address('Am Markt 3', {}, [source('Am Markt 3', { pageUrl: `${HOME}impressum` })])];
    expect(run({ ...all, phones, addresses }).outcome).toBe('fail');
  });
  it('asks an online business for its name and one way to reach it', () => {
    const trade = { value: { id: 'software' as const, label: 'Software', confidence: 0.9 }, sources: [] };
    const emails = [{ value: 'a@b.de', sources: [source('a@b.de')] }];
    expect(run({ ...name('Café Linde'), trade, emails }).outcome).toBe('pass');
  });
  it('asks a business that comes to its customers for no address', () => {
    const trade = { value: { id: 'electrician' as const, label: 'Electrician', confidence: 0.9 }, sources: [] };
    const found = { ...all, addresses: [], trade };
    expect(run(found, '<p>Café Linde</p><p>Serving Bonn and Siegburg</p>').outcome).toBe('pass');
    expect(run(found, '<p>Café Linde</p>').outcome).toBe('partial');
    expect(run({ ...found, phones: [] }, '<p>Café Linde</p><p>Serving Bonn</p>').outcome).toBe('fail');
  });
  it('is partial when only a browser shows them', () => {
    const late = { view: 'rendered' as const };
    expect(
      run({
        ...all,
        phones: [phone('+49228', [source('0228', late)])],
        addresses: [address('Am Markt 3', {}, [source('Am Markt 3', late)])],
      }).outcome,
    ).toBe('partial');
  });
});

describe('contradictory-contact-data', () => {
  const run = (found: Partial<Facts>) => runCheck(contradictoryContactData, inputs({ facts: facts(found) }));

  it('passes when every place agrees', () => {
    expect(
      run({
        phones: [phone('+492284471820', [source('0228 4471820'), source('Tel. +49 228 4471820', { place: 'p' })])],
      }).outcome,
    ).toBe('pass');
  });
  it('is partial when one number is grouped in several ways', () => {
    const phones = [phone('+492284471820', [source('0228 44 71 82 0'), source('0228 4471820', { place: 'p' })])];
    expect(run({ phones })).toMatchObject({ outcome: 'partial', seen: ['0228 44 71 82 0', '0228 4471820'] });
  });
  it('fails on contradictory addresses and quotes both', () => {
    expect(
      run({ addresses: [address('Am Markt 3', {}, undefined, [1]), address('Am Markt 5', {}, undefined, [0])] }),
    ).toMatchObject({ outcome: 'fail', seen: ['Am Markt 3', 'Am Markt 5'] });
  });
  it('does not apply without contact data', () => {
    expect(run({}).outcome).toBe('not_applicable');
  });
  it('takes branches in two towns for no contradiction', () => {
    expect(
      run({ addresses: [address('Am Markt 3'), address('Ring 1', { postalCode: '50667', locality: 'Köln' })] }).outcome,
    ).toBe('pass');
  });
});

describe('thin-about-page', () => {
  const long = 'Wir backen mit Mehl aus der Region und lassen dem Teig Zeit. '.repeat(15);
  const run = (html: string, found: Partial<Facts> = {}) =>
    runCheck(
      thinAboutPage,
      inputs({
        pages: [page('<h1>Start</h1>'), page(html, { url: `${HOME}ueber-uns`, role: 'about' })],
        facts: facts(found),
      }),
    );
  const bonn = { addresses: [address('Am Markt 3')] };

  it('passes with text, person, year and place', () => {
    expect(run(`<p>Gegründet wurde der Betrieb 1987 in Bonn. Inhaberin Petra Linde. ${long}</p>`, bonn)).toMatchObject({
      outcome: 'pass',
      evidence: [{}, {}, {}, {}],
    });
  });
  it('is partial with one of them', () => {
    expect(run('<p>Seit 1987 für Sie da.</p>')).toMatchObject({
      outcome: 'partial',
      seen: ['nothing on: enough text, who, where', 'Seit 1987'],
    });
  });
  it('fails with none of them', () => {
    expect(run('<p>Wir freuen uns auf Sie.</p>').outcome).toBe('fail');
  });
  it('fails when there is neither page nor section', () => {
    expect(runCheck(thinAboutPage, inputs({ pages: [page('<h1>Brot</h1>')] })).outcome).toBe('fail');
  });
  it('reads a section of a one-page website', () => {
    const html = `<h1>Brot</h1><h2>Über uns</h2><p>Inhaberin Petra Linde, seit 1987. ${long}</p><h2>Preise</h2>`;
    expect(runCheck(thinAboutPage, inputs({ pages: [page(html)] })).outcome).toBe('pass');
  });
  it('cannot tell when the page could not be read', () => {
    const unread = { ...attemptOf(page('')), url: `${HOME}about`, role: 'about' as const };
    expect(runCheck(thinAboutPage, inputs({ pages: [page('<h1>Bread</h1>')], attempts: [unread] })).outcome).toBe(
      'inconclusive',
    );
  });
});

describe('missing-contact-page', () => {
  const here = (seen: string, overrides: Partial<FactSource> = {}) => [
    source(seen, { pageUrl: CONTACT, ...overrides }),
  ];
  const run = (html: string, found: Partial<Facts> = {}) =>
    runCheck(
      missingContactPage,
      inputs({ pages: [page('<h1>Home</h1>'), page(html, { url: CONTACT, role: 'contact' })], facts: facts(found) }),
    );
  const form = '<form><label>Message<textarea name="message"></textarea></label></form>';

  it('passes with two ways and an address', () => {
    const found = {
      phones: [phone('+49228', here('0228 4471820'))],
      addresses: [address('Am Markt 3', {}, here('Am Markt 3'))],
    };
    expect(run(form, found).outcome).toBe('pass');
  });
  it('is partial with a form only', () => {
    expect(run(form)).toMatchObject({
      outcome: 'partial',
      evidence: [{ seen: 'no second way to get in touch' }, { seen: 'no address or area' }, { place: 'form' }],
    });
  });
  it('fails with an empty contact page', () => {
    expect(run('<h1>Contact</h1>').outcome).toBe('fail');
  });
  it('fails without page and section', () => {
    expect(runCheck(missingContactPage, inputs()).outcome).toBe('fail');
  });
  it('is partial when only a browser shows the data', () => {
    const late = { view: 'rendered' as const };
    const found = {
      phones: [phone('+49228', here('0228', late))],
      emails: [{ value: 'a@b.de', sources: here('a@b.de', late) }],
      addresses: [address('Am Markt 3', {}, here('Am Markt 3', late))],
    };
    expect(run('<div></div>', found).outcome).toBe('partial');
  });
  it('takes a section of a one-page website', () => {
    const found = {
      phones: [phone('+49228', [source('0228')])],
      emails: [{ value: 'a@b.de', sources: [source('a@b.de')] }],
      addresses: [address('Am Markt 3')],
    };
    expect(
      runCheck(missingContactPage, inputs({ pages: [page('<h2>Kontakt & Anfahrt</h2>')], facts: facts(found) }))
        .outcome,
    ).toBe('pass');
  });
});

describe('missing-contact-page on one-page websites', () => {
  const found = {
    phones: [phone('+49228', [source('0228')])],
    emails: [{ value: 'a@b.de', sources: [source('a@b.de')] }],
    addresses: [address('Am Markt 3')],
  };
  const run = (html: string) =>
    runCheck(missingContactPage, inputs({ pages: [page(html)], facts: facts(found) })).outcome;
  it('knows a section by its anchor', () => {
    expect(run('<section id="contact"><p>0228</p></section>')).toBe('pass');
  });
  it('is partial when the data stand somewhere on the page', () => {
    expect(run('<p>0228</p>')).toBe('partial');
  });
  it('makes up for a contact page that is gone by no section, and misses none beside one that is read', () => {
    const home = page('<a href="/contact">Contact</a><section id="contact"><p>0228</p></section>');
    const gone = attemptOf(page('', { url: CONTACT, role: 'contact', status: 404 }));
    const of = (...read: ReadPage[]) =>
      runCheck(
        missingContactPage,
        inputs({ pages: read, attempts: [...read.map(attemptOf), gone], facts: facts(found) }),
      );
    expect(of(home)).toMatchObject({
      outcome: 'partial',
      cause: 'page-gone',
      evidence: [{ seen: 'status 404' }, {}, {}, {}],
    });
    const other = page('<p>0228</p>', { url: `${HOME}kontakt`, role: 'contact' });
    expect(of(home, other)).not.toMatchObject({ cause: 'page-gone' });
  });
});

describe('dead-profile-links', () => {
  const PROFILE = 'https://www.instagram.com/cafe.linde';
  const found = { socialProfiles: [{ value: PROFILE, sources: [source(PROFILE)] }] };
  const check = (status: number): LinkCheck => ({
    ...exchange({ status, url: `${PROFILE}/` }),
    foundOn: HOME,
    kind: 'profile',
    checkedAt: 0,
  });
  const run = (linkChecks: LinkCheck[], given: Partial<Facts> = found) =>
    runCheck(deadProfileLinks, inputs({ linkChecks, facts: facts(given) }));

  it('passes when the profile answers', () => {
    expect(run([check(200)]).outcome).toBe('pass');
  });
  it('fails when it is gone', () => {
    expect(run([check(404)])).toMatchObject({ outcome: 'fail', seen: ['HTTP status 404'] });
  });
  it.each([401, 403, 429, 999])('cannot tell from %i', (status) => {
    expect(run([check(status)]).outcome).toBe('inconclusive');
  });
  it.each([200, 404])('cannot tell from a page to sign in that answers %i', (status) => {
    const finalUrl = 'https://www.instagram.com/accounts/login/?next=%2Fcafe.linde%2F';
    expect(run([{ ...check(status), finalUrl }])).toMatchObject({
      outcome: 'inconclusive',
      seen: [`HTTP status ${status} from ${finalUrl}`],
    });
  });
  it('takes another spelling of the profile for the profile', () => {
    expect(run([{ ...check(200), finalUrl: 'https://instagram.com/Cafe.Linde/?hl=en' }]).outcome).toBe('pass');
  });
  it('cannot tell what was not asked', () => {
    expect(run([]).outcome).toBe('inconclusive');
  });
  it('does not apply without profiles', () => {
    expect(run([], {}).outcome).toBe('not_applicable');
  });
});

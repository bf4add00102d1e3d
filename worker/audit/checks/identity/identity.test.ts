import { describe, expect, it } from 'vitest';
import { facts, HOME, inputs, page, textResource } from '../../../testing/audit-builders.ts';
import { address, phone, source } from '../../../testing/found-contacts.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { FactSource, Facts } from '../../facts/facts.ts';
import { contactDataNotInText } from './contact-data-not-in-text.ts';
import { contradictoryContactData } from './contradictory-contact-data.ts';
import { inconsistentBusinessName } from './inconsistent-business-name.ts';

const name = (value: string) => ({ businessName: { value, sources: [source(value)] } });

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
    const html = '<title>Café Linde</title><meta property="og:site_name" content="Linde Café"><p>© Café Linde</p>';
    expect(run(html)).toMatchObject({ outcome: 'partial', seen: ['Linde Café', 'Café Linde'] });
    expect(run(html.replace('Linde Café', 'Linde')).outcome).toBe('pass');
    expect(run(html.replace('Linde Café', 'Linde Kaffeehaus')).outcome).toBe('inconclusive');
    const sentence = html.replace('Linde Café', 'Ida Larch bäckt in Linde Torten und Brot.');
    expect(run(sentence)).toMatchObject({ outcome: 'partial', cause: 'sentence-for-name' });
  });
  it('finds the name in whole words only', () => {
    const html = '<title>Familienbetrieb am Markt</title><meta property="og:site_name" content="Fam"><p>© Fam</p>';
    expect(run(html, name('Fam'))).toMatchObject({ outcome: 'pass', seen: ['Fam', '© Fam'] });
  });
  it('does not mind that one place only states it', () => {
    expect(run('<title>Café Linde</title><h1>Kaffee am Markt</h1>').outcome).toBe('inconclusive');
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
      seen: ['My Starter Theme'],
    });
    expect(on('<title>Who we are</title><footer>© 2026 My Starter Theme</footer>').outcome).toBe('partial');
    expect(on('<title>Who we are</title><footer>© 2026 My Starter Theme</footer>', 'legal').outcome).toBe('pass');
    expect(on('<title>Who we are</title><h1>Since 1998</h1>').outcome).toBe('pass');
    const gaps = '<title>Who we are — [Company name]</title><footer>© [Year] [Company name]</footer>';
    expect(on(gaps).outcome).toBe('pass');
    const seal = '<title>Who we are</title><p>© 2026 seals.test</p><footer>© 2026 Café Linde</footer>';
    expect(on(seal).outcome).toBe('pass');
    expect(on('<title>Copyright</title><h1>Copyright</h1>').outcome).toBe('pass');
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
      evidence: [{ place: 'link home', seen: 'Blaue Lagune Kaffee' }],
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
  it('says of no two spellings that they are the same', () => {
    const titled = (title: string, foot = '© 2026 Marlow & Finch') =>
      run(`<title>${title}</title><p>${foot}</p>`, name('Marlow & Finch')).outcome;
    expect(titled('MARLOW & FINCH')).toBe('pass');
    expect(titled('Marlow and Finch')).toBe('inconclusive');
    expect(titled('Marlow & Finch', '© 2026 Márlow & Finch')).toBe('partial');
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
    trade: { value: { id: 'cafe' as const, label: 'Café', confidence: 0.9 }, sources: [] },
  };

  it('passes with all three as text', () => {
    expect(run(all).outcome).toBe('pass');
  });
  it('is partial with two', () => {
    expect(run({ ...all, addresses: [] })).toMatchObject({
      outcome: 'partial',
      seen: ['no address on the 2 pages read'],
    });
  });
  it('cannot tell where what is missing may stand there in a form nobody could read', () => {
    const doubt = run({ ...all, addresses: [] }, '<p>Café Linde</p><p>P.O. Box 417, Dumasua</p>');
    expect(doubt).toMatchObject({ outcome: 'inconclusive', seen: ['P.O. Box 417, Dumasua'] });
    // The phone is missing without a doubt.
    const sure = run({ ...all, addresses: [], phones: [] }, '<p>Café Linde</p><p>P.O. Box 417, Dumasua</p>');
    expect(sure).toMatchObject({
      outcome: 'partial',
      seen: ['no phone number of your own on the 2 pages read'],
    });
  });
  it('calls no name missing: a certain one was read somewhere, another may be there', () => {
    const { businessName } = name('Psicóloga Janine Correa');
    const given = (certainty: string) => ({ ...all, businessName: { ...businessName, certainty } }) as Partial<Facts>;
    expect(run(given('likely'), '<h1>Welcome to our practice</h1>').outcome).toBe('inconclusive');
    expect(run(given('certain'), '<h1>Welcome to our practice</h1>').outcome).toBe('inconclusive');
  });
  it('fails with one', () => {
    expect(run({ ...all, addresses: [], phones: [] }).outcome).toBe('fail');
  });
  it('counts the imprint, but no link and no markup', () => {
    const phones = [
      phone('+492284471820', [
        source('tel:0228', { place: 'header > a[href^="tel:"]' }),
        source('+49', { place: 'JSON-LD CafeOrCoffeeShop.telephone' }),
      ]),
    ];
    const addresses = [address('Am Markt 3', {}, [source('Am Markt 3', { pageUrl: `${HOME}impressum` })])];
    expect(run({ ...all, phones, addresses }).outcome).toBe('partial');
    const marked = [address('Am Markt 3', {}, [source('Am Markt 3', { place: 'JSON-LD CafeOrCoffeeShop.address' })])];
    expect(run({ ...all, phones, addresses: marked }).outcome).toBe('fail');
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
    expect(run({ ...found, trade: null }, '<p>Café Linde</p>').outcome).toBe('pass');
    expect(run({ ...found, phones: [] }, '<p>Café Linde</p><p>Serving Bonn</p>').outcome).toBe('fail');
  });
  it('counts an address that can be read, though nobody asked for one', () => {
    const phones = [phone('+492284471820', [source('tel:0228', { place: 'header > a[href^="tel:"]' })])];
    expect(run({ ...all, phones, trade: null }).outcome).toBe('partial');
    expect(run({ ...all, phones, trade: null, addresses: [] }).outcome).toBe('fail');
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
  it('takes two groupings of one number for no fault', () => {
    const phones = [phone('+492284471820', [source('0228 44 71 82 0'), source('0228 4471820', { place: 'p' })])];
    expect(run({ phones })).toMatchObject({ outcome: 'pass' });
  });
  it('fails on contradictory addresses and quotes both', () => {
    expect(
      run({ addresses: [address('Am Markt 3', {}, undefined, [1]), address('Am Markt 5', {}, undefined, [0])] }),
    ).toMatchObject({ outcome: 'fail', seen: ['Am Markt 3', 'Am Markt 5'] });
  });
  it('shows of addresses that differ in their codes the places that give a code', () => {
    const [short, whole] = [source('Am Markt 3, Bonn'), source('Am Markt 3, 53113 Bonn', { place: 'JSON-LD' })];
    const coded = (code: string, sources: FactSource[], other: number) => {
      const one = address('Am Markt 3', { postalCode: code }, undefined, [other]);
      return { ...one, sources };
    };
    const addresses = [coded('53113', [short, whole], 1), coded('53111', [source('Am Markt 3, 53111 Bonn')], 0)];
    expect(run({ addresses })).toMatchObject({
      outcome: 'fail',
      seen: ['Am Markt 3, 53113 Bonn', 'Am Markt 3, 53111 Bonn'],
    });
  });
  it('finds a made-up number behind a button, and none behind what shows a number or is crossed out', () => {
    const given = (link: string) =>
      runCheck(contradictoryContactData, inputs({ pages: [page(link)], facts: facts({}) }));
    expect(given('<a href="tel:+34600000000">Call now</a>')).toMatchObject({
      outcome: 'fail',
      cause: 'made-up-number',
      seen: ['Call now → tel:+34600000000'],
    });
    expect(given('<a href="https://wa.me/5511999999999?text=hi">Order</a>').outcome).toBe('fail');
    expect(given('<a href="tel:+34612735184">Call now</a>').outcome).toBe('not_applicable');
    expect(given('<a href="tel:+33XXXXXXXXX">Call now</a>').outcome).toBe('not_applicable');
  });
  it('is told alone: that no number stands in the text then says nothing more', () => {
    const home = (link: string) => page(`<h1>Linde</h1><p>Linde keys</p>${link}`);
    const judged = (link: string) =>
      runCheck(
        contactDataNotInText,
        inputs({ pages: [home(link)], facts: facts({ businessName: { value: 'Linde', sources: [source('Linde')] } }) }),
      ).outcome;
    expect(judged('<a href="tel:+34600000000">Call now</a>')).toBe('inconclusive');
    expect(judged('')).not.toBe('inconclusive');
  });
  it('takes two streets for two places, and one for a slip in spelling', () => {
    for (const other of ['Ringstraße 9', 'Am Marckt 3'])
      expect(
        run({ addresses: [address('Am Markt 3', {}, undefined, [1]), address(other, {}, undefined, [0])] }).outcome,
      ).toBe('inconclusive');
  });
  it('tells a digit too much in one place of many, though the seat is elsewhere', () => {
    const usual = ['', 'menu', 'contact'].map((path) => source('Am Markt 3', { pageUrl: `${HOME}${path}` }));
    const addresses = (number: string) => [
      { ...address('Am Markt 3', {}, undefined, [1, 2]), sources: usual },
      address('Ringstraße 9', {}, undefined, [0, 2]),
      address(`Am Markt ${number}`, {}, undefined, [0, 1]),
    ];
    expect(run({ addresses: addresses('13') })).toMatchObject({
      outcome: 'fail',
      seen: ['Am Markt 3', 'Am Markt 3', 'Am Markt 13'],
    });
    expect(run({ addresses: addresses('5') }).outcome).toBe('inconclusive');
  });
  it('takes three addresses for branches', () => {
    const addresses = ['Am Markt 3', 'Am Markt 5', 'Ringstraße 9'].map((street, at) =>
      address(street, {}, undefined, [(at + 1) % 3]),
    );
    expect(run({ addresses }).outcome).toBe('inconclusive');
  });
  it('finds a number that nobody finished in the markup', () => {
    const node = { '@context': 'https://schema.org', '@type': 'Bakery', name: 'Linde', telephone: '+34-910-555-XXX' };
    const home = page(`<script type="application/ld+json">${JSON.stringify(node)}</script>`);
    expect(runCheck(contradictoryContactData, inputs({ pages: [home], facts: facts({}) }))).toMatchObject({
      outcome: 'fail',
      seen: ['+34-910-555-XXX'],
    });
  });
  it('finds a number crossed out from its area code on', () => {
    const outcome = (text: string) =>
      runCheck(contradictoryContactData, inputs({ pages: [page(`<h4>Phone</h4><p>${text}</p>`)], facts: facts({}) }))
        .outcome;
    for (const text of ['026 - XXX XXXX', '(026) XXX-XXXX', '0171 XXXXXXX', '+31 26 XXX XXXX'])
      expect(outcome(text)).toBe('fail');
    for (const text of ['Size 010 XXL', '100 XXX', '2026 XX XX']) expect(outcome(text)).toBe('not_applicable');
  });
  it('finds a mailbox that a template left in a form', () => {
    const home = page('<form action="mailto:info@example.com" method="post"><input name="name"></form>');
    expect(runCheck(contradictoryContactData, inputs({ pages: [home], facts: facts({}) }))).toMatchObject({
      outcome: 'fail',
      seen: ['mailto:info@example.com'],
    });
  });
  it('fails where llms.txt gives another number', () => {
    const url = `${HOME}llms.txt`;
    const llmsTxt = textResource('# Larch\n\n- Phone: +44 20 7946 1234\n', { url, finalUrl: url });
    const own = { ...phone('+442071838750', [source('020 7183 8750')]), kind: 'landline' as const };
    const found = facts({ phones: [own], llmsTxt: { found: true, url } });
    expect(runCheck(contradictoryContactData, inputs({ llmsTxt, facts: found }))).toMatchObject({
      outcome: 'fail',
      cause: 'unlike-llms-txt',
    });
    expect(runCheck(contradictoryContactData, inputs({ facts: found })).outcome).toBe('pass');
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

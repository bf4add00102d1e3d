import { describe, expect, it } from 'vitest';
import { HOME, page } from '../../../testing/audit-builders.ts';
import { address, language, named, phone, run, trade } from '../../../testing/unseen-website.ts';
import { isSameAddress } from '../../facts/addresses/same-address.ts';
import type { Address } from '../../facts/facts.ts';

/** Kinds of pages on which a check once said something untrue, each in invented words. */
describe('a website in a language without rules', () => {
  it.each(['missing-contact-page', 'few-customer-reviews', 'missing-policies'])(
    '%s: what was not found may be there',
    (id) => {
      // Policies are asked for where a page takes data.
      const form = id === 'missing-policies' ? '<form action="/send"><textarea name="a"></textarea></form>' : '';
      const html = `<p>Тепле кафе на площі Ринок, відчинено щодня.</p>${form}`;
      expect(run(id, html, language('uk')).outcome).toBe('inconclusive');
      expect(run(id, `<p>A warm café on the square.</p>${form}`, language('en')).outcome).not.toBe('inconclusive');
    },
  );

  it('is told by its script, whatever the page declares', () => {
    const text = 'Затишна перукарня в центрі міста, де працюють досвідчені майстри. '.repeat(6);
    expect(run('wrong-page-language', `<html lang="en"><p>${text}</p></html>`).outcome).toBe('fail');
    const app = page('<html lang="en"><p>Loading</p></html>', { rendered: `<html lang="en"><p>${text}</p></html>` });
    expect(run('wrong-page-language', [app]).outcome).toBe('fail');
  });
});

describe('contact data', () => {
  const site = { ...named('Elec Vosges'), phones: [phone('03 29 00 00 00')] };
  const marked = address({ street: '12 rue des Lilas', postalCode: '88500', locality: 'Poussay' });
  const html =
    '<h1>Elec Vosges</h1><div itemscope>Adresse : 12 rue des Lilas, Poussay, Lorraine, 88500<br>Tél. 03 29 00 00 00</div>';

  it('that microdata marks up is text all the same', () => {
    expect(run('contact-data-not-in-text', html, { ...site, addresses: [marked] }).outcome).toBe('pass');
    expect(run('facts-hard-to-read-out', html, { ...site, addresses: [marked] }).outcome).toBe('inconclusive');
  });
  it('that only markup holds is not', () => {
    const { outcome, evidence } = run('contact-data-not-in-text', '<h1>Elec Vosges</h1>', {
      ...site,
      ...trade('cafe'),
      addresses: [marked],
    });
    expect(outcome).toBe('partial');
    expect(evidence.map(({ place }) => place)).toContainEqual(expect.stringContaining('not as text'));
  });
  it('a name is read although the title adds the town', () => {
    const found = { ...named('Praxis für Physiotherapie Ina Muster Weiterstadt'), phones: [phone('1')] };
    const { seen } = run('contact-data-not-in-text', '<p>Praxis für Physiotherapie Ina Muster</p>', found);
    expect(seen).toContain('Praxis für Physiotherapie Ina Muster');
  });
  it('a number that a template left beside the real one contradicts it', () => {
    const found = { phones: [phone('+31 6 24 27 00 00')] };
    const both = '<p>Call +31 6 24 27 00 00</p><p>+31 6 12345678</p>';
    expect(run('contradictory-contact-data', both, found)).toMatchObject({ outcome: 'fail', seen: ['+31 6 12345678'] });
    expect(run('contradictory-contact-data', '<p>(123) 456-7890</p>').outcome).toBe('fail');
    expect(run('contradictory-contact-data', '<p>06 XX XX XX XX</p>').outcome).toBe('fail');
    expect(run('contradictory-contact-data', '<p>E-mail: info@example.com</p>', found).outcome).toBe('fail');
    const form = '<form><p>hello@example.com</p></form><p>Write hello@example.com as your address.</p>';
    expect(run('contradictory-contact-data', form, found).outcome).toBe('pass');
    expect(run('contradictory-contact-data', '<p>+31 6 24 27 00 00</p>', found).outcome).toBe('pass');
  });
  it('a link to WhatsApp is a number that was found', () => {
    const whatsapp = { ...phone('https://wa.me/55679', 'a[href*="wa.me"]'), kind: 'whatsapp' as const };
    expect(run('unlinked-contact-data', '<p>x</p>', { phones: [whatsapp] }).because).toContain('WhatsApp');
  });
});

describe('a contact page', () => {
  it('may lead to a service for appointments', () => {
    const contact = page('<h1>Contact</h1><a href="https://www.doctolib.fr/osteopathe/nancy/x">Rendez-vous</a>', {
      url: `${HOME}contact`,
      role: 'contact',
    });
    expect(run('missing-contact-page', [page('<h1>Hello</h1>'), contact]).outcome).toBe('pass');
  });
  it('is no form that is never shown', () => {
    const html = '<form hidden><input type="email" name="e"></form>';
    expect(run('missing-contact-page', html).outcome).toBe('fail');
  });
});

describe('credentials', () => {
  it.each([
    ['<p>建設業長崎県知事許可(般-27)第12345号</p>', 'pass'],
    ['<p>Laut der <a href="https://www.kammer.test/">Bundeszahnärztekammer</a> senkt das die Gefahr.</p>', 'info'],
  ])('%s', (html, expected) => {
    expect(run('unproven-credentials', html, trade('physiotherapist')).outcome).toBe(expected);
  });
  it('with a number are an identity before the law', () => {
    expect(run('missing-legal-identity', '<p>建設業長崎県知事許可(般-27)第12345号</p>').outcome).toBe('pass');
    const link = '<p>Ik sta in het <a href="http://www.bigregister.nl/?bignummer=89000000404">register</a></p>';
    expect(run('missing-legal-identity', link).outcome).toBe('pass');
    expect(run('missing-legal-identity', '<p><a href="/register/2024">register</a></p>').outcome).toBe('info');
  });
  it('what is confidential needs no showing', () => {
    expect(run('missing-proof-of-work', '<p>Massage</p>', trade('physiotherapist')).outcome).toBe('not_applicable');
    expect(run('missing-proof-of-work', '<p>Massage</p>', trade('builder')).outcome).toBe('info');
  });
});

describe('places and ways', () => {
  it('the town served stands in the title, not the village of the van', () => {
    const html =
      '<title>Electricien à Mirecourt</title><p>Nous intervenons sur le secteur de Mirecourt et environs.</p><p>elec.mirecourt@mail.test</p>';
    const found = { addresses: [address({ street: '1 rue x', locality: 'Poussay' })] };
    expect(run('place-missing-in-title', html, found).outcome).toBe('pass');
    expect(
      run(
        'place-missing-in-title',
        '<title>Residential plumbing</title><p>Serving Residential and residential.</p>',
        found,
      ).outcome,
    ).toBe('fail');
  });
  it('a menu entry is no way to the door', () => {
    const map = '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>';
    const found = { addresses: [address({ street: '1 rue x', locality: 'Poussay' })] };
    expect(run('missing-map-or-directions', `<div><a href="/k">Anfahrt</a></div>${map}`, found).outcome).toBe('info');
    expect(run('missing-map-or-directions', `<h2>Anfahrt</h2><p>Am Markt 1</p>${map}`, found).outcome).toBe('info');
    const described = `<h2>Anfahrt</h2><p>Von der Autobahn kommend biegen Sie am zweiten Kreisel rechts ab und fahren bis zum Brunnen.</p>${map}`;
    expect(run('missing-map-or-directions', described, found).outcome).toBe('pass');
  });
  it('who can be asked for a quote by messenger can be asked', () => {
    const chat = (text: string) => `<a href="https://wa.me/5567000000000">${text}</a>`;
    expect(run('missing-booking-path', chat('Contato')).outcome).toBe('not_applicable');
    expect(run('missing-booking-path', chat('Solicite um orçamento')).outcome).toBe('pass');
  });
});

describe('one address in two spellings', () => {
  const at = (street: string): Address => ({
    street,
    postalCode: '33044',
    locality: null,
    region: null,
    country: 'IT',
    text: street,
  });
  it.each([
    ['Via Vitt. Veneto 4, Fraz. Larice', 'Via Vittorio Veneto 4', true],
    ['Via Vitt. Veneto 1', 'Via Vittorio Veneto 2', false],
    ['Via Vitt. Veneto 1', 'Via Vittorio Emanuele 1', false],
    ['Via Vit Veneto 1', 'Via Vittorio Veneto 1', false],
    ['Visit us, Plot 8, Mill Colony 2', 'Come by in the holidays, Plot 8, Mill Colony 2', true],
    ['Visit us, Plot 8, Mill Colony 2', 'Come by in the holidays, Plot 9, Mill Colony 2', false],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(isSameAddress(at(a), at(b))).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { attemptOf, facts, HOME, inputs, page } from '../../testing/audit-builders.ts';
import { runCheck } from '../../testing/run-check.ts';
import { isSameAddress } from '../facts/addresses.ts';
import type { Address, FactSource, Facts } from '../facts/facts.ts';
import type { CheckInputs, ReadPage } from '../inputs.ts';
import { CHECKS } from './index.ts';

/** Kinds of pages on which a check once said something untrue, each in invented words. */
function run(id: string, pages: ReadPage[] | string, found: Partial<Facts> = {}, more: Partial<CheckInputs> = {}) {
  const check = CHECKS.find((one) => one.id === id);
  if (!check) throw new Error(`no check ${id}`);
  const read = typeof pages === 'string' ? [page(pages)] : pages;
  return runCheck(check, inputs({ pages: read, facts: facts(found), attempts: read.map(attemptOf), ...more }));
}
const source = (seen: string, overrides: Partial<FactSource> = {}): FactSource => ({
  pageUrl: HOME,
  view: 'plain',
  place: 'footer > p',
  seen,
  ...overrides,
});
const named = (value: string): Partial<Facts> => ({ businessName: { value, sources: [source(value)] } });
const phone = (seen: string, place = 'footer > p'): Facts['phones'][number] => ({
  value: '+33329000000',
  asShown: seen,
  kind: null,
  sources: [source(seen, { place })],
});
const address = (value: Partial<Address>, place = 'microdata LocalBusiness.address'): Facts['addresses'][number] => ({
  value: { street: null, postalCode: null, locality: null, region: null, country: 'FR', text: '', ...value },
  sources: [source('as marked up', { place })],
});
const trade = (id: 'physiotherapist' | 'electrician' | 'builder'): Partial<Facts> => ({
  trade: { value: { id, label: id, confidence: 0.9 }, sources: [] },
});
const language = (value: string): Partial<Facts> => ({ languages: [{ value, sources: [] }] });

describe('a website in a language without rules', () => {
  it.each([
    'thin-about-page',
    'missing-contact-page',
    'few-customer-reviews',
    'missing-policies',
    'missing-opening-hours',
    'few-local-details',
    'facts-hard-to-read-out',
  ])('%s: what was not found may be there', (id) => {
    const html = '<p>Тепле кафе на площі Ринок, відчинено щодня.</p>';
    expect(run(id, html, language('uk')).outcome).toBe('inconclusive');
    expect(run(id, '<p>A warm café on the square.</p>', language('en')).outcome).not.toBe('inconclusive');
  });

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
    expect(run('facts-hard-to-read-out', html, { ...site, addresses: [marked] }).outcome).toBe('partial');
  });
  it('that only markup holds is not', () => {
    const { outcome, evidence } = run('contact-data-not-in-text', '<h1>Elec Vosges</h1>', {
      ...site,
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
    expect(run('contradictory-contact-data', '<p>(123) 456-7890</p>').outcome).toBe('inconclusive');
    expect(run('contradictory-contact-data', '<p>06 XX XX XX XX</p>').outcome).toBe('inconclusive');
    expect(run('contradictory-contact-data', '<p>+31 6 24 27 00 00</p>', found).outcome).toBe('pass');
  });
  it('a link to WhatsApp is a number that was found', () => {
    const whatsapp = { ...phone('https://wa.me/55679', 'a[href*="wa.me"]'), kind: 'whatsapp' as const };
    expect(run('unlinked-contact-data', '<p>x</p>', { phones: [whatsapp] }).because).toContain('WhatsApp');
  });
});

describe('a contact page', () => {
  it('elsewhere is a form on any page', () => {
    const booking = page('<h1>Request a visit</h1><form><label>E-mail <input type="email" name="e"></label></form>', {
      url: `${HOME}schedule`,
      role: 'other',
    });
    expect(run('missing-contact-page', [page('<h1>Welcome</h1>'), booking])).toMatchObject({
      outcome: 'partial',
      evidence: [
        { seen: 'no second way to get in touch' },
        { seen: 'no address or area' },
        { pageUrl: `${HOME}schedule`, place: 'form' },
      ],
    });
  });
  it('may lead to a service for appointments', () => {
    const contact = page('<h1>Contact</h1><a href="https://www.doctolib.fr/osteopathe/nancy/x">Rendez-vous</a>', {
      url: `${HOME}contact`,
      role: 'contact',
    });
    expect(run('missing-contact-page', [page('<h1>Hello</h1>'), contact]).outcome).toBe('partial');
  });
  it('is no form that is never shown', () => {
    const html = '<form hidden><input type="email" name="e"></form>';
    expect(run('missing-contact-page', html).outcome).toBe('fail');
  });
});

describe('who is behind a business', () => {
  it('stands under "Sobre", "Visie & Missie" or a name', () => {
    const story = '<p>Há mais de 20 anos na região.</p>';
    expect(run('thin-about-page', `<h2>Sobre</h2>${story}`).outcome).toBe('partial');
    expect(run('thin-about-page', '<h2>Visie &amp; Missie</h2><p>Sinds 2009 in Delft.</p>').outcome).toBe('partial');
    expect(run('thin-about-page', '<h1>Hallo, ik ben Jan Dekker</h1><p>Welkom.</p>')).toMatchObject({
      outcome: 'partial',
      seen: ['nothing on: enough text, since when, where', 'ik ben Jan Dekker'],
    });
  });
  it('may be told in passing', () => {
    expect(run('thin-about-page', '<h2>Physiotherapie</h2><p>Seit 2006 finden Sie uns am Markt.</p>').outcome).toBe(
      'partial',
    );
    expect(run('thin-about-page', '<h2>News</h2><p>In 2020 we painted the door.</p>').outcome).toBe('fail');
  });
  it('is not the person a street is named after', () => {
    const found = { addresses: [address({ street: 'Rua Dr. Argemiro Campos 535', locality: 'Mirassol' })] };
    const html = '<h2>Sobre nós</h2><p>Estamos na Rua Dr. Argemiro Campos 535.</p>';
    expect(run('thin-about-page', html, found).outcome).toBe('fail');
  });
  it('may be the name of the business', () => {
    const html =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"MedicalBusiness","name":"Ana Lira — Ostéopathe"}</script>';
    const people = [{ value: { name: 'Ana Lira', role: 'Ostéopathe' }, sources: [source('Ana Lira')] }];
    expect(run('unlinked-authors', html, { people }).outcome).toBe('partial');
  });
});

describe('credentials', () => {
  it.each([
    ['<p>Zulassung erteilt am 1. Mai 1995 durch die Bezirksregierung</p>', 'partial'],
    ['<p>Diplômée D.O., ostéopathie agréée</p>', 'partial'],
    ['<p>建設業長崎県知事許可(般-27)第12345号</p>', 'pass'],
    ['<p>Laut der <a href="https://www.kammer.test/">Bundeszahnärztekammer</a> senkt das die Gefahr.</p>', 'fail'],
    ['<p>I agree to the terms</p>', 'fail'],
  ])('%s', (html, expected) => {
    expect(run('unproven-credentials', html, trade('physiotherapist')).outcome).toBe(expected);
  });
  it('with a number are an identity before the law', () => {
    expect(run('missing-legal-identity', '<p>建設業長崎県知事許可(般-27)第12345号</p>').outcome).toBe('pass');
    const link = '<p>Ik sta in het <a href="http://www.bigregister.nl/?bignummer=89000000404">register</a></p>';
    expect(run('missing-legal-identity', link).outcome).toBe('pass');
    expect(run('missing-legal-identity', '<p><a href="/register/2024">register</a></p>').outcome).toBe('fail');
  });
  it('what is confidential needs no showing', () => {
    expect(run('missing-proof-of-work', '<p>Massage</p>', trade('physiotherapist')).outcome).toBe('not_applicable');
    expect(run('missing-proof-of-work', '<p>Massage</p>', trade('builder')).outcome).toBe('fail');
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
    expect(run('missing-map-or-directions', `<div><a href="/k">Anfahrt</a></div>${map}`, found).outcome).toBe(
      'partial',
    );
    expect(run('missing-map-or-directions', `<h2>Anfahrt</h2><p>Am Markt 1</p>${map}`, found).outcome).toBe('partial');
    const described = `<h2>Anfahrt</h2><p>Von der Autobahn kommend biegen Sie am zweiten Kreisel rechts ab und fahren bis zum Brunnen.</p>${map}`;
    expect(run('missing-map-or-directions', described, found).outcome).toBe('pass');
  });
  it('who can be asked for a quote by messenger can be asked', () => {
    const chat = (text: string) => `<a href="https://wa.me/5567000000000">${text}</a>`;
    expect(run('missing-booking-path', chat('Contato')).outcome).toBe('partial');
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
    ['Via Vitt. Veneto 1, Fraz. Oleis', 'Via Vittorio Veneto 1', true],
    ['Via Vitt. Veneto 1', 'Via Vittorio Veneto 2', false],
    ['Via Vitt. Veneto 1', 'Via Vittorio Emanuele 1', false],
    ['Via Vit Veneto 1', 'Via Vittorio Veneto 1', false],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(isSameAddress(at(a), at(b))).toBe(expected);
  });
});

describe('what a page says', () => {
  it('an old date of an update beside a copyright year is a date', () => {
    const html = `<p>${'We repair pipes in old houses every day. '.repeat(9)}</p><footer><p>Last updated 11 August 2017 | © 2017 Elec</p></footer>`;
    const { outcome, seen } = run('missing-recent-date', html);
    expect(outcome).toBe('fail');
    expect(seen.join()).toContain('Last updated 11 August 2017');
  });
  it('tiles count as figures', () => {
    const prose = `<p>${'We treat backs and knees with care and explain every step. '.repeat(22)}</p>`;
    const tiles = '<div>500+Patients accompanied</div><div>60 minPer session</div>';
    expect(run('few-figures', `<html lang="en"><main>${prose}</main></html>`).outcome).toBe('fail');
    expect(run('few-figures', `<html lang="en"><main>${prose}${tiles}</main></html>`).outcome).not.toBe('fail');
  });
  it('a line above the main heading may say what the owner is', () => {
    const html = `<html lang="fr"><main><div>Ostéopathe D.O. · Nancy (54000)</div><h1>Retrouvez votre équilibre en douceur.</h1><p>${'Une écoute attentive pour apaiser vos douleurs et vous accompagner au quotidien. '.repeat(6)}</p></main></html>`;
    const found = {
      ...named('Ana Lira'),
      people: [{ value: { name: 'Ana Lira', role: 'Ostéopathe' }, sources: [] }],
      addresses: [address({ postalCode: '54000', locality: 'Nancy' })],
    };
    expect(run('missing-self-description', html, found).seen[0]).toContain('Ostéopathe D.O. · Nancy (54000)');
  });
  it('"did you know" is no question of a customer', () => {
    const topics = ['Massage', 'Taping', 'Needling', 'Training'].map(
      (one) => `<h3>${one}</h3><p>We do this with care, every day of the week, for people of all ages.</p>`,
    );
    const html = `<html lang="en"><main><h3>Did you know that you need no referral?</h3><p>You can come to us without a letter from your doctor at any time.</p>${topics.join('')}</main></html>`;
    expect(run('headings-unlike-questions', html).outcome).toBe('fail');
  });
});

describe('what machines are told', () => {
  it('numbers of a contact point are claims too', () => {
    const html = (shown: string) =>
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","contactPoint":{"@type":"ContactPoint","telephone":"0329000000"}}</script><p>${shown}</p>`;
    expect(run('markup-unlike-visible-text', html('03 29 00 00 00')).outcome).toBe('pass');
    expect(run('markup-unlike-visible-text', html('nothing')).outcome).toBe('partial');
  });
  it('a picture of the business is no logo', () => {
    const html =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"A","image":"https://example.test/a.jpg"}</script>';
    expect(run('sparse-organization-markup', html).evidence[0]?.place).toContain('missing: logo');
    expect(run('missing-logo', html).outcome).toBe('fail');
  });
  it('a space describes no picture', () => {
    expect(run('pictures-without-alt-text', '<img src="/house.jpg" alt=" ">').outcome).toBe('fail');
    expect(run('pictures-without-alt-text', '<img src="/house.jpg" alt="">').outcome).toBe('not_applicable');
  });
  it('a third lost on the home page is not made good by other pages', () => {
    const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
    const home = page(`<p>${words(100)}</p>`, { rendered: `<p>${words(150)}</p>` });
    const other = page(`<p>${words(900)}</p>`, { url: `${HOME}b`, role: 'other', rendered: `<p>${words(900)}</p>` });
    expect(run('text-lost-without-javascript', [home, other]).outcome).toBe('partial');
  });
});

describe('areas', () => {
  it.each([
    ['We build homes in Wellington, the Hutt Valley and Porirua.', 'pass'],
    ['Luxury gardens on the Gold Coast & Brisbane', 'partial'],
    ['A garden company based in Helensvale, Queensland.', 'partial'],
    ['We are closed in March and April.', 'fail'],
    ['We speak in English and Spanish.', 'fail'],
    ['We work in Word and Excel.', 'fail'],
    ['Een eigen pagina in het Nederlands en Engels', 'fail'],
    ['Since 2002 in Private Practice and Occupational Health', 'fail'],
  ])('%s', (line, expected) => {
    expect(run('vague-service-area', `<main><p>${line}</p></main>`, language('en')).outcome).toBe(expected);
  });
});

describe('other people', () => {
  const places = Array.from({ length: 6 }, (_, at) => `<a href="https://maps.app.goo.gl/place${at}">Google Maps</a>`);
  const tips = `<main><h2>Restaurants</h2>${places.join('')}</main>`;
  const own = '<footer><a href="https://maps.app.goo.gl/ours">Find us</a></footer>';
  it('whose doors a guide lists are not the business', () => {
    const found = { addresses: [address({ street: '1 rue x', locality: 'Nancy' })] };
    expect(run('missing-google-profile-link', tips).outcome).toBe('fail');
    expect(run('few-review-profiles', tips).outcome).toBe('fail');
    expect(run('missing-map-or-directions', tips, found).outcome).toBe('fail');
    expect(run('missing-google-profile-link', tips + own).seen).toEqual(['https://maps.app.goo.gl/ours']);
  });
  it('whose certificates a privacy page names are not certified here', () => {
    const privacy = page('<title>Privacy</title><p>DocSign, a certified provider of signatures</p>', {
      url: `${HOME}privacy`,
      role: 'legal',
    });
    expect(run('unproven-credentials', [page('<p>Hi</p>'), privacy], trade('builder')).outcome).toBe('fail');
  });
  it('whose postcode stands behind a chamber give it no number', () => {
    const html = '<p>Mitglied der Ärztekammer Nordrhein, Musterstr. 9, 40474 Düsseldorf</p>';
    expect(run('unproven-credentials', html, trade('builder')).outcome).toBe('partial');
  });
});

describe('what is found and where', () => {
  it('a mailbox is no name', () => {
    const found = { ...named('Pearl Construction'), phones: [phone('027 877 0000')] };
    const { evidence } = run('contact-data-not-in-text', '<p>027 877 0000 admin@pearlconstruction.co.nz</p>', found);
    expect(evidence[0]).toMatchObject({ place: 'name', seen: 'not found on the pages read' });
  });
  it('a section may be named by who built the page', () => {
    const html = '<div class="about-us__content"><p>Led by our owner, with over 10 years of experience.</p></div>';
    expect(run('thin-about-page', html).outcome).toBe('partial');
  });
  it('a link that dials another number than it shows contradicts its text', () => {
    const html = '<a href="tel:031-622-2882">031-606-7575</a>';
    expect(run('contradictory-contact-data', html, { phones: [phone('031-622-2882')] }).outcome).toBe('fail');
    expect(run('unlinked-contact-data', html, { phones: [phone('031-622-2882')] }).outcome).toBe('fail');
  });
  it('a button to the contact page books nothing', () => {
    const contact = page('<form><input type="email" name="e"></form>', { url: `${HOME}contact`, role: 'contact' });
    const home = page('<a href="/contact">Book a consultation</a>');
    expect(run('missing-booking-path', [home, contact]).outcome).toBe('partial');
  });
  it('a hotel without hours is open', () => {
    const hotel = { trade: { value: { id: 'hotel' as const, label: 'Hotel', confidence: 0.9 }, sources: [] } };
    expect(run('missing-opening-hours', '<p>Rooms</p>', hotel).outcome).toBe('not_applicable');
  });
  it('what only scripts show says so', () => {
    const reviews = [
      {
        value: { text: 'A quiet place.', author: 'Ida B.', date: null },
        sources: [source('A quiet place.', { view: 'rendered' })],
      },
    ];
    const { outcome, evidence } = run('few-customer-reviews', '<p>x</p>', { reviews });
    expect(outcome).toBe('partial');
    expect(evidence[0]?.place).toContain('only after JavaScript');
  });
  it('projects and works by other names are shown', () => {
    const html = (heading: string) => `<h2>${heading}</h2><a href="/g">Gallery</a>`;
    for (const heading of ['Signature Projects', 'Project Gallery', 'Trabajos'])
      expect(run('missing-proof-of-work', html(heading), trade('builder')).outcome).toBe('pass');
  });
  it('"Slide 1" describes nothing', () => {
    expect(run('pictures-without-alt-text', '<img src="/a.jpg" alt="Slide 1">').outcome).toBe('fail');
  });
});

describe('words that look like others', () => {
  const found = { addresses: [address({ street: '1 rue x', locality: 'Nancy' })] };
  it.each([
    '<p>Degustazione vini su richiesta</p>',
    '<p>Cleaning throughout Metro Atlanta</p>',
    '<p>Wir haben nur eine kleine Station.</p>',
    '<h2>Anfahrtskosten</h2><p>Für jeden Besuch berechnen wir eine Pauschale, die von der Entfernung abhängt.</p>',
    '<p>WhatsApp now, get directions</p>',
    '<li>Keine Anfahrt für Sie</li>',
  ])('no way to the door: %s', (html) => {
    expect(run('missing-map-or-directions', html, found).outcome).toBe('fail');
  });
  it.each(['<p>Bus 76, métro ligne M2</p>', '<p>Vijf minuten van het station</p>', '<p>A 200 m dalla stazione</p>'])(
    'a way: %s',
    (html) => {
      expect(run('missing-map-or-directions', html, found).outcome).toBe('partial');
    },
  );
  it.each([
    ['<li>Blutgerinnungsparameter</li>', 'fail'],
    ['<p>Mitglied der Malerinnung</p>', 'partial'],
    ['<p>Licensed, insured cleaners. 100% satisfaction.</p>', 'partial'],
    ['<p>Zertifikat inklusive</p>', 'fail'],
  ])('%s: %s', (html, expected) => {
    expect(run('unproven-credentials', html, trade('builder')).outcome).toBe(expected);
  });
  it.each(['Ich bin Mitglied im Verband.', 'I am a Licensed Master Social Worker.', '院長紹介'])(
    'nobody is named by "%s"',
    (line) => {
      const { evidence } = run('thin-about-page', `<h2>Über mich</h2><p>${line}</p>`);
      expect(evidence.some(({ place }) => place.endsWith('who'))).toBe(false);
    },
  );
  it('somebody is named by role and name', () => {
    const { seen } = run('thin-about-page', '<h2>院長紹介</h2><p>院長 山田 健一</p>');
    expect(seen).toContain('院長 山田 健一');
  });
  it('numbers of templates identify nobody', () => {
    expect(run('missing-legal-identity', '<p>P. IVA 12345678901</p>').outcome).toBe('fail');
    expect(run('missing-legal-identity', '<p>USt-IdNr. DE999999999</p>').outcome).toBe('fail');
  });
  it('Latin that fills a template is no language', () => {
    const latin = 'Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam nonumy eirmod tempor. '.repeat(6);
    expect(run('wrong-page-language', `<html lang="de"><p>${latin}</p></html>`).outcome).toBe('pass');
  });
  it('the picture that opens the menu is no menu', () => {
    expect(run('text-in-pictures', '<header><img id="navToggle" src="/b/menu.png" alt=""></header>').outcome).toBe(
      'pass',
    );
    expect(run('text-in-pictures', '<main><img src="/img/menu.png" alt="Menu"></main>').outcome).toBe('partial');
  });
  it('an award may stand in the story of a person', () => {
    const story = `${'She studied in Leeds and trained for many years with the best in her field. '.repeat(3)}She is the recipient of the Optometrist of the Year award.`;
    expect(run('missing-press-mentions', `<p>${story}</p>`).seen).toEqual([
      'She is the recipient of the Optometrist of the Year award.',
    ]);
  });
});

describe('what evidence points at', () => {
  it('is where the text is lost, not where all of it is there', () => {
    const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
    const home = page(`<p>${words(100)}</p>`, { rendered: `<p>${words(200)}</p>` });
    const whole = page(`<p>${words(90)}</p>`, { url: `${HOME}b`, role: 'other', rendered: `<p>${words(90)}</p>` });
    const { evidence } = run('text-lost-without-javascript', [home, whole]);
    expect(evidence.map(({ pageUrl }) => pageUrl)).toEqual([HOME]);
  });
  it('is where a link leads, beside what it shows', () => {
    const html = '<a href="mailto:info@agency.test">elec@mail.test</a>';
    const emails = [{ value: 'elec@mail.test', sources: [source('elec@mail.test')] }];
    expect(run('unlinked-contact-data', html, { emails }).seen).toEqual(['elec@mail.test → mailto:info@agency.test']);
  });
  it('is the sentence that says it', () => {
    const text = 'A quiet house with a garden. Breakfast is served until ten. Pets welcome. The river is near.';
    expect(run('few-local-details', `<p>${text}</p>`).seen).toEqual([
      'nothing on languages spoken; accessibility; payment; insurance',
      'Pets welcome.',
    ]);
  });
});

describe('what stands where nobody expects it', () => {
  it('the section the menu calls "Over ons"', () => {
    const html =
      '<nav><a href="#over">Over ons</a></nav><div id="over"><h2>Kwaliteit die spreekt</h2><p>Sinds 2009 schilderen wij in Delft.</p></div>';
    expect(run('thin-about-page', html)).toMatchObject({
      outcome: 'partial',
      seen: ['nothing on: enough text, who, where', 'Sinds 2009'],
    });
  });
  it('a page put together from pictures', () => {
    const pictures = Array.from({ length: 9 }, (_, at) => `<img src="/p${at}.png" alt="">`).join('');
    expect(run('text-in-pictures', `<p>Forest Cottage</p>${pictures}`).outcome).toBe('fail');
    expect(
      run('text-in-pictures', `<p>${'We have rooms with a view of the river. '.repeat(9)}</p>${pictures}`).outcome,
    ).toBe('pass');
    expect(
      run('text-in-pictures', `<p>Forest Cottage</p>${pictures}${'<script src="/a.js"></script>'.repeat(5)}`).outcome,
    ).toBe('pass');
  });
  it('the number of a chamber proves no qualification', () => {
    const html = '<p>Erkend vakbedrijf, KvK 94106819</p>';
    expect(run('unproven-credentials', html, trade('builder')).outcome).toBe('partial');
  });
  it('a painter is a HousePainter', () => {
    const html =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"Schildersbedrijf Dekker"}</script>';
    const found = { ...trade('builder'), ...named('Schildersbedrijf Dekker') };
    expect(run('generic-business-type', html, found).seen[0]).toContain('schema.org has HousePainter');
  });
});

describe('what is not said', () => {
  it('by a page that scripts would write is not missing', () => {
    const shell = '<div id="root"></div><script src="/app.js"></script>';
    for (const id of ['missing-contact-page', 'thin-about-page', 'missing-policies'])
      expect(run(id, shell).outcome).toBe('inconclusive');
    expect(run('missing-contact-page', '<div id="root"></div>').outcome).toBe('fail');
  });
  it('by "workplace" and a heading on what to think of is no proof of work', () => {
    for (const heading of ['Wellness for your workplace', 'Before and after considerations for laser correction'])
      expect(run('missing-proof-of-work', `<h2>${heading}</h2>`, trade('builder')).outcome).toBe('fail');
    for (const heading of ['Before & After', 'Before and after photos', 'Featured Works'])
      expect(run('missing-proof-of-work', `<h2>${heading}</h2>`, trade('builder')).outcome).toBe('partial');
  });
  it('by a profession is no name', () => {
    const html = `<html lang="fr"><main><div>Ostéopathe D.O. · Nancy (54000)</div><p>${'Une écoute attentive pour apaiser vos douleurs et vous accompagner au quotidien. '.repeat(6)}</p></main></html>`;
    const found = {
      ...named('Ana Lira — Ostéopathe D.O.'),
      people: [{ value: { name: 'Ana Lira', role: 'Ostéopathe' }, sources: [] }],
      addresses: [address({ postalCode: '54000', locality: 'Nancy' })],
    };
    expect(run('missing-self-description', html, found).outcome).not.toBe('pass');
  });
  it('by a tag behind a mailbox is no other address', () => {
    const emails = [{ value: 'shop@mail.test', sources: [source('shop@mail.test')] }];
    const html = '<a href="mailto:shop+contact@mail.test">Shop@mail.test</a>';
    expect(run('unlinked-contact-data', html, { emails }).outcome).not.toBe('fail');
  });
});

it('a title whose template was not filled in is none', () => {
  expect(run('weak-page-titles', '<title>{{name}} - {{city}}</title><h1>Practice</h1>').outcome).toBe('fail');
});

it('a made-up number is shown beside the phone that is missing', () => {
  const { evidence } = run('contact-data-not-in-text', '<p>Phone: (123) 456-7890</p>', named('Red Canoe'));
  expect(evidence.at(-1)).toMatchObject({ seen: 'Phone: (123) 456-7890' });
});

it('a heading that asks and the text under it are a question with its answer', () => {
  const text = `<p>${'Our clinic looks after eyes of every age in the old town. '.repeat(8)}</p>`;
  const asked = (after: string) =>
    run(
      'few-visible-questions',
      `<html lang="en"><main><h1>Eyes</h1>${text}<h2>What is a cataract?</h2>${after}</main></html>`,
    );
  const { outcome, evidence } = asked('<p>The clouding of the lens of the eye.</p>');
  expect(outcome).toBe('partial');
  expect(evidence).toMatchObject([{ seen: 'What is a cataract?' }]);
  expect(asked('<h2>Prices</h2>').outcome).toBe('fail');
});

describe('what only looks like a finding', () => {
  it('a page names languages when it names one, not when somebody speaks', () => {
    const seen = (html: string) => run('few-local-details', html).seen?.at(-1);
    expect(seen('<h3>Kontakt</h3><p>Ich spreche Deutsch und Polnisch</p>')).toBe('Ich spreche Deutsch und Polnisch');
    expect(run('few-local-details', '<p>Autour d’un café, nous parlons de vos rêves.</p>').outcome).toBe('fail');
    expect(
      run('few-local-details', '<p>We accept new patients. Seien Sie versichert: es lohnt sich.</p>').outcome,
    ).toBe('fail');
    expect(run('few-local-details', '<p>We accept all major cards.</p>').outcome).toBe('partial');
  });

  it('a region that is said in Portuguese or Spanish is an area', () => {
    const area = (html: string) => run('vague-service-area', html).outcome;
    expect(area('<p>Atuamos principalmente na região de Sergipe e arredores.</p>')).toBe('partial');
    expect(area('<p>Trabajamos en toda la provincia de Huesca.</p>')).toBe('partial');
    expect(area('<p>Atuamos na área de Direito.</p>')).toBe('fail');
  });

  it('a number in a link to WhatsApp can be tapped, and what is quoted stands in the text', () => {
    const linked = phone('(11) 94343-2510', 'a.cta > a[href*="wa.me"]');
    expect(run('unlinked-contact-data', '<p>x</p>', { phones: [linked] }).outcome).toBe('pass');
    const both = {
      ...phone('0117 496', 'JSON-LD Dentist.telephone'),
      sources: [source('marked up', { place: 'JSON-LD Dentist.telephone' }), source('call 0117 496')],
    };
    expect(run('unlinked-contact-data', '<p>x</p>', { phones: [both] }).seen).toEqual(['call 0117 496']);
  });

  it('a pin at an address is no profile of the business', () => {
    const link = (place: string) => `<a href="https://www.google.com/maps/place/${place}/@53.1,8.5,17z">Map</a>`;
    expect(run('missing-google-profile-link', link('Rekumer+Wurt+8,+28777+Bremen')).outcome).toBe('fail');
    expect(run('missing-google-profile-link', link('12+High+Street,+Leeds+LS1+1234')).outcome).toBe('fail');
    expect(run('missing-google-profile-link', link('Salon+Ada,+Rekumer+Wurt+8,+28777+Bremen')).outcome).toBe('pass');
  });

  it('the name may stand in any of several main headings', () => {
    const html = '<title>Ada Dental</title><h1>Smile</h1><h1>Ada Dental</h1>';
    expect(run('inconsistent-business-name', html, named('Ada Dental')).outcome).toBe('pass');
  });

  it('a link to a part of a page that was read is no page about the town', () => {
    const places = [
      address({ street: 'Markt 1', locality: 'Helmond' }, 'main > p'),
      address({ street: 'Dam 2', locality: 'Breda' }, 'main > p'),
    ];
    const html = '<a href="/index.html#branches">Helmond</a><a href="/#branches">Breda</a>';
    expect(run('missing-location-pages', html, { addresses: places }).outcome).toBe('fail');
    expect(run('missing-location-pages', '<a href="/helmond">Helmond</a>', { addresses: places }).outcome).toBe(
      'partial',
    );
  });

  it('a hole in a legal notice proves nothing and was never filled in', () => {
    const legal = page('<p>Forme juridique : SARL — à compléter.</p>', { url: `${HOME}mentions`, role: 'legal' });
    const home = page('<h1>Ada</h1><p>Nous réparons vos vélos à Nantes et alentour.</p>');
    expect(run('missing-legal-identity', [home, legal]).outcome).toBe('fail');
    expect(run('outdated-statements', [home, legal])).toMatchObject({ outcome: 'fail', cause: 'never-filled-in' });
    const form = page('<p>Un formulaire à compléter en ligne.</p>', { url: `${HOME}mentions`, role: 'legal' });
    expect(run('outdated-statements', [home, form]).outcome).toBe('pass');
  });

  it('a row of partners’ logos is not one’s own', () => {
    const row = ['a', 'b', 'c'].map((one) => `<div><img src="/logos/${one}.png" alt=""></div>`).join('');
    expect(run('missing-logo', row).outcome).toBe('fail');
    expect(run('missing-logo', `<header><img src="/logo.png" alt=""></header>${row}`).seen).toEqual([
      'https://example.test/logo.png',
    ]);
  });

  it('a menu that nothing marks as one introduces nobody', () => {
    const menu = '<div><a href="/a">Auto insurance</a> <a href="/h">Home insurance</a> <a href="/c">Claims</a></div>';
    const found = { ...named('Ada Cover'), ...trade('builder') };
    const seen = run('missing-self-description', `${menu}<p>We are a builder of fine houses.</p>`, found).seen ?? [];
    expect(seen.join()).not.toContain('Claims');
  });

  it('a credential in a long answer is found', () => {
    const long = `${'We teach in two languages from the first year on. '.repeat(6)}We are certified by the exam board.`;
    expect(run('unproven-credentials', `<p>${long}</p>`).seen).toEqual(['We are certified by the exam board.']);
    expect(run('unproven-credentials', '<p>Maître artisan depuis 1998</p>').outcome).toBe('partial');
  });

  it('two languages side by side are no wrong language', () => {
    const french =
      '<p>Le domaine est une maison familiale, transmise depuis sept générations et reprise par Christophe.</p>';
    const english =
      '<p>The estate is a family house, handed down through seven generations and taken over by Christophe.</p>';
    const page = (text: string) => run('wrong-page-language', `<html lang="en">${text}</html>`).outcome;
    expect(page(french.repeat(6) + english.repeat(4))).toBe('pass');
    expect(page(french.repeat(6))).toBe('fail');
  });

  it('a picture whose caption mentions a logo is none', () => {
    expect(run('missing-logo', '<img src="/4-8219.jpg" alt="Picture of the logo on our front wall">').outcome).toBe(
      'fail',
    );
  });

  it('a contact page that is gone is to be brought back', () => {
    const home = page('<h1>Ada</h1><p>Call 0117 496</p>');
    const contact = { ...attemptOf(page('', { url: `${HOME}contact`, role: 'contact' })) };
    const gone = { ...contact, plain: { ...contact.plain, status: 404, view: null } };
    const found = run(
      'missing-contact-page',
      [home],
      { phones: [phone('0117 496')] },
      { attempts: [attemptOf(home), gone] },
    );
    expect(found).toMatchObject({ outcome: 'partial', cause: 'page-gone' });
    expect(found.seen[0]).toBe('status 404');
  });

  it('versions that state two languages and hold the same text are told as such', () => {
    const text = Array.from({ length: 60 }, (_, at) => `Cellar number ${at} holds wine of the year ${1950 + at}.`).join(
      ' ',
    );
    const version = (lang: string, url: string) =>
      page(`<html lang="${lang}"><h1>Wine</h1><p>${text}</p></html>`, { url, role: url === HOME ? 'home' : 'about' });
    expect(run('repeated-page-texts', [version('fr', HOME), version('en', `${HOME}en/about`)])).toMatchObject({
      outcome: 'fail',
      cause: 'two-languages',
    });
    expect(run('repeated-page-texts', [version('en', HOME), version('en', `${HOME}about`)])).toMatchObject({
      outcome: 'fail',
      cause: null,
    });
  });

  it('an e-mail link without "mailto:" is one slip in one link', () => {
    const mail = { ...phone('ada@bakery.test'), value: 'ada@bakery.test', asShown: undefined };
    const home = page('<p><a href="ada@bakery.test">ada@bakery.test</a></p>');
    const gone = attemptOf(page('', { url: `${HOME}ada@bakery.test`, role: 'other', status: 404 }));
    const more = {
      attempts: [attemptOf(home), { ...gone, foundBy: 'link' as const, plain: { ...gone.plain, view: null } }],
    };
    expect(run('pages-without-success', [home], {}, more).outcome).toBe('pass');
    expect(run('broken-internal-links', [home], {}, more)).toMatchObject({
      outcome: 'fail',
      cause: 'mail-without-mailto',
    });
    const found = run('unlinked-contact-data', [home], { emails: [mail] }, more);
    expect(found).toMatchObject({ outcome: 'partial', cause: 'mail-without-mailto' });
  });

  it('arrival by arrangement is no opening hour of a hotel', () => {
    const value = { mo: null, tu: null, we: null, th: null, fr: null, sa: null, su: null, byAppointment: true };
    const found = { openingHours: { value, sources: [source('Arrival from 2 pm or by arrangement')] } };
    const hotel: Partial<Facts> = { trade: { value: { id: 'hotel', label: 'hotel', confidence: 0.9 }, sources: [] } };
    expect(run('missing-opening-hours', '<p>x</p>', { ...found, ...hotel }).outcome).toBe('not_applicable');
    expect(run('missing-opening-hours', '<p>x</p>', found)).toMatchObject({ outcome: 'partial', cause: 'no-days' });
  });

  it('addresses that differ behind the question mark send one file', () => {
    const text = Array.from({ length: 60 }, (_, at) => `Cut number ${at} of the best meat of our farm.`).join(' ');
    const list = (query: string) =>
      page(`<h1>Catalogue</h1><p>${text}</p>`, { url: `${HOME}list${query}`, role: 'other' });
    expect(run('repeated-page-texts', [list('?cat=a'), list('?cat=b')])).toMatchObject({
      outcome: 'fail',
      cause: 'same-file',
    });
  });

  it('a click that opens a messenger hides no page', () => {
    const menu = '<nav><a href="/a">A</a><a href="/b">B</a></nav>';
    const click = (target: string) => `<button onclick="location.href='${target}'">Go on</button>`;
    expect(run('uncrawlable-links', menu + click('https://wa.me/441234')).outcome).toBe('pass');
    expect(run('uncrawlable-links', menu + click('/hidden')).outcome).not.toBe('pass');
  });

  it('an approved sweep is a credential, and to agree is none', () => {
    expect(run('unproven-credentials', '<h3>RAMONEUR FUMISTE AGRÉÉ</h3>').outcome).toBe('partial');
    expect(run('unproven-credentials', '<p>Customers agree that we are quick.</p>').outcome).toBe('fail');
  });

  it('a title that writes the name otherwise is another spelling', () => {
    const html = '<title>Fox Auto Service | Home</title><h1>Fox Auto Services</h1>';
    expect(run('inconsistent-business-name', html, named('Fox Auto Services'))).toMatchObject({
      outcome: 'partial',
      cause: 'variants',
    });
  });

  it('logos that bear the name are its own, however many', () => {
    const row = ['hero', 'mural', 'menu']
      .map((one) => `<div><img src="/lavagarcia-logo-${one}.png" alt=""></div>`)
      .join('');
    expect(run('missing-logo', row, named('Auto Lava Garcia')).outcome).toBe('partial');
    expect(run('missing-logo', row, named('Bella Cucina')).outcome).toBe('fail');
  });

  it('letters of a legal form at the beginning belong to the name', () => {
    const html = '<title>KG Gardens | Hedges</title><p>© 2026 KG Gardens. All rights reserved.</p>';
    expect(run('inconsistent-business-name', html, named('KG Gardens')).outcome).toBe('pass');
  });

  it('a licence of Quebec, insured dispensing and a search for a town are what they are', () => {
    const html = '<footer><p>© 2026 Ada. RBQ : 5833-4467-01. Tous droits réservés.</p></footer>';
    expect(run('missing-legal-identity', html, named('Ada')).outcome).toBe('pass');
    expect(run('few-local-details', '<p>保険調剤</p>').outcome).toBe('partial');
    const link = (path: string) =>
      run('few-review-profiles', `<a href="https://www.ubereats.com/${path}">Order</a>`).outcome;
    expect(link('do/city/santiago?q=Ada')).toBe('fail');
    expect(link('do/store/ada-bar/x1')).toBe('partial');
  });

  it('why to choose a business is asked by nobody but itself', () => {
    const html =
      '<h2>Pourquoi nous choisir ?</h2><p>Nous sommes là pour vous tous les jours de la semaine, à Magog.</p>';
    expect(
      run('few-short-answers', html.repeat(1) + '<p>Toiture et gouttières. </p>'.repeat(12), language('fr')).outcome,
    ).toBe('fail');
  });
});

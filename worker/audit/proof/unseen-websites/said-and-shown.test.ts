import { describe, expect, it } from 'vitest';
import { HOME, page } from '../../../testing/audit-builders.ts';
import { address, language, named, phone, run, source, trade } from '../../../testing/unseen-website.ts';

/** Kinds of pages on which a check once said something untrue, each in invented words. */
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
    expect(run('few-figures', `<html lang="en"><main>${prose}</main></html>`).outcome).toBe('info');
    expect(run('few-figures', `<html lang="en"><main>${prose}${tiles}</main></html>`).outcome).not.toBe('fail');
  });
  it('"did you know" is no question of a customer', () => {
    const topics = ['Massage', 'Taping', 'Needling', 'Training'].map(
      (one) => `<h3>${one}</h3><p>We do this with care, every day of the week, for people of all ages.</p>`,
    );
    const html = `<html lang="en"><main><h3>Did you know that you need no referral?</h3><p>You can come to us without a letter from your doctor at any time.</p>${topics.join('')}</main></html>`;
    expect(run('headings-unlike-questions', html).outcome).toBe('info');
  });
});

describe('what machines are told', () => {
  it('numbers of a contact point are claims too', () => {
    const html = (shown: string) =>
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","contactPoint":{"@type":"ContactPoint","telephone":"0329048166"}}</script><p>${shown}</p>`;
    expect(run('markup-unlike-visible-text', html('03 29 04 81 66')).outcome).toBe('pass');
    expect(run('markup-unlike-visible-text', html('nothing')).outcome).toBe('partial');
  });
  it('a picture of the business is no logo', () => {
    const html =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"A","image":"https://example.test/a.jpg"}</script>';
    expect(run('sparse-organization-markup', html).seen[0]).toMatch(/^missing: logo/);
    expect(run('missing-logo', html).outcome).toBe('inconclusive');
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
    ['We are closed in March and April.', 'inconclusive'],
    ['We speak in English and Spanish.', 'inconclusive'],
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
    expect(run('missing-google-profile-link', tips).outcome).toBe('inconclusive');
    expect(run('few-review-profiles', tips).outcome).toBe('fail');
    expect(run('missing-map-or-directions', tips, found).outcome).toBe('info');
    expect(run('missing-google-profile-link', tips + own).seen).toEqual(['https://maps.app.goo.gl/ours']);
  });
  it('whose certificates a privacy page names are not certified here', () => {
    const privacy = page('<title>Privacy</title><p>DocSign, a certified provider of signatures</p>', {
      url: `${HOME}privacy`,
      role: 'legal',
    });
    expect(run('unproven-credentials', [page('<p>Hi</p>'), privacy], trade('builder')).outcome).toBe('info');
  });
  it('whose postcode stands behind a chamber give it no number', () => {
    const html = '<p>Mitglied der Ärztekammer Nordrhein, Musterstr. 9, 40474 Düsseldorf</p>';
    expect(run('unproven-credentials', html, trade('builder')).outcome).toBe('info');
  });
});

describe('what is found and where', () => {
  it('a mailbox is no name', () => {
    const found = { ...named('Pearl Construction'), phones: [phone('027 877 0000')] };
    const { outcome } = run('contact-data-not-in-text', '<p>027 877 0000 admin@pearlconstruction.co.nz</p>', found);
    expect(outcome).toBe('inconclusive');
  });
  it('a section may be named by who built the page', () => {
    const html = '<div class="about-us__content"><p>Led by our owner, with over 10 years of experience.</p></div>';
    expect(run('thin-about-page', html).outcome).toBe('info');
  });
  it('a link that dials another number than it shows contradicts its text', () => {
    const html = '<a href="tel:031-622-2882">031-606-0808</a>';
    expect(run('contradictory-contact-data', html, { phones: [phone('031-622-2882')] }).outcome).toBe('fail');
    expect(run('unlinked-contact-data', html, { phones: [phone('031-622-2882')] }).outcome).toBe('fail');
  });
  it('a button to the contact page books nothing', () => {
    const contact = page('<form><input type="email" name="e"></form>', { url: `${HOME}contact`, role: 'contact' });
    const home = page('<a href="/contact">Book a consultation</a>');
    expect(run('missing-booking-path', [home, contact]).outcome).toBe('not_applicable');
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
});

describe('words that look like others', () => {
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
    expect(run('missing-legal-identity', '<p>P. IVA 12345678901</p>').outcome).toBe('info');
    expect(run('missing-legal-identity', '<p>USt-IdNr. DE999999999</p>').outcome).toBe('info');
  });
  it('Latin that fills a template is no language', () => {
    const latin = 'Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam nonumy eirmod tempor. '.repeat(6);
    expect(run('wrong-page-language', `<html lang="de"><p>${latin}</p></html>`).outcome).toBe('pass');
  });
  it('the picture that opens the menu is no menu', () => {
    expect(
      run('text-in-pictures', '<header><img id="navToggle" src="/b/menu.png" width="40" alt=""></header><p>Rye</p>')
        .outcome,
    ).toBe('pass');
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
    expect(run('few-local-details', `<p>${text}</p>`).seen).toEqual(['Pets welcome.']);
  });
});

describe('what stands where nobody expects it', () => {
  it('the section the menu calls "Over ons"', () => {
    const html =
      '<nav><a href="#over">Over ons</a></nav><div id="over"><h2>Kwaliteit die spreekt</h2><p>Sinds 2009 schilderen wij in Delft.</p></div>';
    expect(run('thin-about-page', html)).toMatchObject({
      outcome: 'info',
      seen: ['Sinds 2009'],
    });
  });
  it('a page put together from pictures', () => {
    const pictures = Array.from({ length: 9 }, (_, at) => `<img src="/p${at}.png" alt="">`).join('');
    expect(run('text-in-pictures', `<p>Forest Cottage</p>${pictures}`).outcome).toBe('fail');
    expect(
      run('text-in-pictures', `<p>${'We have rooms with a view of the river. '.repeat(9)}</p>${pictures}`).outcome,
    ).toBe('inconclusive');
    expect(
      run('text-in-pictures', `<p>Forest Cottage</p>${pictures}${'<script src="/a.js"></script>'.repeat(5)}`).outcome,
    ).toBe('inconclusive');
  });
  it('the number of a chamber proves no qualification', () => {
    const html = '<p>Erkend vakbedrijf, KvK 94106819</p>';
    expect(run('unproven-credentials', html, trade('builder')).outcome).toBe('info');
  });
  it('a painter is a HousePainter', () => {
    const html =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"Schildersbedrijf Dekker"}</script>';
    const found = { ...trade('builder'), ...named('Schildersbedrijf Dekker') };
    expect(run('generic-business-type', html, found).seen[0]).toContain('schema.org has HousePainter');
  });
});

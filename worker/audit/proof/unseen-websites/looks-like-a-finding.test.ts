import { describe, expect, it } from 'vitest';
import { attemptOf, HOME, page } from '../../../testing/audit-builders.ts';
import { address, language, named, phone, run, source, trade } from '../../../testing/unseen-website.ts';
import type { Facts } from '../../facts/facts.ts';

/** Kinds of pages on which a check once said something untrue, each in invented words. */
describe('what is not said', () => {
  it('by a page that scripts would write is not missing', () => {
    const shell = '<div id="root"></div><script src="/app.js"></script>';
    for (const id of ['missing-contact-page', 'thin-about-page', 'missing-policies'])
      expect(run(id, shell).outcome).toBe('inconclusive');
    expect(run('missing-contact-page', '<div id="root"></div>').outcome).toBe('fail');
  });
  it('by "workplace" and a heading on what to think of is no proof of work', () => {
    for (const heading of ['Wellness for your workplace', 'Before and after considerations for laser correction'])
      expect(run('missing-proof-of-work', `<h2>${heading}</h2>`, trade('builder')).outcome).toBe('info');
    for (const heading of ['Before & After', 'Before and after photos', 'Featured Works'])
      expect(run('missing-proof-of-work', `<h2>${heading}</h2>`, trade('builder')).outcome).toBe('info');
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
  const { evidence } = run('contact-data-not-in-text', '<p>Phone: (123) 456-7890</p>', named('Blue Larch'));
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
  expect(outcome).toBe('inconclusive');
  expect(evidence).toMatchObject([{ seen: 'What is a cataract?' }]);
  expect(asked('<h2>Prices</h2>').outcome).toBe('inconclusive');
});

describe('what only looks like a finding', () => {
  it('a page names languages when it names one, not when somebody speaks', () => {
    const seen = (html: string) => run('few-local-details', html).seen?.at(-1);
    expect(seen('<h3>Kontakt</h3><p>Ich spreche Deutsch und Polnisch</p>')).toBe('Ich spreche Deutsch und Polnisch');
    expect(seen('<p>Autour d’un café, nous parlons de vos rêves.</p>')).toBeUndefined();
    expect(seen('<p>We accept new patients. Seien Sie versichert: es lohnt sich.</p>')).toBeUndefined();
    expect(seen('<p>We accept all major cards.</p>')).toBe('We accept all major cards.');
  });

  it('a number in a link to WhatsApp is neither plain text nor one that is called, and what is quoted stands in the text', () => {
    const linked = phone('(11) 94343-5843', 'a.cta > a[href*="wa.me"]');
    expect(run('unlinked-contact-data', '<p>x</p>', { phones: [linked] }).outcome).toBe('inconclusive');
    const both = {
      ...phone('0117 496', 'JSON-LD Dentist.telephone'),
      sources: [source('marked up', { place: 'JSON-LD Dentist.telephone' }), source('call 0117 496')],
    };
    expect(run('unlinked-contact-data', '<p>x</p>', { phones: [both] }).seen).toEqual(['call 0117 496']);
  });

  it('a pin at an address is no profile of the business', () => {
    const link = (place: string) => `<a href="https://www.google.com/maps/place/${place}/@53.1,8.5,17z">Map</a>`;
    expect(run('missing-google-profile-link', link('Rekumer+Wurt+8,+28777+Bremen')).outcome).toBe('inconclusive');
    expect(run('missing-google-profile-link', link('12+High+Street,+Leeds+LS1+1234')).outcome).toBe('inconclusive');
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
    expect(run('missing-legal-identity', [home, legal]).outcome).toBe('info');
    expect(run('outdated-statements', [home, legal])).toMatchObject({ outcome: 'fail', cause: 'never-filled-in' });
    const form = page('<p>Un formulaire à compléter en ligne.</p>', { url: `${HOME}mentions`, role: 'legal' });
    expect(run('outdated-statements', [home, form]).outcome).toBe('pass');
    const number = (text: string) => [home, page(`<p>${text}</p>`, { url: `${HOME}aviso`, role: 'legal' })];
    expect(run('outdated-statements', number('NIF: B-12345678')).outcome).toBe('fail');
    expect(run('outdated-statements', number('NIF: B-12345679. SIRET 812 345 678 00021')).outcome).toBe('pass');
  });

  it('what a template left far down in a text is quoted itself', () => {
    const text = `${'We have repaired bicycles in Nantes for many years. '.repeat(4)}Lorem ipsum dolor sit amet.`;
    expect(run('outdated-statements', `<p>${text}</p>`).seen).toEqual(['… Lorem ipsum dolor sit amet.']);
  });

  it('a row of partners’ logos is not one’s own', () => {
    const row = ['a', 'b', 'c'].map((one) => `<div><img src="/logos/${one}.png" alt=""></div>`).join('');
    expect(run('missing-logo', row).outcome).toBe('inconclusive');
    const own = '<header><img src="/logo.png" alt="Ada Cover"></header>';
    expect(run('missing-logo', `${own}${row}`, named('Ada Cover')).seen).toEqual(['not named as your logo: logo.png']);
  });

  it('a menu that nothing marks as one introduces nobody', () => {
    const menu = '<div><a href="/a">Auto insurance</a> <a href="/h">Home insurance</a> <a href="/c">Claims</a></div>';
    const found = { ...named('Ada Cover'), ...trade('builder') };
    const seen = run('missing-self-description', `${menu}<p>We are a builder of fine houses.</p>`, found).seen ?? [];
    expect(seen.join()).not.toContain('Claims');
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
      'inconclusive',
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
    // What was seen is the link: a visitor sees one, whose text is right.
    const mistyped = page('<p>Write to <a href="maito:ada@bakery.test">ada@bakery.test</a></p>');
    expect(run('unlinked-contact-data', [mistyped], { emails: [mail] })).toMatchObject({
      cause: 'mail-without-mailto',
      evidence: [{ place: 'a[href="maito:ada@bakery.test"]', seen: 'ada@bakery.test → maito:ada@bakery.test' }],
    });
  });

  it('an e-mail link that shows another address than its target is a question of which is right', () => {
    const home = page('<p><a href="ada@bakery.test">bo@bakery.test</a></p>');
    const gone = attemptOf(page('', { url: `${HOME}ada@bakery.test`, role: 'other', status: 404 }));
    const more = {
      attempts: [attemptOf(home), { ...gone, foundBy: 'link' as const, plain: { ...gone.plain, view: null } }],
    };
    for (const id of ['broken-internal-links', 'unlinked-contact-data'] as const)
      expect(run(id, [home], {}, more)).toMatchObject({
        outcome: 'fail',
        cause: 'mail-unlike-its-text',
        evidence: expect.arrayContaining([
          { pageUrl: HOME, place: 'a[href="ada@bakery.test"]', seen: 'bo@bakery.test → ada@bakery.test' },
        ]),
      });
  });

  it('“by arrangement” is no time without its days', () => {
    const value = { mo: null, tu: null, we: null, th: null, fr: null, sa: null, su: null, byAppointment: true };
    const found = { openingHours: { value, sources: [source('Arrival from 2 pm or by arrangement')] } };
    const hotel: Partial<Facts> = { trade: { value: { id: 'hotel', label: 'hotel', confidence: 0.9 }, sources: [] } };
    expect(run('missing-opening-hours', '<p>x</p>', { ...found, ...hotel }).outcome).toBe('not_applicable');
    expect(run('missing-opening-hours', '<p>x</p>', found).outcome).toBe('not_applicable');
  });

  it('addresses that differ behind the question mark send one file', () => {
    const text = Array.from({ length: 60 }, (_, at) => `Cut number ${at} of the best meat of our farm.`).join(' ');
    const list = (query: string, shown?: string) =>
      page(`<h1>Catalogue</h1><p>${text}</p>`, {
        url: `${HOME}list${query}`,
        role: 'other',
        ...(shown === undefined
          ? {}
          : {
              rendered: `<h1>${shown}</h1><p>${text}</p><p>${[1, 2, 3, 4, 5, 6].map((at) => `The ${shown} of farm ${at} is dry and dark.`).join(' ')}</p>`,
            }),
      });
    // Whether scripts show something else on each is not known, or seen.
    expect(run('repeated-page-texts', [list('?cat=a'), list('?cat=b')])).toMatchObject({
      outcome: 'partial',
      cause: 'one-address',
    });
    expect(run('repeated-page-texts', [list('?cat=a', 'Ham'), list('?cat=b', 'Lamb')])).toMatchObject({
      outcome: 'fail',
      cause: 'same-file',
    });
    // A form in which something is chosen.
    expect(run('repeated-page-texts', [list('?cat=a', 'Ham'), list('?cat=b', 'Ham')]).outcome).toBe('pass');
    expect(run('repeated-page-texts', [list('', 'Ham'), list('?cat=b')]).outcome).toBe('pass');
  });

  it('a click that opens a messenger or a picture hides no page', () => {
    const menu = '<nav><a href="/a">A</a><a href="/b">B</a></nav>';
    const click = (target: string) => `<button onclick="location.href='${target}'">Go on</button>`;
    expect(run('uncrawlable-links', menu + click('https://wa.me/441234')).outcome).toBe('pass');
    expect(run('uncrawlable-links', menu + click('./strip/1.webp') + click('./strip/2.webp')).outcome).toBe('pass');
    expect(run('uncrawlable-links', menu + click('/hidden') + click('/too')).outcome).not.toBe('pass');
  });

  it('an approved sweep is a credential, and to agree is none', () => {
    expect(run('unproven-credentials', '<h3>RAMONEUR FUMISTE AGRÉÉ</h3>').outcome).toBe('info');
    expect(run('unproven-credentials', '<p>Customers agree that we are quick.</p>').outcome).toBe('info');
  });

  it('logos that bear the name are its own, however many', () => {
    const row = ['hero', 'mural', 'menu']
      .map((one) => `<div><img src="/lavagarcia-logo-${one}.png" alt=""></div>`)
      .join('');
    expect(run('missing-logo', row, named('Auto Lava Garcia')).outcome).toBe('partial');
    expect(run('missing-logo', row, named('Bella Cucina')).outcome).toBe('inconclusive');
  });

  it('letters of a legal form at the beginning belong to the name', () => {
    const html = '<title>KG Gardens | Hedges</title><p>© 2026 KG Gardens. All rights reserved.</p>';
    expect(run('inconsistent-business-name', html, named('KG Gardens')).outcome).toBe('pass');
  });

  it('a licence of Quebec, insured dispensing and a search for a town are what they are', () => {
    const html = '<footer><p>© 2026 Ada. RBQ : 5833-4467-01. Tous droits réservés.</p></footer>';
    expect(run('missing-legal-identity', html, named('Ada')).outcome).toBe('pass');
    expect(run('few-local-details', '<p>保険調剤</p>').outcome).toBe('info');
    const link = (path: string) =>
      run('few-review-profiles', `<a href="https://www.ubereats.com/${path}">Order</a>`).outcome;
    expect(link('do/city/santiago?q=Ada')).toBe('fail');
    expect(link('do/store/ada-bar/x1')).toBe('pass');
  });

  it('why to choose a business is asked by nobody but itself', () => {
    const html =
      '<h2>Pourquoi nous choisir ?</h2><p>Nous sommes là pour vous tous les jours de la semaine, à Magog.</p>';
    expect(
      run('few-short-answers', html.repeat(1) + '<p>Toiture et gouttières. </p>'.repeat(12), language('fr')).outcome,
    ).toBe('info');
  });
});

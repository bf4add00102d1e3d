import { describe, expect, it } from 'vitest';
import { attemptOf, exchange, facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { address, phone, source } from '../../../testing/found-contacts.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { FactSource, Facts } from '../../facts/facts.ts';
import type { LinkCheck, PageRole } from '../../observations.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { deadProfileLinks } from './dead-profile-links.ts';
import { missingContactPage } from './missing-contact-page.ts';
import { thinAboutPage } from './thin-about-page.ts';

const CONTACT = `${HOME}contact`;

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
  it('calls nothing missing, in whatever words it may be said', () => {
    expect(run('<p>Seit 1987 für Sie da.</p>')).toMatchObject({ outcome: 'info', seen: ['Seit 1987'] });
    expect(runCheck(thinAboutPage, inputs({ pages: [page('<h1>Brot</h1>')] })).outcome).toBe('info');
  });
  it('takes no year of a person, and none of two, for when the business began', () => {
    const seen = (html: string) => run(html).evidence?.map(({ seen: said }) => said);
    expect(seen('<p>I was introduced to pottery in 1992.</p>')).toEqual([]);
    expect(seen('<p>Seit 1987 backe ich, gegründet 1996.</p>')).toEqual([]);
    expect(run('<p>Wij bakken al meer dan 20 jaar.</p>').evidence?.[0]?.place).toMatch(/: since when$/);
  });
  it('reads a section of a one-page website', () => {
    const html = `<h1>Brot</h1><h2>Über uns</h2><p>Inhaberin Petra Linde, seit 1987. ${long}</p><h2>Preise</h2>`;
    expect(runCheck(thinAboutPage, inputs({ pages: [page(html)] })).outcome).toBe('pass');
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
  it('passes with a form only where it names an address or is posted', () => {
    expect(run(form).outcome).toBe('inconclusive');
    expect(run(form.replace('<form', '<form action="/send"')).outcome).toBe('pass');
    expect(run(form.replace('<form', '<form method="post"')).outcome).toBe('pass');
  });
  it('proves nothing by a form that no script takes and that names neither an address nor its fields', () => {
    const seen = (html: string, handled: boolean) => {
      const one = page(html, { url: CONTACT, role: 'contact', rendered: html });
      for (const shown of one.rendered?.view.forms ?? []) shown.handled = handled;
      return runCheck(missingContactPage, inputs({ pages: [page('<h1>Home</h1>'), one], facts: facts({}) })).outcome;
    };
    const idle = (action: string, name = '', method = 'get') =>
      `<form action="${action}" method="${method}"><input type="email" ${name}><textarea name="message"></textarea></form>`;
    expect(seen(idle(''), false)).toBe('inconclusive');
    // A script takes it, and what it does with it nobody saw.
    expect(seen(idle(''), true)).toBe('inconclusive');
    expect(seen(idle('/send'), false)).toBe('pass');
    expect(seen(idle('', 'name="mail"'), false)).toBe('inconclusive');
    // Its server may take what is posted to the page itself.
    expect(seen(idle('', 'name="mail"', 'post'), false)).toBe('pass');
    expect(seen(`${idle('')}<a href="tel:+49228">Call</a>`, false)).toBe('pass');
  });
  it('shows what stands on that page, and no other', () => {
    const found = {
      phones: [phone('+49228', here('0228 4471820'))],
      emails: [],
      addresses: [address('Am Markt 3', {}, [source('Am Markt 3', { pageUrl: HOME })])],
    };
    const result = runCheck(
      missingContactPage,
      inputs({
        pages: [page('<h2 id=contact>Contact</h2><p>Rosa</p>'), page(form, { url: `${HOME}b`, role: 'services' })],
        facts: facts({ ...found, phones: [], addresses: [] }),
      }),
    );
    expect(result.outcome).toBe('inconclusive');
    expect(run('<p>0228 4471820</p>', found).seen).toEqual(['0228 4471820']);
  });
  it('fails with an empty contact page', () => {
    expect(run('<h1>Contact</h1>').outcome).toBe('fail');
  });
  it('fails without page and section', () => {
    expect(runCheck(missingContactPage, inputs()).outcome).toBe('fail');
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

describe('missing-contact-page and forms that a click shows', () => {
  it('calls no way to get in touch missing where a page draws a form, shown or not', () => {
    const drawn =
      '<h3>Contact us</h3><div style="display:none"><form><textarea name="message"></textarea></form></div>';
    const pages = [page('<h3>Contact us</h3>', { rendered: drawn })];
    expect(runCheck(missingContactPage, inputs({ pages, facts: facts({}) })).outcome).toBe('inconclusive');
    expect(
      runCheck(missingContactPage, inputs({ pages: [page('<h3>Contact us</h3>')], facts: facts({}) })).outcome,
    ).toBe('fail');
  });
});

describe('missing-contact-page and what leads elsewhere', () => {
  it.each([
    ['inconclusive', '<a href="https://short.test/q7"><i class="sign"></i></a>'],
    ['inconclusive', '<p>Instagram: <a href="https://instagram.com/bluelarch.bowls">@bluelarch</a></p>'],
    ['fail', '<p>Made by <a href="https://maker.test/">Maker</a></p>'],
    // An address to share says nobody's name, and its owner can be written to all the same.
    ['inconclusive', '<h2 id="contact">Contact</h2><a href="https://www.facebook.com/share/19Pv/">See us</a>'],
    ['inconclusive', '<h2 id="contact">Contact</h2><button>Write</button><script src="/app.js"></script>'],
    ['fail', '<h2 id="contact">Contact</h2><button>Write</button>'],
  ])('%s: %s', (outcome, html) => {
    expect(runCheck(missingContactPage, inputs({ pages: [page(html)], facts: facts({}) })).outcome).toBe(outcome);
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
  it('calls no page missing where the data stand somewhere', () => {
    expect(run('<p>0228</p>')).toBe('inconclusive');
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
      evidence: [{ seen: 'status 404' }],
    });
    // The old address of the home page, by which a part of it is named.
    const part = page('<a href="/contact#contact">Contact</a><section id="contact"><p>0228</p></section>');
    expect(of(part).outcome).toBe('pass');
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

  const linked = (html: string, role: PageRole = 'home') =>
    runCheck(deadProfileLinks, inputs({ pages: [page(html, { role })] }));
  const MAIL = '<a href="mailto:post@linde.example">post@linde.example</a>';
  const START = '<a href="https://www.instagram.com/">Instagram ↗</a>';

  it('fails for the start page of one network beside the contact details', () => {
    expect(linked(`<p>${MAIL} ${START}</p>`)).toMatchObject({
      outcome: 'fail',
      cause: 'never-filled-in',
      seen: ['https://www.instagram.com/'],
    });
  });
  it.each([
    ['elsewhere', `<p>${MAIL}</p><section><div>Found on ${START}</div></section>`, 'home'],
    ['under other words', `<p>${MAIL} <a href="https://www.instagram.com/">Made for Instagram</a></p>`, 'home'],
    ['in a text of the law', `<p>${MAIL} ${START}</p>`, 'legal'],
  ] as const)('leaves such a link alone %s', (_, html, role) => {
    expect(linked(html, role).outcome).toBe('not_applicable');
  });
  it('names the other pages into which a script puts the same links', () => {
    const row = '<div><a href="https://facebook.com">Facebook</a> <a href="https://instagram.com">Instagram</a></div>';
    const text = '<p>We bake bread of rye and spelt every night.</p>'.repeat(40);
    const pages = [
      page(text, { role: 'home', rendered: `${text}${row}` }),
      page(`${text}${row}`, { url: `${HOME}about`, role: 'about' }),
    ];
    const found = runCheck(deadProfileLinks, inputs({ pages, facts: facts({}) }));
    expect(found.evidence.map(({ pageUrl }) => pageUrl)).toEqual([HOME, HOME, `${HOME}about`]);
  });
  it('fails for an address that asks for the profile', () => {
    expect(linked('<a href="https://www.instagram.com/tu_cuenta">Instagram</a>')).toMatchObject({
      outcome: 'fail',
      cause: 'address-not-filled-in',
    });
    expect(linked('<a href="https://www.instagram.com/yourbaker">Instagram</a>').outcome).toBe('not_applicable');
  });
  it('fails for an address that names no place to review', () => {
    const linkedTo = (id: string) =>
      linked(`<a href="https://search.google.com/local/writereview?placeid=${id}">Review us</a>`);
    expect(linkedTo('PLACE_ID_HERE')).toMatchObject({ outcome: 'fail', cause: 'address-not-filled-in' });
    expect(linkedTo('ChIJx9Lr6tqZyzsRwvu6koO3k64').outcome).toBe('not_applicable');
  });
  it('fails a link that shows its visitors their own screen, wherever it stands', () => {
    const html = '<main><a href="https://www.facebook.com/home.php?#/pages/Cafe-Linde/12345">Facebook</a></main>';
    const found = runCheck(deadProfileLinks, inputs({ pages: [page(html)], facts: facts({}) }));
    expect(found.outcome).toBe('fail');
    const start = '<main><a href="https://www.facebook.com/">Facebook</a></main>';
    expect(runCheck(deadProfileLinks, inputs({ pages: [page(start)], facts: facts({}) })).outcome).toBe(
      'not_applicable',
    );
  });
});

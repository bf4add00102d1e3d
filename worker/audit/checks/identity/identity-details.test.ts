import { describe, expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { FactSource, Facts } from '../../facts/facts.ts';
import { fewLinkedProfiles } from './few-linked-profiles.ts';
import { freeMailAddress } from './free-mail-address.ts';
import { knowledgeBaseLinks } from './knowledge-base-links.ts';
import { missingLegalIdentity } from './missing-legal-identity.ts';
import { unlinkedContactData } from './unlinked-contact-data.ts';

const source = (place: string, seen: string): FactSource => ({ pageUrl: HOME, view: 'plain', place, seen });
const phone = (...sources: FactSource[]): Partial<Facts> => ({
  phones: [{ value: '+492284471820', asShown: '', kind: 'landline', sources }],
});
const text = source('p', '0228 4471820');
const link = source('p > a[href^="tel:"]', 'tel:+492284471820');
const jsonLd = (more: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"Linde",${more}}</script>`;

describe('unlinked-contact-data', () => {
  const run = (found: Partial<Facts>, html = '<p>x</p>') =>
    runCheck(unlinkedContactData, inputs({ pages: [page(html)], facts: facts(found) }));
  it('passes with a link', () => {
    expect(run(phone(text, link))).toMatchObject({ outcome: 'pass', seen: ['tel:+492284471820'] });
  });
  it('is partial without', () => {
    expect(run(phone(text))).toMatchObject({ outcome: 'partial', seen: ['0228 4471820'] });
  });
  it('calls nothing plain text that the alternative text of a picture holds', () => {
    const inPicture = source('div > img#contact > img[alt]', '0228 4471820');
    expect(run(phone(inPicture)).outcome).toBe('inconclusive');
    expect(run(phone(inPicture, text))).toMatchObject({ outcome: 'partial', seen: ['0228 4471820'] });
  });
  it('takes what stands in a link for a link, wherever it leads', () => {
    const html = '<p><span>Write to</span> <a href="#contact">0228 4471820</a></p>';
    const place = page(html).plain.view.paths[page(html).plain.view.blocks[0]?.path ?? -1] ?? '';
    const inLine = { ...text, place };
    expect(run(phone(inLine)).outcome).toBe('partial');
    expect(run(phone(inLine), html).outcome).not.toBe('partial');
    // As the readers of facts name places.
    const below = { ...text, place: place.replace(/^body > /, '') };
    expect(run(phone(below), html).outcome).not.toBe('partial');
  });
  it('fails when the link dials another number', () => {
    expect(run(phone(text, link), '<a href="tel:+492284471829">0228 / 44 71 820</a>').outcome).toBe('fail');
    expect(run(phone(text), '<a href="mailto:old@linde.test">info@linde-bonn.de</a>').outcome).toBe('fail');
  });
  it('fails when the link has a + and no country code, and names the right one', () => {
    expect(run(phone(text, link), '<a href="tel:+02284471820">0228 4471820</a>')).toMatchObject({
      outcome: 'fail',
      cause: 'no-country-code',
      seen: ['0228 4471820 → tel:+02284471820 (right is tel:+492284471820)'],
    });
  });
  it('does not mind country codes and words', () => {
    expect(
      run(phone(text, link), '<a href="tel:+49-228-4471820">0228 4471820</a><a href="tel:+492284471820">Call us</a>')
        .outcome,
    ).toBe('pass');
  });
  it('does not mind an extension behind the number', () => {
    const dialled = '<a href="tel:+492284471820">Call: 0228 4471820 Ext. 104</a>';
    expect(run(phone(text, link), dialled).outcome).toBe('pass');
  });
  it('fails where an address stays protected, served and drawn, without the script that brings it back', () => {
    const link = '<a href="/cdn-cgi/l/email-protection#5a33343c351a36333e3f743e3f">[email&#160;protected]</a>';
    const decoder = '<script src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>';
    expect(run({}, link)).toMatchObject({ outcome: 'fail', cause: 'undecoded-mail' });
    expect(run({}, link + decoder).outcome).toBe('not_applicable');
    const drawn = page(link, { rendered: '<a href="mailto:info@linde.test">info@linde.test</a>' });
    expect(runCheck(unlinkedContactData, inputs({ pages: [drawn], facts: facts({}) })).outcome).toBe('not_applicable');
  });
  it.each(['#', '', 'javascript:void(0)'])('names a number in a link to “%s”', (href) => {
    const html = `<p><a href="${href}"><span>0228 4471820</span></a></p>`;
    expect(run(phone({ ...text, place: 'p > a' }), html)).toMatchObject({
      outcome: 'partial',
      cause: 'link-to-nothing',
      seen: [`0228 4471820 → ${href === '' ? 'no address' : href}`],
    });
    expect(run(phone(text, link), html).outcome).toBe('pass');
  });
  it('does not apply without contact data', () => {
    expect(run({}).outcome).toBe('not_applicable');
  });
});

describe('few-linked-profiles', () => {
  it('calls none missing where a button opens one', () => {
    const outcome = (handler: string) =>
      runCheck(fewLinkedProfiles, inputs({ pages: [page(`<p>Hi</p><button onclick="${handler}">Follow</button>`)] }))
        .outcome;
    expect(outcome("window.open('https://www.instagram.com/larch_inn/', '_blank')")).toBe('inconclusive');
    expect(outcome("window.open('/menu')")).toBe('fail');
  });
  const profile = (n: number, ...places: string[]) => ({
    value: `https://www.instagram.com/linde${n}`,
    sources: places.map((place) => source(place, 'x')),
  });
  const run = (...socialProfiles: Facts['socialProfiles']) =>
    runCheck(fewLinkedProfiles, inputs({ facts: facts({ socialProfiles }) })).outcome;
  const both = ['JSON-LD Bakery.sameAs', 'footer > a'];
  it('passes with those that are linked and marked up, however few', () => {
    expect(run(profile(1, ...both))).toBe('pass');
  });
  it('is partial where markup leaves one out', () => {
    expect(run(profile(1, ...both), profile(2, 'footer'))).toBe('partial');
  });
  it('is partial where markup names one and the pages link to another', () => {
    const linked = { value: 'https://www.facebook.com/linde', sources: [source('footer > a', 'x')] };
    expect(run(profile(1, 'JSON-LD Bakery.sameAs'), linked)).toBe('partial');
  });
  it('asks which of two on one network is its own', () => {
    const html = jsonLd('"sameAs":["https://www.instagram.com/linde.salon"]');
    const socialProfiles = [profile(1, 'footer > a')];
    const found = runCheck(fewLinkedProfiles, inputs({ pages: [page(html)], facts: facts({ socialProfiles }) }));
    expect(found.outcome).toBe('partial');
    expect(found.seen).toEqual(['x', 'https://www.instagram.com/linde.salon']);
    // A script writes the markup.
    const salon = 'https://www.instagram.com/linde.salon';
    const written = { value: salon, sources: [source('JSON-LD Bakery.sameAs', salon), source('footer > a', salon)] };
    const both = facts({ socialProfiles: [written, ...socialProfiles] });
    expect(runCheck(fewLinkedProfiles, inputs({ facts: both })).seen).toEqual(['x', salon]);
  });
  it('fails with none', () => {
    expect(run()).toBe('fail');
  });
  it('takes no network that was shut down, no search on a map and no button to share for an entry of its own', () => {
    const named = (address: string) =>
      runCheck(fewLinkedProfiles, inputs({ pages: [page(jsonLd(`"sameAs":["${address}"]`))] })).outcome;
    expect(named('https://www.provenexpert.com/linde/')).toBe('pass');
    expect(named('https://plus.google.com/112233445566')).toBe('fail');
    expect(named('https://www.google.com/maps?q=Mill+Street+3')).toBe('fail');
    expect(named('https://www.facebook.com/share/18xpaKLapX/')).not.toBe('pass');
  });
  it("says no such thing where a page links to a profile that may be anybody's", () => {
    const html = '<a href="https://www.facebook.com/tavernoula.marousi/"><img src="/fb.png" alt="f"></a>';
    expect(runCheck(fewLinkedProfiles, inputs({ pages: [page(html)] })).outcome).toBe('inconclusive');
    const share = '<a href="https://www.facebook.com/sharer/sharer.php?u=x">Share</a>';
    expect(runCheck(fewLinkedProfiles, inputs({ pages: [page(share)] })).outcome).toBe('fail');
  });
  it('says no such thing beside an address that a network hands out, or an account that the text names', () => {
    const outcome = (html: string) => runCheck(fewLinkedProfiles, inputs({ pages: [page(html)] })).outcome;
    expect(outcome('<a href="https://www.facebook.com/share/18xpaKLapX/">Facebook</a>')).toBe('inconclusive');
    expect(outcome('<p>Follow us</p><p>Instagram: @larch.leeds</p>')).toBe('inconclusive');
    expect(outcome('<h3>Instagram</h3><p>@larch.leeds</p>')).toBe('inconclusive');
    expect(outcome('<p>Instagram pictures</p><p>info@larch.leeds</p>')).toBe('fail');
  });
  it('says no such thing where the pages link to an entry on a map or at a portal', () => {
    const html = '<a href="https://www.doctolib.fr/osteopathe/paris/ada-moreau">Rendez-vous</a>';
    expect(runCheck(fewLinkedProfiles, inputs({ pages: [page(html)] })).outcome).toBe('inconclusive');
  });
  it('says no such thing where people book or order at a service of any name, and not of its start page or a conversation', () => {
    const to = (href: string, text: string) =>
      runCheck(fewLinkedProfiles, inputs({ pages: [page(`<a href="${href}">${text}</a>`)] })).outcome;
    expect(to('https://care.example.net/osteo/ada-moreau', 'Prendre rendez-vous')).toBe('inconclusive');
    expect(to('https://meals.example.net/', 'Order online')).toBe('fail');
    expect(to('https://wa.me/33123456789', 'Order online')).toBe('fail');
    expect(to('/booking', 'Book now')).toBe('fail');
  });
});

describe('missing-legal-identity', () => {
  const run = (html: string, found: Partial<Facts> = {}) =>
    runCheck(missingLegalIdentity, inputs({ pages: [page(html)], facts: facts(found) }));
  it.each([
    'USt-IdNr.: DE 812 345 672',
    'HRB 41872, Amtsgericht Bonn',
    'SIRET 812 345 678 00021',
    'P.IVA 02847560163',
    'KvK 30184627',
    'EIN: 39-1284736',
    'ABN 55 630 644 581',
    'Company No. 07912846',
    'CIF B37412357',
  ])('passes with %s', (seen) => {
    expect(run(`<footer><p>${seen}</p></footer>`)).toMatchObject({ outcome: 'pass', seen: [seen] });
  });
  it('does not miss a number on an imprint that was not read', () => {
    const found = facts({
      policies: [{ value: { kind: 'imprint', url: `${HOME}impressum` }, sources: [source('footer', 'Impressum')] }],
    });
    const notRead = [{ url: `${HOME}impressum`, reason: 'robots' as const, detail: '', role: 'legal' as const }];
    const imprint = (html: string) => page(html, { url: `${HOME}impressum`, role: 'legal' });
    const given = (pages: ReturnType<typeof page>[]) =>
      runCheck(missingLegalIdentity, inputs({ pages, facts: found, notRead }));
    expect(given([page('<p>x</p>')]).outcome).toBe('info');
    const written = `<p>${'Responsible for what stands here is the owner of the Linde. '.repeat(4)}</p>`;
    expect(given([page('<p>x</p>'), imprint(written)])).toMatchObject({ outcome: 'fail', seen: ['no number at all'] });
    const unwritten = '<h1>Legal notice</h1><p>This page is being made.</p><a href="/">Back</a>';
    expect(given([page('<p>x</p>'), imprint(unwritten)]).outcome).toBe('info');
  });
  const IMPRINT = `${HOME}impressum`;
  const imprint = (html: string, found: Partial<Facts> = {}) =>
    runCheck(
      missingLegalIdentity,
      inputs({ pages: [page('<p>x</p>'), page(html, { url: IMPRINT, role: 'legal' })], facts: facts(found) }),
    );
  const chamber =
    '<h1>Impressum</h1><p>Dr. Ada Linde, Markt 1, 53111 Bonn</p><p>Zuständige Kammer: Ärztekammer Nordrhein</p>';
  const owner: Partial<Facts> = {
    businessName: { value: 'Praxis Linde', sources: [] },
    addresses: [
      {
        value: { street: 'Markt 1', postalCode: '53111', locality: 'Bonn', region: null, country: 'DE', text: '' },
        sources: [{ ...source('p', 'Markt 1, 53111 Bonn'), pageUrl: IMPRINT }],
      },
    ],
  };
  it('passes with a number named in one breath with the chamber', () => {
    const together =
      '<p>Zuständige Kammer: Ärztekammer Nordrhein. Umsatzsteuer-Identifikationsnummer: DE812345672.</p>';
    expect(imprint(together).outcome).toBe('pass');
  });
  it('passes with name, address and the body that lists its members', () => {
    expect(imprint(chamber, owner)).toMatchObject({
      outcome: 'pass',
      seen: ['Zuständige Kammer: Ärztekammer Nordrhein', 'Markt 1, 53111 Bonn'],
    });
  });
  it('wants all three, and no authority over data or an insurer instead', () => {
    expect(imprint(chamber).outcome).toBe('info');
    expect(imprint(chamber, { ...owner, addresses: [] }).outcome).toBe('info');
    expect(imprint('<p>Aufsichtsbehörde: Landesbeauftragte für Datenschutz NRW</p>', owner).outcome).toBe('info');
    expect(imprint('<p>Berufshaftpflichtversicherung: Beispiel AG, HRB 75727</p>', owner).outcome).toBe('info');
  });
  it('calls nothing missing in text, nor a number of others or of a template its own', () => {
    expect(run('<p>Bread</p>').outcome).toBe('info');
    expect(run('<p>We deliver for Stone Works Ltd</p>').outcome).toBe('info');
    expect(run('<p>USt-IdNr.: DE XXX XXX XXX</p>').outcome).toBe('info');
  });
});

describe('free-mail-address', () => {
  const run = (...emails: string[]) =>
    runCheck(
      freeMailAddress,
      inputs({
        facts: facts({
          businessName: { value: 'Bäckerei Linde', sources: [] },
          emails: emails.map((value) => ({ value, sources: [source('p', value)] })),
        }),
      }),
    );
  it('passes at an own domain, also beside a free one', () => {
    expect(run('linde@gmail.com', 'info@baeckerei-linde.de')).toMatchObject({
      outcome: 'pass',
      seen: ['info@baeckerei-linde.de'],
    });
  });
  it("is in doubt at somebody else's domain, and partial where a free address stands beside it", () => {
    expect(run('hello@agency-of-others.co.uk').outcome).toBe('inconclusive');
    expect(run('hello@agency-of-others.co.uk', 'linde@gmail.com')).toMatchObject({
      outcome: 'partial',
      seen: ['linde@gmail.com'],
    });
  });
  it('passes at the domain of the website', () => {
    expect(run(`post@${new URL(HOME).hostname}`).outcome).toBe('pass');
  });
  it('praises no address that is in doubt', () => {
    const value = `post@${new URL(HOME).hostname}`;
    const doubted = { value, sources: [source('p', value)], certainty: 'likely' as const };
    const given = inputs({ facts: facts({ emails: [doubted] }) });
    expect(runCheck(freeMailAddress, given).outcome).toBe('inconclusive');
  });
  it('blames no free address that may be of whoever made the website', () => {
    const of = (value: string, certainty: 'certain' | 'likely') => ({
      value,
      sources: [source('p', value)],
      certainty,
    });
    const run = (...emails: ReturnType<typeof of>[]) => runCheck(freeMailAddress, inputs({ facts: facts({ emails }) }));
    const maker = of('ida@gmail.com', 'likely');
    expect(run(of('linde@gmail.com', 'certain'), maker)).toMatchObject({
      outcome: 'partial',
      seen: ['linde@gmail.com'],
    });
    expect(run(maker).outcome).toBe('inconclusive');
  });
  it('is partial at a free mail service', () => {
    expect(run('linde@gmail.com').outcome).toBe('partial');
  });
  it('asks nobody for an address', () => {
    expect(run().outcome).toBe('not_applicable');
  });
});

describe('knowledge-base-links', () => {
  it('only informs', () => {
    const given = inputs({
      pages: [page(jsonLd('"sameAs":["https://www.wikidata.org/wiki/Q42","https://www.instagram.com/linde"]'))],
    });
    expect(runCheck(knowledgeBaseLinks, given)).toMatchObject({
      outcome: 'info',
      seen: ['https://www.wikidata.org/wiki/Q42'],
    });
    expect(runCheck(knowledgeBaseLinks, inputs()).outcome).toBe('info');
  });
});

import { describe, expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import type { LinkCheck } from '../../observations.ts';
import { rateFacts } from '../certainty/rate-facts.ts';
import { readFacts } from '../read-facts.ts';
import { readDeadPolicies, readPolicies } from './policies.ts';
import { policyKindOfName } from './policy-names.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const read = (html: string, ...more: ReturnType<typeof page>[]) =>
  readPolicies(website({ target, pages: [page(html), ...more] })).map(({ value }) => `${value.kind} ${value.url}`);

it.each([
  ['Datenschutzerklärung', 'privacy'],
  ['Politique de confidentialité', 'privacy'],
  ['Política de privacidad', 'privacy'],
  ['Informativa privacy', 'privacy'],
  ['Privacyverklaring', 'privacy'],
  ['プライバシーポリシー', 'privacy'],
  ['Impressum', 'imprint'],
  ['Mentions légales', 'imprint'],
  ['Aviso legal', 'imprint'],
  ['Note legali', 'imprint'],
  ['AGB', 'terms'],
  ['Terms & Conditions', 'terms'],
  ['Conditions générales de vente', 'terms'],
  ['Algemene voorwaarden', 'terms'],
  ['Widerrufsrecht', 'cancellation'],
  ['Refund Policy', 'cancellation'],
  ['Política de devoluciones', 'cancellation'],
  ['Cookie-Richtlinie', 'cookies'],
  ['Política de cookies', 'cookies'],
  ['Erklärung zur Barrierefreiheit', 'accessibility'],
  ['Accessibility statement', 'accessibility'],
  ['Our services', null],
  ['Contact', null],
])('%s is %s', (name, kind) => {
  expect(policyKindOfName(name)).toBe(kind);
});

it('takes no consent that can be taken back for a cancellation', () => {
  const policy = page('<body><h1>Datenschutz</h1><h3>Widerruf Ihrer Einwilligung zur Datenverarbeitung</h3></body>', {
    url: `${HOME}datenschutz`,
    role: 'legal',
  });
  expect(read('<a href="/datenschutz">Datenschutz</a>', policy)).toEqual([`privacy ${HOME}datenschutz`]);
});

describe('links', () => {
  it('count when they lead to the own website or to a service that hosts policies', () => {
    const html =
      '<a href="/privacy">Privacy</a><a href="https://www.iubenda.com/privacy-policy/1">Cookie policy</a><a href="https://policies.google.com/privacy">Privacy Policy</a>';
    expect(read(html)).toEqual([`privacy ${HOME}privacy`, 'cookies https://www.iubenda.com/privacy-policy/1']);
  });
  it('takes no service that a legal page names in its text for a policy of the business', () => {
    const ad = '<p>Made with the <a href="https://www.privacypolicies.com/generator/">Privacy Policy Generator</a></p>';
    const policy = page(`<main><h1>Privacy Policy</h1>${ad}</main>`, { url: `${HOME}privacy`, role: 'legal' });
    expect(read('<a href="/privacy">Privacy</a>', policy)).toEqual([`privacy ${HOME}privacy`]);
    expect(read(`<a href="/privacy">Privacy</a>${ad}`)).toHaveLength(2);
  });

  it('on baked goods are of a policy only in the footer or beside another policy', () => {
    const menu = '<nav><a href="/cakes/">Cakes</a><a href="/cookies/">Cookies</a><a href="/shop/">Shop</a></nav>';
    const brand = '<nav><a href="/cookies-and-clay/">Cookies &amp; Clay</a></nav>';
    const foot = (links: string) => `<footer>${links}</footer>`;
    expect(read(menu + brand + foot('<a href="/cookies-and-clay/">Cookies &amp; Clay</a>'))).toEqual([]);
    expect(read(foot('<a href="/cookies">Cookies</a>'))).toEqual([`cookies ${HOME}cookies`]);
    expect(read('<nav><a href="/p">Privacidad</a><a href="/politica-cookies">Cookies</a></nav>')).toEqual([
      `privacy ${HOME}p`,
      `cookies ${HOME}politica-cookies`,
    ]);
  });

  it('count on the same page only when their target exists', () => {
    expect(
      read('<a href="#">Impressum</a><a href="#datenschutz">Datenschutz</a><h2 id="datenschutz">Datenschutz</h2>'),
    ).toEqual([`privacy ${HOME}#datenschutz`]);
  });

  it('without an address lead to no document, on a page with a base address neither', () => {
    const links = '<a href="#">Impressum</a><a href="">Datenschutz</a><a href="#!">AGB</a>';
    const about = page(`<base href="/">${links}`, { url: `${HOME}about`, role: 'about' });
    expect(read(links, about)).toEqual([]);
  });
});

it('finds rules of cancellation as a section of the terms', () => {
  const terms = page('<h1>AGB</h1><h2 id="w">Widerrufsbelehrung</h2>', { url: `${HOME}agb`, role: 'legal' });
  expect(read('<a href="/agb">AGB</a>', terms)).toEqual([`terms ${HOME}agb`, `cancellation ${HOME}agb#w`]);
});

it('name a section that every page carries along once', () => {
  const html = '<a href="#mentions">Mentions légales</a><div id="mentions"><p>Éditeur : Atelier Brun</p></div>';
  const more = ['rooms', 'garden'].map((path) => page(html, { url: HOME + path, role: 'other' }));
  expect(read(html, ...more)).toEqual([`imprint ${HOME}#mentions`]);
});

it('have a served link to the same address as a source, whatever the link calls itself', () => {
  const served = '<main><a href="/terms">Safe at our larches</a></main>';
  const drawn = `${served}<footer><a href="/terms">Terms</a></footer>`;
  const found = readPolicies(website({ target, pages: [page(served, { rendered: drawn })] }));
  expect(found.map(({ sources }) => sources.map(({ view }) => view).sort())).toEqual([['plain', 'rendered']]);
});

it('have the page itself as a source where it is served whole and only the link needs scripts', () => {
  const drawn = '<footer><a href="/imprint">Imprint</a></footer>';
  const views = (words: string) => {
    const imprint = page(`<title>Imprint</title><p>${words}</p>`, { url: `${HOME}imprint`, role: 'legal' });
    const found = readPolicies(website({ target, pages: [page('<p>Hello</p>', { rendered: drawn }), imprint] }));
    return found.map(({ sources }) => sources.map(({ view }) => view).sort());
  };
  expect(views('Larch Boats is run by Ada Larch. '.repeat(12))).toEqual([['plain', 'rendered']]);
  expect(views('Loading')).toEqual([['rendered']]);
});

it('take no way to the content of their own page for one', () => {
  const privacy = page('<a href="#content">Skip to content</a><main id="content"><h1>Your data</h1></main>', {
    url: `${HOME}privacy`,
    role: 'legal',
  });
  expect(read('<p>Hello</p>', privacy)).toEqual([]);
});

describe('a page that nobody has written yet', () => {
  const certaintyWith = (main: string, heading = 'Privacy') => {
    const notice = page(`<main><h1>${heading}</h1>${main}</main>`, { url: `${HOME}privacy`, role: 'legal' });
    const seen = website({ target, pages: [page('<footer><a href="/privacy">Privacy</a></footer>'), notice] });
    return rateFacts(readFacts(seen), seen).policies.map(({ certainty }) => certainty);
  };
  it('is no policy', () => {
    expect(certaintyWith('<p>This page is being made.</p><a href="/">Back</a>', 'Your data')).toEqual(['seen']);
  });
  it('is not one that says little, with an address or in some sentences', () => {
    expect(certaintyWith('<p>Responsible: Ida Linde, Am Markt 3, Bonn</p>')).toEqual(['certain']);
    expect(certaintyWith(`<p>${'We keep what you write to us and show it to nobody else. '.repeat(4)}</p>`)).toEqual([
      'certain',
    ]);
  });
});

describe('an address that was asked for', () => {
  const html = '<footer><a href="/privacy">Privacy</a></footer>';
  const answered = (status: number | null) => {
    const url = `${HOME}privacy`;
    const link: LinkCheck = {
      url,
      foundOn: HOME,
      kind: 'internal',
      status: status ?? 0,
      failure: null,
      finalUrl: url,
      checkedAt: 0,
    };
    const seen = website({ target, pages: [page(html)], linkChecks: status === null ? [] : [link] });
    const { policies } = rateFacts(readFacts(seen), seen);
    return [policies.map(({ certainty }) => certainty), readDeadPolicies(seen).length];
  };

  it.each([
    [200, ['certain'], 0],
    [404, [], 1],
    [410, [], 1],
    [403, ['likely'], 0],
    [503, ['likely'], 0],
    [null, ['likely'], 0],
  ])('and answered %s', (status, certainties, dead) => {
    expect(answered(status)).toEqual([certainties, dead]);
  });
});

it('a page that was read says itself which rules stand on it', () => {
  const html = '<footer><a href="/soon">Privacy policy</a></footer>';
  const certainty = (head: string, body: string) => {
    const soon = page(`<title>${head}</title>${body}`, { url: `${HOME}soon`, role: 'legal' });
    const seen = website({ target, pages: [page(html), soon] });
    return rateFacts(readFacts(seen), seen).policies.map((one) => one.certainty);
  };
  expect(certainty('Soon', '<h1>This page is being made</h1>')).toEqual(['seen']);
  expect(certainty('Home', `<h1>Welcome</h1><p>${'Larch boats since 1990. '.repeat(10)}</p>`)).toEqual(['likely']);
  expect(certainty('Privacy policy', '<p>We keep what you send us.</p>')).toEqual(['certain']);
  expect(certainty('Legal', `<p>${'We keep what you send us for a year. '.repeat(20)}</p>`)).toEqual(['certain']);
});

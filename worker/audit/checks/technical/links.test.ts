import { describe, expect, it } from 'vitest';
import { attempts } from '../../../testing/attempts.ts';
import { attemptOf, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { LinkCheck } from '../../observations.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { brokenExternalLinks } from './broken-external-links.ts';
import { brokenInternalLinks } from './broken-internal-links.ts';
import { longRedirectChains } from './long-redirect-chains.ts';
import { softErrorPages } from './soft-error-pages.ts';

describe('long-redirect-chains', () => {
  const hops = (count: number) => ({ redirects: Array(count).fill({ url: HOME, status: 301 }) });
  it.each([
    ['direct', attempts(hops(0), hops(1)), 'pass'],
    ['once for most pages', attempts(hops(0), hops(1), hops(1), hops(1)), 'info'],
    ['once for some', attempts(hops(0), hops(0), hops(1), hops(1)), 'pass'],
    ['detour', attempts(hops(2)), 'partial'],
    ['far', attempts(hops(4)), 'fail'],
    ['loop', attempts({ failure: 'redirect_loop', status: 0 }), 'fail'],
  ])('%s', (_, given, outcome) => {
    expect(runCheck(longRedirectChains, given).outcome).toBe(outcome);
  });
});

describe('broken links', () => {
  const link = (kind: LinkCheck['kind'], status: number, failure: LinkCheck['failure'] = null): LinkCheck => ({
    url: `${HOME}x`,
    foundOn: HOME,
    kind,
    status,
    failure,
    finalUrl: '',
    checkedAt: 0,
  });
  const internal = (...codes: number[]) => inputs({ linkChecks: codes.map((code) => link('internal', code)) });
  const external = (...codes: number[]) => inputs({ linkChecks: codes.map((code) => link('external', code)) });
  it('says where a part stands that a link names behind an old address', () => {
    const judged = (section: string) =>
      runCheck(
        brokenInternalLinks,
        inputs({
          pages: [page(`<a href="/x#reach">Contact</a>${section}`)],
          linkChecks: [link('internal', 404)],
        }),
      ).evidence[0]?.seen;
    expect(judged('<a name="reach"></a><p>0228</p>')).toBe(
      'status 404; the part that the link names stands at /#reach',
    );
    expect(judged('<p>0228</p>')).toBe('status 404');
    expect(judged('<p id="reach">0228</p><a href="/x">Old</a>')).toBe('status 404');
  });

  it.each([
    [internal(200, 301), 'pass'],
    [internal(404, ...Array(60).fill(200)), 'partial'],
    [internal(404, 200), 'fail'],
    [internal(403, 503), 'inconclusive'],
    [{ ...internal(), attempts: [{ ...attemptOf(page('<p>Hi</p>')), foundBy: 'link' as const }] }, 'pass'],
    [inputs({ linkChecks: null }), 'inconclusive'],
  ])('internal %#', (given, outcome) => {
    expect(runCheck(brokenInternalLinks, given).outcome).toBe(outcome);
  });
  it('names the page that holds a dead link, which a script may have written, and nothing where none of them does', () => {
    const gone = attemptOf(page('', { url: `${HOME}soup`, role: 'other', status: 404 }));
    const of = (home: ReadPage) =>
      runCheck(brokenInternalLinks, inputs({ ...internal(200), attempts: [attemptOf(home), gone], pages: [home] }));
    const drawn = of(page('<p>Hi</p>', { rendered: '<a href="/soup">Soup</a>' }));
    expect(drawn).toMatchObject({
      outcome: 'fail',
      evidence: [{ pageUrl: HOME, seen: 'status 404' }, { place: 'links' }],
    });
    expect(of(page('<p>Hi</p>'))).toMatchObject({ outcome: 'pass' });
  });
  it('asks for no page under a mailbox beside links to pages that are gone', () => {
    const gone = (path: string) => ({ ...link('internal', 404), url: `${HOME}${path}` });
    const of = (...paths: string[]) => runCheck(brokenInternalLinks, inputs({ linkChecks: paths.map(gone) }));
    expect(of('ada@larch.example')).toMatchObject({ outcome: 'fail', cause: 'mail-without-mailto' });
    const both = of('ada@larch.example', 'soup');
    expect(both).toMatchObject({ outcome: 'fail', evidence: [{ place: `link to ${HOME}soup` }, { place: 'links' }] });
    expect(both.cause).toBeNull();
  });
  it('takes no tag that was read as an address for a page, and names a page by what it was asked for at', () => {
    const gone = (path: string) => ({ ...link('internal', 404), url: `${HOME}${path}`, foundOn: `${HOME}contact/` });
    const contact = page('<p>Hi</p>', { url: `${HOME}contact`, role: 'contact' });
    const asked = { ...contact, plain: { ...contact.plain, finalUrl: `${HOME}contact/` } } as ReadPage;
    const of = (one: LinkCheck) =>
      runCheck(brokenInternalLinks, inputs({ linkChecks: [link('internal', 200), one], pages: [asked] }));
    expect(of(gone('contact/%3C/a')).outcome).toBe('pass');
    expect(of(gone('contact/soup')).evidence[0]?.pageUrl).toBe(`${HOME}contact`);
  });
  it('tells of the address of another website that lacks its scheme where the link has words', () => {
    const url = `${HOME}news/www.studio.example`;
    const of = (words: string) => {
      const pages = [page(`<p>Hi</p><a href="/news/www.studio.example">${words}</a>`)];
      const linkChecks = [link('internal', 200), { ...link('internal', 404), url }];
      return runCheck(brokenInternalLinks, inputs({ linkChecks, pages })).outcome;
    };
    expect(of('Design')).toBe('fail');
    expect(of('')).toBe('pass');
  });
  it('notices a legal page without an address, unless a script or a window of the page opens it', () => {
    const foot = (link: string, body = '<p>Hi</p>', rendered?: string) =>
      runCheck(
        brokenInternalLinks,
        inputs({ ...internal(200), pages: [page(`${body}<footer>${link}</footer>`, rendered ? { rendered } : {})] }),
      );
    const link = '<a href="#">Impressum</a>';
    expect(foot(link)).toMatchObject({ outcome: 'partial', seen: ['no address behind “Impressum”'] });
    expect(foot(link, '<div hidden><h2>Impressum</h2><p>Ada GmbH</p></div>').outcome).toBe('pass');
    expect(foot(link, '<p>Hi</p>', '<p>Hi</p><footer><a href="/imprint">Impressum</a></footer>').outcome).toBe('pass');
    expect(foot('<a href="#">Cookies</a><a href="#" id="open">AGB</a><a href="#">Top</a>').outcome).toBe('pass');
    // Beside one that leads nowhere it is as empty.
    expect(foot(`${link}<a href="#">Cookies</a>`).seen).toEqual([
      'no address behind “Impressum”',
      'no address behind “Cookies”',
    ]);
    expect(foot(`${link}<a href="#">Oben</a>`).seen).toEqual(['no address behind “Impressum”']);
    expect(foot(`${link}<a href="#">Cookies</a>`).cause).toBe('without-address');
    // A link to something else among them is no legal text.
    const mixed = foot(`${link}<a href="#">Cookies</a><a href="#">Vereinbarung</a>`);
    expect([mixed.cause, mixed.seen.length]).toEqual(['text-without-address', 3]);
  });
  it('tells all links of a row without an address beside a legal text that has none, but for what unfolds others', () => {
    const menu = ['Menu', 'Prices', 'Contact']
      .map(
        (name) =>
          `<li><a href="#">${name}</a>${name === 'Menu' ? '<ul><li><a href="/soup">Soup</a></li></ul>' : ''}</li>`,
      )
      .join('');
    const of = (entries: string) => {
      const pages = [page(`<nav><ul>${entries}</ul></nav><p>Hi</p><footer><a href="#">Impressum</a></footer>`)];
      return runCheck(brokenInternalLinks, inputs({ ...internal(200), pages }));
    };
    expect(of(`${menu}<li><a href="#">About</a></li>`)).toMatchObject({
      cause: 'text-without-address',
      seen: [
        'no address behind these links: “Prices”, “Contact”, “About” and “Impressum”',
        'no address behind “Impressum”',
      ],
    });
    expect(of(menu)).toMatchObject({ cause: 'without-address', seen: ['no address behind “Impressum”'] });
  });
  it.each([
    [external(200, 403), 'pass'],
    [external(404, 200), 'partial'],
    [external(404, 410, 404), 'fail'],
    [inputs({ linkChecks: [link('external', 0, 'dns'), link('external', 200)] }), 'partial'],
    [external(999), 'inconclusive'],
    [external(401, 403, 429, 503), 'inconclusive'],
    // Not one name resolves: our network, not their websites.
    [inputs({ linkChecks: [link('external', 0, 'dns'), link('external', 0, 'dns')] }), 'inconclusive'],
    [inputs({ linkChecks: [link('external', 0, 'dns'), link('profile', 0, 'network')] }), 'inconclusive'],
    [inputs({ linkChecks: [link('external', 0, 'dns'), link('profile', 999)] }), 'partial'],
    [inputs({ linkChecks: [link('external', 0, 'timeout'), link('external', 0, 'tls')] }), 'inconclusive'],
    [external(), 'not_applicable'],
    [{ ...external(), pages: [page('<a href="https://other.test/">Source</a>')] }, 'inconclusive'],
    [{ ...external(), pages: [page('<a href="https://www.example.test/a">Own</a>')] }, 'not_applicable'],
  ])('external %#', (given, outcome) => {
    expect(runCheck(brokenExternalLinks, given).outcome).toBe(outcome);
  });
});

describe('what links say of how far the look went', () => {
  it('counts what was tried and what could not be checked', () => {
    const check = (status: number): LinkCheck => ({
      url: `${HOME}${status}`,
      foundOn: HOME,
      kind: 'external',
      status,
      failure: null,
      finalUrl: '',
      checkedAt: 0,
    });
    const { seen } = runCheck(brokenExternalLinks, inputs({ linkChecks: [200, 204, 404, 999].map(check) }));
    expect(seen).toEqual(['status 404', '4 tried, 2 open, 1 could not be checked']);
  });
});

describe('soft-error-pages', () => {
  it.each([
    ['<title>Dentist in Kiel</title><h1>Welcome</h1>', 'pass'],
    ['<title>404 – Page not found</title>', 'fail'],
    ['<title>Praxis</title><h1>Seite nicht gefunden</h1>', 'fail'],
    ['<title>お探しのページが見つかりません</title>', 'fail'],
    ['<title>403 - Acesso negado</title><a href="https://host.example/">Host</a>', 'fail'],
    ['<title>502 Bad Gateway</title>', 'fail'],
    ['<title>Fiat</title><h1>Fiat 500</h1>', 'pass'],
    ['<title>500 loaves a day</title><p>Rye</p>', 'pass'],
    [
      `<title>403 - Larch Lane</title><nav>${['a', 'b', 'c'].map((to) => `<a href="/${to}">${to}</a>`).join('')}</nav>`,
      'pass',
    ],
    ['<title>Rye and Sons</title><div id=root></div>', 'inconclusive'],
    ['<title>Peugeot 404 restoration</title><h1>Peugeot 404</h1>', 'pass'],
  ])('%s', (html, outcome) => {
    expect(runCheck(softErrorPages, inputs({ pages: [page(html)] })).outcome).toBe(outcome);
  });

  it('does not judge a page that admits its error', () => {
    expect(runCheck(softErrorPages, inputs({ pages: [page('<title>404</title>', { status: 404 })] })).outcome).toBe(
      'inconclusive',
    );
  });
});

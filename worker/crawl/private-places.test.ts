import { describe, expect, it } from 'vitest';
import { decide } from '../adapters/guard-requests.ts';
import { createSiteReader } from '../adapters/site-fetch.ts';
import { openWebsite } from './open-website.ts';
import { readSitemaps } from './sitemaps/read-sitemaps.ts';

const PUBLIC = 'https://bakery.example.com';

/** Loopback, a cloud's metadata and a private network, in every form the URL standard reads as one of them. */
const PLACES = ['127.0.0.1', '169.254.169.254', '10.0.0.1', '192.168.0.1', '172.16.0.1', '0.0.0.0'].flatMap((ip) => {
  const [a = 0, b = 0, c = 0, d = 0] = ip.split('.').map(Number);
  const whole = ((a << 24) >>> 0) + (b << 16) + (c << 8) + d;
  const hex = (n: number) => `0x${n.toString(16)}`;
  const octal = (n: number) => `0${n.toString(8)}`;
  const pair = (high: number, low: number) => ((high << 8) + low).toString(16);
  const v6 = `${pair(a, b)}:${pair(c, d)}`;
  return [
    ip,
    `${ip}.`,
    `${whole}`,
    hex(whole),
    octal(whole),
    [a, b, c, d].map(hex).join('.'),
    [a, b, c, d].map(octal).join('.'),
    [a, b, c, d]
      .map((n) =>
        n
          .toString()
          .padStart(4, '0')
          .replace(/^0+(?=\d)/, ''),
      )
      .join('.'),
    `${a}.${(b << 16) + (c << 8) + d}`,
    `${a}.${b}.${(c << 8) + d}`,
    `${hex(a)}.${octal(b)}.${c}.${d}`,
    ip.replaceAll('.', '。'),
    ip.replaceAll('.', '．'),
    ip.replaceAll('.', '｡'),
    ip.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    ip.replace(/[1-9]/g, (digit) => String.fromCodePoint(0x2460 + Number(digit) - 1)),
    ip.replace(/\d/g, (digit) => `%3${digit}`),
    `[::ffff:${ip}]`,
    `[::ffff:${v6}]`,
    `[0:0:0:0:0:ffff:${v6}]`,
    `[::${v6}]`,
    `[64:ff9b::${v6}]`,
    `[2002:${v6}::1]`,
    `${ip}.nip.io`,
    `${ip.replaceAll('.', '-')}.sslip.io`,
    `shop.${ip}.xip.io`,
  ];
});
const NAMES = [
  'localhost',
  'LOCALHOST.',
  'a.localhost',
  'ｌocalhost',
  'loc%61lhost',
  'router',
  'nas.lan',
  'db.internal',
];
const MORE = [
  'metadata.google.internal',
  'printer.local',
  'wiki.corp',
  'localtest.me',
  'lvh.me',
  '[::]',
  '[::1]',
  '[fd00::1]',
];
/** Of the few that are no URL at all nothing can be asked either. */
const HOSTS = [...PLACES, ...NAMES, ...MORE].filter((host) => URL.canParse(`http://${host}/`));
const ADDRESSES = HOSTS.flatMap((host) => [`http://${host}/`, `https://${host}/admin?x=1`, `http://${host}:8080/`]);
/** What the parser of addresses makes of slashes, line ends and other schemes. */
const TRICKS = [
  'http:\\\\127.0.0.1\\admin',
  'ht\ntp://127.0.0.1/',
  'http:///127.0.0.1/',
  'http:127.0.0.1',
  '//127.0.0.1/',
  '\\\\127.0.0.1\\',
  'http://bakery.example.com@127.0.0.1/',
  'http://127.0.0.1#@bakery.example.com/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:25/',
  'javascript:fetch("http://127.0.0.1/")',
  'ws://127.0.0.1/',
  'view-source:http://127.0.0.1/',
];

/** A public website that says what it is told to, and everything asked through it. */
function reader(answer: (url: URL) => Response) {
  const asked: string[] = [];
  const site = createSiteReader({
    requestsUsed: 0,
    allowPrivate: false,
    contactUrl: `${PUBLIC}/bot`,
    clock: { now: () => Date.now() },
    fetch: async (input) => {
      const url = new URL(String(input));
      asked.push(url.hostname);
      return answer(url);
    },
    resolve: async () => ['93.184.216.34'],
  });
  return { site, asked, elsewhere: () => asked.filter((host) => host !== 'bakery.example.com') };
}

describe('private places', () => {
  it('are known in hundreds of forms', () => {
    expect(ADDRESSES.length).toBeGreaterThan(400);
  });

  it('are refused when typed', async () => {
    const { site, asked } = reader(() => new Response('<h1>Secret</h1>', { headers: { 'content-type': 'text/html' } }));
    for (const address of ADDRESSES) {
      expect((await openWebsite(site, address, { allowPrivate: false })).ok, address).toBe(false);
    }
    expect(asked).toEqual([]);
  });

  it('are refused as page, text, picture and single visit', async () => {
    const { site, asked } = reader(() => new Response('x'));
    for (const address of ADDRESSES) {
      expect((await site.readPage(address)).failure, address).toBe('private_address');
      expect((await site.readText(address)).failure, address).toBe('private_address');
      expect((await site.look(address)).exchange.failure, address).toBe('private_address');
      expect((await site.check(address)).failure, address).toBe('private_address');
    }
    expect(asked).toEqual([]);
  });

  it('are refused as the end of a redirect', async () => {
    for (const address of [...ADDRESSES, ...TRICKS.filter((trick) => !trick.includes('\n'))]) {
      const location = [...address].every((character) => character.charCodeAt(0) < 256) ? address : encodeURI(address);
      const { site, elsewhere } = reader(() => new Response(null, { status: 302, headers: { location } }));
      expect((await site.readPage(`${PUBLIC}/`)).view, address).toBeNull();
      expect(elsewhere(), address).toEqual([]);
    }
  });

  it('are refused as a sitemap that robots.txt names and in an index', async () => {
    for (const address of [...ADDRESSES, ...TRICKS]) {
      const index = `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${address.replaceAll('&', '&amp;')}</loc></sitemap></sitemapindex>`;
      const { site, elsewhere } = reader(() => new Response(index, { headers: { 'content-type': 'text/xml' } }));
      await readSitemaps(site, { named: [address, `${PUBLIC}/sitemap.xml`], usual: [], admit: (url) => url });
      expect(elsewhere(), address).toEqual([]);
    }
  });

  it('are refused in the browser as frame, script, picture or request', () => {
    const rules = { allowPrivate: true, aliasHost: null, targetOrigin: PUBLIC };
    for (const address of [...ADDRESSES, ...TRICKS.filter((trick) => URL.canParse(trick))]) {
      expect(decide(new URL(address).href, rules), address).toEqual({ go: false });
    }
  });

  it('are refused behind a public name', async () => {
    let asked = 0;
    const site = createSiteReader({
      requestsUsed: 0,
      allowPrivate: false,
      contactUrl: `${PUBLIC}/bot`,
      clock: { now: () => Date.now() },
      fetch: async () => {
        asked++;
        return new Response('x');
      },
      resolve: async () => ['93.184.216.34', '10.0.0.1'],
    });
    expect((await site.readPage(`${PUBLIC}/`)).failure).toBe('private_address');
    expect(asked).toBe(0);
  });
});

/** Addresses as businesses have them: long and short names, other scripts, hyphens, digits, paths and queries. */
const NAMES_OF_WEBSITES = [
  'bakery.com',
  'www.bakery.co.uk',
  'bäckerei-müller.de',
  'xn--bckerei-mller-kfb2e.de',
  'パン屋.jp',
  'пекарня.com',
  'boulangerie.fr',
  'localhost-bakery.com',
  'local.bakery.com',
  'internal-medicine.org',
  'home-bakery.net',
  'test-kitchen.com',
  'corp-law.com',
  '127bakery.com',
  '10.bakery.com',
  '192-168.shop',
  'lan-cafe.net',
  '1.fm',
  'a.co',
  'nipio.com',
  'thehome.io',
  'x.museum',
  'a-very-long-name-of-a-small-but-proud-bakery-by-the-harbour.business',
  'shop.bakery.photography',
  '8.8.8.8',
];
const PATHS = [
  '/',
  '/shop',
  '/über-uns',
  '/a/b/c.html?x=1&y=2#z',
  '/%E3%83%91%E3%83%B3',
  '/?q=http://127.0.0.1/',
  '/localhost',
  '/~ida/@home',
];

describe('legitimate addresses', () => {
  const all = NAMES_OF_WEBSITES.flatMap((name) => PATHS.map((path) => `https://${name}${path}`));
  it('pass, all 200', () => {
    const rules = { allowPrivate: false, aliasHost: null, targetOrigin: PUBLIC };
    expect(all).toHaveLength(200);
    expect(all.filter((address) => !decide(address, rules).go)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { guardAddress, isPrivateAddress, isSpecialIp } from './target-guard.ts';

const strict = (address: string) => guardAddress(new URL(address), { allowPrivate: false });
const local = (address: string) => guardAddress(new URL(address), { allowPrivate: true });

/** Every way the URL standard lets one write an IPv4 address. */
function numericForms(ip: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = ip.split('.').map(Number);
  const hex = (n: number) => `0x${n.toString(16)}`;
  const octal = (n: number) => `0${n.toString(8)}`;
  const whole = ((a << 24) >>> 0) + (b << 16) + (c << 8) + d;
  const fullWidth = ip.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  return [
    ip,
    `${ip}.`,
    String(whole),
    hex(whole),
    octal(whole),
    [a, b, c, d].map(hex).join('.'),
    [a, b, c, d].map(octal).join('.'),
    `${a}.${(b << 16) + (c << 8) + d}`,
    `${a}.${b}.${(c << 8) + d}`,
    `${hex(a)}.${octal(b)}.${c}.${d}`,
    fullWidth,
    ip.replaceAll('.', '。'),
    [...ip].map((character) => (/\d/.test(character) ? `%3${character}` : character)).join(''),
  ];
}

describe('guardAddress for public targets', () => {
  it.each(['127.0.0.1', '169.254.169.254', '10.0.0.1', '192.168.1.1', '172.16.0.1', '0.0.0.0', '100.64.0.1'])(
    'refuses %s in every numeric form',
    (ip) => {
      for (const form of numericForms(ip)) expect(strict(`http://${form}/`), form).toMatchObject({ ok: false });
    },
  );

  it.each([
    '0.1.2.3',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '[::]',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:8.8.8.8]',
    '[::127.0.0.1]',
    '[::ffff:0:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::a00:1]',
    '[2002:7f00:1::]',
    '[2002:a00:1::1]',
    '[2001:0:4136:e378:8000:63bf:3fff:fdd2]',
    '[fc00::1]',
    '[fd12:3456:789a::1]',
    '[fe80::1]',
    '[fec0::1]',
    '[ff02::1]',
    '[2001:db8::1]',
    '[100::1]',
    '[4000::1]',
    '[5f00::1]',
  ])('refuses the special address %s', (host) => {
    expect(strict(`https://${host}/`)).toMatchObject({ ok: false });
  });

  it.each([
    'localhost',
    'LOCALHOST',
    'localhost.',
    'app.localhost',
    'printer.local',
    'printer.local.',
    'metadata.google.internal',
    'router.home.arpa',
    'nas.lan',
    'wiki.corp',
    'shop.test',
    '1.0.0.127.in-addr.arpa',
    'hidden.onion',
    'intranet',
    'com',
    '127.0.0.1.nip.io',
    '10-0-0-1.sslip.io',
    'nip.io',
    'lvh.me',
    'anything.localtest.me',
  ])('refuses the name %s', (host) => {
    expect(strict(`https://${host}/`)).toMatchObject({ ok: false });
  });

  it.each(['http://example.com:8080/', 'https://example.com:22/', 'https://example.com:8443/'])(
    'refuses the port of %s',
    (address) => {
      expect(strict(address)).toEqual({
        ok: false,
        message: 'This address names a port. Only websites on the standard ports 80 and 443 can be analyzed.',
      });
    },
  );

  it.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'ws://example.com/',
    'blob:https://example.com/1',
  ])('refuses the scheme of %s, private targets allowed or not', (address) => {
    expect(strict(address)).toMatchObject({ ok: false });
    expect(local(address)).toMatchObject({ ok: false });
  });

  it.each([
    'https://user@example.com/',
    'https://user:secret@example.com/',
    'http://example.com@127.0.0.1/',
    'http://:x@localhost/',
  ])('refuses credentials in %s, private targets allowed or not', (address) => {
    expect(strict(address)).toMatchObject({ ok: false });
    expect(local(address)).toMatchObject({ ok: false });
  });

  it('reads a backslash as the browser does', () => {
    expect(strict('http://127.0.0.1\\@example.com/')).toMatchObject({ ok: false });
  });

  it.each([
    'https://example.com/',
    'http://www.example.co.uk/path?query=1#part',
    'https://münchen.de/',
    'https://例え.jp/',
    'https://example.com.:443/',
    'http://example.com:80/',
    'https://localhost.example.com/',
    'https://my-local.shop/',
    'https://internal-affairs.org/',
    'https://notnip.io/',
    'https://8.8.8.8/',
    'https://[2606:4700:4700::1111]/',
    'https://10.example.com/',
  ])('accepts %s', (address) => {
    expect(strict(address)).toEqual({ ok: true });
  });
});

describe('guardAddress where private targets are allowed', () => {
  it.each([
    'http://localhost:8080/',
    'http://127.0.0.1:3000/',
    'http://[::1]:9/',
    'http://192.168.0.7/',
    'http://intranet/',
    'https://example.com:8443/',
  ])('accepts %s', (address) => {
    expect(local(address)).toEqual({ ok: true });
  });
});

describe('isPrivateAddress', () => {
  it.each([
    'http://localhost:8080/',
    'http://127.0.0.1/',
    'http://0x7f.1/',
    'http://192.168.0.1/',
    'http://dev.test/',
    'http://box.local/',
    'http://[::1]/',
  ])('is true for %s', (address) => expect(isPrivateAddress(new URL(address))).toBe(true));
  it.each(['https://example.com/', 'https://example.com:8080/', 'https://1.1.1.1/', 'https://shop.example/'])(
    'is false for %s',
    (address) => expect(isPrivateAddress(new URL(address))).toBe(false),
  );
});

describe('isSpecialIp', () => {
  it('takes what is no address for special', () => {
    expect(isSpecialIp('not an address')).toBe(true);
    expect(isSpecialIp('')).toBe(true);
  });
  it('knows public answers', () => {
    expect(isSpecialIp('93.184.216.34')).toBe(false);
    expect(isSpecialIp('2a00:1450:4001:81b::200e')).toBe(false);
  });
});

describe('with private addresses allowed', () => {
  it.each(['http://169.254.169.254/', 'http://[fe80::1]/', 'http://[::ffff:169.254.169.254]/'])(
    'still refuses %s',
    (address) => {
      expect(local(address).ok).toBe(false);
    },
  );
});

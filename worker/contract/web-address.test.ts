import { describe, expect, it } from 'vitest';
import { completeTypedAddress, parseWebAddress, URL_INVALID, URL_REQUIRED, websiteKey } from './web-address.ts';

describe('parseWebAddress', () => {
  it.each(['', '   ', '\n', undefined, null, 7, {}])('asks for an address when there is none: %j', (input) => {
    expect(parseWebAddress(input)).toEqual({ ok: false, title: 'URL Required', message: URL_REQUIRED });
  });

  it.each([
    'ftp://example.com',
    'javascript:alert(1)',
    'example.com',
    'http:example.com',
    'https://',
    'https://user:secret@example.com/',
    'https://user@example.com/',
    `https://example.com/${'a'.repeat(3_000)}`,
    'https://exa mple.com',
    'https://example.com\\@evil.test',
    'https://example..com',
    'https://.example.com',
  ])('refuses %s', (input) => {
    expect(parseWebAddress(input)).toEqual({ ok: false, title: 'Invalid URL', message: URL_INVALID });
  });

  it.each([
    ['https://example.com', 'https://example.com/'],
    ['  HTTP://Example.COM/Path?q=1#top ', 'http://example.com/Path?q=1'],
    ['https://bäckerei.example', 'https://xn--bckerei-5wa.example/'],
    ['http://127.0.0.1:9100/', 'http://127.0.0.1:9100/'],
    ['http://[::1]:8080/', 'http://[::1]:8080/'],
  ])('reads %s', (input, href) => {
    const parsed = parseWebAddress(input);
    expect(parsed.ok && parsed.url.href).toBe(href);
  });
});

describe('completeTypedAddress', () => {
  it.each([
    ['example.com', 'https://example.com'],
    [' www.example.com/shop ', 'https://www.example.com/shop'],
    ['localhost:3000', 'http://localhost:3000'],
    ['127.0.0.1:9100/shop', 'http://127.0.0.1:9100/shop'],
    ['example.com:8443/x', 'https://example.com:8443/x'],
    ['https://example.com', 'https://example.com'],
    ['ftp://example.com', 'ftp://example.com'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['', ''],
  ])('%s becomes %s', (typed, completed) => {
    expect(completeTypedAddress(typed)).toBe(completed);
  });
});

describe('websiteKey', () => {
  it('is the host without www., with a port that is not the default', () => {
    expect(websiteKey(new URL('https://WWW.Example.com:443/a'))).toBe('example.com');
    expect(websiteKey(new URL('http://127.0.0.1:9100/'))).toBe('127.0.0.1:9100');
    for (const same of ['https://example.com./', 'https://example.com:80/', 'https://www.www.example.com/']) {
      expect(websiteKey(new URL(same))).toBe('example.com');
    }
  });
});

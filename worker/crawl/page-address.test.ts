import { describe, expect, it } from 'vitest';
import { addressInScope, linkInScope, segmentsOf, spellingKey } from './page-address.ts';

const target = (homeUrl: string, scopeUrl = `${new URL(homeUrl).origin}/`, aliasHost: string | null = null) => ({
  homeUrl,
  scopeUrl,
  aliasHost,
});
const shop = target('https://www.shop.example/');

describe('addressInScope', () => {
  it.each([
    ['https://www.shop.example/about', 'https://www.shop.example/about'],
    ['http://shop.example/about/', 'https://www.shop.example/about/'],
    ['https://www.shop.example/a?utm_source=x&id=7&gclid=9', 'https://www.shop.example/a?id=7'],
    ['https://www.shop.example/a?fbclid=x', 'https://www.shop.example/a'],
    ['https://www.shop.example/a?q=%C3%BC&b', 'https://www.shop.example/a?q=%C3%BC&b'],
    ['https://www.shop.example/index.php?page=about#top', 'https://www.shop.example/index.php?page=about'],
  ])('asks for %s as %s', (url, asked) => {
    expect(addressInScope(url, shop)).toBe(asked);
  });

  it.each([
    'https://other.example/',
    'https://blog.shop.example/',
    'https://www.shop.example:8443/',
    'mailto:a@shop.example',
    'javascript:void(0)',
    'https://www.shop.example/menu.pdf',
    'https://www.shop.example/photo.JPG',
    'https://www.shop.example/feed/',
    'https://www.shop.example/wp-json/wp/v2/posts',
    'https://www.shop.example/cdn-cgi/l/email-protection',
    `https://www.shop.example/${'x'.repeat(3000)}`,
    'https://www.shop.example/de/de/de/de',
    'https://www.shop.example/1/2/3/4/5/6/7/8/9',
    'not an address',
  ])('leaves out %s', (url) => {
    expect(addressInScope(url, shop)).toBeNull();
  });

  it('stays in the directory of a website that shares its host', () => {
    const inDirectory = target('https://host.example/bakery/', 'https://host.example/bakery/');
    expect(addressInScope('https://host.example/bakery/menu', inDirectory)).toBe('https://host.example/bakery/menu');
    expect(addressInScope('https://host.example/bakery', inDirectory)).toBe('https://host.example/bakery');
    expect(addressInScope('https://host.example/', inDirectory)).toBeNull();
    expect(addressInScope('https://host.example/bakery-two/', inDirectory)).toBeNull();
  });

  it('reads the alias host as the private target', () => {
    const staging = target('http://localhost:8080/', undefined, 'shop.example');
    expect(addressInScope('https://shop.example/about', staging)).toBe('http://localhost:8080/about');
    expect(addressInScope('https://www.shop.example/about', staging)).toBeNull();
    expect(addressInScope('http://localhost:8081/about', staging)).toBeNull();
  });
});

describe('linkInScope', () => {
  it('takes files and leaves out what acts', () => {
    expect(linkInScope('https://www.shop.example/menu.pdf', shop)).toBe('https://www.shop.example/menu.pdf');
    expect(linkInScope('https://www.shop.example/?add-to-cart=7', shop)).toBeNull();
    expect(linkInScope('https://www.shop.example/logout', shop)).toBeNull();
  });
});

describe('spellingKey', () => {
  it('is one for all spellings of a page', () => {
    const spellings = ['/about', '/about/', '/about/index.html', '/about.html', '/%61bout', '/about/index.php'];
    expect(new Set(spellings.map((path) => spellingKey(`https://shop.example${path}`))).size).toBe(1);
    expect(spellingKey('https://www.shop.example/?b=1&a=2')).toBe(spellingKey('https://shop.example?a=2&b=1'));
  });

  it('tells pages apart', () => {
    expect(spellingKey('https://shop.example/?page=1')).not.toBe(spellingKey('https://shop.example/?page=2'));
    expect(spellingKey('https://shop.example/100%')).not.toBe(spellingKey('https://shop.example/'));
  });
});

describe('segmentsOf', () => {
  it('are below the scope, decoded and in lower case', () => {
    expect(segmentsOf('https://host.example/bakery/%C3%9Cber-Uns/Team.html', 'https://host.example/bakery/')).toEqual([
      'über-uns',
      'team.html',
    ]);
  });
});

it('leaves the neighbours of a folder alone that the public twin of a private address is', () => {
  const folder = { ...target('http://localhost:8080/', undefined, 'larch.example'), aliasBase: '/bakery/' };
  expect(linkInScope('https://larch.example/bakery/prices', folder)).toBe('http://localhost:8080/prices');
  expect(linkInScope('https://larch.example/cv/contact.html', folder)).toBeNull();
  expect(linkInScope('http://localhost:8080/prices', folder)).toBe('http://localhost:8080/prices');
});

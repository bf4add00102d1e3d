import { describe, expect, it } from 'vitest';
import { attemptOf, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { uncrawlableLinks } from './uncrawlable-links.ts';

const inner = (html: string) => page(html, { url: `${HOME}prices`, role: 'prices' });

describe('uncrawlable-links', () => {
  const menu = (...hrefs: string[]) =>
    `<nav>${hrefs.map((href) => `<a href="${href}">x</a>`).join('')}</nav><a href="/footer">f</a>`;
  const deep = (depth: number) => ({ ...attemptOf(inner('<p>Hi</p>')), depth });
  it.each([
    ['links', inputs({ pages: [page(menu('/a', '/b'))] }), 'pass'],
    [
      'a link typed in Markdown',
      inputs({ pages: [page(`${menu('/a')}<p>See [our prices](/prices).</p>`)] }),
      'partial',
    ],
    [
      'brackets that are no link, and Markdown in code',
      inputs({ pages: [page(`${menu('/a')}<p>Tea [black] (2 pots)</p><pre>[a page](/page)</pre>`)] }),
      'pass',
    ],
    ['links without an address', inputs({ pages: [page(menu('/a', '#', ''))] }), 'inconclusive'],
    ['in-page links', inputs({ pages: [page(menu('#a', '#b'))] }), 'pass'],
    [
      'in-page links that scripts write',
      inputs({ pages: [page('', { rendered: '<nav><a href="#a">A</a><a href="#b">B</a></nav>' })] }),
      'not_applicable',
    ],
    [
      'views behind a hash that scripts write',
      inputs({ pages: [page('', { rendered: '<nav><a href="#/a">A</a><a href="#/b">B</a></nav>' })] }),
      'fail',
    ],
    ['one script link, as a login', inputs({ pages: [page(menu('/a', '/b', 'javascript:void(0)'))] }), 'pass'],
    [
      'two script links of five',
      inputs({ pages: [page(menu('/a', '/b', '/c', 'javascript:x()', 'javascript:y()'))] }),
      'partial',
    ],
    [
      'two buttons of a basket',
      inputs({ pages: [page(menu('/a', '/b', '/c', 'javascript:;', 'javascript:void(0)'))] }),
      'pass',
    ],
    ['mostly script links', inputs({ pages: [page(menu('/a', 'javascript:x()', 'javascript:y()'))] }), 'fail'],
    [
      'a menu that only scripts follow',
      inputs({
        pages: [
          page(
            '<nav><ul><li onclick="go(1)">Home<li onclick="go(2)">Prices<li onclick="go(3)">Contact</ul></nav><a href="/x">x</a>',
          ),
        ],
      }),
      'inconclusive',
    ],
    [
      'a menu that names parts of the page',
      inputs({
        pages: [
          page(
            '<nav><ul><li onclick="go(1)">Home<li onclick="go(2)">Our Story<li onclick="go(3)">Prices</ul></nav><section class="our-story"><h2>Since 1990</h2></section><h2>Prices</h2><p>Fair.</p>',
          ),
        ],
      }),
      'inconclusive',
    ],
    [
      'a menu that only scripts follow, in one line',
      inputs({
        pages: [
          page('<nav><a onclick="go(1)">Home</a> <a onclick="go(2)">Prices</a> <a onclick="go(3)">Contact</a></nav>'),
        ],
      }),
      'inconclusive',
    ],
    [
      'entries of a menu that only a click opens',
      inputs({
        pages: [
          page(
            `${menu('/a', '/b')}<span onclick="location.href='/prices'">Prices</span><a onclick="location='/team'">Team</a>`,
          ),
        ],
      }),
      'partial',
    ],
    [
      'a card to click around a link to the same page',
      inputs({ pages: [page(`<div onclick="location.href='/a'"><a href="/a">Taps</a></div>`)] }),
      'pass',
    ],
    [
      'clicks and no link at all',
      inputs({ pages: [page(`<a onclick="location.href='/a'">Taps</a><a onclick="location.href='/b'">Pipes</a>`)] }),
      'fail',
    ],
    [
      'arrows beside the menu',
      inputs({ pages: [page(`${menu('/a')}<nav><button>‹</button><button>1</button><button>›</button></nav>`)] }),
      'pass',
    ],
    ['a key page far away', inputs({ pages: [page(menu('/a'))], attempts: [deep(4)] }), 'partial'],
    [
      'links only after JavaScript',
      inputs({ pages: [page('<div id="app"></div>', { rendered: menu('/a', '/b') })] }),
      'fail',
    ],
    [
      'links to other websites only, after JavaScript',
      inputs({
        pages: [
          page('<div id="app"></div>', {
            rendered: '<a href="https://social.test/oak">Oak</a> <a href="tel:1">Call</a>',
          }),
        ],
      }),
      'not_applicable',
    ],
    [
      'a bar of contact data that is no menu',
      inputs({
        pages: [
          page('<nav><span>Always a good choice</span> <span>Tel. 020 7946 0123 4 Mill Lane</span></nav><p>Hi</p>'),
        ],
      }),
      'inconclusive',
    ],
    [
      'a menu of words alone',
      inputs({
        pages: [page('<nav><span>Start</span> <span>Our prices</span> <span>The way here</span></nav><p>Hi</p>')],
      }),
      'inconclusive',
    ],
    ['no links at all', inputs({ pages: [page('<p>Hi</p>', { rendered: '<p>Hi</p>' })] }), 'not_applicable'],
    ['no links and no browser', inputs({ pages: [page('<p>Hi</p>')] }), 'inconclusive'],
    [
      'a phone number only',
      inputs({ pages: [page('<a href="tel:+49301234567">Call</a>', { rendered: '<p>Hi</p>' })] }),
      'not_applicable',
    ],
  ])('%s', (_, given, outcome) => {
    expect(runCheck(uncrawlableLinks, given).outcome).toBe(outcome);
  });

  it('names the entries of a menu on which nothing happens, but no first one, no list and no network', () => {
    const names = ['Home', 'Services', 'Prices', 'Our work', 'Facebook'];
    const html = `<nav>${names.map((name) => `<a href="#">${name}</a>`).join('')}</nav>`;
    const outcome = (opens: (name: string) => boolean, lost?: string) => {
      const home = page(html, { rendered: html });
      for (const link of home.rendered?.view.links ?? []) link.opens = opens(link.text);
      if (home.rendered && lost) home.rendered.lostScripts = [lost];
      return runCheck(uncrawlableLinks, inputs({ pages: [home] }));
    };
    const dead = outcome(() => false);
    expect(dead).toMatchObject({ outcome: 'fail', cause: 'dead-menu' });
    expect(dead.evidence.map(({ seen }) => seen)).toEqual([
      '3 entries without an address, which do nothing at a click',
      '“Services”, which does nothing at a click',
      '“Prices”, which does nothing at a click',
      '“Our work”, which does nothing at a click',
    ]);
    expect(outcome((name) => name === 'Prices').cause).not.toBe('dead-menu');
    expect(outcome(() => false, 'https://cdn.test/menu.js').cause).not.toBe('dead-menu');
  });
});

it('calls no entry dead that is no link: it may head a list that the pointer unfolds', () => {
  const html = '<nav><span>Shop</span><span>Advice</span><span>About</span><a href="/a">A</a></nav>';
  const home = page(html, { rendered: html });
  if (!home.rendered) throw new Error('not drawn');
  home.rendered.view.clicked = ['Shop', 'Advice', 'About'].map((name) => ({
    name,
    href: null,
    isMenu: true,
    opens: false,
    words: 0,
    text: '',
  }));
  expect(runCheck(uncrawlableLinks, inputs({ pages: [home] })).outcome).not.toBe('fail');
});

it('calls no menu what is clicked on in the content of a page', () => {
  const cards = ['taps', 'pipes']
    .map((path) => `<a onclick="location.href='/${path}'"><img src="${path}.jpg"></a>`)
    .join('');
  const found = (html: string) => runCheck(uncrawlableLinks, inputs({ pages: [page(html)] }));
  expect(found(`<main>${cards}</main>`)).toMatchObject({
    outcome: 'fail',
    cause: 'beside-menu',
    evidence: [{ place: 'a click alone, no link' }, {}],
  });
  expect(found(`<nav>${cards}</nav>`).cause ?? null).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { HOME, inputs, page, textResource } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { PageRole } from '../../observations.ts';
import { forbiddenSnippets } from './forbidden-snippets.ts';
import { foundImpossibleAddress } from './found-impossible-address.ts';
import { noindexHeader } from './noindex-header.ts';
import { noindexMetaTag } from './noindex-meta-tag.ts';

const robotsMeta = (content: string, name = 'robots') =>
  `<head><meta name="${name}" content="${content}"></head><p>Hi</p>`;
const inner = (html: string, role: PageRole, header?: string) =>
  page(html, { url: `${HOME}${role}`, role, ...(header === undefined ? {} : { headers: { 'x-robots-tag': header } }) });
const ORDER = '<form><input name="name"><input name="email" type="email"><textarea name="wish"></textarea></form>';
const site = (...pages: ReturnType<typeof page>[]) => inputs({ pages });

describe('noindex-meta-tag', () => {
  it.each([
    ['index', site(page(robotsMeta('index, follow'))), 'pass'],
    ['home', site(page(robotsMeta('noindex'))), 'fail'],
    ['one bot on home', site(page(robotsMeta('noindex', 'bingbot'))), 'fail'],
    ['a bot that decides no answers', site(page(robotsMeta('noindex', 'petalbot'))), 'pass'],
    ['a service page', site(page('<p>Hi</p>'), inner(robotsMeta('none'), 'services')), 'fail'],
    ['a lesser page', site(page('<p>Hi</p>'), inner(robotsMeta('noindex'), 'about')), 'partial'],
    [
      'a lesser page beside legal ones left out as well',
      site(page('<p>Hi</p>'), inner(robotsMeta('noindex'), 'about'), inner(robotsMeta('noindex'), 'legal')),
      'pass',
    ],
    ['a legal notice', site(page('<p>Hi</p>'), inner(robotsMeta('noindex'), 'legal')), 'pass'],
    ['a sheet for printing', site(page('<p>Hi</p>'), inner(robotsMeta('noindex'), 'other')), 'pass'],
    [
      'a page of text',
      site(page('<p>Hi</p>'), inner(`${robotsMeta('noindex')}<p>${'Word '.repeat(60)}</p>`, 'other')),
      'partial',
    ],
    ['an order form', site(page('<p>Hi</p>'), inner(robotsMeta('noindex') + ORDER, 'contact')), 'pass'],
  ])('%s', (_, given, outcome) => {
    expect(runCheck(noindexMetaTag, given).outcome).toBe(outcome);
  });

  it('names an order form, too, where main pages are left out: there it is no intent', () => {
    const all = site(page(robotsMeta('noindex')), inner(robotsMeta('noindex') + ORDER, 'contact'));
    expect(runCheck(noindexMetaTag, all).evidence).toHaveLength(2);
  });

  it('quotes the tag', () => {
    expect(runCheck(noindexMetaTag, site(page(robotsMeta('noindex')))).evidence).toEqual([
      { pageUrl: HOME, place: 'meta[name="robots"]', seen: '<meta name="robots" content="noindex">' },
    ]);
  });

  it('cannot tell when no page was read', () => {
    expect(runCheck(noindexMetaTag, inputs({ pages: null })).outcome).toBe('inconclusive');
  });
});

describe('noindex-header', () => {
  it.each([
    ['none', site(page('<p>Hi</p>')), 'pass'],
    ['home', site(page('<p>Hi</p>', { headers: { 'x-robots-tag': 'noindex' } })), 'fail'],
    ['for Googlebot', site(page('<p>Hi</p>', { headers: { 'x-robots-tag': 'googlebot: noindex' } })), 'fail'],
    ['for another bot', site(page('<p>Hi</p>', { headers: { 'x-robots-tag': 'otherbot: noindex' } })), 'pass'],
    ['a lesser page', site(page('<p>Hi</p>'), inner('<p>Hi</p>', 'article', 'noindex')), 'partial'],
  ])('%s', (_, given, outcome) => {
    expect(runCheck(noindexHeader, given).outcome).toBe(outcome);
  });
});

describe('forbidden-snippets', () => {
  it.each([
    ['none', site(page('<p>Hi</p>')), 'pass'],
    ['unlimited', site(page(robotsMeta('max-snippet:-1'))), 'pass'],
    ['long enough', site(page(robotsMeta('max-snippet:200'))), 'pass'],
    ['short', site(page(robotsMeta('max-snippet:50'))), 'partial'],
    ['forbidden on home', site(page(robotsMeta('nosnippet'))), 'fail'],
    ['zero', site(page(robotsMeta('max-snippet:0'))), 'fail'],
    [
      'kept from most of the text',
      site(page('<p>Hello</p><div data-nosnippet><p>We bake bread every day.</p></div>')),
      'partial',
    ],
    [
      'kept from the main part, as Bing reads it',
      site(page('<p>Hello</p><main data-nosnippet><p>We bake bread every day.</p></main>')),
      'partial',
    ],
    ['kept from a part of it', site(page('<p>We bake bread every day.</p><span data-nosnippet>Hello</span>')), 'pass'],
    ['forbidden on a lesser page', site(page('<p>Hi</p>'), inner(robotsMeta('nosnippet'), 'about')), 'partial'],
  ])('%s', (_, given, outcome) => {
    expect(runCheck(forbiddenSnippets, given).outcome).toBe(outcome);
  });
});

describe('found-impossible-address', () => {
  const url = `${HOME}no-such-page`;
  const hop = [{ url, status: 301 }];
  it.each([
    ['404', textResource('', { url, status: 404 }), 'pass'],
    ['410', textResource('', { url, status: 410 }), 'pass'],
    ['home', textResource('<h1>Home</h1>', { url, finalUrl: HOME, redirects: hop }), 'partial'],
    ['another page', textResource('<h1>Oops</h1>', { url, finalUrl: `${HOME}oops`, redirects: hop }), 'fail'],
    ['200', textResource('<h1>Hi</h1>', { url }), 'fail'],
    ['refused', textResource(null, { url, status: 403 }), 'inconclusive'],
    ['silence', textResource(null, { url, status: 0, failure: 'timeout' }), 'inconclusive'],
    ['not asked', null, 'inconclusive'],
  ])('%s', (_, control, outcome) => {
    expect(runCheck(foundImpossibleAddress, inputs({ control })).outcome).toBe(outcome);
  });
});

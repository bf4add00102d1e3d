import { describe, expect, it } from 'vitest';
import { HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { weakMetaDescriptions } from './weak-meta-descriptions.ts';

const described = (text: string, path = '') =>
  page(`<meta name="description" content="${text}">`, { url: HOME + path, role: path === '' ? 'home' : 'services' });
const GOOD = 'Family bakery in Leeds: sourdough bread, cakes and breakfast, fresh every morning since 1998.';
const run = (...pages: ReturnType<typeof page>[]) => weakMetaDescriptions.run(inputs({ pages }));

describe('weak-meta-descriptions', () => {
  it('asks for no line of its own where one file is filled for many addresses', () => {
    const home = page(`<meta name=description content="${'We mend boats of wood by the river. '.repeat(3)}">`);
    const filled = page('<p>x</p>', { url: `${HOME}boat.html?id=3` });
    const found = weakMetaDescriptions.run(inputs({ pages: [home, filled] }));
    expect(found).toMatchObject({ outcome: 'pass', isMostly: true });
    const own = page('<p>x</p>', { url: `${HOME}boat.php?id=3` });
    expect(weakMetaDescriptions.run(inputs({ pages: [home, own] }))).toMatchObject({ outcome: 'partial' });
  });

  it('passes descriptions of their own', () => {
    expect(run(described(GOOD))).toMatchObject({ outcome: 'pass', evidence: [{ seen: GOOD }] });
  });

  it('judges none by its length, and is partial for some that are missing', () => {
    expect(run(described('Bakery'), described(GOOD.repeat(3), 'a'))).toMatchObject({ outcome: 'pass' });
    expect(run(described(GOOD), described('', 'a'))).toMatchObject({
      outcome: 'partial',
      evidence: [{ seen: 'no words in the meta description' }],
    });
  });

  it('fails when most are missing or the same', () => {
    expect(run(page('<p>x</p>'))).toMatchObject({ outcome: 'fail', evidence: [{ seen: 'no meta description' }] });
    expect(run(described(GOOD), described(GOOD, 'a'))).toMatchObject({ outcome: 'fail' });
  });

  it('names one file under several addresses once', () => {
    const list = '<p>All of our mugs, bags and pens, with your name printed on them.</p>';
    const goods = ['', '?sort=new'].map((query) => page(list, { url: `${HOME}goods${query}`, role: 'products' }));
    expect(run(described(GOOD), ...goods)).toMatchObject({
      outcome: 'partial',
      evidence: [{ pageUrl: `${HOME}goods` }],
    });
    expect(run(described(GOOD), ...goods).evidence).toHaveLength(1);
  });

  it('asks none of a lesser page that search leaves out', () => {
    const sheet = (robots: string) =>
      page(`<head><meta name="robots" content="${robots}"></head><p>Print me</p>`, {
        url: `${HOME}code`,
        role: 'other',
      });
    expect(run(described(GOOD), sheet('noindex, nofollow'))).toMatchObject({ outcome: 'pass' });
    expect(run(described(GOOD), sheet('nofollow'))).toMatchObject({ outcome: 'partial' });
  });

  it('leaves legal pages alone', () => {
    expect(run(described(GOOD), page('', { url: `${HOME}privacy`, role: 'legal' }))).toMatchObject({ outcome: 'pass' });
  });

  it('asks no legal page for one, in whatever language it is called', () => {
    const row = '<nav class=x><a href="/privacy">Privacy</a><a href="/zzz">Zzz</a></nav>';
    const all = (home: string) => [
      page(`<meta name="description" content="${GOOD}"><p>x</p>${home}`),
      page('<p>a</p>', { url: `${HOME}privacy`, role: 'legal' }),
      page('<p>b</p>', { url: `${HOME}zzz`, role: 'other' }),
    ];
    const outcome = (home: string) => weakMetaDescriptions.run(inputs({ pages: all(home) })).outcome;
    expect(outcome(`<footer>${row}</footer>`)).toBe('pass');
    expect(outcome(`<nav><a href="/zzz">Zzz</a></nav><footer>${row}</footer>`)).toBe('partial');
  });
});

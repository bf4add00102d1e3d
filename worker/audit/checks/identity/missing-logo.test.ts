import { describe, expect, it } from 'vitest';
import { facts, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { missingLogo } from './missing-logo.ts';

const jsonLd = (more: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"Linde",${more}}</script>`;

describe('missing-logo', () => {
  const named = facts({ businessName: { value: 'Linde', sources: [] } });
  const check = (one: ReturnType<typeof page>) => runCheck(missingLogo, inputs({ pages: [one], facts: named }));
  const run = (html: string) => check(page(html)).outcome;
  it('passes when structured data name it', () => {
    expect(run(jsonLd('"logo":"https://example.test/logo.png"'))).toBe('pass');
    expect(run(jsonLd('"logo":{"@type":"ImageObject","url":"https://example.test/logo.png"}'))).toBe('pass');
  });
  it('is partial when it is only a picture', () => {
    expect(run('<header><img src="/img/logo.svg" alt="Linde"></header>')).toBe('partial');
    const drawn = page('<p>x</p>', { rendered: '<header><img src="/img/logo.svg" alt="Linde"></header>' });
    expect(check(drawn).outcome).toBe('partial');
  });
  it('names no file that the browser found missing', () => {
    const html = '<header><img src="/img/logo.png" alt="Linde"></header>';
    const drawn = page(html, { rendered: html });
    if (drawn.rendered) drawn.rendered.gonePictures = [new URL('/img/logo.png', drawn.url).href];
    expect(check(drawn).outcome).toBe('inconclusive');
  });
  it('does not tell the size of the file by the size it is drawn at', () => {
    const html = '<header><img src="/img/logo.png" alt="Linde" width="60" height="60"></header>';
    expect(check(page(html)).seen).toEqual(['not named as your logo: logo.png']);
  });
  it('takes a row of makers for no logo of the business', () => {
    const row = ['a', 'b', 'c'].map((name) => `<img class="logo" src="/logos/${name}.png" alt="${name}">`).join('');
    expect(run(`<header><div class="makers">${row}</div></header>`)).toBe('inconclusive');
  });
  it('takes the logo of a product, which leads to its own website, for none of the business', () => {
    const product = '<a href="https://tiller.example/"><img src="/img/logo-tiller.png" alt="Tiller"></a>';
    expect(run(`<header>${product}</header>`)).toBe('inconclusive');
    expect(run(`${product}<p><a href="/"><img src="/img/logo.png" alt="Linde"></a></p>`)).toBe('partial');
  });
  it('asks for none in whose file and words the name is not: it may show an earlier one', () => {
    expect(run('<header><a href="/"><img src="/img/logo.png" alt=""></a></header>')).toBe('inconclusive');
  });
  it('concludes nothing from what only scripts mark up', () => {
    const late = page('<p>x</p>', { rendered: jsonLd('"logo":"https://example.test/logo.png"') });
    expect(check(late).outcome).toBe('inconclusive');
  });
  it('misses none where none is seen', () => {
    expect(run('<img src="/bread.jpg" alt="Bread">')).toBe('inconclusive');
  });
});

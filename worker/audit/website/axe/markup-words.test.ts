import { describe, expect, it } from 'vitest';
import { markupWords } from './markup-words.ts';

describe('what a visitor reads of an element', () => {
  it.each([
    ['<a href="#work" class="cta">See our &amp; your work</a>', 'See our & your work'],
    ['<div class="box"><p>One</p><p>Two</p><div class="cu', 'One Two'],
    ['<a href="/x">Write to us by le', 'Write to us by …'],
    ['<p>Made with <strong>Elm</strong>, by us</p>', 'Made with Elm, by us'],
    ['<a href="/x" title="Letters">Lett', 'Letters'],
    ['<span class="title">Bowls<i class="material-icons right">more_vert</i></span>', 'Bowls'],
    ['<i style="top:0" class="large material-symbols-outlined">menu</i>', null],
    ['<button aria-label="Open menu" class="burger">', 'Open menu'],
    ['<img src="a.png" alt="A red boat">', 'A red boat'],
    ['<a href="/x"><i class="icon"></i></a>', null],
  ])('%s', (snippet, words) => {
    expect(markupWords(snippet)).toBe(words);
  });
});

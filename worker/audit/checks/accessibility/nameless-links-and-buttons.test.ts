import { describe, expect, it } from 'vitest';
import { inputs, type PageOptions, page } from '../../../testing/audit-builders.ts';
import { ON_A_PHONE } from '../../../testing/lab-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { CheckInputs } from '../inputs.ts';
import { namelessLinksAndButtons } from './nameless-links-and-buttons.ts';

const run = (html: string, options?: PageOptions) =>
  runCheck(namelessLinksAndButtons, inputs({ pages: [page(html, options)] }));
const icon = (i: number) => `<a class="i${i}" href="https://net.test/${i}"><i></i></a>`;

/** As axe-core tested it and found nothing. */
function tested(html: string, phone: CheckInputs['phone'] = ON_A_PHONE) {
  const one = page(html, { rendered: html });
  Object.assign(one.rendered ?? {}, { axe: { violations: [] } });
  return runCheck(namelessLinksAndButtons, inputs({ pages: [one], phone })).outcome;
}

it('praises names of every kind where axe-core tested each page, and leaves a sign that stands for a word open', () => {
  const named = '<a href="/a">Prices</a><a href="/b" aria-label="Cart"><i></i></a><button title="Close"></button>';
  expect([tested(named), run(named).outcome]).toEqual(['pass', 'inconclusive']);
  expect(tested(`${named}<a href="https://net.test/larch">📷</a>`)).toBe('inconclusive');
});

it('praises none where a phone shows a box to click on, or where nobody looked', () => {
  const link = '<a href="/a">Prices</a>';
  expect(tested(link)).toBe('pass');
  expect(tested(link, { layout: { ...ON_A_PHONE.layout, bareControls: 1 } })).toBe('inconclusive');
  expect(tested(link, { layout: { hasViewport: true, textBeyond: 0 } })).toBe('inconclusive');
  expect(tested(link, { layout: undefined })).toBe('inconclusive');
});

it.each([
  ['an anchor', '<a href="#top"></a>'],
  ['filled by something else', '<a href="/x"><my-icon></my-icon></a>'],
  ['kept from screen readers', '<a href="/x" aria-hidden="true" tabindex="-1"><i></i></a>'],
])('asks no name of what is %s', (_, html) => {
  expect(tested(html)).toBe('pass');
});

describe('links and buttons without a name', () => {
  it('names every place of those it counts as one', () => {
    const { evidence } = run(`${icon(1)}<footer>${icon(1)}</footer>`);
    expect(evidence).toMatchObject([
      { place: 'body > a.i1, body > footer > a.i1', seen: 'link to https://net.test/1' },
    ]);
  });

  it('names the button that opens the menu of a narrow window, and praises nothing where another is not shown', () => {
    const judged = (rendered: string) => run('<p>We roof.</p>', { rendered: `<a href="/a">Prices</a>${rendered}` });
    expect(judged('<nav><button hidden><i></i></button></nav>')).toMatchObject({
      outcome: 'partial',
      evidence: [{ seen: 'button without a name, not shown at the width of a desktop' }],
    });
    expect(judged('<div><button hidden><i></i></button></div>').outcome).toBe('inconclusive');
    expect(judged('<div hidden><a href="/x"><i></i></a></div>').outcome).toBe('inconclusive');
  });
});

it('praises no page on which a link is named by the one beside it alone, unless axe-core found it in order', () => {
  const logo = '<a href="/"><div class="logo"></div></a><a href="/">Larch</a>';
  expect(run(logo).outcome).toBe('inconclusive');
  expect(run('<a href="/x"><img src="a.jpg" alt=""></a><a href="/x">Prices</a>').outcome).toBe('inconclusive');
});

it('passes over what a script makes of a list to open it, unless it is served as a link', () => {
  const toggle = '<a href="javascript:;"><b></b></a>';
  expect(run('<p>Hi</p><a href="/a">Prices</a>', { rendered: `<a href="/a">Prices</a>${toggle}` }).outcome).not.toBe(
    'partial',
  );
  expect(run(`<a href="/a">Prices</a>${toggle}`).outcome).toBe('partial');
});

it('passes over a mail to nobody, and shows what it says of pictures by pictures', () => {
  const photos = Array.from({ length: 8 }, (_, i) => `<a href="/card/${i}"><img src="/photo/${i}.jpg"></a>`);
  expect(run(photos.join('')).cause).toBe('linked-pictures');
  // An icon is no picture to describe, and is not counted as one.
  const { evidence, cause } = run(`<a href="mailto:"></a>${icon(1)}${photos.join('')}`);
  expect(cause).toBeNull();
  expect(evidence.map(({ seen }) => seen)).not.toContain('link to mailto:');
  expect(evidence[0]?.seen).toBe('link to /card/0');
  expect(evidence.at(-1)?.seen).toBe('link to https://net.test/1');
});

it('leaves a link around a picture without a text to the check of pictures', () => {
  const logo = '<a href="/"><img src="/logo.png"></a>';
  expect(run(logo)).toMatchObject({ outcome: 'partial', cause: 'linked-pictures' });
  expect(run(`${logo}${icon(1)}`)).toMatchObject({
    outcome: 'partial',
    evidence: [{ seen: 'link to https://net.test/1' }],
  });
});

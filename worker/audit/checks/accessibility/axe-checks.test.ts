import { describe, expect, it } from 'vitest';
import { HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { ON_A_PHONE } from '../../../testing/lab-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { Observations } from '../../observations.ts';
import { accessibilityReport } from '../../website/axe/accessibility-report.ts';
import { accessibilityScore } from '../../website/axe/accessibility-score.ts';
import type { AxeFinding, AxeImpact, AxeReading } from '../../website/axe/axe-finding.ts';
import { ReadPage } from '../../website/read-pages.ts';
import { brokenAccessibilityTree } from './broken-accessibility-tree.ts';
import { lowContrast } from './low-contrast.ts';
import { namelessLinksAndButtons } from './nameless-links-and-buttons.ts';

function breaks(
  rule: string,
  snippets: string[],
  impact: AxeImpact = 'serious',
  nodeCount = snippets.length,
): AxeFinding {
  return {
    rule,
    impact,
    help: `About ${rule}`,
    helpUrl: `https://dequeuniversity.com/rules/axe/4.14/${rule}`,
    tags: [],
    nodeCount,
    nodes: snippets.map((snippet, i) => ({ selector: `p:nth-child(${i + 1})`, snippet, fix: 'Mend it.' })),
  };
}
const reading = (changes: Partial<AxeReading> = {}): AxeReading => ({
  version: '4.14.1',
  violations: [],
  incomplete: [],
  passed: ['color-contrast', 'html-has-lang'],
  ...changes,
});
const pages = (...readings: (AxeReading | null)[]) =>
  readings.map((axe, i) => {
    const one = page('<p>Hi</p>', { rendered: '<p>Hi</p>', url: `${HOME}${i === 0 ? '' : i}` });
    return new ReadPage({ ...one, rendered: one.rendered && { ...one.rendered, axe } });
  });
const tested = (...readings: (AxeReading | null)[]) => inputs({ pages: pages(...readings), phone: ON_A_PHONE });
const faint = (...snippets: string[]) => reading({ violations: [breaks('color-contrast', snippets)], passed: [] });

describe('nameless-links-and-buttons', () => {
  it('takes what axe-core finds in the page as shown', () => {
    const found = (...violations: AxeFinding[]) => {
      const link = '<a href="/">Home</a>';
      const shown = page(link, { rendered: link });
      const axe = reading({ violations });
      return runCheck(
        namelessLinksAndButtons,
        inputs({
          pages: [new ReadPage({ ...shown, rendered: shown.rendered && { ...shown.rendered, axe } })],
          phone: ON_A_PHONE,
        }),
      );
    };
    expect(found()).toMatchObject({ outcome: 'pass' });
    expect(found(breaks('link-name', ['<a href="#top">']))).toMatchObject({
      outcome: 'partial',
      evidence: [{ seen: 'link without a name' }],
    });
    // The logo of a website of one page leads to its top.
    expect(found(breaks('link-name', ['<a href="#"><img alt="" src="/img/logo.png"></a>'])).evidence).toMatchObject([
      { seen: 'link without a name, its picture: logo.png' },
    ]);
    // A name would not help what leads nowhere.
    const nowhere = breaks('link-name', ['<a href="">', '<a href=""><i></i></a>']);
    expect(found(nowhere)).toMatchObject({
      cause: 'without-address',
      evidence: [{ seen: 'link without a name or an address' }],
    });
    // Where it did not finish one page, what it found on another may stand there, too.
    const linked = page('<a href="/">Home</a>', { url: `${HOME}c` });
    const both = pages(reading({ violations: [nowhere] }), null);
    expect(namelessLinksAndButtons.run(inputs({ pages: [...both, linked] }))).toMatchObject({ found: 'uncounted' });
    expect(found(nowhere, breaks('button-name', ['<button></button>']))).toMatchObject({
      cause: 'some-without-address',
    });
    expect(found(breaks('button-name', ['<button class="burger"><svg></svg></button>'])).evidence).toMatchObject([
      { seen: 'button without a name' },
    ]);
  });
});

describe('low-contrast', () => {
  it('tells the contrast, and leaves open what could hardly be read on the white of the browser', () => {
    const of = (ratio: string, least = '4.5', back = '#fbf7ef') => {
      const finding = breaks('color-contrast', ['<a href="/">Menu</a>']);
      const fix = `Element has insufficient color contrast of ${ratio} (foreground color: #ed262e, background color: ${back}, font size: 12pt, font weight: normal). Expected contrast ratio of ${least}:1`;
      return runCheck(
        lowContrast,
        tested(reading({ violations: [{ ...finding, nodes: finding.nodes.map((node) => ({ ...node, fix })) }] })),
      );
    };
    expect(of('4.02').evidence[0]?.seen).toBe('contrast of 4.02 to 1, #ed262e on #fbf7ef: Menu');
    expect(of('4.46').evidence[0]?.seen).toBe('contrast of 4.46 to 1, just under 4.5, #ed262e on #fbf7ef: Menu');
    expect(of('4.46')).toMatchObject({ outcome: 'partial', cause: 'just-under' });
    expect(of('4.02')).not.toHaveProperty('cause', 'just-under');
    expect(of('2.9', '3').evidence[0]?.seen).toContain('just under 3');
    expect(of('1.05').outcome).toBe('partial');
    expect(of('1.05', '4.5', '#ffffff').outcome).toBe('inconclusive');
  });

  it.each([
    ['every text stands out', tested(reading()), 'pass'],
    ['a few do not', tested(faint('<p>a</p>', '<p>b</p>')), 'partial'],
    [
      'many on one page',
      tested(reading({ violations: [breaks('color-contrast', ['<p>a</p>'], 'serious', 12)] })),
      'fail',
    ],
    [
      'many over the pages',
      tested(faint('<p>a</p>', '<p>b</p>', '<p>c</p>'), faint('<p>d</p>', '<p>e</p>', '<p>f</p>')),
      'fail',
    ],
    [
      'text on pictures',
      tested(reading({ passed: [], incomplete: [{ rule: 'color-contrast', nodeCount: 3 }] })),
      'inconclusive',
    ],
    ['texts that fade in later on', tested(reading({ transparentTexts: 2 })), 'inconclusive'],
    ['no text', tested(reading({ passed: [] })), 'not_applicable'],
    ['axe-core did not finish', tested(null), 'inconclusive'],
    ['no browser', inputs(), 'inconclusive'],
  ])('%s', (_, given, outcome) => {
    expect(runCheck(lowContrast, given).outcome).toBe(outcome);
  });

  it('tells the text of a paragraph once, with what is set off in it', () => {
    const nodes = (first: string) => [
      { selector: '.card > p:nth-child(3)', snippet: first, fix: 'Mend it.' },
      { selector: 'p:nth-child(3) > b', snippet: '<b>Elm</b>', fix: 'Mend it.' },
    ];
    const seen = (first: string) =>
      runCheck(
        lowContrast,
        tested(reading({ violations: [{ ...breaks('color-contrast', []), nodeCount: 2, nodes: nodes(first) }] })),
      ).evidence.map((one) => one.seen);
    expect(seen('<p>Made of <b>Elm</b>.</p>')).toEqual(['low contrast: Made of Elm.']);
    expect(seen('<p>')).toEqual(['low contrast: Elm']);
  });

  it('counts nothing over pages of which one had no style sheets', () => {
    const given = (change: object) => {
      const all = tested(faint('<p>a</p>'), faint('<p>b</p>'), faint('<p>c</p>'));
      Object.assign(all.renderedPages?.[0]?.rendered ?? {}, change);
      return lowContrast.run(all);
    };
    expect(given({})).toMatchObject({ counted: { elements: 3, pages: 3 } });
    expect(given({ missesStyles: true })).toMatchObject({ found: 'uncounted' });
    expect(given({ missesStyles: true })).not.toHaveProperty('counted');
  });

  it('counts what every page repeats once, and names every page', () => {
    const footer = faint('<p>a</p>', '<p>b</p>', '<p>c</p>');
    expect(runCheck(lowContrast, tested(footer, footer, footer))).toMatchObject({
      outcome: 'partial',
      evidence: { length: 3 + 2 },
    });
  });
});

describe('broken-accessibility-tree', () => {
  it('praises no page of which a phone shows a box to click on', () => {
    const layout = { ...ON_A_PHONE.layout, bareControls: 1 };
    expect(runCheck(brokenAccessibilityTree, { ...tested(reading()), phone: { layout } }).outcome).toBe('inconclusive');
  });

  const one = (rule: string, impact?: AxeImpact) => tested(reading({ violations: [breaks(rule, ['<div>'], impact)] }));
  it.each([
    ['all is well', tested(reading()), 'pass'],
    ['a role without its parts', one('aria-required-children', 'critical'), 'fail'],
    ['a matter of taste', one('aria-allowed-attr', 'minor'), 'pass'],
    ['said elsewhere already', one('link-name', 'critical'), 'pass'],
    ['axe-core did not finish', tested(null), 'inconclusive'],
  ])('%s', (_, given, outcome) => {
    expect(runCheck(brokenAccessibilityTree, given).outcome).toBe(outcome);
  });
});

it('tells controls within controls apart, and all of them that axe-core counted', () => {
  const nested = breaks('nested-interactive', ['<button><a href="/a">A</a></button>'], 'serious', 4);
  const other = breaks('aria-roles', ['<div role="thing">'], 'serious');
  const of = (...readings: AxeReading[]) => brokenAccessibilityTree.run(tested(...readings));
  expect(of(reading({ violations: [nested] }))).not.toHaveProperty('counted');
  const two = [reading({ violations: [nested] }), reading({ violations: [nested] })];
  expect(of(...two)).toMatchObject({
    cause: 'nested',
    counted: { elements: 8, pages: 2 },
  });
  expect(of(reading({ violations: [nested, other] }))).not.toHaveProperty('cause');
});

it('an element without words is told by its selector', () => {
  const label = reading({ violations: [breaks('aria-allowed-attr', ['<label class="toggle">'], 'critical')] });
  expect(runCheck(brokenAccessibilityTree, tested(label)).seen?.[0]).toBe(
    'it has an ARIA attribute that is not allowed there: p:nth-child(1)',
  );
});

describe('the report on accessibility', () => {
  const report = (...readings: (AxeReading | null)[]) =>
    accessibilityReport({ pages: pages(...readings) } as unknown as Observations);

  it('tells nothing of a page whose style sheets or scripts did not arrive', () => {
    const of = (...changes: object[]) => {
      const all = pages(...changes.map(() => reading()));
      for (const [at, { rendered }] of all.entries()) Object.assign(rendered ?? {}, changes[at]);
      return accessibilityReport({ pages: all } as unknown as Observations);
    };
    expect(of({}, {})).not.toHaveProperty('pagesIncomplete');
    expect(of({}, { missesStyles: true })).toMatchObject({ score: 100, pagesTested: 1, pagesIncomplete: 1 });
    expect(of({ missesCode: true })).toMatchObject({ score: null, pagesTested: 0, issues: [] });
  });

  it('groups issues of all pages, worst first', () => {
    const both = reading({
      violations: [breaks('region', ['<i>'], 'moderate'), breaks('image-alt', ['<img>'], 'critical', 3)],
    });
    const result = report(both, reading({ violations: [breaks('region', ['<b>', '<u>'], 'moderate')] }), null);
    expect(result).toMatchObject({
      engine: 'axe-core 4.14.1',
      pagesTested: 2,
      byImpact: { critical: 1, serious: 0, moderate: 1, minor: 0 },
    });
    expect(result?.issues.map(({ rule, nodeCount, pages }) => [rule, nodeCount, pages.length])).toEqual([
      ['image-alt', 3, 1],
      ['region', 3, 2],
    ]);
    expect(report(null)).toBeNull();
    // What is drawn over the page holds no words.
    const drawn = reading({ violations: [breaks('region', ['<canvas class="snow"></canvas>'], 'moderate')] });
    expect(report(drawn)?.issues).toEqual([]);
  });

  it('counts no page to sign in at, and one that only a running app shows', () => {
    const axe = reading({ violations: [breaks('region', ['<i>'], 'moderate')] });
    const form = '<main><h1>Desk</h1><form><input type="password"><button>Open</button></form></main>';
    const open = (html: string, path: string) => {
      const one = page(html, { rendered: html, url: `${HOME}${path}`, role: path === '' ? 'home' : 'other' });
      return new ReadPage({ ...one, rendered: one.rendered && { ...one.rendered, axe } });
    };
    const home = open('<h1>Bowls</h1>', '');
    const app = open('<h1>Glazes</h1>', 'glazes');
    const gone = { ...app, plain: { ...app.plain, status: 404, view: null } };
    const count = (...all: unknown[]) => accessibilityReport({ pages: all } as unknown as Observations)?.pagesTested;
    expect(count(home, open(form, 'desk'))).toBe(1);
    expect(count(home, gone)).toBe(2);
    expect(count(home, { ...gone, rendered: null })).toBe(1);
    expect(count(home, open('<main></main>', 'later'))).toBe(1);
  });

  it('tells no contrast that nobody could read on the white of the browser, and nothing of a page the browser did not show', () => {
    const text = '<p>Hi</p>';
    const finding = breaks('color-contrast', [text, text]);
    const [first, second] = finding.nodes.map((node, at) => ({
      ...node,
      fix: `Element has insufficient color contrast of ${at === 0 ? '1.05' : '3.1'} (foreground color: #fbf7ef, background color: #ffffff).`,
    }));
    const of = (...nodes: (typeof first)[]) =>
      report(
        reading({ violations: [{ ...finding, nodes: nodes.flatMap((node) => node ?? []), nodeCount: nodes.length }] }),
      );
    expect(of(first)?.issues).toEqual([]);
    expect(of(first, second)?.issues).toMatchObject([{ nodeCount: 1 }]);
    const [shown] = pages(faint(text));
    const unshown = { ...shown, rendered: shown?.rendered && { ...shown.rendered, view: null } };
    expect(accessibilityReport({ pages: [unshown] } as unknown as Observations)).toBeNull();
  });

  it('weighs rules as Lighthouse does, and those it leaves out not at all', () => {
    expect(accessibilityScore(reading())).toBe(100);
    const passed = ['image-alt', 'label', 'button-name', 'html-has-lang', 'link-name'].concat(
      ['meta-viewport', 'aria-roles', 'aria-valid-attr', 'aria-hidden-body', 'select-name', 'video-caption'],
      ['document-title', 'list', 'listitem', 'tabindex', 'bypass', 'color-contrast', 'td-headers-attr', 'frame-title'],
      ['aria-required-attr', 'aria-required-parent', 'aria-allowed-attr', 'valid-lang', 'dlitem', 'aria-text'],
    );
    // 204 of 204 + 1.
    expect(accessibilityScore(reading({ passed, violations: [breaks('svg-img-alt', ['<svg>'])] }))).toBe(99);
    // 7 of 7 + 10.
    expect(
      accessibilityScore(reading({ passed: ['html-has-lang'], violations: [breaks('image-alt', ['<img>'])] })),
    ).toBe(41);
    expect(accessibilityScore(reading({ passed: [], violations: [breaks('region', ['<i>'])] }))).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { missingLandmarks } from './missing-landmarks.ts';

const run = (html: string) => missingLandmarks.run(inputs({ pages: [page(html)] }));

describe('missing-landmarks', () => {
  it('passes main, by role too', () => {
    expect(run('<header></header><main></main><footer></footer>')).toMatchObject({ outcome: 'pass' });
    expect(run('<div role=main></div><div role=banner></div><div role=navigation></div>')).toMatchObject({
      outcome: 'pass',
    });
  });

  it('says of all pages only what all have', () => {
    const whole = '<header></header><main></main><footer></footer>';
    const five = ['', 'a', 'b', 'c', 'd'].map((path) =>
      page(path === 'd' ? '<nav></nav>' : whole, { url: `https://example.test/${path}` }),
    );
    expect(missingLandmarks.run(inputs({ pages: five }))).toMatchObject({ outcome: 'inconclusive' });
    expect(missingLandmarks.run(inputs({ pages: five.slice(0, 4) }))).toMatchObject({ outcome: 'pass' });
    const imprint = page('<p>Who we are.</p>', { url: 'https://example.test/legal', role: 'legal' });
    const beside = missingLandmarks.run(inputs({ pages: [...five.slice(0, 2), imprint] }));
    expect(beside).toMatchObject({ outcome: 'inconclusive' });
  });

  it('is partial for some', () => {
    expect(run('<header><nav></nav></header>')).toMatchObject({
      outcome: 'partial',
      evidence: [{ seen: 'no main element' }],
    });
  });

  it('misses no menu and no foot that a page may not have', () => {
    expect(run('<header></header><main></main>')).toMatchObject({ outcome: 'pass' });
  });

  it('says of no undrawn page that it lacks what a script gives the drawn ones', () => {
    const script = '<script src=/app.js></script>';
    const [drawn, undrawn] = [
      page(`<nav></nav>${script}`, { rendered: '<nav></nav><main></main>' }),
      page(`<nav></nav>${script}`, { url: 'https://example.test/b' }),
    ];
    // What only a script brings is not missing, and said to come so.
    expect(missingLandmarks.run(inputs({ pages: [drawn, undrawn] }))).toMatchObject({ outcome: 'inconclusive' });
    expect(missingLandmarks.run(inputs({ pages: [undrawn] }))).toMatchObject({ outcome: 'partial' });
  });

  it('says where parts are that only a script brings', () => {
    const parts = '<header></header><main></main><footer></footer>';
    const of = (html: string) =>
      missingLandmarks.run(inputs({ pages: [page(html, { rendered: parts })] })).evidence.map(({ place }) => place);
    expect(of('<div id=root></div>')).toEqual(['landmarks (only after JavaScript)']);
    expect(of(parts)).toEqual(['landmarks']);
  });

  it('fails none', () => {
    expect(run('<div class=header></div>')).toMatchObject({
      outcome: 'fail',
      evidence: [{ seen: 'no main, no header, no nav and no footer element' }],
    });
  });

  it('does not take the header of an article for the page’s', () => {
    expect(run('<main><article><header></header><footer></footer></article></main>')).toMatchObject({
      outcome: 'pass',
      evidence: [{ seen: 'main' }],
    });
  });

  it('are open where what scripts write into the page did not arrive, a foot perhaps', () => {
    const html = '<nav><a href="/a">A</a></nav><h1>Oak</h1><p>We plant oaks.</p>';
    const shown = (missesData: boolean) => {
      const one = page(html, { rendered: html });
      if (one.rendered) one.rendered.missesData = missesData;
      return missingLandmarks.run(inputs({ pages: [one] })).outcome;
    };
    expect([true, false].map(shown)).toEqual(['inconclusive', 'partial']);
  });
});

import { describe, expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { skippedHeadingLevels } from './skipped-heading-levels.ts';

const run = (levels: number[]) =>
  skippedHeadingLevels.run(
    inputs({ pages: [page(levels.map((level) => `<h${level}>T${level}</h${level}>`).join(''))] }),
  );

describe('skipped-heading-levels', () => {
  it('passes an outline, going up and starting below h1 included', () => {
    expect(run([1, 2, 3, 4, 2, 3])).toMatchObject({ outcome: 'pass' });
    expect(run([2, 1, 2])).toMatchObject({ outcome: 'pass' });
  });

  it('is partial for a skip or two and fails more', () => {
    expect(run([1, 3, 2])).toMatchObject({ outcome: 'partial', evidence: [{ place: 'h1 to h3', seen: 'T1 → T3' }] });
    expect(run([1, 3, 1, 3, 1, 4])).toMatchObject({ outcome: 'fail' });
  });

  it('fails long pages without any heading beside the title, and is partial for one of many', () => {
    const flat = page(`<h1>Bread</h1><main>${'<p>We bake rye and wheat every morning.</p>'.repeat(100)}</main>`);
    expect(skippedHeadingLevels.run(inputs({ pages: [flat] }))).toMatchObject({
      outcome: 'fail',
      evidence: [{ seen: 'Bread' }],
    });
    const outlined = page('<h1>A</h1><h2>B</h2>');
    expect(skippedHeadingLevels.run(inputs({ pages: [outlined, flat] }))).toMatchObject({ outcome: 'partial' });
    expect(skippedHeadingLevels.run(inputs({ pages: [page('<h1>A</h1><p>Short.</p>')] }))).toMatchObject({
      outcome: 'not_applicable',
    });
  });

  it('asks for no headings on a page that is not clearly long, or whose text folds open', () => {
    const run = (html: string) =>
      skippedHeadingLevels.run(inputs({ pages: [page(`<h1>Bread</h1><main>${html}</main>`)] }));
    const line = '<p>We bake rye and wheat every morning.</p>';
    expect(run(line.repeat(60)).outcome).toBe('not_applicable');
    const folded = `<details><summary>When?</summary>${line.repeat(40)}</details>`;
    expect(run(folded.repeat(3)).outcome).toBe('not_applicable');
  });

  it('lists the skips of a footer beside those of the text, and fails none for them', () => {
    const of = (html: string) =>
      skippedHeadingLevels.run(inputs({ pages: [page(`${html}<footer><h5>Menu</h5></footer>`)] }));
    expect(of('<h1>A</h1><h2>B</h2>')).toMatchObject({ outcome: 'pass' });
    expect(of('<h1>A</h1><h3>B</h3>').evidence.map(({ seen }) => seen)).toEqual(['A → B', 'B → Menu']);
  });

  it('lists a page without headings beside none that jump', () => {
    const flat = page(`<h1>Bread</h1><main>${'<p>We bake rye and wheat every morning.</p>'.repeat(100)}</main>`);
    const { outcome, evidence } = skippedHeadingLevels.run(inputs({ pages: [page('<h1>A</h1><h3>B</h3>'), flat] }));
    expect([outcome, evidence.map(({ seen }) => seen)]).toEqual(['partial', ['A → B']]);
  });

  it('fails headings that are all main ones', () => {
    expect(run([1, 1, 1, 1])).toMatchObject({ outcome: 'fail', evidence: [{ place: '4 headings, all h1' }] });
    expect(run([1, 1])).toMatchObject({ outcome: 'pass' });
  });

  it('lists no page without headings beside those whose headings are all main ones', () => {
    const bare = page(`<main>${'<p>We bake rye and wheat every morning.</p>'.repeat(100)}</main>`);
    const level = page('<h1>A</h1><h1>B</h1><h1>C</h1><h1>D</h1>');
    const { evidence } = skippedHeadingLevels.run(inputs({ pages: [bare, level] }));
    expect(evidence.map(({ seen }) => seen)).toEqual(['A']);
  });

  it('does not count hidden headings, and does not apply without two', () => {
    const html = '<h1>A</h1><h4 hidden>B</h4><h2>C</h2>';
    expect(skippedHeadingLevels.run(inputs({ pages: [page(html)] }))).toMatchObject({ outcome: 'pass' });
    expect(run([1])).toMatchObject({ outcome: 'not_applicable' });
  });

  it('names no two headings between which scripts write others', () => {
    const served = '<h1>Catalogue</h1><div id="list"></div><h3>Your order</h3>';
    const rendered = '<h1>Catalogue</h1><h2>Rye</h2><h2>Rolls</h2><h3>Your order</h3>';
    expect(skippedHeadingLevels.run(inputs({ pages: [page(served, { rendered })] }))).toMatchObject({
      outcome: 'pass',
    });
    expect(skippedHeadingLevels.run(inputs({ pages: [page(served, { rendered: served })] }))).toMatchObject({
      outcome: 'partial',
    });
  });
});

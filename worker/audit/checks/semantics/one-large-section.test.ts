import { describe, expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { oneLargeSection } from './one-large-section.ts';

const part = (chars: number, title?: string) =>
  `${title ? `<h2>${title}</h2>` : ''}<p>${'word '.repeat(chars / 5)}</p>`;
const run = (html: string) => oneLargeSection.run(inputs({ pages: [page(`<main><h1>T</h1>${html}</main>`)] }));

describe('one-large-section', () => {
  it('passes a page divided by headings', () => {
    expect(run(part(700, 'A') + part(700, 'B') + part(700, 'C'))).toMatchObject({ outcome: 'pass' });
  });

  it('is partial when one part holds much, and names it', () => {
    expect(run(part(600, 'A') + part(1_900, 'Long one'))).toMatchObject({
      outcome: 'partial',
      evidence: [{ seen: 'Long one' }],
    });
  });

  it('calls no legal text a wall that stands on a page among others, with all that lies below its heading', () => {
    const legal = (title: string) => `<h2>${title}</h2><h3>Liability</h3><p>${'word '.repeat(500)}</p>`;
    const others = part(700, 'A') + part(700, 'B') + part(700, 'C');
    expect(run(others + legal('Impressum'))).toMatchObject({ outcome: 'pass' });
    expect(run(others + legal('Our looms'))).toMatchObject({ outcome: 'partial' });
  });

  it('takes what others said for passages of their own', () => {
    const quotes = Array.from({ length: 5 }, () => `<div><p>“${'word '.repeat(90)}”<br>– Ada</p></div>`).join('');
    expect(run(`${part(600, 'A')}<h2>What they say</h2>${quotes}`)).toMatchObject({ outcome: 'pass' });
  });

  it('ends a part with its section, and divides a list by its terms or summaries', () => {
    const terms = `<dl>${'<dt>What?</dt>'}<dd>${'word '.repeat(100)}</dd>`.repeat(4);
    expect(
      run(`<section>${part(500, 'A')}</section><section>${part(500, 'Questions')}${terms}</dl></section>`),
    ).toMatchObject({ outcome: 'pass' });
    const folded = `<details><summary>What?</summary><p>${'word '.repeat(100)}</p></details>`.repeat(4);
    expect(run(`${part(400, 'Questions')}${folded}`)).toMatchObject({ outcome: 'pass' });
    const split = `<section>${part(900, 'A')}</section><section>${part(2_400, 'B')}</section>${part(900)}`;
    expect(run(split)).toMatchObject({
      outcome: 'partial',
      evidence: [{ place: expect.stringMatching(/^largest of \d parts: 57%/) }],
    });
  });

  it('calls no part a wall that is shorter than the advice for one', () => {
    expect(run(part(600, 'A') + part(1_500, 'Long one'))).toMatchObject({ outcome: 'pass' });
  });

  it('calls no letter of short paragraphs a wall', () => {
    const letter = (count: number) => `<p>${'word '.repeat(24)}</p>`.repeat(count);
    expect(run(letter(17))).toMatchObject({ outcome: 'pass' });
    expect(run(letter(34))).toMatchObject({ outcome: 'fail' });
  });

  it('takes reviews, tiles and people for divided', () => {
    const card = `<div class="card"><p>${'word '.repeat(150)}</p><p>Ada B.</p></div>`;
    expect(run(`<h2>Reviews</h2><div>${card.repeat(4)}</div>`)).toMatchObject({ outcome: 'pass' });
  });

  it('takes questions on buttons, each with its answer, for divided, and less than half of a text for no wall', () => {
    const folded = `<div><button>What?</button><p>${'word '.repeat(100)}</p></div>`;
    expect(run(`${part(900, 'A')}<h2>Questions</h2><div>${folded.repeat(5)}</div>`)).toMatchObject({ outcome: 'pass' });
    expect(run(part(1_300, 'A') + part(1_900, 'B') + part(1_300, 'C'))).toMatchObject({ outcome: 'pass' });
  });

  it('fails a wall of text', () => {
    expect(run(part(3_000))).toMatchObject({ outcome: 'fail' });
  });

  it('calls no filler of a template a wall, and no text below a main heading one before it', () => {
    const filler = 'Sed ut perspiciatis unde omnis iste natus error sit voluptatem accusantium doloremque laudantium.';
    expect(run(`<p>${filler.repeat(40)}</p>`)).toMatchObject({ outcome: 'not_applicable' });
    const of = (html: string) => oneLargeSection.run(inputs({ pages: [page(html)] })).evidence[0]?.seen;
    expect(of(`<header><h1>T</h1></header><main>${part(3_000)}</main>`)).toBe('below the main heading');
    expect(of(`<main>${part(3_000)}</main>`)).toBe('before the first heading');
  });

  it('does not apply to short pages or to what stands in menus', () => {
    expect(run(part(1_000))).toMatchObject({ outcome: 'not_applicable' });
    expect(
      oneLargeSection.run(inputs({ pages: [page(`<nav>${part(3_000)}</nav><main>${part(300)}</main>`)] })),
    ).toMatchObject({ outcome: 'not_applicable' });
  });
});

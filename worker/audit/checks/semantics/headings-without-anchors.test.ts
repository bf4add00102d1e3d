import { describe, expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { headingsWithoutAnchors } from './headings-without-anchors.ts';

const run = (html: string) => headingsWithoutAnchors.run(inputs({ pages: [page(`<main id=main>${html}</main>`)] }));

describe('headings-without-anchors', () => {
  it('passes ids on headings or on the sections they stand in', () => {
    expect(run('<h2 id=a>A</h2><h2>B</h2>')).toMatchObject({ outcome: 'pass' });
    expect(run('<section id=faq><div><div><h2>A</h2></div></div></section>')).toMatchObject({ outcome: 'pass' });
    const below = (tag: string) => run(`<${tag} id=faq><p>Long.</p><div><div><h2>A</h2></div></div></${tag}>`);
    expect(below('section')).toMatchObject({ outcome: 'pass' });
    expect(below('div')).toMatchObject({ outcome: 'not_applicable' });
  });

  it('takes the initials of a logo for no chapter', () => {
    expect(run('<h2>S R</h2><h2>Looms</h2>')).toMatchObject({
      outcome: 'not_applicable',
      evidence: [{ seen: 'Looms' }],
    });
  });

  it('takes what holds several chapters for the place of the first', () => {
    const list = (id: string) => run(`<ul ${id}><li><h2>A</h2></li><li><h2>B</h2></li><li><h2>C</h2></li></ul>`);
    expect(list('id=box')).toMatchObject({ outcome: 'not_applicable', evidence: [{ seen: 'B' }, { seen: 'C' }] });
    expect(run('<section id=a><h2>A</h2><h3>B</h3><h3>C</h3></section>')).toMatchObject({ outcome: 'pass' });
  });

  it('takes no container of the whole page for the place of its chapters', () => {
    const whole = '<div id=page><h1>A</h1><h2>B</h2><h2>C</h2></div>';
    expect(run(whole)).toMatchObject({ outcome: 'not_applicable', evidence: [{ seen: 'B' }, { seen: 'C' }] });
  });

  it('takes a line below the main heading of a part for one that its address leads to', () => {
    const part = (id: string) => `<div id=${id}><div><h1>${id}</h1><h2>Below ${id}</h2><p>Long.</p></div></div>`;
    expect(run(part('work') + part('team'))).toMatchObject({ outcome: 'pass' });
    expect(run('<h2>0123 456</h2>')).toMatchObject({ outcome: 'not_applicable' });
  });

  it('takes the name of a place right before a heading or in it for its own', () => {
    expect(run('<div><a name=a></a></div><h2>A</h2>')).toMatchObject({ outcome: 'pass' });
    expect(run('<h2><a name=a></a>A</h2>')).toMatchObject({ outcome: 'pass' });
    expect(run('<div id=a></div><h2>A</h2>')).toMatchObject({ outcome: 'pass' });
    expect(run('<a name=a></a><p>Long.</p><h2>A</h2>')).toMatchObject({ outcome: 'not_applicable' });
  });

  it('takes the slides of a carousel for no chapters', () => {
    const slides = ['A', 'B', 'C'].map((name) => `<div class="slide x"><div><h2>${name}</h2></div></div>`).join('');
    expect(run(`<section>${slides}</section><h2 id=d>D</h2>`)).toMatchObject({ outcome: 'pass' });
  });

  it('leaves out the names of cards that lead elsewhere', () => {
    expect(run('<a href=/baths><h3>Baths</h3></a>')).toMatchObject({ outcome: 'not_applicable' });
  });

  it('leaves out what opens at a click, what the head of the page calls out, and the labels of cards', () => {
    const open = '<h2 id=d>D</h2>';
    const panel = (around: string) => run(`${open}<div class="${around}"><h3>A</h3><h3>B</h3></div>`);
    expect(panel('accordion-content x')).toMatchObject({ outcome: 'pass' });
    expect(panel('accordion')).toMatchObject({ outcome: 'not_applicable' });
    expect(run(`${open}<details><summary>More</summary><h3>A</h3><h3>B</h3></details>`).outcome).toBe('pass');
    expect(run(`${open}${'<li><h3>Care</h3>Soap</li>'.repeat(3)}`)).toMatchObject({ outcome: 'pass' });
    const served = `<header><h2>Of the hill</h2></header>${open}`;
    expect(headingsWithoutAnchors.run(inputs({ pages: [page(served)] }))).toMatchObject({ outcome: 'pass' });
    const hidden = (style: string) =>
      `<main>${open}<h2>A</h2><p${style}>Long.</p><h2>B</h2><p${style}>Long.</p></main>`;
    const drawn = (style: string) => page(hidden(''), { rendered: hidden(style) });
    const outcomeOf = (style: string) => headingsWithoutAnchors.run(inputs({ pages: [drawn(style)] })).outcome;
    expect([outcomeOf(''), outcomeOf(' style="display:none"')]).toEqual(['not_applicable', 'pass']);
  });

  it('leaves out the clauses of an imprint', () => {
    const imprint = page('<h1>Imprint</h1><h2>Liability</h2>', { role: 'legal' });
    expect(headingsWithoutAnchors.run(inputs({ pages: [imprint] }))).toMatchObject({ outcome: 'not_applicable' });
  });

  it('leaves out what stands on every page, and what fills a template', () => {
    const at = (path: string) =>
      page(`<main><h1>${path}</h1></main><h2>Growing is moving</h2>`, { url: `https://elm.example/${path}` });
    const pages = ['a', 'b', 'c'].map(at);
    expect(headingsWithoutAnchors.run(inputs({ pages }))).toMatchObject({ outcome: 'not_applicable' });
    expect(headingsWithoutAnchors.run(inputs({ pages: pages.slice(0, 2) }))).toMatchObject({
      outcome: 'not_applicable',
    });
    const filler = 'Sed ut perspiciatis unde omnis iste natus error sit voluptatem accusantium doloremque laudantium.';
    expect(run(`<h2>Lime soap</h2><p>${filler}</p>`)).toMatchObject({ outcome: 'not_applicable' });
    expect(run(`<h1>Soap</h1><p>${filler.repeat(40)}</p>`)).toMatchObject({ outcome: 'not_applicable' });
    const written =
      'We boil this soap of lime oil once a week in our own yard, and cut it by hand when it is cold at last.';
    expect(run(`<h2>Lime soap</h2><p>${written}</p><p>${filler}</p>`)).toMatchObject({ outcome: 'not_applicable' });
  });

  it('calls none and few no fault', () => {
    expect(run('<h2 id=a>A</h2><h2>B</h2><h3>C</h3>')).toMatchObject({
      outcome: 'not_applicable',
      evidence: [{ seen: 'B' }, {}],
    });
    expect(run('<h2>A</h2>')).toMatchObject({ outcome: 'not_applicable' });
  });

  it('does not apply without chapters', () => {
    expect(run('<h1 id=t>T</h1><p>A brief page.</p>')).toMatchObject({ outcome: 'not_applicable' });
  });
});

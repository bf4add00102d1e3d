import { describe, expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { readFaq } from './faq.ts';

const HOME = 'https://example.test/';
const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const pairsOf = (html: string) =>
  readFaq(website({ target: TARGET, pages: [page(`<main>${html}</main>`)], language: null, country: null })).map(
    ({ value }) => `${value.question} | ${value.answer}`,
  );

const ASKED = [
  ['What shall I bring?', 'A towel.'],
  ['How long is a class?', 'One hour.'],
  ['May my dog come along?', 'Small ones.'],
  ['Do you take cards?', 'All of them.'],
] as const;
const PAIRS = ASKED.map(([question, answer]) => `${question} | ${answer}`);
const each = (write: (question: string, answer: string) => string) =>
  ASKED.map(([question, answer]) => write(question, answer)).join('');

describe('questions in a row that nothing calls an FAQ', () => {
  it.each([
    ['headings', each((q, a) => `<h4>${q}</h4><p>${a}</p>`)],
    [
      'headings named after themselves',
      each((q, a) => `<ul><li><h4 id="${q.length}-${a}">${q}</h4></li></ul><p>${a}</p>`),
    ],
    ['bold lines', each((q, a) => `<p><b>${q}</b></p><p>${a}</p>`)],
    ['bold lines in one paragraph with the answer', each((q, a) => `<p><b>${q}</b><br>${a}</p>`)],
    ['items of a list that ask and answer', `<ul>${each((q, a) => `<li><b>${q}</b> ${a}</li>`)}</ul>`],
    ['rows of a table', `<table>${each((q, a) => `<tr><td>${q}</td><td>${a}</td></tr>`)}</table>`],
    ['cards', each((q, a) => `<div><div class="t">${q}</div><div class="c">${a}</div></div>`)],
    ['"Q:" and "A:" in one line', each((q, a) => `<p>Q: ${q} A: ${a}</p>`)],
  ])('%s', (_, html) => {
    expect(pairsOf(`<h2>Good to know</h2>${html}<h2>Contact</h2><p>Call us.</p>`)).toEqual(PAIRS);
  });

  it('needs only two where "Q:" and "A:" say so', () => {
    expect(pairsOf('<p>Q: Is there a car park?<br>A: Yes.</p><p>Q: May I smoke here?<br>A: No.</p>')).toHaveLength(2);
  });
});

describe('questions that are no such row', () => {
  it.each([
    [
      'three of them',
      '<h2>Who are we?</h2><p>Us.</p><h2>What do we do?</h2><p>All.</p><h2>Where are we?</h2><p>Here.</p>',
    ],
    ['with other headings between', each((q, a) => `<h3>${q}</h3><p>${a}</p><h3>A title</h3><p>Words.</p>`)],
    ['without answers', `<ul>${each((q) => `<li>${q}</li>`)}</ul>`],
    ['of an article', `<article class="post"><h1>Towels</h1>${each((q, a) => `<h2>${q}</h2><p>${a}</p>`)}</article>`],
    ['that are numbered steps', each((q, a) => `<div>01</div><h3>${q}</h3><p>${a}</p>`)],
    ['of a form', `<form>${each((q) => `<p>${q}</p><p>Choose one</p>`)}</form>`],
  ])('%s', (_, html) => {
    expect(pairsOf(html)).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { page } from '../../../../testing/audit-builders.ts';
import { formBlanks } from './form-blanks.ts';
import { leftOnPages } from './left-on-pages.ts';

const LINES = [
  'You may cancel free of charge up to **[Number of days] days** before you arrive.',
  'Whoever cancels with less than [Number of days] days to go pays **[Share]%** of the sum.',
  'We pay back what is left within [Number of working days].',
];
const rules = (lines: readonly string[], role: 'other' | 'article' = 'other', rendered?: readonly string[]) => {
  const html = (all: readonly string[]) => `<main>${all.map((one) => `<p>${one}</p>`).join('')}</main>`;
  return page(html(lines), { role, ...(rendered ? { rendered: html(rendered) } : {}) });
};

it('quotes each sentence of a form that still has its blanks, on a page that has several', () => {
  expect(formBlanks(rules(LINES)).map(({ seen }) => seen)).toEqual(LINES);
  expect(leftOnPages([rules(LINES)])).toHaveLength(3);
  expect(formBlanks(rules(LINES.slice(0, 2)))).toEqual([]);
});

it('leaves remarks in quotations, names of links, articles, and what a script fills in', () => {
  const quoted = LINES.map((line) => line.replaceAll('[Number', '[number'));
  expect(formBlanks(rules(quoted))).toEqual([]);
  const linked = LINES.map((line) => line.replace(/\[(Number[^\]]+)\]/, '[<a href="/days">$1</a>]'));
  expect(formBlanks(rules(linked))).toEqual([]);
  expect(formBlanks(rules(LINES, 'article'))).toEqual([]);
  const filled = LINES.map((line) => line.replace(/\[[^\]]+\]/g, '14'));
  expect(formBlanks(rules(LINES, 'other', filled))).toEqual([]);
});

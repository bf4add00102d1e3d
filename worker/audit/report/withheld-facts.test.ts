import { expect, it } from 'vitest';
import type { AccessMatrix } from '../../contract/results.ts';
import type { FactSource } from '../facts/facts.ts';
import { isWithheld } from './withheld-facts.ts';

const HOME = 'https://larch.test/';
const NOTICE = `${HOME}notice`;
const cell = (pageUrl: string, verdict: string) => ({ pageUrl, token: 'Googlebot', verdict, because: [] });
const access = { cells: [cell(HOME, 'open'), cell(NOTICE, 'closed')] } as unknown as AccessMatrix;
const from = (...sources: [pageUrl: string, view: FactSource['view']][]) => ({
  sources: sources.map(([pageUrl, view]) => ({ pageUrl, view, place: 'p', seen: '4 Mill Lane' })),
});

it('holds back what is served on shut pages alone', () => {
  expect(isWithheld(from([NOTICE, 'plain']), access)).toBe(true);
  expect(isWithheld([from([NOTICE, 'plain'], [HOME, 'rendered'])], access)).toBe(true);
  expect(isWithheld(from([NOTICE, 'plain'], [HOME, 'plain']), access)).toBe(false);
});

it('leaves what scripts alone bring to those who say so, and what is of no page to all', () => {
  expect(isWithheld(from([HOME, 'rendered']), access)).toBe(false);
  expect(isWithheld(null, access)).toBe(false);
  expect(isWithheld(from([`${HOME}unread`, 'plain']), access)).toBe(false);
});

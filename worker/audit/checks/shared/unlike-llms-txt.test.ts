import { expect, it } from 'vitest';
import { facts, textResource } from '../../../testing/audit-builders.ts';
import { phone, source } from '../../../testing/found-contacts.ts';
import type { Facts } from '../../facts/facts.ts';
import { phoneUnlikeLlmsTxt } from './unlike-llms-txt.ts';

const FILE = 'https://larch.example/llms.txt';
const OWN = phone('+442071838750', [source('020 7183 8750')]);
const CHAT = phone('+442071838750', [source('https://wa.me/442071838750', { place: 'a[href*="wa.me"]' })]);

function seen(line: string, own = OWN, more: Partial<Facts> = {}): string[] {
  const found = facts({ phones: [{ ...own, kind: 'landline' }], llmsTxt: { found: true, url: FILE }, ...more });
  const file = textResource(`# Larch\n\n## Contact\n\n${line}\n`, { url: FILE, finalUrl: FILE });
  return phoneUnlikeLlmsTxt(file, found).map((one) => one.seen);
}

it('quotes the number of the file and that of the pages', () => {
  expect(seen('- Phone: +44 20 7946 1234')).toEqual(['Phone: +44 20 7946 1234', '020 7183 8750']);
  expect(seen('- **Phone:** +44 20 7946 1234')).toHaveLength(2);
  expect(seen('- WhatsApp: +44 20 7946 1234', CHAT)).toHaveLength(2);
});

it.each([
  ['the same number', '- Phone: 020 7183 8750'],
  ['the same number beside another', '- Phone: +44 20 7946 1234\n- Shop: 020-7183-8750'],
  ['two numbers', '- Phone: +44 20 7946 1234\n- Phone: +44 20 7946 1255'],
  ['a number without its country', '- Phone: 020 7946 1234'],
  ['a number without a label', '- +44 20 7946 1234'],
  ['a number within a sentence', '- Phone: +44 20 7946 1234 is the number of our landlord'],
  ['a fax', '- Fax: +44 20 7946 1234'],
  ['a mobile beside a landline', '- Mobile: +44 7400 123456'],
  ['a chat beside a line to call', '- WhatsApp: +44 20 7946 1234'],
])('says nothing of %s', (_what, line) => {
  expect(seen(line)).toEqual([]);
});

it('says nothing where the pages are not certain or give several', () => {
  const line = '- Phone: +44 20 7946 1234';
  expect(seen(line, OWN, { otherPhones: [phone('+442079461234', [source('020 7946 1234')])] })).toEqual([]);
  expect(seen(line, OWN, { phones: [] })).toEqual([]);
  expect(seen(line, OWN, { llmsTxt: { found: false, url: null } })).toEqual([]);
});

import { expect, it } from 'vitest';
import { hasMadeUpNumber, madeUpNumberIn } from './made-up-number.ts';
import { parsePhone } from './phone-number.ts';
import { findPhones } from './phone-texts.ts';

it.each([
  ['+39 070 9316XX', 'IT'],
  ['+39 070 9316 XX', 'IT'],
  ['+39 070 9316 xx oppure per posta', 'IT'],
  ['Telefono: 070 9316 XX', 'IT'],
  ['06 12 34 __ __', 'FR'],
  ['0171-xxx', 'DE'],
  ['0171 23456xx', 'DE'],
])('takes a number whose last digits nobody wrote for made up, and no part of it for a phone: %s', (text, country) => {
  expect(hasMadeUpNumber(text)).toBe(true);
  expect(findPhones(text, country)).toEqual([]);
  expect(parsePhone(text, country)).toBeNull();
});

it('says the number as it is written, not what stands around it', () => {
  expect(madeUpNumberIn('Scrivi pure qui sotto o chiamaci al 070 9316 XX.')).toBe('070 9316 XX');
});

it('reads no phone from one that a click completes, which is not made up', () => {
  expect(hasMadeUpNumber('0171 2345***')).toBe(false);
  expect(findPhones('Tel. 0171 2345***', 'DE')).toEqual([]);
});

it.each([
  ['Tel. 010 2345679 XX Settembre', 'IT'],
  ['(0xx11) 3612-3348', 'BR'],
  ['0171 2385679 x12', 'DE'],
])('leaves a whole number beside other marks alone: %s', (text, country) => {
  expect(hasMadeUpNumber(text)).toBe(false);
  expect(findPhones(text, country)).toHaveLength(1);
});

it.each(['Art. 0456-78XX passend zu allen Modellen', '01.xx.2026', 'Version 0.12.xx'])('is no number: %s', (text) =>
  expect(hasMadeUpNumber(text)).toBe(false),
);

it('knows an area code that is counted up', () => {
  expect(madeUpNumberIn('Phone: (123) 867-5309')).toBe('(123) 867-5309');
  expect(hasMadeUpNumber('(132) 867-5309')).toBe(false);
});

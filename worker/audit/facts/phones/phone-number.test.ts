import { expect, it } from 'vitest';
import { parsePhone } from './phone-number.ts';

it.each([
  ['01 47 88 88 88', 'FR', '+33147888888'],
  ['+49 351 888 888', 'DE', '+49351888888'],
])('believes a number that ends in bought eights: %s', (text, country, value) => {
  expect(parsePhone(text, country)?.value).toBe(value);
});

it.each([
  ['01 69 00 00 00', 'FR'],
  ['01 69 99 99 99', 'FR'],
  ['01 88 88 88 88', 'FR'],
  ['+49 351 111111', 'DE'],
  ['+51 999 888 777', 'PE'],
  ['01234-789456', 'DE'],
])('takes a row of one digit, or of keys side by side, for a placeholder: %s', (text, country) => {
  expect(parsePhone(text, country)).toBeNull();
});

it('takes nine digits for no number of Brazil: the area code is missing', () => {
  expect(parsePhone('985767924', 'BR')).toBeNull();
  expect(parsePhone('81 985767924', 'BR')?.value).toBe('+5581985767924');
  expect(parsePhone('4004 1212', 'BR')?.value).toBe('+5540041212');
});

it('takes neither half a number nor a line of everybody for a number of the business', () => {
  expect(parsePhone('627385', 'DE')).toBeNull();
  expect(parsePhone('116117', 'DE')).toBeNull();
  expect(parsePhone('116 123', 'AT')).toBeNull();
  expect(parsePhone('07121 627385', 'DE')?.value).toBe('+497121627385');
  expect(parsePhone('22 63 84 15', 'DK')?.value).toBe('+4522638415');
});

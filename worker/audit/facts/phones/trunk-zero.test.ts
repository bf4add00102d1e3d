import { describe, expect, it } from 'vitest';
import { hasNoCountryCode, hasTrunkZero, rightLink, withoutTrunkZero } from './trunk-zero.ts';

it.each([
  ['tel:+430664123456', true],
  ['tel:0043 (0)664 123456', true],
  ['tel:+43664123456', false],
  ['tel:0664123456', false],
  // Italy and Ivory Coast keep the 0.
  ['tel:+390212345678', false],
  ['tel:+2250123456789', false],
  ['mailto:ada@ada.test', false],
  ['http://wa.me/+430664123456?text=Hello. I want', true],
  ['https://wa.me/430664123456', true],
  ['https://wa.me/43664123456', false],
  ['https://wa.me/390212345678', false],
  ['https://wa.me/message/ABCDEF', false],
])('%s: %s', (href, has) => {
  expect(hasTrunkZero(href)).toBe(has);
});

it.each([
  ['tel:+0664123456', true],
  ['tel:%2B0664 123456', true],
  ['tel:+43664123456', false],
  ['tel:0664123456', false],
  ['tel:0043664123456', false],
  ['https://wa.me/0664123456', false],
])('%s has no country code: %s', (href, has) => {
  expect(hasNoCountryCode(href)).toBe(has);
});

it.each([
  ['+41 027 778 12 49', '+41 27 778 12 49'],
  ['+43 (0)664 123456', '+43 (0)664 123456'],
  ['+39 02 1234 5678', '+39 02 1234 5678'],
  ['027 778 12 49', '027 778 12 49'],
])('%s is passed on as %s', (shown, dialled) => {
  expect(withoutTrunkZero(shown)).toBe(dialled);
});

describe('the right link', () => {
  const phone = (value: string, certainty: 'certain' | 'likely' = 'certain') => ({
    value,
    asShown: value,
    kind: null,
    certainty,
    sources: [],
  });
  it.each(['tel:+0664123456', 'tel: +43 (0)664 123 456', 'tel:0043 0664 123456'])(
    'of %s is that of a sure number',
    (href) => {
      expect(rightLink(href, [phone('+43664123456'), phone('+43316998877')])).toBe('tel:+43664123456');
      expect(rightLink(href, [phone('+43664123456', 'likely')])).toBeNull();
      expect(rightLink(href, [phone('+43316998877')])).toBeNull();
    },
  );
  it('of a chat opens that chat', () => {
    expect(rightLink('http://wa.me/+430664123456?text=Hi. I', [phone('+43664123456')])).toBe(
      'https://wa.me/43664123456?text=Hi.%20I',
    );
  });
});

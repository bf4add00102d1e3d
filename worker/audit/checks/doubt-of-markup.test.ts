import { expect, it } from 'vitest';
import { page } from '../../testing/audit-builders.ts';
import { doubtOfMarkup } from './doubt-of-markup.ts';

it('leaves open what a block that cannot be parsed seems to name', () => {
  const block = (json: string) => page(`<script type="application/ld+json">${json}</script>`);
  const broken = [block('{"@type":"Bakery","openingHours":"Mo-Fr 08:00-18:00",}')];
  expect(doubtOfMarkup(['missing-opening-hours'], broken)).toMatchObject({ seen: '"openingHours"' });
  expect(doubtOfMarkup(['missing-prices'], broken)).toBeNull();
  expect(doubtOfMarkup(['missing-opening-hours'], [block('{"openingHours":"Mo-Fr 08:00-18:00"}')])).toBeNull();
});

import { expect, it } from 'vitest';
import { page } from '../../../../testing/audit-builders.ts';
import type { RenderedPage } from '../../../website/read-pages.ts';
import { zeroCounters } from './zero-counters.ts';

const counted = (plain: string, rendered: string) =>
  zeroCounters(page(plain, { rendered }) as RenderedPage).map(({ seen }) => seen);

it('finds figures that are served as zero, drawn as another number or out of sight', () => {
  const stat = (shown: string, more = '') => `<div><b${more}>${shown}</b><p>Years</p></div>`;
  expect(counted(stat('0+'), stat('500+'))).toHaveLength(1);
  const told = ' data-target="500"';
  expect(counted(stat('0+', told), stat('0+', told))).toEqual(['0+ · counted up to 500 by a script']);
  expect(counted(stat('500+', told), stat('500+', told))).toEqual([]);
  expect(counted(stat('0+'), stat('0+'))).toEqual([]);
});

it('counts all of those that a page has, drawn or not, with what they count', () => {
  const box = (to: number, shown: string, label: string) =>
    `<div data-target="${to}"><span>${shown}</span><span>${label}</span></div>`;
  const row = (shown: string) =>
    `<section><b data-to="130">${shown}</b></section><section><b data-to="5">0</b></section>${box(1890, '0000', 'Founded')}`;
  expect(counted(row('0'), row('130'))).toEqual([
    '0 · counted up to 130 by a script',
    '0 · counted up to 5 by a script',
    '0000 · Founded · counted up to 1890 by a script',
  ]);
  // A figure that stands beside a number of something else is what it says.
  const rated = '<div data-rated="5"><span>0</span> <span>comments</span></div>';
  expect(counted(rated, rated)).toEqual([]);
});

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

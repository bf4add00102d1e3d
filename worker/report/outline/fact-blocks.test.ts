import { expect, it } from 'vitest';
import type { OpeningHours } from '../../audit/facts/facts.ts';
import { emptyWeek } from '../../audit/facts/hours/hours-week.ts';
import { createCitations } from '../citations.ts';
import { selectHours } from '../view/hours.ts';
import { factBlocks } from './fact-blocks.ts';

const told = (value: OpeningHours): string => {
  const hours = selectHours({ value, sources: [] }, createCitations());
  const groups = [{ id: 'reach', title: 'How to reach you', rows: [], hours }];
  const [block] = factBlocks({ groups });
  const [row] = block?.kind === 'rows' ? block.rows : [];
  return (row?.lines[0]?.text ?? '').replaceAll('\u00a0', ' ');
};

it('leaves out a day of which nothing is said, and tells appointments where nothing else is said', () => {
  const day = (): OpeningHours['mo'] => [['08:00', '18:00']];
  const week = { ...emptyWeek(), mo: day(), tu: day(), th: day(), sa: [] };
  expect(told({ ...week, byAppointment: true })).toBe(
    'Monday to Tuesday: 08:00 – 18:00; Thursday: 08:00 – 18:00; Saturday: Closed',
  );
  expect(told({ ...emptyWeek(), byAppointment: true })).toBe('By appointment');
});

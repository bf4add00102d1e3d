import { expect, it } from 'vitest';
import { facts } from '../../testing/audit-builders.ts';
import { tellsUnsureDays } from './sure-facts.ts';

const { languages } = facts();
const unsure = (text: string) => tellsUnsureDays(text, { languages, openingHours: null });

it('a description with the hours of the door is not written while those are in doubt', () => {
  expect(unsure('Larch ices, open daily from 11 am.')).toBe(true);
  expect(unsure('Larch ices, made fresh. Open Wednesday to Sunday.')).toBe(true);
  expect(unsure('Larch ices, made fresh every day.')).toBe(false);
  expect(unsure('Larch ices: order before 10:00, and they are yours tomorrow.')).toBe(false);
});

it('beside sure hours it is written', () => {
  const { openingHours } = facts({
    openingHours: {
      value: {
        mo: [['11:00', '18:00']],
        tu: null,
        we: null,
        th: null,
        fr: null,
        sa: null,
        su: null,
        byAppointment: false,
      },
      sources: [],
    },
  });
  expect(tellsUnsureDays('Larch ices, open daily from 11 am.', { languages, openingHours })).toBe(false);
});

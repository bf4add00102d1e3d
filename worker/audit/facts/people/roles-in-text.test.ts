import { expect, it } from 'vitest';
import { hasRole, isRoleAlone, isRoleLine, isSmallRole, roleAhead, roleFirst, roleLast } from './roles-in-text.ts';

it('tells roles from words that accents or letters around them make others', () => {
  expect(['Graphic designer', 'Zahnärztin', 'Zeugwart', 'Head of Sales'].map(hasRole)).not.toContain(false);
  expect(['Désigner un lead', 'Trainerlizenz', 'Head of', '@anna_coiffeur_bern'].map(hasRole)).not.toContain(true);
});

it('knows a role that stands alone, with its number, its field and its colon', () => {
  expect(['1. Vorsitzender:', 'Facharzt für Innere Medizin', 'Owner'].map(isRoleAlone)).not.toContain(false);
  expect(['Owner Anna', 'our owner', '1. Mai:'].map(isRoleAlone)).not.toContain(true);
  expect(isRoleLine('CEO of Larch Travels')).toBe(true);
  expect(isRoleLine('Ask our doctor. He knows')).toBe(false);
});

it('parts a role from the name beside it', () => {
  expect(roleFirst('Frau Dozentin Anna Roth')).toEqual({ role: 'Dozentin', end: 14 });
  expect(roleFirst('Director: Anna Roth')).toEqual({ role: 'Director', end: 10 });
  expect(roleLast('Eva Klein, Physiotherapist')).toEqual({ name: 'Eva Klein', role: 'Physiotherapist' });
  expect(roleLast('Meet our Physiotherapist')).toBeNull();
  expect(roleAhead('very own head chef, and cooks')).toEqual({ role: 'head chef', rest: ', and cooks' });
  expect(isSmallRole('head chef')).toBe(true);
});

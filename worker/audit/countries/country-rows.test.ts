import { describe, expect, it } from 'vitest';
import { countryCode } from './country-names.ts';
import { COUNTRY_ROWS, codeStands } from './country-rows.ts';
import { POSTAL_FORMS } from './postal/postal-forms.ts';

describe('the rows of countries', () => {
  it.each([...COUNTRY_ROWS])('%s: its forms of codes are looked for, and its code stands on one side', (code, row) => {
    expect(countryCode(code)).toBe(code);
    for (const form of row.postal ?? []) expect(POSTAL_FORMS).toContain(form);
    expect(row.codeDigits === undefined || codeStands(code) !== null).toBe(true);
    // Quarters are how French is written; places are not.
    if (row.findsHousesBy === 'quarters') expect(row.order).toBe('francophone');
  });

  it('weigh no mark of a text more than a domain', () => {
    const weights = [...COUNTRY_ROWS.values()].flatMap(({ marks = [] }) => marks.map(({ weight }) => weight));
    expect(weights.length).toBeGreaterThan(20);
    expect(Math.max(...weights)).toBeLessThanOrEqual(4);
  });
});

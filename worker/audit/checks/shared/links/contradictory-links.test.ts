import { describe, expect, it } from 'vitest';
import { page } from '../../../../testing/audit-builders.ts';
import { contradictoryLinks } from './contradictory-links.ts';

const dials = (text: string, href: string) => contradictoryLinks(page(`<a href="tel:${href}">${text}</a>`)).length > 0;

describe('a link that dials another number than it shows', () => {
  it.each([
    ['+55 81 98576 4691', '+55 11 98576 4691'],
    ['+91 918885321000 (Ram)', '+918885321000'],
    ['031-606-0808', '031-622-2882'],
  ])('%s → %s', (text, href) => {
    expect(dials(text, href)).toBe(true);
  });

  it.each([
    ['+49 (0)221 4710 1234', '+4922147101234'],
    ['+49 0221 4710 1234', '+4922147101234'],
    ['0049 221 4710 1234', '+4922147101234'],
    ['0221 4710 1234', '+4922147101234'],
    ['+44 20 7946 0123 ext. 4', '+442079460123'],
    ['Call us', '+442079460123'],
  ])('%s → %s is the same one', (text, href) => {
    expect(dials(text, href)).toBe(false);
  });
});

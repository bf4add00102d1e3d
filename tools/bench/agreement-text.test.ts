import { describe, expect, it } from 'vitest';
import { agreementText } from './agreement-text.ts';
import { parts, whole } from './comparison.ts';
import { summary } from './engine-cpu.ts';

describe('agreementText', () => {
  it('names every disagreement and adds up facts and all', () => {
    const text = agreementText([
      { name: 'span', comparisons: [whole('trade', true, 'builder', 'builder'), whole('rating', false, 4.5, null)] },
      { name: 'leim', comparisons: parts('services', ['Fenster', 'Türen'], (label) => label === 'Türen', ['Türen']) },
    ]);
    expect(text).toContain('span: rating 0/1, labelled 4.5, read null');
    expect(text).toContain('leim: services 1/2, labelled ["Fenster"], read ["Türen"]');
    expect(text).not.toContain('span: trade');
    expect(text).toMatch(/^all +2\/4 +50\.0 %$/m);
  });
});

describe('summary', () => {
  it('keeps the first run apart and leaves the warming up out', () => {
    expect(summary([900, 500, 400, 300, 300, 300, 12, 10, 11])).toEqual({
      cold: 900,
      min: 10,
      median: 11,
      max: 12,
      runs: 3,
    });
  });
});

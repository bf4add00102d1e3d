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
  it('is the least, the middle and the most', () => {
    expect(summary([900, 500, 700, 400])).toEqual({ min: 400, median: 500, max: 900, runs: 4 });
    expect(summary([12])).toEqual({ min: 12, median: 12, max: 12, runs: 1 });
  });
});

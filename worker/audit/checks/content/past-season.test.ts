import { describe, expect, it } from 'vitest';
import { main, outcome, text } from '../../../testing/run-content-check.ts';

describe('outdated-statements, of a season', () => {
  const camps = ['June 21st–25th', 'June 28th – July 2nd', 'July 5–9'].map((days) => `<li>${days}</li>`).join('');
  const of = (stamp: string, more = '') =>
    outcome('outdated-statements', main(`<span>${stamp}</span><ul>${camps}</ul>${more}${text(2)}`));

  it('is over when no later year stands anywhere', () => {
    expect(of('Summer, 2021')).toBe('fail');
    expect(of('Summer, 2026')).toBe('pass');
    expect(of('Summer, 2021', '<p>Places for 2026 are still free.</p>')).toBe('pass');
  });
  it('is not the year a business began, nor a single date', () => {
    expect(of('Since 2021')).toBe('pass');
    expect(outcome('outdated-statements', main(`<span>Summer 2021</span><p>July 5–9</p>${text(2)}`))).toBe('pass');
  });
});

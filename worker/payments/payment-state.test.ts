import { describe, expect, it } from 'vitest';
import { ENTITLING_STATES, MOVES, nextState, type PaymentState, type PaymentWord } from './payment-state.ts';

const STATES: PaymentState[] = ['open', 'processing', 'succeeded', 'disputed', 'lost', 'refunded', 'failed'];
const WORDS = Object.keys(MOVES) as PaymentWord[];

/** Rows: how it stands. Columns: what is said. */
const TABLE: Record<PaymentState, Record<PaymentWord, PaymentState>> = {
  // biome-ignore format: a table reads as a table
  open:       { open: 'open',       processing: 'processing', succeeded: 'succeeded', disputed: 'disputed', won: 'succeeded', lost: 'lost',     refunded: 'refunded', failed: 'failed' },
  // biome-ignore format: a table reads as a table
  processing: { open: 'processing', processing: 'processing', succeeded: 'succeeded', disputed: 'disputed', won: 'succeeded', lost: 'lost',     refunded: 'refunded', failed: 'failed' },
  // biome-ignore format: a table reads as a table
  succeeded:  { open: 'succeeded',  processing: 'succeeded',  succeeded: 'succeeded', disputed: 'disputed', won: 'succeeded', lost: 'lost',     refunded: 'refunded', failed: 'succeeded' },
  // biome-ignore format: a table reads as a table
  disputed:   { open: 'disputed',   processing: 'disputed',   succeeded: 'disputed',  disputed: 'disputed', won: 'succeeded', lost: 'lost',     refunded: 'refunded', failed: 'disputed' },
  // biome-ignore format: a table reads as a table
  lost:       { open: 'lost',       processing: 'lost',       succeeded: 'lost',      disputed: 'lost',     won: 'lost',      lost: 'lost',     refunded: 'lost',     failed: 'lost' },
  // biome-ignore format: a table reads as a table
  refunded:   { open: 'refunded',   processing: 'refunded',   succeeded: 'refunded',  disputed: 'refunded', won: 'refunded',  lost: 'refunded', refunded: 'refunded', failed: 'refunded' },
  // biome-ignore format: a table reads as a table
  failed:     { open: 'failed',     processing: 'failed',     succeeded: 'succeeded', disputed: 'disputed', won: 'succeeded', lost: 'lost',     refunded: 'refunded', failed: 'failed' },
};

describe('nextState', () => {
  it.each(STATES.flatMap((state) => WORDS.map((word) => [state, word] as const)))('%s, told %s', (state, word) => {
    expect(nextState(state, word)).toBe(TABLE[state][word]);
  });

  it('ends: from every state, whatever is said, in whatever order, no state but a dispute is ever entered twice', () => {
    const walk = (state: PaymentState, seen: PaymentState[]): void => {
      for (const word of WORDS) {
        const next = nextState(state, word);
        if (next === state) continue;
        if (seen.includes(next)) {
          // A dispute that is won goes back to where it came from, and may be followed by another.
          expect([state, next].toSorted()).toEqual(['disputed', 'succeeded']);
          continue;
        }
        walk(next, [...seen, next]);
      }
    };
    for (const state of STATES) walk(state, [state]);
  });

  it('never takes a paid report away but for a lost dispute or a refund', () => {
    for (const state of ENTITLING_STATES) {
      const taking = WORDS.filter((word) => !ENTITLING_STATES.includes(nextState(state, word)));
      expect(taking).toEqual(['lost', 'refunded']);
    }
  });
});

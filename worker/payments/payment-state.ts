/** How a payment stands with us. `failed`: it can no longer be paid. */
export type PaymentState = 'open' | 'processing' | 'succeeded' | 'disputed' | 'lost' | 'refunded' | 'failed';

/** What a provider may say of a payment. `won`: a dispute ended in our favour. `open` moves nothing. */
export type PaymentWord = 'open' | 'processing' | 'succeeded' | 'disputed' | 'won' | 'lost' | 'refunded' | 'failed';

/** In these the report is unlocked: a dispute that is still open takes nothing away. */
export const ENTITLING_STATES: readonly PaymentState[] = ['succeeded', 'disputed'];

interface Move {
  from: readonly PaymentState[];
  to: PaymentState;
}

const UNSETTLED: readonly PaymentState[] = ['open', 'processing'];
/** Money that moved after we had given up was still paid. */
const NOT_YET_PAID: readonly PaymentState[] = [...UNSETTLED, 'failed'];

/**
 * Every move there is. Words arrive late, twice and in any order: each may only take a payment forward, so a word that comes too
 * late finds no move. Product decisions §4: a refund or a lost dispute takes the report back.
 */
export const MOVES: Readonly<Record<PaymentWord, Move>> = {
  open: { from: [], to: 'open' },
  processing: { from: ['open'], to: 'processing' },
  succeeded: { from: NOT_YET_PAID, to: 'succeeded' },
  disputed: { from: [...NOT_YET_PAID, 'succeeded'], to: 'disputed' },
  won: { from: [...NOT_YET_PAID, 'disputed'], to: 'succeeded' },
  lost: { from: [...NOT_YET_PAID, 'succeeded', 'disputed'], to: 'lost' },
  refunded: { from: [...NOT_YET_PAID, 'succeeded', 'disputed'], to: 'refunded' },
  failed: { from: UNSETTLED, to: 'failed' },
};

/** Where a word takes a payment; the state itself when it moves nothing. */
export function nextState(state: PaymentState, word: PaymentWord): PaymentState {
  const { from, to } = MOVES[word];
  return from.includes(state) ? to : state;
}

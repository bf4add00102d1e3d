/** One website, once. Specification §9. */
export const PRICE = { amountCents: 999, currency: 'usd' } as const;

/** One website, once. Specification §9. The only place that knows it: the server charges it, the screens show it. */
export const PRICE = { amountCents: 999, taxCents: 0, currency: 'usd' } as const;

/** "$9.99". `currency` is ISO 4217 in either case. */
export const formatCents = (cents: number, currency: string = PRICE.currency): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

/** The amounts as the specification writes them. Written when one is asked for: an isolate that starts shows none. */
export const PRICE_WORDS = {
  get price() {
    return formatCents(PRICE.amountCents);
  },
  get tax() {
    return formatCents(PRICE.taxCents);
  },
  get total() {
    return formatCents(PRICE.amountCents + PRICE.taxCents);
  },
};

interface Offer {
  value: string;
}

/** The names of what is on offer that are sure: told as some of it, never as all. */
export function toldOffers<T extends Offer>(offers: readonly T[], isSure: (offer: T) => boolean): T[] {
  const sure = offers.filter(isSure);
  return sure.filter((one) => !isPartOfAnother(one, sure));
}

/** "Manicure" beside "Manicure and pedicure": the longer name says both. "Massage – 60 minutes" is one of several. */
const isPartOfAnother = <T extends Offer>({ value }: T, all: readonly T[]): boolean =>
  all.some((other) => {
    const rest = other.value.toLowerCase().startsWith(`${value.toLowerCase()} `) ? other.value.slice(value.length) : '';
    return rest !== '' && !/^\s[–—-]\s/.test(rest) && rest.trim().split(/\s+/).length <= MAX_WORDS_MORE;
  });

const MAX_WORDS_MORE = 2;

/** Fewer sums among many are no prices of the business: what each is for its owner has to confirm. */
export const areTold = (sure: readonly unknown[], all: readonly unknown[]): boolean =>
  sure.length >= MIN_SUMS || 2 * sure.length >= all.length;

const MIN_SUMS = 3;

interface Offer {
  value: string;
}

/**
 * The names of what is on offer where they may be told: some of them read as all of it, so those in doubt must be few beside them.
 * "Massage" and "Back massage" are one in two wordings.
 */
export function toldOffers<T extends Offer>(offers: readonly T[], isSure: (offer: T) => boolean): T[] {
  const sure = offers.filter(isSure);
  const keys = sure.map(({ value }) => value.toLowerCase());
  const others = offers.filter(({ value }) => {
    const key = value.toLowerCase();
    return !keys.some((one) => one.includes(key) || key.includes(one));
  });
  return sure.length >= others.length * MIN_TO_ONE ? sure.filter((one) => !isPartOfAnother(one, sure)) : [];
}

/** "Manicure" beside "Manicure and pedicure": the longer name says both. "Massage – 60 minutes" is one of several. */
const isPartOfAnother = <T extends Offer>({ value }: T, all: readonly T[]): boolean =>
  all.some((other) => {
    const rest = other.value.toLowerCase().startsWith(`${value.toLowerCase()} `) ? other.value.slice(value.length) : '';
    return rest !== '' && !/^\s[–—-]\s/.test(rest) && rest.trim().split(/\s+/).length <= MAX_WORDS_MORE;
  });

const MAX_WORDS_MORE = 2;

/** So many sure ones to one that is not. */
const MIN_TO_ONE = 1.5;

/** Fewer sums among many are no prices of the business: what each is for its owner has to confirm. */
export const areTold = (sure: readonly unknown[], all: readonly unknown[]): boolean =>
  sure.length >= MIN_SUMS || 2 * sure.length >= all.length;

const MIN_SUMS = 3;

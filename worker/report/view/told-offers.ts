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
  return sure.length >= others.length * MIN_TO_ONE ? sure : [];
}

/** So many sure ones to one that is not. */
const MIN_TO_ONE = 1.5;

import type { Facts } from '../../audit/facts/facts.ts';

type Address = Facts['addresses'][number];

/** Towns of the addresses that may be told, each once, and whether those are all the places of the business that were read. */
export interface Towns<Told extends Address> {
  names: string[];
  isAll: boolean;
  addresses: Told[];
}

/** More are a chain, which is in no town. */
const MAX_TOWNS = 3;

export function townsOf<Told extends Address>(
  addresses: readonly Told[],
  isSure: (address: Told) => boolean,
): Towns<Told> {
  const sure = addresses.filter((address) => isSure(address) && address.value.locality !== null);
  const names = [...new Set(sure.flatMap(({ value }) => value.locality ?? []))];
  const isAll = addresses.every(({ value }) => value.locality === null || names.includes(value.locality));
  return names.length > MAX_TOWNS ? { names: [], isAll: false, addresses: [] } : { names, isAll, addresses: sure };
}

import { isVisited } from '../../audit/facts/addresses/visited.ts';
import type { Facts } from '../../audit/facts/facts.ts';
import type { Results } from '../../contract/results.ts';

type Address = Facts['addresses'][number];

/** Towns of the addresses that may be told, each once, and whether those are all the places of the business that were read. */
export interface Towns<Told extends Address> {
  names: string[];
  isAll: boolean;
  addresses: Told[];
}

/** More are a chain, which is in no town. */
const MAX_TOWNS = 3;

/** Of addresses customers come to. */
export const townsOf = <Told extends Address>(
  addresses: readonly Told[],
  isSure: (address: Told) => boolean,
): Towns<Told> => towns(addresses, (address) => isSure(address) && isVisited(address));

/** Of all the others: where letters reach it, or who is liable for it. */
export const seatsOf = <Told extends Address>(
  addresses: readonly Told[],
  isSure: (address: Told) => boolean,
): Towns<Told> => towns(addresses, (address) => isSure(address) && !isVisited(address));

function towns<Told extends Address>(addresses: readonly Told[], isTold: (address: Told) => boolean): Towns<Told> {
  const sure = addresses.filter((address) => isTold(address) && address.value.locality !== null);
  const names = [...new Set(sure.flatMap(({ value }) => value.locality ?? []))];
  const isAll = addresses.every(({ value }) => value.locality === null || names.includes(value.locality));
  return names.length > MAX_TOWNS ? { names: [], isAll: false, addresses: [] } : { names, isAll, addresses: sure };
}

/** Whether an address stands on legal pages alone. */
export function isOfNotice({ sources }: Pick<Address, 'sources'>, pages: Results['pages']): boolean {
  const legal = new Set(pages.filter(({ role }) => role === 'legal').map(({ url }) => url));
  return sources.length > 0 && sources.every(({ pageUrl }) => legal.has(pageUrl));
}

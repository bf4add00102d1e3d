import type { Rated, VisitedAddress } from '../facts.ts';

/**
 * Whether customers come to an address: something beside it says so, or the owner named it. Any other is told as an address and stands for
 * no place: a legal notice names who is liable, be that the office of a firm that works elsewhere or the home of who runs a shop.
 */
export const isVisited = ({ isVisited, confirmed }: Told): boolean =>
  isVisited === true || confirmed === 'corrected' || confirmed === 'added';

type Told = Pick<VisitedAddress, 'isVisited'> & Partial<Pick<Rated, 'confirmed'>>;

/** Those customers come to. */
export const visitedOf = <T extends Told>(addresses: readonly T[]): T[] => addresses.filter(isVisited);

/** A box takes letters. */
const BOX = /^(?:p\.? ?o\.? ?box|postfach|boîte postale|bp|apartado|casilla)\b[^a-z]*$/iu;

export const isBox = (street: string | null): boolean => street !== null && BOX.test(street);

import { hasPublicAddress, publicAddress } from '../../fixes/public-address.ts';
import type { PremiumInput } from '../premium-input.ts';

/** Under no name it is sure to have: nobody else's tool can reach it, and its address is no name to print. */
export const isOutOfReach = ({ inputs }: PremiumInput): boolean => !hasPublicAddress(inputs);

/** "example.com"; "your website" while it has no public name. */
export const siteName = (input: PremiumInput): string =>
  isOutOfReach(input) ? 'your website' : new URL(siteAddress(input)).hostname;

/** A page of the website as visitors know it; the home page unless said. */
export const siteAddress = ({ inputs: { target } }: PremiumInput, url = target.homeUrl): string =>
  publicAddress(url, target);

import { parse } from 'tldts';

/** Country-code domains sold worldwide say nothing about a country. */
const GENERIC_CCTLDS = new Set('io co ai me tv cc fm gg sh ly to la ws bio eu'.split(' '));

/** The country whose code the name of a host ends with; null for those used all over the world. */
export function countryOfHost(host: string): string | null {
  const suffix = parse(host).publicSuffix?.split('.').at(-1) ?? '';
  if (!/^[a-z]{2}$/.test(suffix) || GENERIC_CCTLDS.has(suffix)) return null;
  return suffix === 'uk' ? 'GB' : suffix.toUpperCase();
}

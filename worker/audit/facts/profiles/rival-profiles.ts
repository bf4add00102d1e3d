import { parseSocialAddress } from './social-networks.ts';

/** Two addresses of one network that are not the same profile: of which one is its own, the website alone knows. */
export function isRival(one: string, other: string): boolean {
  const [a, b] = [profileOf(one), profileOf(other)];
  return a !== null && b !== null && a.host === b.host && a.key !== b.key;
}

/** Those of the sure ones of which none that was read is on the same network. */
export const sureProfiles = (sure: readonly string[], read: readonly string[]): string[] =>
  sure.filter((one) => !read.some((other) => isRival(one, other)));

function profileOf(address: string): { host: string; key: string } | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, search } = new URL(address);
  const known = parseSocialAddress(address);
  const host = hostname.toLowerCase().replace(/^(?:www|m|[a-z]{2}(?:-[a-z]{2})?)\./, '');
  return { host, key: known?.key ?? `${pathname.toLowerCase().replace(/\/+$/, '')}${search}` };
}

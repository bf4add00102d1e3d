import type { Target } from '../observations.ts';

/** Whether visitors know the website by an address at all: a private host that names no public one is nobody's. */
export const hasPublicAddress = ({ isPrivate, aliasHost }: Target): boolean => !isPrivate || aliasHost !== null;

/** An address as visitors will know it: a private target that names its public host everywhere is written with that host. */
export function publicAddress(url: string, { aliasHost, aliasBase = '/' }: Target): string {
  if (aliasHost === null) return url;
  const { pathname, search, hash } = new URL(url);
  return `https://${aliasHost}${aliasBase}${pathname.slice(1)}${search}${hash}`;
}

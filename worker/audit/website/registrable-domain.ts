import { getDomain, parse } from 'tldts';
import { isReservedName } from './placeholder-domain.ts';
import { remembered } from './text/remembered.ts';

/** Of an address or a host, what its owner registered: "example.co.uk"; null where there is none. A website names the same few hosts. */
export const registrableDomain = remembered((address) => getDomain(address));

/** The same, but of a host that lets others publish under a name below its own ("shop.github.io"), that name. */
export const separateDomain = remembered((address) => getDomain(address, { allowPrivateDomains: true }));

/** "larch.vee": no such ending was ever given out, so nobody can have the name. Names kept for examples are another matter. */
export const hasNoEnding = remembered((host): boolean => {
  const { isIcann, isPrivate } = parse(host);
  return isIcann === false && isPrivate === false && !isReservedName(host);
});

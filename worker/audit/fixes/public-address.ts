import { isFreeMail } from '../facts/emails/email-texts.ts';
import type { Facts } from '../facts/facts.ts';
import type { Target } from '../observations.ts';
import { isPlaceholderDomain } from '../website/placeholder-domain.ts';
import { registrableDomain, separateDomain } from '../website/registrable-domain.ts';

interface Known {
  target: Target;
  facts: Pick<Facts, 'emails'>;
}

/** Whether visitors know the website by an address at all: a private host that names no public one is nobody's. */
export const hasPublicAddress = ({ target: { isPrivate, aliasHost }, facts }: Known): boolean =>
  !isPrivate || (aliasHost !== null && !isPlaceholderDomain(aliasHost) && !isWorkshop(aliasHost, facts));

/**
 * A name below somebody else's ("inn.github.io"), of a business that has a domain for its mail: where it was built, more likely than where
 * people look for it.
 */
const isWorkshop = (host: string, { emails }: Known['facts']): boolean =>
  separateDomain(host) !== registrableDomain(host) &&
  emails.some(({ value }) => !isFreeMail(value) && registrableDomain(value.slice(value.indexOf('@') + 1)) !== null);

/** An address as visitors will know it: a private target that names its public host everywhere is written with that host. */
export function publicAddress(url: string, { aliasHost, aliasBase = '/' }: Target): string {
  if (aliasHost === null) return url;
  const { pathname, search, hash } = new URL(url);
  // Two strokes in a row are a slip of whoever wrote the canonical links.
  const path = `${aliasBase}${pathname.slice(1)}`.replace(/\/{2,}/g, '/');
  return `https://${aliasHost}${path}${search}${hash}`;
}

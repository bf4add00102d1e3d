import { isFreeMail } from '../facts/emails/email-texts.ts';
import type { Facts } from '../facts/facts.ts';
import type { Target } from '../observations.ts';
import { isPlaceholderDomain } from '../website/placeholder-domain.ts';
import type { ReadPage } from '../website/read-pages.ts';
import { registrableDomain, separateDomain } from '../website/registrable-domain.ts';

interface Known {
  target: Target;
  facts: Pick<Facts, 'emails'>;
  pages?: readonly ReadPage[] | null | undefined;
}

/** Whether visitors know the website by an address at all: a private host that names no public one is nobody's. */
export const hasPublicAddress = ({ target: { isPrivate, aliasHost }, facts, pages }: Known): boolean =>
  !isPrivate || (aliasHost !== null && !isPlaceholderDomain(aliasHost) && !isWorkshop(aliasHost, facts, pages ?? []));

/**
 * A name below somebody else's ("inn.github.io"), of a business that has a domain for its mail, or that no page calls itself by, only a list
 * of pages made once: where it was built, more likely than where people look for it.
 */
const isWorkshop = (host: string, { emails }: Known['facts'], pages: readonly ReadPage[]): boolean =>
  separateDomain(host) !== registrableDomain(host) &&
  (emails.some(({ value }) => !isFreeMail(value) && registrableDomain(value.slice(value.indexOf('@') + 1)) !== null) ||
    !isNamed(host, pages));

/** Asked for every address that is written; goes with the pages. */
const named = new WeakMap<readonly ReadPage[], boolean>();

function isNamed(host: string, pages: readonly ReadPage[]): boolean {
  const known = named.get(pages) ?? pages.some((page) => names(page, host));
  named.set(pages, known);
  return known;
}

/** Whether the page writes the host out, in its head, its data or a link. */
const names = ({ plain: { view } }: ReadPage, host: string): boolean =>
  [
    ...view.headLinks.map(({ href }) => href),
    ...view.metas.map(({ content }) => content),
    ...view.jsonLd.map(({ text }) => text),
    ...view.links.map(({ href }) => href),
  ].some((text) => text.includes(`//${host}`));

/** Where visitors begin: the address that was typed, which may lead on to a page of another name. */
export const publicHome = (target: Target): string =>
  publicAddress(target.typedUrl === target.scopeUrl ? target.scopeUrl : target.homeUrl, target);

/** An address as visitors will know it: a private target that names its public host everywhere is written with that host. */
export function publicAddress(url: string, { aliasHost, aliasBase = '/' }: Target): string {
  if (aliasHost === null) return url;
  const { pathname, search, hash } = new URL(url);
  // Two strokes in a row are a slip of whoever wrote the canonical links.
  const path = `${aliasBase}${pathname.slice(1)}`.replace(/\/{2,}/g, '/');
  return `https://${aliasHost}${path}${search}${hash}`;
}

import { isFreeMail } from '../facts/emails/email-texts.ts';
import type { Facts } from '../facts/facts.ts';
import type { Target } from '../observations.ts';
import { isDoubtedHost } from '../website/hosts/doubted-host.ts';
import { isPlaceholderDomain } from '../website/placeholder-domain.ts';
import type { ReadPage } from '../website/read-pages.ts';
import { registrableDomain, separateDomain } from '../website/registrable-domain.ts';

interface Known {
  target: Target;
  facts: Pick<Facts, 'emails'> & Partial<Pick<Facts, 'businessName'>>;
  pages?: readonly ReadPage[] | null | undefined;
}

/** Whether visitors know the website by an address for sure: a private host that names no public one is nobody's, and one named may be another's. */
export function hasPublicAddress(known: Known): boolean {
  const { isPrivate, aliasHost } = known.target;
  if (!isPrivate) return true;
  if (aliasHost === null || isPlaceholderDomain(aliasHost)) return false;
  const pages = known.pages ?? [];
  const verdict =
    sure.get(pages) ?? (!isWorkshop(aliasHost, known.facts, pages) && !isDoubtedHost(aliasHost, known.facts, pages));
  sure.set(pages, verdict);
  return verdict;
}

/** Asked for every address that is written; goes with the pages. */
const sure = new WeakMap<readonly ReadPage[], boolean>();

/**
 * A name below somebody else's ("inn.github.io"), of a business that has a domain for its mail, or that no page calls itself by, only a list
 * of pages made once: where it was built, more likely than where people look for it.
 */
const isWorkshop = (host: string, { emails }: Known['facts'], pages: readonly ReadPage[]): boolean =>
  separateDomain(host) !== registrableDomain(host) &&
  (emails.some(({ value }) => !isFreeMail(value) && registrableDomain(value.slice(value.indexOf('@') + 1)) !== null) ||
    !pages.some((page) => names(page, host)));

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

import { canonicalsOf } from '../website/canonicals.ts';
import type { ReadPage } from '../website/read-pages.ts';
import { isIndexFile, secondForm } from '../website/second-form.ts';
import { pageKey } from '../website/site-address.ts';
import type { FixInput } from './fix-input.ts';
import { isWithheld } from './is-withheld.ts';
import { absoluteAddress } from './page-fix.ts';
import { hasPublicAddress } from './public-address.ts';
import { isCopied, sharingFile } from './shared-file.ts';

/**
 * The one address a page is to be known by, absolute; null where that is in doubt: a query may show the same page under another address or
 * another page in the same file, pages of other titles may be copies of one file, a canonical link may name another, links may lead
 * to it under two addresses, and a private host is nobody's address.
 */
export function provedAddress(input: FixInput, page: ReadPage): string | null {
  const { target, pages, attempts, linkChecks, sitemaps } = input.inputs;
  const { finalUrl, status, view } = page.plain;
  if (status >= 400 || new URL(finalUrl).search !== '' || sharingFile(page, pages ?? []).length > 0) return null;
  if (isCopied(page, pages ?? [])) return null;
  if (!hasPublicAddress(input.inputs) || isWithheld(input, page)) return null;
  const known = { pages: pages ?? [], attempts, linkChecks: linkChecks ?? [], sitemaps: sitemaps ?? [], target };
  const folder = folderShown(page);
  if (folder === null && secondForm(page, known) !== null) return null;
  const address = absoluteAddress(input, folder ?? finalUrl, finalUrl);
  const isOther = (href: string) => {
    const named = absoluteAddress(input, href, view.baseUrl);
    return named === null || address === null || pageKey(named) !== pageKey(address);
  };
  const named = canonicalsOf(page);
  if (named.some(isOther)) return null;
  return (
    address &&
    ownForm(
      named.flatMap((href) => absoluteAddress(input, href, view.baseUrl) ?? []),
      address,
    )
  );
}

/** "/contact/index.html", where a script of the page leads a browser on to "/contact/": that is what it is known by. */
function folderShown({ plain, rendered }: ReadPage): string | null {
  const ended = rendered?.finalUrl ?? null;
  return isIndexFile(plain.finalUrl) && ended === new URL('./', plain.finalUrl).href ? ended : null;
}

/** Of "/en/" and "/en/index.html" the one the page itself names. A stroke left out at the end, or another host, would lead on from there. */
function ownForm(named: readonly string[], address: string): string {
  const { host, protocol, pathname } = new URL(address);
  const own = named.find((one) => {
    const url = new URL(one);
    const isSame = url.host === host && url.protocol === protocol && url.search + url.hash === '';
    return isSame && `${url.pathname}/` !== pathname && !url.pathname.includes('//');
  });
  return own ?? address;
}

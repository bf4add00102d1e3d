import type { PageView } from '../website/page/page-view.ts';
import type { ReadPage } from '../website/read-pages.ts';
import { ownAddress } from '../website/site-address.ts';
import type { FixInput } from './fix-input.ts';

const bare = (url: string): string => url.replace(/#.*$/, '');

/**
 * The absolute address of a picture; null for inline data and for none. An empty `src` means the address of the page it stands on, and
 * what was read as a page is no picture.
 */
export function pictureUrl(src: string | null, view: PageView, pages: readonly ReadPage[]): string | null {
  const raw = src?.trim() ?? '';
  if (raw === '' || raw.startsWith('data:') || !URL.canParse(raw, view.baseUrl)) return null;
  const url = new URL(raw, view.baseUrl).href;
  const isPage =
    bare(url) === bare(view.baseUrl) ||
    pages.some((page) => bare(page.url) === bare(url) || bare(page.plain.finalUrl) === bare(url));
  return isPage ? null : url;
}

/** Whether the picture was asked for and not sent: nothing more should name it. A copy is asked for its own in place of the public one. */
export function isNotThere({ inputs: { linkChecks, target, pages } }: FixInput, url: string): boolean {
  const asked = ownAddress(url, url, target) ?? url;
  if ((pages ?? []).some(({ rendered }) => rendered?.gonePictures?.some((gone) => gone === url || gone === asked)))
    return true;
  return (linkChecks ?? []).some(
    (check) =>
      check.kind === 'image' &&
      (check.url === url || check.url === asked) &&
      (check.failure !== null || check.status < 200 || check.status > 299),
  );
}

import { placeOf } from '../../website/page/page-text.ts';
import type { PageView } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { leadsElsewhere } from '../../website/site-address.ts';
import { misspeltAddress } from '../../website/unasked/misspelt-address.ts';
import type { FactSource } from '../facts.ts';
import { parseSocialAddress } from '../profiles/social-networks.ts';

/**
 * A link to another website that says what it is by a sign or a picture alone, as a button with the sign of a messenger: it may well be
 * the way to get in touch, and no address of a shortener tells. So may an account on a network, whose owner can be written to there.
 */
export function wayElsewhere({
  url: pageUrl,
  plain,
  rendered,
}: ReadPage): Pick<FactSource, 'pageUrl' | 'place' | 'seen'> | null {
  for (const view of [plain.view, ...(rendered ? [rendered.view] : [])]) {
    const pictured = new Set(view.images.flatMap(({ link }) => link ?? []));
    const found = view.links.find(
      (link, at) =>
        (leavesWebsite(link.url, pageUrl) || misspeltAddress(link) !== null) &&
        (link.text.trim() === '' || pictured.has(at) || parseSocialAddress(link.url ?? '') !== null),
    );
    if (found) return { pageUrl, place: placeOf(view, found.path), seen: found.href };
  }
  return null;
}

const leavesWebsite = (to: PageView['links'][number]['url'], pageUrl: string): boolean =>
  to !== null && /^https?:/i.test(to) && leadsElsewhere(to, pageUrl);

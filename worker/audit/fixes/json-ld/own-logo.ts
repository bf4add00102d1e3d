import { pageKey } from '../../website/site-address.ts';
import type { FixInput } from '../fix-input.ts';
import { absoluteAddress } from '../page-fix.ts';
import { pictureUrl } from '../picture-address.ts';
import { hasPublicAddress } from '../public-address.ts';

/** A file of that name, not "logoff" or a folder of partners' logos. */
const CALLED_LOGO = /(?<![a-z])logo(?![a-z])[^/]*\.(?:png|jpe?g|webp|svg|gif|avif)(?:$|\?)/i;
const FRAME = /(?:^|> )(?:header|nav)(?=[.#\s]|$)/;

/**
 * The picture in the head of the home page that leads home and whose file is called a logo, absolute. null where there is none, or two,
 * of which the website alone knows which is meant.
 */
export function ownLogo(input: FixInput): string | null {
  const { home, pages } = input.inputs;
  if (!home || !hasPublicAddress(input.inputs)) return null;
  const { images, links, paths, baseUrl } = home.plain.view;
  const logos = new Set(
    images.flatMap(({ src, path, link, hidden }) => {
      const leadsTo = link === undefined ? null : links[link]?.url;
      if (hidden || !leadsTo || pageKey(leadsTo) !== pageKey(home.plain.finalUrl)) return [];
      const url = FRAME.test(paths[path] ?? '') ? pictureUrl(src, home.plain.view, pages ?? []) : null;
      return url !== null && CALLED_LOGO.test(url) ? [url] : [];
    }),
  );
  const [url, ...others] = logos;
  return url === undefined || others.length > 0 ? null : absoluteAddress(input, url, baseUrl);
}

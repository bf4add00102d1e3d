import { pageKey } from '../../website/site-address.ts';
import { textKey } from '../../website/text/plain-words.ts';
import type { FixInput } from '../fix-input.ts';
import { absoluteAddress } from '../page-fix.ts';
import { pictureUrl } from '../picture-address.ts';
import { hasPublicAddress } from '../public-address.ts';

/** A file of that name, not "logoff" or a folder of partners' logos. */
const CALLED_LOGO = /(?<![a-z])logo(?![a-z])[^/]*\.(?:png|jpe?g|webp|svg|gif|avif)(?:$|\?)/i;
const FRAME = /(?:^|> )(?:header|nav)(?=[.#\s]|$)/;

/**
 * The picture in the head of the home page that leads home, whose file is called a logo and which says that it shows the business's name,
 * absolute: another may still show a name given up. null where there is none, or two, of which the website alone knows which is meant.
 */
export function ownLogo(input: FixInput): string | null {
  const { home, pages } = input.inputs;
  if (!home || !hasPublicAddress(input.inputs)) return null;
  const { images, links, paths, baseUrl } = home.plain.view;
  const name = textKey(input.facts.businessName?.value ?? '');
  const logos = new Map(
    images.flatMap(({ src, alt, path, link, hidden }) => {
      const leadsTo = link === undefined ? null : links[link]?.url;
      if (hidden || !leadsTo || pageKey(leadsTo) !== pageKey(home.plain.finalUrl)) return [];
      const url = FRAME.test(paths[path] ?? '') ? pictureUrl(src, home.plain.view, pages ?? []) : null;
      return url !== null && CALLED_LOGO.test(url) ? [[url, `${alt ?? ''} ${url.split('/').at(-1)}`] as const] : [];
    }),
  );
  const [only, ...others] = logos;
  if (only === undefined || others.length > 0) return null;
  const [url, said] = only;
  return name !== '' && textKey(said).includes(name) ? absoluteAddress(input, url, baseUrl) : null;
}

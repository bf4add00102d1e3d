import { isHandedOut } from '../../../facts/profiles/social-networks.ts';
import { parsedUrl } from '../../../website/parsed-url.ts';
import { isMapSearch } from '../map-searches.ts';

/** Networks that were shut down for the public: what stood there nobody can open. */
const SHUT_DOWN: ReadonlySet<string> = new Set([
  'plus.google.com',
  'picasaweb.google.com',
  'orkut.com',
  'vine.co',
  'periscope.tv',
  'friendfeed.com',
  'studivz.net',
  'meinvz.net',
]);

/** An address in markup that is nobody's entry or profile: a network shut down, a search on a map, a button to share. */
export const isNoEntry = (address: string): boolean =>
  SHUT_DOWN.has(parsedUrl(address)?.hostname.replace(/^www\./, '') ?? '') ||
  isMapSearch(address) ||
  isHandedOut(address);

import type { Target } from '../../observations.ts';
import type { PageView } from '../page/page-view.ts';
import { ownAddress } from '../site-address.ts';

export interface ShownFile {
  kind: 'picture' | 'video';
  /** On the target. */
  url: string;
}

/** A picture of so few pixels counts visits. */
const MIN_PIXELS = 3;
/** What the network in front of a server makes of its pictures stands on no server. */
const OF_NETWORK = /^https?:\/\/[^/]+\/cdn-cgi\//;

/**
 * The pictures and videos of the website's own that a page shows, each once. Those that are hidden nobody is shown, and in place of one
 * that has other files beside it a browser takes one of these.
 */
export function shownFiles({ images, media, url, baseUrl }: PageView, target: Target): ShownFile[] {
  const own = (src: string | null): string | null => {
    const address = src === null || src.trim() === '' ? null : ownAddress(src, baseUrl, target);
    return address === null || OF_NETWORK.test(address) || address === ownAddress(url, url, target) ? null : address;
  };
  const pictures = images.flatMap(({ src, hidden, width, height, otherFiles }): ShownFile[] => {
    const isSeen = !hidden && !otherFiles && Math.min(width ?? MIN_PIXELS, height ?? MIN_PIXELS) >= MIN_PIXELS;
    const address = isSeen ? own(src) : null;
    return address === null ? [] : [{ kind: 'picture', url: address }];
  });
  const videos = media.flatMap(({ kind, src, hidden, otherFiles }): ShownFile[] => {
    const address = kind === 'video' && !hidden && !otherFiles ? own(src) : null;
    return address === null ? [] : [{ kind: 'video', url: address }];
  });
  return [...new Map([...pictures, ...videos].map((file) => [file.url, file])).values()];
}

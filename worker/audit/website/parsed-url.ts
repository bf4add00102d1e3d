import { FEW_TEXTS, remembered, rememberedBy } from './text/remembered.ts';

/** What `URL` says of an address, as plain text. */
export interface ParsedUrl {
  readonly protocol: string;
  readonly host: string;
  readonly hostname: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** The whole address but for its fragment. */
  readonly page: string;
}

/** The parts of an absolute address; null for what is none. A website names the same few addresses thousands of times: each is parsed once. */
export const parsedUrl = remembered(
  (url): ParsedUrl | null => (URL.canParse(url) ? partsOf(new URL(url)) : null),
  FEW_TEXTS,
);

/** The same of an address as a page at `base` writes it. */
export const resolvedUrl = rememberedBy(
  (raw, base: string): ParsedUrl | null => (URL.canParse(raw, base) ? partsOf(new URL(raw, base)) : null),
  FEW_TEXTS,
);

/** The parts of what is known to be an absolute address. Throws a TypeError otherwise, as `URL` does. */
export const urlParts = (url: string): ParsedUrl => parsedUrl(url) ?? partsOf(new URL(url));

function partsOf(url: URL): ParsedUrl {
  const { protocol, host, hostname, origin, pathname, search, hash } = url;
  url.hash = '';
  return { protocol, host, hostname, origin, pathname, search, hash, page: url.href };
}

/** What one analysis may ask of somebody's server; product decisions §5. Plain requests and the browser's are counted apart. */

/** Of one host, over a whole analysis: by plain HTTP, and again in the browser. */
export const MAX_REQUESTS_A_HOST = 150;
/** Connections a small website can spare for one visitor. */
export const MAX_AT_ONCE = 4;
/** A longer Crawl-delay would cost more than the owner's minute. */
export const MAX_CRAWL_DELAY_MS = 1_000;
export const MAX_PAGE_BYTES = 5_000_000;

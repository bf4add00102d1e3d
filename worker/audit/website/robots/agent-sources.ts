/** What is said of agents of several operators. */
export const ANTHROPIC =
  'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler';
export const META = 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers';

import type { Advice } from './advice.ts';

/** By check id. */
export const discoverabilityAdvice: Record<string, Advice> = {
  'found-impossible-address': {
    title: 'Answer 404 for pages that do not exist',
    description:
      'Your server answers "found" for an address that cannot exist. Indexes then fill with copies and error pages, and no tool can tell which of your pages are real.',
    effort: 'hours',
    owner: 'web person',
  },
  'noindex-meta-tag': {
    title: 'Take the noindex tag off your pages',
    description:
      'A tag in the page asks every search index to leave it out, and the assistants that answer from those indexes with it. It often stays behind from the time a website was built; leave it only where you mean it.',
    effort: 'minutes',
    owner: 'web person',
  },
  'noindex-header': {
    title: 'Remove the noindex header your server sends',
    description:
      'A response header asks search indexes to leave your pages out. It cannot be seen on the page itself and is usually set in the server or a plugin.',
    effort: 'hours',
    owner: 'web person',
  },
  'forbidden-snippets': {
    title: 'Allow search engines to quote your pages',
    description:
      'Your pages forbid or shorten quotes. Google shows a page in its AI features only if it may show a snippet of it.',
    effort: 'minutes',
    owner: 'web person',
  },
  'uncrawlable-links': {
    title: 'Make your menu of real links',
    description:
      'Agents follow links and do not click. Where a menu works only through scripts, or a page lies too many steps away, what is behind it is not read.',
    effort: 'hours',
    owner: 'web person',
  },
  'missing-sitemap': {
    title: 'Offer a sitemap and name it in robots.txt',
    description:
      'A sitemap lists the pages you want found. Most website systems can make one by themselves; robots.txt is where every agent looks for it.',
    effort: 'hours',
    owner: 'web person',
  },
  'invalid-sitemap': {
    title: 'Repair your sitemap',
    description:
      'Search engines ignore a sitemap they cannot read, as a whole and without telling you. Yours has faults against the protocol.',
    effort: 'hours',
    owner: 'web person',
  },
  'implausible-sitemap-dates': {
    title: 'Give the true date of change in your sitemap',
    description:
      'The dates tell search engines which pages to read again. Missing dates, or one date for all pages, are ignored.',
    effort: 'hours',
    owner: 'web person',
  },
  'dead-sitemap-addresses': {
    title: 'Remove dead addresses from your sitemap',
    description:
      'Some addresses in the sitemap lead to no page or to one that is withheld. Each costs one of the few visits an agent makes.',
    effort: 'hours',
    owner: 'web person',
  },
  'key-pages-missing-from-sitemap': {
    title: 'List your key pages in the sitemap',
    description: 'Pages that matter to customers are not in the sitemap. Agents that start there may never see them.',
    effort: 'minutes',
    owner: 'web person',
  },
  'wrong-canonical': {
    title: 'Let every page name its own address',
    description:
      'The canonical address says under which address a page is indexed. Where it is missing agents guess, and where it points elsewhere the page itself disappears.',
    effort: 'hours',
    owner: 'web person',
  },
  'split-host-variants': {
    title: 'Lead all forms of your address to one',
    description:
      'Your website answers with and without www, or with and without https. To an index these are several websites that share your links and trust between them.',
    effort: 'hours',
    owner: 'web person',
  },
  'orphan-pages': {
    title: 'Link to the pages nobody can reach',
    description: 'Pages in your sitemap are not linked from any page. They are found late and taken for unimportant.',
    effort: 'hours',
    owner: 'you',
  },
  'unclear-link-texts': {
    title: 'Say in each link where it leads',
    description:
      'Links such as "more" or "here" tell nothing about the page behind them. Name the service or the topic instead.',
    effort: 'hours',
    owner: 'you',
  },
  'one-sided-hreflang': {
    title: 'Let language versions name each other',
    description:
      'Your pages name other language versions, but the link is not returned or uses a code that does not exist. Search engines then ignore it.',
    effort: 'hours',
    owner: 'web person',
  },
  'missing-feed': {
    title: 'Offer a feed of your articles',
    description:
      'A feed tells search engines at once what is new. Most website systems have one that only needs declaring.',
    effort: 'minutes',
    owner: 'web person',
  },
  'bing-verification': {
    title: 'Look into Bing Webmaster Tools',
    description:
      'They show how often Copilot cites your website: the only such numbers that come from the source itself.',
    effort: 'minutes',
    owner: 'you',
  },
  'google-ai-setting': {
    title: 'Check the AI setting in Google Search Console',
    description: 'Only you can see whether the control for generative AI features is on. We cannot measure it.',
    effort: 'minutes',
    owner: 'you',
  },
  'llms-txt': {
    title: 'llms.txt is optional',
    description: 'Large studies find no effect on being cited. If you have one, keep it well formed; if not, leave it.',
    effort: 'minutes',
    owner: 'web person',
  },
};

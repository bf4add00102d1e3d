import type { AdviceByCause } from './advice.ts';

export const missingSitemap: AdviceByCause<'not-named' | 'no-robots-txt' | 'in-a-folder'> = {
  title: 'Offer a sitemap and name it in robots.txt',
  description: 'A sitemap lists the pages you want found.',
  how:
    'A sitemap should list the pages people should find. A line in robots.txt should name it: “Sitemap:” with its full ' +
    'address.',
  effort: 'hours',
  owner: 'web person',
  causes: {
    'not-named': {
      title: 'Name your sitemap in robots.txt',
      description: 'You have a sitemap, and robots.txt does not name it.',
      how: 'A line of robots.txt should name the sitemap: “Sitemap:” with its full address.',
      effort: 'minutes',
    },
    'in-a-folder': {
      title: 'Offer a sitemap',
      description: 'A sitemap lists the pages you want found.',
      how:
        'A sitemap should list the pages people should find. As robots.txt of this host is not yours, search engines learn of ' +
        'it where you hand it in.',
    },
    'no-robots-txt': {
      title: 'Name your sitemap in a robots.txt',
      description: 'You have a sitemap, and no robots.txt that names it.',
      how:
        'A file robots.txt should name the sitemap in one line: “Sitemap:” with its full address. That closes nothing to ' +
        'anybody.',
      effort: 'minutes',
    },
  },
};

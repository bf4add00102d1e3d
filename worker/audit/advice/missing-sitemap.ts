import type { AdviceByCause } from './advice.ts';

export const missingSitemap: AdviceByCause<'not-named' | 'no-robots-txt' | 'in-a-folder'> = {
  title: 'Offer a sitemap and name it in robots.txt',
  description:
    'A sitemap lists the pages you want found. It helps most where few links lead to them. An agent that was told of none looks for it in robots.txt.',
  how:
    'If a system makes your website, turn on its sitemap; if not, put a sitemap.xml on the server. Put the line “Sitemap: ' +
    'https://your-domain/sitemap.xml” into robots.txt, with the address yours has. If you have no robots.txt, make a text file of that name.',
  effort: 'hours',
  owner: 'web person',
  causes: {
    'not-named': {
      title: 'Name your sitemap in robots.txt',
      description:
        'You have a sitemap, but robots.txt does not name it. An agent that was not told of it looks for that line.',
      how: 'Add the line “Sitemap:” with the full address of the sitemap we found to robots.txt. It may stand anywhere in the file.',
      effort: 'minutes',
    },
    'in-a-folder': {
      title: 'Offer a sitemap',
      description:
        'A sitemap lists the pages you want found. It helps most where few links lead to them. Your website is a folder of ' +
        'its host, so only the root of that host has a robots.txt that counts.',
      how:
        'If a system makes your website, turn on its sitemap; if not, put a sitemap.xml into the folder of your website. Hand its ' +
        'address in at Google Search Console and Bing Webmaster Tools.',
    },
    'no-robots-txt': {
      title: 'Name your sitemap in a robots.txt',
      description:
        'You have a sitemap, and no robots.txt that names it. An agent that was not told of the sitemap looks there.',
      how:
        'Put a text file named robots.txt into the top folder of your website. Write one line into it: “Sitemap:” with the full ' +
        'address of the sitemap we found. It closes nothing to anybody.',
      effort: 'minutes',
    },
  },
};

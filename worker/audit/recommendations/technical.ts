import type { Advice } from './advice.ts';

/** By check id. */
export const technicalAdvice: Record<string, Advice> = {
  'pages-without-success': {
    title: 'Repair key pages that answer with errors',
    description:
      'Pages your own links lead to answer with an error. Neither customers nor assistants get to see what they should say.',
    effort: 'hours',
    owner: 'web person',
  },
  'missing-https': {
    title: 'Serve the website over https only',
    description:
      'A certificate and a redirect from the insecure address are the floor of trust. Browsers warn visitors without them.',
    effort: 'hours',
    owner: 'web person',
  },
  'long-redirect-chains': {
    title: 'Lead directly to your pages',
    description: 'Some pages are reached only through several redirects. Each one loses agents on the way.',
    effort: 'hours',
    owner: 'web person',
  },
  'broken-internal-links': {
    title: 'Repair broken links within your website',
    description: 'Links on your pages lead nowhere. An agent that follows one reads nothing.',
    effort: 'hours',
    owner: 'you',
  },
  'broken-external-links': {
    title: 'Replace dead links to other websites',
    description: 'Some pages you refer to are gone. Dead sources make a text look unattended.',
    effort: 'hours',
    owner: 'you',
  },
  'soft-error-pages': {
    title: 'Let error pages answer as errors',
    description: 'A page that says "not found" answers with success, so its error text is indexed as your content.',
    effort: 'hours',
    owner: 'web person',
  },
  'slow-first-byte': {
    title: 'Make the server answer faster',
    description:
      'The server takes long before it sends anything. Agents that fetch a page while a person waits give up early.',
    effort: 'day',
    owner: 'web person',
  },
  'missing-viewport': {
    title: 'Let pages adapt to phones',
    description: 'Google indexes the phone version of your pages. One line in the head of each page makes it fit.',
    effort: 'minutes',
    owner: 'web person',
  },
  'missing-cache-validators': {
    title: 'Say whether a page has changed',
    description: 'Without a validator every visit fetches the whole page again, changed or not.',
    effort: 'hours',
    owner: 'web person',
  },
  'mixed-content': {
    title: 'Load every part of a page securely',
    description: 'Some parts of your secure pages come over an insecure address. Browsers block or mark them.',
    effort: 'hours',
    owner: 'web person',
  },
  'missing-security-headers': {
    title: 'Set the usual security headers',
    description: 'They protect your visitors. No effect on answers is known, so this weighs almost nothing here.',
    effort: 'hours',
    owner: 'web person',
  },
};

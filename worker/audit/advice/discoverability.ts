import { besideMenu, canonicals, deadMenu } from './addresses.ts';
import type { AdviceOf } from './advice.ts';
import { missingSitemap } from './missing-sitemap.ts';

/** By check id. */
export const discoverabilityAdvice: AdviceOf<'discoverability'> = {
  'found-impossible-address': {
    title: 'Answer 404 for pages that do not exist',
    description:
      'Your server answers "found" for an address that cannot exist. Indexes then fill with copies and error ' +
      'pages, and no tool can tell which of your pages are real.',
    how:
      'Let your server answer unknown addresses with status 404 and a short page that helps people on. In most ' +
      'website systems a redirect of all errors to the home page has to be turned off.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'leads-home': {
        title: 'Do not send unknown addresses to the home page',
        description:
          'Addresses that do not exist lead to your home page. An index takes that for an error without ' +
          'saying so, and whoever follows an old link does not learn that the page is gone.',
        how:
          'Turn off the redirect of unknown addresses to the home page, often a plugin or a rule in .htaccess. ' +
          'Let the server answer status 404 with a short page that helps people on.',
      },
    },
  },
  'noindex-meta-tag': {
    title: 'Take the noindex tag off {the pages we list|the page we name}',
    description:
      'A tag in the page asks every search index to leave it out, and the assistants that answer from those ' +
      'indexes with it. It often stays behind from the time a website was built; keep it only where you want ' +
      'it.',
    how:
      'Take noindex out of the robots meta tag of {each page we list|the page}. A website system sets it where ' +
      'it asks whether search engines may show the page. Then open the source of the page and check that it is ' +
      'gone.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'lesser-pages': {
        title: 'Check whether the noindex tag on {lesser pages|a lesser page} is intended',
        description:
          'No main page is affected, but {lesser pages ask every search index to leave them|a lesser page asks every search ' +
          'index to leave it} out. For pages behind a ' +
          'login that is right; anything people may look for should be found.',
        how:
          'Look at {each page we list|the page}. Leave the tag where it is for members or for you alone. ' +
          'Elsewhere take noindex out of the robots meta tag.',
      },
    },
  },
  'noindex-header': {
    title: 'Remove the noindex header your server sends',
    description:
      'A response header asks search indexes to leave your pages out. It cannot be seen on the page itself and is usually set in the server or a plugin.',
    how:
      'Look for “X-Robots-Tag” in the server settings, the .htaccess file and, if you have one, the SEO ' +
      'plugin. Take it out for public pages. Then reload a page and check that the header is gone.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'lesser-pages': {
        title: 'Check whether the noindex header of {lesser pages|a lesser page} is intended',
        description:
          'No main page is affected, but a response header asks search indexes to leave {lesser pages|a lesser page} out. ' +
          'It cannot be seen on the page itself.',
        how:
          'Go through the pages we list and decide which should be found. For those, take “X-Robots-Tag” out ' +
          'of the server settings, the .htaccess file or the plugin that sends it.',
      },
    },
  },
  'forbidden-snippets': {
    title: 'Allow search engines to quote {the pages we list|the page we name}',
    description:
      '{The pages we list forbid or shorten|The page we name forbids or shortens} quotes. Google shows a page ' +
      'in its AI features only if it may show a snippet of it.',
    how: 'Take nosnippet out of the robots meta tag and the headers, and set max-snippet to -1.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'covered-text': {
        title: 'Let search engines quote the main text',
        description:
          'Most of the text of a page is marked as not for quoting. Google shows a page in its AI features only if it may show a snippet of it.',
        how:
          'Find the attribute data-nosnippet in the page or the block we name. Take it off the main text. Keep ' +
          'it only on parts that nobody should quote, such as a notice.',
      },
    },
  },
  'uncrawlable-links': {
    title: 'Turn the menu entries we list into real links',
    description:
      'Agents follow links and do not click. What we list works only through a script, so what may lie behind it is not read.',
    how: 'Where what we list leads to another page, make it an a element with that address in its href.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'written-as-markdown': {
        title: 'Turn the links written in Markdown into real ones',
        description:
          'Some links stand in the text as they are typed in Markdown, with square brackets. Visitors see the brackets, and no agent can follow them.',
        how: 'Open each page we list in your editor. Mark the words of the link, set the link there, and delete the brackets and the address.',
        effort: 'minutes',
      },
      'beside-menu': besideMenu,
      'dead-menu': deadMenu,
      'legal-by-script': {
        title: 'Link your legal pages by their addresses',
        description:
          'The link we list names no address: a script opens what stands behind it. Agents do not click, so they never learn whose website it is.',
        how: 'Give the text a page of its own and write its address into the href of the link. A script may still open it in a window.',
        effort: 'hours',
      },
      'too-deep': {
        title: 'Bring key pages closer to the home page',
        description:
          'Your links can be followed, but a key page lies many clicks from the home page. What lies deep is read late or never.',
        how: 'Link each page we list from the home page or from a page one step below it, best from the menu.',
        effort: 'minutes',
      },
    },
  },
  'missing-sitemap': missingSitemap,
  'invalid-sitemap': {
    title: 'Repair your sitemap',
    description:
      'Search engines ignore a sitemap they cannot read, as a whole and without telling you. Yours has faults against the protocol.',
    how:
      'Correct the faults we list, or let your website system make the sitemap anew. Then submit it in Google ' +
      'Search Console and see whether it is accepted.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'of-others': {
        title: 'Let your sitemap list your own pages',
        description:
          'Your sitemap lists addresses of another host in place of yours, so it leads nobody to your pages. Often the ' +
          'address of the website was never filled in where the sitemap is made.',
        how: 'Put your own address into the settings of your website system and make the sitemap anew. Then open some of its addresses.',
        effort: 'minutes',
      },
      'not-there': {
        title: 'Put the sitemap where robots.txt says it is',
        description:
          'robots.txt or an index names a sitemap that is not there. Every agent that asks for it gets an error.',
        how: 'Open the addresses we list. Put the sitemap there, or correct the Sitemap line in robots.txt so that it names the true address.',
        effort: 'minutes',
      },
    },
  },
  'implausible-sitemap-dates': {
    title: 'Give the true date of change in your sitemap',
    description:
      'The dates tell search engines which pages to read again. Missing dates, or one date for all pages, are ignored.',
    how: 'Set your sitemap to write the day each page was last changed as lastmod. If your system cannot do that, leave lastmod out.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      undated: {
        title: 'Say in your sitemap when your pages changed',
        description: 'The dates tell search engines which pages to read again. Your sitemap gives none.',
        how:
          'If your website system can write the day each page was last changed as lastmod, turn that on. If it cannot, ' +
          'leave it as it is: a wrong date is worse than none.',
      },
    },
  },
  'dead-sitemap-addresses': {
    title: 'Remove dead addresses from your sitemap',
    description:
      'Some addresses in the sitemap lead to no page or to one that is withheld. Each costs one of the few visits an agent makes.',
    how:
      'Take the addresses we list out of the sitemap, or repair the pages behind them. A sitemap made by the ' +
      'website system does this by itself once deleted pages are gone there too.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      withheld: {
        title: 'Decide whether {pages|a page} of your sitemap {are|is} to be found',
        description:
          'The sitemap lists {pages that themselves ask search engines to leave them|a page that itself asks search engines to ' +
          'leave it} out (noindex). One of the two contradicts the other.',
        how: 'Take the addresses we list out of the sitemap. If such a page is meant to be found, take its noindex away instead.',
        effort: 'minutes',
      },
    },
  },
  'key-pages-missing-from-sitemap': {
    title: 'Add {the pages we list|the page we name} to your sitemap',
    description:
      '{The pages we list are|The page we name is} not in the sitemap. Agents that start there may never see {them|it}.',
    how: 'Add {the pages we list to the sitemap, each|the page to the sitemap,} with its full address, and whatever else of yours it leaves out.',
    effort: 'minutes',
    owner: 'web person',
  },
  'wrong-canonical': canonicals,
  'split-host-variants': {
    title: 'Redirect all forms of your address to one',
    description:
      'Your website answers with and without www, or with and without https. To an index these are several ' +
      'websites that share your links and trust between them.',
    how: 'Choose one form of your address, for example https with www. Redirect all other forms to it with status 301, in the settings of your host or CDN.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      detours: {
        title: 'Shorten the way to the one form of your address',
        description:
          'All forms of your address end at one, but some only after several redirects. Each one costs time and loses agents on the way.',
        how: 'Let each form we list redirect at once to the final address, with one status 301. Usually https and www are two rules that can be made one.',
      },
      'one-names-another': {
        title: 'Correct what names another address than the rest',
        description: 'Nearly all of your website names one address as its own. What we list names another.',
        how: 'Write the address that all other places name into what we list. Where the other one is yours too, redirect it there with status 301.',
        effort: 'minutes',
      },
      'named-differently': {
        title: 'Decide on one address for your website',
        description:
          'Your website calls itself by more than one address. Which of them is the one your customers know? Until all places name it, search ' +
          'engines and assistants have to guess, and what speaks for the one does not speak for the other.',
        how:
          'Open each address we list and see which shows your website. Decide on one, and let the canonical links, og:url, the sitemap, the ' +
          'Sitemap line of robots.txt and the url in your structured data all name it. Where another is yours too, redirect it there with status 301.',
      },
    },
  },
  'orphan-pages': {
    title: 'Link to {the pages|the page} that only your sitemap names',
    description:
      'We found no link to {the pages we list|the page we name} on any page we read; only the sitemap names {them|it}. Such a page is ' +
      'found late and taken for unimportant.',
    how: 'Link to {each page we list|the page} from a page that fits its topic. If nobody needs it any more, delete it and take it out of the sitemap.',
    effort: 'hours',
    owner: 'you',
  },
  'unclear-link-texts': {
    title: 'Say in <the links we list where they lead|the link we name where it leads>',
    description:
      'The words of <the links we list|the link we name> tell nothing about the page behind <them|it>. Name the topic instead.',
    how: 'Change the words of each link we list so that they name what lies behind it.',
    effort: 'hours',
    owner: 'you',
  },
  'one-sided-hreflang': {
    title: 'Let language versions name each other',
    description:
      'Your pages name other language versions, but the link is not returned or uses a code that does not exist. Search engines then ignore it.',
    how: 'List all language versions in the head of each of them, the page itself included. Use codes such as “de” or “en-GB”.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'version-gone': {
        title: 'Name only language versions that are there',
        description: 'Your pages name language versions that do not open. Whoever is sent to one finds nothing.',
        how: 'Take the lines with hreflang that name such a version out of your pages and your sitemap, or put it back.',
      },
    },
  },
  'missing-feed': {
    title: 'Offer a feed of your articles',
    description:
      'A feed tells search engines at once what is new. Most website systems have one that only needs declaring.',
    how:
      'If your website system has an RSS or Atom feed, turn it on, and name it in the head of each page with a link of ' +
      'rel “alternate”. If your pages are made by hand, leave this out.',
    effort: 'minutes',
    owner: 'web person',
  },
  'bing-verification': {
    title: 'Look into Bing Webmaster Tools',
    description:
      'They show how often Copilot cites your website: the only such numbers that come from the source itself.',
    how:
      'Sign in at bing.com/webmasters and add your website. You can bring it over from Google Search Console ' +
      'in two clicks. Then look at the page AI Performance.',
    effort: 'minutes',
    owner: 'you',
  },
  'google-ai-setting': {
    title: 'Check the AI setting in Google Search Console',
    description: 'Only you can see whether the control for generative AI features is on. We cannot measure it.',
    how: 'Open Google Search Console and go to Settings. Look for the control for generative AI features and see that it is set as you wish.',
    effort: 'minutes',
    owner: 'you',
  },
  'llms-txt': {
    title: 'llms.txt is optional',
    description: 'Large studies find no effect on being cited. If you have one, keep it well formed; if not, leave it.',
    how: 'You need not do anything. If you keep the file, begin it with one heading that holds your name, and check that every link in it works.',
    effort: 'minutes',
    owner: 'web person',
  },
};

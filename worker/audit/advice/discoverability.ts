import { besideMenu, canonicals, deadMenu } from './addresses.ts';
import type { AdviceOf } from './advice.ts';
import { missingSitemap } from './missing-sitemap.ts';

/** By check id. */
export const discoverabilityAdvice: AdviceOf<'discoverability'> = {
  'found-impossible-address': {
    title: 'Answer 404 for pages that do not exist',
    description:
      'Your server answers "found" for an address that cannot exist. Indexes may then fill with copies and error ' +
      'pages.',
    how:
      'Let your server answer unknown addresses with status 404 and a short page that helps people on. Where one rule answers ' +
      'every address with the same file, limit it to the addresses your website has.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'leads-home': {
        title: 'Do not send unknown addresses to the home page',
        description:
          'Addresses that do not exist lead to your home page. An index may take that for an error without ' +
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
      'A tag in the page asks search indexes to leave it out, and the assistants that answer from those ' +
      'indexes with them. Keep it only where you want it.',
    how:
      'Take noindex out of the robots meta tag of {each page we list|the page}. Where a system makes the page, look for its setting ' +
      'on whether search engines may show it. Then open the source of the page and check that the tag is gone.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'lesser-pages': {
        title: 'Check whether the noindex tag on {lesser pages|a lesser page} is intended',
        description:
          'No main page is affected, but {lesser pages ask search indexes to leave them|a lesser page asks search ' +
          'indexes to leave it} out. For pages behind a login that is right; anything people may look for should be found.',
        how:
          'Look at {each page we list|the page}. Leave the tag where search is not meant to find the page. ' +
          'Elsewhere take noindex out of the robots meta tag.',
      },
    },
  },
  'noindex-header': {
    title: 'Remove the noindex header your server sends',
    description:
      'A response header asks search indexes to leave {the pages we list|the page we name} out. It cannot be seen on the page itself ' +
      'and is usually set in the server or a plugin.',
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
          'Decide whether {each page we list|the page} should be found. If so, take “X-Robots-Tag” out ' +
          'of the server settings, the .htaccess file or the plugin that sends it.',
      },
    },
  },
  'forbidden-snippets': {
    title: 'Allow search engines to quote {the pages we list|the page we name}',
    description:
      '{The pages we list forbid or shorten|The page we name forbids or shortens} quotes. Google shows a page ' +
      'in its AI features only if it may show a snippet of it.',
    how: 'Take out nosnippet, or a max-snippet with a small number, where we quote it: in the robots meta tag or in a header.',
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
    title: 'Turn <the entries we list into real links|the entry we list into a real link>',
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
        how: 'On each page we list, make an ordinary link of the words in square brackets. Then delete the brackets and the address beside them.',
        effort: 'minutes',
      },
      'beside-menu': besideMenu,
      'dead-menu': deadMenu,
      'legal-by-script': {
        title: 'Give the <links to your legal texts addresses|link to your legal text an address>',
        description:
          '<The links we list name|The link we list names> no address: what stands behind <them|it>, only a script opens. Agents do not click.',
        how: 'Give <each|the> text a page of its own and write its address into the href of the link. A script may still open it in a window.',
        effort: 'hours',
      },
      'too-deep': {
        title: 'Shorten the way from the home page to what we list',
        description:
          'Your links can be followed, but a key page lies many clicks from the home page. What lies deep may be read late or never.',
        how: 'Link each page we list from the home page or from a page one step below it, best from the menu.',
        effort: 'minutes',
      },
    },
  },
  'missing-sitemap': missingSitemap,
  'invalid-sitemap': {
    title: 'Repair your sitemap',
    description:
      'Search engines may ignore a sitemap with faults, or part of it, without telling you. Yours has what we list.',
    how:
      'Correct the faults we list; where a system makes your website, let it make the sitemap anew. Then submit it in Google ' +
      'Search Console and see whether it is accepted.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'of-others': {
        title: 'Let your sitemap list your own pages',
        description:
          'Your sitemap lists addresses of another host in place of yours, so it leads nobody to your pages.',
        how: 'Write your own address in its place; where a system makes the sitemap, into its settings. Then open some of the addresses.',
        effort: 'minutes',
      },
      'not-there': {
        title: 'Put the sitemap where it is said to be',
        description:
          'robots.txt or an index names a sitemap that is not there. Every agent that asks for it gets an error.',
        how: 'Open the addresses we list. Put the sitemap there, or correct the line that names it, in robots.txt or in the index.',
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
        effort: 'minutes',
      },
    },
  },
  'dead-sitemap-addresses': {
    title: 'Take what is dead out of your sitemap',
    description: 'What we list of your sitemap leads to no page, or to one that is withheld. A visit there is lost.',
    how: 'Take each address we list out of the sitemap, or repair the page behind it.',
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
      '{The pages we list are|The page we name is} not in the sitemap. Agents that go by it alone do not see {them|it}.',
    how: 'Add {the pages we list to the sitemap, each|the page to the sitemap,} with its full address.',
    effort: 'minutes',
    owner: 'web person',
  },
  'wrong-canonical': canonicals,
  'split-host-variants': {
    title: 'Redirect all forms of your address to one',
    description:
      'Your website answers with and without www, or with and without https. To an index these may be several ' +
      'websites that share your links and trust between them.',
    how: 'Choose one form of your address, for example https with www. Redirect all other forms to it with status 301, in the settings of your host or CDN.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      detours: {
        title: 'Shorten the way to the one form of your address',
        description:
          'All forms of your address end at one, but some only after several redirects. Each one costs time and loses agents on the way.',
        how: 'Let each form we list redirect at once to the final address, with one status 301.',
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
      'We found no link to {the pages we list|the page we name} on any page we read; only the sitemap names {them|it}. Such a page may be ' +
      'found late.',
    how:
      'If {a page we list|the page} is meant for everybody, link to it from a page that fits its topic. If not, take it out of the sitemap; if nobody needs ' +
      'it any more, delete it, too.',
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
    title: 'Let language versions name each other and themselves',
    description:
      'Search engines go by hreflang where each language version names all of them and itself, by codes that exist. What we list does not.',
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
    description: 'A feed lists what is new, and some search engines read it.',
    how:
      'If your website system has an RSS or Atom feed, turn it on, and name it in the head of each page with a link of ' +
      'rel “alternate”. If your pages are made by hand, leave this out.',
    effort: 'minutes',
    owner: 'web person',
  },
  'bing-verification': {
    title: 'Look into Bing Webmaster Tools',
    description: 'They show how often Copilot cites your website.',
    how:
      'Sign in at bing.com/webmasters and add your website; one that is in Google Search Console can be brought over from ' +
      'there. Then look at the page AI Performance.',
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

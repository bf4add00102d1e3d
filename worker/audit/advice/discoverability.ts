import { besideMenu, canonicals, deadMenu } from './addresses.ts';
import type { AdviceOf } from './advice.ts';
import { missingSitemap } from './missing-sitemap.ts';

/** By check id. */
export const discoverabilityAdvice: AdviceOf<'discoverability'> = {
  'found-impossible-address': {
    title: 'Answer 404 for pages that do not exist',
    description: 'Your server answers “found” for an address that cannot exist.',
    how: 'An address that does not exist should answer with status 404.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'leads-home': {
        title: 'Do not send unknown addresses to the home page',
        description: 'An address that does not exist leads to your home page.',
        how: 'An address that does not exist should answer with status 404, and not lead to the home page.',
      },
    },
  },
  'noindex-meta-tag': {
    title: 'Take the noindex tag off {these pages|the page we name}',
    description: 'A tag in the page asks search engines to leave it out.',
    how: 'Should people find this page? Then no robots meta tag in it should say noindex. Where it is meant, leave it.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'lesser-pages': {
        title: 'Check whether the noindex tag on {lesser pages|a lesser page} is intended',
        description:
          'A tag asks search engines to leave {lesser pages|a lesser page} out. Where that is meant, all is well.',
        how:
          'Should people find {these pages|this page}? Then no robots meta tag there should say noindex. Where it is meant, ' +
          'leave it.',
      },
    },
  },
  'noindex-header': {
    title: 'Remove the noindex header your server sends',
    description:
      'A response header asks search engines to leave {pages|the page we name} out. It cannot be seen on the page itself.',
    how:
      'Should people find {these pages|this page}? Then no X-Robots-Tag header should say noindex. Where it is meant, leave ' +
      'it.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'lesser-pages': {
        title: 'Check whether the noindex header of {lesser pages|a lesser page} is intended',
        description:
          'A response header asks search engines to leave {lesser pages|a lesser page} out. Where that is meant, all is well.',
        how:
          'Should people find {these pages|this page}? Then no X-Robots-Tag header there should say noindex. Where it is meant, ' +
          'leave it.',
      },
    },
  },
  'forbidden-snippets': {
    title: 'Allow search engines to quote your pages',
    description:
      'A rule of {pages|the page we name} forbids or shortens quotes. Google shows a page in its AI features only if it may ' +
      'show a snippet of it.',
    how:
      'A page people should find should say neither nosnippet nor a small max-snippet. That goes for its tags and for the ' +
      'headers the server sends with it.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'covered-text': {
        title: 'Let search engines quote the main text',
        description: 'Most of the text of a page is marked as not for quoting (data-nosnippet).',
        how: 'data-nosnippet should stand on no text that people should find.',
      },
    },
  },
  'uncrawlable-links': {
    title: 'Turn entries that only a script opens into real links',
    description: '<Entries are|An entry is> no link, and only a click opens what <they lead|it leads> to.',
    how: 'Where such an entry leads to a page, it should be a link with the address of that page in its href.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'written-as-markdown': {
        title: 'Turn the links written in Markdown into real ones',
        description: 'Some links stand in the text as they are typed in Markdown, with square brackets.',
        how: 'Each of these links should be an ordinary link, without brackets and address beside it.',
        effort: 'minutes',
      },
      'beside-menu': besideMenu,
      'dead-menu': deadMenu,
      'legal-by-script': {
        title: 'Give the <links to your legal texts addresses|link to your legal text an address>',
        description: '<Links name|A link names> no address: only a script opens the text behind <them|it>.',
        how: 'Each of these texts should have an address of its own, which stands in the href of its link.',
        effort: 'hours',
      },
      'too-deep': {
        title: 'Shorten the way from the home page to what we list',
        description: 'A key page lies many clicks from the home page.',
        how: 'Each key page should be one or two links away from the home page.',
        effort: 'minutes',
      },
    },
  },
  'missing-sitemap': missingSitemap,
  'invalid-sitemap': {
    title: 'Repair your sitemap',
    description: 'Search engines may ignore a sitemap that breaks the rules, or a part of it.',
    how: 'The sitemap should be free of the faults we list.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'of-others': {
        title: 'Let your sitemap list your own pages',
        description: 'Your sitemap lists addresses of another host in place of yours.',
        how: 'Each address in your sitemap should be one of your own website.',
        effort: 'minutes',
      },
      'not-there': {
        title: 'Put the sitemap where it is said to be',
        description: 'robots.txt or an index names a sitemap that is not there.',
        how: 'Each sitemap that robots.txt or an index names should be at that address.',
        effort: 'minutes',
      },
    },
  },
  'implausible-sitemap-dates': {
    title: 'Give the true date of change in your sitemap',
    description: 'Search engines use the dates of a sitemap where they are true.',
    how: 'lastmod in the sitemap should be the day each page was last changed, or be left out.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      undated: {
        title: 'Say in your sitemap when your pages changed',
        description: 'Your sitemap gives no dates of change. They tell search engines which pages to read again.',
        how: 'lastmod in the sitemap should be the day each page was last changed. A wrong date is worse than none.',
        effort: 'minutes',
      },
    },
  },
  'dead-sitemap-addresses': {
    title: 'List only pages that open in your sitemap',
    description: 'A sitemap is to list pages that people should find.',
    how: 'Each address in the sitemap should open a page that people should find.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      withheld: {
        title: 'Decide whether {pages|a page} of your sitemap {are|is} to be found',
        description:
          'The sitemap lists {pages that ask search engines to leave them|a page that asks search engines to leave it} out ' +
          '(noindex).',
        how: 'Should people find {these pages|this page}? Then the noindex should go. If not, the sitemap should not list {them|it}.',
        effort: 'minutes',
      },
    },
  },
  'key-pages-missing-from-sitemap': {
    title: 'List your pages in the sitemap',
    description: '{Pages are|A page is} not in your sitemap.',
    how: 'The sitemap should list each page that people should find.',
    effort: 'minutes',
    owner: 'web person',
  },
  'wrong-canonical': canonicals,
  'split-host-variants': {
    title: 'Redirect all forms of your address to one',
    description: 'Your website answers with and without www, or with and without https.',
    how: 'All forms of your address should lead to one, with status 301.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      detours: {
        title: 'Shorten the way to the one form of your address',
        description: 'All forms of your address end at one, some only after several redirects.',
        how: 'Each form of your address should lead to the final one at once.',
      },
      'one-names-another': {
        title: 'Correct what names another address than the rest',
        description: 'Nearly all of your website names one address as its own. What we list names another.',
        how: 'All places should name the same address of your website.',
        effort: 'minutes',
      },
      'named-differently': {
        title: 'Decide on one address for your website',
        description: 'Your website calls itself by more than one address.',
        how:
          'Which of these addresses should people find? Canonical links, og:url, the sitemap, robots.txt and structured data ' +
          'should all name that one.',
      },
    },
  },
  'orphan-pages': {
    title: 'Link to the {pages|page} of your sitemap that no page we read links to, or take {them|it} out',
    description: 'Your sitemap names {pages|the page we name}, and we found no link there on any page we read.',
    how:
      'Should people find {these pages|this page}? Then another page should link there. If not, the sitemap should not list ' +
      '{them|it}.',
    effort: 'hours',
    owner: 'you',
  },
  'unclear-link-texts': {
    title: 'Say in your links where they lead',
    description: 'The words of a link can say where it leads.',
    how: 'The words of each link should name what lies behind it.',
    effort: 'hours',
    owner: 'you',
  },
  'one-sided-hreflang': {
    title: 'Let language versions name each other and themselves',
    description: 'Search engines learn from hreflang which pages are versions of one another in other languages.',
    how: 'Each language version should name all of them by hreflang. It should name itself, too, and use codes that exist.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'version-gone': {
        title: 'Name only language versions that are there',
        description: 'Your pages name language versions that do not open.',
        how: 'Each language version that hreflang names should open.',
      },
    },
  },
  'missing-feed': {
    title: 'Offer a feed of your articles',
    description: 'A feed lists what is new, and some search engines read it.',
    how: 'A feed (RSS or Atom) should list your newest articles, and the head of [each|the] page should name it.',
    effort: 'minutes',
    owner: 'web person',
  },
  'bing-verification': {
    title: 'Look into Bing Webmaster Tools',
    description: 'They show how often Copilot cites your website.',
    how: 'Sign in at bing.com/webmasters and add your website. Its page AI Performance shows where Copilot cites it.',
    effort: 'minutes',
    owner: 'you',
  },
  'google-ai-setting': {
    title: 'Check the AI setting in Google Search Console',
    description: 'Only you can see whether the control for generative AI features is on. We cannot measure it.',
    how: 'Google Search Console has a control for generative AI among its settings. See that it is set as you wish.',
    effort: 'minutes',
    owner: 'you',
  },
  'llms-txt': {
    title: 'llms.txt is optional',
    description: 'Large studies find no effect on being cited. If you have one, keep it well formed; if not, leave it.',
    how:
      'You need not do anything. If you keep the file, it should begin with your name as its heading, and its links should ' +
      'work.',
    effort: 'minutes',
    owner: 'web person',
  },
};

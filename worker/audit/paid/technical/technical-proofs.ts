import type { CheckId } from '../../checks/index.ts';
import type { CheckResult } from '../../checks/run-checks.ts';

/** Whoever can mark words has text before him, whatever brings it. */
const MARKED = 'Done when each page we list says what it shows in text you can mark with the mouse.';

/**
 * How a web person proves that a technical finding is gone: a command, an address or a tool, by check id. {home} and {page} stand for
 * addresses of the website. Tools named are the engines' own or free.
 */
export const PROOFS: Readonly<Partial<Record<CheckId, string>>> = {
  'unreachable-robots-txt': 'Done when `curl -sI {home}robots.txt` answers 200 with text/plain, or 404.',
  'blocked-chatgpt-search': 'Done when the group for OAI-SearchBot, or else the one for *, lets it read {page}.',
  'blocked-claude-search': 'Done when a robots.txt tester, asked as Claude-SearchBot, allows {page}.',
  'blocked-perplexity': 'Done when a robots.txt tester, asked as PerplexityBot, allows {page}.',
  'blocked-google': 'Done when "URL inspection" in Search Console says that crawling {page} is allowed.',
  'blocked-bing': 'Done when "URL inspection" in Bing Webmaster Tools can fetch {page}.',
  'blocked-apple': 'Done when a robots.txt tester, asked as Applebot, allows {page}.',
  'blocked-other-assistants':
    'Done when the tester allows Amzn-SearchBot, DuckAssistBot, MistralAI-Index, meta-webindexer and YouBot.',
  'blocked-user-fetch': 'Done when the tester allows Claude-User, Amzn-User and MistralAI-User on {page}.',
  'blocked-sitemap-pages':
    'Done when no address of the sitemap is refused to a search agent; test the ones named here first.',
  'obsolete-robots-rules': 'Done when robots.txt names only agents their operators still document.',
  'different-answer-for-bots':
    'Compare `curl -s -A "OAI-SearchBot/1.3" {home} | wc -c` with the same under a browser name: the two should be close.',
  'challenge-for-bots':
    'Look in the firewall log for our visit, and let verified bots pass; their operators publish the addresses.',
  'cloudflare-managed-robots': 'In Cloudflare: AI Crawl Control shows which agents are let through.',
  'found-impossible-address': 'Done when the first line of `curl -sI {home}no-such-page` says 404.',
  'noindex-meta-tag': 'Done when the source of {page} holds no robots meta tag with noindex.',
  'noindex-header': 'Done when `curl -sI {page}` shows no X-Robots-Tag with noindex.',
  'forbidden-snippets': 'Done when {page} says neither nosnippet nor max-snippet:0, in tags or headers.',
  'missing-sitemap': 'Done when robots.txt names the sitemap, and its address answers 200 with a list of your pages.',
  'invalid-sitemap': 'Done when Search Console shows "Success" for the sitemap.',
  'implausible-sitemap-dates':
    'Done when the sitemap gives each page the day of its last change; where your system cannot tell it, no date.',
  'dead-sitemap-addresses': 'Done when every address of the sitemap opens a page.',
  'key-pages-missing-from-sitemap': 'Done when the sitemap lists the pages named here as well.',
  'wrong-canonical': 'Done when {page} holds one canonical link, absolute, to its own address.',
  'split-host-variants':
    'Done when http, https, with and without www all end on one address after at most two redirects.',
  'one-sided-hreflang': 'Done when each language version names all others and itself.',
  'uncrawlable-links':
    'Done when what we list is a link with an address of its own, and opens it with JavaScript switched off.',
  'orphan-pages': 'Done when another page links to each page named here, or the sitemap names it no more.',
  'missing-feed': 'Done when the feed validates at validator.w3.org/feed.',
  // The source may hold all of it in a script, from the first day on.
  'little-plain-text':
    'Done when {page}, opened with JavaScript off, shows the text a visitor reads now, and that is more than a few lines.',
  'text-lost-without-javascript': 'Done when {page}, opened with JavaScript off, says what it says with it.',
  'scripts-outweigh-text': 'The Coverage panel of Chrome shows which scripts are never used: start with those.',
  'essentials-lost-without-javascript':
    'Done when the source of {pages} holds, outside of its scripts, all of what we list and not only the examples quoted.',
  'few-links-without-javascript':
    'Done when the source of {page} holds, outside of its scripts, the links that scripts now bring, each with an href.',
  'text-in-pictures': MARKED,
  'content-behind-clicks':
    'Done when the text we quote stands, outside of scripts, in the source of {page} or of a page it links to.',
  'wall-before-content': 'Done when a private window shows {page} without anything in front.',
  'broken-json-ld': 'Done when validator.schema.org reports no error in the syntax of {page}.',
  'unknown-schema-types': 'Done when validator.schema.org knows every name we list.',
  'missing-identity-node': 'Done when validator.schema.org lists your business, with its name, on {home}.',
  'markup-only-after-javascript':
    'Done when the source of {page} holds the description we quote, before any script runs.',
  'markup-unlike-visible-text': 'Done when each value we quote stands on the page, or no longer in its code.',
  'conflicting-nodes': 'Done when validator.schema.org lists your business once.',
  'unmarked-prices': 'Done when validator.schema.org shows price and currency on {page}.',
  'self-serving-rating':
    'Done when each rating in your code stands on its page, and none of them is of your own business.',
  'pages-without-success': 'Done when {page} opens, or leads on to a page that does.',
  'missing-https': 'Done when the http address answers 301 to https, and SSL Labs rates the certificate A.',
  'long-redirect-chains': 'Done when `curl -sIL {page} | grep -c "^HTTP"` prints 2 or less.',
  'forms-without-target': 'Done when what you enter in the form reaches you.',
  'broken-internal-links': 'Done when every such link leads somewhere, or is no link any more.',
  'soft-error-pages': 'Done when the page that says "not found" answers 404.',
  'slow-first-byte': 'Done when WebPageTest shows a time to first byte under 0.8 s for {home}.',
  'heavy-pages': 'Done when the Network panel of Chrome shows less than 2 MB for {page}.',
  'slow-largest-paint': 'Done when PageSpeed Insights shows for mobile a largest contentful paint of 2.5 s or less.',
  'shifting-layout': 'Done when PageSpeed Insights shows for mobile a layout shift of 0.1 or less.',
  'uncompressed-html': 'Done when `curl -sI --compressed {page}` shows content-encoding br, gzip or zstd.',
  'missing-cache-validators': 'Done when `curl -sI {page}` shows an ETag or a true Last-Modified.',
  'missing-security-headers': 'Done when securityheaders.com finds the headers named here.',
  'mixed-content': 'Done when the console of Chrome shows no mixed-content warning on {page}.',
  'missing-viewport': 'Done when {page} fills a phone without zooming, and can be zoomed.',
  'wrong-page-language': 'Done when the lang attribute of {pages} names the language of the text.',
  'missing-landmarks': 'Done when {page} has a main element, and two or more of header, nav and footer around it.',
  'skipped-heading-levels': 'Done when no heading named here lies two levels or more below the one before it.',
  'missing-main-heading': 'Done when {page} has exactly one h1, and it holds words.',
  'nameless-links-and-buttons':
    'Done when axe DevTools reports no link or button without a name on {page}, in a narrow window too.',
  'unlabelled-form-fields': 'Done when a click on the label of each field we list reaches that field.',
  'broken-accessibility-tree': 'Done when axe DevTools, run on {page}, no longer reports what we list.',
  'blocked-preview-bots': 'Done when the Sharing Debugger of Facebook can fetch {home}.',
};

/** Causes whose mending the test of their check does not show: it would hold already. */
const UNPROVEN = new Set([
  'obsolete-robots-rules slow',
  'unreachable-robots-txt too-large',
  'missing-https certificate-ends',
  'forbidden-snippets covered-text',
  'conflicting-nodes told-two-ways',
  'conflicting-nodes left-number',
  'conflicting-nodes two-sets-of-hours',
  'little-plain-text brief-page',
  'little-plain-text brief-inner-pages',
  'little-plain-text scripts-not-run',
  'invalid-sitemap not-there',
  'uncrawlable-links too-deep',
  'missing-identity-node name-only',
  'missing-identity-node nameless',
  'missing-identity-node only-after-javascript',
  'conflicting-nodes two-question-lists',
  'text-in-pictures frame',
  'text-in-pictures pictures-alone',
  'text-in-pictures price-list',
  'skipped-heading-levels no-headings',
  'skipped-heading-levels all-main',
]);

/** Where the task is to decide, no one answer is the end of it. */
const DECIDED = 'Done when you have decided for {page} whether search is to find it.';
const MAILED = 'Done when a click on each link named here opens a new mail to the address it shows.';
const DRAWN_OWN = 'Done when {page}, opened in a browser, holds one canonical link, to its own address.';
const OPENED =
  'Done when what a click on each entry named here brings stands, outside of scripts, in the source of {page} or of a page the entry links to.';
const OF_CAUSE: Readonly<Record<string, string>> = {
  'unknown-schema-types wrong-context': 'Done when validator.schema.org finds types in each block we list.',
  'little-plain-text words-in-pictures': MARKED,
  'little-plain-text at-a-click': OPENED,
  'content-behind-clicks at-a-click': OPENED,
  'uncrawlable-links at-a-click': OPENED,
  'little-plain-text led-on-by-script':
    'Done when your address, opened with JavaScript off, shows a page with the text a visitor reads.',
  'thin-pages words-in-pictures': MARKED,
  'pages-without-success script-gone': 'Done when the console of Chrome reports no missing script on {page}.',
  'pages-without-success script-left-over': 'Done when the console of Chrome reports no missing script on {page}.',
  'pages-without-success style-gone': 'Done when the console of Chrome reports no missing style sheet on {page}.',
  'pages-without-success picture-gone': 'Done when the console of Chrome reports no missing picture on {page}.',
  'pages-without-success video-gone': 'Done when the console of Chrome reports no missing video on {page}.',
  'pages-without-success files-gone': 'Done when the console of Chrome reports no missing file on {page}.',
  'pages-without-success without-a-word':
    'Done when {page} says what it is there for, or nothing on your website leads to it any more.',
  'robots-txt-mistakes page-files': 'Done when a test of robots.txt finds each file we list open to Googlebot.',
  'blocked-preview-bots picture':
    'Done when a test of robots.txt finds the picture open to each of these agents: facebookexternalhit, Twitterbot, LinkedInBot.',
  'split-host-variants named-differently':
    'Done when canonical links, og:url, sitemap, robots.txt and structured data all name one and the same host.',
  'split-host-variants one-names-another': 'Done when what we list names the same host as all other places.',
  'invalid-sitemap of-others': 'Done when every address in the sitemap is one of your own website.',
  'one-sided-hreflang version-gone': 'Done when each address that hreflang names on {pages} opens a page.',
  'missing-sitemap in-a-folder': 'Done when the address you handed in answers with status 200.',
  // Some phones zoom in all the same.
  'missing-viewport zoom-forbidden':
    'Done when the viewport line of {page} names neither user-scalable nor maximum-scale.',
  'wrong-canonical by-script': DRAWN_OWN,
  'wrong-canonical legal-pages-by-script': DRAWN_OWN,
  'wall-before-content text-behind-it': 'Done when one click closes the question that lies over {page}.',
  'broken-internal-links names-nobody':
    'Done when a tap on each link named here opens a call to your number, or a mail to your address.',
  'broken-internal-links mail-without-mailto': MAILED,
  'broken-internal-links mail-unlike-its-text': MAILED,
  'noindex-meta-tag lesser-pages': DECIDED,
  'noindex-header lesser-pages': DECIDED,
  'dead-sitemap-addresses withheld': DECIDED,
  'blocked-apple closed-on-purpose': DECIDED,
  'blocked-bing closed-on-purpose': DECIDED,
  'blocked-chatgpt-search closed-on-purpose': DECIDED,
  'blocked-claude-search closed-on-purpose': DECIDED,
  'blocked-google closed-on-purpose': DECIDED,
  'blocked-perplexity closed-on-purpose': DECIDED,
};

export const proofOf = ({ check, outcome }: CheckResult): string | undefined =>
  ('cause' in outcome ? OF_CAUSE[`${check.id} ${outcome.cause ?? ''}`] : undefined) ?? PROOFS[check.id as CheckId];

/** Whether a test shows that the finding is gone. */
export const isProvable = (result: CheckResult): boolean =>
  proofOf(result) !== undefined &&
  !('cause' in result.outcome && UNPROVEN.has(`${result.check.id} ${result.outcome.cause ?? ''}`));

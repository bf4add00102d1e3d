import { isMenuUnseen, MENU_UNSEEN } from '../../facts/claims/unseen-menu.ts';
import type { Target } from '../../observations.ts';
import { linksToOtherPages } from '../../website/page/internal-links.ts';
import type { PageLink, PageView } from '../../website/page/page-view.ts';
import { pageKey } from '../../website/site-address.ts';
import { shortened } from '../../wording/cut-text.ts';
import { defineCheck, dueTo, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';

/** Enough to reach every part of a small website; larger ones have far more. */
const ENOUGH_LINKS = 10;

/** Rendering may add a link or two (a banner, a shop cart) without anything being lost. */
const SHARE_OF_RENDERED = 0.9;

/** Links to other pages of the website in the home page as served. Small websites pass when JavaScript adds none. */
export const fewLinksWithoutJavascript = defineCheck({
  id: 'few-links-without-javascript',
  revision: 9,
  category: 'rendering',
  strength: 'A',
  catalogue: ['raw-nav'],
  title: {
    pass: 'The HTML of your home page links to your other pages',
    partial: 'Not all links from your home page to your other pages work without JavaScript',
    fail: 'No link from your home page to your other pages works without JavaScript',
  },
  why: 'An assistant that runs no JavaScript finds the links that stand in the HTML.',
  sources: [
    'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
    'https://vercel.com/blog/the-rise-of-the-ai-crawler',
  ],
  needs: ['home', 'pages', 'linkChecks', 'target'],
  causes: ['only-after-javascript'],
  run({ home, pages, linkChecks, target }) {
    const links = linksToOtherPages(home.plain.view, target);
    const evidence = [
      {
        pageUrl: home.url,
        place: `links in the HTML as served: ${links.length}`,
        seen: namesOf(links, home.plain.view),
      },
    ];
    const opening = new Set(
      [...pages, ...linkChecks.filter(({ status, failure }) => failure === null && status > 0 && status < 400)].map(
        ({ url }) => pageKey(url),
      ),
    );
    const leadsOn = links.some(({ url }) => url !== null && opening.has(pageKey(url)));
    const served = () => (leadsOn ? pass(evidence) : inconclusive(UNSEEN, evidence));
    if (links.length >= ENOUGH_LINKS) return served();
    if (!home.rendered) {
      if (home.plain.view.scripts.count > 0)
        return inconclusive(
          'No browser showed the home page, so it could not be seen which links JavaScript adds.',
          evidence,
        );
      return links.length > 0
        ? served()
        : notApplicable('The home page links to no other page of the website with an address of its own.');
    }
    const rendered = linksToOtherPages(home.rendered.view, target);
    if (isMenuUnseen(home)) return inconclusive(MENU_UNSEEN);
    if (rendered.length === 0 && links.length === 0)
      return notApplicable('The home page links to no other page of the website with an address of its own.');
    if (links.length >= rendered.length * SHARE_OF_RENDERED) return served();
    // The same page with other parameters is found already, and one that a page linked here links to with its HTML is not far.
    const near = new Set(links.map(({ url }) => pathOf(url)));
    const behind = pages.flatMap(({ url, plain }) =>
      near.has(pathOf(url)) ? linksToOtherPages(plain.view, target).map((link) => link.url) : [],
    );
    const known = new Set([...near, ...[...behind, target.homeUrl].map(pathOf)]);
    const added = rendered.filter(({ url }) => !known.has(pathOf(url)));
    if (added.length <= rendered.length * (1 - SHARE_OF_RENDERED)) return served();
    // What decides comes first; a link that another page serves is missing here all the same.
    const late = rendered.filter((link) => !isServedHere(link, near, target));
    const listed = new Set(added.map(({ url }) => pathOf(url)));
    const each = [...added];
    for (const link of late) {
      if (listed.has(pathOf(link.url))) continue;
      listed.add(pathOf(link.url));
      each.push(link);
    }
    const missing = [
      {
        pageUrl: home.url,
        place: `links only after JavaScript: ${each.length}`,
        seen: namesOf(each, home.rendered.view),
      },
    ];
    return dueTo('only-after-javascript', links.length === 0 ? fail(missing) : partial(missing));
  },
});

const UNSEEN = 'The HTML of the home page has links to other pages, and we saw none of these open.';

/** "/index.html" is the folder's own page, "/about" may be written with its ending. */
const pathOf = (url: string | null): string =>
  url === null
    ? ''
    : new URL(url).pathname.replace(/(?<=\/)index(?:\.\w{2,5})?$/i, '').replace(/(?<=[^/])\.html?$/i, '');

const isServedHere = ({ url }: PageLink, near: ReadonlySet<string>, { homeUrl }: Pick<Target, 'homeUrl'>): boolean =>
  near.has(pathOf(url)) || pathOf(url) === pathOf(homeUrl);

/** So long that a list of them stays whole in a report. */
const MAX_LABEL_CHARS = 40;
const MAX_NAMES_CHARS = 240;

/** Whole labels, each once, and how many links are not named. */
function namesOf(links: PageLink[], view: PageView): string {
  const names: string[] = [];
  let told = 0;
  for (const link of links.slice(0, ENOUGH_LINKS)) {
    const name = nameOf(link, view);
    if (!names.includes(name)) {
      if ([...names, name].join(', ').length > MAX_NAMES_CHARS) break;
      names.push(name);
    }
    told++;
  }
  const rest = links.length - told;
  return names.length === 0 ? 'none' : `${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** Its text; of a card that is one link, the heading in it; else the words that fit. */
function nameOf({ text, href }: PageLink, { headings }: PageView): string {
  if (text === '') return href;
  if (text.length <= MAX_LABEL_CHARS) return `${text} (${href})`;
  const heading = headings.find((one) => one.text !== '' && text.includes(one.text))?.text ?? text;
  return shortened(heading, MAX_LABEL_CHARS);
}

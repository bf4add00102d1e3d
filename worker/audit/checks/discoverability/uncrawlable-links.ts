import { openedByClicks, proseBehindClicks, unopenedEntries } from '../../facts/claims/behind-clicks.ts';
import { isMenuUnseen, MENU_UNSEEN } from '../../facts/claims/unseen-menu.ts';
import { ledByClicks, untriedButtons } from '../../facts/claims/untried-buttons.ts';
import type { Target } from '../../observations.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { PageLink, PageView, ScriptLink } from '../../website/page/page-view.ts';
import { countWords } from '../../website/page/words.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { ownAddress } from '../../website/site-address.ts';
import { TWO_LETTERS } from '../../website/text/letters.ts';
import { counted } from '../../wording/words.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { deadMenuEntries } from '../shared/links/dead-menu.ts';
import { legalByScript } from '../shared/links/legal-by-script.ts';
import { shownInApp } from '../shared/links/shown-in-app.ts';

/** Nearly every link in the navigation must be one that can be followed without clicking. */
const GOOD_SHARE = 0.95;
/** Below half, the menu exists for people with JavaScript only. */
const POOR_SHARE = 0.5;
/** Clicks from the home page within which agents are known to look. */
const MAX_DEPTH = 3;

/** One page that is asked for by those who check whom they deal with. */
const LEGAL_CREDIT = 0.75;

/** Links in the plain HTML of the home page that lead somewhere without a click handler, and how deep the key pages lie. */
export const uncrawlableLinks = defineCheck({
  id: 'uncrawlable-links',
  revision: 24,
  category: 'discoverability',
  strength: 'A',
  catalogue: ['crawlable-links'],
  title: {
    pass: 'Nearly all links we looked at on your home page can be followed without clicking',
    partial: 'Not every link on your home page can be followed without clicking',
    fail: 'Links or menu entries of your home page lead nowhere without a script',
    causes: {
      'only-after-javascript': 'The links of your home page need JavaScript',
      'too-deep': 'At least one page lies many clicks from the home page',
      'written-as-markdown': 'Links are written in Markdown and lead nowhere',
      'legal-by-script': 'A legal text is opened by a script alone',
      'beside-menu': 'A click alone leads to addresses of yours',
      'at-a-click': 'Your menu opens parts of your page by a script alone',
      'dead-menu': 'At least one entry of your menu leads nowhere',
    },
  },
  why: 'Google can follow a link that has an address in its href.',
  sources: ['https://developers.google.com/search/docs/crawling-indexing/links-crawlable'],
  needs: ['home', 'pages', 'attempts', 'target'],
  causes: [
    'only-after-javascript',
    'too-deep',
    'written-as-markdown',
    'legal-by-script',
    'beside-menu',
    'at-a-click',
    'dead-menu',
  ],
  run({ home, pages, attempts, target }) {
    const links = menuLinks(home.plain.view);
    const deadEntry = ({ text }: PageView['blocks'][number]): Evidence => ({
      pageUrl: home.url,
      place: 'menu, no link',
      seen: text.slice(0, 60),
    });
    const drawn = home.rendered ? menuLinks(home.rendered.view).filter(isFollowable) : [];
    const idle = deadMenuEntries(home);
    if (idle.length > 0)
      return dueTo('dead-menu', idle.length > links.length * POOR_SHARE ? fail(idle) : partial(idle));
    const opened = openedEntries(home);
    const isMost = opened.length >= drawn.filter((link) => leadsOn(link, home.url)).length;
    // A window to sign in, and a few lines, are no page that a link should lead to.
    if (opened.length > 0 && proseBehindClicks([home]).length > 0)
      return dueTo('at-a-click', isMost ? fail(opened) : partial(opened));
    if (opened.length > 0 && isMost) return inconclusive(FEW_LINES, opened);
    const dead = deadMenu(home.plain.view);
    // Where no click was seen to lead to another address, the entries may do no more than show parts of the same page.
    if (dead.length > 0)
      return shownInApp(attempts).length > 0
        ? fail(dead.map(deadEntry))
        : inconclusive(NO_LINKS, dead.slice(0, 1).map(deadEntry));
    // A click that opens a messenger, another website or a picture hides no page of this one.
    const clicked = onlyClicked(home.plain.view).filter(
      ({ url }) => ownAddress(url, home.plain.view.baseUrl, target) !== null && !PICTURE.test(url),
    );
    const unopened = unopenedEntries(pages);
    if (unopened.length > 0)
      return inconclusive(
        UNOPENED,
        unopened.map(({ text, href }) => ({ pageUrl: home.url, place: `menu entry “${text}”`, seen: href })),
      );
    const led = ledAway(home, { clicked, drawn, target });
    if (led) return led;
    if (links.length === 0) return withoutLinks(home, { clicked, drawn, target });
    const bad = links.filter((link) => !isFollowable(link));
    const share = 1 - (bad.length + clicked.length) / (links.length + clicked.length);
    const evidence = [
      ...bad.map(
        (link): Evidence => ({ pageUrl: home.url, place: `link "${link.text.slice(0, 60)}"`, seen: link.href }),
      ),
      ...clicked.map(clickOn(home.url)),
    ];
    const deep = attempts.filter(({ depth }) => depth !== null && depth > MAX_DEPTH);
    evidence.push(
      ...deep.map(({ url, depth }) => ({
        pageUrl: url,
        place: 'distance from the home page',
        seen: `${depth} clicks`,
      })),
    );
    if (share < POOR_SHARE) return dueTo(besideMenu(home, clicked, bad.length), fail(evidence));
    // A single one is a button: a login, a switch of languages; among links so is each that names nothing to do, as "Empty basket".
    const leading = bad.filter(({ href }) => !NOTHING.test(href)).length + clicked.length;
    if (share < GOOD_SHARE && leading > 1) return partial(evidence);
    const unwritten = pages.flatMap(markdownLinks);
    if (unwritten.length > 0 && deep.length === 0) return dueTo('written-as-markdown', partial(unwritten));
    if (deep.length > 0) return dueTo('too-deep', partial([...evidence, ...unwritten]));
    const legal = legalByScript(pages);
    if (legal.length > 0) return dueTo('legal-by-script', partial(legal, LEGAL_CREDIT));
    const empty = links.filter(({ href }) => NO_ADDRESS.test(href)).length;
    return empty > 1 && empty > links.length * (1 - GOOD_SHARE) ? inconclusive(areIdle(home) ? IDLE : UNNAMED) : pass();
  },
});

/** Clicks led to addresses that no link names: most of the ways on, or some. */
function ledAway(
  home: ReadPage,
  { clicked, drawn, target }: { clicked: ScriptLink[]; drawn: PageLink[]; target: Target },
) {
  const led = ledByClicks([home]);
  if (led.length === 0) return null;
  const ways = drawn.filter(({ href }) => ownAddress(href, home.plain.view.baseUrl, target) !== null);
  return (led.length > ways.length ? fail : partial)([...led, ...clicked].map(clickOn(home.url)));
}

/** The HTML has no link. Those to other websites lead to no page of this one, whoever writes them. */
function withoutLinks(
  home: ReadPage,
  { clicked, drawn, target }: { clicked: ScriptLink[]; drawn: PageLink[]; target: Target },
) {
  if (clicked.length > 0) return dueTo(besideMenu(home, clicked), fail(clicked.map(clickOn(home.url))));
  if (!home.rendered) return inconclusive('The HTML has no links, and no browser showed what scripts add.');
  if (isMenuUnseen(home)) return inconclusive(MENU_UNSEEN);
  const [button] = untriedButtons([home]);
  if (button !== undefined) return inconclusive(BUTTONS, [{ pageUrl: home.url, place: 'button', seen: button }]);
  const { baseUrl } = home.rendered.view;
  const own = drawn.filter(
    (link) => leadsOn(link, home.url) && link.url !== null && ownAddress(link.url, baseUrl, target) !== null,
  );
  if (own.length === 0) return notApplicable('The home page links to no other page with an address of its own.');
  return dueTo('only-after-javascript', fail([{ pageUrl: home.url, place: 'plain HTML', seen: 'no links' }]));
}

const BUTTONS = 'Buttons of your home page may lead to other pages by a script, and we did not see where.';
const FEW_LINES = 'Entries of your menu open a few lines by a script, and whether they need an address is not judged.';
const UNOPENED = 'Entries of your menu name no address, and we did not see what a script opens at a click on them.';

/** Entries of the menu at which a click brought what no page holds. */
const openedEntries = (home: ReadPage): Evidence[] =>
  openedByClicks([home])
    // What stands beside the menu and does the same is mended with it.
    .filter(({ isMenu }, _, all) => isMenu || all.some((one) => one.isMenu))
    .map(({ name, words, isMenu }) => ({
      pageUrl: home.url,
      place: isMenu ? `menu entry “${name}”` : `entry “${name}”`,
      seen: `at least ${counted(words, 'word')} at a click on “${name}”, which has no address`,
    }));

/** "[our prices](/prices)": a link that was never made one. Text about Markdown stands in code. */
const MARKDOWN_LINK = /\[[^\]\n]{2,80}\]\((?:https?:\/\/|www\.|mailto:|tel:|\/)[^)\s]{1,200}\)/;
const IN_CODE = /(?:^|> )(?:pre|code)(?=[.#\s]|$)/;

function markdownLinks({ url, role, plain: { view } }: ReadPage): Evidence[] {
  if (role === 'article') return [];
  return view.blocks.flatMap(({ text, path, hidden }) => {
    const place = placeOf(view, path);
    const written = hidden || IN_CODE.test(place) ? undefined : MARKDOWN_LINK.exec(text)?.[0];
    return written === undefined ? [] : [{ pageUrl: url, place, seen: written }];
  });
}

/** "javascript:;", "javascript:void(0)" */
const NOTHING = /^\s*javascript:\s*(?:void\b[\s(0)]*)?;?\s*$/i;

const NO_ADDRESS = /^\s*#?!?\s*$/;
const IDLE = 'Several links name no address, and nothing happened on a click on them in our browser.';
const UNNAMED = 'Some links name no address, and not all of them were tried.';

/** Whether our browser clicked on each link without an address that a visitor sees, no script missing. */
const areIdle = ({ rendered }: ReadPage): boolean =>
  rendered?.missesCode !== true &&
  !!rendered?.view.links.every(({ href, hidden, opens }) => hidden || !NO_ADDRESS.test(href) || opens === false);

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)/i;

const CALLS = /^\s*(tel|mailto|sms|whatsapp|geo):/i;

/** Links of the navigation; where no navigation is marked, all. Telephone and mail links lead to no page and do not count. */
function menuLinks({ links }: PageView) {
  const toPages = links.filter(({ href }) => !CALLS.test(href));
  const inNav = toPages.filter(({ landmark }) => landmark === 'nav');
  return inNav.length > 0 ? inNav : toPages;
}

/** A place on the page itself is no other page, whoever writes the link to it. "#/prices" is a view of its own. */
const leadsOn = ({ url, href }: PageLink, here: string): boolean =>
  url !== here.replace(/#.*$/, '') || /#[!/]/.test(href);

/** Fewer lines are a name and a button. */
const MIN_ENTRIES = 3;
const MAX_ENTRY_CHARS = 120;

/** A bar over the page that tells how to reach the business is no menu. */
const IS_CONTACT = /\d(?:[\s()./–-]?\d){6}|\S@\S/;

/** Entries of a navigation none of which is a link: only a script leads on from them. A list of places on the page is links too. */
function deadMenu({ blocks, links }: PageView): PageView['blocks'] {
  if (links.some(({ landmark, href }) => landmark === 'nav' && !CALLS.test(href))) return [];
  const entries = blocks.filter(
    ({ landmark, text, hidden }) =>
      landmark === 'nav' &&
      !hidden &&
      text.length <= MAX_ENTRY_CHARS &&
      TWO_LETTERS.test(text) &&
      !IS_CONTACT.test(text),
  );
  // Entries in one line are one block of text; where the page links to nothing else either, it is the menu all the same.
  const isOneLine = !links.some(({ href }) => !CALLS.test(href)) && countWords(textOf(entries)) >= MIN_ENTRIES;
  return entries.length >= MIN_ENTRIES || isOneLine ? entries : [];
}

const NO_LINKS = 'The entries of your menu are no links, and whether one of them leads to another page we did not see.';

const textOf = (entries: PageView['blocks']): string => entries.map(({ text }) => text).join('\n');

/** Pictures and buttons of the page's own content are no menu. */
const IN_MENU = /(?:^|> )(?:nav|header|li)(?=[.#\s]|$)/;

const besideMenu = (home: ReadPage, clicked: readonly ScriptLink[], others = 0): 'beside-menu' | null =>
  others > 0 || clicked.some(({ path }) => IN_MENU.test(placeOf(home.plain.view, path))) ? null : 'beside-menu';

const clickOn =
  (pageUrl: string) =>
  ({ url, text }: Pick<ScriptLink, 'url' | 'text'>): Evidence => ({
    pageUrl,
    place: text === '' ? 'a click alone, no link' : `click on "${text.slice(0, 60)}", no link`,
    seen: text === '' ? url : `“${text.slice(0, 60)}” opens ${url}`,
  });

/** Pages that only a click handler leads to. */
function onlyClicked({ links, scriptLinks = [] }: PageView): ScriptLink[] {
  const linked = new Set(links.map(({ url }) => url));
  return scriptLinks.filter(({ url }) => !linked.has(url));
}

const isFollowable = ({ url }: PageView['links'][number]): boolean => url !== null && /^https?:/i.test(url);

import { CLICKED_NAME_CHARS } from '../../website/page/page-limits.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { PageView, ScriptLink, TextBlock } from '../../website/page/page-view.ts';
import { urlParts } from '../../website/parsed-url.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import type { ClickedEntry } from '../../website/unasked/clicked-entry.ts';

/** A longer text is a card to click on. */
const MAX_NAME_CHARS = 40;
/** A single one folds a menu out, or shuts something. */
const MIN_IN_MENU = 2;
/** Fewer side by side are what a dialog or a slider ends with. */
const MIN_IN_ROW = 3;

/**
 * Names of buttons that may open other views of the home page, and on which nobody clicked: several in its menu, or a row of them on a page from
 * which no link leads to another one.
 */
export function untriedButtons(pages: readonly ReadPage[]): string[] {
  const home = pages.find(({ role }) => role === 'home');
  const view = home?.rendered?.view;
  if (!home || !view || home.plain.view.scripts.count + view.scripts.count === 0) return [];
  const tried = new Set((view.clicked ?? []).map(({ name }) => keyOf(name)));
  const isUntried = (block: TextBlock): boolean =>
    isNamed(block) && !/(?:^|> )form(?=[.#\s]|$)/.test(placeOf(view, block.path)) && !tried.has(keyOf(block.text));
  const inMenu = namesOf(view.blocks.filter((one) => isInMenu(one) && isUntried(one)));
  if (inMenu.length >= MIN_IN_MENU) return inMenu;
  return leadsToOthers(view)
    ? []
    : (rowsOf(view).find((row) => row.length >= MIN_IN_ROW && row.every(isUntried)) ?? []).map(nameOf);
}

const isInMenu = ({ landmark }: TextBlock): boolean => landmark === 'nav' || landmark === 'header';

const isNamed = ({ tag, text, hidden }: TextBlock): boolean =>
  tag === 'button' && !hidden && text.length <= MAX_NAME_CHARS && /^\P{N}*\p{L}{3}/u.test(text);

const nameOf = ({ text }: TextBlock): string => text.split('\n', 1).join();
const keyOf = (text: string): string => text.split('\n', 1).join().slice(0, CLICKED_NAME_CHARS).toLowerCase();
const namesOf = (blocks: readonly TextBlock[]): string[] => [...new Set(blocks.map(nameOf))];

/** Buttons one after the other in elements alike, no name twice. */
function rowsOf({ blocks }: PageView): TextBlock[][] {
  const rows: TextBlock[][] = [];
  for (const [at, block] of blocks.entries()) {
    if (block.tag !== 'button') continue;
    const row = rows.at(-1);
    const before = blocks[at - 1];
    if (row && before?.tag === 'button' && before.path === block.path) row.push(block);
    else rows.push([block]);
  }
  return rows.filter((row) => namesOf(row).length === row.length);
}

const leadsToOthers = ({ links, url }: PageView): boolean =>
  links.some((link) => link.url !== null && /^https?:/.test(link.url) && isOther(link.url, url));

function isOther(url: string, here: string): boolean {
  const [asked, own] = [urlParts(url), urlParts(here)];
  return asked.host === own.host && asked.pathname !== own.pathname;
}

/** Where clicks on a page led to which no link leads, and that was not read. */
export function ledByClicks(pages: readonly ReadPage[]): Pick<ScriptLink, 'url' | 'text'>[] {
  const views = pages.flatMap(({ plain, rendered }) => [plain.view, ...(rendered ? [rendered.view] : [])]);
  const known = new Set([...pages.map(({ url }) => url), ...views.flatMap(({ links }) => links.map(({ url }) => url))]);
  const led = views.flatMap(({ clicked = [] }) =>
    clicked.flatMap(({ name, leadsTo }: ClickedEntry) =>
      leadsTo === undefined || known.has(leadsTo) ? [] : [{ url: leadsTo, text: name }],
    ),
  );
  return led.filter(({ url }, at) => led.findIndex((one) => one.url === url) === at);
}

import { itemsAround, itemsOf } from '../../website/page/page-rows.ts';
import type { PageLink, PageView } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { pageKey } from '../../website/site-address.ts';

export interface ShownStep {
  name: string;
  /** null of what is no link. */
  url: string | null;
  /** What its link says from "#" on; empty without that. */
  hash: string;
}

/** Between the steps of a path that stands in one line. */
const BETWEEN = /\s*[/›»>→❯▸]\s*/u;
/** A longer line is a text. */
const MAX_STEPS = 6;
const MAX_LINE_CHARS = 200;

/**
 * The path that a page shows its visitors: a line of links with marks between them, or of elements side by side, that begins at the home page,
 * ends at the page and stands in no menu, header or footer. null where it shows none.
 */
export function shownPath({ url: pageUrl, plain, rendered }: ReadPage, homes: readonly string[]): ShownStep[] | null {
  const keys = new Set(homes.map(pageKey));
  for (const view of [plain.view, ...(rendered ? [rendered.view] : [])]) {
    const starts = view.links.filter(({ url, hidden }) => !hidden && url !== null && keys.has(pageKey(url)));
    for (const link of starts) {
      const path = isInFrame(view, link) ? null : (inOneLine(view, link) ?? inRow(view, link));
      const last = path?.at(-1)?.url ?? null;
      if (path !== null && (last === null || pageKey(last) === pageKey(pageUrl))) return path;
    }
  }
  return null;
}

const isInFrame = ({ paths }: PageView, { landmark, path }: PageLink): boolean =>
  landmark === 'footer' || ((landmark === 'nav' || landmark === 'header') && !NAMED_PATH.test(paths[path] ?? ''));

/** As the pattern of the ARIA authoring practices and most tools call it. https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/ */
const NAMED_PATH = /bread-?_?crumb/i;

/** "Home / Shop / Pear jam" */
function inOneLine(view: PageView, { block }: PageLink): ShownStep[] | null {
  const text = view.blocks[block]?.text.replace(/\s+/g, ' ') ?? '';
  if (text.length > MAX_LINE_CHARS) return null;
  const names = text.split(BETWEEN).filter((name) => name !== '');
  return stepsOf(
    names,
    view.links.filter((one) => one.block === block),
  );
}

/** "Home", "Shop" and "Pear jam" in elements of their own, of which all but the last are links. */
function inRow(view: PageView, { block, path }: PageLink): ShownStep[] | null {
  if (!NAMED_PATH.test(view.paths[path] ?? '')) return null;
  const [item] = itemsAround(view, block);
  const items = item === undefined ? [] : itemsOf(item.row);
  if (items[0]?.from !== block) return null;
  const names = items.map(({ from, to }) =>
    view.blocks
      .slice(from, to)
      .map(({ text }) => text.replace(/\s+/g, ' '))
      .join(' ')
      .trim(),
  );
  const isOfRow = (at: number) => items.some(({ from, to }) => from <= at && at < to);
  return stepsOf(
    names.filter((name) => /[\p{L}\p{N}]/u.test(name)),
    view.links.filter((one) => isOfRow(one.block)),
  );
}

function stepsOf(names: readonly string[], links: readonly PageLink[]): ShownStep[] | null {
  if (names.length < 2 || names.length > MAX_STEPS) return null;
  const steps = names.map((name) => {
    const link = links.find(({ text }) => text.trim() === name);
    return { name, url: link?.url ?? null, hash: /#.+$/.exec(link?.href ?? '')?.[0] ?? '' };
  });
  // All but the last lead somewhere; the first one to the home page, as whoever calls has seen.
  return steps.slice(0, -1).every(({ url }) => url !== null) ? steps : null;
}

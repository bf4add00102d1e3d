import { placeOf } from '../../../website/page/page-text.ts';
import type { PageView, TextBlock } from '../../../website/page/page-view.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { contentView } from '../../../website/text/page-prose.ts';
import { plainWords } from '../../../website/text/plain-words.ts';
import type { Evidence } from '../../check.ts';

/** What a box in place of a picture is called by whoever built it. */
const BOX = /^.*[.#][\w-]*placeholder[\w-]*/i;
/** A script finds it by its name, and puts a map or a film there on a click. */
const FOUND_BY_SCRIPT = /#[^ >]*placeholder/i;
/** Twice may be chance. */
const MIN_ALIKE = 3;
/** Of fewer two alike are a name. */
const MIN_WORDS = 4;
const MIN_LETTERS = 4;
const WORDS = lightLetters(/\p{L}{2}[^\n]*\s\p{L}{2}/u);

export const IN_BOXES =
  'Boxes that your pages call placeholders hold text. Whether a picture is still to come there is for you to check.';

interface Boxes {
  /**
   * Texts of one pattern, "Photo: … to come" again and again with other words in it, or one text in box after box of a page: nobody put the
   * pictures there.
   */
  unfilled: Evidence[];
  /** Of the rest nobody can tell whether it is meant to be read. */
  possible: Evidence[];
}

/** Texts that people see in boxes which are named placeholders and hold neither a picture nor anything to click. */
export function placeholderBoxes(pages: readonly ReadPage[]): Boxes {
  const found = pages.flatMap(boxesOf);
  const texts = new Map<string, Set<string>>();
  for (const { seen } of found)
    for (const key of patternsOf(seen)) texts.set(key, (texts.get(key) ?? new Set()).add(seen.toLowerCase()));
  const again = [...Map.groupBy(found, ({ pageUrl, seen }) => `${pageUrl} ${seen}`).values()];
  // What one page shows again and again another may show once.
  const repeated = new Set(again.flatMap((alike) => (alike.length < MIN_ALIKE ? [] : alike.map(({ seen }) => seen))));
  const isAlike = ({ seen }: Evidence) =>
    repeated.has(seen) || patternsOf(seen).some((key) => (texts.get(key)?.size ?? 0) >= MIN_ALIKE);
  return {
    unfilled: found.filter(isAlike),
    possible: found.filter((one) => !isAlike(one) && !FOUND_BY_SCRIPT.test(one.place)),
  };
}

/** How the text ends, and how it begins. */
function patternsOf(text: string): string[] {
  const words = plainWords(text).split(' ').filter(Boolean);
  const last = words.at(-1) ?? '';
  if (words.length < MIN_WORDS) return [];
  return [`${words.slice(0, 2).join(' ')} …`, ...(last.length >= MIN_LETTERS ? [`… ${last}`] : [])];
}

function boxesOf(page: ReadPage): Evidence[] {
  const view = contentView(page);
  const shown = page.rendered && new Set(page.rendered.view.blocks.flatMap((one) => (one.hidden ? [] : [flat(one)])));
  const filled = new Set(pathsOfOthers(view).flatMap((path) => boxOf(view, path) ?? []));
  return view.blocks.flatMap((block) => {
    const box = boxOf(view, block.path);
    if (box === null || block.hidden || filled.has(box) || !WORDS.test(block.text)) return [];
    if (block.landmark !== null && block.landmark !== 'main') return [];
    // A script that brings the picture takes the text away.
    if (shown && !shown.has(flat(block))) return [];
    return [
      { pageUrl: page.url, place: placeOf(view, block.path), seen: block.text.replace(/\s+/g, ' ').slice(0, 300) },
    ];
  });
}

const boxOf = ({ paths }: PageView, path: number): string | null => {
  const steps = (paths[path] ?? '').split(' > ');
  const at = steps.findIndex((step) => BOX.test(step));
  return at < 0 ? null : steps.slice(0, at + 1).join(' > ');
};

const flat = ({ text }: Pick<TextBlock, 'text'>): string => text.replace(/\s+/g, '');

const pathsOfOthers = ({ images, links, frames, media, buttons = [], blocks }: PageView): number[] => [
  ...[...images, ...links, ...frames, ...media, ...buttons].map(({ path }) => path),
  ...blocks.flatMap(({ tag, path }) => (tag === 'button' ? [path] : [])),
];

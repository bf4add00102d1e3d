import { placeOf, visibleBlocks } from '../../../website/page/page-text.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import type { Evidence } from '../../check.ts';

/**
 * What JavaScript writes for a value it was not given, as the whole of a text, or for a sum it could not work out. Source:
 * https://tc39.es/ecma262/#sec-tostring
 */
const NO_VALUE = /^(?:undefined|NaN|\[object Object\])$/;
const WITHIN = /\[object Object\]|(?<![\p{L}\p{N}])NaN\s?(?:%|\p{Sc})|\p{Sc}\s?NaN(?![\p{L}\p{N}])/u;
/** Longer texts may speak of it. */
const MAX_CHARS = 120;
/** There code is quoted. */
const CODE = new Set(['code', 'pre', 'kbd', 'samp']);

/**
 * Texts in which a browser shows that a script had no value to put there, each once. Nothing where data did not arrive, perhaps for reasons of our
 * own, and nothing that the HTML as served says.
 */
export function missingValues({ url, plain, rendered }: ReadPage): Evidence[] {
  if (rendered === null || rendered.missesData !== false) return [];
  const found = visibleBlocks(rendered.view).filter(
    ({ text, tag }) => text.length <= MAX_CHARS && !CODE.has(tag) && (NO_VALUE.test(text.trim()) || WITHIN.test(text)),
  );
  if (found.length === 0) return [];
  const served = new Set(plain.view.blocks.map(({ text }) => text));
  const once = new Map(found.filter(({ text }) => !served.has(text)).map((block) => [block.text, block]));
  return [...once.values()].map(({ text, path }) => ({
    pageUrl: url,
    place: `${placeOf(rendered.view, path)}, as a browser shows it`,
    seen: text,
  }));
}

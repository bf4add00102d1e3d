import { shortened } from '../../wording/cut-text.ts';
import { resolvedUrl } from '../parsed-url.ts';
import type { LabRun } from './lab-observation.ts';

type Element = NonNullable<LabRun['largestElement']>;

/**
 * What the loads of a device painted last; null where they name different parts, as of pictures that take turns: which of them a visitor
 * waits for nobody can tell.
 */
export function steadyElement(runs: readonly LabRun[]): Element | null {
  const named = runs.flatMap(({ largestElement }) => largestElement ?? []);
  const parts = new Set(named.map(({ picture, selector }) => picture ?? selector));
  return parts.size === 1 ? (named[0] ?? null) : null;
}

/** Of runs made before the browser was asked which picture it painted: tags, and backgrounds by the style that names them. */
const PICTURE_TAG = /^\s*<(?:img|picture|video|image|svg|canvas)\b|background(?:-image)?\s*:[^;]*url\(/i;

/** Whether the largest paint was a picture: one of a style sheet has no tag of its own. */
export const isPicture = ({ picture, snippet }: Element): boolean =>
  picture === undefined ? PICTURE_TAG.test(snippet) : picture !== null;

/** What was painted, as an owner knows it: the file of a picture, the first words of a text; null where neither is told. */
export function largestWords(element: Element): string | null {
  const file = element.picture ?? /\bsrc=["']([^"']+)["']/i.exec(element.snippet)?.[1];
  if (isPicture(element))
    return file === undefined ? null : asWritten(resolvedUrl(file, 'http://page.invalid/')?.pathname.split('/').at(-1));
  const words = element.snippet
    .replace(/<[^>]*>?/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/&\w+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{L}{2}/u.test(words) ? shortened(words, MAX_CHARS) : null;
}

/** "our shop.png", not "our%20shop.png". */
function asWritten(file: string | undefined): string | null {
  try {
    return file === undefined ? null : decodeURIComponent(file);
  } catch {
    return file ?? null;
  }
}

const MAX_CHARS = 80;

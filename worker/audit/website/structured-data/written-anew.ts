import type { ReadPage } from '../read-pages.ts';
import { unwrapped } from './json-ld.ts';

/** Whether scripts write other JSON-LD over a block of the page's HTML: a change made there would be gone in a browser. */
export function isWrittenAnew({ plain, rendered }: Pick<ReadPage, 'plain' | 'rendered'>): boolean {
  if (!rendered) return false;
  const shown = new Set(rendered.view.jsonLd.map(({ text }) => blockOf(text)));
  return plain.view.jsonLd.some(({ text }) => {
    const value = blockOf(text);
    return value !== null && !shown.has(value);
  });
}

/** However it is spaced; null of what is no JSON. */
function blockOf(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(unwrapped(text).text));
  } catch {
    return null;
  }
}

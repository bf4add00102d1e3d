import type { ReadAttempt } from '../audit/observations.ts';
import type { KeyPages } from '../crawl/find-pages.ts';
import type { OpenedWebsite } from '../crawl/open-website.ts';
import type { Bench } from './bench.ts';
import { loadEngine } from './load-engine.ts';

/** Shows what one more page tells whoever watches. A reader that fails shows nothing here; the judge meets it again. */
export async function tellFacts(
  { board }: Bench,
  opened: OpenedWebsite,
  found: KeyPages,
  index: number,
  plain: ReadAttempt,
): Promise<void> {
  const page = found.pages[index];
  if (!page || index === 0 || !plain.view) return;
  const { earlyFactsOf } = await loadEngine();
  const { url, role, foundBy, depth } = page;
  try {
    board.addFacts(earlyFactsOf(opened, { url, role, foundBy, depth, plain, rendered: null }));
  } catch (error) {
    console.warn(JSON.stringify({ event: 'early_facts_failed', url, error: String(error) }));
  }
}

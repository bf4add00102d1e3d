import { hasHead } from '../website/read-pages.ts';
import type { FixInput, WrittenFix } from './fix-input.ts';

/** What is written into the head of a page, or onto its outermost element. */
const IN_HEAD: ReadonlySet<string> = new Set(['head', 'attributes']);

/** Without those that have no place on their page. What is left of a check's fixes no longer does all that it asks for. */
export function withPlace({ inputs }: FixInput, written: readonly WrittenFix[]): WrittenFix[] {
  const pages = inputs.pages ?? [];
  const bare = new Set<string | null>(pages.filter((page) => !hasHead(page)).map(({ url }) => url));
  // What goes into the head of every page goes into none.
  if (pages.length > 0 && bare.size === pages.length) bare.add(null);
  const placeless = written.filter(({ fix }) => IN_HEAD.has(fix.action) && bare.has(fix.pageUrl));
  const partly = new Set(placeless.flatMap(({ checkIds }) => checkIds));
  return written
    .filter((one) => !placeless.includes(one))
    .map((one) => ({ ...one, passes: one.passes.filter((id) => !partly.has(id)) }));
}

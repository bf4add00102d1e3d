import type { TextBlock } from '../../website/page/page-view.ts';
import type { TextDocument } from '../../website/text/text-sources.ts';

/** A line of a block without what is struck through: what something cost before is no price of it. */
export function withoutStruck(text: string, block: TextBlock, document: TextDocument): string {
  return (block.struck ?? struckAsDrawn(document, block)).reduce((rest, struck) => rest.replace(struck, ' '), text);
}

/** Styles strike a text through in the browser alone: there the very block, by its words, says so of the one that is served. */
function struckAsDrawn({ page, viewName }: TextDocument, block: TextBlock): readonly string[] {
  if (viewName === 'rendered' || !page.rendered) return [];
  const { blocks } = page.rendered.view;
  const drawn = known.get(blocks) ?? struckByText(blocks);
  known.set(blocks, drawn);
  const [only, ...others] = new Set(drawn.get(block.text)?.map((struck) => struck.join('\n')));
  return only === undefined || others.length > 0 ? [] : only.split('\n').filter(Boolean);
}

/** Of each page: every line with a sum asks. */
const known = new WeakMap<readonly TextBlock[], ReadonlyMap<string, (readonly string[])[]>>();

const struckByText = (blocks: readonly TextBlock[]): ReadonlyMap<string, (readonly string[])[]> =>
  new Map(
    [...Map.groupBy(blocks, ({ text }) => text)].map(([text, all]) => [text, all.map(({ struck = [] }) => struck)]),
  );

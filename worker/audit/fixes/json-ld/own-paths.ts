import { folderLanguage } from '../../website/language-versions.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { pageKey } from '../../website/site-address.ts';
import type { JsonNode, JsonValue } from './json-node.ts';
import { isNode, listed, ownMarkup, topNodes, typesOf } from './own-markup.ts';

export interface Step {
  name: string;
  item: string;
}

/** Asked for every page that gets a path; goes with the pages. */
const known = new WeakMap<readonly ReadPage[], { language: string | null; step: Step }[]>();

/**
 * How the website's own paths in a language begin, each way once: a second name for the first step, or another address of it, would
 * contradict them.
 */
export function ownStarts(pages: readonly ReadPage[], language: string | null): Step[] {
  const all =
    known.get(pages) ??
    pages.flatMap((page) => startsOn(page).map((step) => ({ language: folderLanguage(page), step })));
  known.set(pages, all);
  const own = all.filter((one) => one.language === language).map(({ step }) => step);
  return [...new Map(own.map((step) => [JSON.stringify([step.name, pageKey(step.item)]), step])).values()];
}

const startsOn = ({ plain: { view } }: ReadPage): Step[] =>
  topNodes(ownMarkup(view))
    .filter((node) => typesOf(node).includes('BreadcrumbList'))
    .flatMap(({ itemListElement }) => {
      const steps = listed(itemListElement).filter((one): one is JsonNode => isNode(one));
      const first = steps.find(({ position }) => Number(position) === 1) ?? steps[0];
      return first === undefined || steps.length < 2 ? [] : stepOf(first);
    });

function stepOf({ name, item }: JsonNode): Step[] {
  const page: JsonNode = isNode(item) ? item : {};
  const [label, address]: (JsonValue | undefined)[] = [
    name ?? page['name'],
    isNode(item) ? (page['@id'] ?? page['url']) : item,
  ];
  return typeof label === 'string' && typeof address === 'string' && URL.canParse(address)
    ? [{ name: label.trim(), item: address }]
    : [];
}

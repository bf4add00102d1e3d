import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import { NOT_TEXT } from './element-rules.ts';
import { attributeOf, walkFlat } from './flat-tree.ts';
import { SHORT_TEXT_CHARS } from './page-limits.ts';
import { Capture } from './text-runs.ts';

/** Longest value of a property; article bodies are marked up too. */
const VALUE_CHARS = 5_000;

/** Text inside an element, white space collapsed. */
export function textOf(element: Html.Element, maxChars: number = VALUE_CHARS): string {
  const capture = new Capture(maxChars);
  walkFlat(element, false, {
    enter: (inner) => {
      if (inner.tagName === 'br') capture.add(' ');
      return !NOT_TEXT.has(inner.tagName);
    },
    leave: () => undefined,
    text: (value) => capture.add(value),
  });
  return capture.text;
}

/** Elements with an `id`, the first of each name. */
export function elementsById(root: Html.ParentNode): Map<string, Html.Element> {
  const found = new Map<string, Html.Element>();
  walkFlat(root, false, {
    enter: (element) => {
      const id = attributeOf(element, 'id');
      if (id && !found.has(id)) found.set(id, element);
      return true;
    },
    leave: () => undefined,
    text: () => undefined,
  });
  return found;
}

export const shortTextOf = (element: Html.Element): string => textOf(element, SHORT_TEXT_CHARS);

import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import { attributeOf } from '../flat-tree.ts';
import { ATTRIBUTE_CHARS } from '../page-limits.ts';
import type { Heading } from '../page-view.ts';

/**
 * Places that links can name without an id on a heading: an `a` with a name or an empty element with an id, in a heading or right before it. Such a
 * heading is given that name.
 */
export class PlaceNames {
  private last: { name: string; blocks: number } | null = null;

  /** `blocks`: how many blocks of text are complete. `open`: the heading this element is or stands in. */
  enter(element: Html.Element, open: { element: Html.Element; heading: Heading } | undefined, blocks: number): void {
    if (open?.element === element) {
      if (this.last?.blocks === blocks) open.heading.id ??= this.last.name;
      this.last = null;
      return;
    }
    const name = nameOf(element)?.slice(0, ATTRIBUTE_CHARS);
    if (!name) return;
    if (open) open.heading.id ??= name;
    else this.last = { name, blocks };
  }
}

/** Where a link with a `#` may lead: the id of an element, or the name of an `a` without one. */
export function placesIn(element: Html.Element): string[] {
  const place = attributeOf(element, 'id') || (element.tagName === 'a' ? attributeOf(element, 'name') : null);
  return place ? [place.slice(0, ATTRIBUTE_CHARS)] : [];
}

function nameOf(element: Html.Element): string | null {
  const id = attributeOf(element, 'id');
  if (element.tagName === 'a') return id ?? attributeOf(element, 'name');
  return PLAIN.has(element.tagName) && element.childNodes.length === 0 ? id : null;
}

/** What holds nothing by its kind, such as a picture or a field, is no place made for links. */
const PLAIN = new Set(['div', 'span', 'p', 'i']);

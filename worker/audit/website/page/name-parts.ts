import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Html } from 'parse5';
import { attributeOf } from './flat-tree.ts';
import { SHORT_TEXT_CHARS } from './page-limits.ts';
import { collapse } from './words.ts';

/** Their text, if any, is made elsewhere. */
const OPAQUE = new Set(['iframe', 'object', 'embed', 'canvas', 'video', 'slot', 'input', 'select', 'textarea']);

/**
 * What can name a link or a button besides its text: labels of its own and of what stands inside. More generous than a screen
 * reader, so that what is left without a name certainly has none. Source: https://www.w3.org/TR/accname-1.2/
 */
export class NameParts {
  readonly element: Html.Element;
  readonly ownName: string;
  /** Something inside may show text that the document does not hold. */
  opaque = false;
  private imageAlt: string;
  private svgTitle = '';
  private innerLabel = '';

  constructor(element: Html.Element, referencedText: string | null) {
    this.element = element;
    this.ownName = firstOf([attributeOf(element, 'aria-label'), referencedText, attributeOf(element, 'title')]).slice(
      0,
      SHORT_TEXT_CHARS,
    );
    this.imageAlt = attributeOf(element, 'alt') ?? '';
  }

  /** Called for every element inside. */
  look(inner: Html.Element): void {
    const tag = inner.tagName;
    if (tag === 'img') this.imageAlt ||= attributeOf(inner, 'alt') ?? '';
    // Drawings hold no text of the page, but their title names the link around them.
    if (tag === 'title') {
      const first = inner.childNodes[0];
      if (first && defaultTreeAdapter.isTextNode(first)) this.svgTitle ||= first.value;
    }
    this.innerLabel ||= attributeOf(inner, 'aria-label') ?? attributeOf(inner, 'title') ?? '';
    this.opaque ||= OPAQUE.has(tag) || tag.includes('-') || attributeOf(inner, 'aria-labelledby') !== null;
  }

  nameWith(text: string): string {
    return firstOf([text, this.ownName, this.imageAlt, this.svgTitle, this.innerLabel]);
  }
}

const firstOf = (names: (string | null)[]): string =>
  names.map((name) => collapse(name ?? '').trim()).find((name) => name !== '') ?? '';

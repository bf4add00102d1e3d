import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import { attributeOf } from './flat-tree.ts';
import type { Heading, PageView } from './page-view.ts';

const HOLDS_MANY = new Set(['ul', 'ol', 'dl', 'table', 'tbody', 'div', 'section']);
/** As many as anybody reads. */
const MAX_UNFILLED = 20;

/** Headings right above an element that has a name for scripts and nothing in it. */
export class UnfilledLists {
  private readonly view: PageView;
  /** The heading that ended last, as long as nothing followed it. */
  private above: Heading | null = null;

  constructor(view: PageView) {
    this.view = view;
  }

  enter(element: Html.Element): void {
    const heading = this.above;
    this.above = null;
    if (!heading || heading.hidden || heading.text === '' || !isUnfilled(element)) return;
    const unfilled = this.view.unfilled ?? [];
    if (unfilled.length < MAX_UNFILLED) this.view.unfilled = [...unfilled, heading.text];
  }

  text(value: string): void {
    if (/\S/.test(value)) this.above = null;
  }

  leave(heading: Heading | null): void {
    this.above = heading;
  }
}

const isUnfilled = (element: Html.Element): boolean =>
  HOLDS_MANY.has(element.tagName) &&
  Boolean(attributeOf(element, 'id')) &&
  element.childNodes.every((node) => node.nodeName === '#comment' || ('value' in node && !/\S/.test(node.value)));

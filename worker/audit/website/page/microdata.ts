import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Html } from 'parse5';
import { elementsById, textOf } from './element-text.ts';
import { attributeOf, walkFlat } from './flat-tree.ts';
import type { MarkupItem } from './page-view.ts';
import { resolve } from './urls.ts';

export interface MarkupContext {
  baseUrl: string;
  pathOf(element: Html.Element): number;
}

/** More than a catalogue page holds; `itemref` can multiply items without end. */
const MAX_ITEMS = 2_000;
const MAX_PROPERTIES = 20_000;
const MAX_NESTING = 30;

/** Top-level items, read as https://html.spec.whatwg.org/multipage/microdata.html#converting-html-to-other-formats says. */
export function readMicrodata(document: Html.Document, context: MarkupContext): MarkupItem[] {
  const tops: Html.Element[] = [];
  let usesItemref = false;
  walkFlat(document, false, {
    enter: (element) => {
      if (attributeOf(element, 'itemref') !== null) usesItemref = true;
      const isTop = attributeOf(element, 'itemscope') !== null && attributeOf(element, 'itemprop') === null;
      if (isTop && tops.length < MAX_ITEMS) tops.push(element);
      return element.tagName !== 'template';
    },
    leave: () => undefined,
    text: () => undefined,
  });
  const reader = new ItemReader(context, usesItemref ? elementsById(document) : new Map());
  return tops.map((top) => reader.read(top, []));
}

class ItemReader {
  private items = 0;
  private properties = 0;
  private readonly context: MarkupContext;
  private readonly byId: Map<string, Html.Element>;

  constructor(context: MarkupContext, byId: Map<string, Html.Element>) {
    this.context = context;
    this.byId = byId;
  }

  /** `above` are the items this one is nested in: one that names itself again is left out. */
  read(element: Html.Element, above: Html.Element[]): MarkupItem {
    this.items++;
    const id = attributeOf(element, 'itemid');
    const item: MarkupItem = {
      types: words(attributeOf(element, 'itemtype')),
      id: id === null ? null : (resolve(id.trim(), this.context.baseUrl) ?? id.trim()),
      properties: [],
      path: this.context.pathOf(element),
    };
    const visited = new Set<Html.Element>([element]);
    for (const part of this.partsOf(element)) this.gather(part, item, [...above, element], visited);
    return item;
  }

  private partsOf(element: Html.Element): Html.Element[] {
    const referenced = words(attributeOf(element, 'itemref')).flatMap((id) => this.byId.get(id) ?? []);
    return [...element.childNodes.filter((child) => defaultTreeAdapter.isElementNode(child)), ...referenced];
  }

  private gather(part: Html.Element, item: MarkupItem, above: Html.Element[], visited: Set<Html.Element>): void {
    const pending = [part];
    for (let element = pending.pop(); element; element = pending.pop()) {
      if (visited.has(element)) continue;
      visited.add(element);
      const names = words(attributeOf(element, 'itemprop'));
      const isItem = attributeOf(element, 'itemscope') !== null;
      if (names.length > 0 && this.properties < MAX_PROPERTIES)
        this.addProperty({ element, names, isItem, item, above });
      if (isItem || element.tagName === 'template') continue;
      for (let i = element.childNodes.length - 1; i >= 0; i--) {
        const child = element.childNodes[i];
        if (child && defaultTreeAdapter.isElementNode(child)) pending.push(child);
      }
    }
  }

  private addProperty({
    element,
    names,
    isItem,
    item,
    above,
  }: {
    element: Html.Element;
    names: string[];
    isItem: boolean;
    item: MarkupItem;
    above: Html.Element[];
  }): void {
    if (isItem && (above.includes(element) || above.length >= MAX_NESTING || this.items >= MAX_ITEMS)) return;
    const value = isItem ? this.read(element, above) : propertyValue(element, this.context.baseUrl);
    for (const name of names) {
      this.properties++;
      item.properties.push({ name, value });
    }
  }
}

/** Elements whose value is an address, and the attribute that holds it. */
const ADDRESS_ATTRIBUTES: Record<string, string> = {
  a: 'href',
  area: 'href',
  link: 'href',
  audio: 'src',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  source: 'src',
  track: 'src',
  video: 'src',
  object: 'data',
};

/** The standard lets only `meta` carry `content`; search engines take it from any element, and so do we. */
function propertyValue(element: Html.Element, baseUrl: string): string {
  const content = attributeOf(element, 'content');
  if (content !== null) return content.trim();
  const attribute = ADDRESS_ATTRIBUTES[element.tagName];
  if (attribute) {
    const address = attributeOf(element, attribute);
    return address === null ? '' : (resolve(address, baseUrl) ?? address.slice(0, 2_048));
  }
  if (element.tagName === 'data' || element.tagName === 'meter')
    return attributeOf(element, 'value') ?? textOf(element);
  if (element.tagName === 'time') return attributeOf(element, 'datetime') ?? textOf(element);
  return textOf(element);
}

const words = (value: string | null): string[] => (value ?? '').slice(0, 4_096).split(/\s+/).filter(Boolean);

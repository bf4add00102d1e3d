import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import { attributeOf } from './flat-tree.ts';
import { NameParts } from './name-parts.ts';
import type { OpenElement } from './open-element.ts';
import { ATTRIBUTE_CHARS, type Capacity, SHORT_TEXT_CHARS } from './page-limits.ts';
import type { PageLink, PageView, ScriptLink } from './page-view.ts';
import { scriptTarget } from './script-target.ts';
import { linkTarget, resolve } from './urls.ts';

/** What the collector asks of the reader it works for. */
export interface LinkSurroundings {
  pathIndex(open: OpenElement): number;
  /** Calls back with the text of an element when it ends. */
  capture(element: Html.Element, done: (text: string) => void): void;
  /** Text of the elements an `aria-labelledby` names. */
  referencedText(ids: string | null): string | null;
}

/** Gathers links, buttons and images, and what names them. */
export class LinkCollector {
  private readonly openLinks: { element: Html.Element; link: PageLink; index: number }[] = [];
  /** Links and buttons that are open: what stands inside can name them. */
  private readonly openNames: NameParts[] = [];
  private readonly view: PageView;
  private readonly capacity: Capacity;
  private readonly around: LinkSurroundings;

  constructor(view: PageView, capacity: Capacity, around: LinkSurroundings) {
    this.view = view;
    this.capacity = capacity;
    this.around = around;
  }

  /** The innermost link that is open. */
  get current(): PageLink | null {
    return this.openLinks.at(-1)?.link ?? null;
  }

  /** Called for every element, before it is opened. */
  look(element: Html.Element): void {
    this.openNames.at(-1)?.look(element);
  }

  /** Whether a link ended with the element. */
  leave(element: Html.Element): boolean {
    const isLink = this.openLinks.at(-1)?.element === element;
    if (isLink) this.openLinks.pop();
    if (this.openNames.at(-1)?.element === element) this.openNames.pop();
    return isLink;
  }

  readLink(open: OpenElement): void {
    const { element } = open;
    const href = attributeOf(element, 'href');
    if (href === null || !this.capacity.take('links')) return;
    const link: PageLink = {
      href: href.slice(0, ATTRIBUTE_CHARS),
      url: linkTarget(href, this.view.baseUrl),
      text: '',
      rel: attributeOf(element, 'rel'),
      landmark: open.landmark,
      hidden: open.hidden,
      path: this.around.pathIndex(open),
      block: -1,
    };
    if (open.ariaHidden) link.ariaHidden = true;
    const index = this.view.links.push(link) - 1;
    this.openLinks.push({ element, link, index });
    const parts = this.openName(element);
    this.around.capture(element, (text) => {
      link.text = parts.nameWith(text);
      if (link.text === '' && parts.opaque) link.opaque = true;
    });
  }

  readButton(open: OpenElement): void {
    const { element } = open;
    if (!isButton(element) || !this.capacity.take('buttons')) return;
    const button: NonNullable<PageView['buttons']>[number] = {
      name: '',
      hidden: open.hidden,
      path: this.around.pathIndex(open),
    };
    if (open.ariaHidden) button.ariaHidden = true;
    this.view.buttons?.push(button);
    const parts = this.openName(element);
    this.around.capture(element, (text) => {
      button.name = parts.nameWith(text || ownWords(element)).slice(0, SHORT_TEXT_CHARS);
      if (button.name === '' && parts.opaque) button.opaque = true;
    });
  }

  readScriptLink(open: OpenElement): void {
    const { element } = open;
    const url = scriptTarget(attributeOf(element, 'onclick'), this.view.baseUrl);
    if (url === null || leadsSomewhere(attributeOf(element, 'href')) || !this.capacity.take('scriptLinks')) return;
    const link: ScriptLink = { url, text: '', path: this.around.pathIndex(open) };
    this.view.scriptLinks ??= [];
    this.view.scriptLinks.push(link);
    this.around.capture(element, (text) => {
      link.text = text.slice(0, SHORT_TEXT_CHARS);
    });
  }

  readImage(open: OpenElement): void {
    const { element } = open;
    if (!this.capacity.take('images')) return;
    const link = this.openLinks.at(-1);
    const src = attributeOf(element, 'src');
    const style = attributeOf(element, 'style') ?? '';
    const image: PageView['images'][number] = {
      src: src === null ? null : (resolve(src, this.view.baseUrl) ?? src.slice(0, ATTRIBUTE_CHARS)),
      alt: attributeOf(element, 'alt')?.slice(0, ATTRIBUTE_CHARS) ?? null,
      width: pixels(WIDTH_STYLE.exec(style)?.[1] ?? attributeOf(element, 'width')),
      height: pixels(HEIGHT_STYLE.exec(style)?.[1] ?? attributeOf(element, 'height')),
      inLink: link !== undefined,
      role: attributeOf(element, 'role'),
      hidden: open.hidden,
      path: this.around.pathIndex(open),
    };
    if (link) image.link = link.index;
    const otherName = this.nameParts(element).ownName;
    if (otherName !== '') image.otherName = otherName;
    if (open.ariaHidden) image.ariaHidden = true;
    if (attributeOf(element, 'srcset') || parentTag(element) === 'picture') image.otherFiles = true;
    this.view.images.push(image);
  }

  private openName(element: Html.Element): NameParts {
    const parts = this.nameParts(element);
    this.openNames.push(parts);
    return parts;
  }

  private nameParts(element: Html.Element): NameParts {
    return new NameParts(element, this.around.referencedText(attributeOf(element, 'aria-labelledby')));
  }
}

const parentTag = ({ parentNode }: Html.Element): string | null =>
  parentNode && 'tagName' in parentNode ? parentNode.tagName : null;

const leadsSomewhere = (href: string | null): boolean => href !== null && !/^\s*(?:#|javascript:|$)/i.test(href);

/** Source: https://www.w3.org/TR/html-aam-1.0/#html-element-role-mappings */
function isButton(element: Html.Element): boolean {
  if (element.tagName === 'button') return true;
  if (element.tagName === 'input') return BUTTON_TYPES.has((attributeOf(element, 'type') ?? '').toLowerCase());
  return element.tagName !== 'a' && attributeOf(element, 'role') === 'button';
}

const BUTTON_TYPES = new Set(['submit', 'button', 'reset', 'image']);

/** What an input shows: its value, its alt, or the word browsers put on it. */
function ownWords(element: Html.Element): string {
  const type = (attributeOf(element, 'type') ?? '').toLowerCase();
  if (element.tagName !== 'input') return '';
  return attributeOf(element, 'value') ?? attributeOf(element, 'alt') ?? (/^(?:submit|reset)$/.test(type) ? type : '');
}

/** What the element itself says outdoes its attributes. A picture of no size is one that a script is yet to lay out. */
const WIDTH_STYLE = /(?:^|[;\s])width\s*:\s*([1-9]\d{0,5})(?:\.\d+)?px/i;
const HEIGHT_STYLE = /(?:^|[;\s])height\s*:\s*([1-9]\d{0,5})(?:\.\d+)?px/i;

/** `width="120"`; percentages and `auto` are no pixels. */
function pixels(value: string | null): number | null {
  const digits = /^\s*(\d{1,6})(?:\.\d+)?(?:px)?\s*$/.exec(value ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}

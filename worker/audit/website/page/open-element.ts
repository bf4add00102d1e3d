import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import {
  headingLevel,
  isBlock,
  isHidden,
  isOneBlock,
  isStruck,
  type Landmark,
  landmarkOf,
  SECTIONING,
} from './element-rules.ts';
import { attributeOf } from './flat-tree.ts';
import type { TextBlock } from './page-view.ts';

/** What holds for everything inside an element that is being read. */
export interface OpenElement {
  element: Html.Element;
  parent: OpenElement | null;
  block: boolean;
  /** Inside (or itself) an element whose blocks are one: inner edges become line breaks. */
  oneBlock: boolean;
  heading: 1 | 2 | 3 | 4 | 5 | 6 | null;
  hidden: boolean;
  /** A line is drawn through it. */
  struck: boolean;
  ariaHidden: boolean;
  landmark: TextBlock['landmark'];
  /** The landmark this element itself is. */
  ownLandmark: Landmark | null;
  insideSection: boolean;
  insideNoscript: boolean;
  insideHead: boolean;
  insideSvg: boolean;
  /**
   * Inside `data-nosnippet`. Google reads the attribute on `span`, `div` and `section` only, Bing, and with it Copilot, on any element:
   * https://blogs.bing.com/webmaster/October-2025/Bing-Introduces-Support-for-the-data-nosnippet-HTML-Attribute
   */
  noSnippet: boolean;
  /** Tag of the nearest block. */
  blockTag: string;
  cell: TextBlock['cell'];
  pathText: string | null;
}

type Inherited = Pick<
  OpenElement,
  | 'oneBlock'
  | 'hidden'
  | 'struck'
  | 'ariaHidden'
  | 'landmark'
  | 'insideSection'
  | 'insideNoscript'
  | 'insideHead'
  | 'insideSvg'
  | 'noSnippet'
  | 'cell'
>;

const OUTSIDE: Inherited = {
  oneBlock: false,
  hidden: false,
  struck: false,
  ariaHidden: false,
  landmark: null,
  insideSection: false,
  insideNoscript: false,
  insideHead: false,
  insideSvg: false,
  noSnippet: false,
  cell: null,
};

export function openElement(element: Html.Element, parent: OpenElement | null): OpenElement {
  const tag = element.tagName;
  const above: Inherited = parent ?? OUTSIDE;
  const style = attributeOf(element, 'style');
  const heading = headingLevel(element);
  const block = heading !== null || isBlock(element, style);
  const ownLandmark = landmarkOf(element, above.insideSection);
  return {
    element,
    parent,
    block,
    heading,
    oneBlock: heading !== null || isOneBlock(tag) || above.oneBlock,
    hidden: above.hidden || isHidden(element, style),
    struck: above.struck || isStruck(element, style),
    ariaHidden: above.ariaHidden || attributeOf(element, 'aria-hidden') === 'true',
    landmark: ownLandmark !== null && ownLandmark !== 'article' ? ownLandmark : above.landmark,
    ownLandmark,
    insideSection: above.insideSection || SECTIONING.has(tag) || isSection(ownLandmark),
    insideNoscript: above.insideNoscript || tag === 'noscript',
    insideHead: above.insideHead || tag === 'head',
    insideSvg: above.insideSvg || tag === 'svg',
    noSnippet: above.noSnippet || attributeOf(element, 'data-nosnippet') !== null,
    blockTag: block && !(above.oneBlock && heading === null) ? tag : (parent?.blockTag ?? tag),
    cell: above.cell,
    pathText: null,
  };
}

const isSection = (landmark: Landmark | null): boolean =>
  landmark !== null && landmark !== 'header' && landmark !== 'footer';

const PATH_CHARS = 200;
const NAME_CHARS = 40;

/** "body > main > section#faq.accordion > p": the end of the way down, as much of it as fits. */
export function pathOf(open: OpenElement): string {
  if (open.pathText !== null) return open.pathText;
  let path = nameOf(open.element);
  for (let up = open.parent; up && up.element.tagName !== 'html'; up = up.parent) {
    const longer = `${nameOf(up.element)} > ${path}`;
    if (longer.length > PATH_CHARS) break;
    path = longer;
  }
  open.pathText = path;
  return path;
}

function nameOf(element: Html.Element): string {
  const id = firstWord(attributeOf(element, 'id'));
  const className = firstWord(attributeOf(element, 'class'));
  return `${element.tagName.slice(0, NAME_CHARS)}${id && `#${id}`}${className && `.${className}`}`;
}

const firstWord = (value: string | null): string =>
  value === null ? '' : value.slice(0, 200).trim().split(/\s/, 1).join('').slice(0, NAME_CHARS);

import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import { attributeOf } from './flat-tree.ts';
import type { TextBlock } from './page-view.ts';

/** Content that is no text of the page: code, fallbacks for other readers, drawings. */
export const NOT_TEXT = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'noembed',
  'noframes',
  'textarea',
  'canvas',
  'object',
  'audio',
  'video',
  'title',
  'datalist',
]);

/** Elements that stand on lines of their own in the browser's default style, plus controls whose text never joins its neighbours'. */
const BLOCK = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'body',
  'button',
  'caption',
  'center',
  'dd',
  'details',
  'dialog',
  'dir',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'head',
  'header',
  'hgroup',
  'hr',
  'html',
  'label',
  'legend',
  'li',
  'main',
  'menu',
  'nav',
  'noscript',
  'ol',
  'optgroup',
  'option',
  'p',
  'pre',
  'search',
  'section',
  'select',
  'summary',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
]);

/** One thing to a reader even when it holds blocks: inner edges become line breaks. */
const ONE_BLOCK = new Set([
  'button',
  'caption',
  'dt',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'label',
  'legend',
  'option',
  'summary',
]);

const BLOCK_STYLE = /(?:^|;)\s*display\s*:\s*(?:block|flex|grid|list-item|inline-block|inline-flex|table)/i;
const HIDDEN_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

/**
 * Whether text inside stands apart from text around it. Elements a site named itself are read as blocks: almost all of them
 * are parts of a page, not of a word. The browser marks blocks that run on in their line with `data-answerable-inline`.
 */
export function isBlock(element: Html.Element, style: string | null): boolean {
  if (attributeOf(element, 'data-answerable-inline') !== null) return false;
  return (
    BLOCK.has(element.tagName) ||
    element.tagName.includes('-') ||
    (style !== null && BLOCK_STYLE.test(style)) ||
    isBesideTranslation(element)
  );
}

/** A card holds fewer; a list of languages has more, and is looked at no further. */
const MAX_SIBLINGS = 100;
const LANGUAGE = ['lang', 'data-lang'] as const;

/** Beside the same in another language, of which a style shows one: no reader joins the two. */
function isBesideTranslation(element: Html.Element): boolean {
  const name = LANGUAGE.find((one) => attributeOf(element, one) !== null);
  if (name === undefined || element.tagName === 'html') return false;
  const around = element.parentNode?.childNodes ?? [];
  if (around.length > MAX_SIBLINGS) return false;
  const at = around.indexOf(element);
  return [-1, 1].some((step) => {
    let beside = around[at + step];
    // What the source is indented by.
    if (beside?.nodeName === '#text' && /^\s*$/.test((beside as Html.TextNode).value)) beside = around[at + 2 * step];
    if (beside?.nodeName !== element.tagName) return false;
    const other = attributeOf(beside as Html.Element, name);
    return other !== null && other !== attributeOf(element, name);
  });
}

/** Whether an inline element begins (`before`) or ends (`after`) a line of its text: the browser saw it so. */
export function breaksLine(element: Html.Element, side: 'before' | 'after'): boolean {
  return attributeOf(element, 'data-answerable-block')?.includes(side) ?? false;
}

export const isOneBlock = (tag: string): boolean => ONE_BLOCK.has(tag);

/** Not shown at first. `aria-hidden` hides from screen readers only. */
export function isHidden(element: Html.Element, style: string | null): boolean {
  return (
    attributeOf(element, 'data-answerable-hidden') !== null ||
    attributeOf(element, 'hidden') !== null ||
    (element.tagName === 'dialog' && attributeOf(element, 'open') === null) ||
    (style !== null && HIDDEN_STYLE.test(style))
  );
}

const STRUCK_TAGS = new Set(['del', 's', 'strike']);

/** A line is drawn through it: what it says holds no longer. */
export const isStruck = (element: Html.Element, style: string | null): boolean =>
  STRUCK_TAGS.has(element.tagName) ||
  attributeOf(element, 'data-answerable-struck') !== null ||
  (style !== null && STRUCK_STYLE.test(style));

const STRUCK_STYLE = /text-decoration(?:-line)?\s*:[^;]*line-through/i;

export function headingLevel(element: Html.Element): 1 | 2 | 3 | 4 | 5 | 6 | null {
  const role = attributeOf(element, 'role');
  const native = /^h([1-6])$/.exec(element.tagName)?.[1];
  if (native && (role === null || role === 'heading')) return Number(native) as 1;
  if (role !== 'heading') return null;
  // ARIA's default level. https://www.w3.org/TR/wai-aria-1.2/#heading
  const level = Number(attributeOf(element, 'aria-level') ?? 2);
  return Number.isInteger(level) && level >= 1 && level <= 6 ? (level as 1) : 2;
}

export type Landmark = NonNullable<TextBlock['landmark']> | 'article';

const ROLE_LANDMARKS: Record<string, Landmark> = {
  banner: 'header',
  navigation: 'nav',
  main: 'main',
  contentinfo: 'footer',
  complementary: 'aside',
  article: 'article',
};

/** Inside these, `header` and `footer` belong to the part, not to the page. */
export const SECTIONING = new Set(['article', 'aside', 'main', 'nav', 'section']);

/** Source: https://www.w3.org/TR/html-aam-1.0/#html-element-role-mappings */
export function landmarkOf(element: Html.Element, insideSection: boolean): Landmark | null {
  const role = attributeOf(element, 'role');
  if (role !== null && role !== '') return ROLE_LANDMARKS[role.trim().toLowerCase()] ?? null;
  switch (element.tagName) {
    case 'header':
    case 'footer':
      return insideSection ? null : element.tagName;
    case 'main':
    case 'nav':
    case 'aside':
    case 'article':
      return element.tagName;
    default:
      return null;
  }
}

import type { DefaultTreeAdapterMap } from 'parse5';
import {
  defaultTreeAdapter,
  type DefaultTreeAdapterTypes as Html,
  Parser,
  type ParserOptions,
  type Token,
  Tokenizer,
  type TreeAdapter,
} from 'parse5';
import { MAX_ATTRIBUTES, MAX_ATTRIBUTES_OF_ONE, MAX_ELEMENTS } from './page-limits.ts';

export interface ParsedHtml {
  document: Html.Document;
  /** Where the text of each script begins in the HTML, by character. */
  scriptOffsets: Map<Html.Element, number>;
  /** What the document has more of than is read. */
  cut: ('elements' | 'attributes')[];
}

/**
 * Browsers stop nesting at 512 too (Blink's `kMaximumHTMLParserDOMTreeDepth`); the parser's scope lookups grow with depth, so
 * without a limit a page of nested tags takes minutes.
 */
const MAX_DEPTH = 512;

/** Opening these switches the tokenizer, so they cannot be ignored however deep they stand. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'noembed', 'noframes', 'xmp', 'plaintext']);

const VOID = new Set([
  'area',
  'br',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
  'embed',
  'base',
  'col',
]);

class TooManyElements extends Error {}

/** Drops attributes beyond what any page has as they are read: one tag may hold a million of them. */
class BoundedTokenizer extends Tokenizer {
  hasDropped = false;
  private attributes = 0;

  override _leaveAttrName(): void {
    const { attrs } = this.currentToken as Token.TagToken;
    if (attrs.length < MAX_ATTRIBUTES_OF_ONE && ++this.attributes <= MAX_ATTRIBUTES) super._leaveAttrName();
    else this.hasDropped = true;
  }
}

/** HTML to a tree as a reader without JavaScript parses it: `noscript` holds elements. Never throws for broken markup. */
export function parseHtml(html: string): ParsedHtml {
  const scriptOffsets = new Map<Html.Element, number>();
  const document = defaultTreeAdapter.createDocument();

  class BoundedParser extends Parser<DefaultTreeAdapterMap> {
    private ignored = 0;

    constructor(options: ParserOptions<DefaultTreeAdapterMap>) {
      super(options, document);
      this.tokenizer = new BoundedTokenizer(this.options, this);
    }

    override onStartTag(token: Token.TagToken): void {
      if (this.openElements.stackTop >= MAX_DEPTH && !RAW_TEXT.has(token.tagName)) {
        if (!VOID.has(token.tagName)) this.ignored++;
        return;
      }
      super.onStartTag(token);
      if (token.tagName !== 'script') return;
      const script = this.openElements.current as Html.Element;
      if (script.tagName === 'script') scriptOffsets.set(script, this.tokenizer.preprocessor.offset + 1);
    }

    override onEndTag(token: Token.TagToken): void {
      if (this.ignored > 0 && !RAW_TEXT.has(token.tagName)) this.ignored--;
      else super.onEndTag(token);
    }
  }

  const parser = new BoundedParser({ scriptingEnabled: false, treeAdapter: boundedTree() });
  const cut: ParsedHtml['cut'] = [];
  try {
    parser.tokenizer.write(html, true);
  } catch (error) {
    if (!(error instanceof TooManyElements)) throw error;
    cut.push('elements');
  }
  if (parser.tokenizer instanceof BoundedTokenizer && parser.tokenizer.hasDropped) cut.push('attributes');
  return { document, scriptOffsets, cut };
}

/** parse5's tree with two changes: a limit on elements, and lookups from the end, where misplaced table content is inserted. */
function boundedTree(): TreeAdapter<DefaultTreeAdapterMap> {
  let elements = 0;
  return {
    ...defaultTreeAdapter,
    createElement(tagName, namespaceURI, attrs) {
      if (++elements > MAX_ELEMENTS) throw new TooManyElements();
      return defaultTreeAdapter.createElement(tagName, namespaceURI, attrs);
    },
    insertBefore(parent, node, reference) {
      const at = parent.childNodes.lastIndexOf(reference);
      parent.childNodes.splice(at, 0, node);
      node.parentNode = parent;
    },
    insertTextBefore(parent, text, reference) {
      const at = parent.childNodes.lastIndexOf(reference);
      const before = parent.childNodes[at - 1];
      if (before && defaultTreeAdapter.isTextNode(before)) before.value += text;
      else {
        const node = defaultTreeAdapter.createTextNode(text);
        parent.childNodes.splice(at, 0, node);
        node.parentNode = parent;
      }
    },
    detachNode(node) {
      if (!node.parentNode) return;
      node.parentNode.childNodes.splice(node.parentNode.childNodes.lastIndexOf(node), 1);
      node.parentNode = null;
    },
  };
}

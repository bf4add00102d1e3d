import type { ClickedEntry } from '../unasked/clicked-entry.ts';

/**
 * One document as a reader sees it, as plain JSON: made once from HTML by `readPage`, stored with the observations, judged
 * many times. The plain view comes from the HTML as served, the rendered view from the browser's flattened DOM; both have
 * this one shape. Everything here was in the document: nothing is interpreted.
 */
export interface PageView {
  /** Address the document was read at, after redirects. */
  url: string;
  /** What relative addresses resolve against: `<base href>` or `url`. */
  baseUrl: string;
  doctype: boolean;
  /** `lang` of the html element as written, null when absent. */
  lang: string | null;
  /** Text of every `<title>` in the document (not in svg), in order. */
  titles: string[];
  metas: MetaTag[];
  /** Every `<link>` with its rel, wherever it stands. */
  headLinks: HeadLink[];
  headings: Heading[];
  /** Text in reading order, one entry per block-level run of text. Comments, scripts, styles and templates are not text. */
  blocks: TextBlock[];
  /** Ancestor paths blocks, links and images refer to by index: "body > main > section#faq.accordion > p", at most 200 characters each. */
  paths: string[];
  links: PageLink[];
  images: PageImage[];
  tables: PageTable[];
  /** Elements of one kind side by side, inner rows before the rows around them; absent in views read before they were kept. */
  rows?: PageRow[];
  forms: PageForm[];
  /** What our browser clicked on that leads nowhere by itself, once the page was captured; absent where it clicked on nothing. */
  clicked?: ClickedEntry[];
  /** Figures served as 0, some with what they count behind " · ", whose element names a number for a script to count up to; absent when there are none. */
  counters?: { text: string; to: string; path: number }[];
  /** Comments in which whoever built the page says that something in it is still to be replaced; absent when there are none. */
  notes?: DeveloperNote[];
  /** Headings right above an element with an id and nothing in it, which a script may fill; absent when there are none. */
  unfilled?: string[];
  /** How many fields for a number or a choice stand outside of forms, as in a calculator; absent when none do. */
  looseControls?: number;
  /** Paths of fields for a password outside of forms; absent when there are none. */
  loosePasswords?: number[];
  frames: { src: string | null; title: string | null; path: number }[];
  media: PageMedia[];
  /** What leads to another page only by a click handler; absent when nothing does. */
  scriptLinks?: ScriptLink[];
  /** Buttons of every kind, links left out; absent in views read before buttons were kept. */
  buttons?: PageButton[];
  scripts: {
    count: number;
    external: string[];
    inlineBytes: number;
    /** An inline script speaks to `navigator.modelContext` (WebMCP). */
    offersTools?: true;
    /** An inline script leads on to another page by the size of the screen or the name of the browser. */
    leadsByScreen?: true;
    /** Where an inline script leads that does nothing else, resolved. */
    leadsTo?: string;
  };
  /** How often each landmark (element or ARIA role) occurs. */
  landmarks: Record<'main' | 'nav' | 'header' | 'footer' | 'article' | 'aside', number>;
  jsonLd: JsonLdBlock[];
  /** Top-level microdata items (W3C microdata to JSON), nested ones inside their properties. */
  microdata: MarkupItem[];
  /** Top-level RDFa Lite items. */
  rdfa: MarkupItem[];
  times: { datetime: string | null; text: string; path: number }[];
  /** Elements with an `id`, at most 500: targets of in-page links. */
  ids: string[];
  htmlBytes: number;
  /** Characters and words of all visible (not `hidden`) block text. Words by `Intl.Segmenter` where the script has no spaces. */
  textChars: number;
  textWords: number;
  /** Names of the lists above that hit their cap, so that a check can say it did not see everything. */
  capped: string[];
}

/** `block`: index of the first block after the comment. */
export interface DeveloperNote {
  text: string;
  block: number;
}

export interface MetaTag {
  /** Which attribute named it. */
  by: 'name' | 'property' | 'http-equiv' | 'itemprop' | 'charset';
  /** Lower case. */
  name: string;
  content: string;
}

export interface HeadLink {
  /** Lower case, space separated as written. */
  rel: string;
  /** As written. */
  href: string;
  /** Resolved against `baseUrl`; null when it does not parse. */
  url: string | null;
  type: string | null;
  hreflang: string | null;
  sizes: string | null;
}

export interface Heading {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  text: string;
  id: string | null;
  hidden: boolean;
  /** Index in `blocks` of the heading's own text; -1 when the heading is empty. */
  block: number;
}

export interface TextBlock {
  /** White space collapsed; `<br>` and inner block edges kept as "\n". */
  text: string;
  /** Element the text stands in: p, h1..h6, li, dt, dd, td, th, summary, blockquote, figcaption, address, label, button, a, option, noscript, div... */
  tag: string;
  path: number;
  landmark: 'header' | 'nav' | 'main' | 'footer' | 'aside' | null;
  /** Not shown at first: `hidden`, inline display:none or (rendered view) computed invisible. Collapsed answers are hidden but real. */
  hidden: boolean;
  /** Table row this block is a cell of: index in `tables` and row number; null outside tables. */
  cell: { table: number; row: number; column: number } | null;
  /** Inside `data-nosnippet`: search engines may not quote it. */
  noSnippet?: true;
  /** Its element names a key under which a script looks up the text, as in the language chosen. */
  keyed?: true;
  /**
   * Places in `text` where an inline element begins or ends without a space and a word may: "Ida B.|Leeds". A browser may set the two apart
   * or not. Absent when there are none.
   */
  seams?: number[];
  /** Signs drawn instead of words, each with the text after it, at most 60 characters; absent when there are none before a digit. */
  icons?: { means: 'fax' | 'phone'; text: string }[];
  /** Parts of the text with a number that are struck through: `del`, `s`, or a line drawn through them. Absent when there are none. */
  struck?: string[];
}

export interface PageLink {
  /** As written. */
  href: string;
  /** Resolved, without fragment for http(s); tel:, mailto:, javascript: and others as written; null when it does not parse. */
  url: string | null;
  /** Visible text, else aria-label, title, the alt of an image inside or the label of anything else inside. */
  text: string;
  /** Holds something whose text this cannot see: a frame, a drawing made by a script, an element the site named itself. */
  opaque?: true;
  /** `aria-hidden`, by itself or around it: no part of what assistive technology is told. */
  ariaHidden?: true;
  /** Of a link without an address, asked of a browser: whether anything happens on a click. Absent where nobody asked. */
  opens?: boolean;
  /** Nothing stirred on that click, only a script waits for it: what is open already does not open again. */
  isQuiet?: true;
  rel: string | null;
  /** As in TextBlock. */
  landmark: TextBlock['landmark'];
  hidden: boolean;
  path: number;
  /** Index in `blocks` of the block the link stands in; -1 when it has no text. */
  block: number;
}

export interface ScriptLink {
  /** As for links. */
  url: string;
  /** At most 1,000 characters. */
  text: string;
  path: number;
}

export interface PageImage {
  src: string | null;
  /** null = no alt attribute at all; '' = declared decorative. */
  alt: string | null;
  width: number | null;
  height: number | null;
  inLink: boolean;
  /** Index in `links` of the link around it. */
  link?: number;
  /** Name besides `alt`: aria-label, aria-labelledby or title. */
  otherName?: string;
  /** As in PageLink. */
  ariaHidden?: true;
  role: string | null;
  hidden: boolean;
  /** `srcset`, or `source` elements around it, name other files, of which a browser takes one. */
  otherFiles?: true;
  path: number;
}

export interface PageTable {
  caption: string | null;
  hasHeaderCells: boolean;
  /** Text of each cell, row by row, colspan repeated; at most 200 rows. */
  rows: string[][];
  path: number;
}

/** Two and more elements of one tag in one element: list items, cards, rows, paragraphs. All numbers are indices in `blocks`. */
export interface PageRow {
  /** The element around them: its first block, and the block after its last. */
  from: number;
  to: number;
  /** First block and block after the last, of one element after the other. */
  items: number[];
}

export interface PageForm {
  action: string | null;
  method: string;
  fields: PageField[];
  path: number;
  /** A hidden field whose value still is a template's blank: "access_key: YOUR_KEY_HERE". */
  blank?: string;
  /** Asked of a browser: whether a script may send it, so that its markup tells nothing. Absent where nobody asked. */
  handled?: boolean;
  /** What came of filling it in and submitting it in a page that lets nothing out. Absent where that was not done. */
  trial?: FormTrial;
  /** What the form is to agents (WebMCP `toolname`, `tooldescription`); absent on ordinary forms. */
  tool?: { name: string; description: string };
}

export interface FormTrial {
  /** Whether a script kept the browser from sending the form itself. */
  prevented: boolean;
  /** Where something was to be sent or opened, addresses that carried the message first; at most three. */
  tried: string[];
  /** Whether one of them carried what was written. */
  carried: boolean;
  /** What the page said then: a dialog, or the first new line. */
  said: string | null;
  /** The fields were emptied, or the form went away, with nothing new to press; `unclear`: neither. */
  end: 'cleared' | 'gone' | 'unclear';
  /** All scripts arrived, and none failed meanwhile. */
  complete: boolean;
}

export interface PageField {
  tag: string;
  type: string;
  name: string | null;
  label: string | null;
  required: boolean;
  /** Text of the label before it that is tied to nothing: its `for` names no element, or it has none. Only where `label` is null. */
  looseLabel?: string;
  placeholder?: string;
  /** Not shown, hidden from assistive technology or left out of the tab order: a trap for robots, or not for this visit. */
  hidden?: true;
}

export interface PageMedia {
  kind: 'video' | 'audio' | 'canvas' | 'object';
  src: string | null;
  hasTrack: boolean;
  /** Of video and audio: which of these attributes it has. */
  plays?: ('controls' | 'autoplay' | 'muted' | 'loop')[];
  /** As in TextBlock. */
  hidden?: true;
  otherFiles?: true;
  path: number;
}

export interface PageButton {
  /** As for links, else the value; "" when it has none. At most 1,000 characters. */
  name: string;
  hidden: boolean;
  opaque?: true;
  ariaHidden?: true;
  path: number;
}

export interface JsonLdBlock {
  /** What scripts and styles may look for it by: its id, its classes, its data attributes. Absent where they were not read. */
  attributes?: Record<string, string>;
  /** The script's text, at most 100,000 characters. */
  text: string;
  /** Character offset of that text in the HTML read, for "broken at". */
  offset: number;
  path: number;
}

/** An item of microdata or RDFa. */
export interface MarkupItem {
  types: string[];
  id: string | null;
  properties: { name: string; value: string | MarkupItem }[];
  path: number;
}

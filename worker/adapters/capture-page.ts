import { MAX_ELEMENTS } from '../audit/website/page/page-limits.ts';

/** Attributes kept of one element; real ones have a dozen. */
const MAX_ATTRIBUTES = 100;

/**
 * Run inside a page: writes down the document as a person sees it. Open shadow roots stand where they are shown and slots hold what is
 * slotted into them; scripts (except JSON-LD), styles, templates and noscript are left out; what is not displayed is kept and
 * marked `data-answerable-hidden`, because collapsed answers are real. Styles are not kept, so what they do to the lines of a text is
 * written down: inline elements that begin or end a line are marked `data-answerable-block`, those that stand beside each other get a
 * space between them, `div` and `p` that run on in their line are marked `data-answerable-inline`, and what a line is drawn through
 * `data-answerable-struck`. A string, so that no bundler adds helpers to it.
 */
export const CAPTURE_SCRIPT = String.raw`(() => {
  const MAX_CHARS = 5000000;
  // One more than are read, so that the reader sees that there were too many.
  let elementsLeft = ${MAX_ELEMENTS} + 1;
  const VOID = new Set(['area','base','br','col','embed','hr','img','input','link','meta','source','track','wbr']);
  const DROPPED = new Set(['style','template','noscript']);
  const EMPTIED = new Set(['svg','canvas','iframe','object','video','audio']);
  const text = (value) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const attribute = (value) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
  const out = [];
  let size = 0;
  const write = (piece) => { size += piece.length; out.push(piece); };
  const isHidden = (style) =>
    style.display === 'none' || style.visibility === 'hidden' || style.visibility === 'collapse';
  const INLINE = new Set(['a','abbr','b','bdi','cite','code','data','em','font','i','mark','q','s','small','span','strong','time','u']);
  const LINE_DISPLAY = new Set(['block','flex','grid','flow-root','list-item','table','table-row','table-cell']);
  // Looking where text stands costs by its length; no page of a business has so much of it in such elements, one in another.
  let looksLeft = 5000;
  let charsLeft = 2000000;
  const MAX_STEPS_UP = 8;
  const textOf = (node) => { const found = node.textContent; charsLeft -= found.length; return found.trim(); };
  // The box of the text itself, without padding; of one line when it is hardly higher than its first piece. null: nothing is seen.
  const boxes = new Map();
  const textBox = (node) => {
    if (boxes.has(node)) return boxes.get(node);
    const range = document.createRange();
    range.selectNodeContents(node);
    let box = null;
    for (const { top, bottom, left, right } of range.getClientRects()) {
      if (bottom - top < 2 || right - left < 2) continue;
      if (box === null) box = { top, bottom, height: bottom - top };
      box.top = Math.min(box.top, top);
      box.bottom = Math.max(box.bottom, bottom);
    }
    boxes.set(node, box);
    return box;
  };
  const isOutOfFlow = (style) => style.position === 'absolute' || style.position === 'fixed' || style.cssFloat !== 'none';
  // The nearest text on one side, also outside of the inline elements around; null at the edge of the block.
  const neighbour = (element, side) => {
    let steps = 0;
    for (let at = element; INLINE.has(at.localName) && steps++ < MAX_STEPS_UP; at = at.parentElement) {
      for (let next = at[side]; next; next = next[side]) {
        if (next.nodeType !== 1 && next.nodeType !== 3) continue;
        if (EMPTIED.has(next.localName) || textOf(next) === '') continue;
        if (next.nodeType === 1 && !INLINE.has(next.localName)) return null;
        if (next.nodeType === 1 && isOutOfFlow(getComputedStyle(next))) continue;
        if (textBox(next)) return next;
      }
      if (!at.parentElement) return null;
    }
    return null;
  };
  const isBeside = (a, b) => {
    const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const isOneLine = (box) => box.bottom - box.top < box.height * 1.6;
    return isOneLine(a) && isOneLine(b) && overlap > Math.min(a.height, b.height) / 2;
  };
  // '' where the element runs on as it stands, 'space' beside, 'line' above or below its neighbour.
  const edgesOf = (element, style) => {
    if (!LINE_DISPLAY.has(style.display) || isOutOfFlow(style) || charsLeft <= 0 || looksLeft-- <= 0) return null;
    // A letter moved on its own belongs to its word.
    if (textOf(element).length < 2) return null;
    const own = textBox(element);
    if (!own) return null;
    const edge = (side) => {
      const other = neighbour(element, side);
      return other === null ? '' : isBeside(own, textBox(other)) ? 'space' : 'line';
    };
    return { before: edge('previousSibling'), after: edge('nextSibling') };
  };
  const RUNS_ON = new Set(['div','p']);
  const childrenOf = (element) => {
    if (element.shadowRoot) return element.shadowRoot.childNodes;
    if (element.localName === 'slot') {
      const assigned = element.assignedNodes({ flatten: true });
      if (assigned.length > 0) return assigned;
    }
    return element.childNodes;
  };
  const open = (element, name, hiddenAbove) => {
    let tag = '<' + name;
    for (let i = 0; i < element.attributes.length && i < ${MAX_ATTRIBUTES}; i++) {
      const { name: key, value } = element.attributes[i];
      if (key === 'style' || key.startsWith('on') || key.startsWith('data-answerable-') || !/^[a-zA-Z_:@][\w:.@-]*$/.test(key)) continue;
      if (key === 'value' && (name === 'input' || name === 'textarea')) continue;
      tag += ' ' + key + '="' + attribute(value.length > 4000 ? value.slice(0, 4000) : value) + '"';
    }
    const isText = !hiddenAbove && element.parentNode !== document.head && name !== 'head' && name !== 'html';
    const style = isText ? getComputedStyle(element) : null;
    const hidden = style !== null && isHidden(style);
    const edges = style !== null && !hidden && INLINE.has(name) ? edgesOf(element, style) : null;
    const lines = edges ? (edges.before === 'line' ? 'before ' : '') + (edges.after === 'line' ? 'after' : '') : '';
    if (hidden) tag += ' data-answerable-hidden=""';
    if (lines) tag += ' data-answerable-block="' + lines.trim() + '"';
    if (style !== null && (style.textDecorationLine || '').includes('line-through')) tag += ' data-answerable-struck=""';
    if (style !== null && style.display === 'inline' && RUNS_ON.has(name)) tag += ' data-answerable-inline=""';
    write((edges && edges.before === 'space' ? ' ' : '') + tag + '>');
    return { hidden, after: edges && edges.after === 'space' ? ' ' : '' };
  };
  // An explicit stack: hostile pages nest deeper than the call stack.
  const stack = [{ node: document.documentElement, hidden: false }];
  write('<!doctype html>');
  while (stack.length > 0 && size < MAX_CHARS && elementsLeft > 0) {
    const top = stack.pop();
    if (top.close) { write(top.close); continue; }
    const node = top.node;
    if (node.nodeType === 3) { write(text(node.data)); continue; }
    if (node.nodeType !== 1) continue;
    const name = node.localName;
    if (DROPPED.has(name)) continue;
    if (name === 'script') {
      if ((node.type || '').trim().toLowerCase() === 'application/ld+json') {
        write('<script type="application/ld+json">' + node.textContent.replace(/<\/script/gi, '<\\/script') + '<' + '/script>');
      }
      continue;
    }
    elementsLeft--;
    const opened = open(node, name === 'slot' ? 'span' : name, top.hidden);
    const hidden = opened.hidden || top.hidden;
    if (VOID.has(name)) continue;
    stack.push({ close: '</' + (name === 'slot' ? 'span' : name) + '>' + opened.after });
    if (name === 'textarea') continue;
    if (EMPTIED.has(name)) {
      const title = name === 'svg' ? node.querySelector('title') : null;
      if (title) write('<title>' + text(title.textContent || '') + '</title>');
      if (name === 'video' || name === 'audio') {
        for (const part of node.querySelectorAll('source,track')) open(part, part.localName, true);
      }
      continue;
    }
    const children = childrenOf(node);
    for (let i = Math.min(children.length, 2 * elementsLeft) - 1; i >= 0; i--) stack.push({ node: children[i], hidden });
  }
  while (stack.length > 0) { const top = stack.pop(); if (top.close) out.push(top.close); }
  const [root, body] = [document.documentElement, document.body];
  const isCut = (element) => element !== null && getComputedStyle(element).overflowY === 'hidden';
  const isShown = (element) => element.getClientRects().length > 0 && !isHidden(getComputedStyle(element));
  // What is longer than the window and cannot be scrolled waits for an answer, and so does a page behind a window of its own.
  const isHeld =
    ((isCut(root) || isCut(body)) && root.scrollHeight > innerHeight * 1.2) ||
    [...document.querySelectorAll('dialog[open],[aria-modal="true"]')].some(isShown);
  return { html: out.join(''), url: location.href, isHeld };
})()`;

/** What the script answers. */
export interface CapturedPage {
  html: string;
  url: string;
  /** A window lies over the page, or it cannot be scrolled. */
  isHeld: boolean;
}

/** Run before the capture: lets what waits for the reader's scrolling appear. */
export const SCROLL_SCRIPT = 'window.scrollTo(0, document.documentElement.scrollHeight)';

/** Routers name a page in the address when its code has come. */
const FOLLOWED_MS = 3_000;

/** Clicks the first link to an address, in the document or an open shadow root; answers whether there was one that stayed in the app. */
export const FOLLOW_LINK = String.raw`(async (url) => {
  const links = (root) => {
    const found = [];
    for (const element of root.querySelectorAll('*')) {
      if (element.localName === 'a' && element.href) found.push(element);
      if (element.shadowRoot) found.push(...links(element.shadowRoot));
    }
    return found;
  };
  const strip = (address) => address.replace(/#.*$/, '').replace(/\/$/, '');
  const link = links(document).find((element) => strip(element.href) === strip(url));
  if (!link) return false;
  let left = false;
  addEventListener('beforeunload', () => { left = true; });
  link.click();
  for (const end = Date.now() + ${FOLLOWED_MS}; Date.now() < end && !left && strip(location.href) !== strip(url); ) {
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return !left && strip(location.href) === strip(url);
})`;

/** A number that changes with the visible text: tells whether a page still moves. */
export const TEXT_MARK = String.raw`(() => {
  const text = document.body ? document.body.innerText : '';
  let mark = text.length;
  for (let i = 0; i < text.length; i++) mark = (Math.imul(mark, 31) + text.charCodeAt(i)) | 0;
  return mark;
})()`;

/** Of the visible text, in characters. */
export const TEXT_LENGTH = 'document.body ? document.body.innerText.length : 0';

/** Whether a page with scripts shows hardly a word: next to nothing of a menu, let alone of a text. */
export const BARE = String.raw`document.scripts.length > 0 && (document.body ? document.body.innerText.trim().length : 0) < 40`;

/** Whether a layer with little of the text lies over the whole window. What a page has for its ground lies below, and has no level above it. */
export const INTRO = String.raw`(() => {
  const length = (element) => (element.innerText || '').trim().length;
  const { clientWidth, clientHeight } = document.documentElement;
  return [...document.querySelectorAll('body *')].slice(0, 3000).some((element) => {
    const { position, zIndex } = getComputedStyle(element);
    if (position !== 'fixed' || !(Number(zIndex) > 0)) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left > 0 || top > 0 || right < clientWidth || bottom < clientHeight) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    return length(element) * 2 < length(document.body);
  });
})()`;

/**
 * Run inside a page: writes down the document as a person sees it. Open shadow roots stand where they are shown and slots hold what is
 * slotted into them; scripts (except JSON-LD), styles, templates and noscript are left out; what is not displayed is kept and
 * marked `data-answerable-hidden`, because collapsed answers are real. A string, so that no bundler adds helpers to it.
 */
export const CAPTURE_SCRIPT = String.raw`(() => {
  const MAX_CHARS = 5000000;
  const VOID = new Set(['area','base','br','col','embed','hr','img','input','link','meta','source','track','wbr']);
  const DROPPED = new Set(['style','template','noscript']);
  const EMPTIED = new Set(['svg','canvas','iframe','object','video','audio']);
  const text = (value) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const attribute = (value) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
  const out = [];
  let size = 0;
  const write = (piece) => { size += piece.length; out.push(piece); };
  const isHidden = (element) => {
    const style = getComputedStyle(element);
    return style.display === 'none' || style.visibility === 'hidden' || style.visibility === 'collapse';
  };
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
    for (const { name: key, value } of element.attributes) {
      if (key === 'style' || key.startsWith('on') || key === 'data-answerable-hidden' || !/^[a-zA-Z_:@][\w:.@-]*$/.test(key)) continue;
      if (key === 'value' && (name === 'input' || name === 'textarea')) continue;
      tag += ' ' + key + '="' + attribute(value.length > 4000 ? value.slice(0, 4000) : value) + '"';
    }
    const hidden = !hiddenAbove && element.parentNode !== document.head && name !== 'head' && name !== 'html' && isHidden(element);
    write(tag + (hidden ? ' data-answerable-hidden="">' : '>'));
    return hidden;
  };
  // An explicit stack: hostile pages nest deeper than the call stack.
  const stack = [{ node: document.documentElement, hidden: false }];
  write('<!doctype html>');
  while (stack.length > 0 && size < MAX_CHARS) {
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
    const hidden = open(node, name === 'slot' ? 'span' : name, top.hidden) || top.hidden;
    if (VOID.has(name)) continue;
    stack.push({ close: '</' + (name === 'slot' ? 'span' : name) + '>' });
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
    for (let i = children.length - 1; i >= 0; i--) stack.push({ node: children[i], hidden });
  }
  while (stack.length > 0) { const top = stack.pop(); if (top.close) out.push(top.close); }
  return { html: out.join(''), url: location.href };
})()`;

/** What the script answers. */
export interface CapturedPage {
  html: string;
  url: string;
}

/** Run before the capture: lets what waits for the reader's scrolling appear. */
export const SCROLL_SCRIPT = 'window.scrollTo(0, document.documentElement.scrollHeight)';

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
  await new Promise((resolve) => setTimeout(resolve, 50));
  return !left && strip(location.href) === strip(url);
})`;

/** A number that changes with the visible text: tells whether a page still moves. */
export const TEXT_MARK = String.raw`(() => {
  const text = document.body ? document.body.innerText : '';
  let mark = text.length;
  for (let i = 0; i < text.length; i++) mark = (Math.imul(mark, 31) + text.charCodeAt(i)) | 0;
  return mark;
})()`;

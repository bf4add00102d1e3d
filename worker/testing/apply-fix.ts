import { type DefaultTreeAdapterTypes, html as htmlNames, parse, parseFragment, serialize } from 'parse5';
import type { InventedWebsite } from '../audit/proof/fixtures/observe-website.ts';
import type { Fix } from '../contract/fix.ts';
import { parseSitemap } from '../crawl/sitemaps/parse-sitemap.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Does to a page what its owner would do with a fix. Throws when there is nothing the fix could be applied to. */
export function applyToPage(page: string, fix: Fix): string {
  const document = parse(page);
  const head = firstOf(document, 'head');
  const body = firstOf(document, 'body');
  if (!head || !body) throw new Error('a document without head or body');
  switch (fix.action) {
    case 'head':
      if (fix.replaces?.includes('ld+json')) removeAll(document, isJsonLd);
      for (const added of elementsOf(fix.content)) putInHead(document, head, added);
      break;
    case 'main-start':
    case 'main-end': {
      const main = firstOf(document, 'main') ?? body;
      const added = parseFragment(fix.content).childNodes;
      for (const node of added) node.parentNode = main;
      if (fix.action === 'main-start') main.childNodes.unshift(...added);
      else main.childNodes.push(...added);
      break;
    }
    // What is for every page concerns those that have it.
    case 'instead':
      if (fix.replaces?.startsWith('<')) replaceElements(document, fix, fix.pageUrl !== null);
      else replaceWords(body, fix.replaces ?? '', fix.content);
      break;
    case 'attributes':
      // An attribute alone is for the html element.
      for (const shown of elementsOf(fix.content.startsWith('<') ? fix.content : `<html ${fix.content}>`))
        setAttributes(document, shown, fix.pageUrl);
      break;
    default:
      throw new Error(`${fix.action} is nothing for a page`);
  }
  return serialize(document);
}

/** An invented website as it is once its owner has pasted everything. */
export function applyToWebsite(website: InventedWebsite, fixes: readonly Fix[]): InventedWebsite {
  const repaired = structuredClone(website);
  for (const fix of fixes) {
    const pages = repaired.pages.filter(
      ({ path }) => fix.pageUrl === null || fix.pageUrl === new URL(path, website.home).href,
    );
    if (fix.action === 'file') putFile(repaired, fix);
    else if (fix.action === 'response-headers') sendHeaders(repaired, pages, headersOf(fix));
    else for (const page of pages) page.html = applyToPage(page.html, fix);
  }
  return repaired;
}

function putFile(website: InventedWebsite, { replaces, content }: Fix): void {
  if (replaces === '/robots.txt') website.robots = { status: 200, text: content };
  else if (replaces === '/sitemap.xml') website.sitemap = parseSitemap(content, false).entries;
  else throw new Error(`no such file: ${replaces}`);
}

function sendHeaders(website: InventedWebsite, pages: InventedWebsite['pages'], headers: Record<string, string>): void {
  for (const page of pages) Object.assign(page.headers, headers);
  const packed = headers['content-encoding'];
  if (packed) for (const { document } of website.lab?.runs ?? []) document.contentEncoding = packed;
}

/** Headers a fix for the server makes it send, whatever notation it is in. */
export function headersOf({ syntax, content }: Fix): Record<string, string> {
  if (syntax === 'json') {
    const { headers } = JSON.parse(content) as { headers: { headers: { key: string; value: string }[] }[] };
    return named(headers.flatMap((entry) => entry.headers.map(({ key, value }) => [key, value])));
  }
  if (/^gzip on;|\bDEFLATE text\/html|<urlCompression /m.test(content)) return { 'content-encoding': 'gzip' };
  if (/^etag on;|^FileETag /m.test(content)) return { etag: '"1"' };
  if (syntax === 'xml') {
    return named(
      [...content.matchAll(/<add name="(.*?)" value="(.*?)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
  }
  const line =
    /^\s*(?:add_header\s+|Header\s+(?:always\s+)?set\s+)?"?([A-Z][A-Za-z]*-[A-Za-z-]+)"?:?\s+"?(.+?)"?(?:\s+always)?;?\s*$/;
  return named(
    content.split('\n').flatMap((text) => {
      const [, name, value] = line.exec(text) ?? [];
      return name && value ? [[name, value]] : [];
    }),
  );
}

const named = (headers: readonly string[][]): Record<string, string> =>
  Object.fromEntries(headers.map(([name = '', value = '']) => [name.toLowerCase(), value]));

const isElement = (node: Node): node is Element => 'tagName' in node;
const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;
const isJsonLd = (element: Element) =>
  element.tagName === 'script' && attribute(element, 'type')?.toLowerCase() === 'application/ld+json';

function* walk(parent: Parent): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* walk(node);
  }
}

const firstOf = (parent: Parent, tag: string): Element | null => {
  for (const element of walk(parent)) if (element.tagName === tag) return element;
  return null;
};

const elementsOf = (html: string): Element[] => {
  // A fragment parser drops <html>, <head> and <body>; attributes for them are shown as tags all the same.
  const outer = /^\s*<(html|body)([^>]*)>\s*$/i.exec(html);
  if (outer) {
    const shown = firstOf(parse(html), outer[1]?.toLowerCase() ?? '');
    return shown ? [shown] : [];
  }
  return parseFragment(html).childNodes.filter(isElement);
};

function removeAll(parent: Parent, matches: (element: Element) => boolean): void {
  for (const element of [...walk(parent)]) if (matches(element)) detach(element);
}

function detach(element: Element): void {
  const siblings = element.parentNode?.childNodes;
  siblings?.splice(siblings.indexOf(element), 1);
}

function putInHead(document: Parent, head: Element, added: Element): void {
  const key = headKey(added);
  if (key !== null)
    removeAll(document, (element) => headKey(element) === key && element.namespaceURI === htmlNames.NS.HTML);
  added.parentNode = head;
  head.childNodes.push(added);
}

/** What there may be one of in a head; null for tags that may repeat. */
function headKey(element: Element): string | null {
  const { tagName } = element;
  if (tagName === 'title') return 'title';
  if (tagName === 'meta') {
    const name = attribute(element, 'name') ?? attribute(element, 'property');
    return name === undefined ? null : `meta ${name.toLowerCase()}`;
  }
  if (tagName === 'link' && attribute(element, 'rel')?.toLowerCase() === 'canonical') return 'canonical';
  return null;
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Without spaces and signs nobody sees, as a browser's search compares. */
const bare = (text: string) => text.replace(/[\s\u00ad\u200b\u2060\ufeff]+/g, '');

/** The element of that tag, those words and at least those attributes. */
const isAsShown = (element: Element, shown: Element): boolean =>
  element.tagName === shown.tagName &&
  bare(textOf(element)) === bare(textOf(shown)) &&
  shown.attrs.every(({ name, value }) => attribute(element, name) === value);

/** One by one where as many are shown as replaced: tag, attributes and, when they differ, words. Else all in place of the first. */
function replaceElements(document: Parent, { replaces, content }: Fix, mustFind: boolean): void {
  const added = elementsOf(content);
  const shown = elementsOf(replaces ?? '');
  const isOneByOne = added.length === shown.length;
  const found = shown.flatMap((one, at) => {
    const element = [...walk(document)].find((candidate) => isAsShown(candidate, one));
    if (!element && mustFind) throw new Error(`the page has no ${one.tagName} "${squeeze(textOf(one))}"`);
    const by = added[at];
    if (element && by && isOneByOne) change(element, by);
    return element ?? [];
  });
  const [first] = found;
  const siblings = first?.parentNode?.childNodes;
  if (isOneByOne || !first || !siblings) return;
  for (const one of added) one.parentNode = first.parentNode;
  siblings.splice(siblings.indexOf(first), 0, ...added);
  for (const element of found) detach(element);
}

function change(element: Element, by: Element): void {
  element.tagName = by.tagName;
  element.nodeName = by.nodeName;
  for (const { name, value } of by.attrs) setAttribute(element, name, value);
  if (bare(textOf(element)) === bare(textOf(by))) return;
  for (const child of by.childNodes) child.parentNode = element;
  element.childNodes = by.childNodes;
}

function setAttribute(element: Element, name: string, value: string): void {
  const known = element.attrs.find((one) => one.name === name);
  if (known) known.value = value;
  else element.attrs.push({ name, value });
}

/** Replaces the first text node, or the first element, that says exactly these words. */
function replaceWords(root: Element, words: string, content: string): void {
  const wanted = squeeze(words);
  const visit = (parent: Parent): boolean => {
    for (const [index, node] of parent.childNodes.entries()) {
      if (node.nodeName === '#text' && 'value' in node) {
        // Spaces at its ends part it from its neighbours.
        const text = node.value.replace(/\s+/g, ' ');
        if (!text.includes(wanted)) continue;
        const [before = '', after = ''] = splitOnce(text, wanted);
        const added = parseFragment(`${asText(before)}${content}${asText(after)}`).childNodes;
        for (const one of added) one.parentNode = parent;
        parent.childNodes.splice(index, 1, ...added);
        return true;
      }
      if (
        isElement(node) &&
        squeeze(textOf(node)) === wanted &&
        !node.childNodes.some((child) => isElement(child) && squeeze(textOf(child)) === wanted)
      ) {
        const added = parseFragment(content).childNodes;
        for (const one of added) one.parentNode = node;
        node.childNodes = added;
        return true;
      }
      if (isElement(node) && visit(node)) return true;
    }
    return false;
  };
  if (!visit(root)) throw new Error(`the page nowhere says "${wanted}"`);
}

function splitOnce(text: string, by: string): [string, string] {
  const at = text.indexOf(by);
  return [text.slice(0, at), text.slice(at + by.length)];
}

const asText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : isElement(node) ? textOf(node) : '')).join('');

/** What an element is found by, the first that it has; without any of them by its tag and words. */
const FOUND_BY = ['src', 'href', 'name', 'action', 'for', 'placeholder'];

/** An address is another way to write the one that is shown. */
function isSame(name: string, one: string | undefined, shown: string | undefined, pageUrl: string | null): boolean {
  if (one === shown || name !== 'src' || one === undefined || shown === undefined) return one === shown;
  const [a, b] = [one, shown].map((value) => new URL(value, pageUrl ?? 'https://page.invalid/'));
  return a?.pathname === b?.pathname && a?.search === b?.search;
}

function setAttributes(document: Parent, shown: Element, pageUrl: string | null): void {
  const by = FOUND_BY.find((name) => attribute(shown, name) !== undefined);
  const matches = [...walk(document)].filter((element) => {
    if (element.tagName !== shown.tagName) return false;
    if (by !== undefined) return isSame(by, attribute(element, by), attribute(shown, by), pageUrl);
    return textOf(shown) === '' || bare(textOf(element)) === bare(textOf(shown));
  });
  if (matches.length === 0 && pageUrl !== null) throw new Error(`the page has no such ${shown.tagName}`);
  for (const element of matches) for (const { name, value } of shown.attrs) setAttribute(element, name, value);
}

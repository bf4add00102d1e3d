import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { SitemapObservation } from '../../audit/observations.ts';

export type ParsedSitemap = Pick<SitemapObservation, 'kind' | 'error' | 'hasNamespace' | 'entryCount' | 'entries'>;

/** Kept of one file; all are counted. */
const MAX_ENTRIES = 1_000;

/** https://www.sitemaps.org/protocol.html#sitemapXMLTagDefinitions */
const NAMESPACE = /https?:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9/;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * A sitemap, sitemap index, feed or list of addresses, read as far as it can be: a file with an error is `invalid` and still
 * gives the addresses before it. `truncated`: the text was cut, so its end says nothing.
 */
export function parseSitemap(file: string, truncated: boolean): ParsedSitemap {
  const text = file.replace(/^\ufeff/, '').trim();
  if (text === '') return invalid('the file is empty');
  if (!text.startsWith('<')) return parseAddressList(text);
  const root = rootTag(text);
  if (!root) return invalid('it does not begin as XML does');
  const kind = KIND_BY_ROOT[root.name];
  if (!kind) return invalid(root.name === 'html' ? 'it is an HTML page' : `its root element is <${root.name}>`);
  const found = entriesOf(truncated ? closed(text, root) : text, kind);
  const error = truncated ? null : xmlError(text);
  return {
    kind: error === null && found !== null ? kind : 'invalid',
    error: error ?? (found === null ? 'the XML could not be read' : null),
    hasNamespace: NAMESPACE.test(root.text),
    entryCount: found?.length ?? 0,
    entries: found?.slice(0, MAX_ENTRIES) ?? [],
  };
}

type XmlKind = 'urlset' | 'index' | 'feed';
type Entry = SitemapObservation['entries'][number];

const KIND_BY_ROOT: Record<string, XmlKind> = {
  urlset: 'urlset',
  sitemapindex: 'index',
  rss: 'feed',
  feed: 'feed',
  rdf: 'feed',
};

interface RootTag {
  /** Lower case, without prefix. */
  name: string;
  /** With prefix, as written. */
  written: string;
  text: string;
}

/** The first element after declaration, comments and document type, all of which may be long. */
function rootTag(text: string): RootTag | null {
  let at = 0;
  for (;;) {
    at = text.indexOf('<', at);
    if (at === -1) return null;
    if (text.startsWith('<!--', at)) at = after(text, '-->', at);
    else if (text.startsWith('<?', at)) at = after(text, '?>', at);
    else if (/^<!doctype\s+html/i.test(text.slice(at, at + 40))) return { name: 'html', written: 'html', text: '' };
    else if (text.startsWith('<!', at)) at = after(text, '>', at);
    else break;
    if (at === -1) return null;
  }
  const tag = text.slice(at, Math.min(after(text, '>', at), at + 5_000));
  const written = /^<([\w:.-]+)/.exec(tag)?.[1];
  if (!written) return null;
  return { name: written.replace(/^.*:/, '').toLowerCase(), written, text: tag };
}

function after(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at === -1 ? -1 : at + end.length;
}

/** A cut file, ended after its last whole entry. */
function closed(text: string, root: RootTag): string {
  const ends = ['</url>', '</sitemap>', '</item>', '</entry>'].map((end) => after(text, end, text.lastIndexOf(end)));
  return `${text.slice(0, Math.max(...ends, 0))}</${root.written}>`;
}

function xmlError(text: string): string | null {
  const result = XMLValidator.validate(text);
  return result === true ? null : `line ${result.err.line}: ${result.err.msg}`;
}

/** Entities are decoded here, only the five of XML: a document type cannot define others to blow the file up. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  processEntities: false,
});

function entriesOf(text: string, kind: XmlKind): Entry[] | null {
  try {
    const tree = asNode(parser.parse(text));
    const [rootName] = Object.keys(tree).filter((name) => name.toLowerCase() in KIND_BY_ROOT);
    const root = asNode(tree[rootName ?? '']);
    if (kind === 'urlset') return listOf(root.url).flatMap((node) => entry(node.loc, node.lastmod));
    if (kind === 'index') return listOf(root.sitemap).flatMap((node) => entry(node.loc, node.lastmod));
    const items = [...listOf(asNode(root.channel).item), ...listOf(root.item), ...listOf(root.entry)];
    return items.flatMap((node) => entry(feedLink(node.link), node.pubDate ?? node.updated ?? node.date));
  } catch {
    return null;
  }
}

type XmlNode = Record<string, unknown>;

function asNode(value: unknown): XmlNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as XmlNode) : {};
}

function listOf(value: unknown): XmlNode[] {
  return (Array.isArray(value) ? value : [value]).map(asNode);
}

function entry(loc: unknown, lastmod: unknown): Entry[] {
  const address = textOf(loc);
  return address === null ? [] : [{ loc: address, lastmod: textOf(lastmod) }];
}

/** RSS writes the address as text, Atom as an attribute of one or several links. */
function feedLink(link: unknown): unknown {
  if (typeof link === 'string') return link;
  const links = listOf(link);
  const page = links.find((node) => node['@rel'] === undefined || node['@rel'] === 'alternate') ?? links[0];
  return page?.['@href'] ?? page?.['#text'];
}

function textOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value : asNode(value)['#text'];
  if (typeof text !== 'string' || text.trim() === '') return null;
  return text
    .trim()
    .replace(
      /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi,
      (whole, name?: string, decimal?: string, hex?: string) => {
        if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
        const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      },
    )
    .slice(0, 2_048);
}

/** https://www.sitemaps.org/protocol.html#otherformats: one address a line. */
function parseAddressList(text: string): ParsedSitemap {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (!lines.every((line) => /^https?:\/\/\S/i.test(line))) return invalid('it is neither XML nor a list of addresses');
  // One with a space in it is left out by whoever reads the list, and spoils no other.
  const whole = lines.filter((line) => !/\s/.test(line));
  return {
    kind: 'text',
    error: null,
    hasNamespace: false,
    entryCount: whole.length,
    entries: whole.slice(0, MAX_ENTRIES).map((loc) => ({ loc: loc.slice(0, 2_048), lastmod: null })),
  };
}

function invalid(error: string): ParsedSitemap {
  return { kind: 'invalid', error, hasNamespace: false, entryCount: 0, entries: [] };
}

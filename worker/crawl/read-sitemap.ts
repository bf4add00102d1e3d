import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { SitemapObservation, TextResource } from '../audit/observations.ts';

/** Entries kept for judging; all are counted. */
const MAX_KEPT = 1_000;
/** Limit of the protocol. Source: https://www.sitemaps.org/protocol.html */
export const MAX_SITEMAP_BYTES = 50_000_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: true,
  // Entities a document defines for itself are how small files become large ones.
  processEntities: { enabled: true, maxTotalExpansions: 1_000, maxExpandedLength: 100_000 },
  isArray: (name) => name === 'url' || name === 'sitemap' || name === 'item' || name === 'entry',
});

/** What a sitemap's answer holds, whatever it claims to be. */
export function readSitemap(resource: TextResource, foundBy: SitemapObservation['foundBy']): SitemapObservation {
  const { text, ...exchange } = resource;
  const base = { ...exchange, foundBy, error: null, hasNamespace: false, entryCount: 0, entries: [] };
  if (exchange.failure !== null || exchange.status !== 200) return { ...base, kind: 'absent' };
  const body = (text ?? '').replace(/^\uFEFF/, '').trim();
  const invalid = (error: string): SitemapObservation => ({ ...base, kind: 'invalid', error });
  if (body === '') return invalid('the file is empty');
  if (/^(<!doctype html|<html|<head|<body)/i.test(body)) return invalid('it is an HTML page');
  if (!body.startsWith('<')) return readTextSitemap(base, body) ?? invalid('it is neither XML nor a list of addresses');

  // A file cut at our cap cannot be well-formed; what was read of it still counts.
  const problem = exchange.truncated ? true : XMLValidator.validate(body);
  if (problem !== true) return invalid(`line ${problem.err.line}: ${problem.err.msg}`);
  let document: Record<string, unknown>;
  try {
    document = asRecord(parser.parse(body));
  } catch (error) {
    return invalid(error instanceof Error ? error.message : 'it is not well-formed XML');
  }
  const hasNamespace = body.slice(0, 5_000).includes(NAMESPACE);
  const found = (
    kind: SitemapObservation['kind'],
    items: unknown,
    read: (item: Record<string, unknown>) => Entry | null,
  ) => {
    const entries = asArray(items).flatMap((item) => read(asRecord(item)) ?? []);
    return { ...base, kind, hasNamespace, entryCount: entries.length, entries: entries.slice(0, MAX_KEPT) };
  };
  if ('urlset' in document) return found('urlset', asRecord(document['urlset'])['url'], readLoc);
  if ('sitemapindex' in document) return found('index', asRecord(document['sitemapindex'])['sitemap'], readLoc);
  if ('rss' in document) return found('feed', asRecord(asRecord(document['rss'])['channel'])['item'], readRssItem);
  if ('feed' in document) return found('feed', asRecord(document['feed'])['entry'], readAtomEntry);
  return invalid(`its root element is <${Object.keys(document).find((name) => !name.startsWith('?')) ?? ''}>`);
}

type Entry = SitemapObservation['entries'][number];

function readTextSitemap(base: Omit<SitemapObservation, 'kind'>, body: string): SitemapObservation | null {
  const lines = body.split(/\r\n|\r|\n/).flatMap((line) => line.trim() || []);
  if (!lines.every((line) => /^https?:\/\/\S+$/i.test(line))) return null;
  const entries = lines.map((loc) => ({ loc, lastmod: null }));
  return { ...base, kind: 'text', entryCount: entries.length, entries: entries.slice(0, MAX_KEPT) };
}

const readLoc = (item: Record<string, unknown>): Entry | null => {
  const loc = asText(item['loc']);
  return loc === null ? null : { loc, lastmod: asText(item['lastmod']) };
};

const readRssItem = (item: Record<string, unknown>): Entry | null => {
  const loc = asText(item['link']);
  return loc === null ? null : { loc, lastmod: asText(item['pubDate']) };
};

const readAtomEntry = (item: Record<string, unknown>): Entry | null => {
  const link = asRecord(asArray(item['link'])[0]);
  const loc = asText(link['@href']);
  return loc === null ? null : { loc, lastmod: asText(item['updated']) };
};

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

/** Text of an element, with or without attributes of its own. */
function asText(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() || null;
  const inner = asRecord(value)['#text'];
  return typeof inner === 'string' ? inner.trim() || null : null;
}

import { JSON_LD_CHARS } from '../page/page-limits.ts';
import type { PageView } from '../page/page-view.ts';
import { withoutEndlessWords } from '../page/words.ts';
import { jsonErrorAt } from './json-error.ts';
import { applyContext, type JsonLdContext, meaningOf, NO_CONTEXT } from './json-ld-context.ts';
import type { NodeList } from './node-list.ts';
import type { SchemaNode, StructuredData } from './structured-data.ts';

type JsonLdReading = Required<Pick<StructuredData, 'broken' | 'wrongContexts' | 'cutBlocks'>>;

/** Deeper than any vocabulary nests. */
const MAX_DEPTH = 60;

/** Adds the nodes of every JSON-LD block and says which blocks could not be read. */
export function readJsonLd(view: PageView, list: NodeList): JsonLdReading {
  const reading: JsonLdReading = { broken: [], wrongContexts: [], cutBlocks: [] };
  for (const [block, { text }] of view.jsonLd.entries()) {
    const body = unwrapped(text);
    if (body.text === '') continue;
    let value: unknown;
    try {
      value = JSON.parse(body.text);
    } catch {
      if (text.length >= JSON_LD_CHARS) {
        reading.cutBlocks.push(block);
        continue;
      }
      const read = body.text.slice(0, jsonErrorAt(body.text));
      reading.broken.push({ block, line: read.split(/\r\n?|\n/).length });
      continue;
    }
    new BlockReader(view.baseUrl, block, list, reading.wrongContexts).readTop(value);
  }
  return reading;
}

/** Without the comment and CDATA wrappers from the days of XHTML, which readers of JSON-LD skip. */
export function unwrapped(text: string): { text: string } {
  const opening = /^[\s\ufeff]*(?:(?:\/\/|\/\*)?\s*(?:<!\[CDATA\[|<!--)\s*(?:\*\/)?[\s]*)?/.exec(text)?.[0] ?? '';
  const rest = text.slice(opening.length);
  if (!/<!/.test(opening)) return { text: rest.trimEnd() };
  const closing = Math.max(rest.lastIndexOf(']]>'), rest.lastIndexOf('-->'));
  const end = closing === -1 ? rest.length : closing;
  return {
    text: rest
      .slice(0, end)
      .trimEnd()
      .replace(/(?:\/\/|\/\*)$/, '')
      .trimEnd(),
  };
}

interface Place {
  parent: SchemaNode['parent'];
  context: JsonLdContext;
  depth: number;
}

class BlockReader {
  private readonly baseUrl: string;
  private readonly block: number;
  private readonly list: NodeList;
  private readonly wrongContexts: JsonLdReading['wrongContexts'];

  constructor(baseUrl: string, block: number, list: NodeList, wrongContexts: JsonLdReading['wrongContexts']) {
    this.baseUrl = baseUrl;
    this.block = block;
    this.list = list;
    this.wrongContexts = wrongContexts;
  }

  readTop(value: unknown): void {
    for (const item of Array.isArray(value) ? value : [value]) {
      // An empty one waits for a script: it says nothing in any vocabulary.
      if (isObject(item) && Object.keys(item).length > 0) this.noteContext(item);
      this.readObject(item, { parent: null, context: NO_CONTEXT, depth: 0 });
    }
  }

  private noteContext(item: Record<string, unknown>): void {
    const written = item['@context'];
    const context = applyContext(NO_CONTEXT, written);
    const meansSchemaOrg =
      context.vocab === 'schema' ||
      [...context.terms.values()].some((meaning) => /^https?:\/\/(?:www\.)?schema\.org/i.test(meaning));
    if (meansSchemaOrg || this.wrongContexts.some((known) => known.block === this.block)) return;
    const seen = written === undefined ? 'no @context' : `"@context": ${JSON.stringify(written).slice(0, 200)}`;
    this.wrongContexts.push({ block: this.block, seen });
  }

  private readObject(value: unknown, place: Place): void {
    if (!isObject(value) || place.depth > MAX_DEPTH) return;
    const context = applyContext(place.context, value['@context']);
    const entries = Object.entries(value).map(([key, inner]) => [meaningOf(key, context), inner] as const);
    const own = entries.filter(([name]) => !name.startsWith('@'));
    const keyword = (name: string): unknown => entries.find(([key]) => key === name)?.[1];
    const types = namesIn(keyword('@type')).map((type) => meaningOf(type, context));
    const id = this.idOf(keyword('@id'));
    const inner = { context, depth: place.depth + 1 };
    if (own.length === 0 && types.length === 0) {
      if (id !== null && place.parent) this.list.refer(place.parent.node, place.parent.property, id);
    } else {
      const node = this.list.add({ id, types, syntax: 'json-ld', block: this.block, parent: place.parent });
      if (node === null) return;
      for (const [property, held] of own) this.readValue(held, { parent: { node, property }, ...inner });
    }
    const graph = keyword('@graph');
    for (const item of Array.isArray(graph) ? graph : [graph]) this.readObject(item, { parent: null, ...inner });
  }

  private readValue(value: unknown, place: Place & { parent: NonNullable<Place['parent']> }): void {
    if (place.depth > MAX_DEPTH) return;
    if (Array.isArray(value)) {
      for (const item of value) this.readValue(item, { ...place, depth: place.depth + 1 });
    } else if (isObject(value)) {
      const held = ['@value', '@list', '@set'].find((keyword) => keyword in value);
      if (held) this.readValue(value[held], { ...place, depth: place.depth + 1 });
      else this.readObject(value, place);
    } else if (typeof value === 'string') {
      this.list.put(place.parent.node, place.parent.property, readable(value));
    } else if (typeof value === 'number' || typeof value === 'boolean') {
      this.list.put(place.parent.node, place.parent.property, value);
    }
  }

  /** Names are joined by their resolved form; blank ones ("_:b0") stay as they are. */
  private idOf(value: unknown): string | null {
    if (typeof value !== 'string' || value.trim() === '') return null;
    const id = value.trim().slice(0, 2_048);
    if (id.startsWith('_:') || !URL.canParse(id, this.baseUrl)) return id;
    return new URL(id, this.baseUrl).href;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter((name): name is string => typeof name === 'string' && name.trim() !== '')
    .slice(0, 50)
    .map((name) => name.trim());

/** Nothing without an end: patterns for names and numbers go back and forth over white space and letters. */
const readable = (text: string): string => withoutEndlessWords(text.replace(/(?<!\s)\s{50,}/g, ' '));

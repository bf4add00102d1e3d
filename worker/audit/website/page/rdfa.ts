import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import { textOf } from './element-text.ts';
import { attributeOf, walkFlat } from './flat-tree.ts';
import type { MarkupContext } from './microdata.ts';
import type { MarkupItem } from './page-view.ts';
import { resolve } from './urls.ts';

/** Prefixes every RDFa document may use without declaring them. Source: https://www.w3.org/2011/rdfa-context/rdfa-1.1 */
const INITIAL_PREFIXES: Record<string, string> = {
  schema: 'http://schema.org/',
  og: 'http://ogp.me/ns#',
  foaf: 'http://xmlns.com/foaf/0.1/',
  dc: 'http://purl.org/dc/terms/',
  dcterms: 'http://purl.org/dc/terms/',
  v: 'http://rdf.data-vocabulary.org/#',
  gr: 'http://purl.org/goodrelations/v1#',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
};

const MAX_ITEMS = 2_000;
const MAX_PROPERTIES = 20_000;

interface Scope {
  vocab: string;
  prefixes: Record<string, string>;
  item: MarkupItem | null;
}

/** Top-level RDFa Lite items; types and property names are full addresses. Source: https://www.w3.org/TR/rdfa-lite/ */
export function readRdfa(document: Html.Document, context: MarkupContext): MarkupItem[] {
  const tops: MarkupItem[] = [];
  const scopes: Scope[] = [{ vocab: '', prefixes: INITIAL_PREFIXES, item: null }];
  let items = 0;
  let properties = 0;
  walkFlat(document, false, {
    enter: (element) => {
      const scope = innerScope(element, scopes.at(-1) ?? { vocab: '', prefixes: INITIAL_PREFIXES, item: null });
      const types = terms(attributeOf(element, 'typeof'), scope);
      const names = terms(attributeOf(element, 'property'), scope);
      const holder = scope.item;
      let value: string | MarkupItem | null = null;
      if (types.length > 0 && items < MAX_ITEMS) {
        items++;
        const id = attributeOf(element, 'resource') ?? attributeOf(element, 'about');
        value = {
          types,
          id: id === null ? null : (resolve(id, context.baseUrl) ?? id),
          properties: [],
          path: context.pathOf(element),
        };
        scope.item = value;
        if (!holder || names.length === 0) tops.push(value);
      }
      if (holder && properties < MAX_PROPERTIES) {
        for (const name of names) {
          properties++;
          value ??= propertyValue(element, context.baseUrl);
          holder.properties.push({ name, value });
        }
      }
      scopes.push(scope);
      return element.tagName !== 'template';
    },
    leave: () => {
      scopes.pop();
    },
    text: () => undefined,
  });
  return tops;
}

function innerScope(element: Html.Element, outer: Scope): Scope {
  const vocab = attributeOf(element, 'vocab');
  const prefix = attributeOf(element, 'prefix');
  const scope: Scope = {
    vocab: vocab === null ? outer.vocab : vocab.trim(),
    prefixes: outer.prefixes,
    item: outer.item,
  };
  if (prefix === null) return scope;
  const declared = prefix.slice(0, 4_096).trim().split(/\s+/);
  const prefixes = { ...outer.prefixes };
  for (let i = 0; i + 1 < declared.length; i += 2) {
    const name = declared[i]?.replace(/:$/, '').toLowerCase();
    const address = declared[i + 1];
    if (name && address) prefixes[name] = address;
  }
  return { ...scope, prefixes };
}

/** Full addresses of the terms; a plain word without a vocabulary means nothing. */
function terms(value: string | null, scope: Scope): string[] {
  return (value ?? '')
    .slice(0, 4_096)
    .split(/\s+/)
    .flatMap((term) => {
      const colon = term.indexOf(':');
      if (colon > 0) {
        const prefix = scope.prefixes[term.slice(0, colon).toLowerCase()];
        return prefix && !term.startsWith('//', colon + 1) ? prefix + term.slice(colon + 1) : term;
      }
      return term !== '' && scope.vocab !== '' ? scope.vocab + term : [];
    });
}

function propertyValue(element: Html.Element, baseUrl: string): string {
  const content = attributeOf(element, 'content');
  if (content !== null) return content.trim();
  const address = attributeOf(element, 'resource') ?? attributeOf(element, 'href') ?? attributeOf(element, 'src');
  if (address !== null) return resolve(address, baseUrl) ?? address.slice(0, 2_048);
  return attributeOf(element, 'datetime') ?? textOf(element);
}

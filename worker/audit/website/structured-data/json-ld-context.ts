import { isSchemaOrg, schemaName } from './schema-name.ts';

/** How terms of a JSON-LD object are to be read. Contexts at other addresses than schema.org's are not fetched. */
export interface JsonLdContext {
  /** Prefix of plain terms: 'schema' for schema.org, an address for another vocabulary, null when none is declared. */
  vocab: 'schema' | string | null;
  /** Declared terms and prefixes: the keyword or address each stands for. */
  terms: ReadonlyMap<string, string>;
}

export const NO_CONTEXT: JsonLdContext = { vocab: null, terms: new Map() };

/** A page has a handful; an array of thousands is an attack. */
const MAX_CONTEXTS = 50;
const MAX_TERMS = 500;

/** `outer` with an object's own `@context` applied. Source: https://www.w3.org/TR/json-ld11/#the-context */
export function applyContext(outer: JsonLdContext, value: unknown): JsonLdContext {
  if (value === undefined) return outer;
  if (value === null) return NO_CONTEXT;
  if (typeof value === 'string') return { ...outer, vocab: isSchemaOrg(value) ? 'schema' : outer.vocab };
  if (Array.isArray(value)) return value.slice(0, MAX_CONTEXTS).flat().reduce<JsonLdContext>(applyContext, outer);
  if (typeof value !== 'object') return outer;
  const terms = new Map(outer.terms);
  let vocab = outer.vocab;
  for (const [term, definition] of Object.entries(value).slice(0, MAX_TERMS)) {
    const meaning = typeof definition === 'string' ? definition : idOf(definition);
    if (term === '@vocab') vocab = meaning === null ? null : isSchemaOrg(meaning) ? 'schema' : meaning;
    else if (!term.startsWith('@') && meaning !== null) terms.set(term, meaning);
  }
  return { vocab, terms };
}

const idOf = (definition: unknown): string | null => {
  if (typeof definition !== 'object' || definition === null || !('@id' in definition)) return null;
  return typeof definition['@id'] === 'string' ? definition['@id'] : null;
};

/** What a key or a type means: a keyword ("@id"), a schema.org name, or the full address in another vocabulary. */
export function meaningOf(term: string, context: JsonLdContext): string {
  if (term.startsWith('@')) return term;
  const declared = context.terms.get(term);
  if (declared !== undefined) return declared.startsWith('@') ? declared : schemaName(expandPrefix(declared, context));
  if (term.includes(':')) return schemaName(expandPrefix(term, context));
  // Without any context nothing can be meant but schema.org; that the context is missing is said elsewhere.
  if (context.vocab === null || context.vocab === 'schema') return term;
  return context.vocab + term;
}

function expandPrefix(name: string, context: JsonLdContext): string {
  const colon = name.indexOf(':');
  if (colon === -1 || name.startsWith('//', colon + 1)) return name;
  const prefix = context.terms.get(name.slice(0, colon));
  return prefix === undefined ? name : prefix + name.slice(colon + 1);
}

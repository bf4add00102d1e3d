import type { Plugin } from 'vite';

/** Shorter literals cost less than reading them from a text does. */
const MIN_CHARS = 20_000;

/**
 * Long literals of nothing but data as `JSON.parse("…")` in the built Worker. V8 reads and compiles a literal as code, each word of it; a
 * text it passes over (https://v8.dev/blog/cost-of-javascript-2019#json): numbers of all countries and words of 64 languages are a fifth
 * of the engine's code.
 */
export function dataAsText(): Plugin {
  return {
    name: 'data-as-text',
    apply: 'build',
    transform: {
      filter: { id: /\.m?js(?:\?|$)/ },
      handler(code) {
        return code.length < MIN_CHARS ? null : { code: withTexts(code, (text) => this.parse(text)), map: null };
      },
    },
  };
}

interface Node {
  type: string;
  start: number;
  end: number;
  value?: unknown;
  elements?: (Node | null)[];
  properties?: (Node & { key: Node & { name?: string }; value: Node; computed: boolean; kind: string })[];
}

/** `parse`: an ESTree program of plain JavaScript. */
export function withTexts(code: string, parse: (code: string) => unknown, minChars = MIN_CHARS): string {
  let made = '';
  let from = 0;
  for (const { start, end, data } of literalsIn(parse(code) as Node, minChars)) {
    made += `${code.slice(from, start)}JSON.parse(${JSON.stringify(JSON.stringify(data))})`;
    from = end;
  }
  return made + code.slice(from);
}

interface Literal {
  start: number;
  end: number;
  data: unknown;
}

/** The longest literals of data alone, in the order they stand in. */
function* literalsIn(node: Node, minChars: number): Generator<Literal> {
  if (node.end - node.start < minChars) return;
  const data = node.type === 'ObjectExpression' || node.type === 'ArrayExpression' ? dataOf(node) : undefined;
  if (data !== undefined) {
    yield { start: node.start, end: node.end, data };
    return;
  }
  for (const inner of Object.values(node).flat()) if (isNode(inner)) yield* literalsIn(inner, minChars);
}

/** What JSON can say as it is; undefined: anything else. */
function dataOf(node: Node): unknown {
  if (node.type === 'Literal') {
    const { value } = node;
    return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
      ? value
      : undefined;
  }
  if (node.type === 'ArrayExpression')
    return allOf((node.elements ?? []).map((one) => (one ? dataOf(one) : undefined)));
  if (node.type !== 'ObjectExpression') return undefined;
  const entries = (node.properties ?? []).map(({ type, key, value, computed, kind }) => {
    const name = type === 'Property' && !computed && kind === 'init' ? (key.name ?? key.value) : undefined;
    const data = name === undefined || name === '__proto__' ? undefined : dataOf(value);
    return data === undefined ? undefined : ([String(name), data] as const);
  });
  const all = allOf(entries);
  return all && Object.fromEntries(all);
}

const allOf = <T>(all: (T | undefined)[]): T[] | undefined =>
  all.every((one) => one !== undefined) ? (all as T[]) : undefined;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

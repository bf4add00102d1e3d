import type { Plugin } from 'vite';

/**
 * `lightLetters(/…/u)` as `lightLetters("…", "u")` in the built Worker. V8 checks a pattern that is written as one when it reads the
 * file and again when it makes it, and works out all letters of `\p{L}` each time: of some 300 patterns a quarter of what importing
 * the engine took. As text they cost nothing until one is asked.
 */
export function deferPatterns(): Plugin {
  return {
    name: 'defer-patterns',
    apply: 'build',
    transform: {
      filter: { id: /\/worker\/.*\.ts$/, code: 'lightLetters(' },
      handler(code) {
        return { code: withTexts(code, (text) => this.parse(text)), map: null };
      },
    },
  };
}

interface Node {
  type: string;
  start: number;
  end: number;
  callee?: { name?: string };
  arguments?: Node[];
  regex?: { pattern: string; flags: string };
}

/** `parse`: an ESTree program of plain JavaScript. */
export function withTexts(code: string, parse: (code: string) => unknown): string {
  let made = '';
  let from = 0;
  for (const { start, end, regex } of patternsIn(parse(code) as Node)) {
    made += `${code.slice(from, start)}${JSON.stringify(regex?.pattern)}, ${JSON.stringify(regex?.flags)}`;
    from = end;
  }
  return made + code.slice(from);
}

/** The patterns that `lightLetters` is given as such, in the order they stand in. */
function* patternsIn(node: Node): Generator<Node> {
  if (node.callee?.name === 'lightLetters') {
    const [given, ...others] = node.arguments ?? [];
    if (given?.regex && others.length === 0) yield given;
  }
  for (const inner of Object.values(node).flat()) if (isNode(inner)) yield* patternsIn(inner);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

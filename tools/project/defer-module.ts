import type { Plugin } from 'vite';

/**
 * A module of a package whose code runs when one of these functions of it is first called, not when it is imported: what it unpacks is
 * then paid for only by who needs it. `source`: how the path of its file ends. Fails the build where the module is no bundle without
 * imports, or does not export such a function.
 */
export function deferModule(source: string, functions: readonly string[]): Plugin {
  return {
    name: 'defer-module',
    transform(code, id) {
      return id.split('?')[0]?.endsWith(source) ? { code: deferred(code, functions), map: null } : null;
    },
  };
}

const EXPORTS = /export\s*\{([^}]*)\};?\s*$/;

export function deferred(code: string, functions: readonly string[]): string {
  const exported = EXPORTS.exec(code);
  if (!exported || /^\s*import\b/m.test(code)) throw new Error('not a bundle that ends in its exports');
  const locals = new Map(
    (exported[1] ?? '').split(',').map((entry): [string, string] => {
      const [local = '', name = local] = entry.trim().split(/\s+as\s+/);
      return [name, local];
    }),
  );
  const members = functions.map((name) => {
    const local = locals.get(name);
    if (local === undefined) throw new Error(`it does not export ${name}`);
    return `${name}: ${local}`;
  });
  return [
    `function run() {${code.slice(0, exported.index)}\nreturn { ${members.join(', ')} };\n}`,
    'let made;',
    ...functions.map((name) => `export const ${name} = (...given) => (made ??= run()).${name}(...given);`),
  ].join('\n');
}

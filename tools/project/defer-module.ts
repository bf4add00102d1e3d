import type { Plugin } from 'vite';

/**
 * A module of a package whose code runs when one of these functions of it is first called, not when it is imported: what it unpacks is
 * then paid for only by who needs it. `source`: how the path of its file ends. Fails the build where the module is no bundle without
 * imports, or does not export such a function.
 */
export function deferModule(source: string, functions: readonly string[], edit = (code: string) => code): Plugin {
  return {
    name: 'defer-module',
    transform(code, id) {
      return id.split('?')[0]?.endsWith(source) ? { code: edit(deferred(code, functions)), map: null } : null;
    },
  };
}

/** How tinyld unpacks what 64 languages say about 25,000 runs of letters: all of them, before its first text, which has a thousand. */
const UNPACKED =
  /multiples:\s*(Object\.fromEntries\(Object\.entries\((\w+)\.multiples\)\.map\()(?=\(?\w+\)?\s*=>\s*\{)/;

/** The same runs, each unpacked when a text has it. Fails the build where tinyld does it in another way. */
export function unpackLate(code: string): string {
  const [all = '', begin = '', name = ''] = UNPACKED.exec(code) ?? [];
  const from = code.indexOf(all) + all.length;
  const length = code.slice(from).search(END);
  if (all === '' || length < 0) throw new Error('tinyld unpacks its languages in another way');
  const end = code.indexOf('}', from + length) + 1;
  return `${code.slice(0, from - begin.length)}late(${name}.multiples, ${code.slice(from, end)})${code.slice(end + '))'.length)}\n${LATE}`;
}

/** Where what is made of each ends. */
const END = /return\s*\[\w+\[0\],\s*\w+\];?\s*\}\)\)/;

const LATE = `const late = (packed, unpack) => new Proxy({}, {
  get: (made, run) => (made[run] ??= Object.hasOwn(packed, run) ? unpack([run, packed[run]])[1] : undefined),
});`;

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

import { dirname, join, normalize } from 'node:path';

/** One import of one file by another, or of a package. */
export interface Import {
  from: string;
  /** Path from the root of the repository, or the name of a package. */
  to: string;
  /** Gone after compiling. */
  isTypeOnly: boolean;
}

const STATEMENT = /^(?:import|export)(\s+type)?\b(?:[^'";]*?\bfrom)?\s*'([^']+)'/gm;
const LAZY = /\bimport\('([^']+)'\)/g;

/** What a file of TypeScript, formatted as ours are, imports. */
export function importsOf(from: string, text: string): Import[] {
  const at = (specifier: string) => (specifier.startsWith('.') ? normalize(join(dirname(from), specifier)) : specifier);
  return [
    ...[...text.matchAll(STATEMENT)].map(([, type, specifier = '']) => ({
      from,
      to: at(specifier),
      isTypeOnly: type !== undefined,
    })),
    ...[...text.matchAll(LAZY)].map(([, specifier = '']) => ({ from, to: at(specifier), isTypeOnly: false })),
  ];
}

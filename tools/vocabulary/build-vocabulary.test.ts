import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildVocabulary } from './build-vocabulary.mjs';

const stored = JSON.parse(readFileSync('worker/audit/website/structured-data/vocabulary.json', 'utf8'));

describe('the stored schema.org vocabulary', () => {
  it('is what the installed package declares', () => {
    expect(buildVocabulary()).toEqual(stored);
  });

  it('holds every type of the package', () => {
    const declarations = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');
    const declared = new Set(declarations.match(/^ {4}"@type": "[A-Za-z0-9]+";$/gm));
    expect(declared.size).toBeGreaterThan(900);
    expect(Object.keys(stored.types)).toHaveLength(declared.size);
  });
});

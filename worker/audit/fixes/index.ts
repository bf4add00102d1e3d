import type { FixBuilder } from './fix-input.ts';
import { jsonLdFixes } from './json-ld/json-ld.ts';
import { robotsTxtFixes } from './robots/robots-txt.ts';

/** Everything that can be written for an owner. A check is named by at most one builder. */
export const FIX_BUILDERS: readonly FixBuilder[] = [robotsTxtFixes, jsonLdFixes];

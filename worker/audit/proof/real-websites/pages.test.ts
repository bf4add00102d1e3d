import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPage } from '../../website/page/read-page.ts';
import { readStructuredData } from '../../website/structured-data/structured-data.ts';

/** Counts people made in the HTML of real home pages. SITES_DIR names the folder, which lies outside the repository. */
const SITES_DIR = process.env.SITES_DIR ?? '';
const LABELS = join(SITES_DIR, 'sites.json');

interface Site {
  name: string;
  subfolder: string;
  entryPage: string;
  truth: {
    h1Count: number;
    imagesOnEntry: number;
    imagesWithoutAlt: number;
    imagesEmptyAlt: number;
    schemaTypes: string[];
  };
}

const sites: Site[] = SITES_DIR !== '' && existsSync(LABELS) ? JSON.parse(readFileSync(LABELS, 'utf8')).sites : [];

describe.skipIf(sites.length === 0)('home pages of real websites', () => {
  it.each(sites)('$name', ({ name, subfolder, entryPage, truth }) => {
    const view = readPage(readFileSync(join(SITES_DIR, name, subfolder, entryPage), 'utf8'), 'https://example.test/');
    expect({
      h1Count: view.headings.filter(({ level }) => level === 1).length,
      imagesOnEntry: view.images.length,
      imagesWithoutAlt: view.images.filter(({ alt }) => alt === null).length,
      imagesEmptyAlt: view.images.filter(({ alt }) => alt?.trim() === '').length,
      schemaTypes: [...new Set(readStructuredData(view).nodes.flatMap(({ types }) => types))].sort(),
    }).toEqual({
      h1Count: truth.h1Count,
      imagesOnEntry: truth.imagesOnEntry,
      imagesWithoutAlt: truth.imagesWithoutAlt,
      imagesEmptyAlt: truth.imagesEmptyAlt,
      schemaTypes: [...new Set(truth.schemaTypes)].sort(),
    });
  });
});

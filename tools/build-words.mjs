// Builds worker/audit/words/months.json from the names of months in Unicode CLDR (https://cldr.unicode.org), as the ICU of the project's
// Node has them: written out and short, alone and in a date. Run after updating Node: npm run build:words
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onProjectNode } from './project/install.mjs';
import { notice, projectDir, runCommand } from './project/project.mjs';

/** Austria calls January otherwise. Japanese counts its months. */
const LOCALES = ['en', 'de', 'de-AT', 'fr', 'es', 'it', 'nl', 'pt'];

await runCommand(async () => {
  await onProjectNode(fileURLToPath(import.meta.url));
  const months = Object.fromEntries(LOCALES.map((locale) => [locale, monthsOf(locale)]));
  const source = `Unicode CLDR ${process.versions['cldr']}, by way of ICU ${process.versions['icu']}`;
  const file = join(projectDir, 'worker', 'audit', 'words', 'months.json');
  writeFileSync(file, `${JSON.stringify({ source, months }, null, 2)}\n`);
  notice(`The months of ${LOCALES.length} languages and countries`);
  return 0;
});

/**
 * @param {string} locale
 * @returns {string[]} January first; the forms of each with a space between them, in small letters and without the dot of a short form
 */
function monthsOf(locale) {
  /** @type {Intl.DateTimeFormatOptions[]} */
  const styles = [
    { month: 'long' },
    { month: 'long', day: 'numeric' },
    { month: 'short' },
    { month: 'short', day: 'numeric' },
  ];
  return Array.from({ length: 12 }, (_, month) => {
    const date = new Date(Date.UTC(2026, month, 15));
    const names = styles.map((style) =>
      new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' })
        .formatToParts(date)
        .filter(({ type }) => type === 'month')
        .map(({ value }) => value.toLowerCase().replace(/\.$/, ''))
        .join(''),
    );
    return [...new Set(names)].join(' ');
  });
}

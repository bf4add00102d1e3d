// Builds worker/audit/words/cldr.json from the names of months, weekdays and countries in Unicode CLDR (https://cldr.unicode.org), as the
// ICU of the project's Node has them: months written out and short, alone and in a date; signs of currencies, and from cldr-core which
// country pays in which. Run after updating Node, and for a new language: npm run build:words
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onProjectNode } from './project/install.mjs';
import { notice, projectDir, runCommand } from './project/project.mjs';

/** Japanese counts its months. */
const WITHOUT_MONTHS = ['ja'];
/** Austria calls January otherwise. */
const MORE_MONTHS = ['de-AT'];

await runCommand(async () => {
  await onProjectNode(fileURLToPath(import.meta.url));
  const { LANGUAGES } = await import('../worker/audit/words/languages.ts');
  const { plainWords } = await import('../worker/audit/website/text/plain-words.ts');
  const languages = Object.keys(LANGUAGES);
  const withMonths = [...languages.filter((language) => !WITHOUT_MONTHS.includes(language)), ...MORE_MONTHS];
  const words = {
    source: `Unicode CLDR ${process.versions['cldr']}, by way of ICU ${process.versions['icu']}`,
    months: Object.fromEntries(withMonths.map((locale) => [locale, monthsOf(locale)])),
    weekdays: Object.fromEntries(
      languages.map((language) => [language, weekdaysOf(language).map((day) => plainWords(day))]),
    ),
    currencies: currenciesOf(),
    countries: Object.fromEntries(
      Object.entries(LANGUAGES).map(([language, { countries }]) => {
        const names = new Intl.DisplayNames(language, { type: 'region' });
        const nameOf = (/** @type {string} */ code) => plainWords(names.of(code) ?? code);
        return [language, Object.fromEntries(countries.named.split(' ').map((code) => [code, nameOf(code)]))];
      }),
    ),
  };
  const file = join(projectDir, 'worker', 'audit', 'words', 'cldr.json');
  writeFileSync(file, `${JSON.stringify(words, null, 2)}\n`);
  notice(`Months, weekdays, currencies and countries of ${languages.length} languages`);
  return 0;
});

/**
 * @param {string} language
 * @returns {string[]} Monday first; of "segunda-feira" what people write
 */
function weekdaysOf(language) {
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format(new Date(Date.UTC(2024, 0, 1 + day))).replace(/-feira$/, ''));
}

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

/**
 * @returns {{ signs: Record<string, string>, dollars: string, paidIn: Record<string, string> }} codes of ISO 4217: what a sign of one
 * character stands for where it stands for one currency; those whose sign at home is "$"; and by code the countries that pay in it
 */
function currenciesOf() {
  /** @type {Record<string, Record<string, { _to?: string, _tender?: string }>[]>} */
  const region = createRequire(import.meta.url)('cldr-core/supplemental/currencyData.json').supplemental.currencyData
    .region;
  const currentIn = (/** @type {string} */ country) =>
    (region[country] ?? []).flatMap((one) =>
      Object.entries(one).flatMap(([code, { _to, _tender }]) => (_to || _tender === 'false' ? [] : [code])),
    );
  const current = [...new Set(Object.keys(region).flatMap(currentIn))].sort();
  const bySign = Object.groupBy(current, signOf);
  const only = Object.entries(bySign).filter(([sign, codes]) => /^\p{Sc}$/u.test(sign) && codes?.length === 1);
  const countries = Object.keys(region).filter((country) => currentIn(country).length > 0);
  const byCode = Object.groupBy(countries, (country) => currentIn(country)[0] ?? '');
  return {
    signs: Object.fromEntries(only.map(([sign, codes]) => [sign, codes?.[0] ?? ''])),
    dollars: bySign['$']?.join(' ') ?? '',
    paidIn: Object.fromEntries(Object.entries(byCode).map(([code, all = []]) => [code, all.join(' ')])),
  };
}

/** @param {string} currency */
function signOf(currency) {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency;
}

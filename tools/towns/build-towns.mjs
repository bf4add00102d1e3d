import { encodeNames } from '../../worker/audit/towns/name-list.ts';
import { townKey } from '../../worker/audit/towns/town-key.ts';
import { OTHER_REGIONS } from './region-names.mjs';
import { OTHER_NAMES } from './town-names.mjs';

/** Countries whose addresses are seldom written in the letters or the languages that are read, or are read by rules of their own. */
const LEFT_OUT = new Set('CN RU UA BY JP KR KP TW IR KZ MN AF SY YE UZ TJ TM KG AM GE AZ RO PL TR'.split(' '));

/** GeoNames writes "Zürich (Kreis 1) / City", "Lyon 01", "Donostia / San Sebastián". */
const names = (/** @type {string} */ name) =>
  name
    .replace(/\s*\([^)]*\)/g, '')
    .split(/\s\/\s/)
    .map((part) => townKey(part.replace(/\s\d+$/, '')));

/** Shorter names are words of many languages. Text of one byte a letter is read in a tenth of the time. */
const isName = (/** @type {string} */ key) => /^['a-z][a-z .'&,*`-]{2,}$/.test(key) && !ORDINARY.has(key);

/** Countries whose second level is written behind towns: provinces of Spain and Italy, counties of Britain and Ireland. */
const SECOND_LEVEL = new Set('ES IT GB IE FR PT AR CL'.split(' '));

const KIND =
  /^(?:(?:provincia|province|província|departamento|département|department|partido|county|city and county|district|distrito|region|región|state|metropolitan (?:borough|city)|(?:royal )?borough|città metropolitana|libero consorzio comunale|comunidad)(?: autonoma)?(?: (?:de|del|de la|di|du|of|da|do|d'|autónoma de))?\s)|\s(?:department|province|region|county|district|governorate|state|canton|municipality|prefecture|voivodeship)$/gi;

/**
 * Towns called by words that stand alone on many websites: of menus and buttons, parts of towns, countries. As towns they are small or
 * have their postal code beside them.
 */
const ORDINARY = new Set(
  (
    'home|store|central|west|centre|center|centro|zentrum|downtown|price|welcome|save|sale|friendship|hope|enterprise|industry|plan|avis|' +
    'oriente|piazza|strada|borgo|jardim|over|winkel|church|post|bank|driver|box|time|early|bar|may|success|energy|street|beach|bridge|' +
    'spring|star|see|bad|haus|send|well|colombia|bolivia|venezuela|peru|mexico|cuba|chile|china|egypt|jamaica|españa|francia|england|' +
    'scotland|wales|poland|norway|denmark'
  ).split('|'),
);

/** @param {{name: string, country: string}[]} places @returns {Record<string, string>} lists of names by country */
export const buildTowns = (places) =>
  listsOf(
    places.flatMap(({ name, country }) =>
      names(name)
        .filter(isName)
        .map((key) => ({ key, country })),
    ),
    OTHER_NAMES,
  );

/** @param {{name: string, code: string}[]} first @param {{name: string, code: string}[]} second @returns {Record<string, string>} */
export const buildRegions = (first, second) =>
  listsOf(
    [...first, ...second.filter(({ code }) => SECOND_LEVEL.has(code.slice(0, 2)))].flatMap(({ name, code }) =>
      [name, name.replace(KIND, '')]
        .map(townKey)
        .filter(isName)
        .map((key) => ({ key, country: code.slice(0, 2) })),
    ),
    OTHER_REGIONS,
  );

/** @param {{key: string, country: string}[]} found @param {Record<string, string>} more */
function listsOf(found, more) {
  /** @type {Map<string, Set<string>>} */
  const byCountry = new Map();
  const add = (/** @type {string} */ country, /** @type {string} */ key) =>
    byCountry.set(country, (byCountry.get(country) ?? new Set()).add(key));
  for (const { key, country } of found) if (!LEFT_OUT.has(country)) add(country, key);
  for (const [country, written] of Object.entries(more))
    for (const name of written.split('|')) add(country, townKey(name));
  return Object.fromEntries([...byCountry].sort(([a], [b]) => (a < b ? -1 : 1)).map(([c, of]) => [c, encodeNames(of)]));
}

import { weekWords } from '../../worker/audit/week/week-words.ts';
import { oneLine } from './one-line.mjs';

/**
 * @typedef {import('../../worker/audit/facts/facts.ts').Facts} Facts
 * @typedef {import('../../worker/audit/facts/facts.ts').FactSource} FactSource
 */

/** Long lists (prices, services) are shown by their beginning. */
const shownPerList = 6;

/**
 * One line per fact, with where it was found; what was not found is said as well.
 * @param {Facts} facts
 */
export function factLines(facts) {
  return [
    ...single('Name', facts.businessName, (value) => value),
    ...single('Trade', facts.trade, (value) => value.label),
    ...single('Description', facts.description, (value) => value),
    ...list('Phone', facts.phones, (value) => value),
    ...list('E-mail', facts.emails, (value) => value),
    ...list('Address', facts.addresses, (value) => value.text),
    ...single('Hours', facts.openingHours, hoursInWords),
    ...list('Service', facts.services, (value) => value),
    ...list('Price', facts.prices, (value) => `${value.what} ${value.asShown}`),
    ...list('Profile', facts.socialProfiles, (value) => value),
    ...list('Language', facts.languages, (value) => value),
  ];
}

/**
 * @template T
 * @param {string} label
 * @param {{ value: T, sources: FactSource[] } | null} fact
 * @param {(value: T) => string} inWords
 */
function single(label, fact, inWords) {
  return fact ? [line(label, inWords(fact.value), fact.sources)] : [line(label, 'not found', [])];
}

/**
 * @template T
 * @param {string} label
 * @param {{ value: T, sources: FactSource[] }[]} facts
 * @param {(value: T) => string} inWords
 */
function list(label, facts, inWords) {
  if (facts.length === 0) return [line(label, 'not found', [])];
  const shown = facts.slice(0, shownPerList).map((fact) => line(label, inWords(fact.value), fact.sources));
  const hidden = facts.length - shown.length;
  return hidden > 0 ? [...shown, line(label, `and ${hidden} more`, [])] : shown;
}

/**
 * @param {string} label
 * @param {string} value
 * @param {FactSource[]} sources
 */
function line(label, value, [source]) {
  const place = source ? `  (${oneLine(source.place)}, ${source.pageUrl})` : '';
  return `${label.padEnd(12)}${oneLine(value)}${place}`;
}

/** @param {import('../../worker/audit/facts/facts.ts').OpeningHours} hours */
const hoursInWords = (hours) => [weekWords(hours), ...(hours.byAppointment ? ['by appointment'] : [])].join(', ');

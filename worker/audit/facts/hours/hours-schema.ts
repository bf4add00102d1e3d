import type { SchemaNode, SchemaValue, StructuredData } from '../../website/structured-data/structured-data.ts';
import { isA } from '../../website/structured-data/vocabulary.ts';
import { sourceAt, type TextDocument } from '../../website/text/text-sources.ts';
import { weekWords } from '../../week/week-words.ts';
import type { FactSource, Interval, Weekday, WeekHours } from '../facts.ts';
import { readHours } from './hours-from-tokens.ts';
import { buildWeeks, emptyWeek, statedDays } from './hours-week.ts';
import { tokeniseHours } from './tokenise-hours.ts';

const DAY_PATTERNS: [RegExp, Weekday][] = [
  [/^mo/, 'mo'],
  [/^tu/, 'tu'],
  [/^we/, 'we'],
  [/^th/, 'th'],
  [/^fr/, 'fr'],
  [/^sa/, 'sa'],
  [/^su/, 'su'],
];

export interface SchemaWeek {
  week: WeekHours;
  sources: FactSource[];
}

/**
 * Hours in structured data: `openingHoursSpecification` and `openingHours` of the business and its places, not of contact points.
 * Equal opening and closing times mean closed: https://developers.google.com/search/docs/appearance/structured-data/local-business#business-hours
 * Entries that hold for stated dates only are holidays or seasons.
 */
export function readSchemaHours(document: TextDocument): SchemaWeek[] {
  const { structured } = document;
  const found: SchemaWeek[] = [];
  for (const node of structured.nodes) {
    if (node.types.some((type) => isA(type, 'ContactPoint') || isA(type, 'Event') || isA(type, 'Offer'))) continue;
    if (node.parent?.property === 'department') continue;
    const week = weekOfNode(structured, node);
    if (week === null) continue;
    const property = node.properties.openingHoursSpecification ? 'openingHoursSpecification' : 'openingHours';
    const syntax = node.syntax === 'json-ld' ? 'JSON-LD' : node.syntax === 'microdata' ? 'microdata' : 'RDFa';
    found.push({ week, sources: [sourceAt(document, `${syntax} ${property}`, weekWords(week))] });
  }
  return found;
}

/** The hours a node gives of itself. */
export function weekOfNode(structured: StructuredData, node: SchemaNode): WeekHours | null {
  const week = emptyWeek();
  for (const value of node.properties.openingHoursSpecification ?? []) readSpecification(structured, value, week);
  const strings = (node.properties.openingHours ?? []).filter((value) => typeof value === 'string');
  addWeek(week, readHoursStrings(strings));
  return statedDays(week) === 0 ? null : week;
}

/** "Mo-Fr 09:00-17:00", "Mo,We 9:00-12:00,14:00-18:00": https://schema.org/openingHours */
function readHoursStrings(strings: string[]): WeekHours {
  const units = strings
    .flatMap((text) => text.split(/[;|\n]/))
    .map((text) => tokeniseHours(text.replace(/,(?=\D)/g, ', '), 'en'));
  const [first] = buildWeeks(readHours(units, false).entries);
  return first?.week ?? emptyWeek();
}

function readSpecification(structured: StructuredData, value: SchemaValue, week: WeekHours): void {
  if (typeof value === 'string') {
    addWeek(week, readHoursStrings([value]));
    return;
  }
  if (typeof value !== 'object') return;
  const node = structured.nodes[value.node];
  if (!node || node.properties.validFrom || node.properties.validThrough) return;
  const opens = clockOf(textOf(structured, node, 'opens'));
  const closes = clockOf(textOf(structured, node, 'closes'));
  const intervals: Interval[] | null =
    opens === null
      ? isBlankTime(node)
        ? []
        : null
      : opens === closes
        ? []
        : [
            opens === '00:00' && (closes === '23:59' || closes === '24:00')
              ? ['00:00', '24:00']
              : [opens, closes === '24:00' ? '00:00' : closes],
          ];
  if (intervals === null) return;
  for (const dayValue of node.properties.dayOfWeek ?? []) {
    for (const day of daysOf(structured, dayValue)) {
      const before = week[day];
      const merged = before && intervals.length > 0 ? [...before, ...intervals] : (before ?? intervals);
      week[day] = [...merged].sort((a, b) => a[0].localeCompare(b[0]));
    }
  }
}

/** A day listed with empty times is a day without hours. */
const isBlankTime = (node: SchemaNode): boolean =>
  node.properties.opens?.[0] === '' || node.properties.closes?.[0] === '';

function textOf(structured: StructuredData, node: SchemaNode, property: string): string | null {
  const value = node.properties[property]?.[0];
  if (typeof value === 'object') return structured.nodes[value.node]?.id ?? null;
  return value === undefined ? null : String(value);
}

/** "09:00", "9:00:00", "T09:00+01:00", "9am". */
function clockOf(text: string | null): string | null {
  if (text === null) return null;
  const match = /^T?(\d{1,2})(?::([0-5]\d))?(?::\d\d)?(?:Z|[+-]\d\d:?\d\d)?\s*([ap])?\.?m?\.?$/i.exec(text.trim());
  if (!match) return null;
  let hour = Number(match[1]);
  if (match[3]) hour = (hour % 12) + (match[3].toLowerCase() === 'p' ? 12 : 0);
  return hour <= 24 ? `${String(hour).padStart(2, '0')}:${match[2] ?? '00'}` : null;
}

/** "https://schema.org/Monday", "Monday", "Mo", "Mo-Fr", "Monday,Tuesday". */
function daysOf(structured: StructuredData, value: SchemaValue): Weekday[] {
  const text = typeof value === 'object' ? (structured.nodes[value.node]?.id ?? '') : String(value);
  return text.split(/[\s,]+/).flatMap((part) => {
    const name = part.replace(/^.*[/#:]/, '').toLowerCase();
    const range = /^([a-z]+)-([a-z]+)$/.exec(name);
    if (range) {
      const [entry] = readHours([tokeniseHours(`${name} 1:00-2:00`, 'en')], false).entries;
      return [...(entry?.days ?? [])];
    }
    const day = DAY_PATTERNS.find(([pattern]) => pattern.test(name))?.[1];
    return day ? [day] : [];
  });
}

function addWeek(week: WeekHours, other: WeekHours): void {
  for (const day of Object.keys(other) as Weekday[]) week[day] ??= other[day];
}

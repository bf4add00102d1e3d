import type { ReadPage } from '../../../website/read-pages.ts';
import { describesOrganisation, placeInData } from '../../../website/structured-data/business-nodes.ts';
import { nodesIn, textIn, textsIn } from '../../../website/structured-data/nodes.ts';
import type { SchemaNode, StructuredData } from '../../../website/structured-data/structured-data.ts';
import type { Evidence } from '../../check.ts';

/** As schema.org has them, and as readers of it take them: "Mo", "Mon", "Monday". */
const DAY =
  '(?:mo|tu|we|th|fr|sa|su|ph|mon|tues?|wed|thur?s?|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const CLOCK = '(?:[01]?\\d|2[0-4]):[0-5]\\d(?::[0-5]\\d)?';

const DAYS = new RegExp(`(?<![\\p{L}\\d])${DAY}(?![\\p{L}\\d])`, 'giu');
const CLOCKS = new RegExp(`(?<![\\d.:])${CLOCK}(?![\\p{L}\\d:])`, 'gu');
const BETWEEN = /[\s,;|:/–—-]+/g;

const IS_DAY = new RegExp(`^(?:${DAY}|publicholidays)$`, 'i');
const IS_CLOCK = new RegExp(`^T?${CLOCK}(?:Z|[+-]\\d\\d:?\\d\\d)?$`, 'i');

/** Opening hours in the structured data of a page that schema.org has no such form for: "Lunes 10-18", "9 Uhr", an end left out. */
export function unreadableHoursOn({ url: pageUrl, structured, renderedStructured }: ReadPage): Evidence[] {
  const found = [structured, renderedStructured].flatMap((data) =>
    data === null ? [] : data.nodes.filter(describesOrganisation).flatMap((node) => unreadableHoursOf(data, node)),
  );
  const told = found.map(({ holder, property, seen }) => ({ pageUrl, place: placeInData(holder, property), seen }));
  return [...new Map(told.map((one) => [`${one.place} ${one.seen}`, one])).values()];
}

interface Unreadable {
  holder: SchemaNode;
  property: string;
  seen: string;
}

/** Those of one business. */
export function unreadableHoursOf(data: StructuredData, node: SchemaNode): Unreadable[] {
  const lines = textsIn(node, 'openingHours').filter(isUnreadableLine);
  return [
    ...lines.map((seen) => ({ holder: node, property: 'openingHours', seen })),
    ...nodesIn(data, node, 'openingHoursSpecification').flatMap(unreadableIn),
  ];
}

/**
 * "Mo-Fr 09:00-17:00", one or several in a line, is days and pairs of times: https://schema.org/openingHours. Whoever writes no time at all, "Mo-Fr"
 * or words, gives no hours: that is another lack.
 */
function isUnreadableLine(line: string): boolean {
  if (!/\d/.test(line) || /^24\s?\/\s?7$/.test(line)) return false;
  const times = line.match(CLOCKS)?.length ?? 0;
  const rest = line.replace(CLOCKS, ' ').replace(DAYS, ' ').replace(BETWEEN, '');
  return rest !== '' || times % 2 === 1;
}

/** "https://schema.org/Monday" is one; a blank is nothing. */
const isNoDay = (day: string): boolean => day !== '' && !IS_DAY.test(day.replace(/^.*[/#:]/, ''));

function unreadableIn(holder: SchemaNode): Unreadable[] {
  const days = textsIn(holder, 'dayOfWeek').filter((text) => text.split(/[\s,]+/).some(isNoDay));
  const [opens, closes] = [textIn(holder, 'opens'), textIn(holder, 'closes')];
  const times = [
    { property: 'opens', seen: opens },
    { property: 'closes', seen: closes },
  ].flatMap(({ property, seen }) => (seen !== null && !IS_CLOCK.test(seen) ? [{ property, seen }] : []));
  const lone = (opens === null) !== (closes === null) && times.length === 0;
  const half = opens === null ? { property: 'closes', seen: closes } : { property: 'opens', seen: opens };
  return [
    ...days.map((seen) => ({ holder, property: 'dayOfWeek', seen })),
    ...times.map((one) => ({ holder, ...one })),
    ...(lone ? [{ holder, property: half.property, seen: half.seen ?? '' }] : []),
  ];
}

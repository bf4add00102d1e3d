import data from './cldr.json' with { type: 'json' };

/** What people write besides the forms of CLDR. */
const ALSO_WRITTEN: [name: string, month: number][] = [
  ['febr', 2],
  ['maerz', 3],
  ['mrz', 3],
];

const NAMES: [name: string, month: number][] = [
  ...Object.values(data.months).flatMap((months) =>
    months.flatMap((names, at) => names.split(' ').map((name): [string, number] => [name, at + 1])),
  ),
  ...ALSO_WRITTEN,
];

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

const MONTHS: ReadonlyMap<string, number> = new Map(NAMES.map(([name, month]) => [withoutAccents(name), month]));

/** 1 to 12 by a name in one of the languages of cldr.json, in any case; null for another word. */
export const monthOf = (name: string | undefined): number | null =>
  MONTHS.get(withoutAccents(name ?? '').toLowerCase()) ?? null;

/** The source of a pattern for any of the names in small letters, with their accents and without, the longest first. */
export const MONTH_NAME: string = [...new Set(NAMES.flatMap(([name]) => [name, withoutAccents(name)]))]
  .sort((a, b) => b.length - a.length)
  .join('|');

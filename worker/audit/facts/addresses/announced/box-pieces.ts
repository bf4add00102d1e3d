import { countryOfTown } from '../../../towns/large-towns.ts';

/** "P.O. Box 72014 – 00200", "P.O. Box 2555, 00603 Lavington": Kenya writes the code behind the box. */
const BOX_AND_CODE = /(\bP\.?\s?O\.?\s?Box\s\d{1,6})\s?[-–,]\s?(\d{5})\b(?:\s(?=[A-Z]))?/i;
/** "Larch Road P.O. Box 402 Kampala" */
const BOX_AND_TOWN = /[\s,]+(P\.?\s?O\.?\s?Box\s\d{1,6})\s+(?=[A-Z][a-z]{2})/;
const IN_BRACKETS = /\[(P\.?\s?O\.?\s?Box\s\d{1,6})\]/i;
export const BOX = /^P\.?\s?O\.?\s?Box\b/i;

/** The text with commas around its box and the code behind it. */
export const setBoxesApart = (text: string): string =>
  text.replace(IN_BRACKETS, '$1').replace(BOX_AND_CODE, '$1, $2, ').replace(BOX_AND_TOWN, ', $1, ');

/** "Lavington Nairobi": a quarter and its large town, without a comma. */
export function quarterAndTown(text: string): { quarter: string; town: string } | null {
  if (countryOfTown(text) !== null) return null;
  const words = text.split(' ');
  for (let at = 1; at < words.length; at++) {
    const town = words.slice(at).join(' ');
    if (countryOfTown(town) !== null && !PART_OF_NAME.test(words[at - 1] ?? ''))
      return { quarter: words.slice(0, at).join(' '), town };
  }
  return null;
}

const PART_OF_NAME = /^(?:new|old|north|south|east|west|greater|upper|lower|central|downtown|of|in|near|and)$/i;

/** "Larch Tours Ltd." over its street. */
export const isCompany = (piece: string): boolean => COMPANY.test(piece);

const COMPANY = /\s(?:Ltd|Limited|LLC|LLP|Inc|PLC|Pty|CC)\.?$/i;

import type { StreetFamily } from '../../../countries/country-row.ts';
import type { AddressLine } from '../address-line.ts';
import { type Placed, pieces, type Segment } from '../address-segments.ts';
import type { PostalAnchor } from '../postcode-anchors.ts';
import { isBox, isBuilding, isCertainStreet } from './street-patterns.ts';
import { isDistrict, joined, withBuilding } from './street-segments.ts';

/** "4811 AB Molenstraat 1" over "Plaats" and "Breda": what follows the code is the street, and the town has a field of its own. */
export function streetFollows(
  lines: readonly AddressLine[],
  index: number,
  anchor: PostalAnchor,
  country: string | null,
): Placed | null {
  const number = /^\s\d{1,4}(?:\s?[a-z])?$/i.exec(lines[index]?.text.slice(anchor.end) ?? '')?.[0];
  const street = number === undefined ? null : `${anchor.locality}${number}`;
  // "9622 Weißbriach 210": villages without names of streets.
  if (street !== null && country === 'AT' && NUMBER_AT_END.test(lines[index]?.text ?? ''))
    return { street, locality: anchor.locality, region: null, between: null, line: index };
  const town = TOWN_FIELD.test(lines[index + 1]?.text ?? '') ? lines[index + 2]?.text : undefined;
  if (street === null || town === undefined || town.length > 40 || !isCertainStreet(street)) return null;
  return { street, locality: town, region: null, between: null, line: index };
}

const NUMBER_AT_END = /^(?:A-)?\d{4}\s\D{3,40}\s\d{1,3}$/;

const TOWN_FIELD = /^(?:(?:woon)?plaats|gemeente|stad|ort|stadt|wohnort)\s?:?$/i;

/** "59320 Ennigerloh" over "Elmstraße 8", where nothing else has the street. */
export function streetBelow(lines: readonly AddressLine[], index: number, anchor: PostalAnchor): Placed | null {
  const [line, below] = [lines[index], lines[index + 1]];
  if (line === undefined || below === undefined || below.landmark !== line.landmark) return null;
  if (anchor.start > 0 || line.text.slice(anchor.end).trim() !== '' || !isCertainStreet(below.text)) return null;
  return { street: below.text, locality: null, region: null, between: null, line: index + 1 };
}

/** "59320 Ennigerloh, Elmstraße 8" */
export function streetAfter(rest: string, line: number): Placed | null {
  const [first, second] = /^\s*[,|·–-]|^\s\p{Lu}/u.test(rest) ? pieces(rest) : [];
  const isHouse = /^(?:n[.°º]{0,2}\s?)?\d{1,4}[a-z]?$/i.test(second ?? '');
  // "12051 Alba - Via Larice, 12"
  const street = isHouse ? `${first}, ${second}` : first;
  if (street === undefined || !isCertainStreet(street)) return null;
  return { street, locality: null, region: null, between: null, line };
}

/** "Via Roma 1, Fraz. Oleis": a part of the town stands behind its street, and alone in its place. */
const HAMLET = /^(?:fraz(?:ione|\.)|loc(?:alit[àa]|\.)|hameau|lieu[- ]?dit)\s/i;

/** "Gasse 5, Top 14": doors of Austrian houses. */
const DOOR = /^(?:top|t[üu]r|stiege)\s?(?:nr\.?\s?)?\d{1,3}[a-z]?$/i;

/** "street, [building,] code town" */
export function streetBefore(segments: Segment[], families: StreetFamily[], codeLine: number): Placed | null {
  for (let at = 0; at < Math.min(segments.length, 3); at++) {
    const segment = segments[at];
    if (!segment) break;
    // "Ritterstraße 12, Aufgang 3": a part of a building looks like a street where a street stands before it.
    const isPart =
      (isBuilding(segment.text) || isBox(segment.text) || HAMLET.test(segment.text) || DOOR.test(segment.text)) &&
      joined(segments, at + 1, families) !== null;
    const joint = isPart ? null : joined(segments, at, families);
    const street = joint && isDistrict(joint, segments[at + 1], families) ? null : joint;
    if (street) {
      const between = segments
        .slice(0, at)
        .reverse()
        .map(({ text }) => text);
      const buildings = between.filter((text) => isBuilding(text) || HAMLET.test(text) || DOOR.test(text));
      return {
        street: [street.text, ...buildings].join(', '),
        locality: null,
        region: null,
        between: null,
        line: street.line,
      };
    }
    // A district or a building may stand between street and code; of anything else only a line below a certain street.
    const aboveAt = segments.findIndex(
      ({ line, text }, other) => other > at && other < at + 3 && line < segment.line && isCertainStreet(text),
    );
    const above = segments[aboveAt];
    if (above && at === 0 && segment.line < codeLine && !isBuilding(segment.text))
      return {
        street: withBuilding(segments, aboveAt + 1, above).text,
        locality: null,
        region: null,
        between: null,
        line: above.line,
      };
    if (!isBuilding(segment.text) && !isPart && !/^(?:OT|Ortsteil|Bezirk)\b/.test(segment.text) && at > 0) break;
  }
  return null;
}

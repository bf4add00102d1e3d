import { rowOf } from '../../../countries/country-rows.ts';
import { regionOf } from '../../../countries/region-of.ts';
import { isTown } from '../../../towns/towns.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { regexSource } from '../../../website/text/regex-source.ts';
import type { Address } from '../../facts.ts';
import { LEAD_IN } from '../address-segments.ts';
import type { Found } from './latin-found.ts';
import { partsOf } from './latin-parts.ts';
import { readBehindStreet } from './latin-rules.ts';
import { COUNTED, isHouse, latinStreetIn, NUMBERED, streetAmong } from './latin-street.ts';
import { toAddress } from './latin-to-address.ts';
import { withTownApart } from './latin-town-apart.ts';
import { townAbove, townBefore } from './latin-town-before.ts';
import { HOUSE_AND_TOWN } from './latin-words.ts';

interface Line {
  text: string;
  tag: string;
  landmark: string | null;
}

export interface LatinAddress {
  address: Address;
  /** Index of the last line it stands in. */
  to: number;
}

/** Another thing begins: a number to call, a mailbox, hours. */
const OTHER = lightLetters(
  regexSource`
    @
    |https?:
    |www\.
    |©
    |\(c\)
    |^(?:
      tel
      |copyright
      |telf
      |telef
      |fone
      |fono
      |fax
      |whats
      |cel
      |m[óo]vil
      |e-?mail
      |correo
      |mail
      |horarios?
      |atendimento
      |orari
      |seg
      |segunda
      |lun
      |cnpj
      |cuit
      |rfc
      |ruc
      |nit
      |p\.?\s?iva
    )(?![\p{Ll}])
  `,
  'iu',
);

const MAX_LINES = 4;
const MAX_FIRST_CHARS = 200;
const MAX_NEXT_CHARS = 80;

/** What says that an address comes: its label, or the frame of the page. */
export type Announced = 'label' | 'frame' | null;

/**
 * An address read forward from its street, which begins in the line at `index`. Prose is told from it by a state or a postal code
 * behind the town, or by what announces it.
 */
export function readLatinAddress(
  lines: readonly Line[],
  index: number,
  country: string,
  announced: Announced,
): LatinAddress | null {
  const first = lines[index];
  if (!first || first.text.length > MAX_FIRST_CHARS) return null;
  const isAnnounced = announced !== null;
  const opening = partsOf(withoutLeadIn(first.text), country);
  const opened = openedBy(opening.parts, country, isAnnounced);
  if (opened === null) return null;
  const { start, street, isTyped } = opened;
  const behind = withHousesApart(opening.parts.slice(start + 1), country);
  const inFirst = readBehindStreet(behind, foundOf(street, opening.code, isAnnounced), country);
  const read =
    inFirst.left.length === 0 ? readBelow(lines, index, inFirst.found, country) : { found: inFirst.found, to: index };
  const before =
    isAnnounced && isWithoutTown(read.found, country)
      ? (townBefore(opening.parts, start, country) ?? townAbove(lines[index - 1], first, country))
      : null;
  const { found, to } = withCodeBelow(
    lines,
    before === null ? read : { ...read, found: { ...read.found, names: [before] } },
    country,
  );
  const apart = withTownApart(found, country, isAnnounced);
  if (!isTyped && !isPlaced(apart, street, country, announced)) return null;
  const address = toAddress(apart, country, announced);
  return address && { address, to };
}

/** What was read of an address, and the index of the last line it stands in. */
interface Read {
  found: Found;
  to: number;
}

/** Which part of the first line is the street, or the house known by its name. */
function openedBy(
  parts: readonly string[],
  country: string,
  isAnnounced: boolean,
): { start: number; street: string; isTyped: boolean } | null {
  const typed = streetAmong(parts, isAnnounced);
  if (typed >= 0) {
    const street = latinStreetIn(parts[typed] ?? '', isAnnounced);
    return street === null || street === '' ? null : { start: typed, street, isTyped: true };
  }
  const start = untypedAmong(parts, country, isAnnounced);
  const street = parts[start] ?? '';
  return street === '' ? null : { start, street, isTyped: false };
}

function untypedAmong(parts: readonly string[], country: string, isAnnounced: boolean): number {
  const [name = '', behindName = ''] = parts;
  if (isAnnounced && NAMED_HOUSE.test(name) && OFFICE.test(behindName)) return 0;
  if (rowOf(country).namesNoHouse) return -1;
  return parts.findIndex((part) => (isAnnounced ? isHouse(part) && !OFFICE.test(part) : NUMBERED.test(part)));
}

const foundOf = (street: string, code: string | null, isAnnounced: boolean): Found => ({
  street,
  hasNumber: /\d|\bs\/n\b/i.test(street.replace(DATE, '')) || (isAnnounced && CORNER_OF_TWO.test(street)),
  units: [],
  names: [],
  region: null,
  code,
  isTownNext: false,
  country: null,
});

/** The lines below that go on with the address. A line that is not all address belongs to something else. */
function readBelow(lines: readonly Line[], index: number, start: Found, country: string): Read {
  let found = start;
  let to = index;
  for (let next = index + 1; next < index + MAX_LINES && goesOn(lines[index], lines[next], found); next++) {
    const read = partsOf(lines[next]?.text ?? '', country);
    const below = readBehindStreet(read.parts, { ...found, code: found.code ?? read.code }, country);
    if (below.left.length > 0) {
      // "São Paulo - SP, CEP 11701-000" under "Praia Grande/SP": what names the code goes with the address, whatever else it says.
      const namesCode = found.code === null && read.code !== null && found.names.length > 0;
      return namesCode ? { found: { ...found, code: read.code }, to: next } : { found, to };
    }
    found = below.found;
    to = next;
  }
  return { found, to };
}

/** Whether the line may belong to the address that begins in `first`. */
function goesOn(first: Line | undefined, line: Line | undefined, found: Found): boolean {
  const isWhole = found.country !== null || (found.region !== null && found.code !== null);
  if (isWhole || !first || !line || line.landmark !== first.landmark || line.text.length > MAX_NEXT_CHARS) return false;
  const isHeading = /^h[1-6]$/.test(line.tag) && line.tag !== first.tag;
  return !isHeading && !OTHER.test(line.text);
}

const isWithoutTown = ({ names, code }: Found, country: string): boolean =>
  code === null && !names.some((name) => isTown(name, country));

/** A name and a number are an address only where a label says so, or where a place follows that can only be one. */
const isPlaced = (found: Found, street: string, country: string, announced: Announced): boolean =>
  announced === 'label' ||
  found.region !== null ||
  found.code !== null ||
  found.country !== null ||
  (announced !== null && !COUNTED.test(street) && isTown(found.names.at(-1) ?? '', country));

/** "Chacras Park, Oficina 402": a building is known by its name where a room in it is numbered. */
const NAMED_HOUSE = lightLetters(/^\p{Lu}\p{L}+(?: \p{L}+){0,3}$/u);
const OFFICE =
  /^(?:oficina|of\.?|local|piso|sala|loja|ufficio|interno|int\.?|despacho|consultorio)\s(?:n[.º°]?\s?)?\d{1,4}[A-Z]?$/i;

/** "Estamos en la calle Sol 4": what leads to a street. */
function withoutLeadIn(text: string): string {
  const street = text.replace(LEAD_IN, '');
  return street === text ? text : street.charAt(0).toUpperCase() + street.slice(1);
}

/** "Via Larice, 3 Pinerolo (TO)": before a province stands a town. */
const withHousesApart = (parts: readonly string[], country: string): string[] =>
  parts.flatMap((part, at) => {
    const [, house, town] = HOUSE_AND_TOWN.exec(part) ?? [];
    const isBeforeRegion = regionOf(parts[at + 1] ?? '', country) !== null && rowOf(country).gluesStates;
    return at === 0 && house !== undefined && town !== undefined && isBeforeRegion ? [house, town] : [part];
  });

/** "Calle Los Tilos y Av. Roble": a corner is known without a number. */
const CORNER_OF_TWO = lightLetters(/\p{L}{3}\s(?:y|esq\.?|esquina(?: co[nm])?)\s(?:[cC]\/|\p{Lu}\p{Ll})/u);

/** "Rua 24 de Maio", "Via 4 Novembre": the number is no house. */
const DATE = lightLetters(
  /(?<!\d)\d{1,2}[°º]?\s(?:d[ei]\s(?=\p{L})|(?=(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)(?!\p{L})))/iu,
);

/** With the code on a line of its own, below the country. */
function withCodeBelow(lines: readonly Line[], read: Read, country: string): Read {
  const { found, to } = read;
  const code = found.country === null || found.code !== null ? null : codeAlone(lines[to + 1], country);
  return code === null ? read : { found: { ...found, code }, to: to + 1 };
}

function codeAlone(line: Line | undefined, country: string): string | null {
  if (line === undefined || line.text.length > MAX_NEXT_CHARS) return null;
  const { parts, code } = partsOf(line.text, country);
  return parts.length === 0 ? code : null;
}

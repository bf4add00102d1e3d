import { rowOf } from '../../../countries/country-rows.ts';
import { regionOf } from '../../../countries/region-of.ts';
import { isTown } from '../../../towns/towns.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { regexSource } from '../../../website/text/regex-source.ts';
import type { Address } from '../../facts.ts';
import { LEAD_IN } from '../address-segments.ts';
import { type Found, readPart } from './latin-found.ts';
import { partsOf } from './latin-parts.ts';
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
  const opening = partsOf(withoutLeadIn(first.text), country);
  const isAnnounced = announced !== null;
  const typed = streetAmong(opening.parts, isAnnounced);
  const isHouseName =
    typed < 0 && isAnnounced && NAMED_HOUSE.test(opening.parts[0] ?? '') && OFFICE.test(opening.parts[1] ?? '');
  const untyped = isAnnounced
    ? (part: string) => isHouse(part) && !OFFICE.test(part)
    : (part: string) => NUMBERED.test(part);
  const numbered = typed < 0 && !rowOf(country).namesNoHouse ? opening.parts.findIndex(untyped) : typed;
  const start = isHouseName ? 0 : numbered;
  const opener = opening.parts[start] ?? '';
  const street = typed < 0 ? opener : latinStreetIn(opener, isAnnounced);
  if (street === null || street === '') return null;
  let found: Found = {
    street,
    hasNumber: /\d|\bs\/n\b/i.test(street.replace(DATE, '')) || (isAnnounced && CORNER_OF_TWO.test(street)),
    units: [],
    names: [],
    region: null,
    code: opening.code,
    isTownNext: false,
    country: null,
  };
  let to = index;
  let isOpen = withHousesApart(opening.parts.slice(start + 1), country).every((part) => readPart(part, found, country));
  for (let next = index + 1; isOpen && next < index + MAX_LINES; next++) {
    const line = lines[next];
    const isWhole = found.country !== null || (found.region !== null && found.code !== null);
    if (isWhole || !line || line.landmark !== first.landmark || line.text.length > MAX_NEXT_CHARS) break;
    const isHeading = /^h[1-6]$/.test(line.tag) && line.tag !== first.tag;
    if (isHeading || OTHER.test(line.text)) break;
    const read = partsOf(line.text, country);
    const longer: Found = { ...found, units: [...found.units], names: [...found.names], code: found.code ?? read.code };
    // A line that is not all address belongs to something else.
    isOpen = read.parts.every((part) => readPart(part, longer, country));
    if (!isOpen) {
      // "São Paulo - SP, CEP 11701-000" under "Praia Grande/SP": what names the code goes with the address, whatever else it says.
      if (found.code === null && read.code !== null && found.names.length > 0) {
        found = { ...found, code: read.code };
        to = next;
      }
      break;
    }
    found = longer;
    to = next;
  }
  if (!found.names.some((name) => isTown(name, country)) && found.code === null && isAnnounced) {
    const before = townBefore(opening.parts, start, country) ?? townAbove(lines[index - 1], first, country);
    if (before !== null) found.names = [before];
  }
  const codeBelow = found.country === null || found.code !== null ? null : codeAlone(lines[to + 1], country);
  if (codeBelow !== null) {
    found.code = codeBelow;
    to += 1;
  }
  const apart = withTownApart(found, country, isAnnounced);
  // A name and a number are an address only where a label says so, or where a place follows that can only be one.
  const isPlaced =
    announced === 'label' ||
    apart.region !== null ||
    apart.code !== null ||
    apart.country !== null ||
    (isAnnounced && !COUNTED.test(street) && isTown(apart.names.at(-1) ?? '', country));
  if (typed < 0 && !isPlaced) return null;
  const address = toAddress(apart, country, announced);
  return address && { address, to };
}

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

/** The code on a line of its own, below the country. */
function codeAlone(line: Line | undefined, country: string): string | null {
  if (line === undefined || line.text.length > MAX_NEXT_CHARS) return null;
  const { parts, code } = partsOf(line.text, country);
  return parts.length === 0 ? code : null;
}

import { STARTS_UPPER } from '../text/letters.ts';
import { lightLetters } from '../text/light-letters.ts';
import { LEAD_IN } from './address-segments.ts';
import { countryCode } from './country-names.ts';
import type { Address } from './facts.ts';
import { regionOf } from './latin-regions.ts';
import { isLatinTown } from './latin-towns.ts';
import { plainWords } from './plain-words.ts';
import { isBuilding } from './street-patterns.ts';

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

/** Countries that write street, number, district, town, state in this order, and the postal code last, far off or not at all. */
const COUNTRIES = new Set('BR MX AR CL CO PE EC UY PY BO VE CR GT PA DO SV HN NI CU IT ES PT'.split(' '));
export const isLatin = (country: string | null): country is string => country !== null && COUNTRIES.has(country);

/** First words of streets, without dots. */
const STREET_WORDS = new Set(
  (
    'rua r avenida av avda avd ave travessa tv trav praca alameda al rodovia rod estrada estr largo ladeira viela beco rotunda calcada ' +
    'bv bvar blv calle cl cll carrera cra cr kra diagonal dg transversal calzada calz blvd boulevard bulevar paseo prolongacion prol privada priv ' +
    'cerrada camino carretera ctra autopista pasaje psje pje jiron jr circuito callejon andador plaza pza via viale piazza piazzale corso ' +
    'vicolo strada contrada borgo salita lungomare galleria traversa ronda rambla carrer passeig placa glorieta travesia urbanizacion ' +
    'v.le c.so p.zza p.za p.le l.go v.lo praceta azinhaga'
  ).split(' '),
);
/** Abbreviations that are other words or initials without their dot. */
const NEEDS_DOT = new Set(['bv', 'r', 'av', 'tv', 'al', 'cl', 'cr', 'dg', 'jr', 'rod', 'prol', 'priv', 'ave']);
/** "Río Lerma #505", "Hidalgo No. 12": a number that is called one makes a street of the name before it. */
const NUMBERED = lightLetters(/^\p{Lu}[\p{L}.'’ ]{2,50}\s(?:#|(?:No|Nro|N[úu]m)\.?|N[º°]\.?)\s?\d{1,5}\b/u);

const NUMBER =
  /^(?:(?:n[úu]mero|n?[º°]?\.?|no\.|nro\.?|n[úu]m\.?|#)\s?)?(\d{1,5}\s?[A-Za-z]?(?:\s?[-/]\s?\d{0,5}[A-Za-z]?)?|s\/n[º°.]?)$/i;
const UNIT =
  /^(?:lote|lt\.?|quadra|qd\.?|sala|salas|conj(?:unto)?\.?|loja|lj\.?|bloco|bl\.?|apto?\.?|t[ée]rreo|galp[ãa]o|km\.?\s?\d|sobreloja|edif\.?|esq\.?|esquina|ang\.?|angolo|cj\.?|cjto\.?|sl\.?|andar|torre|mz\.?|manzana|nivel|depto\.?|departamento|interior|scala|piano|int\.)(?=[\s\d.]|$)|^\d{1,2}(?:[nrtaèé]|er|on)$/i;
/** "Bairro Centro": says of itself that it is no town. */
const DISTRICT =
  /^(?:bairro|barrio|b[º°]|urb(?:anizaci[óo]n|\.)|residencial|sector|parroquia|vereda|distrito|delegaci[óo]n|alcald[íi]a|localidad|comuna|ciudadela|cdla\.?|ens(?:\.|anche)|reparto|condom[íi]nio|loteamento|jardim|jd\.|vila|zona)\s|^(?:centro|centro hist[óo]rico|zona (?:centro|norte|sul|leste|oeste|sur|rosa))$/i;
const NAME = lightLetters(/^\p{Lu}[\p{L}.'’ -]{1,40}$/u);
/** "Partido de La Costa": the part of a state the town lies in. */
const COUNTY =
  /^(?:partido|provincia|prov[íi]ncia|departamento|municipio|munic[íi]pio|cant[óo]n|concelho) d(?:e|o|a|el)\s/i;
/** "Región del Biobío" */
const REGION_WORD = /^(?:regi[óo]n|estado|provincia) (?:de la|del|de)\s/i;
/** "Km 27 4105": a code behind the distance, before the town. */
const DISTANCE_AND_CODE = /^(km\.?\s?\d{1,4}(?:[.,]\d{1,3})?)\s(\d{4,5})$/i;
/** Another thing begins: a number to call, a mailbox, hours. */
const OTHER = lightLetters(
  /@|https?:|www\.|^(?:tel|telf|telef|fone|fono|fax|whats|cel|m[óo]vil|e-?mail|correo|mail|horarios?|atendimento|orari|seg|segunda|lun|cnpj|cuit|rfc|ruc|nit|p\.?\s?iva)(?![\p{Ll}])/iu,
);

const BRAZILIAN_CODE =
  /(?:\bCEP\s?[:.º]?\s*)?(?<![\d.])(\d{2})\.?-?(\d{3})-(\d{3})(?!\d)|\bCEP\s?[:.º]?\s*(\d{2})\.?(\d{3})(\d{3})(?!\d)/iu;
const NAMED_CODE = lightLetters(
  /\b(?:C\.?\s?P\.?|C[óo]d(?:igo|\.)? ?postal|CAP)\s?[:.]?\s*([A-Z]?\d{4,6}(?:[A-Z]{3})?)(?![\d\p{L}])/iu,
);

const MAX_LINES = 4;
const MAX_FIRST_CHARS = 200;
const MAX_NEXT_CHARS = 80;
const MAX_PARTS = 12;
/** Longest name of a town or a district, and as many names behind one street. */
const MAX_NAME_WORDS = 6;
const MAX_NAMES = 4;

interface Found {
  street: string;
  hasNumber: boolean;
  units: string[];
  names: string[];
  region: string | null;
  code: string | null;
  /** "35660 Corralejo, Fuerteventura": what follows a code is its town. */
  isTownNext: boolean;
  country: string | null;
}

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
  const typed = opening.parts.findIndex((part) => streetIn(part, isAnnounced) !== null);
  const untyped = isAnnounced ? isHouse : (part: string) => NUMBERED.test(part);
  const start = typed < 0 && !NAMES_NO_HOUSE.has(country) ? opening.parts.findIndex(untyped) : typed;
  const opener = opening.parts[start] ?? '';
  const street = typed < 0 ? opener : streetIn(opener, isAnnounced);
  if (street === null || street === '') return null;
  let found: Found = {
    street,
    hasNumber: /\d|\bs\/n\b/i.test(street.replace(DATE, '')),
    units: [],
    names: [],
    region: null,
    code: opening.code,
    isTownNext: false,
    country: null,
  };
  let to = index;
  let isOpen = withHousesApart(opening.parts.slice(start + 1), country).every((part) => take(part, found, country));
  for (let next = index + 1; isOpen && next < index + MAX_LINES; next++) {
    const line = lines[next];
    const isWhole = found.country !== null || (found.region !== null && found.code !== null);
    if (isWhole || !line || line.landmark !== first.landmark || line.text.length > MAX_NEXT_CHARS) break;
    const isHeading = /^h[1-6]$/.test(line.tag) && line.tag !== first.tag;
    if (isHeading || OTHER.test(line.text)) break;
    const read = partsOf(line.text, country);
    const longer: Found = { ...found, units: [...found.units], names: [...found.names], code: found.code ?? read.code };
    // A line that is not all address belongs to something else.
    isOpen = read.parts.every((part) => take(part, longer, country));
    if (!isOpen) break;
    found = longer;
    to = next;
  }
  if (found.names.length === 0 && found.code === null && isAnnounced) {
    const before = townBefore(opening.parts, start, country);
    if (before !== null) found.names.push(before);
  }
  const codeBelow = found.country === null || found.code !== null ? null : codeAlone(lines[to + 1], country);
  if (codeBelow !== null) {
    found.code = codeBelow;
    to += 1;
  }
  // A name and a number are an address only where a label says so, or where a place follows that can only be one.
  const isPlaced =
    announced === 'label' ||
    found.region !== null ||
    found.code !== null ||
    found.country !== null ||
    (isAnnounced && !COUNTED.test(street) && isLatinTown(found.names.at(-1) ?? '', country));
  if (typed < 0 && !isPlaced) return null;
  const address = toAddress(found, country, isAnnounced);
  return address && { address, to };
}

/** "Estamos en la calle Sol 4": what leads to a street. */
function withoutLeadIn(text: string): string {
  const street = text.replace(LEAD_IN, '');
  return street === text ? text : street.charAt(0).toUpperCase() + street.slice(1);
}

/** "Via Larice, 3 Pinerolo (TO)": before a province stands a town. */
const withHousesApart = (parts: readonly string[], country: string): string[] =>
  parts.flatMap((part, at) => {
    const [, house, town] = HOUSE_AND_TOWN.exec(part) ?? [];
    const isBeforeRegion = regionOf(parts[at + 1] ?? '', country) !== null && GLUES_STATES.has(country);
    return at === 0 && house !== undefined && town !== undefined && isBeforeRegion ? [house, town] : [part];
  });

/** "Verona, Via Mazzini 8", "Ci troviamo a Verona in Via Mazzini 8". */
function townBefore(parts: readonly string[], start: number, country: string): string | null {
  const alone = parts[start - 1] ?? '';
  // "Lages/SC – Rua Larga, 45"
  const named = parts[start - 2] ?? '';
  if (GLUES_STATES.has(country) && regionOf(alone, country) !== null && NAME.test(named)) return named;
  const town = IN_TOWN_BEFORE.exec(parts[start] ?? '')?.[1] ?? alone;
  return isLatinTown(town, country) ? town : null;
}

const IN_TOWN_BEFORE = lightLetters(
  /(?:^|\s)(?:a|en|em)\s(\p{Lu}\p{L}+(?:\s\p{L}+){0,3}?)\s(?:in|en|na|no|em)\s(?:la\s|el\s)?\p{Lu}/u,
);

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

const TOWN_FIRST = new Set(['ES', 'IT']);

/** "Avenida El Parque 21 Lota", before the name of a region: the town follows the house without a comma. "Via Larga 10 a Parma". */
const STREET_AND_TOWN = lightLetters(
  /^(.{3,60}\p{L},?\s(?:n[.º°]?\s?)?\d{1,5}[A-Z]?(?:\/[A-Z\d]{1,3})?)\s(?:(a|in|en|em|de|di)\s)?(\p{Lu}\p{Ll}[\p{L}.'’ -]{1,30})$/u,
);

function withTownApart(found: Found, country: string, isAnnounced: boolean): Found {
  const [only = ''] = found.names;
  const [, street, joint, town] = (found.names.length > 1 ? null : STREET_AND_TOWN.exec(found.street)) ?? [];
  if (street === undefined || town === undefined || UNIT.test(town) || isBuilding(town)) return found;
  if (found.names.length === 1) {
    const region = found.region === null ? regionOf(only, country) : null;
    return region === null ? found : { ...found, street, names: [town], region };
  }
  const isTown = found.region !== null || joint !== undefined || isLatinTown(town, country);
  // "Corso estivo 2027 a Milano" is held once.
  const isYear = /\s(?:19|20)\d\d$/.test(street);
  return isAnnounced && isTown && !isYear ? { ...found, street, names: [town] } : found;
}

function toAddress(given: Found, country: string, isAnnounced: boolean): Address | null {
  const found = withTownApart(given, country, isAnnounced);
  const { region, names, code } = found;
  // "El Puerto, Cádiz" is a town and its province; elsewhere a district and its town.
  const isPair = region === null && names.length === 2 && TOWN_FIRST.has(country);
  const isTownFirst = isPair && (code === null || found.isTownNext);
  const locality = (isTownFirst ? names[0] : names.at(-1)) ?? null;
  if (locality === null && code === null) return null;
  if (!found.hasNumber && found.units.length === 0) return null;
  // "Carrera 55" alone is a line of Colombia's grid without the house on it.
  if (country === 'CO' && found.units.length === 0 && GRID_LINE.test(found.street)) return null;
  if (!isAnnounced && (locality === null || (region === null && code === null))) return null;
  const street = [found.street, ...found.units].join(', ');
  const text = [street, ...names, region, code].filter((part) => part !== null).join(', ');
  return { street, postalCode: code, locality, region, country: found.country ?? country, text };
}

/** Whether the part goes on with the address; `found` then holds what it says. */
function take(part: string, found: Found, country: string): boolean {
  const hasTown = found.names.length > 0;
  // "R. Clóvis - D, 1429": a letter tells two streets of one name apart.
  if (/^[A-Z]$/.test(part) && !found.hasNumber && !hasTown) {
    found.street = `${found.street} - ${part}`;
    return true;
  }
  // "Largo Augusto, 8 Milano"
  const [, house, townBehind] = (found.hasNumber || hasTown ? null : HOUSE_AND_TOWN.exec(part)) ?? [];
  if (
    house !== undefined &&
    townBehind !== undefined &&
    (isLatinTown(townBehind, country) || DISTRICT.test(townBehind))
  )
    return take(house, found, country) && take(townBehind, found, country);
  // "Rua do Pinheiro 8, em Braga"
  if (found.hasNumber && !hasTown && IN_TOWN.test(part)) return take(part.replace(IN_TOWN, ''), found, country);
  const number = NUMBER.exec(part)?.[1];
  // "Rua 2, s/n": the street itself is called by a number.
  const isNumberless = !found.hasNumber || /^\S+\s\d{1,4}$/.test(found.street);
  // "Calle 5, bajo, 41001 (Sevilla)": five digits behind a house are the code.
  const isCode = found.hasNumber && country !== 'BR' && /^\d{5}$/.test(part);
  if (number !== undefined && !hasTown && !isCode) {
    if (isNumberless) found.street = `${found.street}, ${number}`;
    // "Rodovia SC-401, 4150", "Rodovia BR-101, km 5, nº 5500": the number of a road is no house.
    else if (/^n[º°]/i.test(part) || found.units.length > 0 || ROAD.test(found.street)) found.units.push(part);
    if (isNumberless || found.units.at(-1) === part) {
      found.hasNumber = true;
      return true;
    }
  }
  if (found.hasNumber && found.code === null && country !== 'BR') {
    const [whole = '', code] = LEADING_CODE.exec(part) ?? [];
    if (code !== undefined) {
      found.code = code;
      found.isTownNext = !hasTown;
      return whole === part || take(part.slice(whole.length), found, country);
    }
  }
  const [, distance, codeBehind] = (hasTown || found.code !== null ? null : DISTANCE_AND_CODE.exec(part)) ?? [];
  if (distance !== undefined && codeBehind !== undefined) {
    found.units.push(distance);
    found.code = codeBehind;
    return true;
  }
  // "Colonia del Sacramento" is a town.
  if (!hasTown && (UNIT.test(part) || isBuilding(part)) && !isLatinTown(part, country)) {
    const office = OFFICE_BEFORE_TOWN.exec(part)?.[0];
    found.units.push((office ?? part).trim());
    return office === undefined || take(part.slice(office.length), found, country);
  }
  const [, placed, codeLast] = (found.code !== null || country === 'BR' ? null : PLACE_AND_CODE.exec(part)) ?? [];
  if (placed !== undefined && codeLast !== undefined && take(placed, found, country)) {
    found.code = codeLast;
    return true;
  }
  if (DISTRICT.test(part) || (hasTown && COUNTY.test(part))) return true;
  const isLand = hasTown || !NAMED_AS_TOWN.has(country);
  const land = part.length > 2 && isLand ? countryCode(part) : null;
  // Armenia is a town in Colombia.
  const named = isLatin(land) ? land : null;
  if (named !== null) {
    found.country = named;
    return true;
  }
  // "Bs. As."
  const place = part.replace(REGION_WORD, '');
  const region = hasTown ? (regionOf(place, country) ?? regionOf(place.replaceAll('.', ''), country)) : null;
  if (region !== null) {
    found.region = region;
    return true;
  }
  // "Lages SC"
  const [, town, glued] = (hasTown && found.region !== null ? null : PLACE_AND_STATE.exec(part)) ?? [];
  if (town !== undefined && glued !== undefined && GLUES_STATES.has(country) && regionOf(glued, country) !== null)
    return take(town, found, country) && take(glued, found, country);
  // Behind its state an address ends.
  if (!NAME.test(part) || found.region !== null || part.split(' ').length > MAX_NAME_WORDS) return false;
  found.names.push(part);
  return found.names.length <= MAX_NAMES;
}

/** "Oficina 620 Santiago": the town follows its office without a comma. */
const OFFICE_BEFORE_TOWN = lightLetters(
  /^(?:oficina|of\.|depto\.?|departamento|local)\s\d{1,5}[A-Z]?\s(?=\p{Lu}\p{Ll}{2})/iu,
);
const PLACE_AND_STATE = lightLetters(/^(\p{Lu}\p{Ll}[\p{L}.'’ -]{1,40})\s([A-Z]{2})$/u);
const GLUES_STATES = new Set(['BR', 'IT']);
/** Countries whose capital is called as they are. */
const NAMED_AS_TOWN = new Set(['GT', 'PA', 'MX', 'SV', 'BR']);
const ROAD = /^(?:rodovia|rod\.|carretera|ctra\.?|ruta)\s[A-Z]{0,3}[\s-]?\d/i;
/** "8 Milano", "4 de Murcia" */
const HOUSE_AND_TOWN = lightLetters(/^(\d{1,4}[A-Z]?)\s(?:(?:a|in|en|em|de|di)\s)?(\p{Lu}[\p{L}.'’ -]{2,30})$/u);
const IN_TOWN = lightLetters(/^(?:em|en|a|in)\s(?=\p{Lu})/u);
/** "Barcelona 08007", "Jal. 44290": countries that write the code first write it last at times. */
const PLACE_AND_CODE = lightLetters(/^(\p{Lu}[\p{L}.'’ -]{1,40}\p{L})\.?\s(\d{4,5})$/u);
/** "C1406 CABA", "(5000) Córdoba", "110111 Bogotá" */
const LEADING_CODE = lightLetters(/^([A-Z]?\d{4,7}(?:[A-Z]{3})?)(?:\s+(?=\p{Lu})|$)/u);

const BEFORE_WORDS = lightLetters(/^[^\p{L}\d#]+/u);

function partsOf(text: string, country: string): { parts: string[]; code: string | null } {
  const match = (country === 'BR' ? BRAZILIAN_CODE : NAMED_CODE).exec(text);
  const digits = match?.slice(1).filter((part) => part !== undefined) ?? [];
  const code = country === 'BR' && match ? `${digits[0]}${digits[1]}-${digits[2]}` : (digits[0] ?? null);
  const rest = match ? `${text.slice(0, match.index)}, ${text.slice(match.index + match[0].length)}` : text;
  const parts = rest
    // "#127d – 31" is one number of a Colombian grid.
    .replace(/((?:#|\bN[o°º]\.?|\bNro\.?)\s?\d+\s?[a-z]?)\s[–-]\s(?=\d)/gi, '$1-')
    .replace(CORNER, '')
    .split(BETWEEN_PARTS)
    .map((part) => part.replace(BEFORE_WORDS, '').replace(/[\s.:]+$/, ''))
    .filter((part) => part !== '')
    .slice(0, MAX_PARTS);
  return { parts, code };
}

/** "(angolo Via Larga)" */
const CORNER = /\s?\((?:angolo|ang\.|esquina|esq\.|entre|casi|frente)\s[^()]{3,60}\)/gi;

/** "Campinas/SP", "Niterói-RJ" and a district that follows its street without a comma are parts too. */
const BETWEEN_PARTS = lightLetters(
  /\s*(?:[,;|•()]|(?<!l)·|·(?!l))\s*|\s?[–—]\s?|\s-|-\s|(?<=\p{L}{2})\/(?=\p{Lu}{2})|(?<=\p{Ll})-(?=[A-Z]{2}(?:$|[\s,.]))|:\s|(?<=\p{Ll}{5})\.\s(?=\p{Lu}\p{Ll}{2})|(?<=\d[A-Z]?)\s(?=(?:[Ll]oja|LOJA|[Ss]ala|SALA|[Bb]loco|[Aa]pto\.?|[Cc]j\.?)\s\d)|\s(?=(?:[Bb]airro|BAIRRO|[Bb]arrio|[Cc]olonia|Col\.)\s)/u,
);

const STARTS_LIKE_NAME = lightLetters(/^[\p{Lu}\d]/u);

/** The street a part is or ends in: "Visite-nos na Rua Direita 5" leads to one. */
function streetIn(part: string, isAnnounced: boolean): string | null {
  if (part.length > 90 || /[?!€$]/.test(part) || COUNTS_THINGS.test(part)) return null;
  const words = part.split(/\s+/);
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const isGrid = at === 0 && GRID.test(part);
    if (!isStreetWord(word) && !isGrid) continue;
    const name = words.slice(at + 1).find((next) => !SMALL.has(next)) ?? (word.startsWith('c/') ? word.slice(2) : '');
    if (/^gran v[ií]a$/i.test(part)) return part;
    if (!STARTS_LIKE_NAME.test(name)) continue;
    // "Los Carrera 456" is called so.
    if (/^(?:Los|Las|El|La)$/.test(words[at - 1] ?? '')) continue;
    // "6a Avenida 12-34": streets are counted.
    if (ORDINAL.test(words[at - 1] ?? '') && (at === 1 || isAnnounced)) return words.slice(at - 1).join(' ');
    if (words[at - 1] === 'Gran') return words.slice(at - 1).join(' ');
    // "Calle" and "Via" are parts of names too: in prose a street follows what leads to it.
    if (at > 0 && !SMALL.has(words[at - 1] ?? '') && !isAnnounced) continue;
    return withoutNumberWord(words.slice(at).join(' '));
  }
  return BRASILIA.test(part) || BLOCK_AND_LOT.test(part) || RURAL.test(part) ? part : null;
}

/** "18 de Julio 1234", "Los Carrera 456": where an address is announced, a name and a house will do. */
const NAME_AND_NUMBER = lightLetters(
  /^(?:\d{1,2} de )?\p{Lu}[\p{L}.'’]*(?: [\p{L}.'’]+){0,4} (?:\d{2,5}[A-Z]?|[NSEO]\d{1,3}-\d{1,4})(?: (?:y|esq\.|esquina|casi|c\/|e\/|entre) .{3,40})?$/u,
);
const isHouse = (part: string): boolean => NUMBERED.test(part) || NAME_AND_NUMBER.test(part);
/** "Torneo Apertura 2027", "Matrícula 3456": a year, or the number of a licence. */
const COUNTED =
  /\s(?:19|20)\d\d$|^(?:matr[íi]cula|mat\.|registro|licencia|c[ée]dula|expediente|resoluci[óo]n|colegiad[oa]|tomo|folio|legajo|habilitaci[óo]n|c[óo]digo|apartado|casilla|desde|m[áa]s|hasta|solo|tour|premio|rut|ruc|cuit)(?=[\s.])/i;
/** Where streets always say that they are streets. */
const NAMES_NO_HOUSE = new Set(['IT', 'PT', 'BR']);
/** Brasília has sectors and squares in place of streets: "SCS Quadra 6", "SHIS QI 5". */
const BRASILIA = /^(?:S|Q|C)[A-Z]{1,4}\s(?:Quadra|Qd\.?|Q\.|QI|QL|Conjunto|\d)/;

/** "Ruta 8 Km 50", "Lugar do Pinheiro s/n" */
const RURAL =
  /^(?:ruta (?:nacional |provincial )?(?:n[°º.]? ?)?\d{1,4} km\.? ?\d[\d.,]{0,6}|lugar d(?:e|o|a|os|as) [^\d]{3,40} (?:s\/n|(?:n[º°.]{0,2} ?)?\d{1,4}))$/i;
/** "Circuito 4 noches", "Alameda 10 lojas" */
const COUNTS_THINGS =
  /\d\s(?:noches|noites|notti|d[íi]as|giorni|horas|ore|a[ñn]os|anni|etapas|tappe|lojas|tiendas|negozi|clases|aulas|lezioni|personas|pessoas|persone)(?![a-z])/i;
/** "Cl 12B Sur #34-5", "Kr 7 No. 71-21" */
const GRID =
  /^(?:cl|cr|kr|cra|kra|dg|tv|av)\s\d{1,3}\s?[A-Z]{0,2}\s(?:(?:sur|norte|este|oeste)\s)?(?:#|No?\.?\s|N[°º])/i;
const GRID_LINE = /^(?:calle|cll?|carrera|cra|kra?|diagonal|transversal|avenida|av)\.?\s\d{1,3}\s?[A-Z]{0,2}$/i;
/** "Mz. B Lt. 12": Peruvian quarters count blocks and lots. */
const BLOCK_AND_LOT = /^(?:mza?|manzana)\.?\s[A-Z0-9]{1,3}['’]?\s(?:lte?|lote|casa)\.?\s\d/i;
/** "1ra", "6a." */
const ORDINAL = /^\d{1,3}(?:[aª]|r[ao]|d[ao]|t[ao]|v[ao])\.?$/;

const SMALL = new Set(
  'da do de das dos della del dei delle degli la las los el le lo d a e y en na no in em al alla presso nella sulla'.split(
    ' ',
  ),
);

const CALLE = lightLetters(/^[cC]\/\p{Lu}?/u);

function isStreetWord(word: string): boolean {
  if (CALLE.test(word)) return true;
  if (!STARTS_UPPER.test(word)) return false;
  const plain = plainWords(word);
  const bare = plain.replace(/\.$/, '');
  if (/^lungo\p{L}{3}/u.test(bare)) return true;
  return STREET_WORDS.has(bare) && (bare !== plain || !NEEDS_DOT.has(bare));
}

/** "Rua Direita número 240" */
const withoutNumberWord = (street: string): string => street.replace(/[\s,]+n[úu]mero\s(?=\d{1,5}\b)/iu, ', ');

import { STARTS_UPPER } from '../../../website/text/letters.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { plainWords } from '../../../website/text/plain-words.ts';
import { regexSource } from '../../../website/text/regex-source.ts';
import { LATIN_STREETS, STREETS_WITH_DOT } from '../../../words/street-words.ts';
import { NUMBER } from './latin-words.ts';

/** Of these, what opens an address where one is announced. */
const SHORT = new Set(['r', 'av', 'ave', 'tv', 'rod', 'prol', 'priv']);

/** "Río Lerma #505", "Hidalgo No. 12": a number that is called one makes a street of the name before it. */
export const NUMBERED = lightLetters(/^\p{Lu}[\p{L}.'’ ]{2,50}\s(?:#|(?:No|Nro|N[úu]m)\.?|N[º°]\.?)\s?\d{1,5}\b/u);
const STARTS_LIKE_NAME = lightLetters(/^[\p{Lu}\d]/u);

/** The street a part is or ends in: "Visite-nos na Rua Direita 5" leads to one. */
export function latinStreetIn(part: string, isAnnounced: boolean): string | null {
  if (part.length > 90 || /[?!€$]/.test(part) || COUNTS_THINGS.test(part)) return null;
  const words = part.split(/\s+/);
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const before = words[at - 1] ?? '';
    const isSmall = isSmallStreet(word, words[at - 1]);
    if (!isSmall && !isStreetWord(word, at === 0, isAnnounced) && !(at === 0 && GRID.test(part))) continue;
    if (/^gran v[ií]a$/i.test(part)) return part;
    if (!isNamed(words, at, isAnnounced && !isSmall) || isPartOfName(word, before)) continue;
    // "Los Tilos N12-34 y Av. Roble": a corner with a second street.
    if (before === 'y' && NAME_AND_NUMBER.test(part)) return isAnnounced ? part : null;
    if (belongsToStreet(before, at, isAnnounced)) return words.slice(at - 1).join(' ');
    // "Calle" and "Via" are parts of names too: in prose a street follows what leads to it.
    if (at === 0 || SMALL.has(before) || isAnnounced) return withoutNumberWord(words.slice(at).join(' '));
  }
  return BRASILIA.test(part) || BLOCK_AND_LOT.test(part) || RURAL.test(part) ? part : null;
}

/** Whether a name follows the word for a street. "Via antonio Larice": where `mayBeSmall`, one of its capitals may be missing. */
function isNamed(words: readonly string[], at: number, mayBeSmall: boolean): boolean {
  const word = words[at] ?? '';
  const name = words.slice(at + 1).find((next) => !SMALL.has(next)) ?? (word.startsWith('c/') ? word.slice(2) : '');
  return STARTS_LIKE_NAME.test(name) || (mayBeSmall && at === 0 && STARTS_UPPER.test(words[2] ?? ''));
}

/** "via dei Larici 7", "in via Larice" */
const isSmallStreet = (word: string, before: string | undefined): boolean =>
  SMALL_STREET.test(word) && (before === undefined || SMALL.has(before));

/** "Gran Calle", "6a Avenida 12-34": streets are counted. */
const belongsToStreet = (before: string, at: number, isAnnounced: boolean): boolean =>
  before === 'Gran' || (ORDINAL.test(before) && (at === 1 || isAnnounced));

/** "López 1234 c/ Brasilia": its corner. "Los Carrera 456" is called so. */
const isPartOfName = (word: string, before: string): boolean =>
  (word === 'c/' && /^\d{2,5}$/.test(before)) || /^(?:Los|Las|El|La)$/.test(before);

/** "Plaza Tilo, Local 4, Av. Roble 200": the street with a house on it, where the first has none. */
export function streetAmong(parts: readonly string[], isAnnounced: boolean): number {
  const isTyped = (part: string) => latinStreetIn(part, isAnnounced) !== null;
  const first = parts.findIndex(isTyped);
  if (first < 0 || /\d/.test(parts[first] ?? '') || NUMBER.test(parts[first + 1] ?? '')) return first;
  const housed = parts.findIndex(
    (part, at) => at > first && /\s\d/.test(part) && isTyped(part) && !BLOCK_AND_LOT.test(part),
  );
  return housed < 0 ? first : housed;
}

/** "18 de Julio 1234", "Los Carrera 456": where an address is announced, a name and a house will do. */
const NAME_AND_NUMBER = lightLetters(
  regexSource`
    ^(?:\d{1,2} de )?\p{Lu}[\p{L}.'’]*(?: [\p{L}.'’]+){0,4} (?:\d{2,5}(?:-?[A-Z])?|[NSEO]\d{1,3}-\d{1,4})(?: (?:Ote|Pte|Nte|Sur|Norte|Oriente|Poniente)\.?
    )?(?: (?:
        y
        |esq\.
        |esquina
        |casi
        |c\/
        |e\/
        |entre
        |[Oo]f(?:icina)?\.?
        |OF\.?
        |[Pp]iso
        |[Dd]e?pto\.?
        |[Aa]pt?o?\.?
        |[Ll]ocal
        |\d{1,2}[º°ª]
      ) .{1,40}
    )?$
  `,
  'u',
);

export const isHouse = (part: string): boolean => NUMBERED.test(part) || NAME_AND_NUMBER.test(part);

/** "Torneo Apertura 2027", "Matrícula 3456": a year, or the number of a licence. */
export const COUNTED = lightLetters(
  regexSource`
    \s(?:19|20)\d\d$
    |^(?:
      matr[íi]cula
      |mat\.
      |registro
      |licencia
      |c[ée]dula
      |expediente
      |resoluci[óo]n
      |colegiad[oa]
      |tomo
      |folio
      |legajo
      |habilitaci[óo]n
      |c[óo]digo
      |apartado
      |casilla
      |desde
      |m[áa]s
      |hasta
      |solo
      |tour
      |premio
      |rut
      |ruc
      |cuit
    )(?=[\s.])
  `,
  'i',
);

/** Brasília has sectors and squares in place of streets: "SCS Quadra 6", "SHIS QI 5". */
const BRASILIA = /^(?:S|Q|C)[A-Z]{1,4}\s(?:Quadra|Qd\.?|Q\.|QI|QL|Conjunto|\d)/;

/** "Ruta 8 Km 50", "Lugar do Pinheiro s/n" */
const RURAL = lightLetters(
  regexSource`
    ^(?:ruta (?:nac(?:ional|\.) |prov(?:incial|\.) )?(?:n[°º.]? ?)?\d{1,4} km\.? ?\d[\d.,]{0,6}|lugar d(?:e|o|a
    |os|as) [^\d]{3,40} (?:s\/n|(?:n[º°.]{0,2} ?)?\d{1,4}))$
  `,
  'i',
);

/** "Circuito 4 noches", "Alameda 10 lojas" */
const COUNTS_THINGS =
  /\d\s(?:noches|noites|notti|d[íi]as|giorni|horas|ore|a[ñn]os|anni|etapas|tappe|lojas|tiendas|negozi|clases|aulas|lezioni|personas|pessoas|persone)(?![a-z])/i;

/** "Cl 12B Sur #34-5", "Kr 7 No. 71-21" */
const GRID =
  /^(?:cl|cr|kr|cra|kra|dg|tv|av)\s\d{1,3}\s?[A-Z]{0,2}\s(?:(?:sur|norte|este|oeste)\s)?(?:#|No?\.?\s|N[°º])/i;

/** "Mz. B Lt. 12": Peruvian quarters count blocks and lots. */
const BLOCK_AND_LOT =
  /^(?:mza?|manzana|qd|quadra)\.?\s[A-Z0-9-]{1,4}['’]?,?\s(?:(?:lte?|lote|casa)\.?\s\d|(?:conj(?:unto)?|bloco)\.?\s[A-Z\d])/i;

/** "1ra", "6a." */
const ORDINAL = /^\d{1,3}(?:[aª]|r[ao]|d[ao]|t[ao]|v[ao])\.?$/;

const SMALL = new Set(
  (
    'da do de das dos della del dei delle degli la las los el le lo d a e y en na no in em al alla presso nella sulla ' +
    'ad per ai agli alle dal dalla nel nei sul ao aos dels dello'
  ).split(' '),
);

/** Words for streets that are written small. */
const SMALL_STREET =
  /^(?:via|viale|piazza|piazzale|corso|vicolo|strada|calle|avenida|rua|travessa|plaza|paseo|c\.|av\.|avda\.?|pza\.?)$/;

const CALLE = lightLetters(/^[cC]\/\p{Lu}?/u);

function isStreetWord(word: string, isFirst: boolean, isAnnounced: boolean): boolean {
  if (CALLE.test(word)) return true;
  if (!STARTS_UPPER.test(word)) return false;
  const plain = plainWords(word);
  const bare = plain.replace(/\.$/, '');
  if (/^lungo\p{L}{3}/u.test(bare)) return true;
  // "Jr Luis Pardo", "R do Ipê": behind a name it would be the son, or an initial.
  const isShort = isFirst && (bare === 'jr' || (isAnnounced && SHORT.has(bare)));
  return LATIN_STREETS.has(bare) && (bare !== plain || !STREETS_WITH_DOT.has(bare) || isShort);
}

/** "Rua Direita número 240" */
const withoutNumberWord = (street: string): string => street.replace(/[\s,]+n[úu]mero\s(?=\d{1,5}\b)/i, ', ');

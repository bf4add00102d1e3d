import type { StreetFamily } from '../../../countries/country-row.ts';
import { LETTER, STARTS_WITH_LETTER } from '../../../website/text/letters.ts';
import { lightLetters, type Pattern } from '../../../website/text/light-letters.ts';
import { regexSource } from '../../../website/text/regex-source.ts';
import { remembered } from '../../../website/text/remembered.ts';
import {
  ENGLISH_STREET,
  FRENCH_STREET,
  ITALIAN_STREET,
  POLISH_STREET,
  PORTUGUESE_STREET,
  SPANISH_STREET,
} from '../../../words/street-words.ts';

/**
 * How streets are written, by family of countries. Each pattern must match a whole segment of an address (what stands between
 * commas or line ends), and is tried only next to a postal code or inside an address, so it may be generous.
 */
const NUMBER = String.raw`\d{1,4}\s?(?:[a-zA-Z]\d{0,3})?(?:\s?[-–/+&]\s?\d{0,4}\s?[a-zA-Z]?\d{0,3}){0,4}(?:[- ]?(?:hs|huis|bis|I{1,3}|IV))?`;
const WORDS = String.raw`[\p{L}\d.'’´ \-/]`;

/** "Elmstraße 8", "Unter den Linden 5a", "Straße des 17. Juni 135", "Lange Nieuwstraat 12-II", "2e Molenstraat 3", "'s-Gravenweg 8" */
const NAME_NUMBER = lightLetters(
  String.raw`^(?:\d{1,2}e\s|['’‘][st][-\s])?\p{Lu}${WORDS}{1,60}[\s.]${NUMBER}$|^\p{L}{3,40}(?:str\.|straße|strasse|weg|platz|gasse)${NUMBER}$`,
  'u',
);
/** "Am Sportplatz", "Strandpromenade": a few houses have no number. */
const NAME_ONLY = lightLetters(
  regexSource`
    ^(?:(?:Am|An der|Im|In der|Auf dem|Zur|Zum|Aan de) )?\p{Lu}[\p{L}-]{2,30}(?:straße|strasse|weg|platz|gasse
    |allee|promenade|ufer|damm|straat|laan|plein|gracht|kade|dijk)$
  `,
  'u',
);
/** Mannheim: "C 4, 12" */
const SQUARE = /^[A-U]\s?\d,?\s\d{1,3}(?:[-–]\d{1,3})?$/;

/** "8e Avenue", "1re Rue Est": Québec numbers its streets. */
const FR_ORDINAL = String.raw`\d{1,3}(?:re|er|e|[èe]re|[èe]me)\s(?:avenue|rue|rang|boulevard|chemin)(?!\p{L})`;
const FR_NUMBERED = lightLetters(
  String.raw`^\d{1,4}(?:\s?(?:bis|ter|quater|[a-d]))?(?:\s?[-–/]\s?\d{1,4})?,?\s+(?:${FRENCH_STREET}\s|${FR_ORDINAL}|\p{L}${WORDS}{2,60}$)`,
  'iu',
);
const FR_NAMED = lightLetters(
  regexSource`
    ^(?:
      ${FRENCH_STREET}\s${WORDS}{2,60}|${FR_ORDINAL}${WORDS}{0,30}|lieu[- ]?dit\s.{2,50}
      |(?:z\.?\s?[aic]\.?|zac|zone (?:artisanale|industrielle|d['’]activit[ée]s?|commerciale)|parc d['’]activit[ée]s?|le bourg)\b.{0,50}
    )$
  `,
  'iu',
);

const ES_STREET = lightLetters(
  regexSource`
    ^${SPANISH_STREET}\s?.{2,70}$
    |^(?:
      blvd\.?|boulevard|calz\.?|calzada|prol\.?|prolongaci[óo]n|circuito|priv\.?|privada|autopista|ruta|paraje|partida|finca|cortijo|diseminado|poblado
      |mercado|centro (?:comercial|empresarial)|c\.\s?c\.|parque (?:empresarial|comercial|industrial|tecnol[óo]gico)
    )\s.{2,70}$
    |\p{L}{3,}\s?kalea,?\s\d|^\d{1,3}\s(?:Norte|Sur|Oriente|Poniente)\s(?:n[ºo°]?\.?\s?)?\d{1,5}[\p{L}\d -]{0,6}$
  `,
  'iu',
);

/** "San Pedro, 42 bajo": a name and a number. Prose begins in small letters. */
const ES_NAMED = lightLetters(
  regexSource`
    ^(?!(?:[Ll]ocal(?:es)?|[Ee]dificio|[Nn]aves?|[Oo]ficina|[Pp]uestos?|[Pp]lanta|[Pp]iso|[Pp]arcela|[Ll]ote|[Ss]tand)\s)\p{Lu}${WORDS}{2,50},?\s
    (?:[Nn][ºo°]?\.?\s?)?\d{1,4}(?:[\s,]+[\p{L}\dºª.]{1,12}){0,3}$
  `,
  'u',
);

const IT_STREET = lightLetters(String.raw`^${ITALIAN_STREET}\s.{2,70}$`, 'iu');

const PT_STREET = lightLetters(
  String.raw`^${PORTUGUESE_STREET}\s.{2,70}$|^(?:E\.?N\.?|IC)\s?\d{1,3}(?:[\s-].{1,60})?$`,
  'iu',
);

/** "ul. Długa 5 lok. 2", "Rynek 12" */
const PL_STREET = lightLetters(String.raw`^${POLISH_STREET}\s?.{2,70}$`, 'iu');
/** "Marszałkowska 10/12 m. 3" */
const PL_NAMED = lightLetters(
  String.raw`^\p{Lu}${WORDS}{1,60}\s\d{1,4}\s?[a-zA-Z]?(?:\s?[/-]\s?\d{1,4}[a-zA-Z]?)?(?:,?\s(?:m|lok)\.\s?\d{1,4}[a-zA-Z]?)?$`,
  'u',
);

const EN_STREET = lightLetters(
  regexSource`
    ^(?:(?:(?:unit|suite|ste|shop|flat|level|floor|apt|studio|office)\s?[\w-]{1,6}|#\s?\d{1,5})(?:\s?,?\s|\s?\/\s?|\s[-–]\s))?
    (?:no\.?\s|blk\.?\s|block\s|lot\s)?(?:[nsew](?=\d{3})|[a-z]\d{1,3}\/(?=\d))?\d{1,6}[a-z]?(?:\s?[-–/&]\s?(?:\d{1,6}[a-z]?|[a-z](?=\s)))?(?:\s1\/2)?,?
    \s+[\p{L}\d][\p{L}\d.'’ \-#&]{1,60}$
    |^[\p{Lu}][\p{L}\d.'’ \-]{2,50}\s${ENGLISH_STREET}\.?$|^(?:p\.?\s?o\.?\s?box|post office box|gpo box|locked bag)\s\d{1,6}$
    |^(?:(?:us|state|county|old|rural)\s)?(?:route|rte\.?|highway|hwy\.?)\s\d{1,4}[a-z]?(?:\s[a-z]{1,5})?$
    |^(?:heol|ffordd|stryd|l[ôo]n|rhodfa)(?:['’]r)?\s\p{L}[\p{L}'’ \-]{2,40}$|^(?:corner|cnr\.?|cor\.)\s(?:of\s)?[\p{L}][\p{L}\d.'’ \-&]{4,60}$
  `,
  'iu',
);

/** "5th & Main", "Larch and Birch Streets": a corner. "R.R. #2", "HC 63 Box 12": a round of the post. */
const EN_CORNER = lightLetters(
  regexSource`
    ^(?:
      \d{1,3}(?:st|nd|rd|th)(?: (?:street|st\.?|avenue|ave\.?))? (?:&|and) \p{Lu}[\p{L}.' ]{2,25}
      |\p{Lu}[\p{L}.' ]{2,25} (?:&|and) (?:
        \d{1,3}(?:st|nd|rd|th)(?: (?:street|st\.?|avenue|ave\.?))?|\p{Lu}[\p{L}.']{2,20} (?:streets|sts\.?|avenues|aves\.?|roads)
      )
    )$
  `,
  'iu',
);
const EN_ROUND = /^(?:R\.?\s?R\.?|H\.?C\.?|Star Route|Rural Route)\s?#?\s?\d{1,4}(?:,?\sBox\s#?\d{1,5}[A-Z]?)?$/i;
/** "#5-1234 Larch Road NW": the unit before the house, as Canada writes it. */
const EN_UNIT_FIRST = lightLetters(
  /^(?:(?:unit|suite|ste\.?|apt\.?)\s?|#\s?)\d{1,5}[a-z]?\s?[-–]\s?\d{1,6}[a-z]?\s[\p{L}\d][\p{L}\d.'’ -]{2,60}$/iu,
);

const BOX =
  /^(?:postfach|case postale|b\.?p\.?|cs|apartado(?: de correos)?|casella postale|c\.p\.|postbus|apartado postal)\s\d[\d ]{0,8}$/i;

/** Parts of an address that stand before or between street and town: they belong to it but are no street. */
const BUILDING = lightLetters(
  regexSource`
    ^(?:
      z\.?\s?[aic]\.?\s|zac\s|zone (?:artisanale|industrielle|commerciale|d['’]activit)|parc d['’]activit|pol[íi]gono\s|pol\.\s?ind
      |gewerbe(?:gebiet|park)\s|industriegebiet\s|zona industriale|zona industrial|bedrijventerrein\s|b[âa]t(?:iment|\.)?|tour|r[ée]sidence|r[ée]s\.
      |immeuble|imm\.|centre commercial|escalier|esc\.|[ée]tage|\d+(?:er|e|[èe]me)\s[ée]tage|units?
      |(?:factory|warehouse|shed|tenancy|kiosk|stall)\s[\dA-Z]{1,4}$|suite|ste\.?|shop|flat|level|floor|\d{1,2}(?:st|nd|rd|th)\sfl(?:oor|r?\b)
      |(?:ground|first|second|third|top)\sfloor|room|fl\.?\s\d|apt\.?|building|bldg\.?|the\s|haus\b|geb[äa]ude|hinterhaus|vorderhaus
      |(?:aufgang|eingang|stiege|halle|tor|hof|zugang)\s[\dA-Z]{1,3}$|\d+\.\s?(?:og|stock|etage|obergeschoss)|lote\s|lt\.\s?\d|r\/c\b|km\.?\s?\d|local
      |bur(?:eau|\.)\s?\d|of{1,2}icina\s(?:[A-Z]?-?\d|[A-Z](?![a-zà-ÿ\d])|n[.º°o])|of\.\s?\d|consultorio|interior|planta|piso|col\.\s|colonia\s|fracc\.
      |fraccionamiento\s|barrio\s|se[ct]?tor\s(?:\d{1,2}|[IVX]{1,4}|[A-Z])$|edificio|ed\.|edif[íi]cio|bloque|bloco|parcela\s|loja(?=\s[\dA-Z])
      |fra[çc][ãa]o|andar|scala|interno|int\.|piano|palazzo|bajos?|entlo\.?|entresuelo|pral\.?|[áa]tico|\d+[ºª]|nave|rr\s?#?\d|gebouw|nr\.?\s\d|etage
      |verdieping|\d{1,3}\.?[ºo°]?\s?(?:esq|dto|dir|izq|dcha|frente|fte)\b|\d{1,2}\.?[ºª]\s?[A-Z]?$|\d{1,2}(?:er|on|r|n|t|è)\s\d{1,2}[aª]$|pavilh[ãa]o\s
      |armaz[ée]m\s|#\s?\d
    )
  `,
  'i',
);

const FAMILIES: Record<StreetFamily, Pattern[]> = {
  germanic: [NAME_NUMBER, NAME_ONLY, SQUARE, BOX],
  fr: [FR_NUMBERED, FR_NAMED, BOX],
  es: [ES_STREET, ES_NAMED, BOX],
  it: [IT_STREET, BOX],
  pt: [PT_STREET, BOX],
  pl: [PL_STREET, PL_NAMED],
  en: [EN_STREET, EN_CORNER, EN_ROUND, EN_UNIT_FIRST],
};

export function isStreet(segment: string, families: StreetFamily[]): boolean {
  if (segment.length < 3 || segment.length > 90 || /[@?!:€$]|https?/.test(segment) || !LETTER.test(segment))
    return false;
  // "555-2398 or write to" is a number to call.
  if (/(?<!\d)\d{3}-\d{4}(?! \p{Lu}|\d)|^\d{3,4} \d{4}(?! \p{Lu}|\d)/u.test(segment)) return false;
  return families.some((family) => FAMILIES[family].some((pattern) => pattern.test(segment)));
}

const STREET_FIRST = lightLetters(
  /^\p{Lu}[\p{L}.'’ -]{2,50}(?:straße|strasse|str\.|weg|platz|allee|gasse|straat|laan|plein|gracht|kade)\s\d{1,4}\s?[a-z]?(?:[/-]\d{1,4}){0,3}$/iu,
);

const NUMBER_FIRST = lightLetters(
  regexSource`
    ^\d{1,6}[a-z]?\s[\p{Lu}\d][\p{L}\d.'’ -]{1,45}\s(?:
      street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|boulevard|blvd|highway|hwy|parkway|pkwy|terrace|crescent
    )\.?(?:,?\s(?:suite|ste|unit|#)\s?[\w-]{1,6})?$
  `,
  'iu',
);

const FRENCH_NUMBER_FIRST = lightLetters(
  String.raw`^\d{1,4}(?:\s?(?:bis|ter))?,?\s+(?:rue|avenue|boulevard|place|chemin|all[ée]e|impasse|quai|route|cours)\s${WORDS}{2,50}$`,
  'iu',
);

const ROMANCE_STREET = lightLetters(
  regexSource`
    ^(?:[Cc]alle|[Cc]\/|[Aa]vda\.?|[Aa]venida|[Aa]v\.|[Pp]laza|[Pp]aseo|[Cc]arrer|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Rr]ua|[Ll]argo|[Pp]ra[çc]a)\s?(?:
      \p{Lu}|d(?:[aeio]|el|ello|ella|ei|egli|elle|os|as|e l[ao]s)\s\p{L}
    )${WORDS}{2,50},?\s(?:n[ºo°]\.?\s?)?\d{1,4}(?:[\s,]?(?:[\dºª./-]{1,5}\s?[A-Za-z]?|[A-Za-z]|bis|ter|bajo|int))?(?:
      ,?\s(?:[Ss]ala|[Ll]oja|[Ll]ocal|[Pp]iso|[Aa]pto\.?|[Oo]f\.|[Bb]loco)\s\w{1,4}
    )?$
  `,
  'u',
);

/** A street by its type word alone, strong enough to count without a postal code next to it. */
export const isCertainStreet = remembered((segment): boolean => {
  if (segment.length > 80 || !/\d/.test(segment) || /[@?!:€$]/.test(segment)) return false;
  return (
    STREET_FIRST.test(segment) ||
    FRENCH_NUMBER_FIRST.test(segment) ||
    ROMANCE_STREET.test(segment) ||
    NUMBER_FIRST.test(segment)
  );
});

/** Begins with a French word for a kind of street. */
export const isFrenchStreet = (segment: string): boolean => segment.length <= 80 && FR_NAMED.test(segment);

export const isBox = (segment: string): boolean => BOX.test(segment);

export function isBuilding(segment: string): boolean {
  // "Shop: 12 High Street"
  if (/^(?:shop|office|building|floor|level|room|the)$/i.test(segment)) return false;
  const word = segment.length <= 60 ? BUILDING.exec(segment)?.[0] : undefined;
  if (word === undefined || /[@:?!]/.test(segment)) return false;
  // "Steuerberatung" is no suite, "Bath Road" no bâtiment.
  return /[\s.]$/.test(word) || !STARTS_WITH_LETTER.test(segment.slice(word.length));
}

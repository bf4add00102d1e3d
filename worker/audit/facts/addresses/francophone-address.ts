import { countryCode } from '../../countries/country-names.ts';
import { rowOf } from '../../countries/country-rows.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { FRANCOPHONE_STREET } from '../../words/street-words.ts';
import type { Address } from '../facts.ts';
import { type Rule, readInTurn } from './address-grammar.ts';
import { namesAddress } from './address-labels.ts';
import type { AddressInText, AddressLine } from './address-line.ts';
import type { Announced } from './latin/latin-address.ts';

const NUMBERED = lightLetters(
  String.raw`^(?:n[°º]\s?)?\d{1,5}(?:\s?(?:bis|ter|quater|[A-D]))?(?:[-/]\d{1,5})?,?\s+(?:${FRANCOPHONE_STREET})(?!\p{L})`,
  'iu',
);
const NAMED = lightLetters(String.raw`^(?:${FRANCOPHONE_STREET})\s(?=[\p{L}\d])`, 'iu');
const QUARTER = lightLetters(
  regexSource`
    ^(?:
      quartier
      |q\/
      |lot\s
      |lotissement
      |villa\s
      |immeuble
      |imm\.
      |r[ée]sidence
      |cit[ée]\s
      |carrefour
      |rond[- ]?point
      |pk\s?\d
      |km\s?\d
      |zone\s
      |face\s
      |derri[èe]re
      |[àa] c[ôo]t[ée]
      |en face
      |pr[èe]s d
      |parcelle
      |secteur
      |zac\s
      |(?:\d{2}\s)?b\.?p\.?\s?\d
      |\p{Lu}[\p{L}' -]{2,40}\s\d{1,3}(?!\d)
    )
  `,
  'iu',
);
const BOX_AND_TOWN = lightLetters(
  /^((?:\d{2}\s)?B\.?\s?P\.?\s?:?\s?\d[\d ]{0,8}\d)\s+(\p{Lu}[\p{L} '-]{2,30}?)(?:\s\d{2})?$/iu,
);
const TOWN = lightLetters(/^(\p{Lu}[\p{L}'’. -]{1,35}?)(?:\s?\(\s?(?:\d{2,3}|\p{Lu}[\p{L} -]{1,20})\s?\)|\s\d{2})?$/u);
const TOWN_AND_CODE = lightLetters(/^(\p{Lu}[\p{L}'’ -]{2,30})\s(\d{3,5})$/u);
const PROVINCE = /^\(?(?:QC|Qc|Qu[ée]bec|ON|NB|N\.-B\.|Nouveau-Brunswick|Ontario)\)?$/;
/** Another thing begins. */
const OTHER = lightLetters(
  regexSource`
    @
    |https?:
    |www\.
    |©
    |[?!€]
    |^(?:
      t[ée]l
      |fax
      |phone
      |mobile
      |portable
      |gsm
      |whatsapp
      |e-?mail
      |courriel
      |mail
      |horaires?
      |ouvert
      |lundi
      |du lundi
      |siret
      |rcs
      |nif
      |rc
      |ice
      |contact
      |voir
      |plan
      |m[ée]tro
      |parking
      |acc[èe]s
    )(?![\p{Ll}])
    |\+?\d[\d .]{8,}
  `,
  'iu',
);
const LABEL = lightLetters(
  regexSource`
    ^[^\p{L}\d]*(?:
      (?:
        notre
        |nos
        |adresse
        |adresses
        |si[èe]ge(?: social)?
        |localisation
        |situation(?: g[ée]ographique)?
        |o[ùu] nous trouver
        |nous trouver
        |venez nous voir
        |visitez-nous
        |bureau
        |agence
        |magasin
        |boutique
        |atelier
      )(?:\s(?:adresse|bureau|agence|magasin|principal|social))?
    )\s*(?::|–|-)\s*
  `,
  'iu',
);
const LEAD =
  /^(?:nous sommes|situ[ée]e?s?|retrouvez[- ]nous|venez nous voir|nous vous accueillons)(?:\s(?:situ[ée]e?s?|install[ée]s?))?\s(?:au|[àa]|en|dans)\s(?:la\s)?/i;
const BETWEEN = lightLetters(
  /\s*[,;|•·]\s*|\s[–—-]\s|\s[àa]\s(?=\p{Lu}[\p{Ll}-]{2,}(?:$|[\s,.]))|\.\s*$|\s(?=\((?:Qu[ée]bec|QC|Qc|Ontario|Nouveau-Brunswick)\)|Q[Cc](?=$|[\s,.]))/u,
);

const MAX_LINE_CHARS = 120;
const MAX_LINES = 4;
const MAX_WORDS = 7;

/**
 * Addresses without a postal code beside their town, as Québec, French-writing Africa and hurried people in Europe give them:
 * "83 rue du Lac, Magog, QC", "Cocody Angré, 01 BP 1234 Abidjan 01", "5 rue du Dôme - Strasbourg (67)". Read forward from the street.
 */
export function readFrancophoneAddress(
  lines: readonly AddressLine[],
  index: number,
  country: string,
  announced: Announced,
): AddressInText | null {
  const first = lines[index];
  if (!first || first.text.length > MAX_LINE_CHARS || first.text.endsWith(':')) return null;
  const start = first.text
    .replace(/^[^:\d]{3,24}:\s+/, (lead) => (namesAddress(lead) ? '' : lead))
    .replace(LABEL, '')
    .replace(LEAD, '');
  const parts = partsOf(start);
  const isStart = (part: string) =>
    NUMBERED.test(part) ||
    NAMED.test(part) ||
    BOX_AND_TOWN.test(part) ||
    (rowOf(country).findsHousesBy === 'quarters' && announced === 'label' && /^\p{Lu}/u.test(part)) ||
    (rowOf(country).findsHousesBy === 'quarters' && announced !== null && QUARTER.test(part));
  const at = parts.findIndex((part, position) => isStart(part) || (position === 0 && isNumberBefore(part, parts[1])));
  if (at < 0 || at > 1) return null;
  const gathered = [...parts.slice(at)];
  let to = index;
  for (let next = index + 1; next < index + MAX_LINES && !endsInPlace(gathered); next++) {
    const line = lines[next];
    if (!line || line.landmark !== first.landmark || line.text.length > 60 || /^h[1-6]$/.test(line.tag)) break;
    const more = partsOf(line.text);
    if (more.length === 0 || more.some((part) => !isPlacePart(part))) break;
    gathered.push(...more);
    to = next;
  }
  const address = toAddress(gathered, country, announced);
  return address && { address, from: index, to };
}

const partsOf = (text: string): string[] =>
  text
    .split(BETWEEN)
    .map((part) => part.replace(/^[^\p{L}\d(]+/u, '').trim())
    .filter((part) => part !== '');

/** "18, Grand-Rue": the number in a part of its own. */
const isNumberBefore = (part: string, next: string | undefined): boolean =>
  /^\d{1,4}(?:\s?(?:bis|ter))?$/i.test(part) && next !== undefined && NAMED.test(`${next} x`);

const isPlacePart = (part: string): boolean =>
  !OTHER.test(part) &&
  part.split(/\s+/).length <= MAX_WORDS &&
  (TOWN.test(part) || TOWN_AND_CODE.test(part) || PROVINCE.test(part) || BOX_AND_TOWN.test(part) || QUARTER.test(part));

const endsInPlace = (parts: readonly string[]): boolean => {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 && (PROVINCE.test(last) || TOWN_AND_CODE.test(last) || countryCode(last) !== null);
};

/** What the end of an address says of where it lies. */
interface FrenchEnding {
  readonly country: string;
  readonly namesLand: boolean;
  readonly region: string | null;
}

const land: Rule<FrenchEnding, null> = ({ found, left }) => {
  const end = left.at(-1) ?? '';
  const country = left.length > 1 && end.length > 3 ? countryCode(end) : null;
  return country === null ? null : { found: { ...found, country, namesLand: true }, left: left.slice(0, -1) };
};

const province: Rule<FrenchEnding, null> = ({ found, left }) => {
  const end = left.at(-1) ?? '';
  const isProvince = left.length > 2 && PROVINCE.test(end);
  return isProvince ? { found: { ...found, region: end.replace(/[()]/g, '') }, left: left.slice(0, -1) } : null;
};

function toAddress(parts: readonly string[], siteCountry: string, announced: Announced): Address | null {
  if (parts.some((part) => OTHER.test(part) || part.split(/\s+/).length > MAX_WORDS)) return null;
  const start: FrenchEnding = { country: siteCountry, namesLand: false, region: null };
  const { found, left } = readInTurn([land, province], { found: start, left: parts }, null);
  const { country, namesLand, region } = found;
  const last = left.at(-1) ?? '';
  const [, coded, code = null] = TOWN_AND_CODE.exec(last) ?? [];
  const [, box, boxTown] = BOX_AND_TOWN.exec(last) ?? [];
  const town = coded ?? boxTown ?? TOWN.exec(last)?.[1];
  if (town === undefined || (left.length < 2 && box === undefined) || NAMED.test(`${town} `)) return null;
  const street = [...left.slice(0, -1), ...(box === undefined ? [] : [box])].join(', ');
  const isTold = namesLand || region !== null || code !== null || /\(\s?\d{2,3}\s?\)$/.test(last);
  const isStreet = NAMED.test(street) || box !== undefined;
  if (!isBelieved({ street, isTold, isStreet, namesLand }, announced)) return null;
  const townAndCode = [town, code].filter((part) => part !== null).join(' ');
  const text = [street, townAndCode, region].filter((part) => part !== null).join(', ');
  return { street, postalCode: code, locality: town, region, country, text };
}

/** In prose only a house, a street, a town and what that lies in are an address, or what a country ends. */
function isBelieved(
  { street, isTold, isStreet, namesLand }: { street: string; isTold: boolean; isStreet: boolean; namesLand: boolean },
  announced: Announced,
): boolean {
  if (announced === 'label') return true;
  if (announced === 'frame') return isTold || NUMBERED.test(street) || /\d/.test(street);
  return (NUMBERED.test(street) && isTold) || (namesLand && isStreet);
}

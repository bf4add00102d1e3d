import { countryCode } from '../../countries/country-names.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { MONTH_NAME } from '../../words/months.ts';
import { aboveText, announcedBy, isAmongContacts } from './address-labels.ts';
import type { AddressInText, AddressLine } from './address-line.ts';
import { pieces } from './address-segments.ts';
import { DISTRICT } from './latin/latin-words.ts';
import { isPlaceholderAddress } from './placeholder-address.ts';
import { type Standing, streetBeforeTown } from './streets/street-before-town.ts';
import { isBuilding, isCertainStreet } from './streets/street-patterns.ts';
import { type TownAtEnd, townAtEnd } from './town-at-end.ts';

/**
 * Addresses that end in a known town of the country, for websites on which nothing else found one: "Melkwegel 7" over "Heusden",
 * "38 rue Basse Juvisy", "Ardclare, Bundoran". A town proves nothing alone: a street stands before it, and a label, a mailbox or a
 * number beside it, unless the street is one without doubt.
 */
export function findTownAddresses(lines: readonly AddressLine[], country: string | null): AddressInText[] {
  const found: AddressInText[] = [];
  if (country === null || country === 'JP') return found;
  lines.forEach((_, index) => {
    const address = endingAt(lines, index, country);
    if (!address || isPlaceholderAddress(address.address)) return;
    // "Larch North, Perrelos" over "Carcar, Philippines" is one.
    if ((found.at(-1)?.to ?? -1) >= address.from) found.pop();
    found.push(address);
  });
  return found;
}

const MAX_LINE_CHARS = 120;
const MAX_ABOVE_CHARS = 60;
const MAX_PARTS = 7;

function endingAt(lines: readonly AddressLine[], index: number, country: string): AddressInText | null {
  const line = lines[index];
  if (!line || !mayBeAddress(line)) return null;
  const text = line.text.replace(NUMBER_BEHIND, '');
  const parts = partsOf(text);
  if (parts.length === 0 || parts.length > MAX_PARTS || parts.some((part) => SENTENCE.test(part))) return null;
  const end = townAtEnd(parts, country) ?? unlistedTown(parts, country);
  if (end === null) return null;
  // "Centro, Campo Bom" under its street
  const own = end.before.filter((part) => !DISTRICT.test(part));
  const above = own.length === 0 ? lines[index - 1] : undefined;
  const isUnderStreet =
    above !== undefined &&
    above.landmark === line.landmark &&
    above.text.length <= MAX_ABOVE_CHARS &&
    mayBeAddress(above);
  if (own.length === 0 && !isUnderStreet) return null;
  const before = isUnderStreet ? partsOf(above.text) : end.before;
  const from = isUnderStreet ? index - 1 : index;
  const standing = standingOf({ lines, from, to: index, isPlaced: end.isPlaced, hasNumber: text !== line.text });
  const isBelieved = end.isListed || standing === 'label' || standing === 'contacts';
  const whole = isBelieved ? streetBeforeTown(before, country, standing) : null;
  if (whole === null) return null;
  // "Calle Mayor 5 - 28019, Madrid"
  const [, house, code] = CODE_LAST.exec(whole) ?? [];
  const [street, postalCode] = house !== undefined && code !== undefined ? [house, code] : [whole, null];
  const town = [postalCode, end.town].filter((part) => part !== null).join(' ');
  const shown = [street, town, end.region].filter((part) => part !== null).join(', ');
  return {
    address: { street, postalCode, locality: end.town, region: end.region, country: end.country, text: shown },
    from,
    to: index,
  };
}

const CODE_LAST = /^(.*\d.*?)(?:,|\s[–-])?\s(\d{5}|\d{5}-\d{3}|\d{4}-\d{3})$/;

/** "Larchenweg 5 | Freising | Tel. 08161 0000" */
const NUMBER_BEHIND =
  /\s?[|·•,;–-]\s?(?:tel|fon|telefon|telefoon|t[ée]l|phone|fax|mobil|mob)\b[.:]?\s?\+?[\d\s()/.-]{6,}$/i;

/** A village that is not listed, behind a street that is one without doubt. */
function unlistedTown(parts: readonly string[], country: string): TownAtEnd | null {
  const [street = '', town = ''] = parts;
  const isVillage =
    parts.length === 2 &&
    isCertainStreet(street) &&
    VILLAGE.test(town) &&
    !isBuilding(town) &&
    countryCode(town) === null;
  return isVillage ? { town, region: null, country, isPlaced: false, isListed: false, before: [street] } : null;
}

const VILLAGE = lightLetters(/^\p{Lu}\p{Ll}{2,20}(?:[ -]\p{L}[\p{L}.]{1,20}){0,3}$/u);

const mayBeAddress = (line: AddressLine): boolean => {
  const text = line.text.replace(NUMBER_BEHIND, '');
  return text.length <= MAX_LINE_CHARS && !OTHER.test(text) && !DATE.test(text);
};

const partsOf = (text: string): string[] =>
  pieces(
    text
      .replace(/\s+/g, ' ')
      .replace(/(?<![.\s])[.\s]+$/, '')
      .replace(GLUED_LABEL, '')
      .replace(ASIDE, '')
      .replace(NEXT_PART, ', '),
  );

/** "AddressLarch Close": two elements without a space. */
const GLUED_LABEL = lightLetters(
  /^(?:Address|Adresse|Direcci[óo]n|Indirizzo|Adres|Endere[çc]o|Morada)(?=\p{Lu}\p{Ll}|\d)/u,
);
/** "Heusden (Destelbergen)", "Metz (57)" */
const ASIDE = lightLetters(/(?<=\p{L}) \([\p{L}\d .-]{2,30}\)(?=,|$)/gu);
/** "Oficina 304. Chacras de Coria" */
const NEXT_PART = lightLetters(/(?<=\d)\.\s(?=\p{Lu}\p{Ll}{2})/gu);

/** Sentences, offers, hours, people's ages, mailboxes, prices. */
const OTHER =
  /[?!@€$£%©"“”„«»]|https?:|www\.|\d{1,2}[:.]\d{2}\b|\d{7}|\b(?:19|20)\d\d\b|\d\s?(?:years?|ans|jahre|años|anni|anos|jaar|[ap]\.?m|uhr|h)\b/i;

/** "The hall is in Church Lane" */
const SENTENCE = lightLetters(
  regexSource`
    (?<!\p{L})(?:is|are|was|were|has|have|will|we|our|you|your|ist|sind|wir|uns|unsere?|est|sont|nous|notre|nos
    |vous|è|sono|siamo|nostr[aoie]|son|estamos|nuestr[ao]s?|zijn|wij|ons|onze)(?!\p{L})
  `,
  'u',
);

/** "14. Juni, Mannheim", "May 5"; "5 de Mayo 120" is a street and its house. */
const DATE = lightLetters(
  String.raw`\b\d{1,2}(?:st|nd|rd|th)?\.?\s(?:de\s)?(?:${MONTH_NAME})\.?(?![\p{L}\d])(?!\s(?:\d|street|road))|\b(?:${MONTH_NAME})\.?\s\d{1,2}(?:st|nd|rd|th)?$`,
  'iu',
);

function standingOf({
  lines,
  from,
  to,
  isPlaced,
  hasNumber,
}: {
  lines: readonly AddressLine[];
  from: number;
  to: number;
  isPlaced: boolean;
  hasNumber: boolean;
}): Standing {
  if (announcedBy(lines, from) === 'label') return 'label';
  const isHeaded = CONTACT_HEADING.test(aboveText(lines, from));
  if (hasNumber || isHeaded || isAmongContacts(lines, from) || isAmongContacts(lines, to)) return 'contacts';
  return isPlaced ? 'placed' : 'alone';
}

const CONTACT_HEADING = lightLetters(
  regexSource`
    ^(?:(?:our|nos|unsere?|ihr|so) )?(?:
      vis[íi]t[ae]nos
      |encu[ée]ntranos
      |ub[íi]canos
      |vieni a trovarci
      |venez nous voir
      |visite-nos
      |contact(?: us| details| info(?:rmation)?)?
      |get in touch
      |kontakt(?:daten)?
      |kontakt (?:&|und) anfahrt
      |coordonn[ée]es
      |nous contacter
      |contactez-nous
      |contatti
      |contacto
      |contato
      |contactgegevens
      |neem contact op
    )\s?:?$
  `,
  'i',
);

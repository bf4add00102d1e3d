import { type LightPattern, lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';

/** A postal code with its town, found in a line: the part of an address that can be told from prose. */
export interface PostalAnchor {
  /** Where it starts and ends in the line. */
  start: number;
  end: number;
  postalCode: string;
  /** null when the town stands before the code (Britain), or cannot be told. */
  locality: string | null;
  region: string | null;
  /** Set when the form of the code or a name beside it fixes the country. */
  country: string | null;
  /** The form belongs to one country and is nearly never anything else, so no street is needed beside it. */
  certain: boolean;
}
/** A place where the pattern of a form was found. */
export interface PostalMatch {
  match: RegExpExecArray;
  line: string;
  /** Of the website. */
  country: string | null;
}

/** One way to write a postal code beside its town. */
export interface PostalForm {
  /** Finds all in a line. */
  pattern: LightPattern;
  /** Countries of a website on which it is looked for, null: where none is known. Left out: everywhere. */
  among?: ReadonlySet<string | null>;
  /** It has four digits on end, as most lines have not. */
  isLong?: true;
  /** null where the match is no code. */
  read(found: PostalMatch): PostalAnchor | null;
}

/** The code with the region before it: the town stands before both. */
export function codeOnly({ match, code, region, country }: CodeAndRegion): PostalAnchor {
  const end = match.index + match[0].length;
  return { start: match.index, end, postalCode: code, locality: null, region, country, certain: true };
}

interface CodeAndRegion {
  match: RegExpExecArray;
  code: string;
  region: string | null;
  country: string;
}

/** `certain` where the code and its country are beyond doubt. */
interface CodeAndTown {
  match: RegExpExecArray;
  code: string;
  town: string | undefined;
  region?: string | null;
  country: string | null;
  certain: boolean;
}

/** The code with its town, and what stands behind that. */
export function withTown({ match, code, town: written, region = null, country, certain }: CodeAndTown): PostalAnchor {
  const town = trimTown(written ?? '');
  // "31100 Treviso TV"
  const province = region === null ? town.match(/^(.{3,})\s([A-Z]{2})$/) : null;
  const locality = province?.[1] ?? town;
  const cut = (written ?? '').length - locality.length;
  const start = match.index;
  const end = start + match[0].length - (region === null && match[0].endsWith(written ?? '\0') ? cut : 0);
  return { start, end, postalCode: code, locality, region: region ?? province?.[2] ?? null, country, certain };
}

const NEXT_SENTENCE = lightLetters(/(?<=\p{L}{4})\.\s.*$/u);

/** "20148 Milano Via Larici 14": the street follows its town without a comma. */
const STREET_BEHIND =
  /(?<=[a-zà-ü]) (?:Via|Viale|Piazza|Piazzale|Corso|Largo|Vicolo|Calle|Avenida|Plaza|Paseo|Rua|Travessa|Praça) .*$/;

const LABEL_BEHIND_TOWN = new RegExp(
  regexSource`
  (?<![\s.–-])[\s.–-]+(?:
    TEL|T[EÉ]L[EÉ]PHONE|TELEFON|FAX|E-?MAIL|Tel|Telefon|Telefono|Tel[ée]fono|T[ée]l[ée]phone|T[ée]l|Fax|Mobil
    |E-?Mail|Mail|Phone|K[vV]K|BTW|Deutschland|Germany|[ÖO]sterreich|Austria|Schweiz|Suisse|Switzerland|France
    |Frankreich|Espa[ñn]a|Spain|Italia|Italy|Nederland|(?:[Tt]he )?Netherlands|Belgium|Portugal|Belgi[ëe]
    |Belgique
  )\b.*$
`,
  'u',
);

/** Words that follow a town on the same line without a comma. */
function trimTown(town: string): string {
  return town
    .replace(NEXT_SENTENCE, '')
    .replace(STREET_BEHIND, '')
    .replace(LABEL_BEHIND_TOWN, '')
    .replace(/(?:[\s/]+(?:am|an|auf|der|im|in|bei|de|del|des|du|di|da|do|la|le|les|en|et|y|und|sur|el))+$/u, '')
    .replace(/(?<![\s.,-])((?<=\s[aiv]\.\s?\p{Lu})\.)?[\s.,-]*$/u, '$1');
}

/** Town names never start so; these are sentences after a number. */
const NOT_A_TOWN = new RegExp(
  regexSource`
    ^(?:
      P\.?\s?O\.?(?: Box)?|Box|Pin|Unit|Level|Suite|Shop|Lot|Uhr|Euro|EUR|Jahre?n?|Kunden|Tage|Stunden|Minuten
      |Personen|Mitglieder|Patienten|Prozent|Tel|Telefon|Fax|Mobil|E-?Mail|Mail|Januar|Februar|M[äa]rz|April|Mai
      |Juni|Juli|August|September|Oktober|November|Dezember|Janvier|January|February|March|May|June|July|October
      |December|Clientes|Clients|Clienti|Horas|A[ñn]os|GmbH|UG|AG|KG|Copyright|All|Alle|Tous|Todos|The|Reg|RCS
      |Meter|Quadratmeter|Watt|Volt|Co|Inc|Ltd|S\.?A|Srl
    )\b
  `,
  'i',
);

/** Whether it may be the name of a town at all. */
export function isTownName(town: string | undefined): town is string {
  return town !== undefined && town.length >= 2 && !NOT_A_TOWN.test(town);
}

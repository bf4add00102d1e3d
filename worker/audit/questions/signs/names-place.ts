import { countryCode } from '../../countries/country-names.ts';
import { US_STATE_NAMES } from '../../countries/us-states.ts';
import { countriesOfTown } from '../../towns/towns.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';

const NAMED_PLACE = lightLetters(
  regexSource`
    (?<![Bb]ienvenue|[Ww]illkommen|[Bb]ienvenid[oa]s?)(?:^|[^\p{L}])(?:
      in
      |In
      |IN
      |im
      |Im
      |near
      |Near
      |around
      |Around
      |serving
      |Serving
      |SERVING
      |serve
      |cover
      |across
      |Across
      |throughout
      |Throughout
      |THROUGHOUT
      |covering
      |nahe
      |bei
      |Bei
      |um
      |Raum
      |Umkreis
      |Großraum
      |à
      |À
      |en
      |En
      |sur
      |près de
      |autour de
      |dans
      |Dans
      |région
      |cerca de
      |zona
      |toda
    )\s(?:
      (?:
        the
        |den
        |der
        |dem
        |le
        |la
        |les
        |el
        |los
        |las
        |[Gg]reater
        |all
        |major
        |most
        |parts of
        |heart of
        |cent(?:re|er) of
        |outskirts of
        |cœur de
        |coeur de
        |corazón de
        |of
        |ganz
        |toute
        |todo
        |toda
        |ciudad de
        |ville de
        |city of
      )\s
    )*(?!
      (?:
        Touch
        |Contact
        |Person
        |Action
        |Stock
        |Minutes
        |January
        |February
        |March
        |April
        |May
        |June
        |July
        |August
        |September
        |October
        |November
        |December
        |Januar
        |Februar
        |März
        |Mai
        |Juni
        |Juli
        |Oktober
        |Dezember
        |Our
        |Your
        |My
        |We
        |You
      )\b
    )(\p{Lu}[\p{L}'’-]{2,})
  `,
  'u',
);
/** A place behind a word that opens one: "in Wellington". */
export const namesPlace = (text: string): boolean => NAMED_PLACE.test(text);
const PLACE_AFTER = lightLetters(NAMED_PLACE.source, 'gu');
/** Words with a capital behind one that opens a place, in titles also such as "in Fine Food". */
export const placesIn = (text: string): string[] => [...PLACE_AFTER.matchAll(text)].map(([, place = '']) => place);

const TOWN_LINE = lightLetters(
  regexSource`
    (?<=^|\n
    |[|·•📍] ?)(\p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}[\p{L}'’-]+){0,2}), (\p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}[\p{L}'’-]+){0,2})(?:, \p{Lu}[\p{L}'’ -]+)?\.?(?=$
    |\n| ?[|·•])
  `,
  'gu',
);
/** The words of each line that is two or three names between commas: "Chennai, Tamil Nadu". */
export const townsIn = (text: string): string[][] =>
  [...TOWN_LINE.matchAll(text)].map(([, town = '', region = '']) => [...town.split(' '), ...region.split(' ')]);

const PLACE_AND_LAND = lightLetters(
  /(\p{Lu}[\p{L}'’–-]{1,40}(?: \p{Lu}[\p{L}'’–-]{1,40}){0,2}), (\p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}[\p{L}'’-]+)?)(?!\p{L})/gu,
);
const STATE = lightLetters(`^(?:${US_STATE_NAMES})$`, 'u');
/** "Winnipeg, Canada", "Dallas–Fort Worth, Texas": a place and the land it lies in, anywhere in a text. */
export const namesTownAndLand = (text: string): boolean =>
  [...PLACE_AND_LAND.matchAll(text)].some(
    ([, town = '', land = '']) =>
      STATE.test(land) ||
      ((countryCode(land) ?? countryCode(land.split(' ')[0] ?? '')) !== null && countriesOfTown(town).length > 0),
  );

const BASED = lightLetters(/(?<![\p{L}-])(\p{Lu}\p{Ll}{2,})-based(?!\p{L})/gu);
/** "A Melbourne-based firm": words that may be towns. */
export const basedIn = (text: string): string[] => [...BASED.matchAll(text)].map(([, town = '']) => town);

/** A pin before a place, or an area with its label: "Zone : Île-de-France". */
export const pinsPlace = (text: string): boolean => PINNED.test(text);
const PINNED = lightLetters(
  regexSource`
    📍[^\p{L}\n]*(?:[^\n]{0,30} (?:à|en|in|near|bei) \p{Lu}\p{L}{2,}|\p{Lu}\p{L}{2,}(?: \p{L}+)?, \p{Lu}\p{L})
    |(?:^|\n)(?:[Zz]ones?|[Ss]ecteurs?|[Ss]ervice [Aa]reas?|[Aa]reas? [Ss]erved|Einsatzgebiet|[Zz]onas?)
    (?: d['’][\p{L}]+| de \p{L}+)?\s?:\s?\p{Lu}
  `,
  'u',
);

const AREA = 'Raum|Großraum|Umkreis(?: von)?';
const REGION = lightLetters(
  regexSource`
    (?:${AREA}|Region|Umgebung von|Landkreis|Kreis|Stadtgebiet|aus|für|in|rund um)\s(?:und um )?\p{Lu}[\p{L}-]+
    (?:,| und| &|\s-)? (?:und |& )?(?:Umgebung|Umland|Region|Kreis|\p{Lu}\p{L}+ (?:und|&) Umgebung)
    |(?:${AREA}|Region|Landkreis)\s\p{Lu}\p{L}+
  `,
  'u',
);
/** A German region by name: nouns have capitals there, so the word before or behind must tell. */
export const namesRegion = (text: string): boolean => REGION.test(text);

const AROUND = lightLetters(
  regexSource`
    (?:${AREA})\s\p{Lu}\p{L}+|in ganz \p{Lu}\p{L}+|(?:in|um|aus|für
    |bei)\s\p{Lu}[\p{L}-]{1,40}(?:,? \p{Lu}[\p{L}-]{1,40}){0,12} (?:und|&|sowie) (?:der )?(?:Umgebung|Umland
    |Umkreis)
  `,
  'u',
);
/** "In Hude und Umgebung": a place with what lies around it. */
export const namesSurroundings = (text: string): boolean => AROUND.test(text);

const BEYOND = lightLetters(
  regexSource`
    \p{Lu}[\p{L}'’-]+,? (?:and|&|\+) (?:the |its |all |other )?(?:
      [Bb]eyond|[Ss]urround(?:s|ing|ings)|[Nn]earby|[Ss]uburbs
    )(?!\p{L})
    |\p{Lu}[\p{L}'’-]+,? (?:et|&) (?:ses |les |sa |la )?(?:[Aa]lentours|[Ee]nvirons|[Rr]égion|[Pp]ériphérie)
    (?!\p{L})
    |\p{Lu}[\p{L}'’-]+,? y (?:sus |los )?(?:[Aa]lrededores|[Mm]unicipios|[Pp]rovincia|[Cc]ercanías)(?!\p{L})
  `,
  'u',
);
/** "Within 30 km of Melun", "Communes voisines : Contes, Drap et Nice". */
const REACH = lightLetters(
  regexSource`
    (?:[Rr]ayon|[Rr]adius|[Uu]mkreis|[Rr]adio|[Ww]ithin)[^.!?\n]{0,15}\d+ ?
    (?:km|[Kk]ilom|miles?|mi)\p{L}*\.? (?:(?:autour|around|rund|alrededor) )?(?:de |d['’]|of |from |um |von )?\p{Lu}\p{Ll}
    |(?:[Cc]ommunes?|[Ss]ecteurs?|[Vv]illes|[Aa]reas?|[Tt]owns|[Zz]onas?|[Mm]unicipios)[^:\n]{0,30}:\s*\p{Lu}
    [\p{L}'’ -]+,\s?\p{Lu}
  `,
  'u',
);
const AREA_NAME = lightLetters(
  /[a-z] (?!(?:Service|Dining|Seating|Play|Work)\b)\p{Lu}\p{Ll}[\p{L}'’-]+ (?:area|region)(?!\p{L})/u,
);
/** "The Kawartha Lakes area". */
export const namesArea = (text: string): boolean => AREA_NAME.test(text);
/** "Bristol and beyond": a place with what lies around it, where nouns are written small. */
export const namesBeyond = (text: string): boolean => BEYOND.test(text) || REACH.test(text);

/** Characters looked back from a place: the longest of these words and the 40 that may stand between. */
const WORK_REACH = 60;
const WORKS_IN = lightLetters(
  regexSource`
    (?<!\p{L})(?:
      services?
      |[Ww]ork(?:s|ing)?
      |[Oo]perat(?:e|ing)
      |[Ss]erv(?:e|es|ing)
      |[Cc]over(?:s|ing)?
      |[Cc]ustomers
      |[Cc]lients
      |[Bb]usinesses
      |[Cc]ompanies
      |[Dd]istributors
      |[Ss]uppl(?:y|ies|ying)
      |[Dd]eliver(?:y|s|ing)?
      |[Hh]omes
      |[Hh]omeowners
      |[Pp]rojects
      |tätig
      |unterwegs
      |Einsatz\p{L}*
      |[Ii]ntervenons
      |[Ii]ntervient
      |[Ii]nterventions?
      |[Dd]épannages?
      |[Tt]ravaux
      |[Tt]rabajamos
      |[Ss]ervicios?
      |[Aa]tendemos
      |[Ii]nstalaciones
    )(?!\p{L})[^.!?\n]{0,40}$
  `,
  'u',
);
/** "Covers Leeds, Bradford and Hull": two names at least, as one may serve breakfast. */
const COVERS = lightLetters(
  /(?<!\p{L})(?:[Cc]over(?:s|ing)?|[Ss]erv(?:es?|ing)) \p{Lu}\p{Ll}[\p{L}'’-]+(?: \p{Lu}\p{Ll}+)?(?:, | and | & )\p{Lu}\p{Ll}/u,
);
/** "Anywhere in NSW" */
const ANYWHERE = lightLetters(
  /(?<!\p{L})(?:[Aa]nywhere in|[Pp]artout (?:en|dans)|[Ee]n cualquier (?:punto|lugar) de) (?:the |le |la |les )?\p{Lu}/u,
);
/** "Building services in Wellington and Porirua": where somebody works, not just where a house stands. */
export const worksIn = (text: string): boolean => {
  if (COVERS.test(text) || ANYWHERE.test(text)) return true;
  for (const { index } of PLACE_AFTER.matchAll(text))
    if (WORKS_IN.test(text.slice(Math.max(0, index - WORK_REACH), index + 1).trimEnd())) return true;
  return false;
};

const LOCATION = lightLetters(/(?:^|\n|[^\p{L}])(?:[Ll]ocation|[Ss]tandort|[Ll]ieu|[Uu]bicación)\s?:\s?\p{Lu}/u);
/** Says where somebody sits, not how far they go. */
export const sitsIn = (text: string): boolean =>
  LOCATION.test(text) ||
  (/\b(?:based|located|situated|live|ansässig|mit sitz|basée?s?|située?s?|installée?s?|ubicad[oa]s?|con sede)\b/i.test(
    text,
  ) &&
    NAMED_PLACE.test(text));

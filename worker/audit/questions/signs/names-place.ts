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
/** "Bristol and beyond": a place with what lies around it, where nouns are written small. */
export const namesBeyond = (text: string): boolean => BEYOND.test(text) || REACH.test(text);

const LOCATION = lightLetters(/(?:^|\n|[^\p{L}])(?:[Ll]ocation|[Ss]tandort|[Ll]ieu|[Uu]bicación)\s?:\s?\p{Lu}/u);
/** Says where somebody sits, not how far they go. */
export const sitsIn = (text: string): boolean =>
  LOCATION.test(text) ||
  (/\b(?:based|located|situated|live|ansässig|mit sitz|basée?s?|située?s?|installée?s?|ubicad[oa]s?|con sede)\b/i.test(
    text,
  ) &&
    NAMED_PLACE.test(text));

import { LETTER } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import {
  ENGLISH_STREET_SAID,
  FRENCH_STREET_SAID,
  GERMAN_STREET_SAID,
  SPANISH_STREET_SAID,
} from '../../words/street-words.ts';

const STREET = lightLetters(
  regexSource`
    \b(?!0|123 )(?<!\d{3}\)? ?[-. ]?\d{3}[-. ])\d{1,5}[a-zA-Z]?,? (?:\p{Lu}[\p{L}.'-]+ ){1,4}(?:${ENGLISH_STREET_SAID})\b
    |(?:${GERMAN_STREET_SAID})\s\d
    |\b\d{1,4},? (?:bis |ter )?(?:${FRENCH_STREET_SAID})\b
    |(?<!\p{L})(?:${SPANISH_STREET_SAID})\s(?:\p{Lu}[^\n]{0,40}(?:\d|, ?\p{L})|\d)
  `,
  'u',
);
const STREET_NAME = lightLetters(
  /(?:\p{Lu}[\p{L}.'-]{1,40} ){1,4}(?:Street|Road|Avenue|Boulevard|Lane|Parade|Highway|Square)\b(?:,\s?|\n)\p{Lu}/u,
);
/** Not the end of a telephone number, nor a year behind its day or between words. */
const POSTCODE = lightLetters(
  regexSource`
    (?<!\d[ ,./-]{0,2}|\d{1,2},? \p{L}+ |\p{L}{3,} \d{1,2},? )(?!(?<=\p{L} )20[12]\d )\b(?:[A-Z]{2,3} )?
    (?!0{4,5}\b)\d{4,5}\b(?= \p{Lu}(?!mail|-[Mm]ail|el\b|el[.:]|hone|ax\b|all\b))
    |\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b
  `,
  'u',
);
/** "Address: Old Mill, km 7, Larchfield": with a label before it any line with a number, but that of a box. */
const LABELLED = lightLetters(
  regexSource`
    (?:^|\n|📍\s?)(?:(?:our |office |street |postal |notre |nuestra |unsere )?(?:address|adresse|anschrift
    |dirección|direccion|domicilio))\s?:\s?(?=[^\n]*\d)(?![^\n]*@)\p{L}[^\n]{0,60},[^\n]{5,}
  `,
  'iu',
);
const BOX =
  /(?:p\.? ?o\.? ?box|postfach|boîte postale|\bb\.?p\.?|apartado(?: postal| de correos)?|casilla(?: de correo)?)[:\s.]*(?:n[°º.] ?)?\d[\d ]*/giu;

/** A street or a building with its number, or a postcode with its town behind something else. */
export function hasAddress(text: string): boolean {
  const postcode = POSTCODE.exec(text);
  return (
    STREET.test(text) ||
    STREET_NAME.test(text) ||
    (postcode !== null && LETTER.test(text.slice(0, postcode.index))) ||
    LABELLED.test(text.replace(BOX, ''))
  );
}

const STREET_WORD = lightLetters(
  regexSource`
    \d
    |(?<!\p{L})(?:
      stra(?:ß|ss)e
      |str
      |weg
      |platz
      |gasse
      |am
      |an
      |im
      |auf
      |zum
      |zur
      |unter
      |ober
      |street
      |road
      |rd
      |lane
      |way
      |drive
      |avenue
      |square
      |park
      |farm
      |house
      |building
      |tower
      |mall
      |plaza
      |cent(?:er|re|ro)
      |complex
      |hotel
      |school
      |hall
      |library
      |estate
      |villa
      |campus
      |church
      |market
      |office
      |floor
      |suite
      |shop
      |unit
      |court
      |yard
      |works
      |mill
      |barn
      |station
      |hospital
      |clinic
      |club
      |haus
      |hof
      |schloss
      |burg
      |zentrum
      |mühle
      |rue
      |route
      |chemin
      |place
      |impasse
      |lieu-dit
      |bourg
      |bâtiment
      |résidence
      |domaine
      |ferme
      |château
      |maison
      |moulin
      |mairie
      |calle
      |avenida
      |plaza
      |camino
      |vía
      |carretera
      |km
      |edificio
      |torre
      |finca
      |hacienda
      |local
      |oficina
      |urbanización
      |barrio
      |colonia
      |vereda
      |parque
      |granja
      |masía
    )(?!\p{L})
    |(?:straße|strasse|weg|platz|gasse|allee|ring|damm|hof|haus|berg)(?!\p{L})
  `,
  'iu',
);
/** A street, a building or a farm, not only the name of a quarter: "Karen, Nairobi". */
export const namesHouse = (address: string): boolean => STREET_WORD.test(address.replace(BOX, ''));

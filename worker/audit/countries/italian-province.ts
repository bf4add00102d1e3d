import type { Segment } from '../facts/addresses/address-segments.ts';
import { NAME } from '../facts/addresses/latin/latin-words.ts';
import { isCertainStreet } from '../facts/addresses/streets/street-patterns.ts';
import { isTown } from '../towns/towns.ts';
import { plainWords } from '../website/text/plain-words.ts';

/** Capitals of Italian provinces, as `plainWords` leaves them. */
export const PROVINCE_CAPITALS =
  'agrigento|alessandria|ancona|aosta|arezzo|ascoli piceno|asti|avellino|bari|barletta|belluno|benevento|bergamo|biella|bologna|bolzano|' +
  'brescia|brindisi|cagliari|caltanissetta|campobasso|caserta|catania|catanzaro|chieti|como|cosenza|cremona|crotone|cuneo|ferrara|firenze|' +
  'foggia|forli|frosinone|genova|gorizia|grosseto|imperia|isernia|la spezia|latina|lecce|lecco|livorno|lodi|lucca|macerata|mantova|massa|' +
  'matera|messina|milano|modena|monza|napoli|novara|nuoro|oristano|padova|palermo|parma|pavia|perugia|pesaro|pescara|piacenza|pisa|pistoia|' +
  'pordenone|potenza|prato|ragusa|ravenna|reggio calabria|reggio emilia|rieti|rimini|roma|rovigo|salerno|sassari|savona|siena|siracusa|' +
  "sondrio|taranto|teramo|terni|torino|trapani|trento|treviso|trieste|udine|varese|venezia|verbania|vercelli|verona|vibo valentia|vicenza|viterbo|l'aquila";
const CAPITALS = new Set(PROVINCE_CAPITALS.split('|'));

/**
 * "33044 Udine": Italian codes of a provincial capital have 1 as their third digit, in newer provinces 9. With another one it is the
 * province that is named, and the town stands elsewhere.
 * Source: https://it.wikipedia.org/wiki/Codice_di_avviamento_postale
 */
export const namesProvince = (
  code: string | null,
  locality: string | null,
  country: string | null,
): locality is string =>
  country === 'IT' &&
  code !== null &&
  locality !== null &&
  /^\d\d[02-8]\d\d$/.test(code) &&
  CAPITALS.has(plainWords(locality));

/** "Elmetto, 33044 Udine": the town stands between the street and the code, or, where it is known as one, before the street. */
export function townBeforeCode(segments: readonly Segment[], codeLine: number): string | null {
  const [before, street] = segments;
  const isName = ({ text }: Segment) =>
    NAME.test(text) && text.split(' ').length <= MAX_WORDS && !isCertainStreet(text);
  if (street !== undefined && before?.line === codeLine && isName(before)) return before.text;
  return segments.find((one) => one.line === codeLine && isName(one) && isTown(one.text, 'IT'))?.text ?? null;
}

const MAX_WORDS = 4;

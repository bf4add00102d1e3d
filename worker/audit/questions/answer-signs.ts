import { lightLetters } from '../text/light-letters.ts';

/**
 * Marks by which an answer of a kind is known in any of the four languages. They say that a sum, a time, a place stands there, not
 * what it is a sum of: that the passage is about the question is decided elsewhere.
 */

const SUM = "\\d{1,3}(?:[.,' \\u00a0]\\d{3})*(?:[.,]\\d{1,2})?";
/** Signs and codes of currencies, of countries whose websites are in one of the four languages above all. */
const SIGN =
  '(?:[€£$₹₺¥]|(?:CHF|EUR|USD|GBP|AUD|CAD|NZD|INR|AED|BHD|BD|SAR|QAR|ZAR|SGD|HKD|MXN|COP|CLP|ARS|PEN|MAD|XOF|DKK|SEK|NOK|PLN|CZK)(?!\\p{L})|Rs\\.?(?!\\p{L})|Fr\\.)';
const AMOUNT = lightLetters(
  `(?:${SIGN}|S/\\.?)\\s?${SUM}|${SUM}(?:,[-–—])?\\s?(?:${SIGN}|[Ee]uros?(?!\\p{L})|dollars?|pesos|soles|francs|pounds)`,
  'u',
);
const FREE =
  /\b(?:free of charge|no charge|at no cost|free|kostenlos|kostenfrei|gratis|gratuit(?:e|es|s|ement)?|offerte?s?|sans frais|gratuit[oa]s?|sin coste|sin costo|sin cargo)\b/iu;
const ON_REQUEST = lightLetters(
  /on request|\bquotes?\b|estimate|auf anfrage|kostenvoranschl[aä]g|angebot (?:ein|an|er|mach|unterbreit)|(?:unverbindlich|individuell|kostenlos)\p{L}* angebot|festpreis|pauschal|sur (?:demande|devis)|\bdevis\b|\bforfait|presupuesto|cotizaci[oó]n|a consultar|consultar precio|tarifa plana/iu,
);

const WEEKDAY =
  /\b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:days?)?\b|\b(?:mo|di|mi|do|fr|sa|so)\b\.?\s?(?:[-–—+&,]|bis|und)|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s?\b|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun|mar|mer|jeu|ven|sam|dim)s?\b|\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)\b|\b(?:daily|every day|weekdays|täglich|werktags|tous les jours|todos los d[ií]as|7\s?j(?:ours)?\s?\/\s?7)\b/iu;
const CLOCK = lightLetters(
  /\b\d{1,2}[:.h]\d{2}\b|\b\d{1,2}\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h)(?![\p{L}\d])|\b24\s?\/\s?7|rund um die uhr|24\/7|7j\/7/iu,
);

const COUNT =
  '(?:\\d+(?:[.,]\\d+)?(?:\\s?(?:-|–|bis|to|à|a|or|oder|ou|o)\\s?\\d+)?|one|two|three|four|five|six|eight|ten|ein(?:e[nrms]?)?|zwei|drei|vier|fünf|sechs|acht|zehn|une?|deux|trois|quatre|cinq|six|huit|dix|un[ao]?|dos|tres|cuatro|cinco|seis|ocho|diez)';
const DURATION = lightLetters(
  `(?<![\\p{L}\\d])${COUNT}(?:[ -]|\\s?)(?:(?:business|working|jours?|full|short|volle[nr]?)[ -])?(?:sec(?:ond|onds|ondes?)?|sek(?:unden?)?|segundos?|min(?:ute|uten|utes|uto|utos|s)?|hours?|hrs?|h|stunden?|std|heures?|horas?|days?|tagen?|tage?|werktagen?|arbeitstagen?|jours?|jour ouvré|d[ií]as?|weeks?|wochen?|semaines?|semanas?|months?|monaten?|mois|meses|mes|years?|jahren?|ans|ann[ée]es?|años?)(?![\\p{L}])|same[- ]day|am (?:selben|gleichen) tag|le jour même|dans la journée|el mismo día|next[- ]day|overnight|immediately|sofort|immédiate|inmediat|24\\s?h|48\\s?h`,
  'iu',
);
const DIGIT = /\d/;

const PHONE =
  /(?<![\d/.-])(?:\+|00|\(0|0|\()\d[\d ()./-]{6,17}\d|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b|\b\d{2,3}(?: \d{2,3}){2,4}\b/;
const EMAIL = /[\w.+-]+(?:@|\s?\[at\]\s?|\s?\(at\)\s?)[\w-]+\.[a-z]{2,}/i;

const STREET = lightLetters(
  /\b\d{1,5}[a-z]?,? (?:\p{Lu}[\p{L}.'-]+ ){1,4}(?:st|street|rd|road|ave|avenue|blvd|lane|ln|drive|dr|way|court|square|parade|highway|pde|hwy)\b|\p{L}+(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ring|damm)\s\d|\b\d{1,4},? (?:bis |ter )?(?:rue|avenue|boulevard|place|chemin|route|allée|quai|impasse|cours)\b|\b(?:calle|c\/|avenida|avda\.?|plaza|paseo|carrer|camino)\s\p{Lu}/iu,
);
const STREET_NAME = lightLetters(
  /(?:\p{Lu}[\p{L}.'-]+ ){1,4}(?:Street|Road|Avenue|Boulevard|Lane|Parade|Highway|Square)\b,? \p{Lu}/u,
);
const POSTCODE = lightLetters(/\b(?:[A-Z]{2,3} )?\d{4,5}\b(?= \p{Lu})|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/u);
const TRANSPORT =
  /\b(?:[USMATL]-?\d{1,3}|(?:bus|tram|metro|m[ée]tro|linie|line|ligne|l[ií]nea|rer|stra(?:ß|ss)enbahn) (?:no\.? ?)?[A-Z]?\d{0,3}[A-Z]?)\b/iu;
const NAMED_PLACE = lightLetters(
  /(?:^|[^\p{L}])(?:in|In|IN|im|Im|near|Near|around|Around|serving|Serving|SERVING|serve|across|Across|throughout|Throughout|THROUGHOUT|covering|nahe|bei|Bei|um|Raum|Umkreis|Großraum|à|À|en|En|sur|près de|autour de|dans|Dans|région|cerca de|zona|toda)\s(?:(?:the|den|der|dem|le|la|les|el|los|las|[Gg]reater|all|ganz|toute|todo|toda|ciudad de|ville de|city of)\s)*\p{Lu}[\p{L}'’-]{2,}/u,
);

const PERSON = lightLetters(
  /(?:(?:Dr|Prof|Mr|Mrs|Ms|Dipl|Me|Maître|Herr|Frau|Sra?|Dra?)\.?\s(?:\p{L}+\.\s?)*)?\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}\.)?(?:\s(?:de|van|von|del|da|la))?\s\p{Lu}[\p{L}'’-]+/u,
);

const PROOF =
  /licen[cs]ed?\b|insured|insurance|certifi|accredit|registered|member of|award|diploma|degree|qualified|guarantee|warrant|association|liability|versichert|haftpflicht|zertifi|zugelassen|meister|innung|kammer|fachanw|mitglied|diplom|auszeichn|ausgezeichnet|approbiert|assur[ée]|agré[ée]|dipl[oô]m|label\b|qualibat|\brge\b|barreau|ordre des|membre|décennale|certificat|colegiad|homologad|acreditad|titulad|licenciad|miembro|premio|máster|seguro de|autorizad/iu;

const DAY_AND_MONTH = lightLetters(
  /\b\d{1,2}(?:st|nd|rd|th|er|\.|º)?,? (?:de |of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|okt|nov|dec|dez|janv|fév|fev|mär|maerz|avr|mai|juin|juil|aoû|déc|ene|abr|ago|dic)\p{L}*|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}\b|\b\d{1,2}[./]\d{1,2}[./](?:\d{2}|\d{4})\b|\b\d{4}-\d{2}-\d{2}\b/iu,
);

export const hasAmount = (text: string): boolean => AMOUNT.test(text);
export const isFree = (text: string): boolean => FREE.test(text);
export const isOnRequest = (text: string): boolean => ON_REQUEST.test(text);
export const hasWeekday = (text: string): boolean => WEEKDAY.test(text);
export const hasClock = (text: string): boolean => CLOCK.test(text);
export const hasDuration = (text: string): boolean => DURATION.test(text);
export const hasNumber = (text: string): boolean => DIGIT.test(text);
export const hasContact = (text: string): boolean => PHONE.test(text) || EMAIL.test(text);
export const hasAddress = (text: string): boolean => STREET.test(text) || STREET_NAME.test(text) || POSTCODE.test(text);
export const namesTransport = (text: string): boolean => TRANSPORT.test(text);
export const namesPlace = (text: string): boolean => NAMED_PLACE.test(text);
export const namesPerson = (text: string): boolean => PERSON.test(text);
export const hasProof = (text: string): boolean => PROOF.test(text);
export const hasDate = (text: string): boolean => DAY_AND_MONTH.test(text) || (WEEKDAY.test(text) && CLOCK.test(text));

const REPLY = lightLetters(
  /\b(?:get back to you|repl(?:y|ies)|respon(?:d|se)|answer(?:s|ed)? (?:you|your|all)|call you back|in touch)\b|\b(?:antworten|antwort|rückmeldung|rückruf|melden uns|melde mich)\b|\b(?:répon(?:dons|ds|se)|recontact\p{L}*|rappel(?:ons|le))\b|\b(?:respond(?:emos|eré)|respuesta|contactaremos|llamaremos)\b/iu,
);

/** Says when one will hear back, which is not when the work is done. */
export const promisesReply = (text: string): boolean => REPLY.test(text);

const BETWEEN_ITEMS = lightLetters(
  /[,;\n·•|]|(?<=\p{L})\s?\/\s?(?=\p{L})|\s(?:and|or|und|oder|sowie|et|ou|y|o|e|&)\s/gu,
);

/** Entries of an enumeration in running text or lines. */
export const enumerated = (text: string): number => (text.match(BETWEEN_ITEMS)?.length ?? 0) + 1;

/** Says what somebody or something is or does. */
export const defines = (text: string): boolean =>
  /\bis (?:a|an|the|your)\b|\bare (?:a|an|the)\b|\bwe (?:help|build|make|offer|provide|support|run)\b|\bist (?:ein|eine|der|die|das)\b|\bsind (?:ein|eine)\b|\bwir (?:helfen|bieten|entwickeln|unterstützen)\b|\best (?:un|une|le|la|l)\b|\bnous (?:aidons|proposons|développons|accompagnons|sommes)\b|\bes (?:un|una|el|la)\b|\bsomos (?:un|una)\b|\b(?:ayudamos|ofrecemos|desarrollamos)\b/iu.test(
    text,
  );

const YES_OR_NO = lightLetters(
  /^(?:yes|no|of course|absolutely|certainly|sure|ja|nein|selbstverständlich|natürlich|klar|oui|non|bien sûr|absolument|tout à fait|sí|no|por supuesto|claro)(?![\p{L}-])/iu,
);

/** The answer begins with a yes or a no. */
export const saysYesOrNo = (text: string): boolean => YES_OR_NO.test(text);

/** Sentences of a text, roughly. */
export const sentenceCount = (text: string): number =>
  text.match(/[^.!?…\n]{12,}(?:[.!?…](?=\s|["”»)]|$)|$)/gu)?.length ?? 0;

/** A rating: stars, or so many of five or ten. */
export const rates = (text: string): boolean =>
  /[★⭐]|\b\d(?:[.,]\d)? ?(?:\/|out of|von|sur|de) ?(?:5|10)\b/iu.test(text);

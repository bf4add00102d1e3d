import { lightLetters } from '../text/light-letters.ts';

/**
 * Marks by which an answer of a kind is known in any of the four languages. They say that a sum, a time, a place stands there, not
 * what it is a sum of: that the passage is about the question is decided elsewhere.
 */

const SUM = "\\d{1,3}(?:[.,' \\u00a0]\\d{3})*(?:[.,]\\d{1,2})?";
/** Signs and codes of currencies, of countries whose websites are in one of the four languages above all. */
const SIGN =
  '(?:[€£$₹₺¥₦₱฿]|(?:CHF|EUR|USD|GBP|AUD|CAD|NZD|INR|AED|BHD|BD|SAR|QAR|ZAR|SGD|HKD|MXN|COP|CLP|ARS|PEN|MAD|DHS?|XOF|XAF|F?CFA|DZD|TND|RM|KES|NGN|PHP|THB|DKK|SEK|NOK|PLN|CZK)(?!\\p{L})|Rs\\.?(?!\\p{L})|Fr\\.)';
const AMOUNT = lightLetters(
  `(?:${SIGN}|S/\\.?)\\s?${SUM}|${SUM}(?:,[-–—])?\\s?(?:${SIGN}|[Ee]uros?(?!\\p{L})|dollars?|pesos|soles|francs|pounds)`,
  'u',
);
const FREE =
  /\b(?:free of charge|no charge|at no cost|(?<!feel |[Ff]eel-|-)free(?![- ]?(?:range|standing))|kostenlos(?:e[mnrs]?)?|kostenfrei(?:e[mnrs]?)?|unentgeltlich(?:e[mnrs]?)?|gratis|gratuit(?:e|es|s|ement)?|offerte?s?|sans frais|gratuit[oa]s?|sin coste|sin costo|sin cargo)\b/iu;
const ON_REQUEST = lightLetters(
  /on request|sliding scale|discounts?\b|ermäßigung|descuentos?\b|precios especiales|\bquotes?\b|estimate|auf anfrage|kostenvoranschl[aä]g|angebot (?:einhol|anford|anfrag|erstell|erhalt|mach|unterbreit)|(?:unverbindlich|individuell|kostenlos)\p{L}* angebot|festpreis|pauschal|sur (?:demande|devis)|\bdevis\b|\bforfait|presupuesto|cotizaci[oó]n|a consultar|consultar precio|tarifa plana/iu,
);

const WEEKDAY =
  /\b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:days?)?\b|\b(?:mo|di|mi|do|fr|sa|so)\b\.?\s?(?:[-–—+&,]|bis|und)|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s?\b|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun|mar|mer|jeu|ven|sam|dim)s?\b|\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)\b|\b(?:daily|every day|weekdays|täglich|werktags|tous les jours|todos los d[ií]as|7\s?j(?:ours)?\s?\/\s?7)\b/iu;
const CLOCK = lightLetters(
  /\b\d{1,2}[:.h]\d{2}\b|\b\d{1,2}\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h)(?![\p{L}\d])|\b24\s?\/\s?7|rund um die uhr|24\/7|7j\/7/iu,
);

const COUNT =
  '(?:\\d+(?:[.,]\\d+)?(?:\\s?(?:-|–|bis|to|à|a|or|oder|ou|o)\\s?\\d+)?|an? few|few|a couple of|wenige[nr]?|quelques|poc[oa]s|one|two|three|four|five|six|eight|ten|ein(?:e[nrms]?)?|zwei|drei|vier|fünf|sechs|acht|zehn|une?|deux|trois|quatre|cinq|six|huit|dix|un[ao]?|dos|tres|cuatro|cinco|seis|ocho|diez)';
const DURATION = lightLetters(
  `(?<![\\p{L}\\d])${COUNT}(?:[ -]|\\s?)(?:(?:business|working|jours?|full|short|volle[nr]?)[ -])?(?:sec(?:ond|onds|ondes?)?|sek(?:unden?)?|segundos?|min(?:ute|uten|utes|uto|utos|s)?|hours?|hrs?|h|stunden?|std|heures?|horas?|days?|tagen?|tage?|werktagen?|arbeitstagen?|jours?|jour ouvré|d[ií]as?|weeks?|wochen?|semaines?|semanas?|months?|monaten?|mois|meses|mes|years?|jahren?|ans|ann[ée]es?|años?)(?![\\p{L}])|same[- ]day|am (?:selben|gleichen) tag|le jour même|dans la journée|el mismo día|next[- ]day|overnight|immediately|sofort|immédiate|inmediat|24\\s?h|48\\s?h`,
  'iu',
);
const DIGIT = /\d/;

const PHONE =
  /(?<![\d/.-])(?:\+|00|\(0|0|\()\d[\d ()./-]{6,17}\d|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b|\b\d{2,3}(?: \d{2,3}){2,4}\b/;
const EMAIL = /(?<![\w.+-])[\w.+-]+(?:@|\s?\[at\]\s?|\s?\(at\)\s?)[\w-]+\.[a-z]{2,}/i;

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
  /(?:^|[^\p{L}])(?:in|In|IN|im|Im|near|Near|around|Around|serving|Serving|SERVING|serve|across|Across|throughout|Throughout|THROUGHOUT|covering|nahe|bei|Bei|um|Raum|Umkreis|Großraum|à|À|en|En|sur|près de|autour de|dans|Dans|région|cerca de|zona|toda)\s(?:(?:the|den|der|dem|le|la|les|el|los|las|[Gg]reater|all|ganz|toute|todo|toda|ciudad de|ville de|city of)\s)*(?!(?:Touch|Contact|Person|Action|Stock|Minutes|January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Our|Your|My|We|You)\b)\p{Lu}[\p{L}'’-]{2,}/u,
);

const REGION = lightLetters(
  /(?:Raum|Großraum|Region|Umkreis(?: von)?|Umgebung von|Landkreis|Kreis|Stadtgebiet|aus|für|in|rund um)\s(?:und um )?\p{Lu}[\p{L}-]+(?:,| und| &|\s-)? (?:und |& )?(?:Umgebung|Umland|Region|Kreis|\p{Lu}\p{L}+ (?:und|&) Umgebung)|(?:Raum|Großraum|Region|Umkreis(?: von)?|Landkreis)\s\p{Lu}\p{L}+/u,
);
const PERSON = lightLetters(
  /(?:(?:Dr|Prof|Mr|Mrs|Ms|Dipl|Me|Maître|Herr|Frau|Sra?|Dra?)\.?\s(?:\p{L}+\.\s?)*)?\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}\.)?(?:\s(?:de|van|von|del|da|la))?\s\p{Lu}[\p{L}'’-]+/u,
);

const PROOF =
  /licen[cs]ed?\b|insured|insurance|certifi|accredit|registered|member of|award|diploma|degree|qualified|guarantee|warrant|association|liability|versichert|haftpflicht|zertifi|zugelassen|meister|innung|kammer|fachanw|mitglied|diplom|auszeichn|ausgezeichnet|approbiert|assur[ée]|agré[ée]|dipl[oô]m|label\b|qualibat|\brge\b|barreau|ordre des|membre|décennale|certificat|colegiad|homologad|acreditad|titulad|licenciad|miembro|premio|máster|seguro de|autorizad/iu;

const DAY_AND_MONTH = lightLetters(
  /\b\d{1,2}(?:st|nd|rd|th|er|\.|º)?,? (?:de |of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|okt|nov|dec|dez|janv|fév|fev|mär|maerz|avr|mai|juin|juil|aoû|déc|ene|abr|ago|dic)\p{L}*|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}\b|\b\d{1,2}[./]\d{1,2}[./](?:\d{2}|\d{4})\b|\b\d{4}-\d{2}-\d{2}\b/iu,
);

/** Names prices, without saying them: a link called "Our rates". */
export const namesPrices = (text: string): boolean =>
  /pric|rates?\b|fees?\b|cost|menu|preis|kosten|honorar|gebühr|speisekarte|tarif|prix|honoraires|carte\b|devis|quote|angebot|precio|presupuesto|carta\b/iu.test(
    text,
  );
export const hasAmount = (text: string): boolean => AMOUNT.test(text);

const THRESHOLD =
  /(?:over|above|more than|exceeding|über|mehr als|plus de|más de|superiores? a)\s(?:[€£$]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|euros?\b|EUR\b))/giu;
/** A price, not the sum from which something else holds: "for treatments over £300". */
export const hasPrice = (text: string): boolean => hasAmount(text) && hasAmount(text.replace(THRESHOLD, ''));
export const isFree = (text: string): boolean => FREE.test(text);
export const isOnRequest = (text: string): boolean => ON_REQUEST.test(text);
export const hasWeekday = (text: string): boolean => WEEKDAY.test(text);
/** Two days or a span of them are hours; one day with a time may be an event. */
export const namesSeveralDays = (text: string): boolean => {
  const first = WEEKDAY.exec(text);
  if (!first) return false;
  return (
    /[-–—+&,]|bis|und|daily|every day|weekdays|täglich|werktags|tous|todos|7/u.test(first[0]) ||
    WEEKDAY.test(text.slice(first.index + first[0].length))
  );
};
export const hasClock = (text: string): boolean => CLOCK.test(text);
export const hasDuration = (text: string): boolean => DURATION.test(text);
export const hasNumber = (text: string): boolean => DIGIT.test(text);
export const hasContact = (text: string): boolean => PHONE.test(text) || EMAIL.test(text);
export const hasAddress = (text: string): boolean => STREET.test(text) || STREET_NAME.test(text) || POSTCODE.test(text);
export const namesTransport = (text: string): boolean => TRANSPORT.test(text);
export const namesPlace = (text: string): boolean => NAMED_PLACE.test(text);
/** A German region by name: nouns have capitals there, so the word before or behind must tell. */
const AROUND = lightLetters(
  /(?:Raum|Großraum|Umkreis(?: von)?)\s\p{Lu}\p{L}+|(?:in|um|aus|für|bei)\s\p{Lu}[\p{L}-]+(?:,? \p{Lu}[\p{L}-]+)* (?:und|&|sowie) (?:der )?(?:Umgebung|Umland|Umkreis)/u,
);
/** "In Hude und Umgebung": a place with what lies around it. */
export const namesSurroundings = (text: string): boolean => AROUND.test(text);
export const namesRegion = (text: string): boolean => REGION.test(text);
export const namesPerson = (text: string): boolean => PERSON.test(text);
export const hasProof = (text: string): boolean => PROOF.test(text);
export const hasDate = (text: string): boolean => DAY_AND_MONTH.test(text) || (WEEKDAY.test(text) && CLOCK.test(text));

const REPLY = lightLetters(
  /\b(?:get back to you|repl(?:y|ies)|respon(?:d|se)|answer(?:s|ed)? (?:you|your|all)|call you back|in touch)\b|\b(?:antworten|antwort|rückmeldung|rückruf|melden uns|melde mich)\b|\b(?:répon(?:dons|ds|se)|recontact\p{L}*|rappel(?:ons|le))\b|\b(?:respond(?:emos|eré)|respuesta|contactaremos|llamaremos)\b/iu,
);

const FIGURE =
  '(?:\\d{1,3}\\+?|\\p{L}*(?:ten|teen|twenty|thirty|forty|fifty)|zehn|zwanzig|dreißig|vierzig|fünfzig|dix|quinze|vingt|trente|quarante|diez|quince|veinte|treinta|cuarenta)';
const YEAR_SPAN = `(?:(?:a|one|two|three|four|five) decades?|${FIGURE}(?:\\s?(?:-|–|à|to|bis)\\s?\\d+)?(?: \\(\\d+\\))?\\s(?:year|jähr|jahre|an(?:s|nées)\\b|años))`;
const IN_BUSINESS =
  'experience|business|trad(?:e|ing)|industry|serving|serv(?:ice|ed)|practic|family|erfahrung|bestehen|tradition|jährige|tätig|berufs|branche|handwerk|expérience|métier|existence|service|experiencia|trayectoria|oficio|sector|servicio|dedic';
const SINCE =
  /(?:since|founded|established|est\.?|opened|started|began|seit|gegründet|eröffnet|gründung|depuis|ouverture|fondée?s?|créée?s?|création|ouvert|installée? en|desde|fundad[ao]|cread[ao]|abiert[ao]|nacid?[oó])(?!\p{L})[^.!?\n]{0,40}?\b(?:1[6-9]|20)\d\d\b|\b(?:1[6-9]|20)\d\d (?:gegründet|eröffnet|founded)|\b(?:19|20)\d\d\b[^.!?]{0,90}(?:anerkennung|examen|abschluss|approbation|meisterprüfung|graduated|qualified|degree|diplômée?|diplôme|licenciad|titulad)/iu;
const FOR_YEARS = lightLetters(
  `(?:for|over|than|nearly|almost|seit|über|als|depuis|plus de|hace|más de|with|mit|fort de) (?:the (?:last|past) |about |around |rund |etwa |mehr als |over |über |plus de |más de |more than )?${YEAR_SPAN}|${YEAR_SPAN}[^.!?\\n]{0,50}(?:${IN_BUSINESS})|(?:${IN_BUSINESS})[^.!?\\n]{0,40}${YEAR_SPAN}`,
  'iu',
);
/** A year of founding or a number of years in business. */
export const tellsYears = (text: string): boolean => SINCE.test(text) || FOR_YEARS.test(text);

/** Experience without a figure. */
export const claimsExperience = (text: string): boolean =>
  /experienced|(?:of|our|extensive|wide|vast|great|much|years.?) experience\b|experience (?:in|with|of)\b|\bdecades|langjährig|jahrelang|jahrzehnt|\berfahrene?[nrs]?\b|(?:viel|große[rn]?|reiche[rn]?) erfahrung|erfahrung(?:en)? (?:in|mit|als|im)|expérimenté|(?:notre|longue|solide|grande|forte) expérience|expérience (?:dans|en|de)|(?:amplia|larga|gran|mucha|extensa|dilatada|nuestra|años de) (?:experiencia|trayectoria)|experiencia (?:en|como)/iu.test(
    text,
  );

const NAME = lightLetters(/\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}\.)?(?: (?:de|van|von|del|da|la))? \p{Lu}[\p{L}'’-]+/gu);
/** Trades and offices, right behind a name. */
const ROLE = lightLetters(
  /^\s?(?:[,(–—:|·\n-]\s?|(?:is|ist|est|es) (?:the |our |a |an |der |die |le |la |l.|el |un |una |une )?)(?:\p{L}+ly )?(?:(?:vice|senior|managing|general|head|lead|chief|licen[cs]ed|registered|certified|qualified|master|clinical|social) |co-)*(?:chair(?:m[ae]n|woman|person|iman)?|president|director|ceo|(?:co-)?founder|owner|partner|manager|treasurer|secretary|pastor|dentist|doctor|physician|surgeon|worker|psychologist|counsellor|builder|lawyer|attorney|solicitor|\p{L}*therapist|osteopath|veterinarian|instructor|teacher|coach|trainer|stylist|hairdresser|chef|electrician|plumber|inhaber(?:in)?|(?:geschäftsführende[r]? )?gesellschafter(?:in)?|geschäftsführer(?:in)?|\p{L}*leiter(?:in)?|vorsitzender?|\p{L}*(?:ärztin|arzt)|\p{L}*meister(?:in)?|\p{L}*(?:anwalt|anwältin)|\p{L}*therapeut(?:in)?|heilpraktiker(?:in)?|lehrer(?:in)?|gérante?|(?:co)?fondat(?:eur|rice)|direct(?:eur|rice)|avocate?|ostéopathe|\p{L}*thérapeute|coiffeu(?:r|se)|artisan|propriétaire|abogad[oa]|soci[oa]|directora?|gerente|fundadora?|dueñ[oa]|propietari[oa]|doctora?|fisioterapeuta|dentista|electricista)(?!\p{L})/iu,
);
const SELF = lightLetters(
  /(?:[Mm]eine? [Nn]ame ist|[Ii]ch bin|[Ii]ch heiße|[Mm]y name is|I am|I['’]m|[Jj]e m['’]appelle|[Jj]e suis|[Mm]e llamo|[Mm]i nombre es|[Ss]oy)\s/gu,
);
const NAME_NEXT = lightLetters(/^\p{Lu}[\p{Ll}'’-]+\s\p{Lu}[\p{L}'’-]+[^.!?]{25}/u);
/** "My name is Ann Lee, since 1998 I have ...": a name and something about its bearer. */
export const introducesSelf = (text: string): boolean => {
  for (const { 0: opening, index } of text.matchAll(SELF)) {
    const end = index + opening.length;
    if (NAME_NEXT.test(text.slice(end, end + ROLE_REACH * 2))) return true;
  }
  return false;
};
const ROLE_REACH = 60;
/** "Ann Lee, LMSW": letters behind a name, unless they are those of a state. */
const LETTERS =
  /^,\s(?!USA|UK|UAE|NSW|VIC|QLD|TAS)(?:PT|MD|OT|RN|ND|DO|DC|[A-Z][A-Za-z]?[A-Z]{2,4}|[BM]\.?(?:A|Sc|Ed|Eng)\b|Ph\.?D)/u;
/** "Zahnärztin Ruth Lang", "Inhaber: Max Maier". */
const TRADE_FIRST = lightLetters(
  /(?:[Ii]nhaber(?:in)?|[Gg]eschäftsführer(?:in)?|[Ll]eiter(?:in)?|(?<!\p{L})\p{L}*(?:ärztin|arzt)|(?<!\p{L})\p{L}*meister(?:in)?|(?<!\p{L})\p{L}*(?:anwalt|anwältin)|(?<!\p{L})\p{L}*therapeut(?:in)?|[Hh]eilpraktiker(?:in)?|[Oo]wner|[Ff]ounder|[Dd]irector|[Mm]anager|[Dd]entist|[Gg]érante?|[Ff]ondat(?:eur|rice)|[Aa]vocate?|[Oo]stéopathe|[Dd]irect(?:eur|rice)|[Aa]bogad[oa]|[Dd]irectora?|[Pp]ropietari[oa]|[Ff]undadora?)(?::|\s[-–])?\s(?:Dr\.\s|Prof\.\s|med\.\s|dent\.\s|vet\.\s)*\p{Lu}[\p{Ll}'’-]+\s\p{Lu}\p{Ll}[\p{L}'’-]+/u,
);
/** "Ann Lee (Chair)", "Ann Lee is the owner": who somebody is, side by side with the name. */
/** What may stand between a name and a trade, to look no further behind most names. */
const OPENS_ROLE = /^\s?[,(–—:|·\n-]|^ (?:is|ist|est|es) /u;
/** Without one of these no name in a text has a trade beside it: asked first, as most texts have none. */
const HAS_TRADE =
  /,\s[A-Z]|chair|presid|direct|ceo|founder|owner|partner|manager|treasur|secret|pastor|dentist|doctor|physician|surgeon|worker|psycholog|counsel|builder|lawyer|attorney|solicitor|therap|osteopath|veterin|instructor|teacher|coach|trainer|stylist|hairdress|chef|electri|plumber|inhaber|gesellschaft|führer|leiter|vorsitz|rzt|meister|anw[aä]lt|heilprakti|lehrer|gérant|fondat|avocat|ostéo|thérap|coiff|artisan|propri|abogad|soci|gerente|fundador|dueñ|fisio/i;
export const namesWithRole = (text: string): boolean => {
  if (!HAS_TRADE.test(text)) return false;
  for (const { 0: name, index } of text.matchAll(NAME)) {
    const end = index + name.length;
    const behind = text.slice(end, end + ROLE_REACH);
    if (OPENS_ROLE.test(behind) && (ROLE.test(behind) || LETTERS.test(behind))) return true;
  }
  return TRADE_FIRST.test(text);
};

const WORKS_IN = lightLetters(
  /(?<!\p{L})(?:services?|[Ww]ork(?:s|ing)?|[Oo]perat(?:e|ing)|[Ss]erv(?:e|es|ing)|[Cc]over(?:s|ing)?|[Cc]ustomers|[Cc]lients|[Hh]omes|[Hh]omeowners|[Pp]rojects|tätig|unterwegs|Einsatz\p{L}*|[Ii]ntervenons|[Ii]ntervient|[Ii]nterventions?|[Dd]épannages?|[Tt]ravaux|[Tt]rabajamos|[Ss]ervicios?|[Aa]tendemos|[Ii]nstalaciones)(?!\p{L})[^.!?\n]{0,40}$/u,
);
const PLACE_AFTER = new RegExp(NAMED_PLACE.source, 'gu');
/** "Building services in Wellington and Porirua": where somebody works, not just where a house stands. */
export const worksIn = (text: string): boolean => {
  for (const { index } of text.matchAll(PLACE_AFTER))
    if (WORKS_IN.test(text.slice(Math.max(0, index - ROLE_REACH), index + 1).trimEnd())) return true;
  return false;
};

const DAILY =
  /\b(?:every day|daily|(?:6|7|six|seven) days|täglich|(?:6|7) tage|tous les jours|[67]\s?j(?:ours)?\s?(?:\/|sur)\s?7|todos los días|los (?:7|siete) días)\b/iu;
/** Open every day, at no said times. */
export const opensDaily = (text: string): boolean =>
  DAILY.test(text) &&
  /open|available|geöffnet|für sie da|ouvert|disponible|abierto|abrimos|trabaj|atendemos/iu.test(text);

const LOCATION = /(?:^|\n|[^\p{L}])(?:[Ll]ocation|[Ss]tandort|[Ll]ieu|[Uu]bicación)\s?:\s?\p{Lu}/u;
/** Says where somebody sits, not how far they go. */
export const sitsIn = (text: string): boolean =>
  LOCATION.test(text) ||
  (/\b(?:based|located|situated|live|ansässig|mit sitz|basée?s?|située?s?|installée?s?|ubicad[oa]s?|con sede)\b/iu.test(
    text,
  ) &&
    NAMED_PLACE.test(text));

/** "Non-refundable", "no contract": that there is none settles how long as well. */
export const saysNever = (text: string): boolean =>
  /non[- ]?refundable|no refunds?\b|no (?:long-term )?(?:contracts?|commitments?)\b|nicht (?:erstatt|stornier)|(?:ohne|keine) (?:\p{L}*bindung|mindestlaufzeit)|non remboursable|sans engagement|no reembolsable|sin (?:permanencia|compromiso de)/iu.test(
    text,
  );

/** Says when one will hear back, which is not when the work is done. */
export const promisesReply = (text: string): boolean => REPLY.test(text);

const BETWEEN_ITEMS = lightLetters(
  /[,;\n·•|]|(?<=\p{L})\s?\/\s?(?=\p{L})|\s(?:and|or|und|oder|sowie|et|ou|y|o|e|&)\s/gu,
);

/** Entries of an enumeration in running text or lines. */
export const enumerated = (text: string): number => (text.match(BETWEEN_ITEMS)?.length ?? 0) + 1;

const OFFERS =
  /\b(?:we (?:also )?(?:offer|provide|sell|stock|specialise|specialize|do|design|supply|install|repair|deal|cover|handle|carry)|speciali[sz](?:es|ing|ed) in|services (?:include|including|range)|including|from\b.{3,60}\bto|your (?:local )?\p{L}+ for|for all your|wir (?:bieten|sind spezialisiert|führen|verkaufen|fertigen|bauen|planen)|spezialisiert auf|(?:[Ii]hre?[rnms]?|deine?[rnms]?) \p{L}+ für|hilfe bei|help with|aide pour|ayuda con|leistungen (?:umfassen|reichen)|nous (?:proposons|vendons|réalisons|fabriquons|intervenons)|je (?:propose|réalise|crée)|vous (?:propose|trouverez|découvrirez|y découvrirez)|spécialisée?s? (?:dans|en)|ofrecemos|vendemos|realizamos|especializad[oa]s? en|se especializa en|nos dedicamos|trabajamos|hacemos|encontrará)(?!\p{L})/iu;

/** A sentence that counts up at least three things somebody offers. */
export const countsUpOffers = (text: string): boolean =>
  text.split(/(?<=[.!?])\s|\n/u).some((sentence) => OFFERS.test(sentence) && enumerated(sentence) > 3);

/** Says what somebody or something is or does. */
export const defines = (text: string): boolean =>
  /\b(?:offers|provides|bietet|propose|ofrece)\b|\bis (?:a|an|the|your)\b|\bare (?:a|an|the)\b|\bwe (?:help|build|make|offer|provide|support|run)\b|\bist (?:ein|eine|der|die|das)\b|\bsind (?:ein|eine)\b|\bwir (?:helfen|bieten|entwickeln|unterstützen)\b|\best (?:un|une|le|la|l)\b|\bnous (?:aidons|proposons|développons|accompagnons|sommes)\b|\bes (?:un|una|el|la)\b|\bsomos (?:un|una)\b|\b(?:ayudamos|ofrecemos|desarrollamos)\b/iu.test(
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

/** "We cannot guarantee that ...": speaks of something else. */
export const disclaims = (text: string): boolean =>
  /\b(?:cannot|can['’]t|do not|don['’]t) guarantee\b|keine (?:garantie|gewähr) (?:für die|auf die)|ne (?:peut|pouvons|peux) (?:pas )?garantir|no (?:puede|podemos|puedo) garantizar/iu.test(
    text,
  );

/** Sends the visitor to ask: the answer stays open. */
export const asksToAsk = (text: string): boolean =>
  /\b(?:ask (?:us|our|your|a member|for details)|(?:tell|let) us (?:about|know)|please (?:ask|enquire|inquire)|bei fragen|fragen sie|wenden sie sich|sprechen sie uns|nous consulter|renseignez-vous|demandez à|bei unserem (?:\p{L}*personal|team)|(?:ask|inform) (?:your )?(?:server|staff)|(?:notre|au) personnel|(?:nuestro|al) personal|consúlt[ea]n?(?:os|nos)|pregunt[ea]n?(?:os|nos)?)\b/iu.test(
    text,
  );

/** A rating: stars, or so many of five or ten. */
export const rates = (text: string): boolean =>
  /(?:[★⭐] ?){2}|[★⭐] ?\d|\d ?[★⭐]|\b\d(?:[.,]\d)? ?(?:\/|out of|von|sur|de) ?(?:5|10)\b|(?:reviews?|rating|rated|stars?|google|bewertung|sterne|note|étoiles|valoración|estrellas)\b.{0,20}\b[1-5][.,]\d\b|\b[1-5][.,]\d\b.{0,20}(?:google|reviews?|rating|stars?|bewertung|sterne|étoiles|avis|estrellas|reseñas)/iu.test(
    text,
  );

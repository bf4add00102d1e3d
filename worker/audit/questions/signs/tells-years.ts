import { lightLetters } from '../../text/light-letters.ts';

const FIGURE =
  '(?:\\d{1,3}\\+?|\\p{L}*(?:ten|teen|twenty|thirty|forty|fifty)|five|six|seven|eight|nine|zehn|zwanzig|dreißig|vierzig|fünfzig|dix|quinze|vingt|trente|quarante|diez|quince|veinte|treinta|cuarenta)';
const YEAR_SPAN = `(?:(?:a|one|two|three|four|five) decades?|${FIGURE}(?:\\s?(?:-|–|à|to|bis)\\s?\\d+)?(?: \\(\\d+\\))?\\s?(?:year|jähr|jahre|an(?:s|nées)\\b|años)(?![’'s]* (?:of )?(?:warrant|guarant|garant|de garant)| (?:of|de) (?:protection|life|vie|longévité|durée|tranquillité)))`;
const IN_BUSINESS =
  'experience|expertise|trusted|business|trad(?:e|ing)|industry|serving|serv(?:ice|ed)|practic|family|erfahrung|bestehen|tradition|jährige|tätig|berufs|branche|handwerk|expérience|métier|existence|service|experiencia|trayectoria|oficio|sector|servicio|dedic';
const SINCE =
  /(?:since|seit|depuis|desde)\n(?:19|20)\d\d\b|(?:dat(?:es|ing) (?:back )?to|roots in|se remonta a)[^.!?\n]{0,20}\b1[6-9]\d\d\b|(?:since|founded|established|est\.?|opened|started|began|seit|gegründet|eröffnet|gründung|depuis|ouverture|fondée?s?|créée?s?|création|ouvert|installée? en|desde|fundad[ao]|cread[ao]|abiert[ao]|nacid?[oó]|nace|nacimos)(?!\p{L})[^.!?\n]{0,60}?\b(?:1[6-9]|20)\d\d\b(?! (?:ist ein|gilt|gelten|müssen|muss|dürfen|est obligatoire|es obligatori))|\b(?:1[6-9]|20)\d\d (?:gegründet|eröffnet|founded)|\b(?:19|20)\d\d\b[^.!?]{0,90}(?:anerkennung|examen|abschluss|approbation|meisterprüfung|graduated|qualified|degree|diplômée?|diplôme|licenciad|titulad|(?:her|his|my|our|their) own (?:practice|business|company|shop|studio|firm|salon)|propi[oa] (?:práctica|negocio|empresa|taller|despacho|estudio|tienda)|eigene[nmrs]? (?:praxis|firma|betrieb|geschäft|unternehmen|atelier|studio|werkstatt)|propre (?:entreprise|cabinet|atelier|boutique|salon))/iu;
const FOR_YEARS = lightLetters(
  `(?<!pendant |dépasser |während )(?:for|over|than|nearly|almost|seit|über|als|depuis|plus de|hace|más de|with|mit|fort de) (?:the (?:last|past) |about |around |rund |etwa |mehr als |over |über |plus de |más de |more than )?${YEAR_SPAN}|${YEAR_SPAN}[^.!?\\n]{0,50}(?:${IN_BUSINESS})|(?:${IN_BUSINESS})[^.!?\\n]{0,40}${YEAR_SPAN}`,
  'iu',
);
/** A year of founding or a number of years in business. */
export const tellsYears = (text: string): boolean => SINCE.test(text) || FOR_YEARS.test(text);

/** Long, without a figure: "many years", "for generations". */
export const claimsYears = (text: string): boolean =>
  /\b(?:many|several|countless|over the|for|with|of|our) years\b(?! old)|\byears['’]? (?:of )?(?:\w+ )?experience\b|\byears ago\b|\bdecades\b|\b(?:for|over|two|three|four|five|six|several|many|second|third|fourth|fifth|sixth|\d(?:nd|rd|th)?)[ -]generations?\b|langjährig|jahrelang|jahrzehnt|(?:seit|vor|nach) (?:vielen|einigen|etlichen|mehreren|langen) jahren|(?:seit|zwei|drei|vier|fünf|mehrere[nr]?|zweite[nr]?|dritte[nr]?|vierte[nr]?|fünfte[nr]?|\d\.) generation(?:en)?\b|\bil y a (?:plusieurs |quelques |des )années|depuis (?:de (?:très )?nombreuses|plusieurs|des|longtemps)|de longue date|(?:années d['’]|longue )expérience|(?:depuis|deux|trois|quatre|cinq|plusieurs|deuxième|troisième|quatrième|cinquième|\d(?:e|ème)) générations?\b|de père en fils|hace (?:muchos |varios )?años|(?:muchos|varios|largos) años|años de (?:experiencia|trayectoria)|(?:amplia|larga|dilatada|extensa) (?:experiencia|trayectoria)|(?:dos|tres|cuatro|cinco|varias|segunda|tercera|cuarta|quinta|\dª) generaci(?:ón|ones)\b|de generación en generación/iu.test(
    text,
  );

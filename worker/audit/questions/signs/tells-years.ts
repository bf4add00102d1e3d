import { lightLetters } from '../../text/light-letters.ts';

const FIGURE =
  '(?:\\d{1,3}\\+?|\\p{L}*(?:ten|teen|twenty|thirty|forty|fifty)|five|six|seven|eight|nine|zehn|zwanzig|dreißig|vierzig|fünfzig|dix|quinze|vingt|trente|quarante|diez|quince|veinte|treinta|cuarenta)';
const YEAR_SPAN = `(?:(?:a|one|two|three|four|five) decades?|${FIGURE}(?:\\s?(?:-|–|à|to|bis)\\s?\\d+)?(?: \\(\\d+\\))?\\s(?:year|jähr|jahre|an(?:s|nées)\\b|años)(?![’'s]* (?:of )?(?:warrant|guarant|garant|de garant)| (?:of|de) (?:protection|life|vie|longévité|durée|tranquillité)))`;
const IN_BUSINESS =
  'experience|business|trad(?:e|ing)|industry|serving|serv(?:ice|ed)|practic|family|erfahrung|bestehen|tradition|jährige|tätig|berufs|branche|handwerk|expérience|métier|existence|service|experiencia|trayectoria|oficio|sector|servicio|dedic';
const SINCE =
  /(?:since|seit|depuis|desde)\n(?:19|20)\d\d\b|(?:dat(?:es|ing) (?:back )?to|roots in|se remonta a)[^.!?\n]{0,20}\b1[6-9]\d\d\b|(?:since|founded|established|est\.?|opened|started|began|seit|gegründet|eröffnet|gründung|depuis|ouverture|fondée?s?|créée?s?|création|ouvert|installée? en|desde|fundad[ao]|cread[ao]|abiert[ao]|nacid?[oó])(?!\p{L})[^.!?\n]{0,60}?\b(?:1[6-9]|20)\d\d\b(?! (?:ist ein|gilt|gelten|müssen|muss|dürfen|est obligatoire|es obligatori))|\b(?:1[6-9]|20)\d\d (?:gegründet|eröffnet|founded)|\b(?:19|20)\d\d\b[^.!?]{0,90}(?:anerkennung|examen|abschluss|approbation|meisterprüfung|graduated|qualified|degree|diplômée?|diplôme|licenciad|titulad)/iu;
const FOR_YEARS = lightLetters(
  `(?<!pendant |dépasser |während )(?:for|over|than|nearly|almost|seit|über|als|depuis|plus de|hace|más de|with|mit|fort de) (?:the (?:last|past) |about |around |rund |etwa |mehr als |over |über |plus de |más de |more than )?${YEAR_SPAN}|${YEAR_SPAN}[^.!?\\n]{0,50}(?:${IN_BUSINESS})|(?:${IN_BUSINESS})[^.!?\\n]{0,40}${YEAR_SPAN}`,
  'iu',
);
/** A year of founding or a number of years in business. */
export const tellsYears = (text: string): boolean => SINCE.test(text) || FOR_YEARS.test(text);

/** Experience without a figure. */
export const claimsExperience = (text: string): boolean =>
  /(?<!\b(?:ha(?:ve|s|d|ving)|who|ever|be|been)(?: you| ever| also)? |['’](?:ve|s|d) )experienced|(?:of|our|extensive|wide|vast|great|much|years.?) experience\b|\byears ago\b|\bhace (?:muchos )?años\b|\bvor (?:vielen |einigen )?jahren\b|\bil y a (?:plusieurs |quelques |des )?années|(?:our|my|his|her|their|have|has|with|and|years?['’]?|of|professional|wide|extensive) experience (?:in|with|of)\b|\bdecades|langjährig|jahrelang|jahrzehnt|\berfahrene?[nrs]?\b|(?:viel|große[rn]?|reiche[rn]?) erfahrung|erfahrung(?:en)? (?:in|mit|als|im|und)|(?:mit|unsere[r]?) erfahrung|expérimenté|(?:notre|mon|mes|longue|solide|grande|forte|années d['’]) ?expérience|expérience (?:dans|en|de|d['’])|(?:amplia|larga|gran|mucha|extensa|dilatada|nuestra|años de) (?:experiencia|trayectoria)|experiencia (?:en|como)/iu.test(
    text,
  );

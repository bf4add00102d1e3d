import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';

/** `before`: the letters before the end of a number in words. */
const figure = (before: string) => regexSource`
  (?:
    \d{1,3}\+?
    |${before}(?:ten|teen|twenty|thirty|forty|fifty)
    |five|six|seven|eight|nine|zehn|zwanzig|dreißig|vierzig|fünfzig
    |dix|quinze|vingt|trente|quarante|diez|quince|veinte|treinta|cuarenta
  )
`;
const yearSpan = (before: string) => regexSource`
  (?:
    (?:a|one|two|three|four|five) decades?
    |${figure(before)}(?:\s?(?:-|–|à|to|bis)\s?\d+)?(?: \(\d+\))?[\s-]?(?:year|yrs|jähr|jahre|an(?:s|nées)\b|años)(?!
      [’'s]* (?:of )?(?:warrant|guarant|garant|de garant)
      | (?:of|de) (?:protection|life|vie|longévité|durée|tranquillité)
    )
  )
`;
const YEAR_SPAN = yearSpan('\\p{L}*');
/** At the head of a pattern, where looking from each letter for the end of its word takes long and finds nothing more. */
const YEAR_SPAN_END = yearSpan('');
const IN_BUSINESS = regexSource`
    experience
    |expertise
    |mercado
    |rubro
    |market(?!ing)
    |(?:in|of) (?:the|this|our) (?:field|profession)
    |domaine
    |trusted
    |business
    |jubil
    |anniversary
    |trad(?:e|ing)
    |industry
    |serving
    |serv(?:ice|ed)
    |practic
    |family
    |erfahrung
    |bestehen
    |tradition
    |jährige
    |tätig
    |berufs
    |branche
    |handwerk
    |expérience
    |métier
    |existence
    |service
    |experiencia
    |trayectoria
    |oficio
    |sector
    |servicio
    |dedic
  `;
const YEAR = "\\b(?:1[6-9]|20)\\d\\d(?:['’]?s)?\\b";
/** What begins, before its year: "since 1998", "Founded: 2003", "set up in the 1990's". */
const BEGUN = regexSource`
    (?<!(?:in|of|into) use )since
    |founded
    |established
    |est\.?
    |opened
    |started
    |began
    |formed
    |incorporated
    |launched
    |set up
    |took over
    |bought (?:by|the|this)
    |(?:i|we) became
    |seit
    |gegründet
    |eröffnet
    |gründung
    |übernommen
    |selbst(?:st)?ändig
    |depuis
    |dès
    |ouverture
    |fondée?s?
    |créée?s?
    |création
    |vu le jour
    |(?:entreprise|société|association|marque|maison|ferme|aventure|atelier) (?:\p{L}+ )?née?
    |ouvert
    |installée? en
    |repris
    |lancée?s? en
    |desde
    |fundad[ao]
    |cread[ao]
    |abiert[ao]
    |nacid?[oó]
    |nace
    |nacimos
    |inici(?:ó|amos|é)
    |comenz(?:ó|amos|é)
    |comienza
    |empez(?:ó|amos|é)
    |empieza
    |inicia
    |arrancamos
    |abrimos
  `;
/** The same behind its year: "In 2014 we opened". */
const BEGINS = regexSource`
    (?:
      (?:we|i|he|she|they|the (?:business|company|shop|practice|firm|club)|and) (?:then |first |have |had )?(?:
        opened|founded|established|started|launched|formed|set up|took over|began
      )
      |(?:habe |haben |hat )?(?:ich|wir|er|sie)? ?[^.!?\n]{0,40}(?:
        gegründet|eröffnet|übernommen|selbst(?:st)?ändig
      )
      |gründete
      |eröffnete
      |übernahm
      |(?:j[’']|nous |il |elle |ils )(?:ai |avons |a |ont )?(?:
        ouvr|ouvert|crée|fonde|fondé|repren|repris|lanc|m.installe
      )
      |voit le jour
      |(?:se )?(?:fund|cre)(?:ó|amos)
      |abr(?:ió|imos|í) |nace |nació |nacimos
      |(?:inici|comenz|empez|arranc)(?:ó|amos|é)
      |pon(?:emos|go) en marcha
      |pus(?:imos|e) en marcha
    )
  `;
const LAW = '(?! (?:ist ein|gilt|gelten|müssen|muss|dürfen|est obligatoire|es obligatori))';
const SINCE = lightLetters(
  [
    `(?:since|founded|established|est\\.?|seit|gegründet|depuis|fondée? en|desde|fundada? en)\\n${YEAR}`,
    `(?:dat(?:es|ing) (?:back )?to|roots in|se remonta a)[^.!?\\n]{0,20}\\b1[6-9]\\d\\d\\b`,
    `(?<!\\p{L})(?:${BEGUN})(?!\\p{L})(?:[^.!?\\n]|(?<= \\p{Lu})\\.){0,60}?${YEAR}${LAW}`,
    `\\b(?:1[6-9]|20)\\d\\d (?:gegründet|eröffnet|founded)`,
    `\\b(?:19|20)\\d\\d ?[-–—] ?(?:today|present|heute|aujourd['’]hui|hoy|actualidad)`,
    regexSource`
      (?<!\p{L})(?:our|celebrat(?:e|es|ing)|unser(?:en)?|notre|nuestro) (?:our |nos )?\d{1,3}(?:st|nd|rd|th|\.|e
      |ème|º|°)? ?(?:anniversary|jubiläum|anniversaire|aniversario)
    `,
    `(?:vor|il y a) (?:rund |fast |près de |presque )?\\d{2} (?:jahren|ans)`,
    `\\b(?:19|20)\\d\\d\\b[^.!?\\n]{0,40}?(?<!\\p{L})${BEGINS}`,
    regexSource`
      \b(?:19|20)\d\d\b[^.!?]{0,90}(?:
        anerkennung
        |examen
        |abschluss
        |approbation
        |meisterprüfung
        |graduated
        |qualified
        |degree
        |diplômée?
        |diplôme
        |licenciad
        |titulad
        |(?:her|his|my|our|their) own (?:practice|business|company|shop|studio|firm|salon)
        |propi[oa] (?:práctica|negocio|empresa|taller|despacho|estudio|tienda)
        |eigene[nmrs]? (?:praxis|firma|betrieb|geschäft|unternehmen|atelier|studio|werkstatt)
        |propre (?:entreprise|cabinet|atelier|boutique|salon)
      )
    `,
  ].join('|'),
  'iu',
);
const FOR_YEARS = lightLetters(
  regexSource`
    (?<!pendant |dépasser |während )(?:
      for|over|than|nearly|almost|seit|über|als|depuis|voilà|fait|plus de|hace|más de|with|mit|fort de
    ) (?:the (?:last|past) |about |around |rund |etwa |mehr als |over |über |plus de |más de |more than )?${YEAR_SPAN}
    |(?:llevamos|llevo|feiern?|celebrat(?:e|es|ing)|fête(?:ns)?|celebramos) (?:unser |our |nos |ya )?${YEAR_SPAN}
    |${YEAR_SPAN_END}(?:\p{L}*\n(?:of |de |d['’]|in )?|[^.!?\n]{0,50})(?:${IN_BUSINESS})
    |(?:${IN_BUSINESS})[^.!?\n]{0,40}${YEAR_SPAN}
  `,
  'iu',
);
/** A year of founding or a number of years in business. */
export const tellsYears = (text: string): boolean => SINCE.test(text) || FOR_YEARS.test(text);

const MANY_YEARS = lightLetters(
  regexSource`
  \b(?:many|several|countless|over the|for|with|of|our) years\b(?! old)
  |\byears['’]? (?:of )?(?:\w+ )?experience\b
  |\byears ago\b
  |\bdecades\b
  |\b(?:for|over|two|three|four|five|six|several|many|second|third|fourth|fifth|sixth|\d(?:nd|rd|th)?)[ -]genera
  tions?\b
  |langjährig
  |jahrelang
  |jahrzehnt
  |seit jahren\b
  |(?:seit|vor|nach) (?:vielen|einigen|etlichen|mehreren|langen) jahren
  |(?:seit|zwei|drei|vier|fünf|mehrere[nr]?|zweite[nr]?|dritte[nr]?|vierte[nr]?|fünfte[nr]?|\d\.) generation
  (?:en)?\b
  |\bil y a (?:plusieurs |quelques |des )années
  |depuis (?:de (?:très )?nombreuses|plusieurs|des (?:années|décennies|générations|lustres)|longtemps)
  |de longue date
  |(?:années d['’]|longue )expérience
  |(?:depuis|deux|trois|quatre|cinq|plusieurs|deuxième|troisième|quatrième|cinquième|\d(?:e|ème)) générations?\b
  |de père en fils
  |hace (?:muchos |varios )?años
  |(?:muchos|varios|largos) años
  |años de (?:experiencia|trayectoria)
  |(?:amplia|larga|dilatada|extensa) (?:experiencia|trayectoria)
  |(?:dos|tres|cuatro|cinco|varias|segunda|tercera|cuarta|quinta|\dª) generaci(?:ón|ones)\b
  |de generación en generación
`,
  'iu',
);

/** Long, without a figure: "many years", "for generations". */
export const claimsYears = (text: string): boolean => MANY_YEARS.test(text);

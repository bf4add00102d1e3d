import { lightLetters, type Pattern } from './light-letters.ts';
import { regexSource } from './regex-source.ts';

/**
 * Passages of a website that speak of somebody else: the hosting company, an authority or chamber, a mediator, the web
 * designer, a processor named in a privacy policy. Their phones and addresses are not the business's. Legal notices in most
 * of Europe must name these (e.g. France: LCEN art. 6 III, https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000801164;
 * Germany: DDG § 5, https://www.gesetze-im-internet.de/ddg/__5.html), so they follow a small, stable vocabulary.
 */
export interface Vocabulary {
  reason: string;
  /** Words that mark a heading or label anywhere. */
  strong: Pattern;
  /** Believed in a footer, on a legal page or beside a word for website only: builders build and bakers make by hand too. */
  isCredit?: boolean;
  /** Words that mark one only on a legal page: elsewhere they may be what the business sells. */
  legalOnly?: Pattern;
}

export const STAND_IN = 'stand-in or emergency line';
/** 「海辺市役所 2階 保育課」, over its address and number. */
export const TOWN_OFFICE = 'office of a town';

export const VOCABULARY: Vocabulary[] = [
  {
    reason: 'hosting company',
    strong: lightLetters(
      regexSource`
        \bh[ée]bergeur|\bh[ée]berg[ée]e?s? (?:par|chez|aupr[èe]s)|h[ée]bergement du site|hosting[- ]?provider
        |webhosting-?anbieter|\bgehostet (?:bei|von|durch)|\bwebhoster\b|proveedor de (?:hosting|alojamiento)
        |alojad[oa] en\b|fornitore (?:di|del servizio di) hosting|ospitato (?:da|su|presso)
        |provedor de (?:alojamento|hospedagem)|alojado (?:por|em)\b|gehost (?:bij|door)
      `,
      'i',
    ),
    legalOnly: /\bhost(?:ing|er)\b|\bhosted (?:by|on|with)\b|h[ée]bergement|alojamiento|alojamento|サーバー/i,
  },
  {
    reason: 'authority or chamber',
    strong: lightLetters(
      regexSource`
        aufsichtsbeh[öo]rde|[äa]rztekammer|anwaltskammer|handwerkskammer|apothekerkammer|architektenkammer
        |ingenieurkammer|steuerberaterkammer|notarkammer|psychotherapeutenkammer|tier[äa]rztekammer
        |wirtschaftspr[üu]ferkammer|industrie- und handelskammer|kassen(?:zahn)?[äa]rztliche vereinigung
        |landesbeauftragte|bundesbeauftragte|datenschutzbeh[öo]rde
        |zust[äa]ndige (?:beh[öo]rde|kammer|stelle|bezirksregierung|regierung)|zulassungsbeh[öo]rde
        |durchsetzungs(?:stelle|verfahren)|[üu]berwachungsstelle|autorit[ée] de (?:contr[ôo]le|protection)|\bCNIL\b
        |agencia espa[ñn]ola de protecci[óo]n|\bAEPD\b|autoridad de control|colegio oficial|garante per la protezione
        |autorit[àa] (?:di controllo|garante)|autoriteit persoonsgegevens|information commissioner
        |supervisory authority|data protection authority|regulated by|comiss[ãa]o nacional de prote[cç][ãa]o
        |autoridade de (?:controlo|supervis[ãa]o)|個人情報保護委員会
      `,
      'i',
    ),
    legalOnly: lightLetters(
      regexSource`
        kammer\b|^zust[äa]ndige[rs]? |\bbezirksregierung\b|regierungspr[äa]sidium|\blandratsamt|gesundheitsamt
        |veterin[äa]ramt|ordnungsamt|gewerbeaufsicht|\bmagistrat\b|bezirkshauptmannschaft
        |\binstitut (?:des|professionnel|royal)\b|beroepsinstituut|\bKZV\b|\bIHK\b
        |\bordre (?:des|national|d[eé]partemental)|\bbarreau\b|\bcolegio\b|\bordine (?:degli|dei)|toezichthouder
        |aufsicht\b|berufshaftpflicht|haftpflichtversicher
        |assurance (?:responsabilit|professionnelle|d[ée]cennale|rc\b|multirisque)
        |garantie (?:d[ée]cennale|financi[èe]re)|versicherer|seguro de responsabilidad
      `,
      'i',
    ),
  },
  {
    reason: 'dispute resolution',
    strong: lightLetters(
      regexSource`
        streitbeilegung|streitschlichtung|schlichtungsstelle|schlichter\b|\bm[ée]diateur\b
        |m[ée]diation de la consommation|dispute resolution|ombuds(?:man|stelle|dienst)
        |klachten(?:service|commissie|functionaris)|complaints (?:service|commission|board)
        |resoluci[óo]n (?:de litigios|alternativa)|arbitraje de consumo
        |risoluzione (?:delle|alternativa delle) controversie|geschillencommissie|geschillenbeslechting
        |resolu[çc][ãa]o (?:alternativa )?de lit[íi]gios|em caso de lit[íi]gio|en cas de litige|centro de arbitragem
        |livro de reclama
      `,
      'i',
    ),
  },
  {
    reason: 'web designer',
    isCredit: true,
    strong: lightLetters(
      regexSource`
        ^(?:site (?:web|internet)|web ?site|webseite|webmaster)\s?:\s?[\w.+-]+@
        |^(?:
          conception|cr[ée]ation|r[ée]alisation|web ?design|design|gestaltung|umsetzung|desarrollo|dise[ñn]o
          |realizzazione|ontwerp|desenvolvimento
        )(?: (?:et|&|und|and|e|y|en) \p{L}+)?\s?:
        |\bweb(?:site|seite)?[- ]?(?:design|entwicklung|umsetzung|gestaltung)\s*(?:by|von|:|durch|©|&)
        |\b(?:web)?site (?:by|von|door|par|di)\b
        |(?:designed|developed|created|built|made|powered|crafted) (?:with [^ ]{1,8} )?(?:& \w+ )?by\b
        |web(?:site|seite) (?:erstellt|umgesetzt|gestaltet) (?:von|durch)
        |(?:cr[ée]ation|conception|r[ée]alisation)(?: (?:et|&) \p{L}+)? (?:du site|web|internet)
        |site (?:cr[ée]{1,3}|r[ée]alis[ée]|con[çc]u) par|\bcr[ée]at(?:eur|rice)s? (?:\p{L}+ ){0,5}(?:du|de ce) site
        |dise[ñn]o (?:y desarrollo )?web|dise[ñn]ad[oa] por|desarrollad[oa] por|realizzazione (?:siti|sito|web)
        |progettat[oa] (?:e \p{L}+ )?da\b|sviluppat[oa] da\b|d[ée]velopp[ée] par|propuls[ée] par|desarrollo web
        |hecho por|ontwikkeld door|ontworpen door|feito por|sito (?:web )?(?:realizzato|creato|sviluppato) da
        |site criado por|sitio (?:web )?creado por|(?:webdesign|website|gebouwd|gemaakt) door|desenvolvid[oa] por
        |cria[çc][ãa]o de sites|ホームページ制作|サイト制作|web制作会社
      `,
      'iu',
    ),
    legalOnly:
      /\bwebdesign\b|\bweb design\b|^(?:konzept(?:ion)?|umsetzung|realisierung|gestaltung|design)\b|conception|r[ée]alisation|webmaster|programmierung|制作/i,
  },
  {
    reason: 'data protection officer',
    strong:
      /externe[rn]? datenschutzbeauftragte|external data protection officer|d[ée]l[ée]gu[ée] externe [àa] la protection/i,
  },
  {
    reason: 'recipient of data',
    strong: /^\0$/,
    legalOnly: lightLetters(
      regexSource`
        (?:
          geven wij (?:\p{L}+ )?door aan|geben wir (?:\p{L}+ )?(?:weiter )?an|[üu]bermitteln wir (?:\p{L}+ )?an
          |\b(?:share|pass) .{0,40}(?:with|to)|nous transmettons .{0,40}[àa]|communiqu[ée]es? [àa]
          |comunichiamo .{0,40}a|comunicamos .{0,40}a|cedemos .{0,40}a
        ):\s*$
      `,
      'iu',
    ),
  },
  {
    reason: 'photographer',
    strong: lightLetters(
      regexSource`
        ^(?:
          bildnachweise?|bildrechte|bildquellen?|fotos?(?:grafie)?(?: von)?|photo(?:s|graphy)?(?: credits?| by)?
          |cr[ée]dits? photos?(?:graphiques?)?|photographies?|fotograf[íi]as?(?: de)?|foto's?(?: door)?|写真
        )\s?[:：]
      `,
      'i',
    ),
  },
  {
    reason: 'public office',
    strong: lightLetters(
      regexSource`
        \b(?:IRS|HMRC|FINRA|SIPC|FDIC|NSPCC|Childline|Crimestoppers|Medicare|Social Security Administration
        |Companies House|Citizens Advice)\b[^.\d]{0,24}\d{3}
      `,
      'u',
    ),
  },
  {
    reason: 'municipality',
    strong: lightLetters(
      regexSource`
        :\s?(?:Gemeinde|Stadt|Stadtverwaltung|Mairie d[eu]|Ville de|Commune de|Ayuntamiento de|Comune di
        |Gemeente|C[âa]mara Municipal d[eo]|City of|Town of) \p{Lu}[^\d]{2,40}\d
      `,
      'u',
    ),
  },
  {
    reason: TOWN_OFFICE,
    strong:
      /^\S{1,6}(?:[市区町村]役[所場]|県庁|都庁|道庁|府庁|保健所|税務署|警察署)(?:\s?\S{1,5})?\s?\S{1,12}[課係室]$/u,
  },
  {
    reason: 'breakdown club',
    strong: /\b(?:ADAC|[ÖO]AMTC|ANWB|RACE|RACC|ACI)\b[^.\d]{0,20}\d{3}/u,
  },
  {
    reason: STAND_IN,
    strong: lightLetters(
      regexSource`
        [äa]rztliche[rn]? (?:bereitschaftsdienst|notdienst|notfalldienst)|apotheken-?notdienst
        |gift(?:notruf|informationszentrale)|vergiftungs(?:zentrale|information)|telefonseelsorge
        |kriseninterventions?-?zentrum|krisenintervention kiz|krisendienst|[äa]rztefon|dargebotene hand|sorgentelefon
        |zelfmoordlijn|tele-?onthaal|\bsos (?:amiti[ée]|m[ée]decins)|nummer gegen kummer|rettungsdienst
        |notruf (?:polizei|feuerwehr)|poison control|suicide (?:prevention|& crisis)|samaritans
        |(?:crisis|suicide|abuse|assault|domestic violence|youth|veterans|poison)\s(?:support |text |help )?
        (?:hot|help|life)?-?lines?\b
        |crisis (?:assistance|resources|units?|services)|experiencing a crisis
        |(?:national|state) (?:\p{L}+ ){0,3}(?:hot|help|life)line
        |l[ií]nea (?:nacional )?(?:de (?:ayuda|prevenci[oó]n|crisis)|para la violencia|directa de abuso)
        |l[ií]nea de ayuda|asistencia (?:de|en) crisis|unidades de crisis|prevenci[oó]n del suicidio|centre antipoison
        |pompiers|\bSAMU\b|tel[ée]fono de la esperanza|centro antiveleni|guardia medica|huisartsenpost|spoedpost
        |spoedpraktijk|(?:dieren|tandarts(?:en)?)spoed|nachtapotheek|pharmacie de garde|m[ée]decin de garde
        |farmacia de guardia|farm[áa]cia de servi[çc]o|guardia veterinaria|(?:urlaubs|praxis|kollegiale )vertretung
        |vertretung (?:in unserer praxis )?[üu]bernimmt|(?:unsere|die) vertretung\b|while we are away
        |\bsar[àa] sostituit[oa]\b|\bser[áa] (?:sustituid|substitu[íi]d)[oa] p(?:or|elo|ela)\b|en notre absence
        |notdienst (?:der|in|apotheke)|an den (?:\p{L}+ )?(?:not|bereitschafts)dienst\b|diensthabende
      `,
      'iu',
    ),
  },
];

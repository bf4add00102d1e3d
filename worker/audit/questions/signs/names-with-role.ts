import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { FOUNDER, inEitherCase, MANAGER, OWNER, TITLE_BEHIND_NAME } from '../../words/owner-words.ts';

const GIVEN_NAME = "\\p{Lu}[\\p{Ll}'’-]+";
const FAMILY_NAME = "\\p{Lu}[\\p{L}'’-]+";
/** Both names with an initial or a particle between them, and with what may stand between two words. */
const fullName = (gap: string): string =>
  `${GIVEN_NAME}(?:${gap}\\p{Lu}\\.)?(?:${gap}(?:[Dd]e|[Vv]an|[Vv]on|[Dd]e[lnr]|[Dd]a|[Ll]a|[Ll]e|[Dd]i|[Dd]u)){0,2}${gap}${FAMILY_NAME}`;

const NAME = lightLetters(
  regexSource`
    (?:Mr|Mrs|Ms|Dr|Herr|Frau|Mme|Sra?|Dra)\.? ${GIVEN_NAME}(?: ${FAMILY_NAME})?
    |${fullName(' ')}(?: ${FAMILY_NAME}(?=\s?[,(–—:|\n-])|(?: \p{Lu}(?![\p{L}.])){1,3})?
  `,
  'gu',
);
/** Trades and offices, right behind a name. */
const ROLE = lightLetters(
  regexSource`
    ^\s?(?:
      [,(–—:|·\n-]\s?(?:[Aa]s (?:the |our |a )?|(?:an?|une?|eine?|una|your|votre|ihre?|tu|su) )?|(?=diplôm)
      |(?:is|ist|est|es) (?:the |our |a |an |der |die |le |la |l.|el |un |una |une |eine? )?(?:
        \p{L}+-(?:based|born|trained|qualified) )?
    )(?:\p{L}+ly )?(?:
      (?:
        vice|senior|managing|general|head ?|lead|chief|licen[cs]ed|registered|certified|qualified|master|clinical
        |social|property|business|company|studio|shop|salon|practice|school|program|project|creative|technical
        |medical|sales|professional|practising|practicing
      ) |co-
    )*(?:
      chair(?:m[ae]n|woman|person|iman)?|esthéticienne|beautician|president|director
      |(?:executive|operating|financial|technology|marketing) officer|ceo
      |(?:executive|technology|financial|operations?|operating|marketing|information|product) officer
      |(?:co-)?founder|${OWNER.en}|partner|manager|treasurer|secretary|pastor|dentist|doctor|physician|surgeon|worker
      |psychologist|counsell?or|adviser|advisor|accountant|broker|realtor|nurse|lobbyist|consultant|builder|lawyer
      |attorney|solicitor|\p{L}*therapist|osteopath|veterinarian|instructor|teacher|coach|trainer|stylist
      |hairdresser|chef|electrician|plumber|(?:head )?brewer|brewmaster|baker|barista|carpenter|joiner|gardener
      |jeweller|potter|midwife|groomer|farmer|${OWNER.de}|(?:geschäftsführende[r]? )?gesellschafter(?:in)?
      |${MANAGER.de}|\p{L}*leiter(?:in)?|vorsitzender?|\p{L}*(?:ärztin|arzt)|\p{L}*meister(?:in)?
      |\p{L}*(?:anwalt|anwältin)|\p{L}*therapeut(?:in)?|heilpraktiker(?:in)?|\p{L}*lehrer(?:in)?
      |\p{L}*trainer(?:in)?|${FOUNDER.de}|steuerberater(?:in)?|wirtschaftsprüfer(?:in)?|architekt(?:in)?
      |psycholog(?:e|in|ue)|logopäd(?:e|in)|friseur(?:in)?|friseuse|kosmetiker(?:in)?|notar(?:in|io)?|notaire
      |präsident(?:in)?|vorstand|kassierer(?:in)?|(?:küchen)?chef(?:in)?|koch|köchin|\p{L}*makler(?:in)?|hebamme
      |winzer(?:in)?|psychologue|sophrologue|naturopathe|praticien(?:ne)?|expert[- ]comptable|vétérinaire
      |sage-femme|infirmi(?:er|ère)|médecin|chirurgien(?:ne)?|architecte|présidente?|trésori(?:er|ère)|secrétaire
      |professeure?|enseignante?|monit(?:eur|rice)|responsable|pâtissi(?:er|ère)|boulang(?:er|ère)
      |esthéticien(?:ne)?|photographe|paysagiste|électricien(?:ne)?|plombi(?:er|ère)|menuisi(?:er|ère)|diplômée?
      |toiletteu(?:r|se)|éleveu(?:r|se)|masseu(?:r|se)|traiteur|fleuriste|opticien(?:ne)?|podologue
      |diététicien(?:ne)?|orthophoniste|format(?:eur|rice)|animat(?:eur|rice)|ramoneur|peintre|charpenti(?:er|ère)
      |couvreur|jardini(?:er|ère)|${MANAGER.fr}|(?:co)?fondat(?:eur|rice)|direct(?:eur|rice)|avocate?|ostéopathe
      |\p{L}*thérapeute|coiffeu(?:r|se)|artisan|${OWNER.fr}|abogad[oa]|soci[oa]|directora?|${MANAGER.es}|fundadora?
      |dueñ[oa]|${OWNER.es}|doctora?|fisioterapeuta|dentista|electricista|maestr[oa] cervecer[oa]|cervecer[oa]
      |brasseu(?:r|se)|brauer(?:in)?
    )(?!\p{L}|-[\p{L},])
  `,
  'iu',
);
/** What a person does to a business, right behind the name: "Ann Lee founded", "Ann and Tom Lee run their". */
const FOUNDS = lightLetters(
  regexSource`
    ^ (?:
      (?:co-)?founded
      |took over
      |(?:started|opened|established|built|began|runs?|owns?|leads) (?:his|her|their|the|this|our)
      |gründete
      |leitet
      |führt den
      |a (?:fondé|créé|ouvert|repris)
      |dirige
      |fundó
      |fundaron
      |abrió
    )\u0020
  `,
  'u',
);
const NEXT_CAPITAL = lightLetters(/^ \p{Lu}\p{Ll}/u);
/** A role right behind a name; "Builder Pedigree" is none. */
function opensRole(behind: string): boolean {
  const [role] = ROLE.exec(behind) ?? [];
  return role !== undefined && !(/builder$/i.test(role) && NEXT_CAPITAL.test(behind.slice(role.length)));
}
/** Characters read behind a name: the longest of these with what stands before them. */
const ROLE_REACH = 60;
/** "Ann Lee, LMSW": letters behind a name, unless they are those of a state. */
const LETTERS = lightLetters(
  regexSource`
    ^,?\sEsq(?![a-z])|^,\s(?!USA|UK|UAE|NSW|VIC|QLD|TAS|LLC|LLP|PLC|LTD|INC)(?:(?:PT|MD|OT|RN|ND|DO
    |DC)(?![A-Za-z])|[A-Z][A-Za-z]?[A-Z]{2,4}(?!\p{L}| \p{Lu})|[BM]\.?(?:A|Sc|Ed|Eng)\b|Ph\.?D)
  `,
  'u',
);
/** "Zahnärztin Ruth Lang", "Owner: Max Maier". */
const TRADE_FIRST = lightLetters(
  regexSource`
    (?:
      ${inEitherCase(OWNER.de)}|${inEitherCase(MANAGER.de)}|[Ll]eiter(?:in)?|(?<!\p{L})\p{L}*(?:ärztin|arzt)
      |(?<!\p{L})\p{L}*meister(?:in)?|(?<!\p{L})\p{L}*(?:anwalt|anwältin)|(?<!\p{L})\p{L}*therapeut(?:in)?
      |[Hh]eilpraktiker(?:in)?|[Ss]teuerberater(?:in)?|[Nn]otar(?:in)?|[Nn]otaire
      |(?<!\p{L})(?:\p{L}*[Pp])sycholog(?:e|in|ue)|[Pp]raticienne?|[Vv]étérinaire
      |[Oo]wner(?: (?:and|&) (?:\p{Ll}+ ){0,2}\p{Ll}+)?|${inEitherCase(FOUNDER.en)}|[Aa]nsprechpartner(?:in)?(?=:)
      |[Cc]ontact person(?=:)|[Pp]ersona de contacto(?=:)|[Ii]nterlocut(?:eur|rice)(?= ?:)|[Dd]irector|[Mm]anager
      |[Ss]ecretary|[Tt]reasurer|[Pp]astors?|[Pp]riest|[Rr]everend|[Dd]entist|${inEitherCase(MANAGER.fr)}|${inEitherCase(FOUNDER.fr)}
      |[Aa]vocate?|[Oo]stéopathe|[Dd]irect(?:eur|rice)|[Aa]bogad[oa]|[Dd]irectora?|${inEitherCase(OWNER.es)}|[Ff]undadora?
    )(?::|,|\s[-–|])?\s(?:(?:Dr|Prof|Mr|Mrs|Ms|Mme|Frau|Herr|Sra?|Dra|Fr|Rev)\.?\s|med\.\s|dent\.\s|vet\.\s)*
    \p{Lu}[\p{Ll}'’-]+\s\p{Lu}\p{Ll}[\p{L}'’-]+
  `,
  'u',
);
/** What may stand between a name and a trade, to look no further behind most names. */
const OPENS_ROLE = /^\s?[,(–—:|·\n-]|^ (?:is|ist|est|es) |^ [Dd]iplôm|^ Esq/u;
const FULL_NAME = `${GIVEN_NAME}(?: (?:and|&|und|et|y|e) ${GIVEN_NAME})?(?: \\p{Lu}\\.)? ${FAMILY_NAME}`;
/** "Run by Ann and Tom Lee", "sous la direction de Jean Petit": whoever leads it, and no company. */
const RUN_BY = lightLetters(
  regexSource`
    (?:
      (?:[Rr]un|[Oo]wned|[Oo]perated|[Ff]ounded|[Ll]ed|[Hh]eaded|[Ss]tarted|[Ee]stablished) by
      |(?:[Gg]eführt|[Gg]eleitet|[Gg]egründet|[Bb]etrieben|[Ll]eitung) (?:von|durch)
      |(?:[Dd]irigée?|[Ff]ondée?|[Cc]réée?|[Tt]enue?|[Gg]érée?|[Aa]nimée?) par|[Dd]irection (?:\p{Ll}+ )?de
      |(?:[Ff]undad|[Dd]irigid|[Aa]tendid|[Rr]egentad|[Cc]read)[oa] por|[Dd]irección (?:\p{Ll}+ )?de
    ) (?:Dr\.? |Mr\.? |M\. |Mme |Herrn |Frau )?(?!(?:The|Die|La|Le|Les|Los|Our|Local|Real|Family) )${FULL_NAME}(?![\p{L}'’-])(?!
      \u0020(?:Inc|LLC|Ltd|GmbH|AG|SARL|SAS|SL|Group|Foundation|Association|Verein|Company|Properties|Hotels?)
    )
  `,
  'u',
);
/** "Mae is a": a first name that opens a sentence on its bearer. */
const FIRST_NAME_IS = lightLetters(
  regexSource`
    (?:^|\n|[.!?]\s|[Cc]['’]est )(?!
      (?:
        This|That|There|What|Who|Here|She|It|Our|Your|My|He|Each|Every|One|Everyone|Dies|Das|Hier|Sie|Er|Es|Wer
        |Diese|Dieser|Elle|Il|Ceci|Cela|Qui|Cette|Cet|Ce|Ella|Este|Esta|Quien
      )(?!\p{L})
    )\p{Lu}\p{Ll}{2,}(?= (?:is|ist|est|es) (?:an?|eine?|une?|una|our|unsere?|notre|nuestr[oa]) |, \p{Ll}
      | [–—] (?:an?|eine?|une?|una|your|ihre?|votre|tu|su) )
  `,
  'gu',
);
/** Without one of these no name in a text has a trade beside it: asked first, as most texts have none. */
const HAS_TRADE = lightLetters(
  regexSource`
    esthétic|beautic|ansprech|contact person|de contacto|interlocut|brewe?r|baker|barista|carpenter|joiner
    |gardener|jeweller|potter|midwife|groomer|farmer|cervecer|brasseu|brauer|,\s[A-Z]|chair|officer|presid|direct
    |ceo|${FOUNDER.en}|${OWNER.en}|partner|manager|treasur|secret|pastor|dentist|doctor|physician|surgeon|worker|psycholog
    |counsel|advis|account|broker|realtor|nurse|lobbyist|consult|esq|builder|lawyer|attorney|solicitor|therap
    |osteopath|veterin|instructor|teacher|coach|trainer|stylist|hairdress|chef|electri|plumber|${OWNER.de}
    |gesellschaft|führer|leiter|vorsitz|rzt|meister|anw[aä]lt|heilprakti|lehrer|gérant|fondat|avocat|ostéo|thérap
    |coiff|artisan|propri|gründer|berater|prüfer|archite|logop|friseu|kosmeti|notar|notaire|präsid|présid|vorstand
    |kassier|koch|köch|makler|hebamme|winzer|sophro|naturop|pratici|comptable|vétér|sage-f|infirm|médec|chirur
    |trésor|secrét|profess|enseign|monit|respons|pâtiss|boulang|esthét|photogr|paysag|plombi|menuis|diplôm|toilett
    |élev|masseu|traiteur|fleur|optici|podolo|diétét|orthoph|formate|formatr|animat|ramon|peintre|charpent
    |couvreur|jardin|abogad|soci|gerente|fundador|dueñ|fisio|entrenad|found|took over|start|opened|establish|built
    |began|\bruns?\b|\bowns?\b|\bleads\b|gründe|leitet|führt|créé|ouvert|repris|dirige|fundó|fundaron|abrió
    |operated|\bled by|headed|geleitet|leitung|tenue? par|dirigée|gérée|direction|direcci|atendid|dirigid|regentad
    |fundad
  `,
  'i',
);
/** "Ann Founder, Acme": a first name and what its bearer is, in two elements of one line. */
const FIRST_NAME_FIRST = lightLetters(
  regexSource`
    (?:^|\n|[.!?"”—–-]\s)\p{Lu}\p{Ll}{2,}\s(?:
      ${TITLE_BEHIND_NAME}
    )(?!\p{L})
  `,
  'u',
);
/** "Dr. med. Eva Klein": who bears the title works there. */
const TITLED = lightLetters(
  regexSource`
    (?<!\p{L})(?:Prof|Dra?|Rev|Reverend|Pfr|Pfarrer|Pfarrerin|Maître)\.? ?(?:(?:med|dent|vet|jur|rer|nat
    |phil)\.? ?)*(?<=[. ])${GIVEN_NAME} (?:\p{Lu}\. |von |van |de )?${FAMILY_NAME}
  `,
  'u',
);
/** "Lic. Ana Ruiz", "Maître Petit" beside the word for a lawyer: these titles belong to a trade, which others share. */
const TITLED_LAWYER = lightLetters(
  regexSource`
    (?<!\p{L})(?:Lic|Licd[ao]|Lcd[ao]|Ab[og]g)\. (?!\p{L}+(?:ción|logía|nomía|duría|cias?|echo) )${GIVEN_NAME} ${FAMILY_NAME}
    |(?:[Aa]vocate?s?|AVOCATE?S?|[Nn]otair|[Nn]otarial|[Bb]arreau|[Hh]uissier)[^]{0,80}?(?<!\p{L})Ma[iî]tre \p{Lu}
    \p{Ll}
  `,
  'u',
);
/** "Become an Acme Partner" names nobody. */
const ENDS_AS_ROLE =
  /(?:Partner|Manager|Director|Owner|Founder|Officer|Agent|Broker|Coach|Trainer|Teacher|Doctor|Dentist|Team)$/u;
/** "Ann Lee (Chair)", "Ann Lee is the owner": who somebody is, side by side with the name. */
export const namesWithRole = (text: string): boolean => {
  if (TITLED.test(text) || TITLED_LAWYER.test(text)) return true;
  if (!HAS_TRADE.test(text)) return false;
  for (const { 0: name, index } of NAME.matchAll(text)) {
    if (ENDS_AS_ROLE.test(name)) continue;
    const end = index + name.length;
    const behind = text.slice(end, end + ROLE_REACH);
    if (OPENS_ROLE.test(behind) && (opensRole(behind) || LETTERS.test(behind))) return true;
    if (FOUNDS.test(behind)) return true;
  }
  for (const { 0: name, index } of FIRST_NAME_IS.matchAll(text)) {
    const end = index + name.length;
    if (opensRole(text.slice(end, end + ROLE_REACH))) return true;
  }
  return TRADE_FIRST.test(text) || FIRST_NAME_FIRST.test(text) || RUN_BY.test(text);
};

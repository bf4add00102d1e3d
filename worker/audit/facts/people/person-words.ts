import { HintedPattern } from '../../website/text/hinted-pattern.ts';
import { KANA } from '../../website/text/letters.ts';
import { lightLetters, type Pattern } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { remembered } from '../../website/text/remembered.ts';
import { FOUNDER, MANAGER, OWNER, OWNER_BEFORE_NAME } from '../../words/owner-words.ts';
import { CJK_NAME, FIRST_NAME, FULL_NAME, NAME_START, NAME_WORD } from './name-words.ts';

/** Roles of people, in the eight languages. */

/** Lines of menus and footers stand on every page. */
const hint = (pattern: Pattern) => ({ test: remembered((text) => pattern.test(text)) });

/** What owners, directors and staff are called. Matched as whole words, first letters of any case. */
export const ROLES =
  regexSource`
    ${OWNER.en}|co-owner|founders?|co-founders?
    |(?:managing |medical |clinical |creative |technical |artistic |executive |sales |finance )?director|manager
    |ceo|cto|cfo|coo|president|vice president|chair(?:man|woman|person)?|partner|principal(?: dentist)?
    |head (?:chef|of [\p{L} ]{2,30})|chef|sous[- ]chef|dentist|doctor|physician|hygienist|nurse|receptionist
    |therapist|physiotherapist|osteopath|instructor|teacher|trainer|coach|stylist|lawyer|attorney|solicitor
    |associate|paralegal|accountant|electrician|plumber|engineer|developer|designer|architect|consultant
    |project manager|office manager|secretary|treasurer|pastor|reverend|head ?(?:teacher|master|mistress)
    |chairperson|trustee|optometrist|pharmacist|surgeon|winemaker|chief [\p{L} ]{3,20} officer|committee member
    |(?:tour|tourist|safari|mountain|lead) guide|vicar|rector|curate|church ?warden|parish clerk|web ?master
    |chiropractor|groomer|veterinary nurse|
  ` +
  regexSource`
    ${OWNER.de}|inh\.|${MANAGER.de}|geschäftsführung|geschäftsleitung|betreiber(?:in)?|${FOUNDER.de}
    |mitgründer(?:in)?|leiter(?:in)?|praxisinhaber(?:in)?|chefarzt|chefärztin|facharzt(?: für [\p{L} ]{3,40})?
    |fachärztin(?: für [\p{L} ]{3,40})?|zahnarzt|zahnärztin|tierarzt|tierärztin|arzt|ärztin|rechtsanwalt
    |rechtsanwältin|fachanwalt(?: für [\p{L} ]{3,40})?|fachanwältin(?: für [\p{L} ]{3,40})?|steuerberater(?:in)?
    |notar(?:in)?|physiotherapeut(?:in)?|prokurist(?:in)?|vorstand|vorsitzende[r]?|meister(?:in)?
    |friseurmeister(?:in)?|küchenchef(?:in)?|trainer(?:in)?|lehrer(?:in)?|assistenz|zfa|mfa|tfa|dozent(?:in)?
    |heilpraktiker(?:in)?|therapeut(?:in)?|psychotherapeut(?:in)?|psychologe|psychologin|hebamme|fotograf(?:in)?
    |psychologist|psychotherapist|counsellor|midwife|photographer|osteopath(?:in)?|
  ` +
  regexSource`
    entrenador(?:a)?|monitor(?:a)?|peluquer[oa]|estilista|esteticista|farmacéutic[oa]|veterinari[oa]
    |allenat(?:ore|rice)|parrucchier[ea]|estetista|coiffeu(?:r|se)|esthéticienne|pharmacien(?:ne)?(?: titulaire)?
    |vétérinaire|kapster|kapper|dierenarts|kosmetikerin|friseurin|friseur|kassenwart(?:in)?|schatzmeister(?:in)?
    |(?:vize|ehren)?präsident(?:in)?|(?:wehr|zug|gruppen)führer(?:in)?|wehrleiter(?:in)?
    |(?:hunde|fitness|reit|personal ?)trainer(?:in)?|(?:yoga|fahr|reit|tanz|musik|gesangs|klavier)lehrer(?:in)?
    |kosmetiker(?:in)?|logopäd(?:e|in)|ergotherapeut(?:in)?|masseur(?:in)?|imker(?:in)?|winzer(?:in)?
    |architekt(?:in)?|florist(?:in)?|goldschmied(?:in)?|bestatter(?:in)?|gastgeber(?:in)?|vizepräsidium|obmann
    |obfrau|kassier(?:er)?(?:in)?|aktuar(?:in)?|schriftführer(?:in)?|beisitzer(?:in)?|kapellmeister(?:in)?
    |dirigent(?:in)?|pfarrer(?:in)?
    |(?:[\p{L}]{2,14})?(?:
      schützen|sport|jugend|junioren|platz|zeug|geräte|mitglieder|abteilungs|betriebs|filial|büro|projekt|gruppen
      |bereichs|studio|heim|haus|bau|produktions|vertriebs|werkstatt|kurs|chor|orchester|technische[r]? |musikalische[r]? |sportliche[r]? )(?:leiter|meister|wart|verwalter|obmann)(?:in)?
    |(?:
      maler|maurer|bäcker|metzger|fleischer|schreiner|tischler|zimmer(?:er)?|dachdecker|elektro|augenoptiker|brau
      |kfz-?|fliesenleger|heizungsbau|goldschmiede
    )-?meister(?:in)?
    |
  ` +
  regexSource`
    ${MANAGER.fr}|${FOUNDER.fr}|co-?fondat(?:eur|rice)
    |direct(?:eur|rice)(?: général[e]?| de (?:la )?publication| technique| artistique)?|président[e]?|${OWNER.fr}
    |responsable(?: [\p{L} ]{3,30})?|associé[e]?|avocat[e]?(?: [\p{L} ]{3,40})?|médecin|chirurgien(?:ne)?-dentiste
    |dentiste|kinésithérapeute|hypnothérapeute|psychologue|sophrologue|naturopathe|ostéopathe|infirmi(?:er|ère)
    |sage-femme|photographe|secrétaire|développeu(?:r|se)|chargée? de [\p{L} ]{3,30}|
  ` +
  regexSource`
    ${OWNER.es}|dueñ[oa]|(?:vice-?)?president[ea]|tesorer[oa]|titular|${MANAGER.es}
    |director(?:a)?(?: general| médic[oa])?|${FOUNDER.es}|soci[oa]|abogad[oa]|dentista|odontólog[oa]|médic[oa]
    |fisioterapeuta|psic[óo]log[oa]|osteópata|nutricionista|podólog[oa]|recepcionista|higienista
    |administrador(?:a)?|profesor(?:a)?|
  ` +
  regexSource`
    ${OWNER.it}|proprietari[oa]|${FOUNDER.it}|amministrat(?:ore|rice)(?: unic[oa])?|direttore|direttrice
    |soci[oa]|avvocato|odontoiatra|psicoterapeuta|osteopata|medico|fisioterapista|insegnante|istrutt(?:ore|rice)
    |responsabile(?: [\p{L} ]{3,30})?|legale rappresentante|
  ` +
  regexSource`
    ${OWNER.nl}|eigenaresse|${FOUNDER.nl}|oprichtster|directeur|bestuurder|voorzitter|penningmeester|secretaris|tandarts
    |huisarts|fysiotherapeut|advocaat|medewerk(?:er|ster)|docent(?:e)?|mede-eigenaar|${MANAGER.nl}|praktijkhouder
    |bedrijfsleider|vennoot|voorzitster|directrice|praktijkmanager|apotheker|opticien|kinesist|kinesitherapeut
    |osteopaat|psycholoog|logopedist|podoloog|pedicure|schoonheidsspecialiste?|rij-?instruct(?:eur|rice)|predikant
    |dominee|coördinator|
  ` +
  regexSource`
    ${OWNER.pt}|enfermeir[oa]|sóci[oa](?:-gerente)?|diretor(?:a)?(?: clínic[oa])?|${FOUNDER.pt}|advogad[oa]|médic[oa]
    |professor(?:a)?|${MANAGER.pt}
  `;
const ANY_ROLE = lightLetters(`(?<!\\p{L})(?:${ROLES})(?!\\p{L})`, 'iu');
export const ROLE = { test: remembered((text) => ANY_ROLE.test(text)) };
/** A role and a colon. */
export const ROLE_ONLY = new HintedPattern(ROLE, `^(?:\\d\\. )?(?:${ROLES})\\s?:?$`, 'iu');
/** A role at the start of a line. */
export const ROLE_FIRST = new HintedPattern(ROLE, `^(?:(?:Frau|Herr) )?(${ROLES})(?!\\p{L})[:,]? `, 'iu');
/** "Eva Klein Physiotherapist": group 1 the name, 2 the profession. */
export const ROLE_LAST = new HintedPattern(
  lightLetters(`^${NAME_WORD} ${NAME_WORD}`),
  `^(.{5,40}?),? ((?:${ROLES}))$`,
  'iu',
);
/** A line that is a role and little else. */
export const ROLE_LINE = new HintedPattern(ROLE, `^[^.!?]{0,40}(?<!\\p{L})(?:${ROLES})(?!\\p{L})[^.!?]{0,60}$`, 'iu');

const JA_ROLES =
  '院長|副院長|理事長|代表取締役(?:社長)?|代表者?|社長|店主|店長|園長|校長|所長|オーナー|シェフ|弁護士|税理士|獣医師|歯科医師|理学療法士';

/** A line above a name that says what the person does: "ヨガ担当". */
export const ROLE_LINE_JA = lightLetters(`^[^。、]{0,24}(?:担当|講師|インストラクター|スタイリスト|${JA_ROLES})$`, 'u');

/** Labels before a name: "Inhaber: ...", "Directeur de la publication : ...", "Your host: ...". Group 1 the role, 2 the name. */
export const LABELLED = new HintedPattern(
  hint(lightLetters(`${OWNER_BEFORE_NAME}\\s?(?:[:：–-]|\\s)\\s*${NAME_START}`)),
  `(?<!\\p{L})(${OWNER_BEFORE_NAME})\\s?(?:[:：–-]|\\s)\\s*(${FULL_NAME})(?![\\p{Ll}])`,
  'u',
);
export const LABELLED_JA = lightLetters(
  `^(${JA_ROLES})[\\s:：]+((?!.*(?:挨拶|あいさつ|紹介|プロフィール|メッセージ|経歴|略歴|の|会$|会員))${CJK_NAME})(?:\\s?[(（][${KANA}\\s]+[)）])?$`,
  'u',
);
/** "Eva Klein, owner", "Léo Martin – Avocat fiscaliste", "Tom Reed (Founder)". Group 1 the name, 2 the role. */
export const NAME_THEN_ROLE = new HintedPattern(
  hint(lightLetters(`^${NAME_WORD}(?: ${NAME_WORD})+\\s?(?:,|\\s[–—|·-]\\s|\\s?\\()`)),
  `^(${FULL_NAME})\\s?(?:,|\\s[–—|·-]\\s|\\s?\\()\\s?(.{2,80})$`,
  'u',
);
/** "I am Ali Demir", "mi chiamo Anna". Group 1 the name. */
export const INTRODUCTION = new HintedPattern(
  hint(
    lightLetters(
      `(?:name is|Name ist|heiße|appelle|oi,? c['’]est|llamo|chiamo|naam is|heet|nome é|[Cc]hamo(?:-me)?|I(?:['’]m| am)|[Ii]ch bin|[Ss]oy|[Ss]ono|[Jj]e suis|[Ii]k ben|[Ss]ou [oa]) ${NAME_START}`,
    ),
  ),
  regexSource`
    (?:
      \bmy name is|\b[Mm]ein Name ist|\b[Ii]ch heiße|\b[Jj]e m['’]appelle|\b[Mm]oi,? c['’]est|\b[Mm]e llamo
      |\b[Mm]i chiamo|\b[Mm]ijn naam is|\b[Ii]k heet|\b[Mm]eu nome é|\b[Cc]hamo-me|\b[Mm]e chamo
      |(?:^|[.!] )(?:Hi,? |Hello,? |Hey,? )?I(?:['’]m| am)
      |(?:^|[.!] )(?:(?:Hallo|Hi|Hey|Servus|Moin)[,!]? )?[Ii]ch bin|(?:^|[.!] )(?:Hola,? )?[Ss]oy
      |(?:^|[.!] )(?:Ciao,? )?[Ss]ono|(?:^|[.!] )[Jj]e suis|(?:^|[.!] )[Ii]k ben|(?:^|[.!] )[Ss]ou (?:o|a)
    ) (${FIRST_NAME})(?![\p{L}'’])
  `,
  'u',
);
const LED = regexSource`
    (?:
      \b(?:
        [Uu]nder the (?:direction|leadership|guidance) of|[Ll]ed by|[Hh]eaded by|[Rr]un by|[Ff]ounded by
        |[Oo]wned by
      )
      |\b[Uu]nter (?:der )?Leitung von|\b[Gg]egründet von|\b[Gg]eführt von|\b[Ss]ous la direction de
      |\b[Ff]ondée? par|\b[Bb]ajo la dirección de|\b[Ff]undad[oa] por|\b[Ss]otto la (?:guida|direzione) di
      |\b[Ff]ondat[oa] da|\b[Oo]nder (?:de )?(?:\p{Ll}+ )?leiding van|\b[Oo]pgericht door|\b[Ss]ob a direção de
      |\b[Ff]undad[oa] pel[oa]
    )
  `;
/** "Es titularidad de Eva Klein con DNI 123": group 1 the name; a company's number begins with a letter. */
const OWNED = '(?:[Tt]itularidad|[Pp]ropiedad) de ';
export const OWNED_BY = new HintedPattern(
  lightLetters(`${OWNED}${NAME_START}`, 'u'),
  `${OWNED}(${FULL_NAME}),? (?:con|y con|provist[oa] de)(?: el)? (?:DNI|NIE|NIF)[ .:nºN°]*\\d`,
  'u',
);
/** "Under the direction of Eva Klein": group 1 the name. */
export const LED_BY = new HintedPattern(
  hint(lightLetters(`${LED} ${NAME_START}`, 'u')),
  `${LED} (${FULL_NAME})(?![\\p{Ll}])`,
  'u',
);
/** "Our chef Ada Lind": a role before the name in a sentence. Group 1 the role, 2 the name. */
export const OUR_PERSON = new HintedPattern(
  hint(
    lightLetters(
      `(?:[Oo]ur|[Uu]nser(?:e|em|en|er)?|[Nn]otre|[Nn]uestr[oa]|[Ii]l nostro|[Ll]a nostra|[Oo]nze|[Oo] nosso|[Aa] nossa) (?:inh\\.|[a-zß-ÿ][^.,;:!?()\\d]{1,80}) ${NAME_START}`,
    ),
  ),
  `(?<!\\p{L})(?:[Oo]ur|[Uu]nser(?:e|em|en|er)?|[Nn]otre|[Nn]uestr[oa]|[Ii]l nostro|[Ll]a nostra|[Oo]nze|[Oo] nosso|[Aa] nossa) ((?:${ROLES})) (${FULL_NAME})(?![\\p{Ll}])`,
  'u',
);
/** "We are Ari, Nancy, and Ben". Group 1 the list. */
export const GROUP_INTRODUCTION = new HintedPattern(
  hint(
    lightLetters(
      `(?:We are|We['’]re|Wir sind|Nous sommes|Somos|Siamo|Wij zijn) ${NAME_WORD}(?:,? ${NAME_WORD})*,? (?:and|und|et|y|e|en|&) ${NAME_START}`,
    ),
  ),
  `(?:^|[.!] )(?:We are|We['’]re|Wir sind|Nous sommes|Somos|Siamo|Wij zijn) (${FIRST_NAME}(?:, ${FIRST_NAME})*,? (?:and|und|et|y|e|en|&) ${FIRST_NAME})(?![\\p{L}'’])`,
  'u',
);

/** Headings over the people of a business, as `plainWords` leaves them. */
export const TEAM_NAME = lightLetters(
  regexSource`
    ^(?:
      (?:meet |about |das |unser |notre |l'|nuestro |el |il |nostro |ons |het |a nossa |nossa )*(?:our |the )?(?:
        team|crew|staff|people|founders?|founders?' story|doctors|dentists|lawyers|attorneys|instructors|teachers
        |leadership|surgeons|consultants|management|owners?|family|barbers|stylists|equipe|equipo|personale
        |squadra|medewerkers|equipa
      )(?:(?: &)? \p{L}+){0,3}
      |who we are|meet .{2,30}|unser(?:e|em)? (?:team|arzte|zahnarzte|anwalte|trainer|mitarbeiter|praxisteam).*
      |das praxisteam|ihre? (?:arzte|zahnarzte|ansprechpartner|gastgeber).*|uber (?:uns|mich)|ansprechpartner
      |(?:unser |der |das )?(?:vorstand|vorstandschaft|prasidium)(?: .{1,40})?
      |(?:die |unsere )?(?:tier|zahn)?arzt(?:e|innen)(?: (?:und|&) .{3,30})?|(?:het |ons )?bestuur
      |(?:our |the )?(?:
        committee|board(?: of (?:directors|trustees|management))?|board members|committee members|trustees|faculty
      )
      |qui (?:sommes-nous|suis-je) ?\??|nos (?:avocats|medecins|praticiens|collaborateurs).*|quienes somos
      |nuestros (?:profesionales|doctores|abogados).*|chi siamo|i nostri (?:medici|avvocati|istruttori).*
      |wie (?:zijn wij|wij zijn)|quem somos|スタッフ(?:紹介)?|院長(?:紹介|挨拶|プロフィール)?|代表挨拶|講師紹介|医師紹介|ドクター紹介
    )$
  `,
  'u',
);
/** Class and id names of one person's card. */
export const PERSON_PLACE =
  /[.#](?:[\w-]*[-_])?(?:team|member|staff|person|employee|mitarbeiter|equipe|equipo|doctor|founder)(?:[-_][\w-]+)?(?=$|[\s>])/i;
/** "Photo Frédéric", "Portrait of Léo Martin": what an image of a person is called. Group 1 the name. */
export const PORTRAIT_ALT = new HintedPattern(
  /^(?:[Pp]hoto|[Pp]ort?|[Pp]icture|[Bb]ild|[Ff]oto|[Rr]etrato|[Rr]itratto)/,
  `^(?:(?:[Pp]hoto|[Pp]ortrait|[Pp]icture|[Bb]ild|[Ff]oto|[Pp]orträt|[Rr]etrato|[Rr]itratto|[Pp]ortret)(?: (?:of|von|de|d['’]|di|van))? ?)(${FIRST_NAME})(?:,? \\p{Ll}.*)?$`,
  'u',
);

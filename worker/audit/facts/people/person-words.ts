import { HintedPattern } from '../../website/text/hinted-pattern.ts';
import { KANA } from '../../website/text/letters.ts';
import { lightLetters, type Pattern } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { remembered } from '../../website/text/remembered.ts';
import { roles as JA_ROLES } from '../../words/ja/roles.ts';
import { OWNER_BEFORE_NAME } from '../../words/owner-words.ts';
import { CJK_NAME, FIRST_NAME, FULL_NAME, NAME_START, NAME_WORD } from './name-words.ts';
import { hasRole, isSmallRole } from './roles-in-text.ts';

/** Roles of people, in the eight languages. */

/** Lines of menus and footers stand on every page. */
const hint = (pattern: Pattern) => ({ test: remembered((text) => pattern.test(text)) });

/** A line above a name that says what the person does: "ヨガ担当". */
export const ROLE_LINE_JA = lightLetters(`^[^。、]{0,24}(?:担当|講師|インストラクター|スタイリスト|${JA_ROLES})$`, 'u');

/** Labels before a name: "Owner: ...", "Directeur de la publication : ...", "Your host: ...". Group 1 the role, 2 the name. */
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
      regexSource`
        (?:name is|Name ist|heiße|appelle|oi,? c['’]est|llamo|chiamo|naam is|heet|nome é|[Cc]hamo(?:-me)?
        |I(?:['’]m| am)|[Ii]ch bin|[Ss]oy|[Ss]ono|[Jj]e suis|[Ii]k ben|[Ss]ou [oa]) ${NAME_START}
      `,
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
/** "Our chef Ada Lind": what stands before the role. */
const OUR = lightLetters(
  regexSource`
    (?<!\p{L})(?:[Oo]ur|[Uu]nser(?:e|em|en|er)?|[Nn]otre|[Nn]uestr[oa]|[Ii]l nostro|[Ll]a nostra|[Oo]nze
    |[Oo] nosso|[Aa] nossa)\s
  `,
  'gu',
);
/** Group 1 what may be a role, 2 the name. */
const ROLE_AND_NAME = lightLetters(`^((?:inh\\.|[^.,;:!?()\\d]){2,80}?) (${FULL_NAME})(?![\\p{Ll}])`, 'u');

/** "Our chef Ada Lind": a role before the name in a sentence. */
export function ourPersonIn(text: string): { role: string; name: string } | null {
  if (!hasRole(text)) return null;
  for (const { index, 0: our } of OUR.matchAll(text)) {
    const [, role, name] = ROLE_AND_NAME.exec(text.slice(index + our.length)) ?? [];
    if (role && name && isSmallRole(role)) return { role, name };
  }
  return null;
}
/** "We are Ari, Nancy, and Ben". Group 1 the list. */
export const GROUP_INTRODUCTION = new HintedPattern(
  hint(
    lightLetters(
      `(?:We are|We['’]re|Wir sind|Nous sommes|Somos|Siamo|Wij zijn) ${NAME_WORD}(?:,? ${NAME_WORD})*,? (?:and|und|et|y|e|en|&) ${NAME_START}`,
    ),
  ),
  regexSource`
    (?:^|[.!] )(?:We are|We['’]re|Wir sind|Nous sommes|Somos|Siamo
    |Wij zijn) (${FIRST_NAME}(?:, ${FIRST_NAME})*,? (?:and|und|et|y|e|en|&) ${FIRST_NAME})(?![\p{L}'’])
  `,
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
  regexSource`
    ^(?:(?:[Pp]hoto|[Pp]ortrait|[Pp]icture|[Bb]ild|[Ff]oto|[Pp]orträt|[Rr]etrato|[Rr]itratto
    |[Pp]ortret)(?: (?:of|von|de|d['’]|di|van))? ?)(${FIRST_NAME})(?:,? \p{Ll}.*)?$
  `,
  'u',
);

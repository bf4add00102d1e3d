import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';

/** A first name, or first and family name, where a sentence begins; pronouns and what opens sentences are none. */
const OPENING_NAME = regexSource`
    (?:^|\n|[.!?]\s)(?!
      (?:
        This
        |That
        |There
        |What
        |Who
        |Here
        |She
        |It
        |Our
        |Your
        |My
        |He
        |They
        |You
        |We
        |Each
        |Every
        |One
        |Everyone
        |Nobody
        |Dies
        |Das
        |Hier
        |Sie
        |Er
        |Es
        |Wer
        |Wir
        |Ihr
        |Diese
        |Dieser
        |Jeder
        |Elle
        |Il
        |On
        |Vous
        |Nous
        |Ceci
        |Cela
        |Qui
        |Cette
        |Cet
        |Ce
        |Chacun
        |Ella
        |Este
        |Esta
        |Quien
        |Usted
        |Nadie
        |The
        |Die
        |Der
        |Le
        |La
        |Les
        |El
        |Los
        |Las
      ) )(\p{Lu}[\p{Ll}'’-]{2,}(?: \p{Lu}[\p{L}'’-]{2,})?)
  `;
/** What people do and businesses do not, right behind a name. */
const DOES = [
  regexSource`
    has been (?:a |an |the )?(?:\p{L}+ )?\p{Ll}+(?:ing|er|or|ist) (?:\p{Ll}+ )*(?:for|since)
    |(?:was|grew|were) (?:born|up)
    |graduated
    |studied
    |trained (?:in|at|as|under|with)
    |earned (?:her|his|a)
    |holds (?:a|an) (?:\p{L}+ )?(?:degree|bachelor|master|doctorate|phd|diploma|certificate)
    |teaches
    |is (?:passionate about|married)
    |(?:started|began|opened|founded|runs|owns) (?:her|his)
    |will (?:personally|call you|get back)
    |(?:lives|resides) in
    |(?:loves|enjoys) (?:to |\p{Ll}+ing)
    |has (?:always )?loved
    |(?:and|&) (?:his|her) (?:\p{Ll}+ )?(?:team|crew|staff|wife|husband|partner|family|sons?|daughters?)
    |confirms
    |bakes
    |has (?:worked|taught|practi[cs]ed|trained|spent|studied)
  `,
  regexSource`
    (?:und|&) (?:ihr|sein)(?:e|em|en|er)? (?:\p{L}+ )?(?:Team|Mann|Frau|Familie|Mitarbeiter)
    |hat (?:\p{L}+ ){0,6}(?:gelernt|studiert|absolviert)
    |studierte
    |lernte
    |absolvierte
    |arbeitet (?:seit|als)
    |lebt
    |unterrichtet
    |freut sich
    |begrüßt
    |berät
    |kümmert sich
    |nimmt sich
  `,
  regexSource`
    et (?:son|sa|ses|toute son|toute sa) (?:équipe|épouse|mari|femme|famille|compagne|compagnon|fils|fille)
    |vous (?:accueille|reçoit|propose|accompagne|conseille)
    |(?:est|a été) (?:formée?|diplômée?|passionnée?)
    |a (?:obtenu|suivi|étudié|transformé|appris|travaillé|débuté|grandi)
    |exerce
    |enseigne
    |vit à
    |met (?:son|sa|ses)
  `,
  regexSource`
    y su (?:equipo|familia|esposa|esposo|marido|mujer|hij[oa])
    |(?:te|le|les|os) (?:atiende|recibe|atenderá|acompaña)
    |estudió
    |se (?:formó|graduó|tituló|licenció)
    |(?:nació|creció) en
    |ha (?:trabajado|estudiado)
    |trabaja (?:desde|como)
    |enseña
    |es apasionad[oa]
  `,
].join('|');
const ACTS = lightLetters(`${OPENING_NAME}(?<!ing|ung|ion) (?:${DOES})(?!\\p{L})`, 'gu');

/** Names of whom a text says what only people do: "Valérie vous accueille", "Stuart Hill has been plastering for 19 years". */
export const namesOfActing = (text: string): string[] => [...ACTS.matchAll(text)].map(([, name = '']) => name);

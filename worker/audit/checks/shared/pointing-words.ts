import { lightLetters, type Pattern } from '../../website/text/light-letters.ts';
import type { ProseLanguage } from '../../website/text/page-prose.ts';
import { regexSource } from '../../website/text/regex-source.ts';

/**
 * How a text opens that points at something said before: a pronoun, or a demonstrative with a verb and no noun. "This treatment"
 * names its subject. Left out are words that point nowhere: "It is important to", "Es gibt", "Il faut", and "Sie" and "Lei", which
 * mostly mean the reader.
 */
const POINTING: Partial<Record<ProseLanguage, Pattern>> = {
  en: lightLetters(
    regexSource`
      ^(?:
        (?:this|that|these|those)(?:
          ['’]s
          |(?= (?:
              is
              |are
              |was
              |were
              |can
              |could
              |will
              |would
              |may
              |might
              |means
              |helps?
              |makes?
              |gives?
              |allows?
              |lets?
              |ensures?
              |includes?
              |offers?
              |provides?
              |has
              |have
              |also
              |applies
              |depends
            )(?!\p{L})
          )
        )
        |(?:it|they)(?! (?:is|are) (?:
            important|easy|worth|possible|necessary|best|recommended|never|not uncommon|time|vital|essential
          )
        )(?=['’ ])
        |(?:he|she)(?= )
      )
    `,
    'iu',
  ),
  de: lightLetters(
    regexSource`
      ^(?:
        (?:das|dies|diese[rsnm]?|jene[rsnm]?)(?= (?:
            ist
            |sind
            |war
            |waren
            |wird
            |werden
            |hat
            |haben
            |kann
            |können
            |bedeutet
            |heißt
            |hilft
            |helfen
            |macht
            |gilt
            |gelten
            |führt
            |sorgt
            |sorgen
            |ermöglicht
            |ermöglichen
            |bietet
            |bieten
            |dient
            |dienen
            |hängt
            |geschieht
          )(?!\p{L})
        )
        |es(?! (?:
            gibt
            |lohnt
            |empfiehlt
            |handelt
            |kommt
            |geht um
            |ist (?:wichtig|möglich|ratsam|sinnvoll|nötig|notwendig|bekannt|üblich|unser)
          )(?!\p{L})
        )(?= )
        |er(?= (?:ist|hat|wird|kann|dient|sorgt|bietet|studierte|arbeitete?)(?!\p{L}))
      )
    `,
    'iu',
  ),
  fr: lightLetters(
    regexSource`
      ^(?:
        cel(?:a|le-ci|les-ci|ui-ci)
        |ceux-ci
        |ceci
        |ça
        |c['’](?:est|était)
        |ce sont
        |elles?
        |ils?(?! (?:
            faut
            |y a
            |s['’]agit
            |existe
            |suffit
            |convient
            |est (?:possible|important|conseillé|recommandé|nécessaire|préférable|essentiel)
            |vous (?:faut|suffit)
          )(?!\p{L})
        )
      )(?=[ ,])
    `,
    'iu',
  ),
  es: lightLetters(
    /^(?:esto|eso|ello|ellos|ellas|él|ella|éste|ésta|éstos|éstas|est[ae]s?(?= (?:es|son|permiten?|ayudan?|se|pueden?|ofrecen?|consisten?)(?!\p{L})))(?=[ ,])/iu,
  ),
  it: lightLetters(
    /^(?:ciò|ess[oaie]|quest[oaie](?= (?:è|sono|permett(?:e|ono)|aiuta|aiutano|può|possono|consent(?:e|ono)|serv(?:e|ono)|significa)(?!\p{L})))(?=[ ,])/iu,
  ),
  nl: lightLetters(
    regexSource`
      ^(?:(?:dit|dat|deze|die)(?= (?:is|zijn|was|wordt|worden|kan|kunnen|helpt|helpen|zorgt|zorgen|betekent
      |maakt|biedt|geeft|heeft|hebben)(?!\p{L}))|hij|zij|ze)(?= )
    `,
    'iu',
  ),
  pt: lightLetters(
    regexSource`
      ^(?:isto|isso|el[ea]s?|ess[ea]s?(?= (?:é|são|permitem?|ajudam?|podem?|oferecem?)(?!\p{L}))
      |est[ea]s?(?= (?:é|são|permitem?|ajudam?|podem?|oferecem?)(?!\p{L})))(?=[ ,])
    `,
    'iu',
  ),
};

/** Languages the rule is written for. Japanese leaves its subjects out, so that openings tell nothing. */
export const TELLS_POINTING: ReadonlySet<string> = new Set(Object.keys(POINTING));

export const pointsBack = (text: string, language: ProseLanguage): boolean =>
  POINTING[language]?.test(text.replace(/^[\s"'“”„«»–—-]+/u, '')) ?? false;

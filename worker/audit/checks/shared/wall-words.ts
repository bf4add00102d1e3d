import { placeOf, visibleBlocks } from '../../website/page/page-text.ts';
import type { PageView } from '../../website/page/page-view.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { SAYS_CONSENT } from '../../website/unasked/consent-window.ts';

export interface Wall {
  kind: 'age' | 'country' | 'consent';
  seen: string;
  /** At least half of the page's text belongs to it. */
  isMostOfText: boolean;
  place: string;
}

/** A question to the visitor, in the words walls use in eight languages; a sentence about age elsewhere does not ask "are you". */
const AGE = lightLetters(
  regexSource`
    (?<!\p{L})(?:
      are you (?:over |at least |of legal )?(?:1[68]|21|drinking age|legal age)
      |are you of legal (?:drinking )?age
      |you must be (?:at least )?(?:1[68]|21)(?: years)? (?:or older |of age )?to (?:enter|view|visit)
      |verify your age
      |bist du (?:schon |mindestens )?(?:1[68]|volljährig)
      |sind sie (?:schon |mindestens |über )?(?:1[68]|volljährig)
      |avez[- ]vous (?:plus de )?(?:l['’]âge légal|18 ans)
      |êtes[- ]vous majeure?
      |¿?eres mayor de (?:edad|18)
      |¿?tienes más de 18
      |sei maggiorenne
      |hai (?:più di|almeno) 18 anni
      |ben je (?:ouder dan )?18
      |bent u (?:ouder dan )?18
      |tem mais de 18 anos
      |é maior de (?:idade|18)
    )(?!\p{L})
    |20歳以上ですか
    |18歳以上ですか
    |年齢確認
  `,
  'iu',
);

const COUNTRY = lightLetters(
  regexSource`
    (?<!\p{L})(?:
      (?:not available|unavailable|isn['’]t available) in your (?:country|region|location)
      |in (?:ihrem|deinem) (?:land|region) nicht verfügbar
      |(?:pas|n['’]est pas) disponible dans votre (?:pays|région)
      |no está disponible en (?:tu|su) (?:país|región)
      |non è disponibile n?el(?: tuo)? paese
      |niet beschikbaar in (?:uw|jouw|je) (?:land|regio)
      |não está disponível (?:no seu país|na sua região)
    )(?!\p{L})
    |お住まいの(?:国|地域)では
  `,
  'iu',
);

/** A page whose address says that it is about cookies or privacy. */
export const isAboutConsent = (url: string): boolean =>
  SAYS_CONSENT.test(url) || /privacy|datenschutz|confidentialite|privacidad|privacidade/i.test(url);

/** A wall is short; the same words in a long paragraph are a text about it. */
const MAX_QUESTION_CHARS = 300;

/** The wall a page asks its readers to pass, null when there is none. */
export function wallIn(view: PageView): Wall | null {
  const blocks = visibleBlocks(view);
  for (const [kind, words] of [
    ['age', AGE],
    ['country', COUNTRY],
  ] as const) {
    const block = blocks.find(({ text }) => text.length <= MAX_QUESTION_CHARS && words.test(text));
    if (block) return { kind, seen: block.text, isMostOfText: true, place: placeOf(view, block.path) };
  }
  const consent = blocks.filter(({ text }) => SAYS_CONSENT.test(text));
  const [first] = consent;
  if (!first) return null;
  const chars = consent.reduce((sum, { text }) => sum + text.length, 0);
  return {
    kind: 'consent',
    seen: first.text,
    isMostOfText: chars * 2 >= view.textChars,
    place: placeOf(view, first.path),
  };
}

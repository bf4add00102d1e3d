import { REVIEW_ITEM_PLACE, REVIEWS_PLACE } from '../../facts/reviews/review-words.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { contentPages, type ProseLanguage, quoteFrom } from '../../website/text/page-prose.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { defineCheck, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { knownProse, NO_CONTENT_PAGE, OTHER_LANGUAGE, wordsOf } from '../shared/content-words.ts';

/** Per 100 words of running text. The catalogue's proposal: no study gives a limit. */
const FEW = 0.5;
const MANY = 2;
/** One word too many is no tone, and of a short text it is a large share. */
const MIN_FOUND = 3;
const MIN_WORDS = 150;

/** Praise that could stand on every competitor's website. Kept to words that hardly mean anything else. */
const PRAISE: Record<ProseLanguage, string> = {
  en: regexSource`
    world[- ]class
    |best[- ]in[- ]class
    |unrivall?ed
    |unbeatable
    |unparalleled
    |unmatched
    |second to none
    |state[- ]of[- ]the[- ]art
    |cutting[- ]edge
    |top[- ]notch
    |number one
    |market[- ]leading
    |industry[- ]leading
    |premier
    |the (?:very )?(?:best|finest|leading|ultimate) (?!way|time|practice|thing|option)\p{L}+
    |one of the (?:best|leading)
  `,
  de: regexSource`
    erstklassig\p{L}*
    |unschlagbar\p{L}*
    |unübertroffen\p{L}*
    |weltklasse
    |marktführ\p{L}+
    |die nummer (?:1|eins)
    |unvergleichlich\p{L}*
    |spitzenklasse
    |höchste[rnms]? (?:qualität|niveau|ansprüche)
    |(?:der|die|das|den) (?:aller)?beste[nr]? (?!weg|freund)\p{L}+
    |führende[rn]? \p{L}+
  `,
  fr: regexSource`
    (?:de )?premier ordre
    |imbattables?
    |exceptionnel(?:le)?s?
    |inégalée?s?
    |incomparables?
    |hors pair
    |leader
    |(?:le|la|les) meilleure?s? (?!moment|façon|moyen)\p{L}+
    |numéro (?:1|un)
    |à la pointe
    |d['’]exception
    |irréprochables?
  `,
  es: regexSource`
    inigualables?
    |imbatibles?
    |insuperables?
    |excepcional(?:es)?
    |líder(?:es)?
    |(?:el|la|los|las) mejor(?:es)? (?!momento|forma|manera|opción)\p{L}+
    |número uno
    |de primer nivel
    |de última generación
    |incomparables?
    |de vanguardia
  `,
  it: regexSource`
    ineguagliabil[ei]
    |imbattibil[ei]
    |impareggiabil[ei]
    |eccezional[ei]
    |leader
    |(?:il|la|i|le) miglior[ei]? (?!modo|momento)\p{L}+
    |numero uno
    |all['’]avanguardia
    |di altissim[oa] \p{L}+
    |unic[oi] nel suo genere
    |d['’]eccellenza
  `,
  nl: regexSource`
    ongeëvenaard\p{L}*
    |onverslaanba\p{L}+
    |onovertroffen
    |toonaangevend\p{L}*
    |van topkwaliteit
    |marktleider
    |de (?:aller)?beste (?!manier|tijd|keuze)\p{L}+
    |nummer (?:1|één)
    |eersteklas
    |ultieme?
    |wereldklasse
  `,
  pt: regexSource`
    inigualáve(?:l|is)
    |imbatíve(?:l|is)
    |incomparáve(?:l|is)
    |excepciona(?:l|is)
    |excecionais
    |líder(?:es)?
    |(?:o|a|os|as) melhor(?:es)? (?!momento|forma|maneira|opção)\p{L}+
    |número um
    |de ponta
    |de excelência
    |de topo
  `,
  ja: '業界(?:一|最高|No\\.?1)|日本一|世界一|最高級|最高の|究極の|唯一無二|圧倒的|ナンバーワン',
};
const PATTERNS = new Map(
  Object.entries(PRAISE).map(([language, words]) => [
    language,
    lightLetters(language === 'ja' ? words : `(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'),
  ]),
);

/** A prize, a test, a year, a number: the claim says why. */
const PROOF = lightLetters(
  regexSource`
    \d|award|prize|voted|rated|certified|ausgezeichnet|testsieger|preisträger|zertifiziert|prix |élu|récompens
    |premi[oa]|galardon|premiat|bekroond|prijs|certificad|受賞|認定
  `,
  'i',
);

/** All of it stands between quotation marks: somebody said it. */
const QUOTED = /^\s*["“”„«»‘‚「『][^"“”„«»「」『』]+["“”«»’」』]\s*$/;

/** Praise of oneself without proof, in the business's own running text. What customers say is theirs. */
export const unprovenSuperlatives = defineCheck({
  id: 'unproven-superlatives',
  revision: 4,
  category: 'content',
  strength: 'B',
  catalogue: ['hype-ratio'],
  title: {
    pass: 'We saw few or none of the words of praise we know',
    partial: 'Your text holds some words of praise without a fact beside them',
    fail: 'Your text holds many words of praise without a fact beside them',
  },
  why: 'In one study an authoritative tone helped little, and stuffing words did harm.',
  sources: ['https://arxiv.org/abs/2311.09735'],
  needs: ['pages', 'facts'],
  run({ pages, facts }) {
    if (contentPages(pages).length === 0) return notApplicable(NO_CONTENT_PAGE);
    const prose = knownProse(pages).filter(({ page }) => page.role !== 'article');
    if (prose.length === 0) return inconclusive(OTHER_LANGUAGE);
    const words = wordsOf(prose);
    if (words < MIN_WORDS) return inconclusive('We read too little running text to tell.');
    const found = new Map<string, Evidence>();
    const reviews = facts.reviews.map(({ value }) => textKey(value.text));
    for (const one of prose) {
      const pattern = PATTERNS.get(one.language ?? '');
      if (!pattern) continue;
      for (const { place, sentences, text } of one.paragraphs) {
        if (/blockquote|figure\b/.test(place) || REVIEWS_PLACE.test(place) || REVIEW_ITEM_PLACE.test(place)) continue;
        if (QUOTED.test(text) || reviews.some((review) => review.includes(textKey(text)))) continue;
        for (const sentence of sentences) {
          const praise = sentence.match(pattern);
          // The 1 of "number 1" proves nothing, nor does "prix" in "les meilleurs prix".
          if (praise && !PROOF.test(sentence.replace(pattern, ' ')))
            found.set(sentence, quoteFrom(one, place, sentence));
        }
      }
    }
    const rate = (found.size / words) * 100;
    const evidence = [...found.values()];
    if (rate < FEW || found.size < MIN_FOUND) return pass(evidence.slice(0, 3));
    return rate <= MANY ? partial(evidence) : fail(evidence);
  },
});

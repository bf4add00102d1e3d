import { detectAll } from 'tinyld';
import { BETWEEN_LETTERS } from './letters.ts';
import { lightLetters } from './light-letters.ts';
import { remembered } from './remembered.ts';

/** Shorter texts are names and menu words, which fool detectors. */
export const MIN_SAMPLE_CHARS = 80;
/** Below this lead of the first over the second candidate the page's `lang` decides between them. */
const CLEAR_LEAD = 0.15;
/** Statistics of letters mistake shorter texts full of names for languages nobody here writes. */
const MIN_DETECTED_CHARS = 300;

/** Language of a text as BCP 47 primary subtag; null when it is too short to tell and `lang` is silent. */
export function detectLanguage(text: string, lang: string | null): string | null {
  return judgeLanguage(text, lang).code;
}

interface JudgedLanguage {
  readonly code: string | null;
  /** The text itself says so, not only its `lang` attribute. */
  readonly isRead: boolean;
}

export function judgeLanguage(text: string, lang: string | null): JudgedLanguage {
  const { declared, letters, likely, told } = judgeByWords(text, lang);
  return told ?? byStatistics(letters, declared) ?? { code: declared ?? likely, isRead: false };
}

/** Whether the words of a text tell its language, or that it is too short to tell: what remains, statistics of letters are asked about. */
export const isToldByWords = (text: string, lang: string | null): boolean => {
  const { letters, told } = judgeByWords(text, lang);
  return told !== null || letters.length < MIN_DETECTED_CHARS;
};

interface JudgedByWords {
  declared: string | null;
  letters: string;
  /** The language with most common words. */
  likely: string | null;
  /** null: they do not tell. */
  told: JudgedLanguage | null;
}

function judgeByWords(text: string, lang: string | null): JudgedByWords {
  const declared = declaredLanguage(lang);
  const letters = text
    .replace(/https?:\S+|(?<!\S)\S+@\S+|[\d\p{P}\p{S}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const by = (told: JudgedLanguage | null, likely: string | null = null) => ({ declared, letters, likely, told });
  const kana = (letters.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? []).length;
  if (kana >= 15 && kana > letters.length * 0.1) return by({ code: 'ja', isRead: true });
  const words = functionWords(letters);
  if (words !== null) return by({ code: words, isRead: true });
  const written = otherScript(letters);
  if (written !== null && declared !== null && declared in FUNCTION_WORDS) return by({ code: written, isRead: true });
  if (letters.length < MIN_SAMPLE_CHARS) return by({ code: letters.length < 3 ? null : declared, isRead: false });
  // A short text with a few of the commonest words is in that language, however sure the detector is of another.
  const likely = mostFunctionWords(letters);
  const isLikely =
    likely !== null && (declared === null || declared === likely || isFarBehind(letters, declared, likely));
  return by(isLikely ? { code: likely, isRead: true } : null, likely);
}

/** Of a `lang` attribute: "de-AT" is "de". */
const declaredLanguage = (lang: string | null): string | null =>
  lang
    ?.trim()
    .toLowerCase()
    .match(/^([a-z]{2,3})(?:[-_]|$)/)?.[1] ?? null;

/** By statistics of letters; null where they say nothing. */
function byStatistics(letters: string, declared: string | null): JudgedLanguage | null {
  if (letters.length < MIN_DETECTED_CHARS) return null;
  // Names of goods mislead statistics; where words of the declared language stand among them, they are believed. Whether statistics
  // agree is worked out if somebody asks: unpacking 64 languages takes a tenth of a first analysis.
  if (declared !== null && LONG_LISTS.has(declared) && commonWords(declared, letters) >= MIN_LIKELY_HITS)
    return {
      code: declared,
      get isRead() {
        return likeliest(letters)[0]?.lang === declared;
      },
    };
  const [best, second] = likeliest(letters);
  if (!best) return null;
  const isClear = best.accuracy - (second?.accuracy ?? 0) >= CLEAR_LEAD;
  return declared === null || isClear ? { code: best.lang, isRead: true } : { code: declared, isRead: false };
}

/** Latin fills templates; no business speaks it. A text of this length holds common words of its language, where we know them. */
const likeliest = (letters: string) =>
  detectAll(letters).filter(({ lang: found }) => found !== 'la' && mayBe(found, letters));

/** The commonest short words of a language and of no other listed here: a third of any running text consists of such words. */
export const FUNCTION_WORDS: Record<string, string> = {
  en: 'the and of to is are for with you your our we from that this at by be or will can have not all it as',
  de: 'der die das und ist sind für mit sie ihre ihr unser unsere wir von dem den ein eine nicht auf zu im bei oder auch werden wird',
  fr: 'le les des et est sont pour avec vous votre vos notre nos nous dans du une sur par au aux ou plus cette pas qui',
  es: 'el los las y es son para con usted su sus nuestra nuestro del una por en como más que nuestros se al o esta',
  it: 'il gli della di e è sono per con voi tuo tua nostro nostra nel una dei che alla da più si le delle questo',
  nl: 'het de een en is zijn voor met u uw ons onze wij van op te bij of niet ook worden wordt aan dat je',
  pt: 'o os as e é são para com você seu sua nosso nossa do da dos das uma em não mais que por no na ao',
  // Not read for facts, but else taken for a neighbour that shares "de", "en", "er" and "una".
  ca: 'el els les i és són amb per del dels al als una un en que més com si seu seva nostre nostra ens també hi ha aquest aquesta molt',
  gl: 'o os as e é son para con do da dos das unha en non máis que por na ao noso nosa nós tamén ou como súa seu',
  da: 'og det er til af på jeg ikke har kan som også hos eller fra vi din mig dig meget efter bliver hvor være når',
  nb: 'og det er til av på jeg ikke har kan som også hos eller fra vi din meg deg mye etter blir hvor være når våre',
  sv: 'och det är till av på jag inte har kan som också hos eller från vi din mig dig mycket efter blir där vara när att för våra',
  pl: 'się nie jest oraz dla są przez jak od po że już tylko można przy ich jako także',
  cs: 'pro jsou nebo při jako také která který podle naše vás vám být než ke ve že nás',
  tr: 've bir için ile bu olarak daha çok olan sizin gibi kadar her tüm',
};

/** Fewer letters are a name or a menu. */
const MIN_SCRIPT_LETTERS = 40;

const LETTERS = lightLetters(/\p{L}/gu);

/** The likeliest language of a text that is hardly written in Latin letters; null of other texts and where nobody can tell. */
function otherScript(letters: string): string | null {
  const all = (letters.match(LETTERS) ?? []).length;
  const latin = (letters.match(/\p{Script=Latin}/gu) ?? []).length;
  if (all < MIN_SCRIPT_LETTERS || latin > all / 2) return null;
  return detectAll(letters)[0]?.lang ?? null;
}

/** Lists of goods have few; a text without two of them is in another language. */
const MIN_COMMON_WORDS = 2;

/** Of these the list above is long enough for any text to meet it. */
const LONG_LISTS = new Set(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt']);

const mayBe = (code: string, letters: string): boolean =>
  !LONG_LISTS.has(code) || commonWords(code, letters) >= MIN_COMMON_WORDS;

/** How many different ones a text holds. */
export function commonWords(code: string, letters: string): number {
  const common = new Set(FUNCTION_WORDS[code]?.split(' '));
  const said = new Set(letters.toLowerCase().split(BETWEEN_LETTERS));
  return [...said].filter((word) => common.has(word)).length;
}

/** Whether another language has more of its common words in a text. */
export function isOutvoted(code: string, text: string): boolean {
  const own = commonWords(code, text);
  return Object.keys(FUNCTION_WORDS).some((other) => other !== code && commonWords(other, text) > own);
}

/** How clearly the best language must lead the second by share of its words. */
const WORD_LEAD = 1.5;
/** Below this many hits the text is too short or in another language. */
const MIN_HITS = 6;
/** Running text of a language has far more; lists of other languages' names stay below. */
const MIN_SHARE = 0.12;

const CODES = Object.keys(FUNCTION_WORDS);
/** The languages each word belongs to, by place in `CODES`. */
const KNOWN_WORDS = new Map<string, number[]>();
for (const [at, list] of Object.values(FUNCTION_WORDS).entries())
  for (const word of new Set(list.split(' '))) KNOWN_WORDS.set(word, [...(KNOWN_WORDS.get(word) ?? []), at]);

interface WordScore {
  code: string;
  hits: number;
}

const NO_LANGUAGE: readonly number[] = [];

function wordScores(words: string[]): WordScore[] {
  const scores = CODES.map((code): WordScore => ({ code, hits: 0 }));
  for (const word of words)
    for (const at of KNOWN_WORDS.get(word) ?? NO_LANGUAGE) {
      const score = scores[at];
      if (score) score.hits++;
    }
  return scores.sort((a, b) => b.hits - a.hits);
}

/** Enough to tell apart languages that share some short words. */
const MIN_LIKELY_HITS = 3;

/** A slogan in the declared language has one or two of its words; templates declare English whatever is written in them. */
const FAR_BEHIND = 3;

export function isFarBehind(text: string, declared: string, likely: string): boolean {
  const scores = wordScores([...new Set(text.toLowerCase().split(BETWEEN_LETTERS))]);
  const hitsOf = (code: string) => scores.find((score) => score.code === code)?.hits ?? 0;
  return hitsOf(declared) * FAR_BEHIND < hitsOf(likely);
}

/** The language with clearly most of its common words, however few; null when none leads. */
export const mostFunctionWords = remembered((text): string | null => {
  // Each word once: "de" three times is a domain or a name.
  const [first, second] = wordScores([...new Set(text.toLowerCase().split(BETWEEN_LETTERS))]);
  return first && first.hits >= MIN_LIKELY_HITS && first.hits > (second?.hits ?? 0) ? first.code : null;
});

function functionWords(text: string): string | null {
  const words = text.toLowerCase().split(BETWEEN_LETTERS);
  const [first, second] = wordScores(words);
  if (!first || first.hits < MIN_HITS || first.hits < words.length * MIN_SHARE) return null;
  return first.hits >= (second?.hits ?? 0) * WORD_LEAD ? first.code : null;
}

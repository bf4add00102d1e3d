import { LETTER_RUNS } from '../../website/text/letters.ts';
import type { AnswerMark, QuestionLanguage, TradeQuestion } from '../question-data.ts';
import { stemsOf } from './stems.ts';
import { STOP_WORDS } from './stop-words.ts';
import type { TermIndex } from './term-index.ts';
import { SUBJECT_WORDS, type Touch } from './touch.ts';

/** So many words of an answer together are about the question even without the words it is about. */
const MANY_WORDS = 2;
/** A longer heading is about more than one of its words. */
const TITLE_WORDS = 5;
/** What these ask for shows by itself, whatever words stand around it. */
const SHOWN: ReadonlySet<AnswerMark | undefined> = new Set(['since-when', 'offer', 'lasts']);
/** How much the words count in ranking: what the question is about, what answers it, what merely asks it. */
const WEIGHTS = { about: 1.5, terms: 1, ask: 0.5 };

/** What is known of the business before its passages are read. */
export interface KnownOfBusiness {
  /** A telephone number, an address to write to or a form stands on the pages read. */
  isReachable: boolean;
  isNamedIn: (text: string) => boolean;
}

/** Passages that may be about the question, by the words they share with it, best first, each with its BM25 score. */
export function* rankedTouches(
  question: TradeQuestion,
  language: QuestionLanguage,
  index: TermIndex,
  known: KnownOfBusiness,
): Generator<{ touch: Touch; score: number }> {
  const terms = question.terms[language];
  const about = question.about?.[language] ?? terms;
  const ask = (question.ask[language].toLowerCase().match(LETTER_RUNS) ?? []).filter(
    (word) => word.length > 2 && !STOP_WORDS[language].has(word),
  );
  const scores = index.score([
    ...about.map((words) => ({ words, weight: WEIGHTS.about })),
    ...terms.map((words) => ({ words, weight: WEIGHTS.terms })),
    ...ask.map((words) => ({ words, weight: WEIGHTS.ask })),
  ]);
  const subject = index.presence(about);
  const own = index.presence(about.filter((words) => sharesWord(words, question.ask[language], language)));
  const asked = index.presence(ask);
  const answer = index.presence([...about, ...terms]);
  const ranked = [...scores].sort(([a, one], [b, other]) => other - one || a - b);
  for (const [at, score] of ranked) {
    const passage = index.passages[at]?.passage;
    const words = answer.get(at) ?? { text: 0, title: 0, any: 0 };
    if (!passage) continue;
    const inText = (subject.get(at)?.text ?? 0) > 0;
    const title = passage.headings.at(-1) ?? '';
    // A label is about each of its few words, a question only about its own.
    const invites = question.kind === 'contact' || question.kind === 'yes-no';
    const titled = title.endsWith('?')
      ? asksHowLong(question, title, language) ||
        (own.get(at)?.title ?? 0) > 0 ||
        (words.title >= SUBJECT_WORDS && question.kind !== 'yes-no') ||
        (invites && (subject.get(at)?.title ?? 0) > 0)
      : (subject.get(at)?.title ?? 0) > 0 && title.split(/\s+/).length <= TITLE_WORDS;
    const mayBe =
      inText ||
      titled ||
      words.text >= MANY_WORDS ||
      question.kind === 'price' ||
      question.kind === 'person' ||
      SHOWN.has(question.asks);
    if (!mayBe) continue;
    const touch: Touch = {
      passage,
      language,
      reachable: known.isReachable,
      namesBusiness: known.isNamedIn,
      said: () => (titled ? passage.text : index.said(at, about)),
      isOn: (text) => index.isOn(text, about),
      inText,
      titled,
      ownLine: inText && index.hasOwnLine(at, about),
      strong: (own.get(at)?.text ?? 0) > 0,
      asked: asked.get(at)?.text ?? 0,
      names: question.kind === 'person' && index.namesPerson(at, known.isNamedIn),
      words: words.any,
      ownWords: words.text,
    };
    yield { touch, score };
  }
}

const HOW_LONG: Record<QuestionLanguage, RegExp> = {
  en: /how long .*\b(?:take|takes|last|lasts)\b/iu,
  de: /wie lange (?:dauer|brauch)/i,
  fr: /combien de temps (?:.*\b)?(?:dure|durent|prend|prennent|faut)/iu,
  es: /cuánto (?:tiempo )?(?:dura|tarda|lleva|toma)/i,
};
/** "How long does a new roof take?" asks what the question asks, in whatever words. */
const asksHowLong = ({ kind, ask }: TradeQuestion, title: string, language: QuestionLanguage): boolean =>
  kind === 'duration' && HOW_LONG[language].test(title) && HOW_LONG[language].test(ask[language]);

/** Whether the question itself uses this word. */
function sharesWord(words: string, ask: string, language: QuestionLanguage): boolean {
  const asked = new Set(stemsOf(ask, language));
  return stemsOf(words, language).every((stem) => asked.has(stem));
}

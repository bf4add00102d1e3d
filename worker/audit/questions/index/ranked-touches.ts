import { LETTER_RUNS } from '../../website/text/letters.ts';
import type { AnswerMark, QuestionLanguage, TradeQuestion } from '../question-data.ts';
import { stemsOf } from './stems.ts';
import { STOP_WORDS } from './stop-words.ts';
import type { Presence, TermIndex } from './term-index.ts';
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
  const shared: SharedWords<Map<number, Presence>> = {
    subject: index.presence(about),
    own: index.presence(about.filter((words) => sharesWord(words, question.ask[language], language))),
    asked: index.presence(ask),
    answer: index.presence([...about, ...terms]),
  };
  const ranked = [...scores].sort(([a, one], [b, other]) => other - one || a - b);
  for (const [at, score] of ranked) {
    const passage = index.passages[at]?.passage;
    if (!passage) continue;
    const { subject, own, asked, answer } = wordsAt(shared, at);
    const inText = subject.text > 0;
    const titled = isTitled(question, language, passage.headings.at(-1) ?? '', { subject, own, answer });
    if (!(inText || titled || answer.text >= MANY_WORDS || showsByItself(question))) continue;
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
      strong: own.text > 0,
      asked: asked.text,
      names: question.kind === 'person' && index.namesPerson(at, known.isNamedIn),
      words: answer.any,
      ownWords: answer.text,
    };
    yield { touch, score };
  }
}

/** Words a question shares with passages: those it is about, those of them it asks with, those it asks with, those that answer it. */
type SharedWords<Of> = Record<'subject' | 'own' | 'asked' | 'answer', Of>;

const NO_WORDS: Presence = { text: 0, title: 0, any: 0 };

const wordsAt = (
  { subject, own, asked, answer }: SharedWords<ReadonlyMap<number, Presence>>,
  at: number,
): SharedWords<Presence> => ({
  subject: subject.get(at) ?? NO_WORDS,
  own: own.get(at) ?? NO_WORDS,
  asked: asked.get(at) ?? NO_WORDS,
  answer: answer.get(at) ?? NO_WORDS,
});

/** Whether the heading over a passage is about the question. A label is about each of its few words, a question only about its own. */
function isTitled(
  question: TradeQuestion,
  language: QuestionLanguage,
  title: string,
  { subject, own, answer }: Omit<SharedWords<Presence>, 'asked'>,
): boolean {
  if (!title.endsWith('?')) return subject.title > 0 && title.split(/\s+/).length <= TITLE_WORDS;
  const invites = question.kind === 'contact' || question.kind === 'yes-no';
  return (
    asksHowLong(question, title, language) ||
    own.title > 0 ||
    (answer.title >= SUBJECT_WORDS && question.kind !== 'yes-no') ||
    (invites && subject.title > 0)
  );
}

const showsByItself = ({ kind, asks }: TradeQuestion): boolean =>
  kind === 'price' || kind === 'person' || SHOWN.has(asks);

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

import type { RatedFacts } from '../facts/facts.ts';
import { LETTER_OR_NUMBER, LETTER_RUNS } from '../website/text/letters.ts';
import { lightLetters, type Pattern } from '../website/text/light-letters.ts';
import { endsAsSentence, sentencesOf } from '../website/text/sentences.ts';
import type { AnsweredQuestion } from './answered-question.ts';
import { stemsOf } from './index/stems.ts';
import { STOP_WORDS } from './index/stop-words.ts';
import { type Presence, TermIndex } from './index/term-index.ts';
import type { QuestionLanguage, TradeQuestion } from './question-data.ts';
import { holdsValue } from './shown/holds-value.ts';

/** A report quotes a sentence or two. */
const MAX_CHARS = 240;
/** "Of course." is read with what follows. */
const SHORT_WORDS = 6;
/** One word in common is chance, two are a subject. */
const SUBJECT_WORDS = 2;
/** How much the words count in ranking: what the question is about, what answers it, what merely asks it. */
const WEIGHTS = { about: 1.5, terms: 1, ask: 0.5 };

type Entry = RatedFacts['faq'][number];
type EntryAnswer = Pick<AnsweredQuestion, 'answered' | 'by' | 'asked' | 'passage' | 'pageUrl' | 'jsOnly'>;

/**
 * Finds the entry of the website's own questions and answers that asks a question, read beyond doubt, with an answer of the kind asked for
 * that can be quoted. `pages`: addresses of those that may answer.
 */
export function answeringEntries(
  { faq }: RatedFacts,
  pages: ReadonlySet<string>,
  language: QuestionLanguage,
): (question: TradeQuestion) => EntryAnswer | null {
  const entries = faq.filter(
    ({ certainty, sources }) => certainty === 'certain' && sources.some(({ pageUrl }) => pages.has(pageUrl)),
  );
  if (entries.length === 0) return () => null;
  const index = new TermIndex(
    entries.map(({ value }) => ({ heading: value.question, text: value.answer })),
    language,
  );
  return (question) => {
    for (const at of asking(question, index, language)) {
      const entry = entries[at];
      const passage = entry ? openingOf(entry.value.answer, language) : null;
      if (!entry || passage === null || !holdsValue(question, passage)) continue;
      if (question.kind === 'yes-no' && !saysYesOrNo(entry.value.question, passage, language)) continue;
      return toldBy(entry, passage);
    }
    return null;
  };
}

function toldBy({ value, sources }: Entry, passage: string): EntryAnswer {
  return {
    answered: 'full',
    by: 'entry',
    asked: value.question,
    passage,
    pageUrl: sources[0]?.pageUrl ?? null,
    jsOnly: sources.every(({ view }) => view === 'rendered'),
  };
}

/** Entries that ask the question, those that share most with it first. */
function asking(question: TradeQuestion, index: TermIndex, language: QuestionLanguage): number[] {
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
  const answer = index.presence([...about, ...terms]);
  return [...scores]
    .sort(([a, one], [b, other]) => other - one || a - b)
    .map(([at]) => at)
    .filter((at) => {
      const words = { subject: subject.get(at), own: own.get(at), answer: answer.get(at) };
      return asks(question, language, index.passages[at]?.passage.heading ?? '', words);
    });
}

/** Whether an entry is about the question: by the question's own words, or by several of an answer. */
function asks(
  question: TradeQuestion,
  language: QuestionLanguage,
  title: string,
  { subject, own, answer }: Record<'subject' | 'own' | 'answer', Presence | undefined>,
): boolean {
  const invites = question.kind === 'contact' || question.kind === 'yes-no';
  return (
    asksHowLong(question, title, language) ||
    (own?.heading ?? 0) > 0 ||
    ((answer?.heading ?? 0) >= SUBJECT_WORDS && (answer?.text ?? 0) > 0 && question.kind !== 'yes-no') ||
    (invites && (subject?.heading ?? 0) > 0)
  );
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

/** "I would rather talk about that in person." is an answer, and neither a yes nor a no: those open with one, or say again what was asked. */
function saysYesOrNo(asked: string, passage: string, language: QuestionLanguage): boolean {
  if (YES_OR_NO[language].test(passage)) return true;
  const said = new Set(stemsOf(passage, language));
  const words = (asked.toLowerCase().match(LETTER_RUNS) ?? []).filter((word) => !STOP_WORDS[language].has(word));
  return words.some((word) => word.length > 2 && stemsOf(word, language).every((stem) => said.has(stem)));
}

const opens = (words: string): Pattern => lightLetters(`^\\P{L}*(?:${words})(?!\\p{L})`, 'iu');
const YES_OR_NO: Record<QuestionLanguage, Pattern> = {
  en: opens(
    'yes|yep|no|not|none|never|always|usually|sure|certainly|absolutely|definitely|of course|unfortunately' +
      '|(?:we|i) (?:do|am|are|can|have)',
  ),
  de: opens(
    'ja|jein|nein|nicht|keine?|nie|immer|klar|gerne?|leider|natürlich|selbstverständlich|sicher|unbedingt|auf jeden fall|in der regel',
  ),
  fr: opens('oui|non|pas|jamais|toujours|bien sûr|absolument|tout à fait|évidemment|certainement|malheureusement'),
  es: opens('s[íi]|no|nunca|siempre|claro|por supuesto|desde luego|totalmente|efectivamente|lamentablemente|así es'),
};

/** The sentences an answer opens with, whole and of one element; null where none can be quoted. */
function openingOf(answer: string, language: string): string | null {
  const [line = ''] = answer.split('\n');
  let opening = '';
  for (const sentence of sentencesOf(line, language)) {
    opening = opening === '' ? sentence : `${opening} ${sentence}`;
    if (endsAsSentence(opening) && wordsOf(opening) >= SHORT_WORDS) break;
  }
  return endsAsSentence(opening) && opening.length <= MAX_CHARS && line.startsWith(opening) ? opening : null;
}

const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => LETTER_OR_NUMBER.test(word)).length;

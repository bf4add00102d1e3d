import type { ReadAnswer } from '../answered-question.ts';
import type { TermIndex } from '../index/term-index.ts';
import { fromSentence, wordsOf } from '../passages/from-sentence.ts';
import type { QuestionLanguage, TradeQuestion } from '../question-data.ts';
import { BETWEEN_SAYINGS } from '../signs/asserts.ts';

/** Fewer words are a label, which says nothing to whoever reads it alone. */
const MIN_WORDS = 4;

/** The line that has most words of the question, of those that have one at all: where there is one, nobody can say that nothing answers. */
export function closestLine(
  question: TradeQuestion,
  language: QuestionLanguage,
  index: TermIndex,
): ReadAnswer['closest'] | null {
  const about = question.about?.[language] ?? question.terms[language];
  const touched = [...index.presence(about)].filter(
    ([at, { any }]) => any > 0 && index.passages[at]?.passage.toOthers === undefined,
  );
  if (touched.length === 0) return null;
  const [nearest] = touched
    .filter(([at, { text }]) => text > 0 && isReadable(index.passages[at]?.passage.kind))
    .sort(([a, one], [b, other]) => other.text - one.text || a - b);
  const passage = nearest && index.passages[nearest[0]]?.passage;
  if (!nearest || !passage) return NOTHING_TO_QUOTE;
  const said = index.said(nearest[0], about);
  const line = fromSentence(passage.text.split(BETWEEN_SAYINGS), said.split(BETWEEN_SAYINGS)[0] ?? '');
  if (wordsOf(line) < MIN_WORDS) return NOTHING_TO_QUOTE;
  const heading = passage.headings.at(-1);
  return {
    passage: line,
    pageUrl: passage.pageUrl,
    jsOnly: passage.jsOnly,
    ...(heading ? { heading: heading.slice(0, 200) } : {}),
  };
}

const NOTHING_TO_QUOTE = { passage: null, pageUrl: null, jsOnly: false };

const isReadable = (kind: string | undefined): boolean => kind === 'prose' || kind === 'lines';

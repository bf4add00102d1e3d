import type { Fix } from '../../../contract/fix.ts';
import type { CheckId } from '../../checks/index.ts';
import type { AnsweredQuestion, QuestionCoverage } from '../../questions/answered-question.ts';
import { stemsOf } from '../../questions/index/stems.ts';
import { STOP_WORDS } from '../../questions/index/stop-words.ts';
import type { QuestionLanguage } from '../../questions/question-data.ts';
import { countWords } from '../../website/page/words.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { LETTER_RUNS } from '../../website/text/letters.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { endsAsSentence, sentencesOf } from '../../website/text/sentences.ts';
import { hoursLines } from '../../week/hours-lines.ts';
import { element, startTag } from '../as-html.ts';
import { type FixBuilder, type FixInput, isOpen, TODO, type WrittenFix } from '../fix-input.ts';
import { idOf } from '../headings/id-of.ts';
import { htmlFix, takesText } from '../page-fix.ts';
import { blockPlacement } from '../page-placement.ts';
import { tellsSurePrices, wholeServices } from '../sure-offers.ts';
import { listedIn, type Phrases, phrasesFor } from './phrases.ts';

const OPEN_QUESTIONS = 'unanswered-questions';
const FEW_QUESTIONS = 'few-visible-questions';
const FEW_SHORT = 'few-short-answers';
/** Checks that more questions with short answers satisfy. */
const TOLD_BY_QUESTIONS: readonly CheckId[] = [FEW_QUESTIONS, FEW_SHORT];

/** As `few-visible-questions` and `few-short-answers` count. */
const ENOUGH = 5;
/** What can be read out in one go; shorter ones answer nothing by themselves. */
const MAX_ANSWER_WORDS = 40;
const MIN_ANSWER_WORDS = 5;
/** A list of more is read by nobody. */
const MAX_QUESTIONS = 8;
/** More are not read out in one go. */
const MAX_SERVICES = 6;
/** Two questions are no list. */
const FEWEST = 3;
const MONEY = /[€$£¥₹]|\b(?:EUR|USD|GBP|CHF)\b|円/;

type Pair = [question: string, answer: string];

/**
 * Questions buyers ask, for the page of questions: those the website answers somewhere, with its own sentences, and apart from them
 * those it leaves open, to be answered by the owner.
 */
export const faqFixes: FixBuilder = {
  checkIds: [OPEN_QUESTIONS, FEW_QUESTIONS, FEW_SHORT],
  build(input): WrittenFix[] {
    const { pages, home } = input.inputs;
    const page = pages?.find(({ role }) => role === 'faq') ?? home;
    const phrases = page && phrasesFor(input, page);
    const coverage = input.inputs.questions;
    if (!phrases || !takesText(page) || phrases.language !== coverage.language) return [];
    const told = answered(input, page, phrases, coverage);
    const isContinued = told.length > 0 || page.role === 'faq';
    return [...told, ...open({ input, page, phrases, coverage, isContinued })];
  },
};

/** In the website's own sentences: nothing has to be filled in. */
function answered(
  input: FixInput,
  page: ReadPage,
  phrases: Phrases,
  { questions, language }: QuestionCoverage,
): WrittenFix[] {
  const checkIds = TOLD_BY_QUESTIONS.filter((id) => isOpen(input, id));
  // Beside a list that is long enough, a second one would say things twice.
  if (!checkIds.includes(FEW_QUESTIONS) || language === null) return [];
  const asked = new Set(
    input.inputs.facts.faq.flatMap(({ value }) => [textKey(value.question), textKey(value.answer)]),
  );
  const pairs: Pair[] = [];
  for (const question of questions) {
    const isAnswered = question.answered === 'full' && !question.jsOnly;
    const answer = isAnswered ? ownAnswer(input, phrases, question, language) : null;
    if (answer === null || asked.has(textKey(answer)) || asked.has(textKey(question.question))) continue;
    // A price told twice has to be marked up twice, and one day the two differ.
    if (MONEY.test(answer) && question.pageUrl !== page.url) continue;
    if (!tellsSurePrices(input, page.url, answer)) continue;
    asked.add(textKey(answer));
    pairs.push([question.question, answer]);
  }
  const chosen = pairs.slice(0, MAX_QUESTIONS);
  if (chosen.length < FEWEST) return [];
  const how = `at the end of the text; the answers are sentences of your own pages${chosen.length < ENOUGH ? ', so add more questions as you like' : ''}`;
  const fix = section({
    input,
    page,
    id: idOf(phrases.questions),
    lines: [element('h2', {}, phrases.questions), ...linesOf(chosen)],
    how,
  });
  return [{ fix, checkIds, passes: chosen.length >= ENOUGH ? checkIds : [] }];
}

/** What of the passage answers the question, whole and short enough; hours as the facts have them. */
function ownAnswer(
  input: FixInput,
  phrases: Phrases,
  { id, kind, passage, question }: AnsweredQuestion,
  language: QuestionLanguage,
): string | null {
  const { facts } = input;
  const whole = wholeServices(input);
  if (id.endsWith('/services') && whole.length >= 2) {
    const services = whole.slice(0, MAX_SERVICES).map(({ value }) => value);
    return `${phrases.services}${phrases.colon}${listedIn(phrases, services)}.`;
  }
  const [address] = facts.addresses;
  // Footers run address, phone and hours together. Where to park is another question.
  if (id.endsWith('/location') && address?.value.street && passage?.includes(address.value.street)) {
    return `${[facts.businessName?.value, address.value.text].filter(Boolean).join(', ')}.`;
  }
  const text = tellingPart(question, passage ?? '', language);
  const words = countWords(text);
  const isSentence = endsAsSentence(text) && !/[…?？]\s*$/.test(text) && !/^[„“"«‘']/.test(text);
  // Whether the plates are made in house says nothing of the cakes.
  const isOfIt =
    kind !== 'yes-no' || subjectOf(question, language).every((stem) => stemsOf(text, language).includes(stem));
  if (isSentence && isOfIt && words >= MIN_ANSWER_WORDS && words <= MAX_ANSWER_WORDS) return text;
  if (kind !== 'hours' || !facts.openingHours) return null;
  const lines = hoursLines(facts.openingHours.value, phrases).map(({ days, times }) => `${days} ${times}`);
  return lines.length > 0 ? `${lines.join('; ')}.` : null;
}

/** Stems of what is asked about, without the words every question has. */
function subjectOf(question: string, language: QuestionLanguage): readonly string[] {
  const words = question.toLowerCase().match(LETTER_RUNS) ?? [];
  return stemsOf(words.filter((word) => !STOP_WORDS[language].has(word)).join(' '), language);
}

/** The sentences of a passage that speak of what was asked, with what stands between them; "" when none does. */
function tellingPart(question: string, passage: string, language: QuestionLanguage): string {
  const subject = new Set(subjectOf(question, language));
  const sentences = sentencesOf(passage, language);
  const telling = sentences.map((sentence) => stemsOf(sentence, language).some((stem) => subject.has(stem)));
  const from = telling.indexOf(true);
  return from < 0
    ? ''
    : sentences
        .slice(from, telling.lastIndexOf(true) + 1)
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim();
}

interface OpenPart {
  input: FixInput;
  page: ReadPage;
  phrases: Phrases;
  coverage: QuestionCoverage;
  /** Questions and answers stand above it. */
  isContinued: boolean;
}

/** Nothing on the website says it: what it touches is quoted, the rest is for the owner. */
function open({ input, page, phrases, coverage, isContinued }: OpenPart): WrittenFix[] {
  const { questions, language } = coverage;
  if (!isOpen(input, OPEN_QUESTIONS)) return [];
  const left = questions.filter(({ answered: how }) => how === 'none' || how === 'partial').slice(0, MAX_QUESTIONS);
  if (left.length === 0) return [];
  const pairs = left.map(({ question, answered: how, passage }): Pair => {
    const touched = how === 'partial' && language !== null ? tellingPart(question, passage ?? '', language) : '';
    const isQuotable =
      endsAsSentence(touched) && !/[…?？]\s*$/.test(touched) && countWords(touched) <= MAX_ANSWER_WORDS;
    return [question, isQuotable ? `${touched} ${TODO}` : TODO];
  });
  const where = isContinued ? 'below the questions that are there' : 'at the end of the text';
  const how = `${where}; write each answer yourself in one or two sentences, and leave out what does not concern you`;
  const heading = isContinued ? [] : [element('h2', {}, phrases.questions)];
  const id = `${idOf(phrases.questions)}${isContinued ? '-2' : ''}`;
  const fix = section({ input, page, id, lines: [...heading, ...linesOf(pairs)], how });
  return [{ fix, checkIds: [OPEN_QUESTIONS], passes: [] }];
}

const linesOf = (pairs: readonly Pair[]): string[] =>
  pairs.map(([question, answer]) => `${element('h3', {}, question)}\n${element('p', {}, answer)}`);

const section = ({
  input,
  page,
  id,
  lines,
  how,
}: {
  input: FixInput;
  page: ReadPage;
  id: string;
  lines: readonly string[];
  how: string;
}): Fix =>
  htmlFix(input, page, {
    kind: 'faq',
    placement: blockPlacement(input, page, how),
    content: `${startTag('section', { id })}\n${lines.join('\n')}\n</section>`,
    action: 'main-end',
  });

import type { Facts, TradeId } from '../facts/facts.ts';
import { type TextDocument, textDocuments } from '../facts/text-sources.ts';
import type { ReadPage } from '../inputs.ts';
import { LETTER_RUNS } from '../text/letters.ts';
import {
  defines,
  hasAddress,
  namesPlace,
  namesRegion,
  namesSurroundings,
  opensDaily,
  sitsIn,
  worksIn,
} from './answer-signs.ts';
import type { AnsweredQuestion, QuestionCoverage } from './answered-question.ts';
import { type FactAnswer, factAnswer, fallback, isReachable } from './fact-answers.ts';
import { type Answered, judgePassage, presentsPerson } from './judge-passage.ts';
import type { Passage } from './passage.ts';
import { passagesOf } from './passages.ts';
import {
  type AnswerKind,
  type AnswerMark,
  QUESTION_LANGUAGES,
  type QuestionLanguage,
  type TradeQuestion,
} from './question-data.ts';
import { ruleFor } from './reading-rules.ts';
import { stemsOf } from './stems.ts';
import { STOP_WORDS } from './stop-words.ts';
import { TermIndex } from './term-index.ts';
import { TRADE_QUESTIONS } from './trades/index.ts';

/** Less certain trades are asked what any business is asked. Facts say how sure words alone can be: 0.5 to 0.9. */
const MIN_CONFIDENCE = 0.6;
/** With fewer words on all pages nothing was there to be judged. */
const MIN_WORDS = 40;
/** Best passages judged per question. */
const MAX_JUDGED = 25;
const MAX_PASSAGE_CHARS = 400;
/** So many words of an answer together are about the question even without the words it is about. */
const MANY_WORDS = 2;
const TITLE_WORDS = 5;
const SUBJECT_WORDS = 2;
/**
 * Of these kinds the subject itself is half an answer, where the words that name it are rare enough on the website to score this much.
 * Words of the other kinds (a price, a time, how something goes) stand in passages about something else too.
 */
const TOUCHING: ReadonlySet<AnswerKind> = new Set(['list', 'place']);
const MIN_TOUCH_SCORE = 4;
/** What these ask for shows by itself, whatever words stand around it. */
const SHOWN: ReadonlySet<AnswerMark | undefined> = new Set(['since-when', 'offer', 'what-it-is']);
/** How much the words count in ranking: what the question is about, what answers it, what merely asks it. */
const WEIGHTS = { about: 1.5, terms: 1, ask: 0.5 };

export function answerQuestions(pages: ReadPage[], facts: Facts): QuestionCoverage {
  const { trade, questions } = questionsFor(facts);
  const documents = textDocuments(pages);
  const main = facts.languages[0]?.value ?? null;
  const language = QUESTION_LANGUAGES.find((one) => one === main) ?? null;
  const because = whyNot(language, documents);
  if (language === null || because !== null) {
    const unanswered = questions.map((question) => inconclusiveAnswer(trade, question, language, because ?? ''));
    return { trade, language, because, questions: sorted(unanswered) };
  }
  const index = new TermIndex(
    passagesOf(
      documents.filter((document) => isAsked(document, language, facts)),
      facts,
    ),
    language,
  );
  const answers = questions.map((question) => answerOf(trade, question, language, index, facts));
  return { trade, language, because: null, questions: sorted(answers) };
}

function questionsFor({ trade }: Facts): { trade: TradeId; questions: readonly TradeQuestion[] } {
  const id = trade && trade.value.confidence >= MIN_CONFIDENCE ? trade.value.id : 'other';
  const own = TRADE_QUESTIONS[id] ?? TRADE_QUESTIONS.other;
  return own ?? { trade: 'other', questions: [] };
}

function whyNot(language: QuestionLanguage | null, documents: TextDocument[]): string | null {
  const words = documents.reduce((most, { view }) => most + view.textWords, 0);
  if (words < MIN_WORDS) return 'The pages we could read have too little text to look for answers.';
  if (language === null)
    return 'We look for answers in English, German, French and Spanish only; this website is in another language.';
  return null;
}

/** Legal pages answer no buyer, and translations would answer in another language. */
function isAsked({ isLegal, view }: TextDocument, language: QuestionLanguage, facts: Facts): boolean {
  if (isLegal) return false;
  const declared = view.lang?.slice(0, 2).toLowerCase();
  return (
    declared === undefined || declared === language || !facts.languages.slice(1).some(({ value }) => value === declared)
  );
}

function answerOf(
  trade: TradeId,
  question: TradeQuestion,
  language: QuestionLanguage,
  index: TermIndex,
  facts: Facts,
): AnsweredQuestion {
  const base = identityOf(trade, question, language);
  const found = bestPassage(question, language, index, isReachable(facts));
  const known = shown(factAnswer(question, facts), question, facts, index);
  const more = found?.answered === 'full' || known?.answered === 'full' ? null : wholePages(question, language, index);
  const best = more ?? found;
  const fact = known ?? (best?.answered === 'full' ? null : fallback(question, facts));
  if (fact && RANK[fact.answered] >= RANK[best?.answered ?? 'none'] && fact.answered !== 'none') {
    const { source, answered, quote } = fact;
    return {
      ...base,
      answered,
      passage: cut(quote ?? source.seen),
      pageUrl: source.pageUrl,
      jsOnly: source.view === 'rendered',
      ...whyOf(question, answered),
    };
  }
  if (!best)
    return { ...base, answered: 'none', passage: null, pageUrl: null, jsOnly: false, ...whyOf(question, 'none') };
  const { passage, answered } = best;
  const heading = passage.headings.at(-1);
  return {
    ...base,
    answered,
    passage: cut(passage.text),
    pageUrl: passage.pageUrl,
    jsOnly: passage.jsOnly,
    ...(heading ? { heading: heading.slice(0, 200) } : {}),
    ...whyOf(question, answered),
  };
}

/** An address only machines were told may stand on the page as well, written in a way nobody reads as one. */
function shown(
  answer: FactAnswer | null,
  { fact }: TradeQuestion,
  { addresses: [address] }: Facts,
  index: TermIndex,
): FactAnswer | null {
  const street = address?.value.street?.toLowerCase();
  if (answer?.answered !== 'partial' || fact !== 'addresses' || !street) return answer;
  const isSeen = index.passages.some(({ passage }) => passage.text.toLowerCase().includes(street));
  return isSeen ? { ...answer, answered: 'full' } : answer;
}

const RANK: Record<Answered, number> = { none: 0, partial: 1, full: 2 };

interface Judged {
  passage: Passage;
  answered: Answered;
}

/** The passage that answers most, the best ranked of several. */
function bestPassage(
  question: TradeQuestion,
  language: QuestionLanguage,
  index: TermIndex,
  reachable: boolean,
): Judged | null {
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
  let best: Judged | null = null;
  let touched: Judged | null = null;
  let judged = 0;
  for (const [at, score] of ranked) {
    const passage = index.passages[at]?.passage;
    const words = answer.get(at) ?? { text: 0, title: 0, any: 0 };
    if (!passage) continue;
    const inText = (subject.get(at)?.text ?? 0) > 0;
    const title = passage.headings.at(-1) ?? '';
    // A label is about each of its few words, a question only about its own.
    const invites = question.kind === 'contact' || question.kind === 'yes-no';
    const titled = title.endsWith('?')
      ? (own.get(at)?.title ?? 0) > 0 || words.title >= SUBJECT_WORDS || (invites && (subject.get(at)?.title ?? 0) > 0)
      : (subject.get(at)?.title ?? 0) > 0 && title.split(/\s+/).length <= TITLE_WORDS;
    const mayBe =
      inText ||
      titled ||
      words.text >= MANY_WORDS ||
      question.kind === 'price' ||
      question.kind === 'person' ||
      SHOWN.has(question.asks);
    if (!mayBe) continue;
    const ownLine = inText && index.hasOwnLine(at, about);
    const answered = judgePassage(question, {
      passage,
      reachable,
      said: () => (titled ? passage.text : index.said(at, about)),
      inText,
      titled,
      ownLine,
      strong: (own.get(at)?.text ?? 0) > 0,
      asked: asked.get(at)?.text ?? 0,
      names: question.kind === 'person' && index.namesPerson(at),
      words: words.any,
      ownWords: words.text,
    });
    const gained = RANK[answered] - RANK[best?.answered ?? 'none'];
    // Of equal answers the one that needs no JavaScript.
    if (gained > 0 || (gained === 0 && best?.passage.jsOnly && !passage.jsOnly)) best = { passage, answered };
    if (answered === 'none' && inText && score >= MIN_TOUCH_SCORE && touches(question, passage))
      touched ??= { passage, answered: 'partial' };
    judged++;
    if ((answered === 'full' && !passage.jsOnly) || judged >= MAX_JUDGED) break;
  }
  if (best) return best;
  if (question.asks === 'what-it-is') return definition(index);
  if (question.kind === 'contact') return anyForm(index);
  if (question.fact === 'addresses') return streetLine(index) ?? placeNamed(language, index);
  if (question.fact === 'openingHours') return openDaily(index);
  if (question.fact === 'prices') return offerOnRequest(language, index);
  return touched;
}

/** Whether the business itself says something about the subject here. */
const touches = ({ kind }: TradeQuestion, { kind: form, isReview, text }: Passage): boolean =>
  TOUCHING.has(kind) && (form === 'prose' || form === 'lines') && !isReview && !text.endsWith('?');

/** What shows by itself wherever it stands: a place of work, a person with a trade. */
function wholePages(question: TradeQuestion, language: QuestionLanguage, index: TermIndex): Judged | null {
  if (question.kind !== 'person') return placeOfWork(question, language, index);
  const found = index.passages.find(({ passage }) => presentsPerson(passage));
  return found ? { passage: found.passage, answered: 'full' } : null;
}

/** A longer line says more than where. */
const MAX_PLACE_WORDS = 8;
/** Passages at the top of the home page. */
const TOP = 12;

/** "Electricians in Melbourne" as the main heading or a line at the top says where they work, and so does "services in Melbourne". */
function placeOfWork(
  { asks }: Pick<TradeQuestion, 'asks'>,
  language: QuestionLanguage,
  index: TermIndex,
): Judged | null {
  if (asks !== 'where') return null;
  // German writes every noun with a capital.
  const isPlace = language === 'de' ? namesRegion : namesPlace;
  for (const { passage } of index.passages) {
    const [text = ''] = passage.headings;
    if (isPlace(text)) return { passage: { ...passage, headings: [], text }, answered: 'full' };
  }
  for (const [at, { passage }] of index.passages.entries()) {
    if (passage.isReview) continue;
    const lines = at < TOP ? passage.text.split('\n') : [];
    const text = lines.find((line) => isPlace(line) && line.split(' ').length <= MAX_PLACE_WORDS);
    if (text !== undefined) return { passage: { ...passage, headings: [], text }, answered: 'full' };
    const tells = language === 'de' ? namesSurroundings : worksIn;
    if (passage.kind === 'prose' && tells(passage.text)) return { passage, answered: 'full' };
  }
  const seat = index.passages.find(({ passage }) => !passage.isReview && sitsIn(passage.text));
  return seat ? { passage: seat.passage, answered: 'partial' } : null;
}

/** Where no price stands, an offer of one is half an answer. */
const OFFER: Record<QuestionLanguage, readonly string[]> = {
  en: [
    'free quote',
    'quote',
    'quotation',
    'free estimate',
    'estimate',
    'price on request',
    'discount',
    'special offers',
  ],
  de: [
    'kostenvoranschlag',
    'unverbindliches angebot',
    'preis auf anfrage',
    'angebot anfordern',
    'angebot anfragen',
    'individuelles angebot',
    'gebührenordnung',
  ],
  fr: ['devis', 'tarif sur demande', 'prix sur demande'],
  es: ['presupuesto', 'cotización', 'precio a consultar', 'descuento', 'precios especiales', 'tarifas especiales'],
};

function offerOnRequest(language: QuestionLanguage, index: TermIndex): Judged | null {
  for (const words of OFFER[language])
    for (const at of index.hits(words).text.keys()) {
      const passage = index.passages[at]?.passage;
      if (passage && !passage.isReview && passage.kind !== 'form') return { passage, answered: 'partial' };
    }
  return null;
}

/** "Massages in Lanzarote": the place without an address. */
function placeNamed(language: QuestionLanguage, index: TermIndex): Judged | null {
  const place = placeOfWork({ asks: 'where' }, language, index);
  return place && { ...place, answered: 'partial' };
}

/** "We work every day": days without times. */
function openDaily(index: TermIndex): Judged | null {
  const found = index.passages.find(({ passage }) => !passage.isReview && opensDaily(passage.text));
  return found ? { passage: found.passage, answered: 'partial' } : null;
}

/** "The school offers lessons for ...": the first paragraph that says what somebody is or does. */
function definition(index: TermIndex): Judged | null {
  const found = index.passages.find(
    ({ passage: { kind, isReview, text } }) => kind === 'prose' && !isReview && defines(text),
  );
  return found ? { passage: found.passage, answered: 'full' } : null;
}

/** A street with its town, where the address was not read as one. */
function streetLine(index: TermIndex): Judged | null {
  const found = index.passages.find(({ passage }) => !passage.isReview && hasAddress(passage.text));
  return found ? { passage: found.passage, answered: 'full' } : null;
}

/** Who may write can ask how to book. */
function anyForm(index: TermIndex): Judged | null {
  const form = index.passages.find(({ passage }) => passage.kind === 'form');
  return form ? { passage: form.passage, answered: 'partial' } : null;
}

/** Whether the question itself uses this word. */
function sharesWord(words: string, ask: string, language: QuestionLanguage): boolean {
  const asked = new Set(stemsOf(ask, language));
  return stemsOf(words, language).every((stem) => asked.has(stem));
}

function identityOf(trade: TradeId, { id, weight, kind, ask }: TradeQuestion, language: QuestionLanguage | null) {
  const asked = language ?? 'en';
  const english = asked === 'en' ? {} : { questionEnglish: ask.en };
  return { id: `${trade}/${id}`, question: ask[asked], ...english, weight, kind };
}

function inconclusiveAnswer(
  trade: TradeId,
  question: TradeQuestion,
  language: QuestionLanguage | null,
  why: string,
): AnsweredQuestion {
  const base = identityOf(trade, question, language);
  return { ...base, answered: 'inconclusive', passage: null, pageUrl: null, jsOnly: false, why };
}

function whyOf(question: TradeQuestion, answered: Answered): { why?: string } {
  if (answered === 'full') return {};
  const { full, partial } = ruleFor(question);
  if (answered === 'partial') return { why: `Half an answer stands here: ${partial}. A complete one is ${full}.` };
  return { why: `On the pages we read nothing answers this. An answer is ${full}.` };
}

const cut = (text: string): string =>
  text.length <= MAX_PASSAGE_CHARS ? text : `${text.slice(0, MAX_PASSAGE_CHARS - 1)}…`;

const sorted = (questions: AnsweredQuestion[]): AnsweredQuestion[] =>
  questions.sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));

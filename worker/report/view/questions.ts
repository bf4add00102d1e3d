import type { AnsweredQuestion } from '../../audit/questions/answered-question.ts';
import type { Results } from '../../contract/results.ts';
import type { Citations } from '../citations.ts';
import type { FactSheet } from './fact-rows.ts';

export interface QuestionRow {
  id: string;
  /** As the website itself asks it, where it does. */
  question: string;
  /** When the question is in another language. */
  english: string | null;
  answered: AnsweredQuestion['answered'];
  /** "Answered", "In part", "Nothing found", "Not judged". */
  word: string;
  /** The row of the facts that answers, by its label: "Phone". */
  fact: string | null;
  /** As found on the page; null = an empty bracket. */
  passage: string | null;
  /** What is missing; '' when nothing is. */
  why: string;
  citations: number[];
}

const WORDS: Record<AnsweredQuestion['answered'], string> = {
  full: 'Answered',
  partial: 'In part',
  none: 'Nothing found',
  inconclusive: 'Not judged',
};

/** Checks that say what a question asks, by the end of its id. */
const JUDGED_BY: Readonly<Record<string, string>> = {
  'what-you-do': 'missing-self-description',
  price: 'missing-prices',
  contact: 'contact-data-not-in-text',
  location: 'vague-service-area',
  'opening-hours': 'missing-opening-hours',
  'online-order': 'missing-booking-path',
  people: 'team-not-named',
  reviews: 'few-customer-reviews',
};

const NO_VERDICT: ReadonlySet<string> = new Set(['inconclusive', 'not_applicable', 'info']);

/**
 * The questions to tell of. One without a verdict is left out where a check has one on the same, or finds that it does not apply, and one
 * without an answer where a check finds the same: the task tells it. What nothing answers is told only of a website that was read whole.
 */
export function questionsToTell({
  questions = [],
  checks,
  premiumResults,
  freeResults,
  ...read
}: Pick<Results, 'questions' | 'checks' | 'freeResults'> & Partial<Results>): AnsweredQuestion[] {
  const outcomes = new Map(checks.map(({ id, outcome }) => [id, outcome]));
  const tasks = premiumResults?.recommendations ?? freeResults.topRecommendations;
  const asked = new Set(tasks.flatMap(({ checkIds }) => checkIds));
  const isWhole = isReadWhole(read);
  return questions.filter(({ id, answered }) => {
    const check = JUDGED_BY[id.replace(/^.*\//, '')] ?? '';
    // A task may ask its owner for it where nothing could be judged.
    if (answered !== 'full' && answered !== 'partial' && asked.has(check)) return false;
    const judged = outcomes.get(check) ?? 'inconclusive';
    if (answered === 'inconclusive') return judged === 'inconclusive';
    return answered !== 'none' || (isWhole && (judged === 'pass' || NO_VERDICT.has(judged)));
  });
}

/** Every page that is known, with all that its scripts bring, in the one language it is in. */
function isReadWhole({ score, pages = [], facts }: Partial<Results>): boolean {
  const { pagesRead = 0, pagesKnown = null } = score?.coverage ?? {};
  const [language, ...others] = facts?.languages ?? [];
  return (
    pagesKnown !== null &&
    pagesRead >= pagesKnown &&
    pages.every(({ missesData, lacksScripts }) => !missesData && !lacksScripts) &&
    language?.certainty === 'certain' &&
    others.length === 0
  );
}

/** Kinds of facts that answer what another kind is asked for. */
const ALSO: Readonly<Record<string, readonly string[]>> = { phones: ['emails'], reviews: ['rating'] };

/** The label of the row that tells the fact; null where the sheet has none, as the owner denied it or only examples are sure. */
function labelOf(kind: string, { groups }: Pick<FactSheet, 'groups'>): string | null {
  if (kind === 'openingHours') return groups.some(({ hours }) => hours) ? 'Opening hours' : null;
  const rows = groups.flatMap((group) => group.rows);
  const row = [kind, ...(ALSO[kind] ?? [])].flatMap((one) => rows.find(({ id }) => id === one) ?? [])[0];
  return row?.label.replace(/, among others$/, '') ?? null;
}

/** Of an answer by a fact the sheet has the words; what it does not tell is answered by nothing here. */
export function selectQuestions(
  questions: readonly AnsweredQuestion[],
  sheet: Pick<FactSheet, 'groups'>,
  citations: Citations,
): QuestionRow[] {
  const told = new Set<string>();
  return questions.flatMap(({ id, question, questionEnglish, answered, by, asked, passage, pageUrl, jsOnly, why }) => {
    const fact = by === undefined || by === 'entry' ? null : labelOf(by, sheet);
    const isUnsaid = answered === 'full' && fact === null && passage === null;
    // One entry of the website may answer two questions of ours: it is told once.
    const isToldAgain = asked !== undefined && told.has(asked);
    if (isUnsaid || isToldAgain) return [];
    if (asked !== undefined) told.add(asked);
    const place = asked ? `answer to “${asked}”` : 'text of the page';
    const view = jsOnly ? 'rendered' : 'plain';
    return [
      {
        id,
        question: asked ?? question,
        english: asked ? null : (questionEnglish ?? null),
        answered,
        word: WORDS[answered],
        fact,
        passage: fact === null ? passage : null,
        why: why ?? '',
        citations:
          fact === null && passage !== null && pageUrl !== null
            ? citations.cite([{ pageUrl, place, seen: passage, view }])
            : [],
      },
    ];
  });
}

/** A question without a verdict says nothing about the website, and looks silly beside a page that answers it plainly: it is not told. */
export const withVerdict = (rows: readonly QuestionRow[]): QuestionRow[] =>
  rows.filter(({ answered }) => answered !== 'inconclusive');

/**
 * What is open among those that stand below, and where the answers stand. How many there are in all it does not say: some stand in a task
 * alone, and of the rest nobody counted.
 */
export function questionsLead(rows: readonly QuestionRow[], heldBack: number, hasFacts: boolean): string {
  const none = rows.filter(({ answered }) => answered === 'none').length;
  const told = rows.filter(({ answered }) => answered !== 'inconclusive').length;
  const isQuoted = rows.some(({ passage }) => passage !== null);
  if (none === 0 && !isQuoted && !hasFacts)
    return 'Which of the questions people ask your pages answer, we could not judge.';
  return [
    none > 0 ? `Beyond what the tasks name, we found no answer to ${openWords(none, told)}.` : '',
    isQuoted ? 'Passages of your pages on some questions stand below.' : '',
    hasFacts ? othersWords(none > 0 || isQuoted) : '',
    heldBack > 0 ? `The full report has ${heldBack} more.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function openWords(none: number, told: number): string {
  if (none === told) return none === 1 ? 'the question below' : `the ${none} questions below`;
  // A document leaves out what a fact above answers, so nothing is said of how many stand there.
  return none === 1 ? 'one question that stands below' : `${none} questions that stand below`;
}

/** What gets no verdict. */
const othersWords = (hasTold: boolean): string =>
  hasTold ? 'Which others your pages answer, in words of their own, we did not judge.' : NOTHING_TOLD;

/** All there is to say where no question got a verdict. */
export const NOTHING_TOLD = 'Which questions your pages answer beyond the facts above, we did not judge.';

const NOT_ASKED = 'Not judged as long as assistants cannot read your website.';
/** Begins what is said of pages in a language we have no questions in. */
const OTHER_LANGUAGE = 'We look for answers in ';
const TOO_LITTLE = 'The pages we could read have too little text';

/** Of a website that assistants cannot read. That they cannot is not always why nothing was judged. */
export function whyUnasked(questions: readonly AnsweredQuestion[]): string {
  const whys = questions.flatMap(({ answered, why }) => (answered === 'inconclusive' && why ? [why] : []));
  const ofLanguage = whys.find((why) => why.startsWith(OTHER_LANGUAGE));
  return ofLanguage ?? (whys.some((why) => why.startsWith(TOO_LITTLE)) ? NOT_ASKED : NOTHING_TOLD);
}

import { isAbsence, ranges } from '../../audit/wording/words.ts';
import { heading, line, paragraph } from '../blocks.ts';
import type { DocumentBlock } from '../document-block.ts';
import { documentTitle } from '../sections.ts';
import type { PlanMonth } from '../view/plan.ts';
import type { RecommendationView, SeenView } from '../view/recommendations.ts';
import type { ReportView } from '../view/report-view.ts';
import { plural } from '../view/summary.ts';
import { orderWords, reachWords, urgencyWords, worthWords } from '../view/worklist.ts';
import { pointsWords } from '../words.ts';

/** One list: the first rows open, the others a line each. `textsIn`: where the texts to paste are. */
export function workBlocks({ worklist, plan, summary }: ReportView, textsIn: string): DocumentBlock[] {
  if (!worklist) return firstStepBlocks(summary.steps);
  const { rows, fullCount, reachable, worth, textReady } = worklist;
  const first = rows.slice(0, fullCount);
  const title = heading(2, documentTitle('work'), [], 'work');
  if (rows.length === 0) return [title, paragraph('We found nothing that would raise the score.')];
  const rest = rows.slice(fullCount);
  const together =
    reachable !== null && reachable > summary.overall
      ? `, from ${summary.overall} to ${reachable} ${reachWords(worklist)}`
      : worth === null
        ? ''
        : `, ${worthWords(worth)}`;
  return [
    title,
    paragraph(
      [
        `${plural(rows.length, 'task')}${together}.`,
        textReady === 0 ? '' : `Text to paste comes with ${textReady} of them: ${textsIn}.`,
        orderWords(rows),
        DONE_WORDS,
      ]
        .filter(Boolean)
        .join(' '),
    ),
    ...first.map((task) => ({ kind: 'task' as const, task })),
    ...(rest.length === 0 ? [] : [heading(3, restTitle(rest, first.length)), { kind: 'tasks' as const, tasks: rest }]),
    ...planBlocks(plan, rows),
  ];
}

function restTitle(rest: readonly RecommendationView[], told: number): string {
  const one = rest.length === 1;
  if (told === 0) return one ? 'One task' : `${rest.length} tasks`;
  return one ? 'One more task' : `The other ${rest.length} tasks`;
}

const DONE_WORDS =
  'A task is done when the next analysis no longer lists it; where you can test it yourself, we say how.';

/** A test anybody can repeat; null where only the next analysis tells. */
export const ownTest = ({ doneWhen }: RecommendationView): string | null =>
  /^The next analysis /.test(doneWhen) ? null : doneWhen;

/** Over a line for each task. */
export const TASK_HEAD = ['No.', 'Task', 'Points', 'Text to paste'];

interface Seen {
  /** Where that stands what the description quotes, the first of it; '' where it quotes nothing, or nothing was found anywhere. */
  where: string;
  /** What it does not quote. */
  quotes: SeenView[];
}

/** What was seen without saying again what the description quotes. */
export function seenWords({ description, seen, steps }: RecommendationView): Seen {
  // Each step shows its own.
  if (steps.length > 0) return { where: '', quotes: [] };
  const told = unmarked(description);
  const isQuoted = ({ quote }: { quote: string }) => told.includes(unmarked(quote).slice(0, MIN_QUOTE_CHARS));
  const [first] = seen.filter(isQuoted);
  const isTold = first !== undefined && (isAbsence(first.quote) || OF_ALL.test(first.where));
  const where = first === undefined || isTold ? '' : first.where;
  const others = seen.filter((one) => !isQuoted(one));
  // What is nowhere is told once, and not again in the words of a second check.
  const isNowhere = ({ quote, where: place }: SeenView) => isAbsence(quote) && OF_ALL.test(quote) && place === OF_PAGES;
  return { where, quotes: first && isNowhere(first) ? others.filter((one) => !isNowhere(one)) : others };
}

const OF_PAGES = 'text of the pages';

const MIN_QUOTE_CHARS = 40;
/** "pictures on all pages read": the sentence says it, as it says where something is missing. */
const OF_ALL = / read$/;

/** Without quotation marks: a note of ours stands behind them. */
const unmarked = (text: string): string => text.replace(/[“”]/g, '').replace(/\s+/g, ' ');

/** The words a task is weighed by, in one line. */
export const taskMarks = (task: RecommendationView): string => marksOf(task, task.where);

/** The same where the task has but a line. */
export const shortMarks = (task: RecommendationView): string => marksOf(task, '');

const marksOf = ({ points, urgency, marks }: RecommendationView, pages: string): string =>
  [points > 0 ? `+${points}` : '', pages, ...marks, urgencyWords(urgency)].filter((part) => part !== '').join(' · ');

function firstStepBlocks(steps: ReportView['summary']['steps']): DocumentBlock[] {
  if (steps.length === 0) return [];
  const items = steps.map(({ title, description, pointsGain }) =>
    line(`${title}. ${description}`, [], pointsGain > 0 ? pointsWords(pointsGain) : null),
  );
  return [heading(2, documentTitle('work'), [], 'work'), { kind: 'list', ordered: true, items }];
}

/** By number: the titles stand above. */
function planBlocks(months: readonly PlanMonth[], tasks: readonly RecommendationView[]): DocumentBlock[] {
  if (months.length === 0) return [];
  const waits = tasks.filter(({ days }) => days === null).map(({ number }) => number);
  return [
    {
      kind: 'rows',
      rows: [
        ...months.map(({ title, goal, steps }) => ({
          label: title,
          lines: [line(`${goal} ${taskNumbers(steps.flatMap(({ number }) => number ?? []))}.`.trim())],
        })),
        ...(waits.length === 0 ? [] : [{ label: 'Whenever you like', lines: [line(`${taskNumbers(waits)}.`)] }]),
      ],
    },
  ];
}

const taskNumbers = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'Task' : 'Tasks'} ${ranges(numbers)}`;

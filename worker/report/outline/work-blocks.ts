import { heading, line, paragraph } from '../blocks.ts';
import type { DocumentBlock } from '../document-block.ts';
import { documentTitle, NO_RECOMMENDATIONS } from '../sections.ts';
import { type PlanMonth, planLead } from '../view/plan.ts';
import type { RecommendationView } from '../view/recommendations.ts';
import type { ReportView } from '../view/report-view.ts';
import { plural } from '../view/summary.ts';
import { EFFORT_LABELS, WHO_LABELS } from '../view/worklist.ts';
import { pointsWords } from '../words.ts';

/** One list: the first rows open, the others a line each. */
export function workBlocks({ worklist, plan, summary, verdict, groups }: ReportView): DocumentBlock[] {
  if (!worklist) return firstStepBlocks(summary.steps);
  const { rows, first, firstShare, reachable } = worklist;
  const title = heading(2, documentTitle('work'), [], 'work');
  if (rows.length === 0) return [title, paragraph(NO_RECOMMENDATIONS)];
  const rest = rows.slice(first.length);
  const together =
    reachable !== null && reachable > summary.overall ? `, from ${summary.overall} to ${reachable} together` : '';
  const share = firstShare === '' ? '' : ` The first ${first.length} are ${firstShare}.`;
  const technical = groups.find(({ id }) => id === 'technicalOptimizations');
  return [
    title,
    paragraph(
      `${plural(rows.length, 'task')}${together}.${share}${verdict.gate ? ' What opens the gate comes first.' : ''}`,
    ),
    ...first.map((task) => ({ kind: 'task' as const, task })),
    ...(rest.length === 0 ? [] : [heading(3, 'Smaller ones'), taskTable(rest)]),
    ...planBlocks(plan, summary.overall),
    ...(technical && technical.blocks.length > 0
      ? [heading(3, technical.title, technical.citations), ...technical.blocks]
      : []),
  ];
}

const taskTable = (tasks: readonly RecommendationView[]): DocumentBlock => ({
  kind: 'table',
  head: ['No.', 'Task', 'Points', 'Effort', 'Who', 'Text'],
  rows: tasks.map(({ number, title, points, effort, who, ready }) => [
    String(number),
    title,
    points > 0 ? `+${points}` : '',
    EFFORT_LABELS[effort],
    WHO_LABELS[who],
    READY_WORDS[ready],
  ]),
});

const READY_WORDS: Record<RecommendationView['ready'], string> = { ready: 'ready', gaps: 'with gaps', none: '' };

/** The words a task is weighed by, in one line. */
export function taskMarks({ points, effort, who, pages, ready }: RecommendationView): string {
  const names = pages.length > 3 ? `${pages.length} pages` : pages.map(({ name }) => name).join(', ');
  const text = READY_WORDS[ready] === '' ? '' : `text ${READY_WORDS[ready]}`;
  return [points > 0 ? `+${points}` : '', EFFORT_LABELS[effort], WHO_LABELS[who], names, text]
    .filter((part) => part !== '')
    .join(' · ');
}

function firstStepBlocks(steps: ReportView['summary']['steps']): DocumentBlock[] {
  if (steps.length === 0) return [];
  const items = steps.map(({ title, description, pointsGain }) =>
    line(`${title}. ${description}`, [], pointsGain > 0 ? pointsWords(pointsGain) : null),
  );
  return [heading(2, documentTitle('work'), [], 'work'), { kind: 'list', ordered: true, items }];
}

/** By number: the titles stand above. */
function planBlocks(months: readonly PlanMonth[], overall: number): DocumentBlock[] {
  if (months.length === 0) return [];
  return [
    heading(3, 'In 90 days'),
    paragraph(planLead(months, overall)),
    {
      kind: 'rows',
      rows: months.map(({ title, goal, steps }) => ({
        label: title,
        lines: [line(`${goal} Tasks ${ranges(steps.flatMap(({ number }) => number ?? []))}.`)],
      })),
    },
  ];
}

/** "1-4, 7". */
function ranges(numbers: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ');
}

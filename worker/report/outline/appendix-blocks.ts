import { subjectOf } from '../../audit/report/check-subjects.ts';
import { type Block, heading, type Line, line, paragraph } from '../blocks.ts';
import type { DocumentBlock } from '../document-block.ts';
import type { PremiumSection } from '../premium-sections.ts';
import type { Assistants } from '../view/assistants.ts';
import type { CheckCategory, CheckRow } from '../view/checks.ts';
import { READ_HEAD, readCell } from '../view/losses.ts';
import type { FixView, RecommendationView, SeenView } from '../view/recommendations.ts';
import type { ReportView } from '../view/report-view.ts';
import { pathOf } from '../view/web-links.ts';
import { evidenceWords, OUTCOME_WORDS } from '../words.ts';
import { toldIn } from './check-topics.ts';
import { ownTest } from './work-blocks.ts';

/** Texts to paste, in the order of the recommendations they belong to. */
export function fixBlocks(recommendations: readonly RecommendationView[]): Block[] {
  const withText = recommendations.filter(({ fixes }) => fixes.length > 0);
  if (withText.length === 0) return [];
  return [
    heading(3, 'Texts to paste'),
    ...withText.flatMap(({ number, title, fixes }) => [heading(4, `${number}. ${title}`), ...fixes.flatMap(fixBlock)]),
  ];
}

function fixBlock({ title, placement, todos, syntax, before, content }: FixView): Block[] {
  const gaps = todos === 0 ? '' : ` Fill in what reads TODO (${todos}): your website does not say it.`;
  const pair = before === null ? '' : ' First what stands there now, then what takes its place.';
  const blocks = [...(before === null ? [] : [before]), content];
  return [
    heading(5, title),
    paragraph(`${placement}${gaps}${pair}`),
    ...blocks.map((text): Block => ({ kind: 'code', syntax, text })),
  ];
}

/** Why each task is worth its work; how those are done that have but a line in the list. */
export function detailBlocks(
  recommendations: readonly RecommendationView[],
  first: readonly RecommendationView[],
): DocumentBlock[] {
  const told = new Set(first.map(({ number }) => number));
  if (recommendations.length === 0) return [];
  return [
    heading(3, 'How and why'),
    ...recommendations.flatMap((task): DocumentBlock[] => [
      heading(4, `${task.number}. ${task.title}`),
      ...(told.has(task.number)
        ? []
        : [
            paragraph(task.description, task.citations),
            paragraph(`${task.implementation}${ownTest(task) === null ? '' : ` Done when: ${task.doneWhen}`}`),
            ...(task.steps.length === 0
              ? []
              : [
                  {
                    kind: 'rows' as const,
                    rows: task.steps.map(({ title, how, seen }) => ({
                      label: title,
                      lines: [how, ...seen.map(seenLine)].map((text) => line(text)),
                    })),
                  },
                ]),
          ]),
      paragraph(task.impact),
    ]),
  ];
}

const seenLine = (one: SeenView): string => `${one.where}: ${evidenceWords({ ...one, seen: one.quote })}`;

/** What one needs for doing what the groups propose. */
export const groupDetailBlocks = (groups: readonly PremiumSection[]): Block[] =>
  groups.flatMap(({ id, title, lead, details }): Block[] => {
    // A list of pages reads as if the others had nothing.
    const isOfPages = id === 'contentOptimization';
    if (details.length === 0) return [];
    return [heading(3, `${title}: details`), ...(isOfPages ? [paragraph(lead)] : []), { kind: 'rows', rows: details }];
  });

/**
 * Of what is not in order that which no task tells, in a sentence; what is in order by that alone, where it was measured. What does
 * not apply, and what depends on how we read words and led to nothing, says nothing of the website.
 */
export function checkBlocks({
  categories,
  measurements,
  pages,
}: Pick<ReportView, 'categories' | 'measurements' | 'pages'>): Block[] {
  const barriers = measurements?.accessibility?.rules ?? [];
  const pagesRead = pages.filter(({ status }) => status > 0 && status < 400).length;
  const { isPraise, isLeftOpen } = toldIn(categories, { barriers, pagesRead });
  const isTold = (row: CheckRow, isMeasured: boolean): boolean =>
    row.outcome === 'pass'
      ? isPraise(row)
      : row.outcome === 'inconclusive'
        ? isMeasured && isLeftOpen(row)
        : row.outcome !== 'info' || (row.because === '' && row.citations.length > 0);
  return [
    heading(3, 'All checks'),
    ...categories.flatMap((category): Block[] => {
      const { title, rows } = category;
      const isMeasured = isByMachine(category);
      const items = [
        ...(['fail', 'partial'] as const).flatMap((outcome) => faultLines(rows, outcome)),
        ...(['pass', 'info', 'inconclusive'] as const).flatMap((outcome) =>
          namedChecks(
            rows.filter((row) => isTold(row, isMeasured)),
            outcome,
          ),
        ),
      ];
      return items.length === 0 ? [] : [heading(4, title), { kind: 'list', ordered: false, items }];
    }),
    paragraph(NOT_TOLD),
  ];
}

/** What requests and a browser tell, and no reading of words. */
const isByMachine = ({ id, group }: CheckCategory): boolean => group !== 'understanding' || id === 'accessibility';

const NOT_TOLD = 'Not all checks are listed. The export as JSON names every check.';

/** What a task tells it tells itself: the name of its check may be that of another fault. */
const faultLines = (rows: readonly CheckRow[], outcome: 'fail' | 'partial'): Line[] =>
  rows
    .filter((row) => row.outcome === outcome && row.task === null)
    .map((row) => line(`${OUTCOME_WORDS[outcome]}: ${row.title}.`, row.citations));

/** One line for all of an outcome; none where there is no such check. */
function namedChecks(rows: readonly CheckRow[], outcome: CheckRow['outcome']): Line[] {
  const these = rows.filter((row) => row.outcome === outcome);
  if (these.length === 0) return [];
  const titles = these.map((row) => (outcome === 'inconclusive' ? subjectOf(row) : row.title));
  // What was not measured has no proof to cite.
  const citations = outcome === 'inconclusive' ? [] : [...new Set(these.flatMap((row) => row.citations))];
  return [line(`${OUTCOME_WORDS[outcome]}: ${titles.join('; ')}.`, citations)];
}

/** Readers whose verdict decides little, by verdict. */
export function otherReaderBlocks({ rest }: Assistants): Block[] {
  const words = [...new Set(rest.map(({ word }) => word))];
  if (words.length === 0) return [];
  return [
    heading(3, 'Other readers, on the home page'),
    {
      kind: 'list',
      ordered: false,
      items: words.map((word) => {
        const these = rest.filter((row) => row.word === word);
        const names = these.map(({ token, purpose }) => `${token} (${purpose})`).join(', ');
        return line(`${word}: ${names}`, [...new Set(these.flatMap((row) => row.citations))]);
      }),
    },
  ];
}

export function pageBlocks({ pages }: Pick<ReportView, 'pages'>): Block[] {
  return [
    heading(3, 'Pages'),
    {
      kind: 'table',
      head: ['Page', 'Status', READ_HEAD, 'Note'],
      rows: pages.map((page) => [
        pathOf(page.url),
        // Why it was not read says its note: most such pages were not even asked for.
        page.status > 0 ? String(page.status) : page.note === null ? 'no answer' : '–',
        readCell(page),
        page.note ?? '',
      ]),
    },
  ];
}

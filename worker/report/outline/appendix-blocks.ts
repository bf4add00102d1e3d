import { type Block, heading, type Line, line, paragraph } from '../blocks.ts';
import { subjectOf } from '../check-subjects.ts';
import type { DocumentBlock } from '../document-block.ts';
import type { PremiumSection } from '../premium-sections.ts';
import type { Assistants } from '../view/assistants.ts';
import type { CheckCategory, CheckRow } from '../view/checks.ts';
import { READ_HEAD, readCell } from '../view/losses.ts';
import type { FixView, RecommendationView, SeenView } from '../view/recommendations.ts';
import type { ReportView } from '../view/report-view.ts';
import { pathOf } from '../view/web-links.ts';
import { evidenceWords, OUTCOME_WORDS } from '../words.ts';
import { isPraiseInPlace } from './check-topics.ts';
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
      { kind: 'paragraph', line: line(task.impact, [], task.marks.join(' · ')) },
    ]),
  ];
}

const seenLine = (one: SeenView): string => `${one.where}: ${evidenceWords({ ...one, seen: one.quote })}`;

const NO_PAGES = 'Where a recommendation applies, it says itself.';

/** What one needs for doing what the groups propose. */
export const groupDetailBlocks = (groups: readonly PremiumSection[]): Block[] =>
  groups.flatMap(({ id, title, lead, details }): Block[] => {
    // A list of pages reads as if the others had nothing.
    const isOfPages = id === 'contentOptimization';
    if (details.length === 0) return isOfPages ? [heading(3, title), paragraph(NO_PAGES)] : [];
    return [heading(3, `${title}: details`), ...(isOfPages ? [paragraph(lead)] : []), { kind: 'rows', rows: details }];
  });

/**
 * What is not in order with its reason; what is, by name only. What does not apply, what only praise could have come of, and what depends on how
 * we read words and led to nothing, says nothing of the website and is counted alone: a name would stand beside facts that answer it.
 */
export function checkBlocks({
  categories,
  measurements,
  pages,
}: Pick<ReportView, 'categories' | 'measurements' | 'pages'>): Block[] {
  const barriers = measurements?.accessibility?.rules ?? [];
  const pagesRead = pages.filter(({ status }) => status > 0 && status < 400).length;
  const isPraise = isPraiseInPlace(categories, { barriers, pagesRead });
  const isTold = (row: CheckRow, isMeasured: boolean): boolean =>
    row.outcome === 'pass'
      ? isPraise(row)
      : row.outcome === 'inconclusive'
        ? isMeasured
        : row.outcome !== 'info' || row.because === '';
  const all = categories.flatMap(({ rows }) => rows);
  const idle = all.filter(({ outcome }) => outcome === 'not_applicable').length;
  const vain = all.filter(({ outcome, because }) => outcome === 'info' && because !== '').length;
  const open = categories
    .filter((category) => !isByMachine(category))
    .flatMap(({ rows }) => rows.filter(({ outcome }) => outcome === 'inconclusive')).length;
  return [
    heading(3, 'All checks'),
    ...categories.flatMap((category): Block[] => {
      const { title, rows } = category;
      const isMeasured = isByMachine(category);
      const open = rows.filter(({ outcome }) => outcome === 'fail' || outcome === 'partial');
      const items = [
        ...open.map((row) => line(`${OUTCOME_WORDS[row.outcome]}: ${row.title}`, row.citations, row.why)),
        ...(['pass', 'info', 'inconclusive'] as const).flatMap((outcome) =>
          namedChecks(
            rows.filter((row) => isTold(row, isMeasured)),
            outcome,
          ),
        ),
      ];
      return items.length === 0 ? [] : [heading(4, title), { kind: 'list', ordered: false, items }];
    }),
    ...(idle + vain + open === 0 ? [] : [paragraph(notToldWords({ idle, vain, open }))]),
  ];
}

/** What requests and a browser tell, and no reading of words. */
const isByMachine = ({ id, group }: CheckCategory): boolean => group !== 'understanding' || id === 'accessibility';

function notToldWords({ idle, vain, open }: Record<'idle' | 'vain' | 'open', number>): string {
  const unsettled =
    open === 0
      ? ''
      : 'Some checks of what your pages say were left open, as we do not judge what we are not sure we read right. ';
  const rest =
    idle + vain === 0 ? '' : 'The other checks do not apply here, as far as we read, or led to no conclusion. ';
  return `${rest}${unsettled}The export as JSON names each with its reason.`;
}

/** One line for all of an outcome; none where there is no such check. */
function namedChecks(rows: readonly CheckRow[], outcome: CheckRow['outcome']): Line[] {
  const these = rows.filter((row) => row.outcome === outcome);
  if (these.length === 0) return [];
  const titles = these.map((row) => {
    const named = outcome === 'inconclusive' ? subjectOf(row) : row.title;
    return row.because === '' ? named : `${named} (${row.because.replace(/\.$/, '')})`;
  });
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

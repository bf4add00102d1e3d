import { type Block, heading, line, paragraph } from '../blocks.ts';
import { SECTION_TITLES } from '../sections.ts';
import type { CheckCategory } from '../view/checks.ts';
import { type QuestionRow, questionsLead } from '../view/questions.ts';
import type { ReportView } from '../view/report-view.ts';
import { pathOf } from '../view/web-links.ts';

export function ratingBlocks({ sections }: ReportView): Block[] {
  return [
    heading(2, SECTION_TITLES.ratings),
    ...sections.flatMap(({ title, lines }): Block[] => [
      heading(3, title),
      {
        kind: 'rows',
        rows: lines.map(({ label, word, seen }) => ({ label, lines: [line(`${word}. ${seen}`.trim())] })),
      },
    ]),
  ];
}

/** Answered by a form, a link or a word, with no sentence to quote. */
const isFound = (answered: QuestionRow['answered']): boolean => answered === 'full' || answered === 'partial';

export function questionBlocks(rows: readonly QuestionRow[], heldBack: number): Block[] {
  if (rows.length === 0) return [];
  return [
    heading(2, SECTION_TITLES.questions),
    paragraph(questionsLead(rows, heldBack)),
    {
      kind: 'rows',
      rows: rows.map(({ question, english, answered, word, passage, why, citations }) => ({
        label: english ? `${question} (${english})` : question,
        lines: [
          line(passage !== null ? `${word}: “${passage}”` : isFound(answered) ? word : `[ ] ${word}`, citations),
          ...(why === '' ? [] : [line(why)]),
        ],
      })),
    },
  ];
}

/** The scores by area; what each check found stands in the appendix. */
export function areaBlocks(categories: readonly CheckCategory[]): Block[] {
  return [
    heading(2, 'By area'),
    {
      kind: 'table',
      head: ['Area', 'Score', 'To do'],
      rows: categories.map(({ title, score, scored, rows }) => [
        title,
        score === null ? (scored ? 'not measured' : 'not scored') : String(score),
        String(rows.filter(({ outcome }) => outcome === 'fail' || outcome === 'partial').length),
      ]),
    },
  ];
}

export function readingBlocks({ reading: home }: ReportView): Block[] {
  if (home === null) return [];
  return [heading(2, SECTION_TITLES.reading), paragraph(home.sentence)];
}

export function pageBlocks({ pages: read }: ReportView): Block[] {
  const count = (value: number | null) => (value === null ? '–' : String(value));
  return [
    heading(3, 'Pages'),
    {
      kind: 'table',
      head: ['Page', 'Kind', 'Status', 'Words plain', 'Words rendered', 'Note'],
      rows: read.map(({ url, role, status, wordsPlain, wordsRendered, note }) => [
        pathOf(url),
        role,
        status === 0 ? 'no answer' : String(status),
        count(wordsPlain),
        count(wordsRendered),
        note ?? '',
      ]),
    },
  ];
}

export function heldBackBlocks({ locked }: ReportView): Block[] {
  if (locked.length === 0) return [];
  return [
    heading(2, SECTION_TITLES['held-back']),
    { kind: 'list', ordered: false, items: locked.map(({ title, count }) => line(`${title}: ${count}`)) },
  ];
}

/** What no analysis can see from outside, in one place. */
export function unseenBlocks({ unseen, categories }: ReportView): Block[] {
  const undecided = categories.flatMap(({ rows }) => rows.filter(({ outcome }) => outcome === 'inconclusive'));
  if (unseen.length === 0) return [];
  const count = undecided.length === 1 ? 'One check' : `${undecided.length} checks`;
  return [
    heading(2, SECTION_TITLES.unseen),
    {
      kind: 'rows',
      rows: [
        ...(undecided.length === 0
          ? []
          : [
              {
                label: 'Checks without a verdict',
                lines: [line(`${count} could not be decided; the appendix says which and why.`)],
              },
            ]),
        ...unseen,
      ],
    },
  ];
}

import { type Block, heading, line, paragraph } from '../blocks.ts';
import { SECTION_TITLES } from '../sections.ts';
import type { CheckCategory } from '../view/checks.ts';
import { type QuestionRow, questionsLead } from '../view/questions.ts';
import type { ReportView } from '../view/report-view.ts';
import { pathOf } from '../view/web-links.ts';
import { OUTCOME_WORDS } from '../words.ts';

export function ratingBlocks({ sections }: ReportView): Block[] {
  return [
    heading(2, SECTION_TITLES.ratings),
    ...sections.flatMap(({ title, description, lines }): Block[] => [
      heading(3, title),
      ...(description ? [paragraph(description)] : []),
      {
        kind: 'rows',
        rows: lines.map(({ label, word, seen }) => ({ label, lines: [line(`${word}. ${seen}`.trim())] })),
      },
    ]),
  ];
}

export function questionBlocks(rows: readonly QuestionRow[], heldBack: number): Block[] {
  if (rows.length === 0) return [];
  return [
    heading(2, SECTION_TITLES.questions),
    paragraph(questionsLead(rows, heldBack)),
    {
      kind: 'rows',
      rows: rows.map(({ question, english, word, passage, why, citations }) => ({
        label: english ? `${question} (${english})` : question,
        lines: [
          line(passage === null ? `[ ] ${word}` : `${word}: “${passage}”`, citations),
          ...(why === '' ? [] : [line(why)]),
        ],
      })),
    },
  ];
}

export function checkBlocks(categories: readonly CheckCategory[]): Block[] {
  return [
    heading(2, SECTION_TITLES.checks),
    ...categories.flatMap(({ title, score, scored, tally, rows }): Block[] => [
      heading(3, `${title}: ${score === null ? (scored ? 'not measured' : 'not scored') : `${score} of 100`}`),
      paragraph(tally),
      {
        kind: 'list',
        ordered: false,
        items: rows.map((row) =>
          line(`${OUTCOME_WORDS[row.outcome]}: ${row.title}`, row.citations, row.because || row.why),
        ),
      },
    ]),
  ];
}

export function readingBlocks({ reading: home }: ReportView): Block[] {
  if (home === null) return [];
  return [heading(2, SECTION_TITLES.reading), paragraph(home.sentence)];
}

export function pageBlocks({ pages: read }: ReportView): Block[] {
  const count = (value: number | null) => (value === null ? '–' : String(value));
  return [
    heading(2, SECTION_TITLES.pages),
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

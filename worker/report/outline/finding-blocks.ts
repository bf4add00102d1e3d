import { NEARLY_FULL } from '../../audit/score/area-number.ts';
import { losesText } from '../../audit/website/whole-share.ts';
import { listed, listedUpTo, lowered, quoted } from '../../audit/wording/words.ts';
import { heading, line, paragraph, type Row } from '../blocks.ts';
import type { DocumentBlock } from '../document-block.ts';
import { documentTitle } from '../sections.ts';
import type { AccessGrid } from '../view/access-grid.ts';
import type { CheckCategory } from '../view/checks.ts';
import type { FindingId } from '../view/findings.ts';
import { ALL_TEXT, type Losses } from '../view/losses.ts';
import { doubtedWords } from '../view/other-facts.ts';
import type { QuestionRow } from '../view/questions.ts';
import type { ReportView } from '../view/report-view.ts';
import { shortened } from './cover-groups.ts';
import { factBlocks } from './fact-blocks.ts';
import { measuredBlocks } from './measured-blocks.ts';

/** Six questions, each with its answer in a sentence and what that rests on; where there is no question to tell, the facts above are all. */
export const findingBlocks = (view: ReportView): DocumentBlock[] =>
  view.findings
    .filter(({ id }) => id !== 'answers' || questionBlocks(view.questions).length > 0)
    .flatMap(({ id, title, sentence }) => [
      heading(2, title, [], id),
      paragraph([sentence, id === 'learn' ? doubtedWords(view.facts) : ''].filter(Boolean).join(' ')),
      ...CONTENTS[id](view),
    ]);

const CONTENTS: Record<FindingId, (view: ReportView) => DocumentBlock[]> = {
  open: ({ assistants, grid }) => [...hinderedBlocks(assistants.search), ...gridBlocks(grid)],
  read: ({ losses }) => lossBlocks(losses),
  learn: ({ facts, readBy }) => [...factBlocks(facts), ...(readBy === null ? [] : [paragraph(readBy)])],
  answers: ({ questions }) => questionBlocks(questions),
  areas: (view) => [{ kind: 'bars', bars: worstFirst(view) }],
  speed: ({ measurements, groups }) => {
    const audit = groups.find(({ id }) => id === 'technicalAudit');
    return [...measuredBlocks(measurements), ...(audit ? shortened(audit.blocks) : [])];
  },
};

/** Only those that may not read everything: that the others may, the sentence says. */
function hinderedBlocks(search: ReportView['assistants']['search']): DocumentBlock[] {
  const hindered = search.filter(({ verdict }) => verdict !== 'open');
  if (hindered.length === 0) return [];
  const rows = hindered.map(({ name, sentence, citations, token, operator, word }) => ({
    label: name,
    lines: [line(`${word}. ${sentence}`, citations, `${token}, ${operator}`)],
  }));
  return [{ kind: 'rows', rows }];
}

/** A page that shows so many times the words it is served with is not the same to everybody. */
const LATE_FACTOR = 1.25;

/** Where all pages are the same to all, the sentence says it all. */
function gridBlocks(grid: AccessGrid | null): DocumentBlock[] {
  if (!grid || grid.rows.length < 2) return [];
  const verdicts = new Set(grid.rows.flatMap(({ cells }) => cells.map(({ verdict }) => verdict)));
  const isLate = grid.rows.some(({ wordsServed, wordsShown }) => (wordsShown ?? 0) > (wordsServed ?? 0) * LATE_FACTOR);
  return verdicts.size === 1 && !isLate ? [] : [{ kind: 'grid', grid }];
}

/** Of further pages it is told what is lost; where that has no name, by one passage. */
const MAX_QUOTED_PAGES = 1;
const MAX_PAGES_NAMED = 6;

function lossBlocks({ pages, everywhere, cells = [] }: Losses): DocumentBlock[] {
  const shared =
    everywhere.length > 0 ? [{ label: 'Every page', lines: [line(`${capital(everywhere.join(', '))}.`)] }] : [];
  if (pages.length + shared.length === 0) return [];
  const told = pages.map(({ name, kinds, passages }, index) => {
    const named = kinds.length > 0 ? `${capital(kinds.join(', '))}.` : '';
    const isAll = kinds.includes(ALL_TEXT);
    const most = isAll ? 0 : index < MAX_QUOTED_PAGES ? passages.length : named === '' ? 1 : 0;
    return {
      name,
      named,
      isAll,
      quoted: passages.slice(0, most).map((text) => quoted(text, Number.POSITIVE_INFINITY)),
    };
  });
  // Pages that lose the same share a row.
  const alike = Map.groupBy(told, ({ named, quoted }) => [named, ...quoted].join('\n'));
  const rows = [...alike.values()].map((group) => ({
    label: capital(
      listedUpTo(
        group.map(({ name }) => name),
        MAX_PAGES_NAMED,
      ),
    ),
    lines: [ofAll(group.length, group[0]?.named ?? ''), ...(group[0]?.quoted ?? [])]
      .filter((text) => text !== '')
      .map((text) => line(text)),
  }));
  const poor = new Set(cells.flatMap(({ name, read }) => (WHOLE.test(read) ? [] : [name])));
  return [heading(3, lossTitle(told, poor, shared.length > 0)), { kind: 'rows', rows: [...shared, ...rows] }];
}

const WHOLE = /^(?:nearly )?all$/;

/** Passages are some of those that are lost, and so is what has a name where much else is; what comes at a choice or a click nobody saw. */
function lossTitle(
  told: readonly { name: string; isAll: boolean; quoted: readonly string[] }[],
  poor: ReadonlySet<string>,
  isShared: boolean,
): string {
  const listed = told.filter(({ isAll }) => !isAll);
  const isPart = listed.some(({ name, quoted }) => quoted.length > 0 || poor.has(name)) || (isShared && poor.size > 0);
  if (isPart) return 'Only with JavaScript, for example';
  return listed.length > 0 || isShared ? 'Only with JavaScript, as first shown' : 'Only with JavaScript';
}

const ofAll = (pages: number, named: string): string =>
  pages > 1 ? named.replace('of this page', 'of these pages') : named;

/** What is unanswered comes first, then what the website itself asks and answers; that a fact above answers, the sentence says. */
const questionLabel = ({ question, english }: Pick<QuestionRow, 'question' | 'english'>): string =>
  english ? `${question} (${english})` : question;

/** What stands among the answers is told there. */
export function groupsBesideAnswers({ groups, questions }: ReportView): ReportView['groups'] {
  const labels = new Set(questions.map(questionLabel));
  return groups.map((group) =>
    group.id === 'contentStrategy'
      ? { ...group, details: group.details.filter(({ label }) => !labels.has(label)) }
      : group,
  );
}

function questionBlocks(questions: readonly QuestionRow[]): DocumentBlock[] {
  const open = questions.filter(({ answered }) => answered === 'none');
  const quoted = questions.filter(({ passage }) => passage !== null);
  const rows = [...open, ...quoted].map(questionRow);
  return rows.length === 0 ? [] : [{ kind: 'rows', rows }];
}

function questionRow({ word, passage, why, citations, ...named }: QuestionRow): Row {
  // That nothing answers it, the word says.
  const because = why.replace(/^On the pages we read nothing answers this\. /, '');
  // Whether a passage is the whole answer, its reader sees.
  const said = passage === null ? word : quoted(passage, Number.POSITIVE_INFINITY);
  return {
    label: questionLabel(named),
    lines: [line(passage === null && because !== '' ? `${said}. ${because}` : said, citations, passage && because)],
  };
}

const worstFirst = (view: ReportView) =>
  view.categories
    // Of what is never scored only what was found is told.
    .filter(({ scored, rows }) => scored || rows.some(({ outcome }) => outcome !== 'not_applicable'))
    .map(({ title, score, scored, judged, ...area }) => ({
      title,
      score: score !== null && score >= NEARLY_FULL && lacksPages(area, view) ? null : score,
      scored,
      judged,
    }))
    .toSorted((a, b) => (a.score ?? (a.scored ? 101 : 102)) - (b.score ?? (b.scored ? 101 : 102)));

/** Pages that the tables show otherwise, or that nobody read: nearly full marks would say that all is in order. */
function lacksPages({ id, rows }: Pick<CheckCategory, 'id' | 'rows'>, { pages, grid }: ReportView): boolean {
  if (id === 'access') return pages.some(({ note }) => note?.startsWith('Not read: robots.txt'));
  return id === 'rendering' && !hasWork(rows) && pagesThatLose(grid);
}

/** Where something is to be done, its task names the pages. */
const hasWork = (rows: CheckCategory['rows']): boolean =>
  rows.some(({ outcome }) => outcome === 'fail' || outcome === 'partial');

/** Fewer are a date or a notice. */
const MIN_LACKED = 10;

/** What a check of all pages lets pass, the table of pages shows of some: what is praised above may not be lacking there. */
const pagesThatLose = (grid: AccessGrid | null): boolean =>
  (grid?.rows ?? []).some(
    ({ wordsServed, wordsShown }) =>
      wordsServed !== null &&
      wordsShown !== null &&
      wordsShown - wordsServed >= MIN_LACKED &&
      losesText({ share: wordsServed / wordsShown }),
  );

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What no analysis can see from outside: by name. It is the same for most websites. */
export function unseenBlocks({ unseen }: ReportView): DocumentBlock[] {
  if (unseen.length === 0) return [];
  const names = listed(unseen.map((label) => (/^(?:[A-Z]{2}|Google )/.test(label) ? label : lowered(label))));
  return [{ kind: 'rows', rows: [{ label: documentTitle('unseen'), lines: [line(`${capital(names)}.`)] }] }];
}

export function heldBackBlocks({ locked }: ReportView): DocumentBlock[] {
  if (locked.length === 0) return [];
  return [
    heading(2, 'The full report'),
    { kind: 'list', ordered: false, items: locked.map(({ title, count }) => line(`${title}: ${count}`)) },
  ];
}

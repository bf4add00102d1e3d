import type { Line, Row } from './blocks.ts';
import type { CitedEvidence } from './citations.ts';
import type { Cover, DocumentBlock } from './document-block.ts';
import { ownTest, seenWords, shortMarks, taskMarks } from './outline/work-blocks.ts';
import type { Outline } from './report-outline.ts';
import { sourceMarks } from './source-marks.ts';
import type { AccessGrid } from './view/access-grid.ts';
import { READ_HEAD } from './view/losses.ts';
import type { RecommendationView } from './view/recommendations.ts';
import { gateWord, saidBeside, stateWord } from './view/verdict.ts';
import type { Voice } from './view/voice.ts';
import { evidenceWords } from './words.ts';

/** The document as Markdown with footnotes (GitHub's flavour). Texts of the website cannot become markup. */
export function toMarkdown({ title, blocks, evidence, voice }: Outline): string {
  const parts = [
    `# ${plain(title)}`,
    ...blocks.map((part) => block(part, voice)),
    ...(evidence.length === 0 ? [] : ['## Sources', evidence.map(footnote).join('\n')]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A line in the language it is read in. */
type Say = (line: string) => string;

function block(part: DocumentBlock, voice: Voice): string {
  const say = (text: string) => voice(text).text;
  switch (part.kind) {
    case 'cover':
      return cover(part.cover, say);
    case 'task':
      return task(part.task, say);
    case 'tasks':
      return part.tasks
        .map((one) => `${one.number}. ${plain([say(one.title), shortMarks(one)].filter(Boolean).join(': '))}`)
        .join('\n');
    case 'grid':
      return grid(part.grid);
    case 'bars':
      return areas(part.bars);
    case 'heading':
      return `${'#'.repeat(part.level)} ${plain(part.text)}${cited(part.citations)}`;
    case 'paragraph':
      return told(part.line, say);
    case 'quote':
      return `> ${told(part.line, say)}`;
    case 'list':
      return part.items.map((item, i) => `${part.ordered ? `${i + 1}.` : '-'} ${told(item, say)}`).join('\n');
    case 'rows':
      return part.rows.map((each) => row(each, say)).join('\n');
    case 'table':
      return table(part.head, part.rows);
    case 'code':
      return fenced(part.text, part.syntax);
  }
}

function table(head: readonly string[], rows: readonly string[][]): string {
  const rule = tableRow(
    head.map(() => '---'),
    String,
  );
  return [tableRow(head), rule, ...rows.map((cells) => tableRow(cells))].join('\n');
}

/** A line for each area with a number; those without one share a line. */
function areas(bars: Extract<DocumentBlock, { kind: 'bars' }>['bars']): string {
  const without = bars.filter(({ score }) => score === null);
  const shared: [label: string, of: typeof bars][] = [
    ['No score', without.filter(({ scored, judged }) => scored && judged)],
    ['Not measured', without.filter(({ scored, judged }) => scored && !judged)],
    ['Not scored', without.filter(({ scored }) => !scored)],
  ];
  return [
    ...bars.flatMap(({ title, score }) => (score === null ? [] : [`- **${plain(title)}:** ${score}`])),
    ...shared
      .filter(([, of]) => of.length > 0)
      .map(([label, of]) => `- **${label}:** ${plain(of.map(({ title }) => title).join('; '))}`),
  ].join('\n');
}

function grid({ columns, rows }: AccessGrid): string {
  return table(
    ['Page', ...columns.map(({ short }) => short), READ_HEAD],
    rows.map(({ name, cells, read }) => [name, ...cells.map(({ word }) => word), read]),
  );
}

function cover({ name, trade, meta, summary, verdict, answer, preview }: Cover, say: Say): string {
  const { overall, word, warning } = summary;
  const { afterFirst, reachable } = verdict;
  // What is shut hides the rest: with it open there is more to judge.
  const isShut = verdict.gate !== null && gateWord(verdict.gate) === 'reach';
  const unjudged = isShut ? ', as far as we may read it' : '';
  const reach = reachable !== null && reachable > overall ? `, ${reachable} with everything below done${unjudged}` : '';
  const after = afterFirst === null ? '' : `, from ${afterFirst.from} to ${afterFirst.to}`;
  const words = verdict.words.map((word) =>
    word.state === 'measured' ? `${word.title} ${word.score}` : `${word.title}: ${stateWord(word)}`,
  );
  const said = [...(warning === null ? [] : [warning]), ...saidBeside(verdict)];
  const first = verdict.first.map(
    ({ title, gain, marks, reason }, index) =>
      `${index + 1}. ${plain([say(title), [gain, ...marks, reason].filter(Boolean).join(' · ')].filter(Boolean).join(': '))}`,
  );
  return [
    [trade, meta]
      .filter((part) => part !== '' && part !== name)
      .map(plain)
      .join('  \n'),
    ...(preview === null ? [] : [plain(preview)]),
    `## ${plain(say(verdict.headline))}`,
    `**${overall} of 100**, ${word.toLowerCase()}${reach}. ${words.join(' · ')}`,
    ...(verdict.gate ? [plain(`Held at ${verdict.gate.cap} or less: ${say(verdict.gate.reason)}`)] : []),
    ...(said.length === 0 ? [] : [plain(said.map(say).join(' '))]),
    ...(first.length === 0 ? [] : [`### Do this first${after}`, first.join('\n')]),
    ...(answer === null
      ? []
      : [
          `### What an assistant can say about ${plain(answer.about)}${answer.isShut ? '' : ' from what we read for certain'}`,
          `> ${answer.parts
            .map(
              ({ text, kind, citations }) =>
                `${kind === 'missing' ? `*${plain(text)}*` : plain(text)}${cited(citations)}`,
            )
            .join(' ')}`,
        ]),
  ].join('\n\n');
}

function task(view: RecommendationView, say: Say): string {
  const { number, title, description, citations, implementation, steps } = view;
  const { where, quotes } = seenWords(view);
  const test = ownTest(view);
  return [
    `### ${number}\\. ${plain(say(title))}`,
    ...[plain(taskMarks(view))].filter((marks) => marks !== ''),
    [
      // What was seen stands with each step.
      ...(steps.length > 0
        ? []
        : [
            `- **What we saw:** ${plain(say(description))}${cited(citations)}${where === '' ? '' : ` *${plain(where)}*`}`,
          ]),
      ...quotes.map((one) => `  - ${plain(evidenceWords({ ...one, seen: one.quote }))} *${plain(one.where)}*`),
      `- **Change:** ${plain(say(implementation))}${steps.length > 0 ? cited(citations) : ''}`,
      ...steps.map(({ title, how, seen: [first] }) => {
        const seen = first ? ` *${plain(`${first.where}: ${evidenceWords({ ...first, seen: first.quote })}`)}*` : '';
        return `  - **${plain(say(title))}:** ${plain(say(how))}${seen}`;
      }),
      ...(test === null ? [] : [`- **Done when:** ${plain(say(test))}`]),
    ].join('\n'),
  ].join('\n\n');
}

function row({ label, lines }: Row, say: Say): string {
  const [only, ...more] = lines;
  const name = `**${plain(label)}${/[?!…]$/.test(label) ? '' : ':'}**`;
  if (only && more.length === 0) return `- ${name} ${told(only, say)}`;
  return [`- ${name}`, ...lines.map((item) => `  - ${told(item, say)}`)].join('\n');
}

const tableRow = (cells: readonly string[], write: (text: string) => string = plain): string =>
  `| ${cells.map(write).join(' | ')} |`;

function told({ text, citations, note }: Line, say: Say): string {
  return `${plain(say(text))}${cited(citations)}${note ? ` *${plain(note)}*` : ''}`;
}

function cited(citations: readonly number[]): string {
  return sourceMarks(citations)
    .map((number) => `[^${number}]`)
    .join('');
}

function footnote({ number, pageUrl, place, seen, words, kind }: CitedEvidence): string {
  const address = pageUrl === '' ? '' : `, ${plain(pageUrl)}`;
  return `[^${number}]: ${plain(place)}${address}: ${plain(kind ? seen : evidenceWords({ seen, words }))}`;
}

/** A fence longer than any in the text. */
export function fenced(text: string, syntax: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return `${fence}${syntax}\n${text}\n${fence}`;
}

/** On one line, with everything escaped that Markdown or HTML would read as markup. */
export function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|#~&!]/g, '\\$&')
    .replace(/(https?):\/\//gi, '$1\\://')
    .replace(/^([-+=])(?=\s|$)/, '\\$1')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2');
}

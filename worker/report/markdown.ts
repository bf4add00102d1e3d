import type { Block, Line, Row } from './blocks.ts';
import type { CitedEvidence } from './citations.ts';
import type { Outline } from './report-outline.ts';

/** The document as Markdown with footnotes (GitHub's flavour). Texts of the website cannot become markup. */
export function toMarkdown({ title, subtitle, blocks, evidence }: Outline): string {
  const parts = [
    `# ${plain(title)}`,
    subtitle.map(plain).join('  \n'),
    ...blocks.map(block),
    ...(evidence.length === 0 ? [] : ['## Evidence', evidence.map(footnote).join('\n')]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function block(part: Block): string {
  switch (part.kind) {
    case 'heading':
      return `${'#'.repeat(part.level)} ${plain(part.text)}${cited(part.citations)}`;
    case 'paragraph':
      return told(part.line);
    case 'quote':
      return `> ${told(part.line)}`;
    case 'list':
      return part.items.map((item, i) => `${part.ordered ? `${i + 1}.` : '-'} ${told(item)}`).join('\n');
    case 'rows':
      return part.rows.map(row).join('\n');
    case 'table':
      return [
        tableRow(part.head),
        tableRow(
          part.head.map(() => '---'),
          String,
        ),
        ...part.rows.map((cells) => tableRow(cells)),
      ].join('\n');
    case 'code':
      return fenced(part.text, part.syntax);
  }
}

function row({ label, lines }: Row): string {
  const [only, ...more] = lines;
  if (only && more.length === 0) return `- **${plain(label)}:** ${told(only)}`;
  return [`- **${plain(label)}:**`, ...lines.map((item) => `  - ${told(item)}`)].join('\n');
}

const tableRow = (cells: readonly string[], write: (text: string) => string = plain): string =>
  `| ${cells.map(write).join(' | ')} |`;

function told({ text, citations, note }: Line): string {
  return `${plain(text)}${cited(citations)}${note ? ` *${plain(note)}*` : ''}`;
}

const cited = (numbers: readonly number[]): string => numbers.map((number) => `[^${number}]`).join('');

function footnote({ number, pageUrl, place, seen, kind }: CitedEvidence): string {
  const address = pageUrl === '' ? '' : `, ${plain(pageUrl)}`;
  return `[^${number}]: ${plain(place)}${address}: ${kind ? plain(seen) : `“${plain(seen)}”`}`;
}

/** A fence longer than any in the text. */
function fenced(text: string, syntax: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return `${fence}${syntax}\n${text}\n${fence}`;
}

/** On one line, with everything escaped that Markdown or HTML would read as markup. */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|#~&!]/g, '\\$&')
    .replace(/(https?):\/\//gi, '$1\\://')
    .replace(/^([-+=])(?=\s|$)/, '\\$1')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2');
}

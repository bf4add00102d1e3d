import { type Block, heading, line, paragraph } from '../blocks.ts';
import { SECTION_TITLES } from '../sections.ts';
import type { AccessGrid } from '../view/access-grid.ts';
import type { Assistants } from '../view/assistants.ts';
import { VERDICT_WORDS } from '../words.ts';

export function assistantBlocks({ search, rest, headline }: Assistants, grid: AccessGrid | null): Block[] {
  return [
    heading(2, SECTION_TITLES.assistants),
    paragraph(headline),
    {
      kind: 'rows',
      rows: search.map(({ name, sentence, citations, token, operator, verdict }) => ({
        label: name,
        lines: [line(`${VERDICT_WORDS[verdict]}. ${sentence}`, citations, `${token}, ${operator}`)],
      })),
    },
    ...(grid ? gridBlocks(grid) : []),
    ...(rest.length === 0 ? [] : [heading(3, 'Other readers, on the home page'), others(rest)]),
  ];
}

const others = (rest: Assistants['rest']): Block => ({
  kind: 'rows',
  rows: rest.map(({ token, operator, purpose, verdict, citations }) => ({
    label: token,
    lines: [line(`${VERDICT_WORDS[verdict]}, for ${purpose}`, citations, operator)],
  })),
});

function gridBlocks({ columns, rows, sentence }: AccessGrid): Block[] {
  return [
    heading(3, 'Page by page'),
    paragraph(sentence),
    {
      kind: 'table',
      head: ['Page', ...columns.map(({ name }) => name)],
      rows: rows.map(({ path, cells }) => [path, ...cells.map(({ verdict }) => VERDICT_WORDS[verdict])]),
    },
  ];
}

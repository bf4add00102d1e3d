import { type Block, heading, line, paragraph } from '../blocks.ts';
import { SECTION_TITLES } from '../sections.ts';
import type { AccessGrid } from '../view/access-grid.ts';
import type { Assistants } from '../view/assistants.ts';
import { VERDICT_WORDS } from '../words.ts';

/** By name only those that may not read everything: that the others may is in the headline. */
export function assistantBlocks({ search, headline }: Assistants, grid: AccessGrid | null): Block[] {
  const hindered = search.filter(({ verdict, citations }) => verdict !== 'open' || citations.length > 0);
  return [
    heading(2, SECTION_TITLES.assistants),
    paragraph(headline),
    ...(hindered.length === 0
      ? []
      : [
          {
            kind: 'rows' as const,
            rows: hindered.map(({ name, sentence, citations, token, operator, verdict }) => ({
              label: name,
              lines: [line(`${VERDICT_WORDS[verdict]}. ${sentence}`, citations, `${token}, ${operator}`)],
            })),
          },
        ]),
    ...(grid ? gridBlocks(grid) : []),
  ];
}

/** The grid, where the pages differ: else its sentence says it all. */
function gridBlocks({ columns, rows, sentence }: AccessGrid): Block[] {
  const verdicts = new Set(rows.flatMap(({ cells }) => cells.map(({ verdict }) => verdict)));
  if (verdicts.size === 1) return [paragraph(sentence)];
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

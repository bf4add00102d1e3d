import { type Block, heading, line, paragraph } from '../blocks.ts';
import { documentTitle } from '../sections.ts';
import type { SaidByAssistants } from '../view/said-by-assistants.ts';

/** What assistants said when they were asked; what to ask them is on the screen, to be copied there. */
export function saidBlocks(said: SaidByAssistants | null): Block[] {
  if (!said?.newest) return [];
  const { rows, others, sites, method } = said.newest;
  return [
    heading(2, documentTitle('said'), [], 'said'),
    paragraph(said.lead),
    {
      kind: 'rows',
      rows: rows.map(({ name, model, named, range, notes, wrong, quote }) => ({
        label: name,
        lines: [
          line([`${named}.`, ...notes, ...wrong].join(' '), [], [model, range].filter(Boolean).join('. ')),
          ...(quote ? [line(`“${quote.text}”`, [], `Asked: ${quote.question}`)] : []),
        ],
      })),
    },
    ...listBlocks(
      'Named instead',
      others.map(({ name, sentence }) => `${name}: ${sentence}.`),
    ),
    ...listBlocks(
      'Websites they cite',
      sites.map(({ host, sentence }) => `${host}: ${sentence}.`),
    ),
    ...listBlocks('Asked before', said.earlier),
    paragraph(method),
  ];
}

const listBlocks = (title: string, items: readonly string[]): Block[] =>
  items.length === 0
    ? []
    : [heading(3, title), { kind: 'list', ordered: false, items: items.map((text) => line(text)) }];

import type { OwnerDifference } from '../../contract/results.ts';
import { type Block, heading, line, paragraph } from '../blocks.ts';
import type { Citations } from '../citations.ts';

/** Where the owner's word and the pages differ: what assistants will read, the line that misleads them, and the fix. */
export function differenceBlocks(differences: readonly OwnerDifference[], { cite }: Pick<Citations, 'cite'>): Block[] {
  if (differences.length === 0) return [];
  return [
    heading(2, 'Where your word and your pages differ'),
    paragraph('Assistants read your pages. Until these lines change, this is what they know.'),
    {
      kind: 'list',
      ordered: true,
      items: differences.map(({ reads, source, fix }) =>
        line(fix ? `${reads} ${fix}` : reads, source ? cite([source]) : []),
      ),
    },
  ];
}

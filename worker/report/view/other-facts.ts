import { listed } from '../../audit/wording/words.ts';
import type { FactKind, FactSheet } from './fact-rows.ts';

/** What was seen and is no fact yet, counted: the values stand where the owner confirms them. */
export const doubtedLine = ({ doubted }: Pick<FactSheet, 'doubted'>): string | null =>
  said('Also on your pages, and stated here once you confirm it', doubted);

/** A line for each state but sure. */
export const otherFactLines = (sheet: Omit<FactSheet, 'groups'>): string[] =>
  [
    doubtedLine(sheet),
    said('Not clear from what we read', sheet.unread),
    said('Not found on the pages we read', sheet.absent),
  ].filter((text) => text !== null);

const said = (lead: string, kinds: readonly FactKind[]): string | null =>
  kinds.length === 0 ? null : `${lead}: ${listed(kinds.map(({ words }) => words))}.`;

import { listed } from '../../audit/wording/words.ts';
import { type Block, heading, paragraph, type Row } from '../blocks.ts';
import { fieldLabel } from '../group-words.ts';
import type { PremiumSection } from '../premium-sections.ts';
import { PARTS } from '../sections.ts';
import { COVER_IDS, COVERS } from '../view/covers.ts';
import type { ReportView } from '../view/report-view.ts';

/** Fewer lines need no covers to find one's way. */
const MIN_COVERED_LINES = 20;

/**
 * The playbook: the covers under which there is something to read, under one title where that is little, and one line for the groups of
 * all four that are told elsewhere.
 */
export function playbookBlocks({ groups }: Pick<ReportView, 'groups'>, detailsIn: string): Block[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const placed = COVER_IDS.map((cover) => ({ cover, told: COVERS[cover].groups.flatMap((id) => byId.get(id) ?? []) }));
  const all = placed.flatMap(({ told }) => told);
  const few = toldBlocks(all);
  const isLittle = few.reduce((sum, block) => sum + linesIn(block), 0) < MIN_COVERED_LINES;
  const covers = isLittle
    ? under(PARTS.playbook.title, 'playbook', few)
    : placed.flatMap(({ cover, told }) => under(COVERS[cover].title, cover, toldBlocks(told)));
  const elsewhere = elsewhereBlocks(all, detailsIn);
  // Where nothing is told here, the line of what is told elsewhere would end the section before it.
  return covers.length === 0 ? under(PARTS.playbook.title, 'playbook', elsewhere) : [...covers, ...elsewhere];
}

const under = (title: string, id: string, blocks: Block[]): Block[] =>
  blocks.length === 0 ? [] : [heading(2, title, [], id), ...blocks];

const toldBlocks = (groups: readonly PremiumSection[]): Block[] =>
  shortened(groups.flatMap(({ title, citations, blocks }) => titled(title, citations, blocks)));

function linesIn(block: Block): number {
  if (block.kind === 'rows') return block.rows.reduce((sum, { lines }) => sum + lines.length, 0);
  return block.kind === 'list' ? block.items.length : 1;
}

/** Groups of which there is only something to use. Of one with nothing at all nothing is said: it may not have been measured. */
function elsewhereBlocks(groups: readonly PremiumSection[], detailsIn: string): Block[] {
  const used = groups.filter(({ blocks, details }) => blocks.length === 0 && details.length > 0);
  const told = `${listed(used.map(({ title }) => title))}: ${detailsIn}.`;
  return used.length === 0
    ? []
    : [
        paragraph(
          told,
          used.flatMap(({ citations }) => citations),
        ),
      ];
}

/** A heading right below the group's title says no more than that does. */
function titled(title: string, citations: readonly number[], blocks: readonly Block[]): Block[] {
  const [first, ...rest] = blocks;
  if (!first) return [];
  const whole = shortened(blocks.map(deeper));
  if (whole.length === 1 && rowOf(whole[0])) return [heading(3, title, [...citations]), ...whole];
  const isTitled = first.kind === 'heading';
  const own = isTitled ? first.citations : [];
  return [
    heading(3, title, [...new Set([...citations, ...own])]),
    ...shortened((isTitled ? rest : blocks).map(deeper)),
  ];
}

/** A section by itself: the label of a heading's only row says no more than the heading. */
export const underTitle = (title: string, citations: readonly number[], blocks: readonly Block[]): Block[] => {
  const told = titled(title, citations, blocks);
  return told.map((block, index) =>
    told[index - 1]?.kind === 'heading' ? withoutLabel(block, told[index + 1]) : block,
  );
};

/**
 * A heading over a single row gives way to it. Such rows stand before the first heading of their level that stays, or they would seem
 * to belong to what is above them.
 */
export function shortened(blocks: readonly Block[]): Block[] {
  const told: Block[] = [];
  const single: { level: number; row: Row }[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const [block, row, next] = [blocks[at], rowOf(blocks[at + 1]), blocks[at + 2]];
    const isAll = !next || (next.kind === 'heading' && block?.kind === 'heading' && next.level <= block.level);
    if (block?.kind === 'heading' && row && isAll) {
      single.push({ level: block.level, row: labelled(block, row) });
      at++;
    } else if (block) told.push(block);
  }
  for (const level of new Set(single.map((one) => one.level))) {
    const first = told.findIndex((block) => block.kind === 'heading' && block.level === level);
    const rows = single.filter((one) => one.level === level).map(({ row }) => row);
    told.splice(first < 0 ? told.length : first, 0, { kind: 'rows', rows });
  }
  return told;
}

/** A row that is all of its block. */
function rowOf(block: Block | undefined): Row | null {
  const [row, ...more] = block?.kind === 'rows' ? block.rows : [];
  return row && more.length === 0 ? row : null;
}

/** The label of the only row is the better name, unless it names nothing. */
const labelled = ({ text, citations }: Extract<Block, { kind: 'heading' }>, { label, lines }: Row): Row => ({
  label: label === RECOMMENDATIONS ? text : label,
  lines: lines.map((one) => ({ ...one, citations: [...new Set([...citations, ...one.citations])] })),
});

const RECOMMENDATIONS = fieldLabel('recommendations');

function withoutLabel(block: Block, next: Block | undefined): Block {
  const isOnly = next === undefined || next.kind === 'heading';
  const [row, ...others] = block.kind === 'rows' ? block.rows : [];
  return row && isOnly && others.length === 0 && row.lines.length > 1
    ? { kind: 'list', ordered: false, items: row.lines }
    : block;
}

/** A level below a group's own title. */
const deeper = (block: Block): Block =>
  block.kind === 'heading' && block.level < 5 ? { ...block, level: block.level === 3 ? 4 : 5 } : block;

import { listed } from '../../audit/wording/words.ts';
import { type Block, heading, paragraph, type Row } from '../blocks.ts';
import { fieldLabel } from '../group-words.ts';
import type { PremiumSection } from '../premium-sections.ts';
import { COVER_IDS, COVERS } from '../view/covers.ts';
import type { ReportView } from '../view/report-view.ts';

/** The playbook: the covers under which there is something to read, and one line for the groups of all four that are told elsewhere. */
export function playbookBlocks({ groups }: Pick<ReportView, 'groups'>, detailsIn: string): Block[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const placed = COVER_IDS.map((cover) => ({ cover, told: COVERS[cover].groups.flatMap((id) => byId.get(id) ?? []) }));
  const covers = placed.flatMap(({ cover, told }): Block[] => {
    const blocks = shortened(told.flatMap(({ title, citations, blocks }) => underTitle(title, citations, blocks)));
    return blocks.length === 0 ? [] : [heading(2, COVERS[cover].title, [], cover), ...blocks];
  });
  const all = placed.flatMap(({ told }) => told);
  return [...covers, ...elsewhereBlocks(all, detailsIn)];
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

/** A heading right below the group's title says no more than that does, and neither does the label of a heading's only row. */
export function underTitle(title: string, citations: readonly number[], blocks: readonly Block[]): Block[] {
  const [first, ...rest] = blocks;
  if (!first) return [];
  const isTitled = first.kind === 'heading';
  const own = isTitled ? first.citations : [];
  const inner = shortened((isTitled ? rest : blocks).map(deeper));
  const told = [heading(3, title, [...new Set([...citations, ...own])]), ...inner];
  return told.map((block, index) =>
    told[index - 1]?.kind === 'heading' ? withoutLabel(block, told[index + 1]) : block,
  );
}

/**
 * A heading over a single row gives way to it. Such rows stand before the first heading of their level that stays, or they would seem
 * to belong to what is above them.
 */
export function shortened(blocks: readonly Block[]): Block[] {
  const told: Block[] = [];
  const single: { level: number; row: Row }[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const [block, row, next] = [blocks[at], rowOf(blocks[at + 1]), blocks[at + 2]];
    if (block?.kind === 'heading' && row && (!next || next.kind === 'heading')) {
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

/** A row that is all of its block, and one line. */
function rowOf(block: Block | undefined): Row | null {
  const [row, ...more] = block?.kind === 'rows' ? block.rows : [];
  return row && row.lines.length === 1 && more.length === 0 ? row : null;
}

/** Under the name of a group its own label goes on; below that, the label is the better name, unless it names nothing. */
function labelled({ level, text, citations }: Extract<Block, { kind: 'heading' }>, { label, lines }: Row): Row {
  const isPlain = label === RECOMMENDATIONS;
  return {
    label: level > 3 && !isPlain ? label : text,
    lines: lines.map((one) => ({
      ...one,
      text: level > 3 || isPlain ? one.text : `${label}: ${one.text}`,
      citations: [...new Set([...citations, ...one.citations])],
    })),
  };
}

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

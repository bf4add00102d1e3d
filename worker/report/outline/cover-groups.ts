import { type Block, heading, paragraph } from '../blocks.ts';
import { COVER_IDS, COVERS } from '../view/covers.ts';
import type { ReportView } from '../view/report-view.ts';

/** The playbook: four covers, the groups of each below it. */
export function playbookBlocks({ groups }: Pick<ReportView, 'groups'>): Block[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  return COVER_IDS.flatMap((cover): Block[] => {
    const told = COVERS[cover].groups.flatMap((id) => byId.get(id) ?? []);
    if (told.length === 0) return [];
    return [
      heading(2, COVERS[cover].title, [], cover),
      ...told.flatMap(({ title, lead, citations, blocks }) =>
        blocks.length === 0 ? [heading(3, title, citations), paragraph(lead)] : underTitle(title, citations, blocks),
      ),
    ];
  });
}

/** A heading right below the group's title says no more than that does, and neither does the label of a heading's only row. */
export function underTitle(title: string, citations: readonly number[], blocks: readonly Block[]): Block[] {
  const [first, ...rest] = blocks;
  const isTitled = first?.kind === 'heading';
  const own = isTitled ? first.citations : [];
  const told = [heading(3, title, [...new Set([...citations, ...own])]), ...(isTitled ? rest : blocks).map(deeper)];
  return told.map((block, index) =>
    told[index - 1]?.kind === 'heading' ? withoutLabel(block, told[index + 1]) : block,
  );
}

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

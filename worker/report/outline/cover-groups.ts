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

/** A heading that has the group to itself says no more than the group's title. */
export function underTitle(title: string, citations: readonly number[], blocks: readonly Block[]): Block[] {
  const [first, ...rest] = blocks;
  const isAlone = first?.kind === 'heading' && rest.every(({ kind }) => kind !== 'heading');
  if (!isAlone) return [heading(3, title, [...citations]), ...blocks.map(deeper)];
  return [heading(3, title, [...new Set([...citations, ...first.citations])]), ...rest];
}

/** A level below a group's own title. */
const deeper = (block: Block): Block =>
  block.kind === 'heading' && block.level < 5 ? { ...block, level: block.level === 3 ? 4 : 5 } : block;

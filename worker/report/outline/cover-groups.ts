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
      ...told.flatMap(({ title, lead, citations, blocks }) => [
        heading(3, title, citations),
        ...(blocks.length === 0 ? [paragraph(lead)] : blocks.map(deeper)),
      ]),
    ];
  });
}

/** A level below a group's own title. */
export const deeper = (block: Block): Block =>
  block.kind === 'heading' && block.level < 5 ? { ...block, level: block.level === 3 ? 4 : 5 } : block;

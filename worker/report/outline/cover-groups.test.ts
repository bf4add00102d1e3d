import { expect, it } from 'vitest';
import { type Block, line } from '../blocks.ts';
import type { PremiumSection } from '../premium-sections.ts';
import { playbookBlocks } from './cover-groups.ts';

const section = (id: PremiumSection['id'], title: string, rows: [label: string, count: number][]): PremiumSection => ({
  id,
  title,
  lead: '',
  citations: [],
  details: [],
  blocks: [
    {
      kind: 'rows',
      rows: rows.map(([label, count]) => ({ label, lines: Array.from({ length: count }, () => line(label)) })),
    },
  ],
});
const titles = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []));

it('puts a few lines under one title, and each of them under its own label', () => {
  const blocks = playbookBlocks(
    {
      groups: [
        section('localSeoAnalysis', 'Local presence', [['Recommendations', 1]]),
        section('voiceSearchOptimization', 'Voice assistants', [['On a phone', 1]]),
      ],
    },
    'see the appendix',
  );
  expect(titles(blocks)).toEqual(['The playbook']);
  const rows = blocks.flatMap((block) => (block.kind === 'rows' ? block.rows : []));
  expect(rows.map(({ label }) => label)).toEqual(['Local presence', 'On a phone']);
});

it('keeps the covers where there is much to read', () => {
  const blocks = playbookBlocks(
    {
      groups: [
        section('localSeoAnalysis', 'Local presence', [['Recommendations', 12]]),
        section('voiceSearchOptimization', 'Voice assistants', [['On a phone', 12]]),
      ],
    },
    'see the appendix',
  );
  expect(titles(blocks)).toEqual(['Beyond your website', 'Your trade']);
});

it('keeps its title over the line of what is told elsewhere, where that is all', () => {
  const group = { ...section('industryInsights', 'Notes on your trade', []), blocks: [], details: [line('A note')] };
  const blocks = playbookBlocks({ groups: [group as never] }, 'see the appendix');
  expect(titles(blocks)).toEqual(['The playbook']);
  expect(blocks).toHaveLength(2);
});

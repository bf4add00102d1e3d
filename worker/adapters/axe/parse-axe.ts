import { z } from 'zod';
import { AXE_IMPACTS, type AxeReading } from '../../audit/website/axe/axe-finding.ts';

/** axe-core has about a hundred rules. */
const MAX_RULES = 150;
const MAX_NODES = 5;

const rule = z.string().regex(/^[a-z0-9-]{1,60}$/);
const nodeCount = z.int().min(0).max(1_000_000);

const node = z.object({
  selector: z.string().max(300),
  snippet: z.string().max(200),
  fix: z.string().max(300),
  isGroundKnown: z.literal(true).exactOptional(),
});

const finding = z.object({
  rule,
  impact: z.enum(AXE_IMPACTS).nullable(),
  help: z.string().max(200),
  helpUrl: z.string().max(200).startsWith('https://dequeuniversity.com/'),
  tags: z.array(z.string().max(60)).max(30),
  nodeCount,
  nodes: z.array(node).max(MAX_NODES),
});

const reading = z.object({
  version: z.string().max(20),
  violations: z.array(finding).max(MAX_RULES),
  incomplete: z.array(z.object({ rule, nodeCount })).max(MAX_RULES),
  passed: z.array(rule).max(MAX_RULES),
  transparentTexts: nodeCount.exactOptional(),
});

/** The answer came through a page that is not ours: whatever is not exactly of the shape asked for is no answer. */
export function parseAxe(answer: unknown): AxeReading | null {
  const parsed = reading.safeParse(answer);
  return parsed.success ? parsed.data : null;
}

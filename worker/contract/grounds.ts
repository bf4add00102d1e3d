import { z } from 'zod';

/** What the lines of a report rest on. */

const text = z.string().min(1);

export const evidenceSchema = z.object({
  pageUrl: z.string(),
  place: z.string(),
  seen: z.string(),
  /** How `seen` is shown where not all of it stands there word for word. Absent otherwise, and in reports from before it was told. */
  words: z.string().optional(),
});

/** Where a number comes from, or why there is none and how to get it. */
export const basisSchema = z.object({ kind: z.enum(['measured', 'derived', 'estimated', 'not_measured']), how: text });

/** A published finding: estimates and industry facts name one. */
export const sourceSchema = z.object({
  title: text,
  url: z.url(),
  /** ISO 8601, as precise as the source states it: "2026", "2026-05". */
  date: text,
  /** How far it can be trusted, in words. */
  strength: text,
});

/** What a line of the report rests on. A line without an entry of its own rests on its nearest ancestor's. */
export const groundSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('measured'), checkIds: z.array(z.string()), evidence: z.array(evidenceSchema) }),
  z.object({ kind: z.literal('derived'), rule: text, evidence: z.array(evidenceSchema) }),
  z.object({ kind: z.literal('estimated'), source: sourceSchema }),
  z.object({ kind: z.literal('not_measured'), how: text }),
]);

export const groundsSchema = z.record(z.string(), groundSchema);

export type Basis = z.infer<typeof basisSchema>;
export type Source = z.infer<typeof sourceSchema>;
export type Ground = z.infer<typeof groundSchema>;
export type Grounds = z.infer<typeof groundsSchema>;

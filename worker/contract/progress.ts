import { z } from 'zod';

/** 128 random bits in lower-case hex. */
export const SESSION_ID = /^[0-9a-f]{32}$/;

export const STAGES = ['discovery', 'scraping', 'analysis', 'complete', 'failed'] as const;
export type Stage = (typeof STAGES)[number];

export const progressPageSchema = z.object({
  url: z.string(),
  role: z.string(),
  state: z.enum(['waiting', 'reading', 'read', 'failed']),
  /** null until that view was read. */
  wordsPlain: z.number().int().nullable(),
  wordsRendered: z.number().int().nullable(),
});
export type ProgressPage = z.infer<typeof progressPageSchema>;

/** A fact as soon as it is found: free fields only. `seen` quotes the page. */
export const progressFactSchema = z.object({
  kind: z.string(),
  label: z.string(),
  value: z.string(),
  pageUrl: z.string(),
  seen: z.string(),
});
export type ProgressFact = z.infer<typeof progressFactSchema>;

/** The progress record of the specification, plus `seq`, `pages` and `facts`. Each record is whole: a client keeps the highest `seq`. */
export const progressRecordSchema = z.object({
  sessionId: z.string(),
  seq: z.number().int(),
  stage: z.enum(STAGES),
  progress: z.number().min(0).max(100),
  message: z.string(),
  /** 1-based index of the page being read; 0 before the first. */
  currentPageIndex: z.number().int(),
  totalPages: z.number().int(),
  /** Address of that page; '' before the first. */
  currentPage: z.string(),
  websiteUrl: z.string(),
  startedAt: z.number().int(),
  pages: z.array(progressPageSchema),
  facts: z.array(progressFactSchema),
  /** What recent analyses took here from order to report: their median, ms. Absent while too few are known. */
  expectedMs: z.number().optional(),
  /** The picture of the home page can be asked for, below the session's progress. Absent until it was taken. */
  picture: z.object({ width: z.number().int(), height: z.number().int() }).optional(),
});
export type ProgressRecord = z.infer<typeof progressRecordSchema>;

export const subscribeSchema = z.object({ type: z.literal('subscribe'), sessionId: z.string().regex(SESSION_ID) });

import { z } from 'zod';

/** What a language model is asked to find. */
export const READING_KINDS = [
  'businessName',
  'trade',
  'services',
  'prices',
  'people',
  'openingHours',
  'phones',
  'emails',
  'addresses',
] as const;
export type ReadingKind = (typeof READING_KINDS)[number];

const text = (most: number) => z.string().min(1).max(most);

const entrySchema = z.object({
  kind: z.enum(READING_KINDS),
  /** Number of the page as given to the model, from 1. */
  page: z.int().min(1).max(60),
  /** Copied from that page. */
  quote: text(400),
  /** What a kind takes: `KIND_RULES` in reader-question.ts. */
  value: text(300),
  detail: z.string().max(300),
});

const answerSchema = z.object({ question: text(100), page: z.int().min(1).max(60), quote: text(400) });

/** What the model is held to. */
export const READER_ANSWER = z.object({ facts: z.array(entrySchema), answers: z.array(answerSchema) });

export type ReadingEntry = z.infer<typeof entrySchema>;
export type ReadingAnswer = z.infer<typeof answerSchema>;

/** What a language model found on the pages, as it said it: nothing of it is believed before `verify-reading.ts` has looked. */
export interface Reading {
  /** The model that answered; null: none did, and `because` says why. */
  by: string | null;
  because: string | null;
  /** Epoch ms. */
  at: number;
  /** Addresses of the pages it was given, in their order. */
  pages: string[];
  facts: ReadingEntry[];
  answers: ReadingAnswer[];
}

/** More than any page of a small business states; a model that repeats itself is cut off. */
const MAX_ENTRIES = 150;

/** What is well-formed of an answer, entry by entry; the rest is dropped. */
export function entriesOf(value: unknown): Pick<Reading, 'facts' | 'answers'> {
  const lists = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const wellFormed = <T>(list: unknown, schema: z.ZodType<T>): T[] =>
    (Array.isArray(list) ? list.slice(0, MAX_ENTRIES) : []).flatMap((one) => {
      const parsed = schema.safeParse(one);
      return parsed.success ? [parsed.data] : [];
    });
  return { facts: wellFormed(lists['facts'], entrySchema), answers: wellFormed(lists['answers'], answerSchema) };
}

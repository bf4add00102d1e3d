import { z } from 'zod';
import type { UserView } from './api.ts';

/** What the account page shows. Times are epoch ms. */
export interface AccountView {
  user: UserView & { createdAt: number };
  /** Last used first. */
  sessions: AccountSession[];
  /** Newest first. */
  payments: AccountPayment[];
  /** `isSetUp`: this service asks a language model; `refused`: not for this person. */
  models: { isSetUp: boolean; refused: boolean };
}

export const modelChoiceSchema = z.object({ refused: z.boolean() });

export interface AccountSession {
  id: number;
  /** "Chrome on Windows". */
  device: string;
  createdAt: number;
  /** To the hour. */
  lastUsedAt: number;
  isCurrent: boolean;
}

export interface AccountPayment {
  id: number;
  website: string;
  amountCents: number;
  /** ISO 4217, lower case. */
  currency: string;
  status: string;
  createdAt: number;
  settledAt: number | null;
}

import type { AssistantQuestion } from '../../contract/assistants.ts';

/** What an assistant said, as it came: hostile text like any other. */
export interface AskedAnswer {
  assistant: string;
  questionId: string;
  /** From 1. */
  time: number;
  /** Epoch ms. */
  at: number;
  /** At most 8,000 characters; null when none came. */
  text: string | null;
  /** Addresses it cites, at most 40. */
  cites: string[];
  failure: string | null;
}

/** One round: each question so many times to each assistant. */
export interface Asked {
  startedAt: number;
  /** null while it goes on. */
  finishedAt: number | null;
  times: number;
  questions: AssistantQuestion[];
  /** `isOffline`: without a search of the web. */
  assistants: { id: string; name: string; model: string; isOffline?: true }[];
  answers: AskedAnswer[];
}

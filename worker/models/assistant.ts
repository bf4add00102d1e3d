import type { ModelUse } from './language-model.ts';

/** What an assistant said to one question, in a conversation of its own. */
export type AssistantReply =
  /** `cites`: addresses it names as its sources. */
  | { ok: true; text: string; cites: string[]; use: ModelUse }
  /** `refused`: the key is not let in, and will not be next time. `detail`: for the log, without secrets. */
  | { ok: false; failure: 'refused' | 'busy' | 'unavailable' | 'timeout' | 'empty'; detail: string; use: ModelUse };

/** An assistant as customers use it: one question, its own search of the web where it has one, an answer in prose. Never throws. */
export interface Assistant {
  readonly id: string;
  readonly name: string;
  readonly model: string;
  /** It searches nothing, and says what it once learned. */
  readonly isOffline?: true;
  ask(question: string, timeoutMs: number): Promise<AssistantReply>;
}

/** Who may be asked, how often, and at most how many answers in all. */
export interface Assistants {
  readonly all: readonly Assistant[];
  readonly times: number;
  readonly maxAnswers: number;
}

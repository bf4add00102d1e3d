/** What assistants are asked about a business, and what came of it. */

export interface AssistantQuestion {
  id: string;
  /** As a customer would put it, in the website's language. */
  text: string;
  /** `choice`: names no business, and the answer may name any; `business`: is about this one. */
  about: 'choice' | 'business';
}

/** A share of answers, and between which shares the true one lies with 95 in 100 (Wilson), all 0-1. */
export interface AnswerShare {
  count: number;
  of: number;
  from: number;
  to: number;
}

export interface AssistantResult {
  /** "ChatGPT". */
  name: string;
  model: string;
  /** It searched nothing, and said what it once learned. */
  isOffline?: true;
  /** Of the answers to questions that name no business, those that name this one; null where none was asked or answered. */
  named: AnswerShare | null;
  /** The best and the last place in the lists that name it, 1 = first; null where no list does. */
  places: { best: number; last: number } | null;
  /** Pages of the website that answers cite, with the number of answers. */
  cited: { pageUrl: string; answers: number }[];
  /** In answers about the business: what stands against what the owner confirmed or the website surely says. */
  wrong: {
    what: 'telephone' | 'e-mail' | 'address' | 'opening hours' | 'price';
    said: string;
    known: string;
    answers: number;
  }[];
  /** A line that names the business, else how an answer begins; '' where there is no answer. */
  quote: { question: string; text: string; isNamed: boolean } | null;
  /** Questions it did not answer. */
  failed: number;
}

/** One round of questions. */
export interface AssistantAsking {
  /** Epoch ms. */
  startedAt: number;
  /** How often each question was put to each assistant, in new conversations. */
  times: number;
  results: AssistantResult[];
  /** What lists of answers name instead, in at least two of them, most often first. `by`: names of assistants. */
  others: { name: string; answers: number; of: number; by: string[] }[];
  /** Websites that answers cite, most often first; none of the owner's. */
  sites: { host: string; answers: number }[];
}

export interface AssistantsReport {
  questions: AssistantQuestion[];
  /** What the business goes by in answers; null where no name is known. */
  name: string | null;
  /** Newest first. */
  askings: AssistantAsking[];
}

/** Whether assistants can be asked now, and how far they have come. */
export interface AssistantsStanding {
  /** Names of those that are set up here; none: nobody can be asked by this service. */
  assistants: string[];
  /** None of them searches the web. */
  isOffline?: true;
  isAsking: boolean;
  done: number;
  of: number;
  /** Epoch ms; null: now. */
  mayAskAt: number | null;
}

import type { Check } from '../check.ts';
import { factsHardToReadOut } from './facts-hard-to-read-out.ts';
import { fewNaturalQuestions } from './few-natural-questions.ts';
import { fewShortAnswers } from './few-short-answers.ts';
import { hardSpokenAnswers } from './hard-spoken-answers.ts';
import { speakableMarkup } from './speakable-markup.ts';

export const voiceChecks = [
  fewShortAnswers,
  factsHardToReadOut,
  fewNaturalQuestions,
  hardSpokenAnswers,
  speakableMarkup,
] as const satisfies readonly Check[];

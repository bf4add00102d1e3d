import type { AdviceOf } from './advice.ts';

/** By check id. */
export const voiceAdvice: AdviceOf<'voice'> = {
  'hard-spoken-answers': {
    title: 'Put your answers in shorter, plainer sentences',
    description:
      'By their long sentences or words, the beginnings of your answers are hard to follow when read aloud. Listeners cannot go back to read again.',
    how: 'Read the answers we list aloud. Where you run out of breath, make two sentences. Use the word you would use on the phone.',
    effort: 'hours',
    owner: 'you',
  },
};

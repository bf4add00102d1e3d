import type { AdviceOf } from './advice.ts';

/** By check id. */
export const voiceAdvice: AdviceOf<'voice'> = {
  'hard-spoken-answers': {
    title: 'Put your answers in shorter, plainer sentences',
    description:
      'By their long sentences or words, the beginnings of these answers are hard to follow when read aloud.',
    how: 'Each of these answers should begin with a short sentence in everyday words.',
    effort: 'hours',
    owner: 'you',
  },
};

import type { Advice } from './advice.ts';

/** By check id. */
export const voiceAdvice: Record<string, Advice> = {
  'few-short-answers': {
    title: 'Answer common questions in one or two sentences',
    description:
      'Few or none of your questions have an answer short enough to be read aloud. A short first sentence also helps people who skim.',
    effort: 'hours',
    owner: 'you',
  },
  'facts-hard-to-read-out': {
    title: 'State phone, hours and address so that they can be read aloud',
    description:
      'Not all of phone, opening hours and address stand on your pages as text, whole and in one version. What is missing there cannot be told to a caller’s question.',
    effort: 'hours',
    owner: 'you',
  },
  'hard-spoken-answers': {
    title: 'Put your answers in shorter, plainer sentences',
    description:
      'Read aloud, the beginnings of your answers are hard to follow: the sentences or the words are long. Listeners cannot go back to read again.',
    effort: 'hours',
    owner: 'you',
  },
  'few-natural-questions': {
    title: 'Write questions the way your customers ask them',
    description:
      'Your pages hold few or no questions in whole sentences. People ask assistants in sentences, and pages are matched to what they say.',
    effort: 'hours',
    owner: 'you',
  },
};

import type { Advice } from './advice.ts';

/** By check id. */
export const voiceAdvice: Record<string, Advice> = {
  'few-short-answers': {
    title: 'Answer common questions in one or two sentences',
    description:
      'Few or none of your questions have an answer short enough to be read aloud. A short first sentence also helps people who skim.',
    how: 'Under each question we list, write a first sentence of at most 40 words that answers it whole. Leave details for the next one.',
    effort: 'hours',
    owner: 'you',
  },
  'facts-hard-to-read-out': {
    title: 'State phone, hours and address so that they can be read aloud',
    description:
      'Not all of phone, opening hours and address stand on your pages as text, whole and in one version. What is missing there cannot be told to a caller’s question.',
    how: 'Write phone, hours and address as plain text on one page. Use one form only: days in full words, hours as figures, the phone with its area code.',
    effort: 'hours',
    owner: 'you',
  },
  'hard-spoken-answers': {
    title: 'Put your answers in shorter, plainer sentences',
    description:
      'Read aloud, the beginnings of your answers are hard to follow: the sentences or the words are long. Listeners cannot go back to read again.',
    how: 'Read the answers we list aloud. Where you run out of breath, make two sentences. Use the word you would use on the phone.',
    effort: 'hours',
    owner: 'you',
  },
  'few-natural-questions': {
    title: 'Write questions the way your customers ask them',
    description:
      'Your pages hold few or no questions in whole sentences. People ask assistants in sentences, and pages are matched to what they say.',
    how: 'Write down five questions as you hear them on the phone, in whole sentences. Use them as headings and answer each below.',
    effort: 'hours',
    owner: 'you',
  },
};

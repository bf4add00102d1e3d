import type { AdviceOf } from './advice.ts';

/** By check id. */
export const voiceAdvice: AdviceOf<'voice'> = {
  'few-short-answers': {
    title: 'Answer common questions in one or two sentences',
    description:
      'Your pages hold no question with an answer that could be read aloud. Short answers also help people who skim.',
    how: 'Write down five questions customers ask, each with an answer of one or two sentences, 20 to 40 words. Leave details for the next paragraph.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'few-answers': {
        title: 'Give more questions a short answer',
        description:
          'Few of your answers are short enough to be read aloud. A short first sentence also helps people who skim.',
        how: 'Keep the answers we list. Add questions customers ask until five have an answer of one or two sentences, 20 to 40 words.',
      },
      'long-answers': {
        title: 'Begin long answers with a short one',
        description:
          'Your pages answer questions, but no answer is short enough to be read aloud. A short first sentence also helps people who skim.',
        how: 'Under each question we list, write a first paragraph of at most 40 words that answers it whole. Leave details for the next one.',
      },
    },
  },
  'facts-hard-to-read-out': {
    title: 'State phone, hours and address so that they can be read aloud',
    description:
      'Not all of phone, opening hours and address stand on your pages as text, whole and in one version. What is missing cannot be read out to somebody who asks.',
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
      'Your pages hold no question in a whole sentence. People ask assistants in sentences, and pages are matched to what they say.',
    how: 'Write down five questions as you hear them on the phone, in whole sentences. Use them as headings and answer each below.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'few-questions': {
        title: 'Write more questions the way your customers ask them',
        description:
          'Your pages hold few questions in whole sentences. People ask assistants in sentences, and pages are matched to what they say.',
        how: 'Keep the questions we list. Add those you hear on the phone, in whole sentences, until there are five. Use them as headings and answer each below.',
      },
    },
  },
};

import type { ProseLanguage } from '../../website/text/page-prose.ts';

/** All that a report says in the language of a website: one file a language. */
export interface Language {
  language: ProseLanguage;
  /** Between the last two of a list. */
  and: string;
  /** Between a label and what it is for, with its space, as the language sets it. */
  colon: string;
  /** Monday first, as written inside a sentence. */
  days: readonly [string, string, string, string, string, string, string];
  blocks: BlockWords;
  sentences: SentenceWords;
}

/** Words that texts to paste are made of, beside what the website says itself. */
export interface BlockWords {
  /** "NAME is TYPE in PLACE." `type` comes with its article. */
  isA(name: string, type: string, place: string | null): string;
  inPlace(what: string, place: string): string;
  services: string;
  openingHours: string;
  closed: string;
  byAppointment: string;
  from: string;
  phone: string;
  email: string;
  directionsTo(name: string): string;
}

/** Wordings an owner can paste, or a customer types or says. A place may be unknown. */
export interface SentenceWords {
  /** "plumber in PLACE". */
  inPlace(noun: string, place: string): string;
  openNow(name: string): string;
  recommend(noun: string, place: string): string;
}

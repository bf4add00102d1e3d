import type { ContactLabelWords } from './language-words.ts';
import { LANGUAGES } from './languages.ts';
import { Lexicon } from './lexicon.ts';

export type ContactLabel = keyof ContactLabelWords;

/** What numbers and addresses are called. The words themselves are `<language>/contact-labels.ts`. */
export const CONTACT_LABEL_LEXICON = new Lexicon<ContactLabel>(
  Object.values(LANGUAGES).flatMap(({ contactLabels }) => Object.entries(contactLabels) as [ContactLabel, string][]),
);

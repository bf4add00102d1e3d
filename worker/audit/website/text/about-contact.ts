/** Longer lines are sentences, not labels. */
export const MAX_LABEL_CHARS = 90;

/** "The site was built by Studio X. The inn is at 8 rue Haute.": of a paragraph the sentences that hold a number or a mailbox. */
export function aboutContact(text: string): string {
  if (text.length <= MAX_LABEL_CHARS) return OWN_BEFORE_CREDIT.exec(text)?.[1] ?? text;
  const telling = text.split(SENTENCE).filter((sentence) => /\d{2}|@/.test(sentence));
  return telling.length > 0 ? telling.join(' ') : text;
}

/** "© Larkfell Church, (207) 555-0100. Designed by Studio X": whose sentence the number ends, not the next one's. */
const OWN_BEFORE_CREDIT = /^([^.!?]*(?:\d{3}[\s)-]{1,2}\d{3}|@)[^!?]*?\w{3}\.) [A-Z][^\d@]*$/u;
const SENTENCE = /(?<=[A-Za-zÀ-ÿ\d)]{3}[.!?]) (?=[A-ZÀ-Þ])/u;

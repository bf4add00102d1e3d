const PHONE =
  /(?<![\d/.-])(?:\+|00|\(0|0|\()\d[\d ()./-]{6,17}\d|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b|\b\d{2,3}(?: \d{2,3}){2,4}\b/;
const EMAIL = /(?<![\w.+-])[\w.+-]+(?:@|\s?\[at\]\s?|\s?\(at\)\s?)[\w-]+\.[a-z]{2,}/i;
/** Without one of these there is neither. */
const PHONE_OR_MAILBOX = /\d{2}|@|[[(]at[\])]/i;

export const hasContact = (text: string): boolean =>
  PHONE_OR_MAILBOX.test(text) && (PHONE.test(text) || (/@|[[(]at/i.test(text) && EMAIL.test(text)));

const RUN = /12345|23456|34567|45678|56789|98765|87654|76543|65432|54321|(\d)\1{5}/;
/** Digits, however they are grouped. */
const NUMBER = /\d[\d\s()./–-]{5,}\d/g;

/** "09366 1234556": one number in a thousand has such a run; where a template wrote one, it was made up. */
export const countsUp = (text: string): boolean =>
  (text.match(NUMBER) ?? []).some((number) => RUN.test(number.replace(/\D/g, '')));

import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { hasWeekday } from './has-weekday.ts';

const CLOCK = lightLetters(
  /\b\d{1,2}[:.h]\d{2}\b|\b\d{1,2}\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h)(?![\p{L}\d])|\b24\s?\/\s?7|rund um die uhr|24\/7|7j\/7/iu,
);
/** A time of day. */
export const hasClock = (text: string): boolean => CLOCK.test(text);

const DAY_AND_MONTH = lightLetters(
  regexSource`
    \b\d{1,2}(?:st|nd|rd|th|er|\.|º)?,? (?:de |of )?(?:
      jan
      |feb
      |mar
      |apr
      |may
      |jun
      |jul
      |aug
      |sep
      |oct
      |okt
      |nov
      |dec
      |dez
      |janv
      |fév
      |fev
      |mär
      |maerz
      |avr
      |mai
      |juin
      |juil
      |aoû
      |déc
      |ene
      |abr
      |ago
      |dic
    )\p{L}*
    |\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}\b
    |\b\d{1,2}[./]\d{1,2}[./](?:\d{2}|\d{4})\b
    |\b\d{4}-\d{2}-\d{2}\b
    |(?<![\d.,])[0-3]\d\.(?:0[1-9]|1[0-2])\.(?![\d.])
  `,
  'iu',
);
/** A day of the year, or of the week with its time. */
export const hasDate = (text: string): boolean => DAY_AND_MONTH.test(text) || (hasWeekday(text) && hasClock(text));

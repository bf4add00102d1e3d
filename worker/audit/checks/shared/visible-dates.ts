import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';

/** Month names and their usual short forms in the languages we read. */
const MONTHS = regexSource`
    jan(?:uar[iy]?|uary|vier|eiro)?
    |january
    |februar[iy]?
    |feb(?:rero|braio|ruary)?
    |fév(?:rier)?
    |fevereiro
    |m[äa]rz
    |mar(?:ch|s|zo|ço)?
    |maart
    |apr(?:il|ile)?
    |avril
    |abr(?:il)?
    |ma[iy]
    |mayo
    |maggio
    |mei
    |maio
    |jun[ei]?
    |juni
    |juin
    |junio
    |giugno
    |junho
    |jul[iy]?
    |juli
    |juillet
    |julio
    |luglio
    |julho
    |aug(?:ust|ustus)?
    |août
    |agosto
    |sep(?:t(?:ember|embre|iembre)?|tember)?
    |settembre
    |setembro
    |okt(?:ober)?
    |oct(?:ober|obre|ubre)?
    |ottobre
    |outubro
    |nov(?:ember|embre|iembre)?
    |novembro
    |de[cz](?:ember|iembre|embro)?
    |décembre
    |dicembre
    |diciembre
  `;

const YEAR = '(?:19|20)\\d{2}';

/** Full dates with day, month and year, however they are written. */
const DATE = lightLetters(
  [
    `(?<![\\d.])${YEAR}[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\\d|3[01])(?!\\d)`,
    `(?<![\\d.])(?:0?[1-9]|[12]\\d|3[01])[-/.] ?(?:0?[1-9]|[12]\\d|3[01])[-/.] ?${YEAR}(?!\\d)`,
    `(?<!\\d)(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|er|\\.|º)?,? (?:de |of )?(?:${MONTHS})\\.?,? (?:de |del )?${YEAR}(?!\\d)`,
    `(?<!\\p{L})(?:${MONTHS})\\.? (?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?,? ${YEAR}(?!\\d)`,
    `${YEAR}年\\s?(?:0?[1-9]|1[0-2])月\\s?(?:0?[1-9]|[12]\\d|3[01])日`,
  ].join('|'),
  'iu',
);

/** The first full date in a text, as written. */
export const dateIn = (text: string): string | null => DATE.exec(text)?.[0] ?? null;

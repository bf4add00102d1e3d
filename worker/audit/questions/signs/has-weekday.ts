import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { hasContact } from './has-contact.ts';

const WEEKDAY = lightLetters(
  regexSource`
    \b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:days?)?(?!\p{L})
    |\b(?:mo|di|mi|do|fr|sa|so)\b\.?\s?(?:[-–—+&,]|bis|und)
    |\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s?\b
    |\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun|mar|mer|jeu|ven|sam|dim)s?(?!\p{L})
    |\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)\b
    |\b(?:
      daily
      |every day
      |weekdays
      |täglich
      |werktags
      |tous les jours
      |todos los d[ií]as
      |(?:7|seven) days (?:a|per|\/) ?week
      |7 tage (?:die|in der|pro) woche
      |7 jours sur 7
      |los 7 días
      |7\s?j(?:ours)?\s?\/\s?7
    )\b
  `,
  'iu',
);
export const hasWeekday = (text: string): boolean => WEEKDAY.test(text);
const DATED = lightLetters(
  regexSource`
    (?<!\p{L})(?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:day)?,? (?:the )?(?:
      (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d{1,2}
      |\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)
    )
    |(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag),? (?:den |der )?\d{1,2}\.
    |(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) \d{1,2}(?:er)? (?:
      jan|fév|mar|avr|mai|jui|ao|sep|oct|nov|déc
    )
    |(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo),? \d{1,2} de (?:
      ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic
    )
  `,
  'giu',
);
/** Without the weekdays of single dates: "Friday, June 16" is one day of a year. */
export const withoutDates = (text: string): string => (/\d/.test(text) ? text.replace(DATED, '') : text);
/** Two days or a span of them are hours; one day with a time may be an event. */
export const namesSeveralDays = (text: string): boolean => {
  const first = WEEKDAY.exec(text);
  if (!first) return false;
  return (
    /[-–—+&,]|bis|und|daily|every day|weekdays|täglich|werktags|tous|todos|seven|7/u.test(first[0]) ||
    WEEKDAY.test(text.slice(first.index + first[0].length))
  );
};

const DAILY = lightLetters(
  regexSource`
    \b(?:
      every day
      |daily
      |every weekend
      |weekends
      |(?:6|7|six|seven) days
      |täglich
      |(?:6|7) tage
      |tous les jours
      |[67]\s?j(?:ours)?\s?(?:\/|sur)\s?7
      |todos los días
      |los (?:7|siete) días
      |all year
      |year[- ]round
      |ganzjährig
      |toute l['’]année
      |à l['’]année
      |todo el año
    )\b
  `,
  'i',
);
const MONTH = regexSource`
    (?:\d{1,2}(?:er|\.|st|th)?\s(?:de |of )?)?(?:jan|feb|f[ée]v|mar|mär|apr|avr|abr|may|mai|jun|jui|jul|aug
    |ao[uû]|ago|sep|oct|okt|nov|dec|dez|d[ée]c|dic|ene)\p{L}*
  `;
const SEASON = lightLetters(
  regexSource`
    (?:from|von|vom|du|de|d['’]|between|entre|zwischen)\s?${MONTH}[^.!?\n]{0,25}(?:to|until|till|bis|au|à|and|et
    |a|al|hasta|und)\s(?:zum |le |el )?(?:usually )?${MONTH}
  `,
  'iu',
);
const ALWAYS = lightLetters(
  regexSource`
    \b(?:
      open
      |availab(?:le|ility)
      |geöffnet
      |erreichbar
      |verfügbar
      |für (?:sie|euch|dich) da
      |im einsatz
      |here for you
      |ouverte?s?
      |joignables?
      |disponib(?:les?|ilité|ilidad)
      |abiert[oa]s?
      |abrimos
      |atendemos
      |atención
    )(?!\p{L})[^.!?\n]{0,30}(?:
      24 ?(?:
        \/
        |×
        |x ?
        |hours?,?(?: a day)?,? (?:and )?
        |stunden,? (?:und )?
        |h ?(?:\/ ?24)?,? (?:et |y |und )?
        |horas,? (?:y )?
      )(?:los )?7
    )
    |\b24 ?[/×x] ?7 ?[/·•|,×x-] ?365\b
  `,
  'iu',
);
/** Open day and night, all week. */
export const opensAlways = (text: string): boolean =>
  ALWAYS.test(text) && !/emergenc|notfall|notdienst|urgen|emergencia/i.test(text);

/** When the office or the telephone is there. */
export const isOfOffice = (text: string): boolean => OFFICE.test(text) || hasContact(text);
const OFFICE = lightLetters(
  regexSource`
    \b(?:
      (?:office|business|shop|store) (?:time|hours?)
      |opening (?:hours|times)
      |reception
      |front desk
      |bürozeit
      |öffnungszeiten
      |sekretariat
      |telefonisch
      |telefonzeiten
      |secrétariat
      |horaires d['’]ouverture
      |accueil (?:du public|téléphonique)
      |oficina
      |secretaría
      |horario de atención
    )
  `,
  'i',
);

/** Open every day, all year or in a season, at no said times. */
export const opensDaily = (text: string): boolean =>
  OPENS.test(text) &&
  text.split(/[.!?\n]/u).some((saying) => OPENS.test(saying) && (DAILY.test(saying) || SEASON.test(saying)));
const OPENS = /\bopen|available|geöffnet|für sie da|\bouvert|disponible|abiert|abrimos|trabaj|atendemos/i;

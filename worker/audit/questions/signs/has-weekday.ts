import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';

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

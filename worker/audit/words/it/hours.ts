import { regexSource } from '../../website/text/regex-source.ts';
import type { HoursWords } from '../language-words.ts';

/** Words of opening hours in Italian: patterns. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const hours: HoursWords = {
  everyDay: regexSource`
    365 giorni(?: (?:l.anno|all.anno|su 365))?|tutti i giorni|ogni giorno|sempre aperto|7 giorni su 7
  `,
  weekdays: 'giorni feriali|feriali',
  weekend: 'fine settimana|nel weekend',
  holiday: 'festivi|giorni festivi',
  closed: 'chius[oiae]|chiusura|giorno di riposo|riposo|chiudiamo(?= (?:il|la|di) )',
  appointment: '(?:solo )?su (?:appuntamento|prenotazione)|previo appuntamento',
  roundTheClock: '24 ore su 24|24 ore',
  morning: 'mattin[ao]',
  noon: 'mezzogiorno',
  afternoon: 'pomeriggio',
  evening: 'sera|serata',
  midnight: 'mezzanotte',
  late: 'tardi',
  from: 'a partire dalle|dalle ore|dalle|dalla|dal|da|tra le|tra',
  until: 'fino alle|fino al',
  to: 'alle ore|alle|alla|allo',
  except: 'tranne|esclus[oi]|eccetto',
  and: 'e|ed',
  filler: 'ore|apert[oiae]|il|lo|gli|ogni|disponibili|di|pranzo|cena|oggi|per',
  season: 'estate|estivo|inverno|invernale|alta stagione|bassa stagione',
};

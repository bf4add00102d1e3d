import { regexSource } from '../../website/text/regex-source.ts';
import type { HoursWords } from '../language-words.ts';

/** Words of opening hours in German: patterns. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const hours: HoursWords = {
  everyDay: 'taglich|jeden tag|alle tage',
  weekdays: 'wochentags|unter der woche|werktags|werktaglich|an werktagen|m ?- ?fr',
  weekend: 'wochenenden|wochenende',
  holiday: 'feiertage?n?s?|feiertags',
  closed: 'keine (?:ordination|sprechstunden?|sprechzeit(?:en)?)|geschlossen|geschl|ruhetage?',
  appointment: regexSource`
    (?:termine? )?(?:nur )?nach (?:\p{L}+ )?(?:vereinbarung|absprache)|nur mit termin
    |terminvereinbarung erforderlich
  `,
  roundTheClock: '24 ?stunden|rund um die uhr',
  morning: 'vormittags?|morgens',
  noon: '12 mittags|mittag',
  afternoon: 'nachmittags?',
  evening: 'abends?',
  midnight: 'mitternacht',
  late: 'spat',
  from: 'ab|von|zwischen',
  until: 'bis zum|bis',
  except: 'ausser(?: an)?|außer(?: an)?|ausgenommen',
  and: 'und|sowie',
  filler: regexSource`
    uhr|geoffnet|offen|durchgehend|an|der|den|dem|jeden|jeweils|nur|tage?|bis|mittags|heute|in
  `,
  season: 'sommer|sommerzeit|winterzeit|fruhling|fruhjahr|herbst|hochsaison|nebensaison',
};

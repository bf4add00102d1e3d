import type { HoursWords } from '../language-words.ts';

/** Words of opening hours in French: patterns. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const hours: HoursWords = {
  everyDay: 'tous les jours|7 jours sur 7|7 sur 7|tlj|chaque jour|7 ?j ?/ ?7',
  weekdays: 'en semaine|jours ouvr(?:es|ables)',
  weekend: 'week-ends|week-end',
  holiday: 'jours? feries?|feries?',
  closed: 'pas de consultations?|fermee?s?|fermeture hebdomadaire|fermeture|fermons(?= (?:le|les) )',
  appointment: '(?:uniquement )?sur (?:rendez[- ]vous|rdv)',
  roundTheClock: '24 heures sur 24',
  morning: 'matins?',
  noon: 'midi',
  afternoon: 'apres-midi',
  evening: 'soirs?',
  midnight: 'minuit',
  late: 'tard',
  from: "des|du|de|depuis|d'|entre",
  until: "jusqu'?a|jusqu'?au",
  to: 'au',
  except: 'sauf|hormis|excepte[es]*',
  and: 'et',
  filler: "heures|ouverte?s?|non-stop|le|les|disponibles?|aujourd'hui",
  season: 'ete|hiver|printemps|automne|hors saison|haute saison|basse saison',
};

import { lightLetters, type Pattern } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import type { Section } from '../shared/site-sections.ts';

// Names of seasons and feasts in the eight languages of the questions; words that also mean something else ("spring", "été") only
// together with what makes them a season.
const SEASON = lightLetters(
  regexSource`
    (?<!\p{L})(?:
      christmas
      |easter
      |halloween
      |summers?
      |winters?
      |in (?:spring|autumn)
      |seasons?
      |seasonal
      |school holidays
      |weihnacht\p{L}*
      |advents\p{L}*
      |ostern
      |sommer\p{L}*
      |winter\p{L}+
      |frühling
      |frühjahr
      |herbst\p{L}*
      |saison\p{L}*
      |betriebsferien
      |schulferien
      |noël
      |pâques
      |l['’]été
      |en été
      |estiva\p{L}*
      |hiver\p{L}*
      |printemps
      |automne
      |congés annuels
      |navidad
      |semana santa
      |verano
      |invierno
      |primavera
      |otoño
      |temporadas?
      |natale
      |pasqua
      |estiv[oai]
      |inverno
      |invernal[ei]
      |autunno
      |stagion[ei]
      |stagionali
      |kerst\p{L}*
      |pasen
      |zomer\p{L}*
      |herfst\p{L}*
      |seizoen\p{L}*
      |natal
      |páscoa
      |verão
      |outono
    )(?!\p{L})
    |クリスマス
    |年末年始
    |お正月
    |お盆
    |ゴールデンウィーク
    |夏休み
    |季節
    |旬の
  `,
  'iu',
);

const PUBLIC_HOLIDAY = lightLetters(
  /(?<!\p{L})(?:(?:bank|public) holidays?|feiertag\p{L}*|jours? fériés?|festivos|(?:giorni )?festivi|feestdag\p{L}*|feriados?)(?!\p{L})|祝日/iu,
);

/** Public holidays in any form, tables and short forms too: wide, to be sure when nothing is said. */
export const HOLIDAY_ANYWHERE = /holiday|feiertag|férié|festiv|feestdag|feriado|祝/i;

export interface Said {
  pageUrl: string;
  sentence: string;
  word: string;
}

const firstSaying = (sections: readonly Section[], what: Pattern): Said[] =>
  sections.flatMap(({ pageUrl, sentences }) =>
    sentences.flatMap((sentence) => {
      const word = what.exec(sentence)?.[0];
      return word === undefined ? [] : [{ pageUrl, sentence, word }];
    }),
  );

/**
 * Sentences that say what holds in a season or at a feast: with a date, a time or a sum, or with the season as a word of its own, with no
 * noun behind it. "Wintergärten reinigen" and "cold winter evenings" speak of something else.
 */
export const seasonSayings = (sections: readonly Section[]): Said[] =>
  firstSaying(sections, SEASON).filter(
    ({ sentence, word }) => /\d/.test(sentence) || !/^\s\p{Ll}{4}/u.test(after(sentence, word)),
  );

const after = (sentence: string, word: string): string => sentence.slice(sentence.indexOf(word) + word.length);

/** Sentences that speak of public holidays. */
export const holidaySayings = (sections: readonly Section[]): Said[] => firstSaying(sections, PUBLIC_HOLIDAY);

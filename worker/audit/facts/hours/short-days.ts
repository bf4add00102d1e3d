import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';

/**
 * Short words that are a day only beside another sign of one: English "we", French "je", German "so". After them comes a dash,
 * a comma, a number, "bis" or the end.
 */
const AFTER_SHORT_DAY = lightLetters(
  regexSource`
    ^(?:
      \.?,? ?(?:
        [-,:/&+.\d()|;]|$|\n|bis|und|u\.|t\/m|t\.?e\.?m|tot|to |to$|and |au |et |a |al |e |y |en |geschl|ruhetag|closed|ferm|cerr|chius|geslot|fech
        |jeweils|immer |keine? |geen |pas de |nur |sowie |durchg|doorlop|non-stop|von |ab |van |vanaf |de |from )
      | [a-z]{2}(?: |$|[-,.:/&])
    )
  `,
);

/** "Die", "mit", "vrij", short for days in a list of them: they stand behind no other word, and a time, a dash or a full stop follows. */
const MEANS_MORE = new Set(['die', 'mit', 'vrij']);
const BEFORE_A_DAY = /(?:^|[-,/|;&+\n]|\b(?:bis|und|u\.|tot|en|t\/m)|\d ?(?:h|u|uhr|uur)?\.?) ?$/;
const AFTER_A_DAY =
  /^(?:[.:]| ?-| ge(?:slot|schl)| ?\d{1,2}(?:[.:hu]\d\d)? ?(?:uhr|uur|u|h)? ?(?:-|bis|tot)|[ ,/&+]+[a-z]{3,4}[.:]? ?[-\d])/;

/** Whether a short word for a day is something else here. */
export function isOtherWord(word: string, text: string, at: number): boolean {
  if (MEANS_MORE.has(word))
    return !BEFORE_A_DAY.test(text.slice(Math.max(0, at - 8), at)) || !AFTER_A_DAY.test(text.slice(at + word.length));
  if (word.length === 1) return !/^(?: ?[-/,.:]|$| a | ?\d)/.test(text.slice(at + 1, at + 5));
  return word.length === 2 && !AFTER_SHORT_DAY.test(text.slice(at + 2, at + 12));
}

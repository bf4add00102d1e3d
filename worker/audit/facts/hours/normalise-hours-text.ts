import { KANA_OR_KANJI } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { remembered } from '../../website/text/remembered.ts';

/** Longer lines are prose, not hours; the cap keeps hostile pages cheap. */
const MAX_LINE_CHARS = 600;

/** Kitchen times and last orders stand inside opening hours and are none: "(L.O. 14:00)", "Küche bis 22 Uhr". */
const LAST_ORDERS = lightLetters(
  regexSource`
    (?:\bl\. ?o\.?|last orders?|ラストオーダー|(?:\bwarme )?\bkuche\b|\bkuchenzeit|\bkitchen\b|\bcocina abierta
    |\bcucina (?:aperta|chiude)|\bkeuken\b)[^,;/()、|\n]{0,40}
  `,
  'gu',
);

/** "水曜日（土日祝も施術しています）": days that are open as well are no days that are closed. */
const OPEN_AS_WELL =
  /\(?[月火水木金土日祝・曜]{1,8}も(?:休まず)?(?:診療|営業|施術|受付|対応|開院|開店|開館)[^\d)\n。]{0,12}\)?/gu;

/** "（祝日の場合は翌日）", "（最終受付 16:30）": exceptions, when the last one is let in, and longer care. */
const JAPANESE_EXCEPTION = /\([^()\n]{0,20}(?:場合|最終|入館|入場|入園|受付は|延長)[^()\n]{0,20}\)/gu;

/** "土曜は17:00まで": an end of that day alone. */
const JAPANESE_UNTIL = /([月火水木金土日祝]曜?日?)[はの]? ?(\d{1,2}(?::[0-5]\d|時(?:\d{1,2}分)?))まで/gu;

/** "7:00〜20:00（延長保育を含む）": a note that names no day, no time and no closing. */
const JAPANESE_NOTE = /\([^()\d月火水木金土日祝休予午\n]{3,20}\)/gu;

/** "9:00〜19:00（土日祝可）": weekends as well. Beside other days only on demand, alone every day. */
const WEEKENDS_POSSIBLE = /\(?(?:土日祝|土・日・祝|土日)日?も?(?:対応|相談|営業)?(?:可能?|ok)\)?/gu;
const OTHER_DAYS = /平日|[月火水木金]|定休/u;

const withWeekends = (text: string): string => text.replace(WEEKENDS_POSSIBLE, OTHER_DAYS.test(text) ? ' ' : ' 毎日 ');

/** "土曜日・日曜日・お盆・年末年始": holidays in a list of weekdays say nothing about the week. */
const HOLIDAYS_OF_LIST =
  /(?<=[曜日祝])(?:[・、,/ ] ?(?:(?:お盆|年末年始|夏季休[業暇]|夏期休[業暇]|gw|ゴールデンウィーク)(?:休[み業暇])?(?:\([^()\n]{1,20}\))?|\d{1,2}[/月]\d{1,2}日? ?- ?(?:\d{1,2}[/月])?\d{1,2}日?))+/gu;

const LOWER_THEN_UPPER = lightLetters(/(\p{Ll})(\p{Lu})/gu);

/** An arrow between two words or two times. */
const ARROW = lightLetters(/(?<=\p{L}\.?) ?[>→➔➜] ?(?=\p{L})|(?<=\d ?(?:h|uhr|uur|u)?) ?[>→➔➜] ?(?=\d)/giu);

/** "Lun/Ven", "Seg/Sex": from the first working day to the last. */
const SLASHED_WEEK = lightLetters(
  regexSource`
    (?<![/a-z] ?)\b(lun(?:edi|es)?|seg(?:unda)?|mar(?:tedi|tes)?|ter(?:ca)?)\.? ?\/ ?(ven(?:erdi)?|vie(?:rnes)?
    |sex(?:ta)?|sab(?:ato|ado)?|dom(?:enica|ingo)?)\b(?!\.? ?\/)
  `,
  'g',
);

/** Lower case, half-width, without accents and soft hyphens; every dash one dash. Glued elements ("MontagGeschlossen") come apart. */
export const normaliseHoursText = remembered((text) => {
  return withWeekends(
    text
      .slice(0, MAX_LINE_CHARS)
      .replace(/\u00ad|\u200b|\u200c|\u200d|\u2060|\ufeff|\ufe0e|\ufe0f/g, '')
      .replace(LOWER_THEN_UPPER, '$1 $2')
      // "Mittwochnachmittag", and what elements put behind a day: "Montaggeschlossen"
      .replace(
        /(tag|woch|abend|dag|day|\b(?:mo|di|mi|do|fr|sa|so|ma|wo|vr|za|zo))(?=(?:vor|nach)mittag|geschl|ruhetag|gesloten|closed)/gi,
        '$1 ',
      )
      // "LUNFermé" in two elements, "Mardi > Vendredi"
      .replace(/(di|che|\b(?:lun|mar|mer|jeu|ven|sam|dim))(?=ferm[ée])/gi, '$1 ')
      .replace(ARROW, '-')
      .replace(/[‐‑‒–—―−〜～]/g, '-')
      .normalize('NFKC')
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .replace(/[‐‑‒–—―−〜~]/g, '-')
      .replace(/[’‘`´]/g, "'")
      .replace(/[^\S\n]+/g, ' ')
      .toLowerCase()
      .replace(SLASHED_WEEK, '$1-$2')
      .replace(LAST_ORDERS, ' ')
      .replace(OPEN_AS_WELL, ' ')
      .replace(JAPANESE_UNTIL, '$1 until $2 ')
      .replace(JAPANESE_EXCEPTION, '')
      .replace(HOLIDAYS_OF_LIST, ' ')
      .replace(JAPANESE_NOTE, (note) => (KANA_OR_KANJI.test(note) ? ' ' : note)),
  );
});

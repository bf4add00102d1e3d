import { placeOf } from '../../website/page/page-text.ts';
import type { PageView } from '../../website/page/page-view.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import type { Paragraph } from '../../website/text/page-prose.ts';
import { regexSource } from '../../website/text/regex-source.ts';

/** A number, not part of a longer one, of a phone number or of an address. */
const NUMBER = lightLetters(
  /(?<![\p{L}\d.,:/+-])(\d{1,3}(?:[.,'’ \u00a0]\d{3})+|\d{1,7}(?:[.,]\d{1,2})?)(?![\d:/]|[.,]\d)/gu,
);
/** What follows a number that says something: a unit, a share, or a thing counted. */
const UNIT = lightLetters(
  regexSource`
    ^\+?\s?(?:
      %
      |percent
      |prozent
      |pour ?cent
      |por ?ciento
      |per cento
      |procent
      |por cento
      |[km]?m[²³2]?(?!\p{L})
      |cm
      |mm
      |ha(?!\p{L})
      |k?g(?!\p{L})
      |l(?!\p{L})
      |kW
      |kWh
      |MW
      |°
      |qm
      |\p{L}{3,}
      |[年分人件名台日回歳時間月週％㎡倍社店棟]
      |か月
      |ヶ月
      |カ月
    )
  `,
  'u',
);
/** Money is judged elsewhere, and dates, clock times and numbered things count nothing. */
const NO_UNIT = lightLetters(
  regexSource`
    ^\+?\s?(?:
      €
      |\$
      |£
      |円
      |eur
      |usd
      |gbp
      |chf
      |uhr
      |o'clock
      |heures? (?:\d|du)
      |h\d
      |am(?!\p{L})
      |pm(?!\p{L})
      |[ap]\.m
      |jan
      |feb
      |fév
      |m[äa]r
      |apr
      |avr
      |abr
      |ma[iy]
      |jun
      |jui
      |jul
      |aug
      |aoû
      |ago
      |sep
      |set
      |ok?t
      |oct
      |out
      |nov
      |de[cz]
      |dic
      |gen
      |giu
      |lug
      |月\d
      |or(?!\p{L})
      |and(?!\p{L})
      |und(?!\p{L})
      |oder(?!\p{L})
      |bis(?!\p{L})
      |to(?!\p{L})
      |rue
      |avenue
      |street
      |road
      |calle
      |via(?!\p{L})
    )
  `,
  'iu',
);
const NO_LEAD =
  /(?:§|art\.?|nr\.?|no\.?|tel\.?|fax|plz|page|seite|step|schritt|kapitel|ab|平成|昭和|大正|令和|\d)\s*$/i;
const YEAR = /^(?:19|20)\d{2}$/;
/** "12435 Berlin", "75011 Paris": a postcode, unless what follows is counted. */
const POSTCODE = /^\d{5}$/;

/** So many digits are a phone or registration number. */
const MAX_DIGITS = 6;

/** A tile with a figure is shorter: "500+ patients". */
const MAX_TILE_CHARS = 60;
/** Where a counter stands before a script moves it or fills it in: "0 products". */
const NOUGHT = /^\+?0(?![\d.,])/;

/** Tiles that begin with a figure and say what is counted: "20 years of experience", outside tables, prices and opening hours. */
export function figureTiles(view: PageView): { text: string; place: string }[] {
  return view.blocks.flatMap((block) => {
    const { text, landmark, hidden, tag, path } = block;
    if (hidden || text.length > MAX_TILE_CHARS || !/^\+?\d/.test(text) || NOUGHT.test(text)) return [];
    if (landmark === 'nav' || landmark === 'footer' || /^(?:td|th|option|a|button|label|time|address)$/.test(tag))
      return [];
    const figures = figuresIn({ text, sentences: [text], words: 0, place: '', block: 0 });
    return figures.length > 0 ? [{ text, place: placeOf(view, path) }] : [];
  });
}

/** Sentences with numbers that tell something, and how many. */
export function figuresIn(paragraph: Paragraph): { sentence: string; count: number }[] {
  if (!/\d/.test(paragraph.text)) return [];
  return paragraph.sentences.flatMap((sentence) => {
    let count = 0;
    for (const match of NUMBER.matchAll(sentence)) {
      const number = match[1] ?? '';
      const after = sentence.slice((match.index ?? 0) + match[0].length);
      const before = sentence.slice(0, match.index);
      const isYear = YEAR.test(number) && !/^年(?:間|以上)/.test(after);
      if (number.replace(/\D/g, '').length > MAX_DIGITS && /[ \u00a0]/.test(number)) continue;
      if (isYear || POSTCODE.test(number) || NO_UNIT.test(after) || NO_LEAD.test(before) || /[€$£]\s?$/.test(before))
        continue;
      if (UNIT.test(after)) count += 1;
    }
    return count > 0 ? [{ sentence, count }] : [];
  });
}

import { JAPANESE_LETTERS } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import type { Address } from '../facts.ts';
import type { AddressInText, AddressLine } from './address-line.ts';

const KANA_OR_KANJI = `[${JAPANESE_LETTERS}ーヶケ々]`;
const PREFECTURE = String.raw`(?:北海道|東京都|(?:京都|大阪)府|\p{Script=Han}{2,3}県)`;
const IN_CITY = String.raw`(?:(?![区郡])${KANA_OR_KANJI})`;
/**
 * A city with its ward (few have a 郡 in their name), a district with its town, or a ward, town or village. What follows (a "町" of a
 * city) belongs to the street.
 */
const TOWN = regexSource`
  (?:(?:(?:大和)?郡山|郡上|蒲郡|小郡|四日市|廿日市|野々市)市|${IN_CITY}{1,7}?市(?:${KANA_OR_KANJI}{1,3}?区)?
  |${KANA_OR_KANJI}{1,6}?郡${KANA_OR_KANJI}{1,5}?[町村]|${KANA_OR_KANJI}{1,7}?[区町村])
`;
/** Up to a word that begins something else: phone, station, hours, a bracket or a full stop. */
const REST = String.raw`((?:(?!TEL|Tel|tel|FAX|Fax|電話|営業|最寄|JR|地図|アクセス|診療|定休|☎)[^。、，（(【「｜|※/[\n]){0,60})`;
const ADDRESS = lightLetters(String.raw`(?:〒?\s?(\d{3}-\d{4})[\s,]*)?(${PREFECTURE})?\s?(${TOWN})\s?${REST}`, 'u');

/** "西町3-13-15 中央駅より徒歩3分", "本町4-6 市役所前電停 徒歩4分" */
const WAY_THERE =
  /\s+\S{1,12}(?:駅|電停|バス停|停留所|インター|IC)\S{0,6}?\s?(?:より|から|徒歩|下車|出口|すぐ|車で).*$/u;

/** A number in an element of its own, run into the address: "高部090-5555-0142". */
const NUMBER_TO_CALL = /\s?(?<!\d)0\d{1,4}-\d{1,4}-\d{3,4}$/u;

const HAS_PREFECTURE = lightLetters(PREFECTURE, 'u');
const LABEL = String.raw`(?:[^\s:：]{0,4}(?:住所|所在地)|本社|本店|住\s所|アクセス|address)`;
const CODE_BEFORE = String.raw`(?:${LABEL}\s?[:：]?\s?)?(?:〒?\s?\d{3}-\d{4}\s?)?`;
const REGION_OR_CITY = String.raw`(?:${PREFECTURE}\s?(?:${TOWN})?|${IN_CITY}{1,5}市(?:${KANA_OR_KANJI}{1,3}?区)?)`;
/** A prefecture, a town or both, and at most a place in it: the rest stands in the line below. */
const BEGINNING = lightLetters(`^${CODE_BEFORE}${REGION_OR_CITY}(${KANA_OR_KANJI}{0,12})$`, 'iu');
const PLACE_BELOW = lightLetters(String.raw`^${KANA_OR_KANJI}{1,16}\s?\d`, 'u');
const NUMBER_BELOW = /^(?:\d{1,4}|[一二三四五六七八九十]+)(?:丁目|番地|番|-\d)/u;
const MAX_PART_CHARS = 60;

const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/(\d)\s?[ー−‐―–]\s?(?=\d)/g, '$1-')
    .replace(/〒\s*(?!\s*\d)/g, '');

/** The address that begins in this line. The code may stand in the line above, street and number in the line below. */
export function findJapaneseAddress(lines: readonly AddressLine[], index: number): AddressInText | null {
  const text = normal(lines[index]?.text ?? '').trim();
  const above = normal(lines[index - 1]?.text ?? '');
  const below = normal(lines[index + 1]?.text ?? '').trim();
  const cut = text.length <= MAX_PART_CHARS && below.length <= MAX_PART_CHARS ? BEGINNING.exec(text) : null;
  if (cut && (NUMBER_BELOW.test(below) || (cut[1] === '' && PLACE_BELOW.test(below)))) {
    const address = readJapaneseAddress(`${text}${below}`, above);
    if (address) return { address, from: index, to: index + 1 };
  }
  const address = readJapaneseAddress(text, above);
  const isWhole = address !== null && text.endsWith(address.street ?? '\0') && text.length <= MAX_PART_CHARS;
  if (isWhole && BUILDING_BELOW.test(below) && lines[index + 1]?.landmark === lines[index]?.landmark) {
    const { region, locality, postalCode } = address;
    return {
      address: toAddress(region, locality, `${address.street} ${below}`, postalCode),
      from: index,
      to: index + 1,
    };
  }
  return address && { address, from: index, to: index };
}

/** "ラーチビル 4階", "グリーンハイツ101": a house in a line of its own under its street. */
const BUILDING_BELOW = lightLetters(
  regexSource`
    ^(?!.*(?:駅|徒歩|電話|営業|℡|\d{2,4}-\d{2,4}-|[。、:：|【]|です|ます|お客|当社|案内|紹介))(?=
      .*(?:ビル|マンション|ハイツ|コーポ|レジデンス|プラザ|タワー|アパート|メゾン|会館|モール|棟|荘)
    )[^\s].{2,24}(?:ビル(?:ディング)?|マンション|会館|棟|荘|\d(?:F|階|号室?|番)?|[一二三四五六七八九]階|[A-Z]号?室?)$
  `,
  'u',
);

/** Neither a number nor a sentence: "差木地字クダッチ" is all there is in the country, "地内" and "全域" are an area. */
const NAMED_PLACE = lightLetters(
  String.raw`^(?!.*(?:[をにがはで]|です|ます|地内$|全域|一円|周辺|エリア))${KANA_OR_KANJI}{2,16}$`,
  'u',
);

/** "〒152-0034 東京都目黒区緑が丘1-7-21". A house number is needed, or a code before a prefecture, a town and a place in it. */
function readJapaneseAddress(text: string, above: string): Address | null {
  // Templates leave ○○ and XX where the town and the number belong.
  if (text.length > 400 || /X{2}|[○〇◯]{2}/.test(text)) return null;
  const codeAbove = above.match(/^\D{0,8}〒?\s?(\d{3}-\d{4})\s*$/)?.[1] ?? null;
  const isAnnounced = codeAbove !== null || LABEL_ABOVE.test(above);
  const starts = [text.search(/〒|\d{3}-\d{4}/), text.search(HAS_PREFECTURE)].filter((at) => at >= 0);
  if (!HAS_PREFECTURE.test(text) && !text.includes('〒')) return inKnownCity(text, isAnnounced, codeAbove);
  const match = text.slice(Math.max(0, Math.min(...starts))).match(ADDRESS);
  if (!match) return null;
  const postalCode = match[1] ?? codeAbove;
  const street = (match[4] ?? '').replace(WAY_THERE, '').replace(NUMBER_TO_CALL, '').trim();
  // "の地で昭和24年創業": a sentence goes on behind the town, and a year is no house number.
  const hasNumber =
    /\d(?![\d年])|[一二三四五六七八九十]丁目|番地/.test(street) &&
    !/^[のにでをとはが](?!\p{Script=Hiragana})/u.test(street);
  const isPlace = (postalCode !== null || isAnnounced) && match[2] !== undefined && NAMED_PLACE.test(street);
  // A prefecture and town in a sentence are a service area.
  if ((!hasNumber && !isPlace) || (postalCode === null && match[2] === undefined)) return null;
  return toAddress(match[2] ?? null, match[3] ?? null, street, postalCode);
}

function toAddress(region: string | null, locality: string | null, street: string, postalCode: string | null): Address {
  const written = `${region ?? ''}${locality ?? ''}${street}`;
  const text = postalCode ? `〒${postalCode} ${written}` : written;
  return { street, postalCode, locality, region, country: 'JP', text };
}

const LABEL_ABOVE = lightLetters(String.raw`^\s?[【[■◆●]?\s?${LABEL}\s?[】\]]?\s?[:：]?\s?$`, 'iu');
const TAIL = String.raw`(?:\d{1,4}(?:丁目|番地|番|-\d)|(?<=町)\d{1,4}(?!\d|[年月日人名]))[^。、！？|(/]{0,30}?)\s*(?:[|(/]|TEL|電話|$)`;

/** "名古屋市中区栄3-4-15": a city of wards needs no prefecture, when the line is nothing but the address. */
const WARD_ADDRESS = lightLetters(
  String.raw`^(?:${LABEL}\s?[:：]?\s?)?()(${IN_CITY}{2,5}市${KANA_OR_KANJI}{1,3}?区)(${KANA_OR_KANJI}{1,16}${TAIL}`,
  'u',
);
/** "住所：一宮市昭和2-2-30", "491-0917 一宮市昭和2-2-30": other towns need a label or a code. */
const TOWN_ADDRESS = lightLetters(
  String.raw`^(?:${LABEL}\s?[:：]?\s?)?(?:〒?\s?(\d{3}-\d{4})\s)?\s?(${TOWN})(${KANA_OR_KANJI}{0,12}${TAIL}`,
  'iu',
);
const STARTS_WITH_LABEL = lightLetters(String.raw`^${LABEL}\s?[:：\s]`, 'iu');

function inKnownCity(written: string, isAnnounced: boolean, codeAbove: string | null): Address | null {
  const text = written.trim();
  const isTown = isAnnounced || STARTS_WITH_LABEL.test(text) || /^\d{3}-\d{4}\s/.test(text);
  const match = text.match(WARD_ADDRESS) ?? (isTown ? text.match(TOWN_ADDRESS) : null);
  const [, postalCode, locality, street] = match ?? [];
  if (locality === undefined || street === undefined) return null;
  return toAddress(null, locality, street.replace(WAY_THERE, '').trim(), postalCode || codeAbove);
}

import { lightLetters } from '../text/light-letters.ts';
import type { Address } from './facts.ts';

const KANA_OR_KANJI = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーヶケ々]`;
const PREFECTURE = String.raw`(?:北海道|東京都|(?:京都|大阪)府|\p{Script=Han}{2,3}県)`;
const IN_CITY = String.raw`(?:(?![区郡])${KANA_OR_KANJI})`;
/** A city with its ward (few have a 郡 in their name), a district with its town, or a ward, town or village. What follows (a "町" of a city) belongs to the street. */
const TOWN = String.raw`(?:(?:(?:大和)?郡山|郡上|蒲郡|小郡)市|${IN_CITY}{1,7}?市(?!市)(?:${KANA_OR_KANJI}{1,3}?区)?|${KANA_OR_KANJI}{1,6}?郡${KANA_OR_KANJI}{1,5}?[町村]|${KANA_OR_KANJI}{1,7}?[区町村])`;
/** Up to a word that begins something else: phone, station, hours, a bracket or a full stop. */
const REST = String.raw`((?:(?!TEL|Tel|tel|FAX|Fax|電話|営業|最寄|JR|地図|アクセス|診療|定休|☎)[^。、，（(【「｜|※[\n]){0,60})`;
const ADDRESS = lightLetters(String.raw`(?:〒?\s?(\d{3}-\d{4})[\s,]*)?(${PREFECTURE})?\s?(${TOWN})\s?${REST}`, 'u');

/** "西町3-13-15 中央駅より徒歩3分" */
const WAY_THERE = /\s+\S{1,12}駅\S{0,6}?(?:より|から|徒歩|下車|出口|すぐ).*$/u;

/** "〒152-0034 東京都目黒区緑が丘1-7-21": the code may stand in the line above. A house number or a code is needed. */
export function findJapaneseAddress(line: string, above: string): Address | null {
  const text = line.normalize('NFKC').replace(/(\d)\s?[ー−‐―–]\s?(?=\d)/g, '$1-');
  // Templates leave ○○ and XX where the town and the number belong.
  if (text.length > 400 || /X{2}|[○〇◯]{2}/.test(text)) return null;
  const from = Math.max(
    0,
    Math.min(...[text.search(/〒|\d{3}-\d{4}/), text.search(new RegExp(PREFECTURE, 'u'))].filter((at) => at >= 0)),
  );
  if (!new RegExp(`〒|${PREFECTURE}`, 'u').test(text)) return inKnownCity(text);
  const match = text.slice(from).match(ADDRESS);
  if (!match) return null;
  const codeAbove = above.normalize('NFKC').match(/^\D{0,8}〒?\s?(\d{3}-\d{4})\s*$/)?.[1] ?? null;
  const postalCode = match[1] ?? codeAbove;
  const street = (match[4] ?? '').replace(WAY_THERE, '').trim();
  // "の地で昭和24年創業": a sentence goes on behind the town, and a year is no house number.
  const hasNumber =
    /\d(?![\d年])|[一二三四五六七八九十]丁目|番地/.test(street) &&
    !/^[のにでをとはが](?!\p{Script=Hiragana})/u.test(street);
  // A prefecture and town in a sentence are a service area.
  if (!hasNumber || (postalCode === null && match[2] === undefined)) return null;
  const region = match[2] ?? null;
  const locality = match[3] ?? null;
  const written = `${region ?? ''}${locality ?? ''}${street}`;
  return {
    street,
    postalCode,
    locality,
    region,
    country: 'JP',
    text: postalCode ? `〒${postalCode} ${written}` : written,
  };
}

/** "名古屋市中区栄3-4-15": a city of wards needs no prefecture, when the line is nothing but the address. */
const WARD_ADDRESS = lightLetters(
  String.raw`^(?:住所|所在地)?\s?[:：]?\s?(${IN_CITY}{2,5}市${KANA_OR_KANJI}{1,3}?区)(${KANA_OR_KANJI}{1,12}\d{1,3}(?:丁目|-\d)[^。、！？|(]{0,30}?)\s*(?:[|(]|TEL|電話|$)`,
  'u',
);

function inKnownCity(text: string): Address | null {
  const match = text.trim().match(WARD_ADDRESS);
  const [, locality, street] = match ?? [];
  if (locality === undefined || street === undefined) return null;
  return { street, postalCode: null, locality, region: null, country: 'JP', text: `${locality}${street}` };
}

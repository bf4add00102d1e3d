import { KANA_ONLY, KANA_OR_KANJI } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { lineSource, type TextDocument, type TextLine } from '../../website/text/text-sources.ts';
import { serviceName } from '../offers/service-words.ts';
import { CJK_NAME } from './name-words.ts';
import type { PersonSeen } from './person-seen.ts';

/**
 * The profile every Japanese company prints (会社概要): a label in one cell, what it names in the next. 代表者 | 山田 太郎,
 * 事業内容 | 土木・造園・建築.
 */
const ROLE_LABEL =
  /^(?:(?:代表取締役(?:社長)?|取締役(?:社長)?|代表(?:者|社員|理事)?|理事長|院長|副院長|園長|所長|店主|店長|校長|塾長|住職|宮司|施設長|オーナー|運営責任者|販売責任者)(?:名|氏名)?)$/u;
const OFFER_LABEL =
  /^(?:(?:主な|主要|取扱|営業)?(?:事業(?:内容)?|業務(?:内容)?|サービス(?:内容)?|工事(?:内容|種目)|診療科目?|施術内容|品目|商品|営業種目))$/u;
/** "久城 寿一(代表者)", "福田 回（ふくだ かい）" */
const NAME = lightLetters(String.raw`^(${CJK_NAME})(?:[（(]([^（()）]{1,16})[)）])?$`, 'u');
const NO_NAME = /挨拶|紹介|会社|概要|一覧|案内|情報|募集|採用|名称|住所|電話|[○〇◯]/u;

const MAX_NAME_CHARS = 12;
const MAX_OFFERS = 15;
/** Two or more make a list. */
const MIN_OFFERS = 2;
const MAX_OFFER_CHARS = 20;

/** Most lines of most websites: nothing to look for. */
/** The longest label, with the spaces that set it apart. */
const MAX_LABEL_CHARS = 24;

/** Whom the line names, where the line before it is a role: the cell to the left, the term above. */
export function peopleInProfile(document: TextDocument, at: number): PersonSeen[] {
  const line = document.lines[at];
  if (!line || !KANA_OR_KANJI.test(line.text)) return [];
  const label = labelOver(document, at);
  if (label === null || !ROLE_LABEL.test(label)) return [];
  const [, name, aside] = NAME.exec(line.text.normalize('NFKC')) ?? [];
  if (name === undefined || name.length > MAX_NAME_CHARS || NO_NAME.test(name) || KANA_ONLY.test(name)) return [];
  const role = aside !== undefined && !KANA_ONLY.test(aside) ? aside : label;
  return [{ name, role, source: lineSource(document, line, `${label} / ${line.text}`), weight: 3 }];
}

/** The services a profile lists in one cell. */
export function servicesInProfile(document: TextDocument): { name: string; place: string; seen: string }[] {
  return document.lines.flatMap((line, at) => {
    const isLabel = line.text.length <= MAX_LABEL_CHARS && KANA_OR_KANJI.test(line.text);
    const value = isLabel && OFFER_LABEL.test(line.text.replace(/\s/g, '')) ? cellBelow(document, at) : [];
    const names = value
      .flatMap(({ text }) => text.split(/[、，,・／/\s]+(?![^（(]*[)）])/u))
      .map((part) => part.replace(/(?:など|ほか|他|等)$/u, ''))
      .filter((part) => part !== '');
    const offers = names.flatMap((part) => (part.length <= MAX_OFFER_CHARS ? (serviceName(part) ?? []) : []));
    if (offers.length < MIN_OFFERS || offers.length < names.length || offers.length > MAX_OFFERS) return [];
    const seen = value.map(({ text }) => text).join(' ');
    return offers.map((name) => ({ name, place: value[0]?.place ?? line.place, seen }));
  });
}

/** The label of the cell or element a line stands in: the first line of the one before. */
function labelOver(document: TextDocument, at: number): string | null {
  const block = document.lines[at]?.block;
  let before = at - 1;
  while (document.lines[before]?.block === block) before -= 1;
  const label = document.lines[before];
  return label && label.landmark === document.lines[at]?.landmark ? label.text.replace(/\s/g, '') : null;
}

function cellBelow({ lines }: TextDocument, at: number): TextLine[] {
  const block = lines[at + 1]?.block;
  if (block === lines[at]?.block || lines[at + 1]?.landmark !== lines[at]?.landmark) return [];
  let end = at + 1;
  while (end < lines.length && lines[end]?.block === block) end += 1;
  return lines.slice(at + 1, end);
}

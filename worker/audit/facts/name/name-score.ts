import { JAPANESE_LETTER } from '../../website/text/letters.ts';
import type { Website } from '../../website/website.ts';
import { LEGAL_FORM_BEHIND } from '../../words/legal-form-words.ts';
import { isTradeOnly, startsWithTrade } from '../trade/trade-phrases.ts';
import type { NamePlace } from './name-candidates.ts';
import type { Group } from './name-group.ts';
import { nameKey, squeeze } from './name-key.ts';
import { isGenericTrade, startsWithBusiness } from './name-like.ts';

/**
 * How much each kind of place says about the name. A place counts once however many pages repeat it, so that agreement of
 * different places decides and no single template.
 */
export const PLACE_WEIGHT: Record<NamePlace, number> = {
  // Written to state the name and nothing else.
  data: 5,
  'site-name': 4,
  'website-name': 3,
  'home-link': 3,
  copyright: 3,
  logo: 2.5,
  imprint: 2,
  title: 2,
  // 「」 in a Japanese title set the name apart from what it does.
  quoted: 1.5,
  'legal-name': 1.5,
  // Often a slogan.
  heading: 1,
  // Words of the text that an own account or the host spells without spaces.
  text: 3,
};

/** A title part that most pages share is the website's name rather than the page's. */
const SHARED_TITLE_BONUS = 2;
const INNER_TITLE_COST = 1.5;
/** The host spells the name. */
const HOST_BONUS = 3;
/** An account on a network or a mailbox spells it. */
const HANDLE_BONUS = 2;
/** It begins or ends with it: "cooperativaaurora" and "Aurora". */
const HANDLE_PART_BONUS = 1.5;
/** The home page's title says nothing else. */
const WHOLE_TITLE_BONUS = 1;
/** ... and another place joins what its title sets apart: "Friends of the Library - Weston". */
const JOINED_TITLE_BONUS = 2.5;
/** The main heading says the name of the title and the trade it left out: "Marchmont" and "Marchmont Eye Clinic". */
const SPELLED_OUT_BONUS = 3.5;
/** Of parts of a title that nothing else tells apart, the one that is called a business: "Honig online | Imkerei Sonnenau". */
const BUSINESS_BONUS = 0.5;
/** Up to this much for being used in the text: a slogan stands there once, a name again and again. */
const MAX_TEXT_BONUS = 2;
/** "Emergency Plumber" in a title is what is searched for, rather than who answers. */
const TRADE_COST = 2.5;
/** Words Japanese businesses end their name with. Without spaces between words, titles often run name and claim together. */
const JAPANESE_BUSINESS =
  /(?:医院|歯科|クリニック|病院|薬局|商店|工務店|事務所|会社|法人|旅館|ホテル|食堂|食品|製作所|工業|電気|電機|建設|設備|美容室|整骨院|接骨院|鍼灸院|治療院|保育園|幼稚園|学園|教室|サロン|カフェ|グループ|本舗|酒造|農園|[店堂屋亭庵院塾])$/u;
const JAPANESE_BUSINESS_BONUS = 1.5;
const ROMANISED_SHARE = 0.4;

/** What a name is weighed against. */
export interface Field {
  groups: readonly Group[];
  /** What its own places say of each. */
  own: ReadonlyMap<Group, number>;
  hosts: readonly string[];
  handles: ReadonlySet<string>;
  texts: string;
  homeUrl: string;
  homeTitle: string;
  /** A website in Japanese that names itself in kanji or kana as well. */
  isWrittenInJapanese: boolean;
}

export function fieldOf(website: Website, groups: Group[], told: Pick<Field, 'hosts' | 'handles' | 'texts'>): Field {
  const titlePages = new Set(groups.flatMap((one) => [...one.titlePages])).size;
  const homeUrl = website.pages[0]?.url ?? website.target.homeUrl;
  return {
    ...told,
    groups,
    own: new Map(groups.map((one) => [one, ownScore(one, titlePages, homeUrl)])),
    homeUrl,
    homeTitle: nameKey(website.pages[0]?.plain.view.titles[0] ?? ''),
    isWrittenInJapanese:
      website.language === 'ja' && groups.some((one) => JAPANESE_LETTER.test(one.key) && one.places.size > 1),
  };
}

/** How surely it is the name of the business; of use beside the scores of others only. */
export function scoreOf(one: Group, field: Field): number {
  let score = (field.own.get(one) ?? 0) + votesOfForms(one, field) + bonusOfHost(one, field);
  // Romanised in the address and the copyright line, written in Japanese wherever people read.
  if (field.isWrittenInJapanese && !JAPANESE_LETTER.test(one.key)) score *= ROMANISED_SHARE;
  if (JAPANESE_BUSINESS.test(one.key)) score += JAPANESE_BUSINESS_BONUS;
  score += bonusOfHandles(one, field);
  score -= costOfTrade(one, field);
  if (one.key === field.homeTitle) score += one.places.has('title') ? WHOLE_TITLE_BONUS : JOINED_TITLE_BONUS;
  if (isCalledBusiness(one)) score += BUSINESS_BONUS;
  if (one.places.has('heading') && spellsOut(one, field.groups)) score += SPELLED_OUT_BONUS;
  return score + Math.min(MAX_TEXT_BONUS, occurrences(field.texts, one.key) * 0.25);
}

/** "Nordlicht" is half a vote for "Nordlicht Dental", and the longer form one for the shorter; many such forms are one vote. */
function votesOfForms(one: Group, { groups, own }: Field): number {
  let [shorter, longer] = [0, 0];
  for (const other of groups) {
    const otherScore = own.get(other) ?? 0;
    if (startsOrEndsWith(one.key, other.key)) shorter = Math.max(shorter, Math.min(otherScore, 4) * 0.5);
    else if (startsOrEndsWith(other.key, one.key)) longer = Math.max(longer, Math.min(otherScore, 6) * 0.6);
  }
  return shorter + longer;
}

function bonusOfHost(one: Group, { hosts }: Field): number {
  const squeezed = squeeze(one.key);
  if (hosts.some((host) => host === squeezed)) return HOST_BONUS;
  const isPart = (host: string) =>
    squeezed.length >= 4 && host.length >= 4 && (host.includes(squeezed) || squeezed.includes(host));
  return hosts.some(isPart) ? HOST_BONUS / 2 : 0;
}

function bonusOfHandles(one: Group, { handles }: Field): number {
  const squeezed = squeeze(one.key);
  if (handles.has(squeezed)) return HANDLE_BONUS;
  const isEdge = (handle: string) => handle.startsWith(squeezed) || handle.endsWith(squeezed);
  return squeezed.length >= 5 && [...handles].some(isEdge) ? HANDLE_PART_BONUS : 0;
}

function costOfTrade(one: Group, { homeTitle, groups }: Field): number {
  if (!isHeadedByTrade(one)) return 0;
  return one.key === homeTitle && !isStatedLonger(one, groups) ? WHOLE_TITLE_BONUS : TRADE_COST;
}

/** "Massoterapia" over a website that calls itself "Massoterapia e Estética". */
const isStatedLonger = (one: Group, all: readonly Group[]): boolean =>
  all.some(({ key, places }) => places.has('site-name') && key.startsWith(`${one.key} `));

/** A title or a heading alone, with a trade and no name. */
export const isHeadedByTrade = ({ spellings, places }: Group): boolean =>
  [...places.keys()].every((place) => place === 'title' || place === 'heading') &&
  [...spellings.keys()].some((name) => isTradeOnly(name) || startsWithTrade(name));

function ownScore(one: Group, titlePages: number, homeUrl: string): number {
  let score = 0;
  // What the title of one inner page alone says is the name of that page.
  if (titlePages > 2 && one.titlePages.size === 1 && !one.titlePages.has(homeUrl)) score -= INNER_TITLE_COST;
  for (const place of one.places.keys()) score += PLACE_WEIGHT[place];
  if (titlePages > 2 && one.titlePages.size > titlePages / 2) score += SHARED_TITLE_BONUS;
  return score;
}

const isCalledBusiness = ({ spellings }: Group): boolean =>
  [...spellings.keys()].some((name) => LEGAL_FORM_BEHIND.test(name) || startsWithBusiness(name));

function spellsOut(one: Group, groups: readonly Group[]): boolean {
  return groups.some(
    ({ key, places }) =>
      places.has('title') && one.key.startsWith(`${key} `) && isGenericTrade(one.key.slice(key.length + 1)),
  );
}

/** Whole words at the beginning or end, so that "art" is no part of "smart". */
function startsOrEndsWith(whole: string, part: string): boolean {
  if (part.length < 3 || whole === part) return false;
  return whole.startsWith(`${part} `) || whole.endsWith(` ${part}`);
}

/** Counted up to eight. */
export function occurrences(text: string, key: string): number {
  const needle = JAPANESE_LETTER.test(key) ? key : ` ${key} `;
  let count = 0;
  for (let at = text.indexOf(needle); at >= 0 && count < 8; at = text.indexOf(needle, at + needle.length - 1)) count++;
  return count;
}

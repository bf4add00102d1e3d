import type { Website } from '../../website/website.ts';
import type { SingleFact } from '../facts.ts';
import { isTradeInPlace, isTradeOnly, startsWithTrade } from '../trade/trade-phrases.ts';
import { type NameCandidate, type NamePlace, nameCandidates } from './name-candidates.ts';
import type { Group } from './name-group.ts';
import { nameKey, squeeze } from './name-key.ts';
import { isGenericTrade, startsWithBusiness } from './name-like.ts';
import { hostWords, ownHandles } from './own-handles.ts';
import { isOwned, isOwnerOnly, ownersNamed } from './owner-names.ts';
import { companyNames, proseNames } from './prose-names.ts';
import { spelledNames } from './spelled-names.ts';

/**
 * How much each kind of place says about the name. A place counts once however many pages repeat it, so that agreement of
 * different places decides and no single template.
 */
const PLACE_WEIGHT: Record<NamePlace, number> = {
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
const MAX_SOURCES = 24;
/** Words Japanese businesses end their name with. Without spaces between words, titles often run name and claim together. */
const JAPANESE_BUSINESS =
  /(?:医院|歯科|クリニック|病院|薬局|商店|工務店|事務所|会社|法人|旅館|ホテル|食堂|食品|製作所|工業|電気|電機|建設|設備|美容室|整骨院|接骨院|鍼灸院|治療院|保育園|幼稚園|学園|教室|サロン|カフェ|グループ|本舗|酒造|農園|[店堂屋亭庵院塾])$/u;
const JAPANESE_BUSINESS_BONUS = 1.5;
/** What kind of body it is ends many names: "Larkfell Foundation", "Larkfell Insurance Agency". */
const BODY_WORDS =
  /^(?:(?:farms?|ranch|winery|vineyards?|brewery|roasters|motors|builders|lodge|inn|resort|kitchen|gallery|boutique|market|motel|records|press|labs?|works|designs?|consulting|partners|enterprises|industries|systems|technolog(?:y|ies)|holdings|ventures|international|centre|center|care|insurance|agency|practices?|sdn|bhd|pte|pvt|pty|ltd|limited|inc|llc|foundation|group|company|services?|solutions|associates|association|society|trust|institute|academy|school|college|club|church|ministries|studios?|stiftung|verein|fondation|fundacion|associazione)(?: |$))+$/;
/** A slogan may follow the name in one kind of place, hardly in three. */
const MIN_WHOLE_PLACES = 3;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ROMANISED_SHARE = 0.4;

/** The name most places agree on; null when no place states one. */
export function readBusinessName(website: Website): SingleFact<string> {
  const hosts = hostWords(website);
  const handles = ownHandles(website);
  // "Restaurant" alone is no name, unless the address says that it is.
  const stating = nameCandidates(website).filter(
    ({ name }) => !(isGenericTrade(name) || isTradeInPlace(name)) || hosts.includes(squeeze(nameKey(name))),
  );
  // A heading alone may be a slogan.
  const named = stating.every(({ place }) => place === 'heading')
    ? [...stating, ...companyNames(website), ...proseNames(website)]
    : stating;
  const owners = ownersNamed(website);
  const texts = textSample(website);
  const stated = group([...named, ...spelledNames(website, new Set([...hosts, ...handles]))]).filter(
    (one, _, all) =>
      !isShortened(one, all, texts) && !isOwned(one, all) && !(owners.has(one.key) && isOwnerOnly(one, all)),
  );
  const groups = stated.every(isHeadedByTrade) ? [...stated, ...group(proseNames(website))] : stated;
  if (groups.length === 0) return null;
  const titlePages = new Set(groups.flatMap((one) => [...one.titlePages])).size;
  const isJapanese = groups.some((one) => CJK.test(one.key) && one.places.size > 1);
  const homeUrl = website.pages[0]?.url ?? website.target.homeUrl;
  const homeTitle = nameKey(website.pages[0]?.plain.view.titles[0] ?? '');
  const own = new Map(groups.map((one) => [one, ownScore(one, titlePages, homeUrl)]));
  let best: { group: Group; score: number } | null = null;
  for (const one of groups) {
    let score = own.get(one) ?? 0;
    let [shorter, longer] = [0, 0];
    for (const other of groups) {
      const otherScore = own.get(other) ?? 0;
      // "Nordlicht" is half a vote for "Nordlicht Dental", and the longer form one for the shorter; many such forms are one vote.
      if (startsOrEndsWith(one.key, other.key)) shorter = Math.max(shorter, Math.min(otherScore, 4) * 0.5);
      else if (startsOrEndsWith(other.key, one.key)) longer = Math.max(longer, Math.min(otherScore, 6) * 0.6);
    }
    score += shorter + longer;
    const squeezed = squeeze(one.key);
    if (hosts.some((host) => host === squeezed)) score += HOST_BONUS;
    else if (
      hosts.some(
        (host) => squeezed.length >= 4 && host.length >= 4 && (host.includes(squeezed) || squeezed.includes(host)),
      )
    ) {
      score += HOST_BONUS / 2;
    }
    // Romanised in the address and the copyright line, written in Japanese wherever people read.
    if (website.language === 'ja' && isJapanese && !CJK.test(one.key)) score *= ROMANISED_SHARE;
    if (JAPANESE_BUSINESS.test(one.key)) score += JAPANESE_BUSINESS_BONUS;
    if (handles.has(squeezed)) score += HANDLE_BONUS;
    else if (squeezed.length >= 5 && [...handles].some((one) => one.startsWith(squeezed) || one.endsWith(squeezed)))
      score += HANDLE_PART_BONUS;
    if (isHeadedByTrade(one))
      score -= one.key === homeTitle && !isStatedLonger(one, groups) ? WHOLE_TITLE_BONUS : TRADE_COST;
    if (one.key === homeTitle) score += one.places.has('title') ? WHOLE_TITLE_BONUS : JOINED_TITLE_BONUS;
    if (isCalledBusiness(one)) score += BUSINESS_BONUS;
    if (one.places.has('heading') && spellsOut(one, groups)) score += SPELLED_OUT_BONUS;
    score += Math.min(MAX_TEXT_BONUS, occurrences(texts, one.key) * 0.25);
    if (best === null || score > best.score) best = { group: one, score };
  }
  if (!best) return null;
  const chosen = withTradeBefore(best.group, groups, homeUrl);
  return { value: favourite(chosen.spellings), sources: chosen.sources };
}

/** 「造園土木株式会社」 on inner pages, 「白砂造園土木株式会社」 in the title of the home page: the name stands before the trade. */
const MAX_CJK_NAME_CHARS = 4;

function isCutOfTitle(cut: string, whole: string): boolean {
  const before = whole.slice(0, -cut.length);
  return whole.endsWith(cut) && before.length <= MAX_CJK_NAME_CHARS && HAN_ONLY.test(before) && !NO_NAME.test(before);
}

const HAN_ONLY = /^\p{Script=Han}+$/u;
const NO_NAME = /公式|会社|採用|有限|合同|法人/u;

/** "Lariks" on the logo, "Akkerbouwbedrijf Lariks" in the title of the home page: German and Dutch names begin with the trade. */
function withTradeBefore(best: Group, groups: readonly Group[], homeUrl: string): Group {
  const whole = groups.find(
    ({ key, places, titlePages }) =>
      (key.endsWith(` ${best.key}`) &&
        (places.has('heading') || titlePages.has(homeUrl)) &&
        isGenericTrade(key.slice(0, -best.key.length - 1))) ||
      (titlePages.has(homeUrl) && !best.titlePages.has(homeUrl) && isCutOfTitle(best.key, key)),
  );
  return whole ?? best;
}

/** "Massoterapia" over a website that calls itself "Massoterapia e Estética". */
const isStatedLonger = (one: Group, all: readonly Group[]): boolean =>
  all.some(({ key, places }) => places.has('site-name') && key.startsWith(`${one.key} `));

/** A title or a heading alone, with a trade and no name. */
const isHeadedByTrade = ({ spellings, places }: Group): boolean =>
  [...places.keys()].every((place) => place === 'title' || place === 'heading') &&
  [...spellings.keys()].some((name) => isTradeOnly(name) || startsWithTrade(name));

const INITIALS_BEHIND = /\s[A-Z]{2,5} [A-Z]{2,5}$/;

/**
 * An account is often named after the beginning of a name: "larktours" of "Lark Tours & Bike Rentals". Or after its end:
 * "weberdentist" of "Anna Weber Dentist", who is nowhere called otherwise.
 */
function isShortened(one: Group, all: readonly Group[], texts: string): boolean {
  if (one.places.size > 1 || !one.places.has('text')) return false;
  return all.some(({ key, places, spellings }) => {
    const isEnd = key.endsWith(` ${one.key}`) && !key.slice(0, -one.key.length - 1).includes(' ');
    if (isEnd && occurrences(texts, key) > 0 && occurrences(texts, key) === occurrences(texts, one.key)) return true;
    if (!key.startsWith(`${one.key} `)) return false;
    const rest = key.slice(one.key.length + 1);
    // "Friends of Larch ODV" of "Friends of Larch ODV ETS": both letters are its legal form.
    if ([...spellings.keys()].some((whole) => INITIALS_BEHIND.test(whole))) return true;
    return places.size >= MIN_WHOLE_PLACES || BODY_WORDS.test(rest) || isGenericTrade(rest);
  });
}

function group(candidates: NameCandidate[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { name, place, source } of candidates) {
    const key = nameKey(name);
    if (key === '') continue;
    const one: Group = groups.get(key) ?? {
      key,
      spellings: new Map(),
      places: new Map(),
      sources: [],
      titlePages: new Set(),
    };
    groups.set(key, one);
    one.spellings.set(name, (one.spellings.get(name) ?? 0) + PLACE_WEIGHT[place]);
    one.places.set(place, (one.places.get(place) ?? 0) + 1);
    if (place === 'title') one.titlePages.add(source.pageUrl);
    const repeated = one.sources.some(
      (other) => other.pageUrl === source.pageUrl && other.place === source.place && other.view === source.view,
    );
    if (!repeated && one.sources.length < MAX_SOURCES) one.sources.push(source);
  }
  return [...groups.values()];
}

function ownScore(one: Group, titlePages: number, homeUrl: string): number {
  let score = 0;
  // What the title of one inner page alone says is the name of that page.
  if (titlePages > 2 && one.titlePages.size === 1 && !one.titlePages.has(homeUrl)) score -= INNER_TITLE_COST;
  for (const place of one.places.keys()) score += PLACE_WEIGHT[place];
  if (titlePages > 2 && one.titlePages.size > titlePages / 2) score += SHARED_TITLE_BONUS;
  return score;
}

const isCalledBusiness = ({ spellings }: Group): boolean =>
  [...spellings.keys()].some((name) => LEGAL_FORM.test(name) || startsWithBusiness(name));

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

/** Without copyright lines, which are a place of their own and stand on every page. */
function textSample(website: Website): string {
  const keys: string[] = [];
  let chars = 0;
  for (const document of website.documents) {
    for (const line of document.lines) {
      if (chars > 30_000) break;
      if (line.inPlain || line.foreign !== null || line.text.includes('©')) continue;
      const key = nameKey(line.text.slice(0, 500).replace(/\S+@\S+/g, ' '));
      keys.push(key);
      chars += key.length;
    }
  }
  return ` ${keys.join(' \n ')} `;
}

function occurrences(text: string, key: string): number {
  const needle = /\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hiragana}/u.test(key) ? key : ` ${key} `;
  let count = 0;
  for (let at = text.indexOf(needle); at >= 0 && count < 8; at = text.indexOf(needle, at + needle.length - 1)) count++;
  return count;
}

/** Less welcome spellings, taken when nothing else is known: all capitals, all small letters, with a legal form. */
const PLAIN_SPELLING_RANK = 0.4;
const LEGAL_FORM =
  /(?:[\s,](?:gmbh|ug|kg|ohg|gbr|e\.?\s?k|ltd|limited|llc|inc|llp|plc|sarl|sas|eurl|s\.?l|s\.?r\.?l|b\.?v|ltda|lda|s\.a\. de c\.v|pty)\b\.?|株式会社|有限会社)/i;

/** The spelling with most weight. */
function favourite(spellings: Map<string, number>): string {
  const rank = (name: string) => {
    const isOneCase =
      name.toUpperCase() !== name.toLowerCase() && (name === name.toUpperCase() || name === name.toLowerCase());
    const isPlain = (name.length > 4 && isOneCase) || LEGAL_FORM.test(name);
    return (spellings.get(name) ?? 0) * (isPlain ? PLAIN_SPELLING_RANK : 1);
  };
  return [...spellings.keys()].sort((a, b) => rank(b) - rank(a))[0] ?? '';
}

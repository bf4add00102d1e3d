import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import type { Website } from '../../website/website.ts';
import { LEGAL_FORM_BEHIND } from '../../words/legal-form-words.ts';
import type { SingleFact } from '../facts.ts';
import { isTradeInPlace } from '../trade/trade-phrases.ts';
import { agreedOver } from './agreed-over.ts';
import { asInText } from './as-in-text.ts';
import { type NameCandidate, nameCandidates } from './name-candidates.ts';
import type { Group } from './name-group.ts';
import { nameKey, squeeze } from './name-key.ts';
import { isFiller, isGenericTrade } from './name-like.ts';
import { fieldOf, isHeadedByTrade, occurrences, PLACE_WEIGHT, scoreOf } from './name-score.ts';
import { hostWords, ownHandles } from './own-handles.ts';
import { isOwned, isOwnerOnly, ownersNamed } from './owner-names.ts';
import { companyNames, proseNames } from './prose-names.ts';
import { spelledNames } from './spelled-names.ts';

const MAX_SOURCES = 24;
/** What kind of body it is ends many names: "Larkfell Foundation", "Larkfell Insurance Agency". */
const BODY_WORDS = lightLetters(
  regexSource`
    ^(?:
      (?:
        farms?
        |ranch
        |winery
        |vineyards?
        |brewery
        |roasters
        |motors
        |builders
        |lodge
        |inn
        |resort
        |kitchen
        |gallery
        |boutique
        |market
        |motel
        |records
        |press
        |labs?
        |works
        |designs?
        |consulting
        |partners
        |enterprises
        |industries
        |systems
        |technolog(?:y|ies)
        |holdings
        |ventures
        |international
        |centre
        |center
        |care
        |insurance
        |agency
        |practices?
        |sdn
        |bhd
        |pte
        |pvt
        |pty
        |ltd
        |limited
        |inc
        |llc
        |foundation
        |group
        |company
        |services?
        |solutions
        |associates
        |association
        |society
        |trust
        |institute
        |academy
        |school
        |college
        |club
        |church
        |ministries
        |studios?
        |stiftung
        |verein
        |fondation
        |fundacion
        |associazione
      )(?: |$)
    )+$
  `,
);
/** A slogan may follow the name in one kind of place, hardly in three. */
const MIN_WHOLE_PLACES = 3;
/** The name most places agree on; null when no place states one. */
export function readBusinessName(website: Website): SingleFact<string> {
  const hosts = hostWords(website);
  const handles = ownHandles(website);
  // "Restaurant" alone is no name, unless the address says that it is.
  const stating = nameCandidates(website).filter(
    (one) =>
      !(isGenericTrade(one.name) || isTradeInPlace(one.name) || isFiller(one.name) || isNameOfFile(one, website)) ||
      hosts.includes(squeeze(nameKey(one.name))),
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
  const field = fieldOf(website, groups, { hosts, handles, texts });
  let best: { group: Group; score: number } | null = null;
  for (const one of groups) {
    const score = scoreOf(one, field);
    if (best === null || score > best.score) best = { group: one, score };
  }
  if (!best) return null;
  const chosen = agreedOver(best.group, groups, website) ?? withTradeBefore(best.group, groups, field.homeUrl);
  return { value: asInText(favourite(chosen.spellings), website), sources: chosen.sources };
}

/** "Versand" over /versand.html: the title of that page says what it holds, as its address does. */
function isNameOfFile({ name, place, source }: NameCandidate, { pages: [home] }: Website): boolean {
  if (place !== 'title' || source.pageUrl === home?.url) return false;
  const file = new URL(source.pageUrl).pathname.split('/').filter(Boolean).at(-1) ?? '';
  return squeeze(nameKey(file.replace(FILE_ENDING, ''))) === squeeze(nameKey(name));
}

const FILE_ENDING = /\.[a-z]{2,5}$/i;

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
  // What is written to state the name and nothing else states it as it is.
  if (best.places.has('site-name')) return best;
  const whole = groups.find(
    ({ key, places, titlePages }) =>
      (key.endsWith(` ${best.key}`) &&
        (places.has('heading') || titlePages.has(homeUrl)) &&
        isGenericTrade(key.slice(0, -best.key.length - 1))) ||
      (titlePages.has(homeUrl) && !best.titlePages.has(homeUrl) && isCutOfTitle(best.key, key)),
  );
  return whole ?? best;
}

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

/** Less welcome spellings, taken when nothing else is known: all capitals, all small letters, with a legal form. */
const PLAIN_SPELLING_RANK = 0.4;
/** The spelling with most weight. */
function favourite(spellings: Map<string, number>): string {
  const rank = (name: string) => {
    const isOneCase =
      name.toUpperCase() !== name.toLowerCase() && (name === name.toUpperCase() || name === name.toLowerCase());
    const isPlain = (name.length > 4 && isOneCase) || LEGAL_FORM_BEHIND.test(name);
    return (spellings.get(name) ?? 0) * (isPlain ? PLAIN_SPELLING_RANK : 1);
  };
  return [...spellings.keys()].sort((a, b) => rank(b) - rank(a))[0] ?? '';
}

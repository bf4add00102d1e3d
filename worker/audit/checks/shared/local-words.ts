import { visitedOf } from '../../facts/addresses/visited.ts';
import type { Facts } from '../../facts/facts.ts';
import { sureTrade } from '../../facts/trade/sure-trade.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { JAPANESE_LETTERS, KANA_TO_KANJI, LETTER } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';

/** What the outcome says when the rule is about local businesses only. */
export const NOT_LOCAL = 'We read nothing for certain that makes this a local business.';

/** "緑が丘1-7-21": in Japan the quarter stands in the street line, and people ask for it as for a town. */
const JAPANESE_QUARTER = lightLetters(
  String.raw`^([${JAPANESE_LETTERS}ヶケ々ー]{2,8}?)(?=[\d０-９]|[一二三四五六七八九十]+丁目)`,
  'u',
);
const ANY_KANA_TO_KANJI = lightLetters(`[${KANA_TO_KANJI}]`);

/** Towns customers come to, by its own addresses, as printed. */
export function townsOf(facts: Facts): string[] {
  const towns = visitedOf(facts.addresses).flatMap(({ value: { locality, country, street } }) => [
    ...(locality === null ? [] : [locality]),
    ...(country === 'JP' ? [JAPANESE_QUARTER.exec(street ?? '')?.[1] ?? ''] : []),
  ]);
  return [...new Set(towns)].filter((town) => town !== '');
}

/** Words that introduce where a business works; what follows are the places. */
const AREA = lightLetters(
  regexSource`
    (?:
      [Ss]erving
      |[Ss]ervice [Aa]reas?
      |[Aa]reas? (?:[Ww]e )?(?:[Ss]erve|[Cc]over)d?
      |[Ww]e (?:cover|serve)
      |[Ll]ocated in
      |[Ee]insatzgebiete?
      |[Ll]iefergebiet
      |[Ii]m (?:Umkreis|Raum|Großraum)
      |[Rr]und um
      |[Zz]ones? d['’]intervention
      |[Nn]ous intervenons
      |[Ss]ecteurs?
      |[Zz]onas? de (?:servicio|trabajo|atua[çc][ãa]o)
      |[Tt]rabajamos en
      |[Nn]os desplazamos a
      |[Zz]one (?:servite|di (?:intervento|servizio))
      |[Oo]periamo (?:a|in)
      |[Ww]erkgebied
      |[Ww]ij werken in
      |[Rr]egio
      |[Áá]reas? de (?:atendimento|atua[çc][ãa]o)
      |(?:[Aa]tuamos|[Aa]tendemos|[Tt]rabajamos|[Oo]peramos)(?: (?:principalmente|sobretudo|sobre todo))? (?:na|en la|em toda a|en toda la) (?:
        regi[ãa]o|regi[óo]n|cidade|zona|provincia|grande|ciudad)(?: d[eoa]s?)?
      |対応エリア
      |対応地域
      |営業エリア
      |施工エリア
    )[:：\s]*([^.!?。\n]{2,300})
  `,
  'u',
);
/** Words that open a list of places: "in Wellington, the Hutt Valley and Porirua". German, where every noun is written so, has none. */
const LIST_OF_PLACES = lightLetters(
  regexSource`
    (?<!\p{L})(?:in|across|throughout|around|on|near|à|dans|en|entre|a|tra|em|te|rond)\s(
      (?:(?:the|la|le|les|el|los|o|as?|de|het)\s)?\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*(?:
        ,\s(?:the\s|la\s|le\s|el\s)?\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*
      )*,?\s(?:and|&|et|y|e|en)\s(?:the\s|la\s|le\s|el\s)?\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*
    )
  `,
  'u',
);
/** One place, said to be where the business is: "based in Helensvale, Queensland". */
const SEAT = lightLetters(
  regexSource`
    (?<!\p{L})(?:
      based
      |located
      |situated
      |headquartered
      |install[ée]e?s?
      |situ[ée]e?s?
      |bas[ée]e?s?
      |implant[ée]e?s?
      |ubicad[oa]s?
      |situad[oa]s?
      |con sede
      |situat[oa]
      |gevestigd
      |localizad[oa]s?
      |sediad[oa]s?
    )\s(?:in|at|near|à|en|a|te|em)\s(\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*(?:,\s\p{Lu}\p{L}+)?)
  `,
  'u',
);
/** Capitalised words that are lists of other things. */
const NO_PLACES = lightLetters(
  regexSource`
    ^(?:
      january
      |february
      |march
      |april
      |may
      |june
      |july
      |august
      |september
      |october
      |november
      |december
      |monday
      |tuesday
      |wednesday
      |thursday
      |friday
      |saturday
      |sunday
      |english
      |french
      |german
      |spanish
      |italian
      |dutch
      |portuguese
      |chinese
      |japanese
      |arabic
      |engels
      |frans
      |duits
      |nederlands
      |spaans
      |français
      |anglais
      |allemand
      |espagnol
      |italien
      |inglés
      |español
      |francés
      |alemán
      |inglese
      |francese
      |tedesco
      |spagnolo
      |inglês
      |português
      |espanhol
      |francês
      |christmas
      |easter
      |google
      |facebook
      |instagram
      |word
      |excel
    )$
  `,
  'i',
);

export const seatIn = (text: string): string | null => SEAT.exec(text)?.[1] ?? null;

const NAMES = lightLetters(/\p{Lu}\p{Ll}+/gu);

/** Fields of work and things, which titles and headings write large. */
const NO_PLACE_ENDING = lightLetters(
  regexSource`
    (?:
      tion
      |ment
      |ness
      |ship
      |ings?
      |ics
      |logy
      |graphy
      |care
      |health
      |practices?
      |services?
      |design
      |law
      |schools?
      |university
      |college
      |medicine
      |surgery
      |therapy
      |massages?
      |science
      |systems?
      |homes?
      |gardens
      |repairs?
      |solutions?
    )$
  `,
  'i',
);

/** What a line says of where the business works or is, as it stands there; null when it says nothing. */
export function areaIn(text: string): string | null {
  const announced = AREA.exec(text)?.[1];
  if (announced) return announced;
  const seat = seatIn(text);
  if (seat !== null) return seat;
  const listed = LIST_OF_PLACES.exec(text)?.[1];
  const names = listed?.match(NAMES) ?? [];
  return listed && !names.some((name) => NO_PLACES.test(name) || NO_PLACE_ENDING.test(name)) ? listed : null;
}

/** Whether the business comes to its customers: such a trade, no street of its own, and an area that is named in text or markup. */
export function worksAtCustomers(facts: Facts, pages: readonly ReadPage[]): boolean {
  if (!sureTrade(facts)?.worksAtCustomers) return false;
  if (facts.addresses.some(({ value }) => value.street !== null)) return false;
  return (
    markedAreas(pages).length > 0 ||
    pages.some(({ plain }) => plain.view.blocks.some(({ text }) => areaIn(text) !== null))
  );
}

/** "ES" is written for machines, people read "Spain". Only the page's own addresses tell "CA" of Canada from California. */
const areaName = (name: string, countries: ReadonlySet<unknown>): string =>
  /^[A-Z]{2}$/.test(name) && countries.has(name)
    ? (new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(name) ?? name)
    : name;

/** Names in `areaServed` of any node. */
export function markedAreas(pages: readonly ReadPage[]): { name: string; pageUrl: string }[] {
  const found = new Map<string, { name: string; pageUrl: string }>();
  for (const page of pages) {
    const countries = new Set(page.structured.nodes.flatMap(({ properties }) => properties.addressCountry ?? []));
    for (const node of page.structured.nodes) {
      for (const value of node.properties.areaServed ?? []) {
        const area = typeof value === 'object' ? page.structured.nodes[value.node]?.properties.name?.[0] : value;
        const name = typeof area === 'string' ? areaName(area.trim(), countries) : '';
        if (name !== '') found.set(plainWords(name), { name, pageUrl: page.url });
      }
    }
  }
  return [...found.values()];
}

const STARTS_WITH_WORD = lightLetters(/^\p{L}{3}/u);

/** How far behind "we serve" the names of places stand. */
const AREA_REACH = 80;

const LONG_NAMES = lightLetters(/\p{Lu}\p{L}{3,}(?:[- ]\p{Lu}\p{L}+)*/gu);

const LOWER_WORDS = lightLetters(/(?<!\p{L})\p{Ll}\p{L}{3,}/gu);

/** Places the text says the business works in: capitalised words behind such words that no page writes in lower case. */
export function namedAreas(pages: readonly ReadPage[]): string[] {
  const read = pages.filter(({ role }) => role !== 'legal');
  // Pages share their frame.
  const texts = [...new Set(read.flatMap(({ plain }) => plain.view.blocks.map(({ text }) => text)))];
  const found = new Set<string>();
  for (const text of texts) {
    const area = areaIn(text)?.slice(0, AREA_REACH) ?? '';
    for (const [name] of LONG_NAMES.matchAll(area)) found.add(name);
  }
  const names = [...found].map((name) => name.toLowerCase());
  const lower = new Set(
    texts
      .filter((text) => names.some((name) => text.includes(name)))
      .flatMap((text) => text.replace(/(?<!\S)\S+[@/.]\S+/g, ' ').match(LOWER_WORDS) ?? []),
  );
  return [...found].filter((name) => !lower.has(name.toLowerCase()));
}

/** Whether the text names the place as a word of its own, "Muenchen" as well as "München"; scripts without spaces have no such edges. */
export const namesPlace = (text: string, place: string): boolean =>
  holdsWord(plainWords(text), plainWords(place)) ||
  (SPELLED_OUT.test(place) && holdsWord(plainWords(spelledOut(text)), plainWords(spelledOut(place))));

const SPELLED_OUT = /[äöüß]|[aou]e|ss/i;
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const spelledOut = (text: string): string =>
  text.normalize('NFC').replace(/[äöüß]/gi, (letter) => UMLAUTS[letter.toLowerCase()] ?? letter);

function holdsWord(plain: string, wanted: string): boolean {
  if (wanted.length < 2) return false;
  if (ANY_KANA_TO_KANJI.test(wanted)) return plain.includes(wanted.replace(/[都道府県市区町村]$/u, ''));
  const isLetter = (char: string | undefined) => char !== undefined && LETTER.test(char);
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1))
    if (!isLetter(plain[at - 1]) && !STARTS_WITH_WORD.test(plain.slice(at + wanted.length))) return true;
  return false;
}

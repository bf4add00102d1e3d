import type { Facts, TradeId } from '../../facts/facts.ts';
import { plainWords } from '../../facts/plain-words.ts';
import type { ReadPage } from '../../inputs.ts';
import { LETTER } from '../../text/letters.ts';
import { lightLetters } from '../../text/light-letters.ts';

/** What the outcome says when the rule is about local businesses only. */
export const NOT_LOCAL = 'The business is not a local one.';

/** "緑が丘1-7-21": in Japan the quarter stands in the street line, and people ask for it as for a town. */
const JAPANESE_QUARTER =
  /^([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ヶケ々ー]{2,8}?)(?=[\d０-９]|[一二三四五六七八九十]+丁目)/u;

/** Towns of the business by its own addresses, as printed. */
export function townsOf(facts: Facts): string[] {
  const towns = facts.addresses.flatMap(({ value: { locality, country, street } }) => [
    ...(locality === null ? [] : [locality]),
    ...(country === 'JP' ? [JAPANESE_QUARTER.exec(street ?? '')?.[1] ?? ''] : []),
  ]);
  return [...new Set(towns)].filter((town) => town !== '');
}

/** Trades that are done at the customer's, so that nobody asks for their door. */
const TRAVELLING: ReadonlySet<TradeId> = new Set(['plumber', 'electrician', 'builder', 'cleaner']);
/** Below this the trade is a guess. */
const SURE_TRADE = 0.5;
/** Words that introduce where a business works; what follows are the places. */
export const AREA =
  /(?:[Ss]erving|[Ss]ervice [Aa]reas?|[Aa]reas? (?:[Ww]e )?(?:[Ss]erve|[Cc]over)d?|[Ww]e (?:cover|serve)|[Ll]ocated in|[Ee]insatzgebiete?|[Ll]iefergebiet|[Ii]m (?:Umkreis|Raum|Großraum)|[Rr]und um|[Zz]ones? d['’]intervention|[Nn]ous intervenons|[Ss]ecteurs?|[Zz]onas? de (?:servicio|trabajo|atua[çc][ãa]o)|[Tt]rabajamos en|[Nn]os desplazamos a|[Zz]one (?:servite|di (?:intervento|servizio))|[Oo]periamo (?:a|in)|[Ww]erkgebied|[Ww]ij werken in|[Rr]egio|[Áá]reas? de (?:atendimento|atua[çc][ãa]o)|対応エリア|対応地域|営業エリア|施工エリア)[:：\s]*([^.!?。\n]{2,300})/u;
/** Whether the business comes to its customers: such a trade, no street of its own, and an area that is named in text or markup. */
export function worksAtCustomers(facts: Facts, pages: readonly ReadPage[]): boolean {
  const { trade, addresses } = facts;
  if (!trade || trade.value.confidence < SURE_TRADE || !TRAVELLING.has(trade.value.id)) return false;
  if (addresses.some(({ value }) => value.street !== null)) return false;
  return (
    markedAreas(pages).length > 0 || pages.some(({ plain }) => plain.view.blocks.some(({ text }) => AREA.test(text)))
  );
}

/** Names in `areaServed` of any node. */
export function markedAreas(pages: readonly ReadPage[]): { name: string; pageUrl: string }[] {
  const found = new Map<string, { name: string; pageUrl: string }>();
  for (const page of pages) {
    for (const node of page.structured.nodes) {
      for (const value of node.properties.areaServed ?? []) {
        const area = typeof value === 'object' ? page.structured.nodes[value.node]?.properties.name?.[0] : value;
        if (typeof area === 'string' && area.trim() !== '')
          found.set(plainWords(area), { name: area.trim(), pageUrl: page.url });
      }
    }
  }
  return [...found.values()];
}

const STARTS_WITH_WORD = lightLetters(/^\p{L}{3}/u);

/** How far behind "we serve" the names of places stand. */
const AREA_REACH = 80;

/** Places the text says the business works in: capitalised words behind such words that no page writes in lower case. */
export function namedAreas(pages: readonly ReadPage[]): string[] {
  const texts = pages.filter(({ role }) => role !== 'legal').flatMap(({ plain }) => plain.view.blocks);
  const found = new Set<string>();
  for (const { text } of texts) {
    const area = AREA.exec(text)?.[1]?.slice(0, AREA_REACH) ?? '';
    for (const [name] of area.matchAll(/\p{Lu}\p{L}{3,}(?:[- ]\p{Lu}\p{L}+)*/gu)) found.add(name);
  }
  if (found.size === 0) return [];
  const lower = new Set(
    texts.flatMap(({ text }) => text.replace(/\S+[@/.]\S+/g, ' ').match(/(?<!\p{L})\p{Ll}\p{L}{3,}/gu) ?? []),
  );
  return [...found].filter((name) => !lower.has(name.toLowerCase()));
}

/** Whether the text names the place as a word of its own; scripts without spaces have no such edges. */
export function namesPlace(text: string, place: string): boolean {
  const plain = plainWords(text);
  const wanted = plainWords(place);
  if (wanted.length < 2) return false;
  if (/[\u3040-\u9fff]/.test(wanted)) return plain.includes(wanted.replace(/[都道府県市区町村]$/u, ''));
  const at = plain.indexOf(wanted);
  if (at < 0) return false;
  const isLetter = (char: string | undefined) => char !== undefined && LETTER.test(char);
  return !isLetter(plain[at - 1]) && !STARTS_WITH_WORD.test(plain.slice(at + wanted.length));
}

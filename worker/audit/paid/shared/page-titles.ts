import { keepsWords } from '../../fixes/head/main-terms.ts';
import { countWords } from '../../website/page/words.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { capital } from '../../wording/words.ts';
import type { PremiumInput } from '../premium-input.ts';
import { type BusinessWords, sellsDishes } from './business-words.ts';
import { mentions } from './same-words.ts';

/** Search results cut longer titles. */
const MAX_TITLE_CHARS = 65;

export const titleOf = ({ plain }: ReadPage): string | null =>
  plain.view.titles[0]?.replace(/\s+/g, ' ').trim() || null;

/** The title a fix of this report proposes for a page, so that no other is offered beside it. */
export function fixedTitle({ fixes }: PremiumInput, pageUrl: string): string | null {
  const written = fixes.find(
    ({ fix }) => fix.kind === 'title' && fix.pageUrl === pageUrl && !fix.content.includes('TODO'),
  );
  const text = written && /<title[^>]*>([^<]+)<\/title>/i.exec(written.fix.content)?.[1];
  return text ? text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"').trim() : null;
}

/** Trade, town, certain offers and name, as many as fit and say more than the title there is, all of whose words stay; null when nothing does. */
export function composedTitle(words: BusinessWords, current: string): string | null {
  const { name, noun, place, phrases, offers, trade } = words;
  // Without trade or town, one of its offers would stand for the whole business.
  if (!name || !phrases || !noun || !place) return null;
  const subject = capital(phrases.inPlace(noun, place));
  const head = (what: string) => `${subject} – ${phrases.small(what)}`;
  const named = (sellsDishes(trade) ? [] : offers)
    .filter(({ isCertain }) => isCertain)
    .map((offer) => offer.name)
    .filter((what) => !mentions(current, what));
  const [one, two] = named;
  const saysMore = countWords(current) > countWords(name) + 1;
  const heads = [
    ...(one && two ? [head(`${one}, ${phrases.small(two)}`)] : []),
    ...named.map(head),
    ...(saysMore ? [] : [subject]),
  ];
  return (
    heads
      .map((text) => `${text} | ${name}`)
      .find((title) => title.length <= MAX_TITLE_CHARS && keepsWords(current, title)) ?? null
  );
}

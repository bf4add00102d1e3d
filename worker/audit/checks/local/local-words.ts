import type { Facts } from '../../facts/facts.ts';
import { plainWords } from '../../facts/plain-words.ts';
import type { ReadPage } from '../../inputs.ts';

/** What the outcome says when the rule is about local businesses only. */
export const NOT_LOCAL = 'The business is not a local one.';

/** Towns of the business by its own addresses, as printed. */
export function townsOf(facts: Facts): string[] {
  const towns = facts.addresses.map(({ value }) => value.locality).filter((town): town is string => town !== null);
  return [...new Set(towns)];
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

/** Whether the text names the place as a word of its own; scripts without spaces have no such edges. */
export function namesPlace(text: string, place: string): boolean {
  const plain = plainWords(text);
  const wanted = plainWords(place);
  if (wanted.length < 2) return false;
  if (/[\u3040-\u9fff]/.test(wanted)) return plain.includes(wanted.replace(/[都道府県市区町村]$/u, ''));
  const at = plain.indexOf(wanted);
  if (at < 0) return false;
  const isLetter = (char: string | undefined) => char !== undefined && /\p{L}/u.test(char);
  return !isLetter(plain[at - 1]) && !/^\p{L}{3}/u.test(plain.slice(at + wanted.length));
}

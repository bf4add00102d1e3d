import { lightLetters } from '../../website/text/light-letters.ts';
import type { Website } from '../../website/website.ts';

/** Where a menu or a logo shouts a name, its text says how it is written: "LARCH JOINERY" is "Larch Joinery". */
export function asInText(name: string, { documents }: Pick<Website, 'documents'>): string {
  if (name !== name.toUpperCase() || !SEVERAL_WORDS.test(name)) return name;
  const sought = name.toLowerCase();
  const spellings = new Map<string, number>();
  for (const { lines } of documents)
    for (const { text, foreign } of lines) {
      const at = foreign === null ? text.toLowerCase().indexOf(sought) : -1;
      const written = at < 0 ? '' : text.slice(at, at + name.length);
      if (EACH_LARGE.test(written)) spellings.set(written, (spellings.get(written) ?? 0) + 1);
    }
  const [most] = [...spellings].toSorted((a, b) => b[1] - a[1]);
  return most?.[0] ?? name;
}

/** One word may be letters that stand for others: "LTB", "SNCF". */
const SEVERAL_WORDS = lightLetters(/\p{Lu}{3,}\s+(?:\S+\s+)*\p{Lu}{3,}/u);

/** Words that begin large and go on small, and small ones between them. */
const EACH_LARGE = lightLetters(
  /^\p{Lu}[\p{Ll}'’&-]+(?:\s+(?:\p{Lu}[\p{Ll}'’&.-]+|\p{Ll}{1,3}|&))*\s+\p{Lu}[\p{Ll}'’-]+$/u,
);

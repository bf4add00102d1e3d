import { longAs } from './light-letters.ts';

/** Longer texts are prose, which stands on one page only. */
const MAX_CHARS = 600;
/** Texts kept for one function: some 50 pages of lines. Beyond it the memory starts anew. */
const MAX_TEXTS = 10_000;

const memories: Map<string, unknown>[] = [];

/**
 * The same function, asked once for each text: pages of a website share their header, menu and footer, a page looks alike plain and
 * rendered, and a dozen readers ask the same of the same line. Only for pure functions whose result nobody changes.
 */
export function remembered<T extends NonNullable<unknown> | null>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  memories.push(known);
  let isCompiled = false;
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    // Patterns that see a long text first are compiled once, not twice: see `lightLetters`.
    if (!isCompiled) of(longAs(text));
    isCompiled = true;
    const result = of(text);
    if (text.length > MAX_CHARS) return result;
    if (known.size >= MAX_TEXTS) known.clear();
    known.set(text, result);
    return result;
  };
}

/** The same for a function that also asks for a language, a country or another of a few words. */
export function rememberedBy<By extends string | null, T extends NonNullable<unknown> | null>(
  of: (text: string, by: By) => T,
): (text: string, by: By) => T {
  const known = new Map<By, (text: string) => T>();
  return (text, by) => {
    let ofText = known.get(by);
    if (ofText === undefined) {
      ofText = remembered((one) => of(one, by));
      known.set(by, ofText);
    }
    return ofText(text);
  };
}

/** Called before a website is judged, so that the texts of the last one can be let go. */
export function forgetTexts(): void {
  for (const memory of memories) memory.clear();
}

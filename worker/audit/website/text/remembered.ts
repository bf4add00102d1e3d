import { longAs } from './light-letters.ts';

/** Longer texts are prose, which stands on one page only. */
const MAX_CHARS = 600;
/** Texts kept for one function: some 50 pages of lines. Beyond it the memory starts anew. */
const MAX_TEXTS = 10_000;
/** Of a function that answers with an object of many parts. */
export const FEW_TEXTS = 500;

/** What the functions below have answered about the texts of one website: goes when the website goes. */
export class TextMemory {
  /** Of each function by its number. */
  readonly answers: (Map<string, unknown> | undefined)[] = [];
  /** The same by language, country and the like. */
  readonly answersBy: (Map<string | null, Map<string, unknown>> | undefined)[] = [];
}

/** The memory of the website that is being read at this moment; null: nothing is kept. */
let memory: TextMemory | null = null;
let functions = 0;

/**
 * What `work` asks about texts is answered from this memory and kept in it, or in the one of the reading it is part of. `work` must not
 * wait for anything: others read meanwhile.
 */
export function remembering<T>(ofWebsite: TextMemory, work: () => T): T {
  const before = memory;
  memory ??= ofWebsite;
  try {
    return work();
  } finally {
    memory = before;
  }
}

/**
 * The same function, asked once for each text of a website: its pages share their header, menu and footer, a page looks alike plain and
 * rendered, and a dozen readers ask the same of the same line. Only for pure functions whose result nobody changes.
 */
export function remembered<T extends NonNullable<unknown> | null>(
  of: (text: string) => T,
  most = MAX_TEXTS,
): (text: string) => T {
  const at = functions++;
  let isCompiled = false;
  const compiled = (text: string): T => {
    // Patterns that see a long text first are compiled once, not twice: see `lightLetters`.
    if (!isCompiled) of(longAs(text));
    isCompiled = true;
    return of(text);
  };
  return (text) => {
    if (memory === null) return compiled(text);
    memory.answers[at] ??= new Map();
    const known = memory.answers[at] as Map<string, T>;
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = compiled(text);
    keep(known, text, result, most);
    return result;
  };
}

/** The same for a function that also asks for a language, a country or another of a few words. */
export function rememberedBy<By extends string | null, T extends NonNullable<unknown> | null>(
  of: (text: string, by: By) => T,
  most = MAX_TEXTS,
): (text: string, by: By) => T {
  const at = functions++;
  return (text, by) => {
    if (memory === null) return of(text, by);
    memory.answersBy[at] ??= new Map();
    const byWord = memory.answersBy[at] as Map<By, Map<string, T>>;
    let known = byWord.get(by);
    if (known === undefined) {
      known = new Map();
      byWord.set(by, known);
      of(longAs(text), by);
    }
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = of(text, by);
    keep(known, text, result, most);
    return result;
  };
}

function keep<T>(known: Map<string, T>, text: string, result: T, most: number): void {
  if (text.length > MAX_CHARS) return;
  if (known.size >= most) known.clear();
  known.set(text, result);
}

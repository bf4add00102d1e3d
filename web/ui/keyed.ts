/** Each item with a React key made of its words; the second of the same words is told from the first. */
export function keyed<T>(items: readonly T[], wordsOf: (item: T) => string): { key: string; item: T }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const words = wordsOf(item);
    const before = seen.get(words) ?? 0;
    seen.set(words, before + 1);
    return { key: before === 0 ? words : `${words} (${before + 1})`, item };
  });
}

/**
 * One of several ways to say the same thing, by its place in the list: neighbours never sound alike, and the same report always
 * reads the same. Three or more variants.
 */
export function variant<T>(index: number, variants: readonly [T, T, T, ...T[]]): T {
  return variants[index % variants.length] ?? variants[0];
}

/** The kind of an element that a tool quotes as markup: "button"; null where it quotes none. */
const kindOf = (snippet: string): string | null => /^<([a-z][a-z\d-]*)/i.exec(snippet)?.[1]?.toLowerCase() ?? null;

/** Its selector, with its kind before a class or an attribute: ".toggle" tells nobody what to look for. */
export function placeOfElement(selector: string, snippet: string): string {
  const kind = kindOf(snippet);
  return kind !== null && /^[.[]\S*$/.test(selector) ? `${kind}${selector}` : selector;
}

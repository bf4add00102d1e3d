/**
 * The JSON in what a model wrote: alone, in a code fence, between sentences, or cut off in the middle. `repair` closes what is open.
 * undefined when there is none.
 */
export async function readJson(text: string, repair: (json: string) => Promise<unknown>): Promise<unknown> {
  const fenced = /```(?:json)?\s*\n?([\s\S]*?)(?:```|$)/i.exec(text)?.[1];
  for (const candidate of [text, fenced, fromFirstBrace(text)]) {
    if (candidate === undefined) continue;
    const trimmed = candidate.trim();
    if (!/^[[{]/.test(trimmed)) continue;
    const parsed = parse(trimmed) ?? (await repair(trimmed));
    if (typeof parsed === 'object' && parsed !== null) return parsed;
  }
  return undefined;
}

function fromFirstBrace(text: string): string | undefined {
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  const end = text.lastIndexOf('}');
  const whole = text.slice(start, end + 1);
  return end > start && parse(whole) !== undefined ? whole : text.slice(start);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

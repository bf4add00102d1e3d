/**
 * A JSON text with the slips that keep readers from it put right, all values as they are: comments, commas too many or too few between
 * lines, line breaks inside texts, brackets left open at the end. null when it still is no JSON.
 */
export function mendedJson(text: string): unknown {
  const pieces = text.match(PIECE) ?? [];
  const kept: string[] = [];
  const closers: string[] = [];
  for (const piece of pieces) {
    if (/^(?:\/\/|\/\*|\s)/.test(piece)) continue;
    const last = kept.at(-1) ?? '';
    if (piece === ',' && (last === ',' || OPENS.test(last))) continue;
    if (CLOSES.test(piece)) {
      if (last === ',') kept.pop();
      if (closers.pop() !== piece) return null;
    } else if (ENDS_VALUE.test(last) && BEGINS_VALUE.test(piece)) kept.push(',');
    if (OPENS.test(piece)) closers.push(piece === '{' ? '}' : ']');
    kept.push(piece.startsWith('"') ? piece.replace(CONTROLS, escaped) : piece);
  }
  if (kept.at(-1) === ',') kept.pop();
  try {
    return JSON.parse([...kept, ...closers.reverse()].join(''));
  } catch {
    return null;
  }
}

/** A comment, a text, white space, a sign or a word. */
const PIECE = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\[\s\S])*"|\s+|[{}[\],:]|[^\s{}[\],:"/]+|["/]/g;
const OPENS = /^[{[]$/;
const CLOSES = /^[}\]]$/;
const ENDS_VALUE = /^(?:".*"|[}\]]|[\w.+-]+)$/s;
const BEGINS_VALUE = /^(?:["{[]|[\w.+-])/;

/** What a JSON text may not hold, and a few that it may, which stay as they are. */
const CONTROLS = /\p{Cc}/gu;
const escaped = (sign: string): string => JSON.stringify(sign).slice(1, -1);

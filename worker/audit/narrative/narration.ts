import type { Results } from '../../contract/results.ts';
import { seenText } from '../reader/page-text.ts';
import { whyNotHeld } from './hold-to-evidence.ts';
import { type NarratableLine, narratableLines } from './narratable-lines.ts';
import type { Refused } from './narrator-question.ts';

/** Lines as a language model worded them, kept with the analysis. */
export interface Narration {
  /** null: none answered. */
  model: string | null;
  /** Epoch ms. */
  at: number;
  /** The line code wrote, and the model's. One whose own line is no longer written is out of use. */
  lines: { own: string; worded: string }[];
}

export interface Sorted {
  held: Narration['lines'];
  refused: Map<NarratableLine, Refused>;
}

/** What a model answered to `narratorQuestion`, line by line: taken, refused with its reason, or neither where it left the line alone. */
export function sortAnswer(lines: readonly NarratableLine[], value: unknown): Sorted {
  const sorted: Sorted = { held: [], refused: new Map() };
  const given = textsById(value);
  lines.forEach((line, i) => {
    const text = given.get(String(i + 1));
    if (text === undefined || text === line.own) return;
    const because = whyNotHeld(text, line);
    if (because === null) sorted.held.push({ own: line.own, worded: text });
    else sorted.refused.set(line, { text, because });
  });
  return sorted;
}

/** The first text a model gives for each number, whatever else it answered. */
export function textsById(value: unknown): Map<string, string> {
  const lines = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)['lines'] : null;
  const found = new Map<string, string>();
  for (const one of Array.isArray(lines) ? (lines as unknown[]) : []) {
    if (typeof one !== 'object' || one === null) continue;
    const { id, text } = one as Record<string, unknown>;
    const isNamed = typeof id === 'string' || typeof id === 'number';
    if (isNamed && typeof text === 'string' && !found.has(String(id))) found.set(String(id), text.trim());
  }
  return found;
}

/**
 * The report in the model's words where they hold: each is checked again against the line and the evidence of this report, so a report
 * made anew never says what its own evidence does not. Nothing but the text of those lines changes.
 */
export function withNarration(results: Results, narration: Narration | null): Results {
  if (!narration?.model || narration.lines.length === 0) return results;
  const worded = new Map(narration.lines.map((line) => [line.own, line.worded]));
  const used = narratableLines(results).flatMap((line) => {
    const text = worded.get(line.own);
    return text !== undefined && whyNotHeld(text, line) === null ? [{ at: line.at, text }] : [];
  });
  if (used.length === 0) return results;
  const copy = structuredClone(results);
  for (const { at, text } of used) setAt(copy, at, text);
  return {
    ...copy,
    narration: {
      by: 'model',
      model: seenText(narration.model).slice(0, 80),
      at: narration.at,
      fields: used.map(({ at }) => at),
    },
  };
}

function setAt(root: object, pointer: string, text: string): void {
  const keys = pointer.split('/').slice(1);
  const last = keys.pop();
  let at = root as Record<string, unknown>;
  for (const key of keys) at = at[key] as Record<string, unknown>;
  if (last !== undefined) at[last] = text;
}

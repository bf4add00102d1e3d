import type { Results } from '../../contract/results.ts';
import { plural } from './summary.ts';

/** What a language model had to do with what was read; null where none was asked, or none answered. */
export function selectReadBy({ readBy }: Results): string | null {
  if (!readBy) return null;
  const { model, named, borneOut, use } = readBy;
  const kept = `It named ${plural(named, 'thing')}, of which ${borneOut} stand on your pages word for word; the rest was dropped.`;
  return use === 'judged'
    ? `Our rules do not read the language of this website. The language model ${model} did. ${kept} Those were judged, as likely.`
    : `The language model ${model} looked for what our rules had left open. ${kept} Those are shown, and their sources say so. Score and advice rest on rules alone.`;
}

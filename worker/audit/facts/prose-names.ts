import { lightLetters } from '../text/light-letters.ts';
import type { FactInput } from './fact-input.ts';
import { isNameLike, type NameCandidate } from './name-candidates.ts';
import { lineSource, textDocuments } from './text-sources.ts';

const WORD = String.raw`\p{Lu}[\p{L}\d'’&.-]*`;
const NAME = String.raw`((?:${WORD})(?:\s(?:&|and|of|und|et|y|e|de|du|${WORD}))*\s(?:${WORD}))`;
/** Sentences that name the business to its visitors. */
const INTRODUCTIONS = [
  lightLetters(
    String.raw`\b(?:[Ww]elcome to|[Ww]e at|[Hh]ere at|[Jj]ourney with|[Ww]illkommen (?:bei|im)|[Bb]ienvenue (?:chez|à)|[Bb]ienvenid[oa]s a|[Bb]envenuti (?:da|in))\s(?:[Tt]he\s)?${NAME}`,
    'u',
  ),
  lightLetters(
    String.raw`^(?:[Tt]he\s)?${NAME}(?:['’]s?\s(?:mission|goal|team|story)\b|\s(?:is|are|was)\s(?:a|an|the|your|one|proud|committed|dedicated|fully)\b)`,
    'u',
  ),
];

/** Names that stand in sentences only. For websites whose titles, logos and copyright lines state none. */
export function proseNames(input: FactInput): NameCandidate[] {
  const found: NameCandidate[] = [];
  for (const document of textDocuments(input.pages)) {
    for (const line of document.lines) {
      if (line.inPlain || line.foreign !== null || line.text.length > 1_000) continue;
      for (const pattern of INTRODUCTIONS) {
        const name = pattern.exec(line.text)?.[1]?.replace(/['’]s?$|[.,]$/, '');
        if (name && isNameLike(name)) found.push({ name, place: 'text', source: lineSource(document, line) });
      }
    }
  }
  return found;
}

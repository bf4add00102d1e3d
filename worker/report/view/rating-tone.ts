/** What a score or a word of rating amounts to. */
export type Band = 'green' | 'yellow' | 'red';
export type RatingTone = Band | 'neutral';

const GREEN_WORDS = new Set(['present', 'good', 'clear', 'complete', 'strong']);
const YELLOW_WORDS = new Set(['partial', 'fair', 'moderate', 'needs work']);

/** Specification §3: listed words are green or amber, any other is red. What does not apply or could not be told is no fault and stays grey. */
export function ratingTone(word: string): RatingTone {
  const known = word.trim().toLowerCase();
  if (GREEN_WORDS.has(known)) return 'green';
  if (YELLOW_WORDS.has(known)) return 'yellow';
  return known === 'not applicable' || known === 'not measured' ? 'neutral' : 'red';
}

import { HOURS_LABEL_LEXICON } from '../../../words/hours-label-words.ts';
import { TRADE_LEXICON } from '../../../words/trade-words.ts';
import { normaliseHoursText } from '../../hours/normalise-hours-text.ts';
import { tokeniseHours } from '../../hours/tokenise-hours.ts';
import type { StatedWebsite } from '../stated-website.ts';

/**
 * "Hours of reply", "collection hours": a word that means times of anything, with what these are times of beside it. Of what the words
 * here do not know nobody can tell whether a door is open meanwhile. The business's own name, its town and its trade are its door.
 */
export function isOfOther(label: string, website: StatedWebsite): boolean {
  const text = normaliseHoursText(label);
  const words = HOURS_LABEL_LEXICON.wordsIn(text);
  if (words.some(({ tag }) => tag === 'opening')) return false;
  const language = website.facts.languages[0]?.value ?? null;
  const named = words.flatMap(({ tag, start, end }) => {
    if (tag === 'timesOf') return behind(text.slice(end), language);
    return tag === 'ofTimes' ? before(text.slice(0, start), language) : [];
  });
  const own = ownWords(website);
  return named.some((word) => !own.has(word) && TRADE_LEXICON.wordsIn(word).length === 0);
}

/** What a short word joins to it: "of reply", "d'accueil". "And contact" is something else beside the hours. */
function behind(text: string, language: string | null): string[] {
  const [said, word] = JOINED.exec(text) ?? [];
  const tokens = tokeniseHours(said ?? '', language);
  const last = tokens.at(-1);
  const isWord = last?.kind === 'word' && tokens.every(({ kind }) => kind !== 'and');
  return isWord && word !== undefined ? [word] : [];
}

/** The word right before: "collection hours". */
function before(text: string, language: string | null): string[] {
  const [word] = LAST_WORD.exec(text) ?? [];
  return word !== undefined && tokeniseHours(word, language).at(-1)?.kind === 'word' ? [word.trim()] : [];
}

const JOINED = /^ (?:(?:[a-zß-ӿ]{1,5} ){1,2}|(?:[a-zß-ӿ]{1,5} )?[a-z]{1,4}')([a-zß-ӿ]{4,})/;
/** "Our", "your" are shorter. */
const LAST_WORD = /[a-zß-ӿ]{5,} $/;

const ownWords = ({ facts: { businessName, addresses } }: StatedWebsite): ReadonlySet<string> =>
  new Set(
    [businessName?.value, ...addresses.map(({ value }) => value.locality)].flatMap(
      (text) => normaliseHoursText(text ?? '').match(/[^\s,.()-]+/g) ?? [],
    ),
  );

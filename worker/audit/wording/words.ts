import { shortened } from './cut-text.ts';

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The first few of a list, and how many more there are. */
export function listedUpTo(items: readonly string[], most: number): string {
  const rest = items.length - most;
  return rest > 0 ? `${items.slice(0, most).join(', ')} and ${counted(rest, 'more')}` : listed(items);
}

/** Numbers in order, three and more in a row as one: "1-4, 7 and 8". */
export function ranges(numbers: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return listed(
    runs.flatMap(([from, to]) => (to - from > 1 ? [`${from}-${to}`] : [...new Set([from, to])].map(String))),
  );
}

/** "1 page", "3 pages". A plural that is not formed by s is given. */
export function counted(count: number, noun: string, plural = noun === 'more' ? noun : `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** "all 12 pages", "both pages", "the page", before "we read". */
export const allPages = (count: number): string =>
  count === 1 ? 'the page' : count === 2 ? 'both pages' : `all ${count} pages`;

/** "12,345": as `toLocaleString` has it, for which ICU first unpacks the numbers of a language. */
export const withThousands = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Points of the score as people say them. */
export function points(gain: number): string {
  const rounded = Math.round(gain * 10) / 10;
  if (rounded < 0.1) return 'less than a tenth of a point';
  return `${rounded} ${rounded === 1 ? 'point' : 'points'}`;
}

/** What quotes somebody itself, inside quotation marks of ours: marks of another kind, as „ and “ are already. */
export const withInnerMarks = (text: string): string =>
  text.includes('„') ? text : text.replaceAll('“', '‘').replaceAll('”', '’');

/** A passage in quotes, cut where it may be. */
export const quoted = (text: string, maxChars = 140): string =>
  `“${shortened(withoutMarks(text.replace(/\s+/g, ' ').trim()), maxChars)}”`;

/** Without the marks around the whole of a passage, of which the closing one may have been cut: ours take their place. */
function withoutMarks(text: string): string {
  const inner = /^["“„«]\s?(?=\S)/.test(text) ? text.replace(/^["“„«]\s?/, '') : text;
  if (inner === text) return text;
  const closing = inner.search(/["“”»]/);
  if (closing < 0) return inner;
  return closing === inner.length - 1 ? inner.slice(0, -1).trim() : text;
}

/** Evidence of something missing is said in our words; nothing on the page could be quoted. */
export const isAbsence = (seen: string): boolean =>
  /^(?:no|none|nobody|nothing|not|without|only|missing|absent|status)\b|\bis missing$/.test(seen.trim());

/** What was seen, and how it is shown where that is not one quotation. */
export interface Seen {
  seen: string;
  words?: string | undefined;
}

/** What a link writes into the message it opens: whom it is to reach stands before it. */
const MESSAGE = /(https?:\/\/wa\.me\/[^\s?”]*|mailto:[^\s?”]+)\?[^\s”]*|([?&])(?:text|body|subject)=[^\s&”]*/gi;
/** The same where nothing else is quoted: what it writes may hold blanks. */
const MESSAGE_ALONE = /(?<=^“?)((?:https?:\/\/wa\.me\/|mailto:)[^\s?“”]+)\?[^”]*(?=”?$)/i;
const withoutMessage = (text: string): string =>
  /wa\.me|whatsapp|mailto:/i.test(text)
    ? text.replace(MESSAGE_ALONE, '$1').replace(MESSAGE, (_, address?: string) => address ?? '')
    : text;

/** Whether it begins in our words. */
export const isOwnWords = ({ seen, words }: Seen): boolean =>
  words === undefined ? isAbsence(seen) : !words.startsWith('“');

/** What was seen: quoted when the page says it, in our words when it does not. */
export function seenWords(evidence: Seen, maxChars?: number): string {
  const seen = withoutMessage(evidence.seen);
  const words = evidence.words === undefined ? undefined : withoutMessage(evidence.words);
  if (words === undefined) return isAbsence(seen) ? seen.trim() : quoted(seen, maxChars);
  if (maxChars === undefined || words.length <= maxChars) return words;
  const cut = shortened(words, maxChars);
  if (cut.lastIndexOf('“') <= cut.lastIndexOf('”')) return cut;
  return wholeItems(words, maxChars) ?? `${cut}”`;
}

const ITEM_SEAM = ' · ';

/** Of a list of quotations those that fit whole, and how many more there are; null where not even the first fits, or it is none. */
function wholeItems(words: string, maxChars: number): string | null {
  const items = words.split(ITEM_SEAM);
  let chars = 0;
  const fitting = items.findIndex((item) => {
    chars += item.length + ITEM_SEAM.length;
    return chars > maxChars;
  });
  const shown = items.slice(0, fitting);
  if (fitting < 1 || shown.some((item) => !item.endsWith('”'))) return null;
  return `${shown.join(ITEM_SEAM)} and ${counted(items.length - fitting, 'more')}`;
}

/** What owners call the properties of markup that hold a bare value: "320" alone tells nobody anything. */
const PROPERTY_WORDS: Readonly<Record<string, string>> = {
  'Question.name': 'question',
  'Answer.text': 'answer',
  price: 'price',
  priceRange: 'price range',
  ratingValue: 'rating',
  telephone: 'phone number',
  email: 'e-mail address',
};

/** "price" for a place in JSON-LD such as "JSON-LD Offer.price"; null for any other place. */
export function markupProperty(place: string): string | null {
  const [, type = '', property = ''] = /^JSON-LD (\w+)\.(\w+)$/.exec(place) ?? [];
  return PROPERTY_WORDS[`${type}.${property}`] ?? PROPERTY_WORDS[property] ?? null;
}

/** A page as an owner calls it: "the home page", "/preise". */
export function pageWords(pageUrl: string, homeUrl: string): string {
  if (!URL.canParse(pageUrl)) return pageUrl;
  const { pathname, search, origin } = new URL(pageUrl);
  const home = URL.canParse(homeUrl) ? new URL(homeUrl) : null;
  if (home && home.origin === origin && home.pathname === pathname && search === '') return 'the home page';
  return `${readablePath(pathname)}${search}`;
}

/** "/zubehör.html", as people write it. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** For the middle of a sentence; a word in capitals, as ARIA, keeps them. */
export const lowered = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Ends a sentence once. What stands last in an address that is quoted is part of it. */
export const sentence = (text: string): string =>
  /[.!?…]”?$/.test(text.trim()) && !/“(?:https?:\/\/|\/)[^\s”]*”$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;

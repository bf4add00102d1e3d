import type { TextBlock } from '../../website/page/page-view.ts';
import { KANA_OR_KANJI } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { REVIEW_LEXICON, SAMPLES, SIGNED_ADJECTIVES, SIGNED_NOUNS } from '../../words/review-lexicon.ts';
import { isNetworkName } from '../profiles/social-networks.ts';

const MAX_NAME_CHARS = 90;

/** Headings over what customers say. */
export const namesReviews = (text: string): boolean =>
  text.length <= MAX_NAME_CHARS && REVIEW_LEXICON.has(plainWords(text), 'headings');

/** Headings over what customers say or over what was built for them: there only quotations are reviews. */
export const namesReferences = (text: string): boolean =>
  text.length <= MAX_NAME_CHARS && REVIEW_LEXICON.has(plainWords(text), 'references');

/** Class and id names of a part of the page with reviews. */
export const REVIEWS_PLACE = lightLetters(
  regexSource`
    [.#_-](?:
      reviews?|avis|tripadvisor|trustpilot|opiniones|valoraciones|opinioni|recensies|testimoni(?:al|o)s?|testimonianz[ae]|bewertung(?:en)?|kundenstimmen?
      |rezension(?:en)?|temoignages?|opinion(?:es)?|resenas?|recension[ei]|beoordeling(?:en)?|depoimentos?|avaliacoes|koe|voices?|holidaycheck
    )(?=$|[\s._>#-])
  `,
  'i',
);
/** Names of one review among others. */
export const REVIEW_ITEM_PLACE = lightLetters(
  regexSource`
    [.#](?:[\w-]*[-_])?(?:
      review|testimoni(?:al|o)|testimonianza|bewertung|kundenstimme|rezension|temoignage|opinion|resena|recensione|beoordeling|depoimento
    )(?:s?[-_]{1,2}(?:text|body|content|copy|quote|message|item|card|slide|desc\w*|comment|excerpt|box|inner|entry|single))?(?=$|[\s>])
  `,
  'i',
);
/** Names of what stands around the text of a review. */
export const REVIEW_EXTRA_PLACE = lightLetters(
  regexSource`
    [.#][\w-]*(?:
      author|name|meta|date|rating|stars?|source|title|heading|header|intro|lead|sub|subtitle|link|button|btn|badge|summary|score|platform|position|role
      |company|cta|nav|avatar|img|info
    )(?=$|[\s>-])
  `,
  'i',
);
export const AUTHOR_PLACE =
  /[.#][\w-]*(?:author|name|client|customer|reviewer|cite|person|kunde|nom|by)[\w-]*(?:$| > )|figcaption|cite|footer/i;

/** "Our patients value our calm manner": what the business says of its customers. */
function isOfCustomers(plain: string): boolean {
  const words = REVIEW_LEXICON.wordsIn(plain);
  const our = words.find(({ tag, start, end }) => tag === 'ours' && start === 0 && plain[end] === ' ');
  const from = our === undefined ? 0 : our.end + 1;
  const named = words.find(({ tag, start }) => tag === 'customers' && start === from);
  return named !== undefined && IS_SAID_OF_THEM.test(plain.slice(named.end));
}

const IS_SAID_OF_THEM = lightLetters(/^(?! ?[,:])\s\p{L}/u);
const MAX_CLAIM_CHARS = 200;

const ENDS_WITH_COUNT = lightLetters(/\d+\+? \p{L}+$/u);

/** 「お答えします」「お気軽にご質問ください」「多くの患者様が」: the business speaks, humbly of what it does and politely of its visitors. */
const BUSINESS_SPEAKS =
  /お気軽に|(?:患者|お客|利用者|会員|生徒|受講生)(?:様|さま)(?:が|に|は|から|も|を)|(?:お答え|ご紹介|ご案内|ご説明|掲載)(?:して(?:い|おり)|いたし|致し|し)?ます|(?:ご質問|ご相談|お問い合わせ|お問合せ|お寄せ|ご覧|ご連絡)(?:くだ|下)さい/u;

/**
 * "Your opinion matters", "leave us a quick review"; "hier sammeln wir bald Kundenstimmen": customers say what they think, not what it is
 * called; "we served our clients", "among the top 5 % based on reviews": the business thanks, or a platform counts.
 */
const ABOUT = ['asks', 'sayings', 'thanks'] as const;

/** Invitations, claims and counts: short, and they speak of reviews or of those who write them. */
export function isAboutReviews(text: string): boolean {
  const plain = plainWords(text);
  if (plain.length < MAX_CLAIM_CHARS)
    if (isOfCustomers(plain) || ABOUT.some((tag) => REVIEW_LEXICON.has(plain, tag)) || BUSINESS_SPEAKS.test(text))
      return true;
  return (
    plain.length < 140 &&
    REVIEW_LEXICON.has(plain, 'named') &&
    (REVIEW_LEXICON.has(plain, 'invites') || ENDS_WITH_COUNT.test(plain) || plain.length < 45)
  );
}

/** Whose sayings stand on websites of all trades, as `plainWords` leaves them. */
const QUOTED_BY_ALL = lightLetters(
  regexSource`
    ^(?:
      steve jobs|albert einstein|(?:mahatma )?gandhi|nelson mandela|maya angelou|mother teresa|confucius|lao tzu|aristotle|plato|socrates|seneca
      |marcus aurelius|winston churchill|mark twain|oscar wilde|rumi|walt disney|henry ford|martin luther king.*|benjamin franklin|abraham lincoln
      |theodore roosevelt|eleanor roosevelt|john f\.? kennedy|dr\.? seuss|(?:the )?buddha|c\.? ?s\.? lewis|helen keller|william shakespeare
      |ralph waldo emerson|henry david thoreau|friedrich nietzsche|james beard|julia child|anthony bourdain|virginia woolf|george bernard shaw
      |(?:st|saint) augustine|john muir|frank lloyd wright|le corbusier|bruce lee|muhammad ali|johann wolfgang (?:von )?goethe|antoine de saint-exupery
      |pablo picasso|leonardo da vinci|vincent van gogh|coco chanel|audrey hepburn|thomas edison|warren buffett|peter drucker|zig ziglar|jim rohn
      |tony robbins|maria montessori|hippocrates|khalil gibran|dalai lama|unknown|anonymous|proverb|.{3,20} proverb
      |(?:la )?(?:regla|regola|regra) d(?:e|i) .{3,30}|[1-3]? ?\p{L}{2,15} \d{1,3}[,:.] ?\d{1,3}(?: ?[-–] ?\d{1,3})?
    )$
  `,
  'u',
);

export const isQuotedByAll = (author: string): boolean => QUOTED_BY_ALL.test(plainWords(author));

/** What a name is followed by without a comma: "Ida B. Patientin seit 2019". */
const CUSTOMER_SINCE = lightLetters(`\\s+(?:(?:${SIGNED_ADJECTIVES})\\s)?(?:${SIGNED_NOUNS})(?!\\p{L}).*$`, 'iu');
/** "Happy customer": of one word before the noun nobody knows whether it is a name. */
const NOBODY = lightLetters(`^[\\s—–―~-]*[^\\s\\d]+\\s+(?:${SIGNED_NOUNS})[\\s.!]*$`, 'iu');
const AGE = /\s\(?\d{2}\)?(?: (?:years?(?: old)?|jahre|ans|años|anni|jaar|anos))?$/iu;
/** Texts put there until the customers' own come, and notes under all of them. */
const SAMPLE = lightLetters(`作例|サンプル|[(（[](?:${SAMPLES})[)）\\]]|lorem ipsum`, 'iu');
/** What the customer came for, above the review: "お悩み：腰痛". */
export const isTopic = (text: string): boolean =>
  /^(?:お悩み|症状|ご利用|来院理由|メニュー|施術)[^。]{0,8}[:：]/u.test(text);
export const isSample = (text: string): boolean => SAMPLE.test(text);

const MAX_AUTHOR_CHARS = 70;
const MAX_AUTHOR_WORDS = 7;

const INITIALS_THEN_NAME = lightLetters(/^(\p{Lu}{1,2})\s+(?=\p{Lu}\p{Ll})/u);
/** Of a name in capitals both are told: "AM ADA MARLOW". */
const INITIALS_THEN_CAPITALS = lightLetters(/^(\p{Lu})(\p{Lu})\s+(?=\1\p{Lu}+(?:\s\p{L}+)*\s\2\p{Lu})/u);

/** "Price, equipment and place are told on the website.": what stands before its comma names nobody. */
const isProse = (text: string): boolean =>
  /[a-zà-ÿ]{3}[.!?]$/.test(text) && text.split(/\s+/).length >= MIN_PROSE_WORDS;
const MIN_PROSE_WORDS = 7;

/** Who signs in a block: what stands in another element behind the name is her town or her trade. */
export function authorOf({ text, seams }: TextBlock): string | null {
  if (NOBODY.test(text)) return null;
  return (seams?.[0] === undefined ? null : authorIn(text.slice(0, seams[0]))) ?? authorIn(text);
}

/** "Anna K. Leeds, WY": a surname cut to its letter ends the name where a town and its state come behind. */
const INITIAL_THEN_TOWN = lightLetters(
  /^(\p{Lu}[\p{L}'’-]+(?: &? ?\p{Lu}[\p{L}'’-]+)? \p{Lu}\.) \p{Lu}[^,]{1,30}, \p{Lu}{2}$/u,
);

/** The name in a line beside a review; null when the line is something else. */
export function authorIn(text: string): string | null {
  if (isProse(text)) return null;
  for (const part of text.split('\n')) {
    let name = part.replace(/^[\s—–\-―~*•·★☆⭐"“”„]+|[\s★☆⭐"“”]+$/gu, '').trim();
    // An avatar's initial before the name: "J Juan Pereira".
    const initial = INITIALS_THEN_NAME.exec(name);
    if (initial?.[1] && name.slice(initial[0].length).startsWith(initial[1].charAt(0)))
      name = name.slice(initial[0].length);
    name = name.replace(INITIALS_THEN_CAPITALS, '');
    name = INITIAL_THEN_TOWN.exec(name)?.[1] ?? name;
    // "Anna K., Berlin", "Tom Reed – Managing Director": the name comes first.
    name = (name.split(/(?<!\s)\s*(?:,|\s[–—|·/-]\s|\()/u)[0] ?? '').trim();
    // "Ida, 42", "Ida Berg 42": the age is no part of the name.
    name = withoutNetwork(name.replace(CUSTOMER_SINCE, '').replace(AGE, ''));
    if (isName(name)) return name;
  }
  return null;
}

/** "Ida Berg Facebook · July": where it was written stands in the next element, and is no part of the name. */
function withoutNetwork(name: string): string {
  const words = name.split(/\s+/);
  return words.length > 1 && (isNetworkName(words.at(-1) ?? '') || words.at(-1) === 'Google')
    ? words.slice(0, -1).join(' ')
    : name;
}

/** Small words inside names: "Carla de la Cruz", "Familie von Stein", "Tom & Ann". */
const PARTICLE = lightLetters(
  regexSource`
    ^(?:de|del|la|las|los|le|les|du|des|di|da|do|dos|das|van|der|den|ter|von|zu|und|and|et|y|e|en|&|\+|aus|from
    |in|of|mac|al|el|bin|d'|l'|family|familie|famille|familia|famiglia|família)$
  `,
  'i',
);

/** "Latest From Our Blog" */
const SPEAKS_OF_US = /\b(?:our|your|my|us|latest|why)\b/i;

const INITIALS_ONLY = lightLetters(/^\p{Lu}{1,3}$/u);

const STARTS_LIKE_SENTENCE = lightLetters(/^[("']?\p{Lu}/u);

function isName(name: string): boolean {
  if (name.length < 2 || name.length > MAX_AUTHOR_CHARS) return false;
  // "40代 女性" is how Japanese sites name their customers.
  if (KANA_OR_KANJI.test(name)) return name.length <= 24 && !/[。、！？：]|\d{3}/.test(name);
  if (/^(?:vor )?\d|[!?…:]|https?|@|\d{3}/i.test(name)) return false;
  // "GS" in a circle stands for a name and is none.
  if (INITIALS_ONLY.test(name) || SPEAKS_OF_US.test(name)) return false;
  const words = name.split(/\s+/);
  return (
    words.length <= MAX_AUTHOR_WORDS &&
    words.every((word) => PARTICLE.test(word) || STARTS_LIKE_SENTENCE.test(word)) &&
    !REVIEW_LEXICON.has(plainWords(name), 'noNames')
  );
}

const DATE = lightLetters(
  regexSource`
    \b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\.? (?:de )?\p{L}{3,10}\.?,? (?:de )?(?:19|20)\d\d\b
    |\b\p{L}{3,10}\.? \d{1,2}, (?:19|20)\d\d\b|\b\p{Lu}\p{Ll}{2,9} (?:19|20)\d\d\b|\d{4}年\d{1,2}月(?:\d{1,2}日)?
    |\b(?:a|an|\d{1,2}) (?:day|week|month|year)s? ago\b|\bvor (?:einem|einer|\d{1,2}) (?:Tag|Woche|Monat|Jahr)\p{L}*
    |\bil y a (?:un|une|\d{1,2}) (?:jour|semaine|mois|an)s?\b|\bhace (?:un|una|\d{1,2}) (?:d[ií]a|semana|mes|año)\p{L}*
  `,
  'u',
);

/** A date as shown beside a review, also a relative one. */
export function dateIn(text: string): string | null {
  return DATE.exec(text)?.[0] ?? null;
}

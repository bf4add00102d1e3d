import { absentStatements, type Statement } from '../../facts/claims/absent-statements.ts';
import type { Facts } from '../../facts/facts.ts';
import { nameKey, squeeze } from '../../facts/name/name-key.ts';
import { isLocal } from '../../facts/trade/is-local.ts';
import { sureTradeId } from '../../facts/trade/sure-trade.ts';
import type { TradeId } from '../../trades/index.ts';
import { linkBlocks } from '../../website/page/link-blocks.ts';
import { placeOf, visibleBlocks } from '../../website/page/page-text.ts';
import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { BETWEEN_WORDS, STARTS_LOWER } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { contentPages, contentView, quoteFrom } from '../../website/text/page-prose.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { sentencesOf } from '../../website/text/sentences.ts';
import { POSITIONS } from '../../words/owner-words.ts';
import { saysTrade, tradesSaid } from '../../words/trade-words.ts';
import { defineCheck, type Evidence, fail, inconclusive, partial, pass } from '../check.ts';
import { OTHER_LANGUAGE } from '../shared/content-words.ts';
import { markedAreas, namesPlace, townsOf } from '../shared/local-words.ts';

/** 44% of what ChatGPT quotes stands in the first 30% of a page (18,012 citations, K. Indig 2026; correlation). */
const OPENING_SHARE = 0.3;
/** On a short page a third is a line or two. */
const MIN_OPENING_CHARS = 1_200;
const MAX_OPENING_CHARS = 6_000;

/** "in Leeds", "à Lyon", not "en TVA": a place, where none of the business is known by its address. */
const SOME_PLACE = lightLetters(
  regexSource`
    (?<!\p{L})(?:
      [Ii]n
      |[Ii]m
      |[Bb]ei
      |[Nn]ear
      |[Ss]erving
      |[Bb]ased in
      |[Oo]n the
      |à
      |[Aa]u
      |[Dd]u
      |[Ee]n
      |[Aa]d?
      |[Nn]o
      |[Nn]a
      |[Ee]m
      |[Tt]e
    )\s(?:(?:der|den|the|la|el|les|het|de)\s)?\p{Lu}\p{Ll}\p{L}+
    |[都道府県市区町村駅]
    |通り
    |丁目
  `,
  'u',
);
/** Says what something is. */
const IS_A = lightLetters(
  regexSource`
    (?<!\p{L})(?:is|are|am) (?:an?|the|your)(?!\p{L})
    |(?<!\p{L})(?:ist|sind|bin) (?:eine?|die|der|das|ihre?)(?!\p{L})
    |(?<!\p{L})(?:est|sommes|suis) (?:une?|la|le|votre)(?!\p{L})
    |(?<!\p{L})(?:es|somos|soy) (?:una?|la|el|tu)(?!\p{L})
    |(?<!\p{L})(?:è|siamo|sono) (?:una?|uno|il|la|lo)(?!\p{L})
    |(?<!\p{L})(?:is|zijn|ben) (?:een|de|het)(?!\p{L})
    |(?<!\p{L})(?:é|somos|sou) (?:uma?|a|o)(?!\p{L})
    |です
    |であ
  `,
  'iu',
);

/** Shorter words of a name are "the" and "Dr". */
const MIN_OWN_WORD = 4;

/** Shorter names of services are part of any word. */
const MIN_SERVICE = 5;
/** A line under or over the main heading. */
const MAX_LINE_CHARS = 80;
/** Longer roles are sentences. */
const MAX_PROFESSION_WORDS = 3;

/** Fewer words are a label; Japanese, without spaces, has one in any sentence. */
const MIN_SENTENCE_WORDS = 4;
/** Logos stand first. */
const MAX_LOGOS = 3;
/** Lines that tell how to reach somebody, or whose the page is: no sentences. */
const NO_SENTENCE = /@|©|copyright|https?:|www\./i;

const LINK_PLACE = /(?:^|> )(?:a|button)(?=[.#\s]|$)/;

const TOO_LITTLE = 'The home page has too little text to tell.';

type Part = 'name' | 'what you are' | 'place';

/** A sentence near the top of the home page that says who, what and, for a local business, where. */
export const missingSelfDescription = defineCheck({
  id: 'missing-self-description',
  revision: 5,
  category: 'content',
  strength: 'B',
  catalogue: ['what-you-are'],
  title: {
    pass: 'Your home page says in one sentence who you are and what you do',
    partial: 'No single sentence on your home page says who, what and where you are',
    fail: 'Your home page does not say near the top what you are',
  },
  why: 'Assistants quote the beginning of a page most, and a sentence that defines something is easily quoted. Correlation over 18,012 citations.',
  sources: ['https://arxiv.org/abs/2604.25707'],
  needs: ['home', 'pages', 'facts', 'attempts', 'notRead', 'coverage'],
  run({ home, pages, facts, attempts, notRead, coverage }) {
    if (contentPages([home]).length === 0) return inconclusive(TOO_LITTLE);
    const prose = home.prose;
    if (prose.language === null) return inconclusive(OTHER_LANGUAGE);
    const absent = absentStatements({ pages, facts, attempts, notRead, coverage });
    if (absent.includes('name') || absent.includes('offer')) return fail([opening(home, absent)]);
    const local = isLocal(facts, pages);
    if (local === null) return inconclusive('It could not be told whether the business is local.');
    const name = facts.businessName?.value;
    if (name === undefined) return inconclusive('The name of the business could not be made out.');
    const id = sureTradeId(facts);
    const known = id === 'other' ? null : id;
    const towns = [...townsOf(facts), ...markedAreas(pages).map((area) => area.name)];
    const saysName = nameTest(name, townsOf(facts));
    const parts: [Part, (text: string) => boolean][] = [
      ['name', (text) => saysName(text) || ownersName(facts).some((owner) => text.includes(owner))],
      ['what you are', whatTest(facts, known)],
    ];
    if (local) parts.push(['place', (text) => towns.some((town) => namesPlace(text, town)) || SOME_PLACE.test(text)]);
    const sentences = openingSentences(home, prose.language);
    const judged = sentences
      // A logo in letters names the business and says nothing of it.
      .filter(({ isLink, text }) => !isLink && nameKey(text) !== nameKey(name))
      .map((sentence, at) => ({
        ...sentence,
        at,
        missing: parts.filter(([, says]) => !says(sentence.text)).map(([part]) => part),
      }))
      .sort(
        (a, b) =>
          a.missing.length - b.missing.length ||
          isLabel(a.text) - isLabel(b.text) ||
          Number(a.isHeading) - Number(b.isHeading) ||
          a.at - b.at,
      );
    // Without any sentence about what the business is, the first heading shows what stands there instead.
    const best =
      judged.find(({ missing }) => !missing.includes('what you are')) ??
      judged.filter(({ isHeading }) => isHeading).sort((a, b) => a.at - b.at)[0] ??
      judged[0];
    if (best === undefined) return inconclusive(TOO_LITTLE);
    const quote = (missing: Part[]): Evidence[] => [
      quoteFrom(
        prose,
        best.place,
        missing.length === 0 ? best.text : `${best.text} (missing here: ${missing.join(', ')})`,
      ),
    ];
    if (best.missing.length === 0) return pass(quote([]));
    // A title or logo that names the business is no sentence, but its readers know whose page this is.
    const around = [...prose.view.titles, ...prose.view.images.slice(0, MAX_LOGOS).map(({ alt }) => alt ?? '')];
    const said = [...sentences.map(({ text }) => text), ...around];
    const unsaid = parts.filter(([, says]) => !said.some(says)).map(([part]) => part);
    if (unsaid.length <= 1 && !unsaid.includes('what you are')) return partial(quote(best.missing));
    if (known === null) return inconclusive('It could not be told what kind of business this is.');
    return fail(quote(best.missing));
  },
});

const NOWHERE: Record<Statement, string> = { name: 'your name', offer: 'what you offer', contact: 'how to reach you' };

/** What stands first on the home page of a website that says the rest nowhere. */
function opening(home: ReadPage, absent: readonly Statement[]): Evidence {
  const first = home.prose.paragraphs[0];
  const missing = absent.map((one) => NOWHERE[one]).join(', ');
  return quoteFrom(
    home.prose,
    first?.place ?? 'text',
    `${first?.text.slice(0, 200) ?? ''} (nowhere: ${missing})`.trim(),
  );
}

/** Who works alone is known by the own name as well as by that of the firm. */
function ownersName({ people }: Facts): string[] {
  const [only, ...others] = people;
  return only && others.length === 0 && only.value.name.includes(' ') ? [only.value.name] : [];
}

/** The name as one, or the words in it that are its own: "Blue Larch" stands for "Blue Larch Plumbing". */
function nameTest(name: string, towns: readonly string[]): (text: string) => boolean {
  const whole = squeeze(nameKey(name));
  const own = nameKey(name)
    .split(' ')
    // "Osteopath" in a name is what somebody is, whatever trade the business was taken for.
    .filter((word) => word.length >= MIN_OWN_WORD && !saysTrade(word))
    .filter((word) => !towns.some((town) => nameKey(town).split(' ').includes(word)));
  return (text) => {
    if (squeeze(nameKey(text)).includes(whole)) return true;
    const capitalised = text.split(BETWEEN_WORDS).filter((word) => !STARTS_LOWER.test(word));
    const said = new Set(capitalised.map(nameKey));
    return own.some((word) => said.has(word));
  };
}

/** Of sentences that say as much, the first whole one tells best what a reader meets. */
const isLabel = (text: string): number => Number(text.split(/\s+/).length < MIN_SENTENCE_WORDS);

/** A word of the trade, of an owner's profession, one of the services, or "is a ...". */
function whatTest(facts: Facts, trade: TradeId | null): (text: string) => boolean {
  const services = facts.services
    .map(({ value }) => plainWords(value))
    .filter((service) => service.length >= MIN_SERVICE);
  const professions = facts.people
    .map(({ value }) => plainWords(value.role ?? ''))
    .filter(
      (role) => !POSITIONS.has(role) && role.length >= MIN_SERVICE && role.split(' ').length <= MAX_PROFESSION_WORDS,
    );
  return (text) => {
    const plain = plainWords(text);
    return (
      (trade !== null && tradesSaid(plain).includes(trade)) ||
      IS_A.test(text) ||
      services.some((service) => plain.includes(service)) ||
      professions.some((profession) => plain.includes(profession))
    );
  };
}

interface Opening {
  text: string;
  place: string;
  isHeading: boolean;
  /** What leads elsewhere says nothing by itself. */
  isLink: boolean;
}

function openingSentences(page: ReadPage, language: string): Opening[] {
  const view = contentView(page);
  const blocks = visibleBlocks(view).filter(
    ({ landmark, tag }) => landmark !== 'nav' && landmark !== 'footer' && tag !== 'option',
  );
  const total = blocks.reduce((sum, { text }) => sum + text.length, 0);
  const limit = Math.min(MAX_OPENING_CHARS, Math.max(MIN_OPENING_CHARS, total * OPENING_SHARE));
  const linked = linkBlocks(view);
  const menus = menuBlocks(view);
  const sentences: Opening[] = [];
  let chars = 0;
  for (const block of blocks) {
    if (chars > limit) break;
    chars += block.text.length;
    const place = placeOf(view, block.path);
    const isHeading = /^h[1-6]$/.test(block.tag);
    const isLink = LINK_PLACE.test(place) || linked.has(block) || menus.has(block);
    // A heading broken over lines is one line of thought, and "Osteopath D.O. · Leeds" no two sentences.
    const isOne = isHeading || block.text.length <= MAX_LINE_CHARS;
    const texts = isOne ? [block.text.replace(/\n/g, ' ')] : sentencesOf(block.text.slice(0, 2_000), language);
    sentences.push(
      ...texts.filter((text) => !NO_SENTENCE.test(text)).map((text) => ({ text, place, isHeading, isLink })),
    );
  }
  return sentences;
}

/** From so many links on, whose words are most of a block, it is a menu that nothing marks as one. */
const MENU_LINKS = 3;
const MENU_SHARE = 0.8;

function menuBlocks({ blocks, links }: PageView): Set<TextBlock> {
  const linked = new Map<TextBlock, { count: number; chars: number }>();
  for (const { block, text } of links) {
    const around = blocks[block];
    if (!around || text === '') continue;
    const { count, chars } = linked.get(around) ?? { count: 0, chars: 0 };
    linked.set(around, { count: count + 1, chars: chars + text.length });
  }
  return new Set(
    [...linked].flatMap(([block, { count, chars }]) =>
      count >= MENU_LINKS && chars >= block.text.length * MENU_SHARE ? [block] : [],
    ),
  );
}

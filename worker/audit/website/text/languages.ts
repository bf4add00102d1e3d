import { detectAll } from 'tinyld';
import type { ListedFact } from '../../facts/facts.ts';
import type { ReadPage } from '../read-pages.ts';
import { BETWEEN_LETTERS } from './letters.ts';
import { lightLetters } from './light-letters.ts';
import { remembered } from './remembered.ts';
import { sourceAt, type TextDocument, textDocuments } from './text-sources.ts';

/** Enough for a sure answer, and detection costs time per character. */
const SAMPLE_CHARS = 1_200;
/** Shorter texts are names and menu words, which fool detectors. */
const MIN_SAMPLE_CHARS = 80;
/** Below this lead of the first over the second candidate the page's `lang` decides between them. */
const CLEAR_LEAD = 0.15;
/** Statistics of letters mistake shorter texts full of names for languages nobody here writes. */
const MIN_DETECTED_CHARS = 300;
/** A further language counts from this much connected text on. */
const MIN_OTHER_CHARS = 400;
const MIN_DECLARED_CHARS = 200;

interface PageLanguage {
  code: string;
  isRead: boolean;
  chars: number;
  document: TextDocument;
  sample: string;
  /** A version beside the main one, on the same page. */
  isBeside?: true;
}

/** Languages the text is really written in, main one first; `lang` attributes only settle doubt. */
export function readLanguages(pages: ReadPage[]): ListedFact<string>[] {
  const byCode = new Map<string, PageLanguage[]>();
  for (const document of textDocuments(pages)) {
    const own = sampleOf(document);
    const judged = judgeLanguage(own, document.view.lang);
    // Whoever built a page of few words signed in its language.
    const sample = judged.code === null ? sampleOf(document, true) : own;
    const { code, isRead } = sample === own ? judged : judgeLanguage(sample, document.view.lang);
    if (code === null) continue;
    const add = (entry: PageLanguage) => {
      const list = byCode.get(entry.code);
      if (list) list.push(entry);
      else byCode.set(entry.code, [entry]);
    };
    add({ code, isRead, chars: document.view.textChars, document, sample });
    const beside = languageBeside(document, code);
    if (beside) add({ ...beside, isRead: true, document, isBeside: true });
  }
  const onHome = [...byCode.values()].flat().filter(({ document }) => document.page.role === 'home');
  // What the text itself says counts before what the frame of an application declares.
  const home = (onHome.find(({ isRead }) => isRead) ?? onHome[0])?.code ?? null;
  const isHomeSaid = home === null ? byCode.size > 0 : byCode.get(home)?.some(({ isRead }) => isRead);
  const said = isHomeSaid ? null : languageOfAll(pages, home);
  if (said !== null) return [said];
  const total = (entries: PageLanguage[]) => entries.reduce((sum, { chars }) => sum + Math.min(chars, 20_000), 0);
  // A page that declares the language its text is in was made for it, however short.
  const isDeclared = (code: string, entries: PageLanguage[]) =>
    entries.some(({ document }) => document.view.lang?.toLowerCase().startsWith(code) && !document.isLegal);
  const isEnough = (code: string, entries: PageLanguage[]) =>
    total(entries) >= (isDeclared(code, entries) ? MIN_DECLARED_CHARS : MIN_OTHER_CHARS);
  return (
    [...byCode]
      // What only an attribute says, no language of the website's own makes.
      .filter(([code, entries]) => code === home || entries.some(({ isRead }) => isRead))
      .filter(([code, entries]) => code === home || byCode.size === 1 || isEnough(code, entries))
      .filter(([code, entries]) => code === home || isCredible(code, entries, home))
      // The language of the home page is the main one unless another clearly dominates what was read.
      .sort(([a, ea], [b, eb]) => total(eb) * (b === home ? 3 : 1) - total(ea) * (a === home ? 3 : 1))
      .map(([value, entries]) => ({
        value,
        sources: entries.slice(0, 12).map(({ document, sample }) => sourceAt(document, 'text', sample.slice(0, 160))),
      }))
  );
}

/** Words of menus and contact lists that only one of these languages writes so: all that a website of a few words says. */
const FRAME_WORDS: Record<string, string> = {
  en: 'welcome products services opens closes opening hours address phone prices rooms gallery bookings',
  de: 'startseite kontakt adresse telefon öffnungszeiten leistungen preise zimmer anfahrt',
  fr: 'accueil adresse téléphone horaires tarifs chambres nous',
  es: 'inicio contacto dirección teléfono horario servicios habitaciones nosotros ubicación',
  it: 'contatti indirizzo telefono orari servizi camere prezzi dove siamo',
  nl: 'adres telefoon openingstijden diensten prijzen kamers',
  pt: 'início contato contactos endereço morada telefone serviços quartos sobre localização',
};
const MIN_FRAME_WORDS = 3;

function mostFrameWords(text: string): string | null {
  const words = new Set(text.toLowerCase().split(BETWEEN_LETTERS));
  const hits = Object.entries(FRAME_WORDS).map(
    ([code, list]) => [code, list.split(' ').filter((word) => words.has(word)).length] as const,
  );
  const [first, second] = hits.sort((a, b) => b[1] - a[1]);
  return first && first[1] >= MIN_FRAME_WORDS && first[1] >= (second?.[1] ?? 0) * 2 ? first[0] : null;
}

/** Where no page says in words what the home page declares: what menus, addresses and closing lines of all of them say against it. */
function languageOfAll(pages: ReadPage[], declared: string | null): ListedFact<string> | null {
  const documents = textDocuments(pages);
  const lines = documents.flatMap((document) =>
    document.lines.filter(({ text, foreign }) => foreign === null && !isFiller(text)).map(({ text }) => text),
  );
  const sample = [...new Set(lines)].join('\n').slice(0, SAMPLE_CHARS);
  const [first] = documents;
  if (first === undefined) return null;
  const code = mostFunctionWords(sample) ?? (declared === null ? mostFrameWords(sample) : null);
  if (code === null || code === declared || (declared !== null && !isFarBehind(sample, declared, code))) return null;
  return { value: code, sources: [sourceAt(first, 'text', sample.slice(0, 160))] };
}

/**
 * One page alone in another language is a version when it says so, by its `lang` or its address; else statistics were misled by the
 * names and fillers in it.
 */
function isCredible(code: string, entries: PageLanguage[], home: string | null): boolean {
  if (new Set(entries.map(({ document }) => document.pageUrl)).size >= 2) return true;
  return entries.some(({ document: { view, pageUrl }, isBeside }) => {
    if (isBeside) return true;
    const lang = view.lang?.trim().toLowerCase() ?? '';
    const named = new RegExp(`[/_.-]${code}(?:[/_.-]|$)`).test(new URL(pageUrl).pathname.toLowerCase());
    return lang.startsWith(code) || named || (code in FUNCTION_WORDS && (home === null || !lang.startsWith(home)));
  });
}

/** Both versions of a text stand in one page, shown by a switch: the second has nearly as much text as the first. */
const MIN_BESIDE_CHARS = 500;
const MIN_BESIDE_SHARE = 0.3;
const BESIDE_LINE_CHARS = 50;
const MAX_BESIDE_LINES = 120;

/** The second language of a page that says everything twice; reviews and quotations in it are no such version. */
function languageBeside(document: TextDocument, main: string): { code: string; chars: number; sample: string } | null {
  if (document.isLegal || document.page.role === 'article') return null;
  const chars = new Map<string, { chars: number; lines: number; sample: string }>();
  let all = 0;
  let left = MAX_BESIDE_LINES;
  for (const line of document.lines) {
    if (line.text.length < BESIDE_LINE_CHARS || line.foreign !== null || isFiller(line.text)) continue;
    if (left-- <= 0) break;
    const code = mostFunctionWords(line.text);
    all += line.text.length;
    if (code === null || code === main) continue;
    const entry = chars.get(code) ?? { chars: 0, lines: 0, sample: line.text };
    chars.set(code, { ...entry, chars: entry.chars + line.text.length, lines: entry.lines + 1 });
  }
  const [best] = [...chars].sort((a, b) => b[1].chars - a[1].chars);
  if (!best || best[1].chars < MIN_BESIDE_CHARS || best[1].chars < all * MIN_BESIDE_SHARE || best[1].lines < 4)
    return null;
  return { code: best[0], chars: best[1].chars, sample: best[1].sample };
}

/** Latin that fills a template is nobody's language. */
const FILLER_TEXT = /lorem ipsum|dolor sit amet|consec?tetur|etiam quis|curabitur|phasellus|pellentesque|vestibulum/i;

/** What follows the well-known beginning of it, word by word. */
const FILLER_WORDS = new Set(
  'aliquam aliquet augue bibendum donec dictum dignissim egestas eget eleifend erat euismod facilisis faucibus fermentum feugiat imperdiet justo lacinia lacus lectus leo ligula luctus maecenas mattis mauris metus molestie morbi nec nibh nisi nisl nulla nullam nunc odio orci posuere praesent pretium proin pulvinar purus quam quis quisque rhoncus risus sagittis sapien scelerisque sed semper sodales sollicitudin suscipit suspendisse tellus tempor tincidunt tortor tristique turpis ultrices ultricies urna varius vehicula vel velit venenatis vitae viverra volutpat vulputate'.split(
    ' ',
  ),
);
const MIN_FILLER_WORDS = 6;
const MIN_FILLER_SHARE = 0.3;

/** Six words and the spaces between them. */
const MIN_FILLER_CHARS = 30;

const isFiller = remembered((text): boolean => {
  if (FILLER_TEXT.test(text)) return true;
  if (text.length < MIN_FILLER_CHARS) return false;
  const words = text.toLowerCase().split(BETWEEN_LETTERS).filter(Boolean);
  const known = words.filter((word) => FILLER_WORDS.has(word));
  return new Set(known).size >= MIN_FILLER_WORDS && known.length >= words.length * MIN_FILLER_SHARE;
});

/** "Lá lá lá lá lá lá" */
const ONE_WORD_AGAIN = lightLetters(/(?<!\p{L})(\p{L}{1,8})(?:[\s,]+\1){5}(?!\p{L})/iu);
const isOneWord = remembered((text) => ONE_WORD_AGAIN.test(text));

/** Running text of a page: sentences before labels, since single words mix languages. */
function sampleOf(document: TextDocument, withCredits = false): string {
  let prose = '';
  let labels = '';
  let credits = '';
  for (const line of document.lines) {
    if (prose.length >= SAMPLE_CHARS) break;
    if (withCredits && line.foreign === 'web designer' && credits.length < SAMPLE_CHARS)
      credits += `${line.text.slice(0, 600)}\n`;
    if (line.foreign !== null || isFiller(line.text) || isOneWord(line.text)) continue;
    const text = line.text.slice(0, 600);
    const isSentence = text.length >= 45 || /[。！？]/.test(text);
    // Words of a menu mix languages; a motto in the same frame does not.
    if (line.landmark === 'nav' && !isSentence) continue;
    if (isSentence) prose += `${text}\n`;
    else if (labels.length < SAMPLE_CHARS) labels += `${text}\n`;
  }
  const shown = prose.length >= MIN_SAMPLE_CHARS * 2 ? prose : prose + labels + credits;
  return (shown === '' && !document.page.rendered ? introduced(document) : shown).slice(0, SAMPLE_CHARS);
}

/** What a page without any text of its own, an application that was not run, says about itself to others. */
function introduced({ view }: TextDocument): string {
  const description = view.metas.find(({ name }) => name === 'description')?.content ?? '';
  return [...view.titles.slice(0, 1), description].join('\n').trim();
}

/** Language of a text as BCP 47 primary subtag; null when it is too short to tell and `lang` is silent. */
export function detectLanguage(text: string, lang: string | null): string | null {
  return judgeLanguage(text, lang).code;
}

/** `isRead`: the text itself says so, not only its `lang` attribute. */
function judgeLanguage(text: string, lang: string | null): { code: string | null; isRead: boolean } {
  const declared =
    lang
      ?.trim()
      .toLowerCase()
      .match(/^([a-z]{2,3})(?:[-_]|$)/)?.[1] ?? null;
  const letters = text
    .replace(/https?:\S+|(?<!\S)\S+@\S+|[\d\p{P}\p{S}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const kana = (letters.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? []).length;
  if (kana >= 15 && kana > letters.length * 0.1) return { code: 'ja', isRead: true };
  const words = functionWords(letters);
  if (words !== null) return { code: words, isRead: true };
  const written = otherScript(letters);
  if (written !== null && declared !== null && declared in FUNCTION_WORDS) return { code: written, isRead: true };
  if (letters.length < MIN_SAMPLE_CHARS) return { code: letters.length < 3 ? null : declared, isRead: false };
  // A short text with a few of the commonest words is in that language, however sure the detector is of another.
  const likely = mostFunctionWords(letters);
  if (likely !== null && (declared === null || declared === likely || isFarBehind(letters, declared, likely)))
    return { code: likely, isRead: true };
  // Latin fills templates; no business speaks it.
  const [best, second] = detectAll(letters).filter(({ lang: found }) => found !== 'la');
  if (!best || letters.length < MIN_DETECTED_CHARS) return { code: declared ?? likely, isRead: false };
  const isClear = best.accuracy - (second?.accuracy ?? 0) >= CLEAR_LEAD;
  return declared === null || isClear ? { code: best.lang, isRead: true } : { code: declared, isRead: false };
}

/** The commonest short words of a language and of no other listed here: a third of any running text consists of such words. */
const FUNCTION_WORDS: Record<string, string> = {
  en: 'the and of to is are for with you your our we from that this at by be or will can have not all it as',
  de: 'der die das und ist sind für mit sie ihre ihr unser unsere wir von dem den ein eine nicht auf zu im bei oder auch werden wird',
  fr: 'le les des et est sont pour avec vous votre vos notre nos nous dans du une sur par au aux ou plus cette pas qui',
  es: 'el los las y es son para con usted su sus nuestra nuestro del una por en como más que nuestros se al o esta',
  it: 'il gli della di e è sono per con voi tuo tua nostro nostra nel una dei che alla da più si le delle questo',
  nl: 'het de een en is zijn voor met u uw ons onze wij van op te bij of niet ook worden wordt aan dat je',
  pt: 'o os as e é são para com você seu sua nosso nossa do da dos das uma em não mais que por no na ao',
  // Not read for facts, but else taken for a neighbour that shares "de", "en" and "er".
  da: 'og det er til af på jeg ikke har kan som også hos eller fra vi din mig dig meget efter bliver hvor være når',
  nb: 'og det er til av på jeg ikke har kan som også hos eller fra vi din meg deg mye etter blir hvor være når våre',
  sv: 'och det är till av på jag inte har kan som också hos eller från vi din mig dig mycket efter blir där vara när att för våra',
  pl: 'się nie jest oraz dla są przez jak od po że już tylko można przy ich jako także',
  cs: 'pro jsou nebo při jako také která který podle naše vás vám být než ke ve že nás',
  tr: 've bir için ile bu olarak daha çok olan sizin gibi kadar her tüm',
};

/** Fewer letters are a name or a menu. */
const MIN_SCRIPT_LETTERS = 40;

const LETTERS = lightLetters(/\p{L}/gu);

/** The likeliest language of a text that is hardly written in Latin letters; null of other texts and where nobody can tell. */
function otherScript(letters: string): string | null {
  const all = (letters.match(LETTERS) ?? []).length;
  const latin = (letters.match(/\p{Script=Latin}/gu) ?? []).length;
  if (all < MIN_SCRIPT_LETTERS || latin > all / 2) return null;
  return detectAll(letters)[0]?.lang ?? null;
}

/** How clearly the best language must lead the second by share of its words. */
const WORD_LEAD = 1.5;
/** Below this many hits the text is too short or in another language. */
const MIN_HITS = 6;
/** Running text of a language has far more; lists of other languages' names stay below. */
const MIN_SHARE = 0.12;

const CODES = Object.keys(FUNCTION_WORDS);
/** The languages each word belongs to, by place in `CODES`. */
const KNOWN_WORDS = new Map<string, number[]>();
for (const [at, list] of Object.values(FUNCTION_WORDS).entries())
  for (const word of new Set(list.split(' '))) KNOWN_WORDS.set(word, [...(KNOWN_WORDS.get(word) ?? []), at]);

interface WordScore {
  code: string;
  hits: number;
}

const NO_LANGUAGE: readonly number[] = [];

function wordScores(words: string[]): WordScore[] {
  const scores = CODES.map((code): WordScore => ({ code, hits: 0 }));
  for (const word of words)
    for (const at of KNOWN_WORDS.get(word) ?? NO_LANGUAGE) {
      const score = scores[at];
      if (score) score.hits++;
    }
  return scores.sort((a, b) => b.hits - a.hits);
}

/** Enough to tell apart languages that share some short words. */
const MIN_LIKELY_HITS = 3;

/** A slogan in the declared language has one or two of its words; templates declare English whatever is written in them. */
const FAR_BEHIND = 3;

function isFarBehind(text: string, declared: string, likely: string): boolean {
  const scores = wordScores([...new Set(text.toLowerCase().split(BETWEEN_LETTERS))]);
  const hitsOf = (code: string) => scores.find((score) => score.code === code)?.hits ?? 0;
  return hitsOf(declared) * FAR_BEHIND < hitsOf(likely);
}

/** The language with clearly most of its common words, however few; null when none leads. */
const mostFunctionWords = remembered((text): string | null => {
  // Each word once: "de" three times is a domain or a name.
  const [first, second] = wordScores([...new Set(text.toLowerCase().split(BETWEEN_LETTERS))]);
  return first && first.hits >= MIN_LIKELY_HITS && first.hits > (second?.hits ?? 0) ? first.code : null;
});

function functionWords(text: string): string | null {
  const words = text.toLowerCase().split(BETWEEN_LETTERS);
  const [first, second] = wordScores(words);
  if (!first || first.hits < MIN_HITS || first.hits < words.length * MIN_SHARE) return null;
  return first.hits >= (second?.hits ?? 0) * WORD_LEAD ? first.code : null;
}

import type { ListedFact } from '../../facts/facts.ts';
import { shortened } from '../../wording/cut-text.ts';
import { unlistedLanguage } from '../language-versions.ts';
import type { ReadPage } from '../read-pages.ts';
import {
  commonWords,
  FUNCTION_WORDS,
  isFarBehind,
  isOutvoted,
  isToldByWords,
  judgeLanguage,
  MIN_SAMPLE_CHARS,
  mostFunctionWords,
} from './detect-language.ts';
import { TYPESETTERS_WORDS } from './latin-filler.ts';
import { BETWEEN_LETTERS } from './letters.ts';
import { lightLetters } from './light-letters.ts';
import { remembered } from './remembered.ts';
import { sourceAt, type TextDocument, type TextLine, textDocuments } from './text-sources.ts';

/** Enough for a sure answer, and detection costs time per character. */
const SAMPLE_CHARS = 1_200;
/** A further language counts from this much connected text on. */
const MIN_OTHER_CHARS = 400;
const MIN_DECLARED_CHARS = 200;

interface PageLanguage {
  code: string;
  readonly isRead: boolean;
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
    const version = unlistedLanguage(document.page);
    const judged = version === null ? judgeLanguage(own, document.view.lang) : { code: version, isRead: true };
    // Whoever built a page of few words signed in its language.
    const sample = judged.code === null ? sampleOf(document, true) : own;
    const told = version !== null || sample === own ? judged : judgeLanguage(sample, document.view.lang);
    const { code } = told;
    if (code === null || isContradicted(code, told, document, sample)) continue;
    const add = (entry: PageLanguage) => {
      const list = byCode.get(entry.code);
      if (list) list.push(entry);
      else byCode.set(entry.code, [entry]);
    };
    add({
      code,
      // May take statistics of letters; of most pages nobody asks.
      get isRead() {
        return told.isRead;
      },
      chars: document.view.textChars,
      document,
      sample,
    });
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
      .filter(([code]) => code === home || isCredible(code, byCode, home))
      // The language of the home page is the main one unless another clearly dominates what was read.
      .sort(([a, ea], [b, eb]) => total(eb) * (b === home ? 3 : 1) - total(ea) * (a === home ? 3 : 1))
      .map(([value, entries]) => ({
        value,
        sources: entries.slice(0, 12).map(({ document, sample }) => sourceOf(document, quoteOf(sample, value), value)),
      }))
  );
}

const sourceOf = (document: TextDocument, quote: string, code: string) => {
  const lang = document.view.lang?.trim() ?? '';
  // A label tells no language.
  if (!isSentence(quote) && commonWords(code, quote) < SMALL_WORDS && lang.toLowerCase().split(/[-_]/)[0] === code)
    return sourceAt(document, 'html[lang]', `lang="${lang}"`);
  const head = document.view.titles.some((title) => title.trim() === quote) ? 'title' : 'meta description';
  return sourceAt(document, isWordless(document) ? head : 'text', quote);
};

const isSentence = (text: string): boolean => text.length >= 45 || /[。！？]/.test(text);

const SMALL_WORDS = 2;

/** The longest line of what was read that is plainly in this language, and no mere address: a quotation is one run of text. */
function quoteOf(sample: string, code: string): string {
  const lines = sample.split('\n').toSorted((a, b) => b.length - a.length);
  const prose = lines.filter((line) => !/@|:\/\/|\d{5}/.test(line));
  const isSaidIn = (line: string) => commonWords(code, line) > 0 && !isOutvoted(code, line);
  const longest = prose.find(isSaidIn) ?? prose[0] ?? lines[0] ?? '';
  return shortened(longest, QUOTE_CHARS);
}
const QUOTE_CHARS = 160;
/** Where a quotation is cut nothing of its page need follow. */
const QUOTE_START_CHARS = 40;

/** What a template declares on a page below the home page, whose few words are of another language; or on one without words. */
const isContradicted = (
  code: string,
  told: { readonly isRead: boolean },
  document: TextDocument,
  sample: string,
): boolean =>
  !told.isRead &&
  (isWordless(document)
    ? !isIntroducedIn(code, document, sample)
    : document.page.role !== 'home' && code in FUNCTION_WORDS && isOutvoted(code, sample));

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

/** Not one small word of the declared language: a template declares its own, whatever is written into it. */
const isUnsaid = (sample: string, declared: string | null): boolean =>
  declared === null || (declared in FUNCTION_WORDS && commonWords(declared, sample) === 0);

/** Where no page says in words what the home page declares: what menus, addresses and closing lines of all of them say against it. */
function languageOfAll(pages: ReadPage[], declared: string | null): ListedFact<string> | null {
  const documents = textDocuments(pages);
  const lines = documents.flatMap((document) =>
    document.lines
      .filter((line) => line.foreign === null && !isFiller(line.text) && !isForScriptless(line, document))
      .map(({ text }) => text),
  );
  const sample = [...new Set(lines)].join('\n').slice(0, SAMPLE_CHARS);
  const [first] = documents;
  if (first === undefined) return null;
  const code = mostFunctionWords(sample) ?? (isUnsaid(sample, declared) ? mostFrameWords(sample) : null);
  if (code === null || code === declared || (declared !== null && !isFarBehind(sample, declared, code))) return null;
  const quote = quoteOf(sample, code);
  const start = quote.slice(0, QUOTE_START_CHARS);
  const said = documents.find((document) => document.lines.some(({ text }) => text.startsWith(start))) ?? first;
  return { value: code, sources: [sourceAt(said, 'text', quote)] };
}

/**
 * One page alone in another language is a version when it says so, by its `lang` or its address; else statistics were misled by the
 * names and fillers in it.
 */
function isCredible(code: string, byCode: ReadonlyMap<string, PageLanguage[]>, home: string | null): boolean {
  const entries = byCode.get(code) ?? [];
  if (outweighs(entries, byCode.get(home ?? '') ?? [])) return true;
  if (new Set(entries.map(({ document }) => document.pageUrl)).size >= 2) return true;
  return entries.some(({ document: { view, pageUrl }, isBeside }) => {
    if (isBeside) return true;
    const lang = view.lang?.trim().toLowerCase() ?? '';
    const named = new RegExp(`[/_.-]${code}(?:[/_.-]|$)`).test(new URL(pageUrl).pathname.toLowerCase());
    return lang.startsWith(code) || named || (code in FUNCTION_WORDS && (home === null || !lang.startsWith(home)));
  });
}

/** The one page with running text, whose small words say what it is in, where all pages in the language of the home page hold less. */
function outweighs(entries: PageLanguage[], ofHome: PageLanguage[]): boolean {
  const chars = (all: PageLanguage[]) => all.reduce((sum, one) => sum + one.sample.length, 0);
  const told = entries.filter(
    ({ code, document, sample }) =>
      !document.isLegal && isToldByWords(sample, null) && mostFunctionWords(sample) === code,
  );
  return chars(told) >= MIN_OTHER_CHARS && chars(told) > chars(ofHome);
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

const MIN_FILLER_WORDS = 6;
const MIN_FILLER_SHARE = 0.3;

/** Six words and the spaces between them. */
const MIN_FILLER_CHARS = 30;

const isFiller = remembered((text): boolean => {
  if (FILLER_TEXT.test(text)) return true;
  if (text.length < MIN_FILLER_CHARS) return false;
  const words = text.toLowerCase().split(BETWEEN_LETTERS).filter(Boolean);
  const known = words.filter((word) => TYPESETTERS_WORDS.has(word));
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
    if (isForScriptless(line, document)) continue;
    const text = line.text.slice(0, 600);
    // Words of a menu mix languages; a motto in the same frame does not.
    if (line.landmark === 'nav' && !isSentence(text)) continue;
    if (isSentence(text)) prose += `${text}\n`;
    else if (labels.length < SAMPLE_CHARS) labels += `${text}\n`;
  }
  const shown = prose.length >= MIN_SAMPLE_CHARS * 2 ? prose : prose + labels + credits;
  return (shown === '' && isWordless(document) ? introduced(document) : shown).slice(0, SAMPLE_CHARS);
}

/** What a framework says to browsers without scripts is in its own language. */
const isForScriptless = ({ tag, hidden }: TextLine, { page }: TextDocument): boolean =>
  tag === 'noscript' && (hidden || page.rendered !== null);

/** In no view a word of its own: an application that was not run, or that broke off. */
const isWordless = ({ page }: TextDocument): boolean =>
  page.documents.every((document) => document.lines.every((line) => isForScriptless(line, document)));

/** Whether an application that showed no text says by its title and description what it declares; a template's title says nothing. */
function isIntroducedIn(code: string, { view }: TextDocument, sample: string): boolean {
  const declared = view.lang?.trim().toLowerCase().split(/[-_]/)[0] || code;
  return declared === code && (!(code in FUNCTION_WORDS) || commonWords(code, sample) > 0) && !isOutvoted(code, sample);
}

/** What a page without any text of its own, an application that was not run, says about itself to others. */
function introduced({ view }: TextDocument): string {
  const description = view.metas.find(({ name }) => name === 'description')?.content ?? '';
  return [...view.titles.slice(0, 1), description].join('\n').trim();
}

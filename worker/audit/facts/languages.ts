import { detectAll } from 'tinyld';
import type { ReadPage } from '../inputs.ts';
import type { ListedFact } from './facts.ts';
import { sourceAt, type TextDocument, textDocuments } from './text-sources.ts';

/** Enough for a sure answer, and detection costs time per character. */
const SAMPLE_CHARS = 1_200;
/** Shorter texts are names and menu words, which fool detectors. */
const MIN_SAMPLE_CHARS = 80;
/** Below this lead of the first over the second candidate the page's `lang` decides between them. */
const CLEAR_LEAD = 0.15;
/** A further language counts from this much connected text on. */
const MIN_OTHER_CHARS = 400;

interface PageLanguage {
  code: string;
  chars: number;
  document: TextDocument;
  sample: string;
}

/** Languages the text is really written in, main one first; `lang` attributes only settle doubt. */
export function readLanguages(pages: ReadPage[]): ListedFact<string>[] {
  const byCode = new Map<string, PageLanguage[]>();
  for (const document of textDocuments(pages)) {
    const sample = sampleOf(document);
    const code = detectLanguage(sample, document.view.lang);
    if (code === null) continue;
    const entry = { code, chars: document.view.textChars, document, sample };
    const list = byCode.get(code);
    if (list) list.push(entry);
    else byCode.set(code, [entry]);
  }
  const home = [...byCode.values()].flat().find(({ document }) => document.page.role === 'home')?.code ?? null;
  const total = (entries: PageLanguage[]) => entries.reduce((sum, { chars }) => sum + Math.min(chars, 20_000), 0);
  return [...byCode]
    .filter(([code, entries]) => code === home || byCode.size === 1 || total(entries) >= MIN_OTHER_CHARS)
    // The language of the home page is the main one unless another clearly dominates what was read.
    .sort(([a, ea], [b, eb]) => total(eb) * (b === home ? 3 : 1) - total(ea) * (a === home ? 3 : 1))
    .map(([value, entries]) => ({
      value,
      sources: entries.slice(0, 12).map(({ document, sample }) => sourceAt(document, 'text', sample.slice(0, 160))),
    }));
}

/** Running text of a page: sentences before labels, since single words mix languages. */
function sampleOf(document: TextDocument): string {
  let prose = '';
  let labels = '';
  for (const line of document.lines) {
    if (prose.length >= SAMPLE_CHARS) break;
    if (line.foreign !== null || line.landmark === 'nav') continue;
    const text = line.text.slice(0, 600);
    if (text.length >= 45 || /[。！？]/.test(text)) prose += `${text}\n`;
    else if (labels.length < SAMPLE_CHARS) labels += `${text}\n`;
  }
  return (prose.length >= MIN_SAMPLE_CHARS * 2 ? prose : prose + labels).slice(0, SAMPLE_CHARS);
}

/** Language of a text as BCP 47 primary subtag; null when it is too short to tell and `lang` is silent. */
export function detectLanguage(text: string, lang: string | null): string | null {
  const declared = lang?.trim().toLowerCase().match(/^([a-z]{2,3})(?:[-_]|$)/)?.[1] ?? null;
  const letters = text.replace(/https?:\S+|\S+@\S+|[\d\p{P}\p{S}]+/gu, ' ').replace(/\s+/g, ' ').trim();
  const kana = (letters.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? []).length;
  if (kana >= 15 && kana > letters.length * 0.1) return 'ja';
  if (letters.length < MIN_SAMPLE_CHARS) return letters.length < 3 ? null : declared;
  const [best, second] = detectAll(letters);
  if (!best) return declared;
  const lead = best.accuracy - (second?.accuracy ?? 0);
  const supported = second?.lang === declared || best.lang === declared;
  if (declared !== null && declared !== best.lang && lead < CLEAR_LEAD && supported) return declared;
  return best.lang;
}

import { descriptionOf, isAdvisedLength } from '../../checks/semantics/weak-meta-descriptions.ts';
import { pointsBack } from '../../checks/shared/pointing-words.ts';
import { asksTheVisitor } from '../../checks/shared/questions/sales-questions.ts';
import { templateWords } from '../../checks/shared/template-texts.ts';
import { REVIEWS_PLACE } from '../../facts/reviews/review-words.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { STARTS_LOWER } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import type { Paragraph } from '../../website/text/page-prose.ts';
import { brokenCharacters } from '../../website/text/reading/broken-characters.ts';
import { endsAsSentence } from '../../website/text/sentences.ts';
import { startTag } from '../as-html.ts';
import type { FixBuilder, FixInput } from '../fix-input.ts';
import { forCheck, htmlFix, pagesOf } from '../page-fix.ts';
import { seoPlacement } from '../page-placement.ts';
import { isServedAlike } from '../shared-file.ts';
import { saysItsSubject, saysWhat } from './main-terms.ts';
import { namesBusiness } from './title-parts.ts';

const CHECK = 'weak-meta-descriptions';

/**
 * For each page without a description, or with that of another page: a sentence of its own text that says what the page is about, whole
 * and alone. A description somebody wrote for the page stays, whatever its length.
 */
export const descriptionFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    const pages = pagesOf(input, CHECK);
    const texts = newDescriptions(input, pages);
    const fixes = pages.flatMap((page) => {
      const text = texts.get(page.url);
      if (text === undefined) return [];
      return htmlFix(input, page, {
        kind: 'meta-tags',
        placement: seoPlacement(input, page, 'description'),
        content: startTag('meta', { name: 'description', content: text }),
        before: descriptionOf(page),
        action: 'head',
      });
    });
    return forCheck(
      CHECK,
      fixes,
      pages.every(({ url }) => texts.has(url)),
    );
  },
};

function newDescriptions(input: FixInput, weak: readonly ReadPage[]): ReadonlyMap<string, string> {
  const pages = input.inputs.pages ?? [];
  const taken = new Set(pages.map(keyOf));
  const found = new Map<string, string>();
  for (const page of weak) {
    const own = keyOf(page);
    const isItsOwn = own !== undefined && pages.every((other) => other === page || keyOf(other) !== own);
    // Of several pages with one description the home page may keep it.
    const isHomes = own !== undefined && page.role === 'home';
    if (isItsOwn || isHomes || isWrittenLate(page) || isServedAlike(page, pages)) continue;
    const text = sentencesFor(input, page).find((one) => isAdvisedLength(one) && !taken.has(one.toLowerCase()));
    if (text === undefined) continue;
    taken.add(text.toLowerCase());
    found.set(page.url, text);
  }
  return found;
}

/** A script would put its own over it, which somebody wrote for the page. */
const isWrittenLate = ({ plain, rendered }: ReadPage): boolean => {
  const [served, drawn] = [plain.view, rendered?.view].map((view) =>
    view?.metas.find(({ name }) => name === 'description'),
  );
  return Boolean(drawn?.content.trim()) && drawn?.content.trim() !== served?.content.trim();
};

const keyOf = (page: ReadPage): string | undefined => descriptionOf(page)?.toLowerCase();

/** "… near Franklin, MA. | 02038 Residential …": behind a short word with a dot, or before a number, the sentence may have gone on. */
const isRest = (sentences: readonly string[], at: number): boolean =>
  at > 0 && (/^\s*\d/.test(sentences[at] ?? '') || ENDS_SHORT.test(sentences[at - 1]?.trim() ?? ''));
const ENDS_SHORT = lightLetters(/(?<!\p{L})\p{L}{1,3}\.$/u);

const NOTE_MARK = /\[\d{1,3}(?:\s?[-–,]\s?\d{1,3})*\]/;

/** "14 to 21 August": what has two figures is a span, a price or a count, and need not be true for longer than the text beside it. */
const FIGURES = /[0-9０-９]+(?:[.,:][0-9０-９]+)*/g;
const MAX_FIGURES = 1;

/**
 * Sentences of the page's first paragraph that can stand alone and name the business, and what the page is about. "We" and "this" say of
 * nobody who they are.
 */
function sentencesFor(input: FixInput, page: ReadPage): string[] {
  const { language } = page.prose;
  // An answer without its question describes nothing; of a language we do not read nobody can tell what a sentence says.
  if (page.role === 'faq' || language === null) return [];
  const sentences = leadOf(page)?.sentences ?? [];
  // What a page about the business itself is about, is the business.
  const isAbout = (text: string): boolean =>
    namesBusiness(input, text) &&
    (['home', 'about', 'contact'].includes(page.role)
      ? saysWhat(input, page, text)
      : saysItsSubject(input, page, text));
  return sentences
    .filter((_, at) => !isRest(sentences, at))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => isTelling(sentence) && !pointsBack(sentence, language) && isAbout(sentence));
}

const isTelling = (sentence: string): boolean =>
  endsAsSentence(sentence) &&
  !asksTheVisitor(sentence) &&
  brokenCharacters(sentence) === null &&
  !/[?？]|^[„“"«‘'»]|@|©|cookie/i.test(sentence) &&
  // "… for events [4-6].": a mark that leads to a note, or was left by a tool.
  !NOTE_MARK.test(sentence) &&
  // A call is a slogan, and a slip of the keys would stand in every search result.
  !/[!！]|[–—-]{2,}|[,;]{2,}/.test(sentence) &&
  (sentence.match(FIGURES)?.length ?? 0) <= MAX_FIGURES &&
  !STARTS_LOWER.test(sentence);

const isQuote = (place: string): boolean => /quote/i.test(place) || REVIEWS_PLACE.test(place);

/**
 * The first paragraph of a page: further down, and below the second heading, text speaks of a part, as the words beside a file to load do.
 * What is set as a quotation somewhere on the page are somebody else's words wherever they stand.
 */
function leadOf({ prose: { paragraphs, view } }: ReadPage): Paragraph | null {
  const [, second] = view.headings.filter(({ hidden, text, block }) => {
    const landmark = view.blocks[block]?.landmark ?? null;
    return !hidden && text !== '' && block >= 0 && (landmark === 'main' || landmark === null);
  });
  const end = second?.block ?? view.blocks.length;
  const lead = paragraphs.find(({ block, sentences }) => block < end && sentences.some(endsAsSentence));
  if (!lead || templateWords(lead.text) !== null || isQuote(lead.place)) return null;
  const quotations = paragraphs.filter(({ place }) => isQuote(place)).map(({ text }) => text);
  return quotations.some((said) => said.includes(lead.text) || lead.text.includes(said)) ? null : lead;
}

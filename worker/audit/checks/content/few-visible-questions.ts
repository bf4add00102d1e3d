import type { Facts } from '../../facts/facts.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { contentPages } from '../../website/text/page-prose.ts';
import { unreadPages } from '../../website/unread-pages.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { NO_CONTENT_PAGE, OTHER_LANGUAGE } from '../shared/content-words.ts';
import { evidenceOf, inPlain, nothingOnContent } from '../shared/plain-facts.ts';
import { askedQuestions, quoteOfQuestion } from '../shared/questions/asked-questions.ts';

const SOME = 'Questions stand on your pages; that they cover what customers ask is for you to check.';

/** On one page. The catalogue's proposal: what the questions cover matters, not their number. */
const ENOUGH = 5;
const MAX_QUOTED = 5;
/** So many headings that ask, none with a word below it. */
const UNANSWERED = 3;

/** Visible questions with answers, folded ones too. */
export const fewVisibleQuestions = defineCheck({
  id: 'few-visible-questions',
  revision: 7,
  category: 'content',
  strength: 'C',
  catalogue: ['faq-visible'],
  title: {
    pass: 'At least five questions stand on a page with their answers',
    partial: 'Your questions and answers can be read only after JavaScript',
    fail: 'We found no question of customers with its answer',
  },
  why: 'People ask assistants in questions. In a study of 21,143 citations the format of questions and answers alone brought none.',
  sources: ['https://arxiv.org/abs/2604.25707'],
  needs: ['pages', 'attempts', 'notRead', 'facts'],
  causes: ['answers-not-in-page', 'only-after-javascript'],
  claimsAbsence: ['fail'],
  run({ pages, attempts, notRead, facts }) {
    const content = contentPages(pages);
    if (content.length === 0) return notApplicable(NO_CONTENT_PAGE);
    const quoted = facts.faq.slice(0, MAX_QUOTED).map((pair) => evidenceOf(pair, pair.value.question));
    if (mostOnOnePage(facts.faq.filter(inPlain)) >= ENOUGH) return pass(quoted);
    if (mostOnOnePage(facts.faq) >= ENOUGH) return dueTo('only-after-javascript', partial(quoted));
    if (facts.faq.length > 0) return inconclusive(SOME, quoted);
    // No list of questions, yet a heading that asks and the text under it are a question with its answer.
    const asked = askedQuestions(content, facts);
    const headings = asked.filter(({ answer }) => answer !== '');
    // One heading that asks may be a flourish; several in a row are a list, and something keeps its answers.
    if (headings.length === 0 && asked.length >= UNANSWERED)
      return dueTo('answers-not-in-page', fail(asked.map(quoteOfQuestion)));
    // A contact page asks, too; what a legal notice asks is no customer's question.
    const trace = questionTrace(pages.filter(({ role }) => role !== 'legal'));
    if (trace)
      return inconclusive(SOME, headings.length > 0 ? headings.slice(0, MAX_QUOTED).map(quoteOfQuestion) : [trace]);
    const unread = unreadPages({ pages, attempts, notRead });
    if (unread.some(({ role }) => role === 'faq'))
      return inconclusive('The page with your questions and answers could not be read.');
    if (content.every((page) => page.prose.language === null)) return inconclusive(OTHER_LANGUAGE);
    return fail([nothingOnContent(content, 'question with its answer')]);
  },
});

function mostOnOnePage(faq: Facts['faq']): number {
  const counts = new Map<string, number>();
  for (const { sources } of faq)
    for (const pageUrl of new Set(sources.map((source) => source.pageUrl)))
      counts.set(pageUrl, (counts.get(pageUrl) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** Any line that asks: where not one sign of a question stands, none is asked. */
function questionTrace(pages: readonly ReadPage[]): Evidence | null {
  for (const { url, plain, rendered } of pages)
    for (const view of [plain.view, ...(rendered ? [rendered.view] : [])]) {
      const block = view.blocks.find(({ text }) => ASKS.test(text));
      if (block) return { pageUrl: url, place: placeOf(view, block.path), seen: block.text.slice(0, 300) };
    }
  return null;
}

/** The signs of Latin, Greek, Arabic and Japanese. */
const ASKS = /[?？؟]|;$/u;

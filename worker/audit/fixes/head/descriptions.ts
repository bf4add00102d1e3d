import { descriptionOf, isOddLength } from '../../checks/semantics/weak-meta-descriptions.ts';
import { pointsBack } from '../../checks/shared/pointing-words.ts';
import { asksTheVisitor } from '../../checks/shared/questions/sales-questions.ts';
import { REVIEWS_PLACE } from '../../facts/reviews/review-words.ts';
import type { PageRole } from '../../observations.ts';
import { readingLength } from '../../website/page/page-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { STARTS_LOWER } from '../../website/text/letters.ts';
import { endsAsSentence, sentencesOf } from '../../website/text/sentences.ts';
import { startTag } from '../as-html.ts';
import { type FixBuilder, type FixInput, TODO } from '../fix-input.ts';
import { forCheck, htmlFix, pagesOf } from '../page-fix.ts';
import { seoPlacement } from '../page-placement.ts';
import { isServedAlike } from '../shared-file.ts';
import { phrasesFor } from '../text-blocks/phrases.ts';
import { selfDescription } from '../text-blocks/self-description.ts';
import { keepsDescription, saysItsSubject } from './main-terms.ts';
import { namesBusiness, placeOfBusiness, subjectsOf } from './title-parts.ts';

const CHECK = 'weak-meta-descriptions';
/** Of sentences, questions and lists. */
const INNER_SIGNS = /[.,;:!?…。，：！？]/u;
/** What a page is about stands at its beginning. */
const MAX_SENTENCES = 14;
const MAX_HEADINGS = 5;
/** Pages whose headings are a list of what can be had. */
const OFFERING: readonly PageRole[] = ['services', 'products', 'prices'];

/** A description for each page that lacks a good one, put together from the page's own sentences. */
export const descriptionFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    const descriptions = newDescriptions(input);
    const pages = pagesOf(input, CHECK);
    const fixes = pages.flatMap((page) => {
      const text = descriptions.get(page.url);
      const own = descriptionOf(page);
      if (text === undefined || text === own) return [];
      return htmlFix(input, page, {
        kind: 'meta-tags',
        placement: seoPlacement(input, page, 'description'),
        content: startTag('meta', { name: 'description', content: text }),
        before: own === null ? null : startTag('meta', { name: 'description', content: own }),
        certainty: 'likely',
        action: 'head',
      });
    });
    return forCheck(
      CHECK,
      fixes,
      pages.every(({ url }) => descriptions.has(url)),
    );
  },
};

/** By page: a text of a fitting length that no other page has. */
export function newDescriptions(input: FixInput): ReadonlyMap<string, string> {
  input.made.descriptions ??= makeDescriptions(input);
  return input.made.descriptions;
}

function makeDescriptions(input: FixInput): ReadonlyMap<string, string> {
  const weak = pagesOf(input, CHECK);
  // Legal notices are not judged: what they repeat was written for the other page.
  const others = (input.inputs.pages ?? []).filter((page) => !weak.includes(page) && page.role !== 'legal');
  const taken = new Set(others.map((page) => descriptionOf(page)?.toLowerCase()));
  const found = new Map<string, string>();
  for (const page of weak) {
    if (isServedAlike(page, input.inputs.pages ?? [])) continue;
    const own = descriptionOf(page);
    const text = [...textsFor(input, page)].find(
      (one) =>
        !isOddLength(one) && !taken.has(one.toLowerCase()) && (own === null || keepsDescription(input, page, own, one)),
    );
    if (text === undefined) continue;
    taken.add(text.toLowerCase());
    found.set(page.url, text);
  }
  return found;
}

/**
 * A description somebody wrote is made to fit in its own words: cut at the end of a sentence where it is long, continued by a sentence
 * of the page where it is short. Only where another page has the same one, or there is none, the page's text gives a new one.
 */
function* textsFor(input: FixInput, page: ReadPage): Generator<string> {
  const own = descriptionOf(page);
  if (own !== null) {
    if (page.role === 'home') yield own;
    yield* runsOf(sentencesOf(own, page.prose.language ?? 'en'));
    if (isOddLength(own) && endsAsSentence(own)) for (const text of sentencesFor(input, page)) yield `${own} ${text}`;
    if (isOddLength(own)) return;
  }
  const name = input.facts.businessName?.value;
  const isNamed = own !== null && namesBusiness(input, own);
  for (const text of sentencesFor(input, page)) {
    yield text;
    if (isNamed && name && !namesBusiness(input, text)) yield `${name}: ${text}`;
  }
}

/** Neighbouring sentences of the page's text that speak of what it is about, or what it offers by its headings. */
function* sentencesFor(input: FixInput, page: ReadPage): Generator<string> {
  const prose = page.prose;
  if (page.role === 'home') yield* forHome(input, page);
  if (page.role === 'contact') yield* fromContactData(input, page);
  // What is offered says more than how one of the offers begins.
  if (OFFERING.includes(page.role)) yield* fromHeadings(input, page);
  // An answer without its question describes nothing.
  if (page.role === 'faq') return;
  const paragraphs = prose.paragraphs
    .filter(({ place }) => !/blockquote/.test(place) && !REVIEWS_PLACE.test(place))
    .map(({ sentences }) => sentences.filter(endsAsSentence))
    .slice(0, MAX_SENTENCES);
  const telling = (sentence: string): boolean =>
    !asksTheVisitor(sentence) &&
    !/^[„“"«‘'»]|@|©|cookie/i.test(sentence) &&
    !STARTS_LOWER.test(sentence) &&
    (prose.language === null || !pointsBack(sentence, prose.language));
  const isAbout = (text: string): boolean => namesBusiness(input, text) || saysItsSubject(input, page, text);
  for (const sentences of paragraphs) {
    for (const run of runsOf(sentences.filter(telling))) if (isAbout(run)) yield run;
  }
}

/** Sentences that name the business, else one made of the facts. */
function* forHome(input: FixInput, page: ReadPage): Generator<string> {
  const phrases = phrasesFor(input, page);
  for (const { sentences, place } of page.prose.paragraphs) {
    const first = sentences.findIndex((sentence) => endsAsSentence(sentence) && namesBusiness(input, sentence));
    if (first >= 0 && !/blockquote/.test(place) && !REVIEWS_PLACE.test(place))
      yield* runsOf(sentences.slice(first, first + 3));
  }
  if (!phrases) return;
  for (let services = MAX_HEADINGS; services > 0; services--) {
    const text = selfDescription(input, phrases, services);
    if (text !== null && !text.includes(TODO)) yield text;
  }
}

/** Name, address and phone, which is what such a page is opened for. */
function* fromContactData(input: FixInput, page: ReadPage): Generator<string> {
  const { businessName, addresses, phones } = input.facts;
  const phrases = phrasesFor(input, page);
  const [address] = addresses;
  const [phone] = phones;
  if (!businessName || !phrases || !address || !phone) return;
  yield `${businessName.value}, ${address.value.text}. ${phrases.phone}${phrases.colon}${phone.asShown}.`;
}

/** Sentences in a row that fit together, from the first that can begin. */
function* runsOf(sentences: readonly string[]): Generator<string> {
  for (const start of sentences.keys()) {
    let run = '';
    for (const sentence of sentences.slice(start)) {
      // Sentences of scripts without spaces have none between them.
      const space = /[。！？]$/u.test(run) ? '' : ' ';
      const longer = run === '' ? sentence : `${run}${space}${sentence}`;
      if (isTooLong(longer)) break;
      run = longer;
    }
    if (run !== '') yield run.replace(/\s+/g, ' ').trim();
  }
}

/** Past this length `isOddLength` holds for every text; below it, only for short ones. */
const isTooLong = (text: string): boolean => isOddLength(text) && readingLength(text) > SOME_SENTENCE_CHARS;
const SOME_SENTENCE_CHARS = 100;

function* fromHeadings(input: FixInput, page: ReadPage): Generator<string> {
  const name = input.facts.businessName?.value ?? null;
  const place = placeOfBusiness(input);
  const all = page.plain.view.headings
    .filter(
      ({ level, hidden, text }) => (level === 2 || level === 3) && !hidden && text.trim() !== '' && text.length < 60,
    )
    .map(({ level, text }) => ({ level, text: text.replace(/\s+/g, ' ').trim() }));
  const chapters = all.filter(({ level }) => level === 2);
  const headings = (chapters.length >= 2 ? chapters : all).map(({ text }) => text);
  const [subject] = subjectsOf(input, page);
  // What is offered stands there as names; sentences in a row are no list.
  const isList = [subject ?? '', ...headings].every((text) => !INNER_SIGNS.test(text));
  const colon = phrasesFor(input, page)?.colon ?? ': ';
  if (subject === undefined || headings.length < 2 || !isList) return;
  const isNamed = name === null || namesBusiness(input, subject);
  const tail = isNamed ? '' : ` – ${name}${place === null || name.includes(place) ? '' : `, ${place}`}`;
  for (let count = Math.min(MAX_HEADINGS, headings.length); count >= 2; count--) {
    yield `${subject}${colon}${headings.slice(0, count).join(', ')}${tail}`;
  }
}

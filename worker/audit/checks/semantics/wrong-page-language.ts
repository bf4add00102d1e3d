import type { RatedFacts } from '../../facts/facts.ts';
import { mainText, readingLength, visibleText } from '../../website/page/page-text.ts';
import { areAllPieces, beforePieces, type ReadPage } from '../../website/read-pages.ts';
import { detectLanguage, isToldByWords, judgeLanguage } from '../../website/text/detect-language.ts';
import { contentView } from '../../website/text/page-prose.ts';
import { defineCheck, dueTo, type Evidence, type Finding, fail, inconclusive, outOf, partial, pass } from '../check.ts';
import { isHabit } from '../shared/page-share.ts';

/** Below this the text is menu words and names, of which nobody can tell the language. */
const MIN_CHARS = 200;

/** Enough to be sure; detection takes time per character. */
const SAMPLE_CHARS = 1_500;

/** BCP 47, as far as a page needs it. Source: https://www.rfc-editor.org/rfc/rfc5646 */
const VALID = /^[a-z]{2,3}(?:-[a-z0-9]{1,8}){0,6}$/i;

/** Latin that fills a template is taken for any language. */
const FILLER = /lorem ipsum|dolor sit amet|consec?tetur|sadipscing/i;

/** `lang` of the html element: present, valid, and the language the text is in. */
export const wrongPageLanguage = defineCheck({
  id: 'wrong-page-language',
  revision: 15,
  category: 'semantics',
  strength: 'B',
  catalogue: ['html-lang'],
  title: {
    pass: 'The pages read state the language they are written in',
    fail: 'Pages state another language than they are written in',
    causes: {
      'no-head': 'Pages do not state their language',
      'not-stated': 'Pages do not state their language',
      'wrong-or-not-stated': 'Pages state no language, or another than they are written in',
    },
  },
  why: 'Screen readers go by the language a page states, and so may others.',
  sources: [
    'https://html.spec.whatwg.org/multipage/dom.html#the-lang-and-xml:lang-attributes',
    'https://www.w3.org/International/questions/qa-html-language-declarations',
  ],
  judgesEachPage: true,
  needs: ['pages', 'facts'],
  causes: ['no-head', 'not-stated', 'wrong-or-not-stated', 'only-the-frame'],
  run({ pages, facts }) {
    const proved = pages.filter((page) => contradictionOf(page) !== null);
    const read = [...proved, ...pages.filter((page) => !proved.includes(page) && isOfTemplate(page, proved, facts))];
    const wrong = [...read, ...pages.filter((page) => !read.includes(page) && isLike(page, read, pages))];
    const absent = pages.filter((page) => !wrong.includes(page) && !VALID.test(langOf(page)));
    const evidence = [
      ...wrong.map((page) => quoteOf(page, contradictionOf(page))),
      ...beforePieces(absent, pages).map((page) => quoteOf(page, null)),
    ];
    const isBoth = wrong.length > 0 && absent.length > 0;
    // Of a page whose language we do not know nobody can say that its tag is right.
    const isUntold = pages.some(
      (page) => !wrong.includes(page) && wrong.some((one) => langOf(one) === langOf(page)) && !isAsStated(page),
    );
    const counted = (found: Finding): Finding => (isUntold ? outOf('uncounted', found) : found);
    if (isHabit(read, pages)) return dueTo(isBoth ? 'wrong-or-not-stated' : null, counted(fail(evidence)));
    if (wrong.length === 0 && areAllPieces(absent, pages)) return dueTo('no-head', partial(evidence));
    const cause = wrong.length === 0 ? 'not-stated' : isBoth ? 'wrong-or-not-stated' : null;
    if (evidence.length > 0) return dueTo(cause, counted(partial(evidence)));
    const other = pages.filter((page) => statesOther(page, facts));
    if (other.length > 0)
      return inconclusive(
        UNTOLD,
        other.map((page) => quoteOf(page, null)),
      );
    if (!pages.some(canTell) && !facts.languages.some(({ certainty }) => certainty === 'certain'))
      return inconclusive(TOO_LITTLE);
    return pass(pages.slice(0, 3).map((page) => quoteOf(page, null)));
  },
});

const TOO_LITTLE = 'The pages read hold too little text to tell which language it is in.';

const UNTOLD =
  'Pages state another language than the one we read on your website. Which of them their own text is in was not concluded.';

/** A language that nothing of the website is in for sure. */
function statesOther(page: ReadPage, { languages }: RatedFacts): boolean {
  const stated = primaryOf(langOf(page));
  return (
    languages.length > 0 &&
    !languages.some(({ value, certainty }) => certainty === 'certain' && isSameLanguage(value, stated))
  );
}

/**
 * One template, one fault: on a website of one sure language, a page with the same wrong value as one that was proved wrong, unless its own
 * text is in the stated language. Where anything on the website may be in that language, each page speaks for itself.
 */
function isOfTemplate(page: ReadPage, proved: readonly ReadPage[], { languages }: RatedFacts): boolean {
  const [language, ...others] = languages;
  const stated = langOf(page);
  const isSpoken = ({ value }: { value: string }) => isSameLanguage(value, primaryOf(stated));
  if (language?.certainty !== 'certain' || others.some((one) => one.certainty === 'certain' || isSpoken(one)))
    return false;
  if (!proved.some((one) => langOf(one) === stated && contradictionOf(one) === language.value)) return false;
  const text = visibleText(contentView(page)).slice(0, SAMPLE_CHARS);
  const { code, isRead } = judgeLanguage(text, stated);
  return !FILLER.test(text) && (!isRead || code === null || !isSameLanguage(code, primaryOf(stated)));
}

/** A page of too few words to tell, which states the language that all pages beside it state wrongly. */
const isLike = (page: ReadPage, wrong: readonly ReadPage[], pages: readonly ReadPage[]): boolean => {
  const alike = pages.filter((one) => langOf(one) === langOf(page) && canTell(one));
  return !canTell(page) && alike.length >= MIN_ALIKE && alike.every((one) => wrong.includes(one));
};
const MIN_ALIKE = 3;

const canTell = (page: ReadPage): boolean => readingLength(visibleText(contentView(page))) >= MIN_CHARS;

/** Whether its text is for sure in the language it states, or too short to be in any. */
function isAsStated(page: ReadPage): boolean {
  if (!canTell(page)) return true;
  const stated = langOf(page);
  const { code, isRead } = judgeLanguage(visibleText(contentView(page)).slice(0, SAMPLE_CHARS), stated);
  return isRead && code !== null && isSameLanguage(code, primaryOf(stated));
}

const langOf = ({ plain }: ReadPage): string => plain.view.lang?.trim().replace('_', '-') ?? '';

const primaryOf = (lang: string): string => lang.toLowerCase().split('-', 1).join();

/** The language of the text when it clearly is not the stated one. */
export function contradictionOf(page: ReadPage): string | null {
  const stated = langOf(page);
  if (!VALID.test(stated)) return null;
  const view = contentView(page);
  const own = mainText(view);
  const text = (readingLength(own) >= MIN_CHARS ? own : visibleText(view)).slice(0, SAMPLE_CHARS);
  if (readingLength(text) < MIN_CHARS || FILLER.test(text)) return null;
  const primary = primaryOf(stated);
  const lines = text
    .split('\n')
    .filter((line) => readingLength(line) >= MIN_LINE_CHARS)
    .slice(0, MAX_LINES);
  // Names of goods one after the other are in no language.
  if (lines.length === 0) return null;
  // Where most lines count for the stated language whatever statistics say, these are not asked: they take long for their first text.
  const isSettled = (line: string) => isToldByWords(line, stated) && detectLanguage(line, stated) === primary;
  if (!isToldByWords(text, stated) && lines.filter(isSettled).length > lines.length * (1 - SHARE_OF_FOUND)) return null;
  const found = detectLanguage(text, stated);
  if (found === null || isSameLanguage(found, primary)) return null;
  const shareOf = (language: string): number =>
    lines.filter((line) => isSameLanguage(detectLanguage(line, stated) ?? '', language)).length / lines.length;
  if (shareOf(found) < SHARE_OF_FOUND) return null;
  // A line that may be in any language is taken for one in the stated: that says nothing for it.
  const isStated = (line: string): boolean => {
    const judged = judgeLanguage(line, stated);
    return judged?.isRead === true && judged.code !== null && isSameLanguage(judged.code, primary);
  };
  return lines.length > 1 && lines.filter(isStated).length / lines.length >= SHARE_OF_STATED ? null : found;
}

/** A line shorter than this may be anything. */
const MIN_LINE_CHARS = 60;
const MAX_LINES = 40;
/** Text of two languages stands side by side where a script shows one of them. */
const SHARE_OF_STATED = 0.3;
/** Lines in the language that the text as a whole seems to be in. */
const SHARE_OF_FOUND = 0.5;

/** Made for the first name asked: ICU takes longer over it than a page takes to be judged. */
const nameOf = (language: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;

/** Detectors cannot tell closely related written languages apart. */
const RELATED = [
  ['no', 'nb', 'nn', 'da'],
  ['hr', 'sr', 'bs', 'sh'],
  ['id', 'ms'],
  ['zh', 'cmn', 'yue'],
  ['gl', 'pt', 'es'],
  ['ca', 'es'],
  ['af', 'nl'],
  ['lb', 'de'],
  ['gsw', 'de'],
  ['nds', 'de'],
  ['fy', 'nl'],
];

const isSameLanguage = (a: string, b: string): boolean =>
  a === b || RELATED.some((group) => group.includes(a) && group.includes(b));

const quoteOf = (page: ReadPage, found: string | null): Evidence => ({
  pageUrl: page.url,
  place: 'html[lang]',
  seen: statedWords(page.plain.view.lang) + (found === null ? '' : `, the text is in ${nameOf(found)}`),
});

function statedWords(lang: string | null): string {
  if (lang === null) return 'no lang attribute';
  return lang.trim() === '' ? 'no language in the lang attribute, which is empty' : `lang="${lang}"`;
}

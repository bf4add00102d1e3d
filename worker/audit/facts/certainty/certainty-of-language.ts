import { commonWords, FUNCTION_WORDS, isOutvoted, mostFunctionWords } from '../../website/text/detect-language.ts';
import type { Certainty, FactSource, ListedFact } from '../facts.ts';
import type { StatedWebsite } from './stated-website.ts';

/** What their text says by its small words; what pages declare, where we know none of it or several pages agree. */
export function certaintyOfLanguage({ value, sources }: ListedFact<string>, website: StatedWebsite): Certainty {
  const pages = new Set(sources.map(({ pageUrl }) => pageUrl));
  const stated = website.documents.flatMap(({ pageUrl, view }) =>
    pages.has(pageUrl) ? (view.lang?.trim().toLowerCase().split(/[-_]/)[0] ?? []) : [],
  );
  const declared = stated.includes(value);
  const isKnown = value in FUNCTION_WORDS;
  if (isOfFewPages(website) || statesAnother(value, website) || holdsAnother(value, website)) return 'likely';
  if (isKnown && isOfFrame(value, sources, website)) return 'likely';
  if (
    isKnown &&
    sources.some((source) => [source.seen, textAt(source, website)].some((text) => mostFunctionWords(text) === value))
  )
    return 'certain';
  // As in a page whose builder left "en".
  if (
    isKnown &&
    (isSilent(value, sources, website) ||
      isOutvoted(value, sources.map((source) => textAt(source, website)).join('\n')))
  )
    return 'likely';
  return (declared && !isKnown) || (pages.size >= 2 && (declared || isKnown)) ? 'certain' : 'likely';
}

/** A page read that calls itself one of another language, be it so or a template's. */
const statesAnother = (value: string, { documents }: StatedWebsite): boolean =>
  documents.some(({ view }) => {
    const stated = PRIMARY.exec(view.lang?.trim().toLowerCase() ?? '')?.[1];
    return stated !== undefined && stated !== value;
  });
const PRIMARY = /^([a-z]{2,3})(?:[-_]|$)/;

/**
 * A sentence of the website itself in another language, or the headings and labels of a page taken together: which of the two a template
 * left, its owner knows.
 */
const holdsAnother = (value: string, { documents }: StatedWebsite): boolean =>
  value in FUNCTION_WORDS &&
  documents.some(({ lines }) => {
    const own = lines.filter(({ tag, foreign }) => tag !== 'noscript' && foreign === null).map(({ text }) => text);
    const [sentences, labels] = [own.filter(isSentence), own.filter((text) => !isSentence(text))];
    return [...sentences, [...new Set(labels)].join('\n').slice(0, SAMPLE_CHARS)].some((text) =>
      isInAnother(value, text),
    );
  });

const SENTENCE_CHARS = 60;
const MIN_CLEAR_WORDS = 5;
const isSentence = (text: string): boolean => text.length >= SENTENCE_CHARS;

/** Few names hold so many small words of one language, and more than twice as many as of the other. */
function isInAnother(value: string, text: string): boolean {
  const other = mostFunctionWords(text);
  return (
    other !== null &&
    other !== value &&
    commonWords(other, text) >= MIN_CLEAR_WORDS &&
    commonWords(other, text) > commonWords(value, text) * 2
  );
}

/** Neither the home page nor half of the pages tell a language: the others may be in another. */
function isOfFewPages({ documents, facts }: StatedWebsite): boolean {
  const told = new Set(facts.languages.flatMap(({ sources }) => (sources ?? []).map(({ pageUrl }) => pageUrl)));
  const home = documents.find(({ page }) => page?.role === 'home');
  if (home === undefined || told.has(home.pageUrl)) return false;
  return told.size * 2 < new Set(documents.map(({ pageUrl }) => pageUrl)).size;
}

/**
 * Whether what speaks for a language stands in the frame alone that its pages share with those of another: a footer of the template in English
 * below a few lines in Spanish.
 */
function isOfFrame(value: string, sources: readonly FactSource[], { documents, facts }: StatedWebsite): boolean {
  const places = (all: readonly FactSource[]) => new Set(all.map(({ pageUrl, view }) => `${view} ${pageUrl}`));
  const own = places(sources);
  // Of two languages on a website the frame may be in the one of fewer pages.
  const others = facts.languages.filter(
    (other) => other.value !== value && (other.sources ?? []).length >= sources.length,
  );
  const ofOthers = places(others.flatMap((other) => other.sources ?? []));
  const linesAt = (wanted: ReadonlySet<string>) =>
    documents.flatMap(({ pageUrl, viewName, lines }) =>
      wanted.has(`${viewName} ${pageUrl}`)
        ? lines.flatMap(({ foreign, text }) => (foreign === null ? [text] : []))
        : [],
    );
  const shared = new Set(linesAt(ofOthers));
  const said = [...new Set(linesAt(own))];
  const alone = said.filter((text) => !shared.has(text));
  if (alone.length === said.length || alone.length === 0) return false;
  const text = alone.join('\n');
  const words = commonWords(value, text);
  return words === 0 || others.some((other) => commonWords(other.value, text) >= words);
}

/** So much text holds a small word of its language; without one its pages only declare it, as templates do. */
const MIN_TELLING_CHARS = 250;

function isSilent(value: string, sources: readonly FactSource[], website: StatedWebsite): boolean {
  const texts = [...new Set(sources.map((source) => textAt(source, website)))];
  const text = [...new Set(texts.join('\n').split('\n'))].join('\n');
  return text.length >= MIN_TELLING_CHARS && commonWords(value, text) === 0;
}

/** Enough of a page to tell. */
const SAMPLE_CHARS = 4_000;

/** The text of the page, without what it says to browsers that run no scripts. */
function textAt({ pageUrl, view }: FactSource, { documents }: StatedWebsite): string {
  const lines = documents.find((one) => one.pageUrl === pageUrl && one.viewName === view)?.lines ?? [];
  return lines
    .flatMap(({ tag, foreign, text }) => (tag === 'noscript' || foreign !== null ? [] : [text]))
    .join('\n')
    .slice(0, SAMPLE_CHARS);
}

import type { Facts } from '../facts/facts.ts';
import { nameKey } from '../facts/name/name-key.ts';
import { lightLetters } from '../website/text/light-letters.ts';
import { regexSource } from '../website/text/regex-source.ts';
import type { TermIndex } from './index/term-index.ts';
import { firstPassage, type Judged } from './passages/first-passage.ts';
import type { Passage } from './passages/passage.ts';
import { BETWEEN_SAYINGS } from './signs/asserts.ts';
import { speaksOfSelf } from './signs/speaks-of-self.ts';
import { deniesWhat, invites, tellsWhat } from './signs/tells-what.ts';

/** Fewer words are a label, more the story of a life. */
const MIN_WORDS = 6;
const MAX_WORDS = 120;
/** A heading this long is a sentence; a shorter one is a slogan or a name of the trade. */
const HEADING_WORDS = 4;
const SLOGAN_WORDS = 15;
/** So many services named are what somebody does. */
const MIN_SERVICES = 3;

/** Pages and sections about the business itself. */
const ABOUT = lightLetters(
  regexSource`
    \b(?:
      about
      |who we are
      |what we do
      |our (?:story|mission|company|services)
      |über (?:uns|mich)
      |wer wir sind
      |was wir
      |leistungen
      |à propos
      |qui (?:sommes|suis)
      |notre (?:mission|histoire|activité)
      |présentation
      |nos (?:services|prestations)
      |quiénes somos
      |sobre (?:nosotros|mí)
      |qué hacemos
      |nuestr[oa]s? (?:misión|historia|servicios)
    )
  `,
  'i',
);

/**
 * What a business is or does, by the sentence that says so best: of itself or by its name, with a verb of doing, at the top of its home page
 * or about itself. Nearly every website says it somewhere, in whatever words, so words are no help to find it.
 */
export function whatItIs(facts: Facts, index: TermIndex): Judged | null {
  const name = nameKey(facts.businessName?.value ?? '');
  const home = index.passages[0]?.passage.pageUrl;
  let best: Passage | null = null;
  let most = 0;
  for (const { passage } of index.passages) {
    const points = pointsOf(passage, name, home);
    if (points > most) [best, most] = [passage, points];
  }
  if (best && isOfBusiness(best, name)) {
    return { passage: best, answered: 'full' };
  }
  // "Enjoy any tart of your choice" speaks of nobody: half of what one wants to know.
  const half: Judged | null = best ? { passage: best, answered: 'partial' } : null;
  return servicesNamed(facts, index) ?? ownStory(index) ?? half ?? slogan(index, name);
}

const sentencesOf = (text: string): string[] => text.split(BETWEEN_SAYINGS).filter((one) => !deniesWhat(one));

/** Of passages that say as much, those at home and about the business come first. */
function pointsOf(
  { kind, isReview, isArticle, isOnContact, text, headings, pageUrl }: Passage,
  name: string,
  home?: string,
): number {
  const words = text.split(/\s+/).length;
  const isText = kind === 'prose' || (kind === 'lines' && words >= MIN_WORDS);
  // A page on how to get in touch explains its form.
  if (!isText || isReview || isArticle || isOnContact || text.endsWith('?') || words < MIN_WORDS || words > MAX_WORDS)
    return 0;
  if (!tellsWhat(text) || sentencesOf(text).length === 0) return 0;
  const named = name !== '' && nameKey(text).includes(name);
  const ownWords = speaksOfSelf(text) || named;
  const isAbout = headings.some((heading) => ABOUT.test(heading));
  if (!ownWords && !isAbout && pageUrl !== home) return 0;
  return (
    1 +
    (named ? 3 : 0) +
    (ownWords ? 2 : 0) +
    (pageUrl === home ? 2 : 0) +
    (isAbout ? 2 : 0) +
    (kind === 'prose' ? 1 : 0)
  );
}

/** Speaks of itself, by its name, or in a section about itself. */
const isOfBusiness = ({ text, headings }: Passage, name: string): boolean =>
  speaksOfSelf(text) ||
  (name !== '' && nameKey(text).includes(name)) ||
  headings.some((heading) => ABOUT.test(heading));

function servicesNamed({ services }: Facts, index: TermIndex): Judged | null {
  const names = services.map(({ value }) => value.toLowerCase());
  for (const { passage } of index.passages) {
    const said = `${passage.headings.join('\n')}\n${passage.text}`.toLowerCase();
    const named = names.filter((one) => said.includes(one));
    if (named.length >= MIN_SERVICES && !passage.isReview) return { passage, answered: 'full' };
  }
  return null;
}

/** Some sentences of the business on itself, in whatever words: "I press mixed grapes in the hills of Gols". */
function ownStory(index: TermIndex): Judged | null {
  return firstPassage(index, 'full', ({ kind, isReview, isArticle, text }) => {
    const words = text.split(/\s+/).length;
    const isText = kind === 'prose' && words >= MIN_WORDS && words <= MAX_WORDS && !text.endsWith('?');
    return isText && !isReview && !isArticle && speaksOfSelf(text) && !invites(text);
  });
}

/** Greets, asks, counts or calls. */
const NO_SLOGAN = /^(?:welcome|bienven|willkommen|herzlich|-|\d)|[?@:]$|\d{4}|@/i;

/** "A peaceful haven between lagoon and mountain", "Psychologist in Paris": half of what one wants to know. */
function slogan({ passages }: TermIndex, name: string): Judged | null {
  const home = passages[0]?.passage.pageUrl;
  for (const { passage } of passages) {
    const { headings, kind, text, isReview, isArticle, pageUrl } = passage;
    if (isReview || isArticle || pageUrl !== home) continue;
    const lines = kind === 'prose' && text.split(/\s+/).length <= SLOGAN_WORDS ? [...headings, text] : headings;
    const said = lines.find(
      (line) =>
        line.split(/\s+/).length >= HEADING_WORDS && !NO_SLOGAN.test(line) && !invites(line) && nameKey(line) !== name,
    );
    if (said !== undefined) return { passage: { ...passage, headings: [], text: said }, answered: 'partial' };
  }
  return null;
}

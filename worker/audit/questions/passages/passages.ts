import type { Facts } from '../../facts/facts.ts';
import { nameKey } from '../../facts/name/name-key.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { remembered } from '../../website/text/remembered.ts';
import type { TextDocument } from '../../website/text/text-sources.ts';
import { hasContact } from '../signs/has-contact.ts';
import { isOver } from '../signs/is-over.ts';
import { blocksWithAction, controlPassages } from './control-passages.ts';
import { type Passage, withHeading } from './passage.ts';
import { groupsOf, introducedLists, joined, MAX_LINES, partsOf } from './section-groups.ts';
import { type Section, type SectionLine, sectionsOf } from './section-lines.ts';

/** Smaller headings that make a list of their titles. */
const MIN_OUTLINE = 3;
/** Passages of one website: beyond it lie archives, not answers. */
const MAX_PASSAGES = 4_000;
/** Under such a heading customers speak. */
const REVIEWS = lightLetters(
  regexSource`
    \b(?:
      testimonials?
      |reviews
      |letters of recommendation
      |kundenstimmen
      |bewertungen
      |rezensionen
      |erfahrungsberichte
      |témoignages?
      |opiniones
      |reseñas
      |testimonios
    )\b
    |\b(?:customers?|clients?|patients?|guests?|people|students|members|they) (?:are )?say(?:ing)?\b
    |\b(?:happy|satisfied) (?:customers?|clients?|patients?|guests?)\b
    |\bzufriedene (?:kunden|gäste|patienten)\b
    |\bclients satisfaits\b
    |\b(?:clientes|pacientes) (?:satisfechos|felices)\b
    |\b(?:kunden|gäste|patienten|mandanten|klienten)\b.{0,20}\b(?:sagen|berichten|über uns)\b
    |\bavis (?:clients?|google|de|patients?)
    |\b(?:clients?|patients?|ils) (?:disent|témoignent|parlent de)
    |\b(?:clientes|pacientes) (?:dicen|opinan)
  `,
  'iu',
);
/** Says the business of its customers. */
const OWN_CUSTOMERS = lightLetters(
  regexSource`
    \b(?:our (?:customers|clients|guests|patients|students)|unsere[nr]? (?:kunden|gäste|patienten|mandanten)
    |nos (?:clients|patients|hôtes)|nuestros (?:clientes|pacientes|huéspedes))\b
  `,
  'iu',
);
const opensReviews = remembered((heading: string): boolean => REVIEWS.test(heading) && !heading.endsWith('?'));
/** Privacy notices and terms within other pages; the imprint there tells hours as well. */
const PRIVACY_HEADING =
  /^(?:datenschutz(?:erklärung|hinweise|bestimmungen|informationen)|privacy policy|privacy notice|politique de confidentialité|política de privacidad)\b/i;
const TERMS_HEADING =
  /^(?:terms (?:of (?:use|service)|and conditions)|allgemeine geschäftsbedingungen|nutzungsbedingungen|términos y condiciones)\b/i;
const isPrivacy = remembered((heading: string): boolean => PRIVACY_HEADING.test(heading.trim()));
const isTerms = remembered((heading: string): boolean => TERMS_HEADING.test(heading.trim()));
/** Addresses of news and advice, which tell the world rather than the customer. */
const ARTICLE =
  /\/(?:[\w-]+[-_])?(?:blog|news|articles?|posts?|guides?|ratgeber|magazin|aktuelles|actualit[eé]s?|noticias?|art[ií]culos?)(?:[-_][\w-]+)?(?:\/|\.|$)/i;
export const isArticleAddress = (url: string): boolean => ARTICLE.test(new URL(url).pathname);
const isTold = (role: string, url: string): boolean => role === 'article' || isArticleAddress(url);
/** A shorter name is a word as well. */
const OWN_NAME_CHARS = 6;
/** Two long texts that begin alike are one. */
const REVIEW_KEY_CHARS = 60;

/**
 * `hosts`: those of the business, as `ownHosts` names them; absent: the host of each page. Every passage of the given documents; a
 * text that repeats over pages is kept once, from the first page that has it.
 */
export function passagesOf(documents: readonly TextDocument[], facts: Facts, hosts?: ReadonlySet<string>): Passage[] {
  const reviews = facts.reviews.map(({ value }) => textKey(value.text).slice(0, REVIEW_KEY_CHARS));
  const own = nameKey(facts.businessName?.value ?? '');
  const seen = new Set<string>();
  const passages: Passage[] = [];
  for (const document of documents) {
    for (const found of documentPassages(document, hosts ?? hostsOf(document))) {
      // An article that names the business speaks of it there.
      const isOwn = found.isArticle && own.length >= OWN_NAME_CHARS && nameKey(found.text).includes(own);
      const passage = isOwn ? { ...found, namesBusiness: true as const } : found;
      const key = `${passage.kind}\n${withHeading(passage)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const text = textKey(passage.text);
      passages.push(
        reviews.some((review) => review !== '' && text.includes(review)) ? { ...passage, isReview: true } : passage,
      );
      if (passages.length >= MAX_PASSAGES) return passages;
    }
  }
  return passages;
}

const hostsOf = ({ pageUrl }: TextDocument): ReadonlySet<string> =>
  new Set([new URL(pageUrl).hostname.toLowerCase().replace(/^www\./, '')]);

function* documentPassages(document: TextDocument, own: ReadonlySet<string>): Generator<Passage> {
  const { view, pageUrl } = document;
  const sections = sectionsOf(document, own);
  const actions = blocksWithAction(view);
  const isArticle = isTold(document.page.role, pageUrl);
  for (const [at, section] of sections.entries()) {
    if (section.headings.some(isPrivacy) || (!document.isLegal && section.headings.some(isTerms))) continue;
    const children = childrenOf(sections, at);
    const sectionWords = section.lines.reduce((sum, { words }) => sum + words, 0);
    const sectionReach = section.lines.some(({ blockIndex, text }) => actions.has(blockIndex) || hasContact(text));
    const sectionItems = Math.max(section.lines.filter(isItem).length, children.length);
    const isReviewed = section.headings.some(opensReviews);
    const build = (lines: SectionLine[], text: string, kind: Passage['kind']): Passage => ({
      pageUrl,
      jsOnly: lines.length > 0 && lines.every(({ inPlain }) => !inPlain),
      kind,
      headings: section.headings,
      text,
      sectionWords,
      sectionItems,
      isArticle,
      ...(document.page.role === 'contact' ? { isOnContact: true as const } : {}),
      isReview: kind === 'prose' && ((isReviewed && !OWN_CUSTOMERS.test(text)) || lines.some(isQuoted)),
      ...(isOver(text, document.page.plain.fetchedAt) ? { isOver: true as const } : {}),
      hasAction: lines.some(({ blockIndex }) => actions.has(blockIndex)),
      sectionReach,
    });
    for (const [at, lines] of groupsOf(section.lines).entries())
      if (lines[0]?.isProse)
        for (const [part, text] of partsOf(lines[0]).entries()) {
          const passage = build(lines, text, 'prose');
          yield at + part > 0 ? { ...passage, isFurther: true } : passage;
        }
      // Links by themselves lead to answers.
      else if (lines.some(({ block }) => block.tag !== 'a')) yield build(lines, joined(document.view, lines), 'lines');
    for (const lines of introducedLists(section.lines)) yield build(lines, joined(document.view, lines), 'lines');
    // A list of questions answers none of them.
    if (children.length >= MIN_OUTLINE && !children.every(({ headings }) => headings.at(-1)?.endsWith('?'))) {
      const titles = children.map(({ headings }) => headings.at(-1) ?? '').join('\n');
      yield { ...build([], titles, 'outline'), jsOnly: document.viewName === 'rendered' };
    }
  }
  yield* bareHeadings(document, sections, isArticle);
  const whole = wholePage(document, sections);
  if (whole) yield whole;
  yield* controlPassages(document, sections, own);
}

/** "Fully insured", "Eco friendly", "Free quotes" as headings with nothing under them and none above: a list to whoever reads. */
function* bareHeadings(
  { pageUrl, viewName }: TextDocument,
  sections: Section[],
  isArticle: boolean,
): Generator<Passage> {
  const runs: Section[][] = [];
  for (const section of sections) {
    const run = runs.at(-1);
    if (run?.at(-1)?.lines.length === 0 && run[0]?.level === section.level) run.push(section);
    else runs.push([section]);
  }
  for (const run of runs) {
    const [first] = run;
    if (!first || run.length < MIN_OUTLINE || first.headings.length !== 1 || first.level > 6) continue;
    const titles = run.map(({ headings }) => headings.at(-1) ?? '').filter((title) => !title.endsWith('?'));
    yield {
      pageUrl,
      jsOnly: viewName === 'rendered',
      kind: 'outline',
      headings: [],
      text: titles.slice(0, MAX_LINES).join('\n'),
      sectionWords: 0,
      sectionItems: titles.length,
      isArticle,
      isReview: false,
      hasAction: false,
      sectionReach: false,
    };
  }
}

/** A page called "menu" or "nos-tarifs" with a list of headings is that list, whatever its own heading says. */
function wholePage({ page, pageUrl, viewName }: TextDocument, sections: Section[]): Passage | null {
  const slug = page.role === 'home' ? '' : slugOf(pageUrl);
  const titles = sections.filter(({ level }) => level > 1).map(({ headings }) => headings.at(-1) ?? '');
  if (slug === '' || titles.length < MIN_OUTLINE) return null;
  return {
    pageUrl,
    jsOnly: viewName === 'rendered',
    kind: 'outline',
    headings: [slug],
    text: titles.slice(0, MAX_LINES).join('\n'),
    sectionWords: 0,
    sectionItems: titles.length,
    isArticle: isTold(page.role, pageUrl),
    isReview: false,
    hasAction: false,
    sectionReach: false,
  };
}

/** The words of the last part of an address. */
function slugOf(url: string): string {
  const last = new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(last)
      .replace(/\.\w{2,5}$/, '')
      .replace(/[-_+]+/g, ' ');
  } catch {
    return '';
  }
}

/** Sections one step below, up to the next of the same height. */
function childrenOf(sections: Section[], at: number): Section[] {
  const parent = sections[at];
  if (!parent || parent.level === 0) return [];
  const below: Section[] = [];
  for (const section of sections.slice(at + 1, at + 60)) {
    if (section.level <= parent.level) break;
    below.push(section);
  }
  const level = Math.min(...below.map((section) => section.level));
  return below.filter((section) => section.level === level);
}

/** A quotation of this many words is somebody else's. */
const QUOTE_WORDS = 12;
/** A paragraph that stands in quotation marks as a whole. */
const isQuoted = ({ text, words }: SectionLine): boolean =>
  words >= QUOTE_WORDS && /^["“„«”][^"“”„«»]+["”“»]\W*$/u.test(text);

/** Links alone lead to entries and are none. */
const isItem = ({ block, isProse }: SectionLine): boolean =>
  block.tag !== 'a' && (!isProse || block.tag === 'li' || block.tag === 'td' || block.tag === 'dd');

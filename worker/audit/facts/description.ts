import { businessNodes, firstText, placeInData } from '../website/structured-data/business-nodes.ts';
import { hasBracketGap } from '../website/text/brackets/bracketed.ts';
import { lightLetters } from '../website/text/light-letters.ts';
import { lineSource, PLACEHOLDER, sourceAt } from '../website/text/text-sources.ts';
import type { Website } from '../website/website.ts';
import { shortened } from '../wording/cut-text.ts';
import { postalAnchors } from './addresses/postcode-anchors.ts';
import { withoutTemplateTail } from './description-tail.ts';
import type { FactSource, SingleFact } from './facts.ts';
import { LEFT_BY_TOOL } from './left-description.ts';

/** Shorter texts are a name or a slogan. */
const MIN_CHARS = 25;
/** Longer ones are a whole page in a tag; the beginning says enough. */
const MAX_CHARS = 600;
/** A paragraph that introduces a business has at least this much to say. */
const MIN_PARAGRAPH_CHARS = 60;

const NOT_AN_INTRODUCTION = /cookie|datenschutz|privacy|javascript|browser|newsletter|copyright|©|gdpr|consent/i;

/** What the business says it is: its meta description, its markup, else the first paragraph of the home page. */
export function readDescription(website: Website): SingleFact<string> {
  const stated: { text: string; source: FactSource }[] = [];
  const paragraphs: { text: string; source: FactSource }[] = [];
  const home = website.pages[0];
  for (const document of website.documents) {
    if (document.page !== home) continue;
    for (const meta of document.view.metas) {
      if (!/^(?:description|og:description|twitter:description)$/.test(meta.name)) continue;
      stated.push({ text: meta.content, source: sourceAt(document, `meta[${meta.by}="${meta.name}"]`, meta.content) });
    }
    for (const { node } of businessNodes(document.structured)) {
      const text = firstText(node, 'description');
      if (text) stated.push({ text, source: sourceAt(document, placeInData(node, 'description'), text) });
    }
    for (const line of document.lines) {
      const isProse = line.tag === 'p' || line.tag === 'div' || line.tag === 'li' || line.tag === 'section';
      if (
        line.inPlain ||
        line.hidden ||
        line.foreign === PLACEHOLDER ||
        !isProse ||
        line.landmark === 'footer' ||
        line.landmark === 'nav'
      )
        continue;
      if (line.text.length < MIN_PARAGRAPH_CHARS || NOT_AN_INTRODUCTION.test(line.text)) continue;
      if (isAddress(line.text, website.country)) continue;
      if (paragraphs.length < 1) paragraphs.push({ text: line.text, source: lineSource(document, line) });
    }
  }
  const usable = [...stated.sort(metaFirst), ...paragraphs].filter(
    ({ text }) =>
      text.trim().length >= MIN_CHARS &&
      !LEFT_BY_TOOL.test(text) &&
      !hasBracketGap(text) &&
      !isQuestion(text) &&
      !ANNOUNCES.test(text),
  );
  const first = usable[0];
  if (!first) return null;
  const told = (text: string) => clean(withoutTemplateTail(text.trim(), website.pages));
  const value = told(first.text);
  return { value, sources: usable.filter(({ text }) => told(text) === value).map(({ source }) => source) };
}

/** A code of the post in what is no sentence. */
const isAddress = (text: string, country: string | null): boolean =>
  !/[.!?…。]["”»)]?\s*$/u.test(text) && postalAnchors(text, country).length > 0;

/** "Are you looking for a good restaurant?" describes whoever reads it. */
const isQuestion = (text: string): boolean => /^[^.!]*[?？؟]\s*$/u.test(text.trim());

/** "You can rely on us for:" says what it says in the list below. */
const ANNOUNCES = /[:：]\s*$/u;

/** The plain meta description before its copies for social networks and the markup. */
function metaFirst(a: { source: FactSource }, b: { source: FactSource }): number {
  const rank = ({ source }: { source: FactSource }) =>
    source.place.includes('"description"')
      ? 0
      : source.place.includes('og:')
        ? 1
        : source.place.startsWith('meta')
          ? 2
          : 3;
  return rank(a) - rank(b);
}

function clean(text: string): string {
  return shortened(withoutCall(text.replace(/\s+/g, ' ').trim()), MAX_CHARS);
}

/** "... for joints and backs. Read on!": what a search result ends in to be clicked, and no more than a word or three. */
const withoutCall = (text: string): string => {
  const before = text.replace(CALL, '');
  return before.length >= MIN_CHARS ? before : text;
};

const CALL = lightLetters(/(?<=[.!?]["”»]?)\s+[¡]?\p{Lu}[^\s.!?…]*(?:\s[^\s.!?…]+){0,2}\s?!$/u);

import { businessNodes } from '../../website/structured-data/business-nodes.ts';
import { counted, listed, pageWords, quoted } from '../../wording/words.ts';
import { type Grounded, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { derived, homeEvidence, measured, quoteOf, seenAs } from '../shared/premium-grounds.ts';
import { isInMarkup, isInText, type SpokenFact, spokenFacts } from './spoken-fact-places.ts';

/** Whether the facts people ask for aloud stand in markup, in text or in both. */
export function structuredData(input: PremiumInput): Grounded<string>[] {
  const { homeUrl } = input.inputs.target;
  const facts = spokenFacts(input);
  const both = facts.filter(({ sources }) => sources.some(isInText) && sources.some(isInMarkup));
  // What the markup gives under this name is not missing there, whatever it gives.
  const nodes = [...(input.inputs.pages ?? [])].flatMap(({ structured }) => businessNodes(structured));
  const isMarked = ({ property }: SpokenFact) =>
    nodes.some(({ node }) => node.properties[property] !== undefined) ||
    (property === 'openingHoursSpecification' && nodes.some(({ node }) => node.properties.openingHours !== undefined));
  const textOnly = facts.filter(
    (fact) => fact.sources.some(isInText) && !fact.sources.some(isInMarkup) && !isMarked(fact),
  );
  // What stands in a title or meta element, assistants read as text.
  const markupOnly = facts.filter(({ sources }) => sources.length > 0 && sources.every(isInMarkup));
  const nowhere = facts.filter(({ sources }) => sources.length === 0);
  const rule = 'Where each fact stands: in the text, in structured data, or in both.';
  const ground = (some: readonly SpokenFact[]) =>
    derived(
      rule,
      some.flatMap(({ sources }) => sources.slice(0, 1).map(seenAs)),
    );
  const names = (some: readonly SpokenFact[]) => listed(some.map(({ what }) => what));
  const lines: Grounded<string>[] = [];
  if (both.length > 0)
    lines.push(
      say(`Told to machines and readable in the text: ${names(both)}. What is heard can be checked.`, ground(both)),
    );
  if (textOnly.length > 0) {
    const places = textOnly.flatMap(({ sources }) => sources.find(isInText)?.pageUrl ?? []);
    const pages = [...new Set(places)].map((pageUrl) => pageWords(pageUrl, homeUrl));
    lines.push(
      say(
        `In your text, and missing where machines look: ${names(textOnly)}. Take the words as they stand on ${listed(pages)}.`,
        ground(textOnly),
      ),
    );
  }
  if (markupOnly.length > 0)
    lines.push(
      say(
        `Told to machines alone: ${names(markupOnly)}. Show the same as text, or nobody can check it.`,
        ground(markupOnly),
      ),
    );
  if (nowhere.length > 0)
    lines.push(
      say(
        `Do not tell machines your ${names(nowhere)} before a page shows ${nowhere.length === 1 && nowhere[0]?.what !== 'opening hours' ? 'it' : 'them'}.`,
        derived('Looked for in the text and structured data of all pages read.', [homeEvidence(input)]),
      ),
    );
  const speakable = input.results.find(({ check }) => check.id === 'speakable-markup')?.outcome;
  if (speakable?.outcome === 'info')
    lines.push(
      say(
        'speakable: you mark passages with it. Google reads it for news only, so it may stay and needs no care.',
        measured(input, 'speakable-markup'),
      ),
    );
  return lines;
}

/** People who speak to a phone hold one: what happens when they tap. */
export function mobileOptimizations(input: PremiumInput): Grounded<string>[] {
  const { pages, facts, target } = input.inputs;
  const lines: Grounded<string>[] = [];
  const [home] = pages ?? [];
  if (!pages || !home) return lines;
  const viewport = home.plain.view.metas.find(({ by, name }) => by === 'name' && name === 'viewport');
  if (viewport && /user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*1(?:\.0)?(?!\d)/i.test(viewport.content))
    lines.push(
      say(
        `The viewport tag of the home page forbids enlarging: ${quoted(viewport.content)}. Take that part out, so that a caller can read the number.`,
        measured(input, 'missing-viewport'),
      ),
    );
  if (facts.phones.length > 0) {
    // Whoever holds a phone sees what scripts write.
    const tappable = pages.filter(({ plain, rendered }) =>
      [plain.view, ...(rendered ? [rendered.view] : [])].some(({ links }) =>
        links.some(({ url }) => url?.startsWith('tel:') === true),
      ),
    );
    const [source] = facts.phones[0]?.sources ?? [];
    lines.push(
      say(
        tappable.length === pages.length
          ? `A tap calls you from ${pages.length === 1 ? 'the page' : `all ${pages.length} pages`} we read.`
          : tappable.length === 0
            ? `No page lets a phone call ${facts.phones[0]?.asShown} with one tap.`
            : `A tap calls you from ${tappable.length} of ${pages.length} pages. The rest: ${listed(
                pages
                  .filter((page) => !tappable.includes(page))
                  .slice(0, 4)
                  .map(({ url }) => pageWords(url, target.homeUrl)),
              )}.`,
        derived('Links that begin with tel:, counted over the pages read.', [source ? seenAs(source) : null]),
      ),
    );
  }
  const form = pages
    .flatMap(({ url, plain }) =>
      plain.view.forms.map(({ fields }) => ({
        url,
        asked: fields.filter(
          ({ type, hidden }) => !hidden && !['hidden', 'submit', 'button', 'checkbox', 'search'].includes(type),
        ).length,
      })),
    )
    .sort((a, b) => b.asked - a.asked)[0];
  if (form && form.asked > MAX_FIELDS)
    lines.push(
      say(
        `The form on ${pageWords(form.url, target.homeUrl)} has ${form.asked} fields to fill on a small screen. ${MAX_FIELDS} are enough for a first message: what, when and how to reach the sender.`,
        derived('Visible fields of the longest form.', [quoteOf(form.url, 'form', `${form.asked} fields`)]),
      ),
    );
  const ttfb = [...input.inputs.ttfbSamplesMs].sort((a, b) => a - b)[Math.floor(input.inputs.ttfbSamplesMs.length / 2)];
  if (ttfb !== undefined)
    lines.push(
      say(
        `Your server begins to answer after ${Math.round(ttfb)} ms, the middle of ${counted(input.inputs.ttfbSamplesMs.length, 'try', 'tries')}. ${ttfb <= GOOD_TTFB_MS ? 'Nobody who asks by voice waits for it.' : 'Somebody who asks by voice waits for that before anything is said.'}`,
        measured(input, 'slow-first-byte'),
      ),
    );
  return lines;
}

/** Name, number and what it is about, with room for two more. */
const MAX_FIELDS = 5;
/** "Good" at web.dev/articles/ttfb. */
const GOOD_TTFB_MS = 800;
